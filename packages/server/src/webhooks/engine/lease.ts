import { hostname } from 'node:os';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Dialect } from '../../db/database.ts';
import { query } from '../../db/query.ts';

// Time to store what came of the attempts under way.
const marginMs = 5_000;
/** How often a lease is renewed. */
export const renewEveryMs = 5_000;

/** Now, or so many seconds later, by the clock of the database: the one clock that all processes share. */
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
 * One lease for each process that sends: while it lasts, what the process has claimed is its own, however long the
 * results take to be written. It is renewed while the process lives, and judged by the clock of the database.
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
    // An attempt that begins when the lease was last renewed two intervals ago still ends inside it.
    this.#seconds = Math.ceil((timeoutMs + marginMs + 3 * renewEveryMs) / 1000);
    this.owner = `${hostname()}:${process.pid}:${startedAt()}:${uniqueSuffix}`;
  }

  async renew(): Promise<void> {
    // Measured from before the request to the database, so never later than the database has it.
    const at = performance.now();
    await this.#db.transact((tx) => tx.run(renew, { owner: this.owner, seconds: this.#seconds }));
    this.#safeUntil = at + this.#seconds * 1000 - this.#timeoutMs - marginMs;
  }

  /** Makes sure that an attempt that begins now ends before the lease does. */
  async ensure(): Promise<void> {
    if (performance.now() > this.#safeUntil) await this.renew();
  }

  /** Gives the lease up: whatever is still claimed is taken over by another process at once. */
  async end(): Promise<void> {
    await this.#db.transact((tx) => tx.run(end, { owner: this.owner }));
  }

  /** Ends the leases of processes of this machine that have died: there is no need to wait for them. */
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
  // In a container every process has the same number, so a previous one is identified by the time when it started.
  if (Number(pid) === process.pid) return started !== startedAt();
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

const startedAt = (): string => String(Math.round(performance.timeOrigin));
