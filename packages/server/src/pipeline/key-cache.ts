import { sql } from 'kysely';
import { credentialsChannel, type Database } from '../db/database.ts';
import { query } from '../db/query.ts';

export interface KeyRow {
  id: string;
  school_id: string;
  name: string;
  mode: string;
  scopes: string;
  version: string;
  hash: string;
  expires_at: string | null;
  revoked_at: string | null;
  time_zone: string;
  /** By how much the clock of the school is ahead, in milliseconds. */
  ahead_ms: number;
}

interface Entry {
  row: KeyRow;
  version: number;
  heard: number;
  readAt: number;
}

const mostEntries = 10_000;
/** How long a row is used if notifications of changes by other processes could be missed. */
const postgresMs = 1_000;

const keyByHash = query<{ hash: string }, KeyRow>((db, p) =>
  db
    .selectFrom('api_keys as k')
    .innerJoin('schools as s', (join) =>
      join.onRef('s.school_id', '=', 'k.school_id').onRef('s.id', '=', 'k.school_id'),
    )
    .leftJoin('test_clocks as c', 'c.school_id', 'k.school_id')
    .select(['k.id', 'k.school_id', 'k.name', 'k.mode', 'k.scopes', 'k.version', 'k.hash'])
    .select(['k.expires_at', 'k.revoked_at', 's.time_zone'])
    .select((row) => row.fn.coalesce('c.ahead_ms', sql.lit(0)).as('ahead_ms'))
    .where('k.hash', '=', p.hash),
);

/**
 * API keys by their hashes, as in the database. A change by this process applies immediately. A change by another
 * process applies immediately on SQLite; on PostgreSQL when this process is notified, and after at most a second.
 */
export class KeyCache {
  readonly #db: Database;
  readonly #longestMs: number;
  readonly #entries = new Map<string, Entry>();
  #heard = 0;

  constructor(db: Database) {
    this.#db = db;
    this.#longestMs = db.dialect === 'postgres' ? postgresMs : Number.POSITIVE_INFINITY;
  }

  /** Listens for notifications of other processes; returns a function that stops listening. */
  listen(): Promise<() => Promise<void>> {
    return this.#db.listen(credentialsChannel, () => {
      this.#heard++;
    });
  }

  async find(hash: string): Promise<KeyRow | undefined> {
    // Before the row is read, so that a concurrent change makes the entry stale.
    const state = { version: this.#db.credentialsVersion(), heard: this.#heard, readAt: performance.now() };
    const entry = this.#entries.get(hash);
    if (entry && this.#isCurrent(entry, state)) return entry.row;
    const row = await this.#db.urgent(hash).first(keyByHash, { hash });
    this.#entries.delete(hash);
    if (row) this.#entries.set(hash, { row, ...state });
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined && this.#entries.size > mostEntries) this.#entries.delete(oldest);
    return row;
  }

  #isCurrent({ version, heard, readAt }: Entry, now: Omit<Entry, 'row'>): boolean {
    return version === now.version && heard === now.heard && now.readAt - readAt < this.#longestMs;
  }
}
