import { hash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { type RawBuilder, sql } from 'kysely';
import { monotonicMs, processStartMs } from '../lib/platform.ts';
import type { Database, Dialect } from '../sql/database.ts';
import { query } from '../sql/query.ts';

/**
 * The name of this process: where it runs, when it started, and the space of its process id. In two containers, two living
 * processes can have the same host name and the same process id, which say nothing about each other there.
 */
const processName = (): string =>
  `${hostname()}:${process.pid}:${Math.round(processStartMs)}:${spaceOfIds()}`;

/** The running system and its namespace of process ids; empty where there is none. Short: it is in the name of each claim. */
function spaceOfIds(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
    return hash('sha256', `${boot} ${readlinkSync('/proc/self/ns/pid')}`).slice(0, 8);
  } catch {
    return '';
  }
}

/**
 * What this process knows about another one: `over` if it certainly has ended; `perhaps` if it may be the one before this
 * one in a container, where each has the same process id, or one that is alive in another container.
 */
function endOf(name: string, own: string): 'over' | 'perhaps' | undefined {
  const [host, pid, , space] = name.split(':');
  const [ownHost, ownPid, , ownSpace] = own.split(':');
  if (name === own || host !== ownHost) return undefined;
  if (pid === ownPid) return 'perhaps';
  return space === ownSpace && !isAlive(Number(pid)) ? 'over' : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

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
    .insertInto('process_leases')
    .values({ id: p.owner, lease_until: databaseTime(dialect, p.seconds) })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ lease_until: eb.ref('excluded.lease_until') })),
    ),
);
export const endLease = query<{ owner: string }>((db, p) =>
  db.deleteFrom('process_leases').where('id', '=', p.owner),
);
interface Held {
  id: string;
  lease_until: string;
}

// Not if it was renewed in the meantime.
const expire = query<{ id: string; lease_until: string }>((db, p) =>
  db
    .updateTable('process_leases')
    .set({ lease_until: '' })
    .where('id', '=', p.id)
    .where('lease_until', '=', p.lease_until),
);
const unexpired = query<Record<never, never>, Held>((db) =>
  db.selectFrom('process_leases').select(['id', 'lease_until']).where('lease_until', '<>', ''),
);

/** A process that sends deliveries at the moment. */
export const sender = query<Record<never, never>, { id: string }>((db, _p, dialect) =>
  db
    .selectFrom('process_leases')
    .select('id')
    .where('id', 'like', '%:eng_%')
    .where('lease_until', '>', databaseTime(dialect))
    .limit(1),
);

/** A process that lives renews a lease at least once in this time. */
const silentMs = 2 * renewEveryMs;

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
  /** Processes that may have died: until when they had a lease, and since when that has not changed. */
  readonly #watched = new Map<string, { until: string; since: number }>();

  constructor(db: Database, uniqueSuffix: string, timeoutMs: number) {
    this.#db = db;
    this.#timeoutMs = timeoutMs;
    // An attempt that begins when the lease was last renewed two intervals ago still ends before the lease does.
    this.#seconds = Math.ceil((timeoutMs + marginMs + 3 * renewEveryMs) / 1000);
    this.owner = `${processName()}:${uniqueSuffix}`;
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
    await this.#db.transact((tx) => tx.run(endLease, { owner: this.owner }));
  }

  /**
   * Ends the leases of processes that have died on this machine, without waiting for them to expire. One that has the host
   * name and the process id of this one can be alive in another container: it is watched, and this is called repeatedly.
   */
  async expireTheDead(): Promise<void> {
    const held = await this.#db.all(unexpired, {});
    const dead = [...Map.groupBy(held, ({ id }) => processOf(id))].flatMap(([name, leases]) =>
      this.#isOver(name, leases) ? leases : [],
    );
    if (dead.length === 0) return;
    await this.#db.transact(async (tx) => {
      for (const { id, lease_until } of dead) await tx.run(expire, { id, lease_until });
    });
  }

  #isOver(name: string, leases: readonly Held[]): boolean {
    const end = endOf(name, processOf(this.owner));
    if (end !== 'perhaps') return end === 'over';
    const now = monotonicMs();
    // The lease for messages is renewed only when it is needed, and says nothing: without the other one, it is left to expire.
    const until = leases.find(({ id }) => id.includes(':eng_'))?.lease_until;
    if (until === undefined) return false;
    const seen = this.#watched.get(name);
    if (seen?.until === until) return now - seen.since >= silentMs;
    this.#watched.set(name, { until, since: now });
    return false;
  }
}

/** The process that has a lease: the last part of its name distinguishes the leases of a process. */
const processOf = (owner: string): string => owner.slice(0, owner.lastIndexOf(':'));
