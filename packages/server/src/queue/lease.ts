import { hostname } from 'node:os';
import { type RawBuilder, sql } from 'kysely';
import { monotonicMs, processStartMs } from '../lib/platform.ts';
import type { Database, Dialect } from '../sql/database.ts';
import { query } from '../sql/query.ts';

// Time to store the results of attempts in progress.
const marginMs = 5_000;
/** Interval of renewal. */
export const renewEveryMs = 5_000;

/** Now, or a number of seconds later, by the clock of the database, which all processes share. */
export const databaseTime = (dialect: Dialect, inSeconds: unknown = sql.lit(0)): RawBuilder<string> =>
  dialect === 'sqlite'
    ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', cast(${inSeconds} as text) || ' seconds')`
    : sql`to_char((clock_timestamp() + cast(${inSeconds} as integer) * interval '1 second') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const renew = query<{ owner: string; seconds: number }>((db, p, dialect) =>
  db
    .insertInto('webhook_engines')
    .values({ id: p.owner, lease_until: databaseTime(dialect, p.seconds) })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ lease_until: eb.ref('excluded.lease_until') })),
    ),
);
const end = query<{ owner: string }>((db, p) => db.deleteFrom('webhook_engines').where('id', '=', p.owner));
const expire = query<{ owner: string }>((db, p) =>
  db.updateTable('webhook_engines').set({ lease_until: '' }).where('id', '=', p.owner),
);
const all = query<Record<never, never>, { id: string }>((db) =>
  db.selectFrom('webhook_engines').select('id'),
);

/**
 * A lease for each process that sends. While it lasts, the claims of the process are valid, however long it takes to
 * write the results. It is renewed while the process lives, and compared with the clock of the database.
 */
export class Lease {
  readonly owner: string;
  readonly #db: Database;
  readonly #seconds: number;
  readonly #timeoutMs: number;
  #safeUntil = 0;

  constructor(db: Database, uniqueSuffix: string, timeoutMs: number) {
    this.#db = db;
    this.#timeoutMs = timeoutMs;
    // An attempt that begins when the lease was last renewed two intervals ago still ends before the lease does.
    this.#seconds = Math.ceil((timeoutMs + marginMs + 3 * renewEveryMs) / 1000);
    this.owner = `${hostname()}:${process.pid}:${startedAt()}:${uniqueSuffix}`;
  }

  async renew(): Promise<void> {
    // Measured from before the request to the database, so it is never later than the time in the database.
    const at = monotonicMs();
    await this.#db.transact((tx) => tx.run(renew, { owner: this.owner, seconds: this.#seconds }));
    this.#safeUntil = at + this.#seconds * 1000 - this.#timeoutMs - marginMs;
  }

  /** Ensures that an attempt that begins now ends before the lease does. */
  async ensure(): Promise<void> {
    if (monotonicMs() > this.#safeUntil) await this.renew();
  }

  /** Ends the lease: another process takes over everything that is still claimed immediately. */
  async end(): Promise<void> {
    await this.#db.transact((tx) => tx.run(end, { owner: this.owner }));
  }

  /** Ends the leases of processes of this machine that have died, without waiting for them to expire. */
  async expireTheDead(): Promise<void> {
    const dead = (await this.#db.all(all, {})).filter(({ id }) => isDead(id));
    if (dead.length === 0) return;
    await this.#db.transact(async (tx) => {
      for (const { id: owner } of dead) await tx.run(expire, { owner });
    });
  }
}

function isDead(owner: string): boolean {
  const [host, pid, started] = owner.split(':');
  if (host !== hostname()) return false;
  // In a container every process has the same process id, so a previous process is identified by its start time.
  if (Number(pid) === process.pid) return started !== startedAt();
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

const startedAt = (): string => String(Math.round(processStartMs));
