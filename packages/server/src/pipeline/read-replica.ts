import { sql } from 'kysely';
import { monotonicMs } from '../lib/platform.ts';
import { ConnectionLost, type Database, errorCode, Overloaded, type Reader } from '../sql/database.ts';
import { query, statement } from '../sql/query.ts';

/** Every change of a school has an entry in its audit log: the newest one is the position of its last write. */
const position = query<{ school: string }, { sequence: number; hash: string }>((db, p) =>
  db.selectFrom('audit_heads').select(['sequence', 'hash']).where('school_id', '=', p.school),
);

interface Copied {
  /** That of the entry with this number. A standby server of a previous primary can have another entry with it. */
  hash: string | null;
  is_copy: boolean;
  /** The time of the last transaction that was copied. */
  time: string | null;
}

const copied = statement<{ school: string; sequence: number }, Copied>(
  (p) => sql`select
    (select hash from audit_log where school_id = ${p.school} and sequence = ${p.sequence}) as hash,
    pg_is_in_recovery() as is_copy,
    to_char(pg_last_xact_replay_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as time`,
);

const written = statement<Record<never, never>, { position: string }>(
  () => sql`select cast(pg_current_wal_insert_lsn() as text) as position`,
);
const replayed = statement<{ position: string }, { is_copy: boolean; lag_bytes: number }>(
  (p) => sql`select pg_is_in_recovery() as is_copy, cast(case when pg_is_in_recovery()
    then greatest(pg_wal_lsn_diff(cast(${p.position} as pg_lsn), pg_last_wal_replay_lsn()), 0) end as double precision) as lag_bytes`,
);

/** How many bytes of what the primary has written a standby server does not have; undefined if it is none. */
export async function lagBytes(primary: Reader, replica: Reader): Promise<number | undefined> {
  const now = await primary.first(written, {});
  const state = now && (await replica.first(replayed, now));
  return state?.is_copy ? state.lag_bytes : undefined;
}

/** Whether a replica is a standby server, with the tables of this version. */
export const isReadable = async (primary: Reader, replica: Reader): Promise<boolean> =>
  (await lagBytes(primary, replica)) !== undefined &&
  (await replica.first(copied, { school: '', sequence: 0 })) !== undefined;

/** What a request that may be read from the replica was read from, and why. */
export type ReadFrom = 'replica' | 'behind' | 'unavailable';

// While it is down, requests do not wait for it.
const retryMs = 5000;
/** A standby ended a statement because it would have delayed what it copies. */
const conflict = '40001';
/** A table or a column is not there: it has not copied a migration yet, or is of another database. */
const undefinedPart = /^42[0-9A-Z]{3}$/;

/** A standby server from which requests are read that ask for it, if it has everything that their school has written. */
export class ReadReplica {
  readonly #primary: Database;
  readonly #replica: Database;
  readonly #onError: (error: unknown) => void;
  readonly #onRead: (from: ReadFrom) => void;
  #downUntil = -Infinity;

  constructor(parts: {
    primary: Database;
    replica: Database;
    onError: (error: unknown) => void;
    onRead: (from: ReadFrom) => void;
  }) {
    this.#primary = parts.primary;
    this.#replica = parts.replica;
    this.#onError = parts.onError;
    this.#onRead = parts.onRead;
  }

  /**
   * Reads on the replica, and gives the time of the last transaction that it has. Undefined if it does not have the last
   * write of the school, or cannot be used: then the primary has to be read.
   */
  async read<T>(
    school: string,
    work: (db: Reader) => Promise<T>,
  ): Promise<{ value: T; time: string } | undefined> {
    const wanted = await this.#primary.forSchool(school).first(position, { school });
    if (monotonicMs() < this.#downUntil) return this.#instead('unavailable');
    const db = this.#replica.forSchool(school);
    try {
      const found = await db.first(copied, { school, sequence: wanted?.sequence ?? 0 });
      // A standby that was promoted is another database from then on.
      if (!found?.is_copy)
        throw new ConnectionLost(undefined, 'ROLLBOOK_READ_DATABASE_URL is not the URL of a standby server');
      if (!wanted || !found.time || found.hash !== wanted.hash) return this.#instead('behind');
      const value = await work(db);
      this.#onRead('replica');
      return { value, time: found.time };
    } catch (error) {
      if (errorCode(error) === conflict || error instanceof Overloaded) return this.#instead('unavailable');
      const lost = undefinedPart.test(errorCode(error))
        ? new ConnectionLost(error, 'The standby server does not have the schema of this version')
        : error;
      if (!(lost instanceof ConnectionLost)) throw error;
      this.#downUntil = monotonicMs() + retryMs;
      this.#onError(lost);
      return this.#instead('unavailable');
    }
  }

  #instead(from: ReadFrom): undefined {
    this.#onRead(from);
  }
}
