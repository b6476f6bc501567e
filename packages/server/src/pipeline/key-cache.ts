import { sql } from 'kysely';
import { monotonicMs } from '../lib/platform.ts';
import { credentialsChannel, type Database, type Reader } from '../sql/database.ts';
import { statement } from '../sql/query.ts';
import { joinSchool, type SchoolRow, schoolColumns } from '../sql/school-rows.ts';
import { type Holder, schoolOf } from '../work/caller.ts';

/** A caller of the API: an API key, or a staff member who is signed in. */
export interface KeyHolder extends Holder {
  /** The id of the key, or of what else identifies the caller, for which requests are counted. */
  readonly keyId: string;
  /** The API version of requests that name none: for a key, the one pinned to it. */
  readonly version: string;
}

/** An API key as its holder uses it. */
export interface Key {
  readonly holder: KeyHolder;
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
  /** Whether its school is suspended. */
  readonly isSuspended: boolean;
}

interface KeyRow extends SchoolRow {
  id: string;
  name: string;
  scopes: string;
  version: string;
  expires_at: string | null;
  revoked_at: string | null;
}

interface Entry {
  key: Key;
  version: number;
  heard: number;
  readAt: number;
}

const mostEntries = 10_000;
/** How long a row is used if notifications of changes by other processes could be missed. */
const postgresMs = 1_000;

const keyByHash = statement<{ hash: string }, KeyRow>(
  (p) => sql`
    select k.id, k.name, k.scopes, k.version, k.expires_at, k.revoked_at, ${schoolColumns}
    from api_keys as k ${joinSchool('k')}
    where k.hash = ${p.hash}`,
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

  /** The key with a hash, if it was found before and has not changed since. */
  current(hash: string): Key | undefined {
    const entry = this.#entries.get(hash);
    return entry && this.#isCurrent(entry, this.#state()) ? entry.key : undefined;
  }

  /** The key with a hash, which is read from `reader` unless it was found before and has not changed since. */
  async find(hash: string, reader: Reader = this.#db.urgent(hash)): Promise<Key | undefined> {
    const current = this.current(hash);
    if (current) return current;
    // Before the row is read, so that a concurrent change makes the entry stale.
    const state = this.#state();
    const row = await reader.first(keyByHash, { hash });
    this.#entries.delete(hash);
    if (!row) return undefined;
    const key = keyOf(row);
    this.#entries.set(hash, { key, ...state });
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined && this.#entries.size > mostEntries) this.#entries.delete(oldest);
    return key;
  }

  #state(): Omit<Entry, 'key'> {
    return { version: this.#db.credentialsVersion(), heard: this.#heard, readAt: monotonicMs() };
  }

  #isCurrent({ version, heard, readAt }: Entry, now: Omit<Entry, 'key'>): boolean {
    return version === now.version && heard === now.heard && now.readAt - readAt < this.#longestMs;
  }
}

const keyOf = (row: KeyRow): Key => ({
  holder: {
    actor: { type: 'api_key', id: row.id, name: row.name, scopes: new KeyScopes(JSON.parse(row.scopes)) },
    keyId: row.id,
    version: row.version,
    ...schoolOf(row),
  },
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
  isSuspended: row.suspended_at !== null,
});

/** The scopes of a caller, which are stored with the actor of an import. */
export class KeyScopes extends Set<string> {
  toJSON(): string[] {
    return [...this];
  }
}
