import type { Kysely } from 'kysely';
import type { Params, Query } from './query.ts';
import type { Tables } from './tables.ts';

export type Dialect = 'sqlite' | 'postgres';

/** What work on the database may take. */
export interface DatabaseLimits {
  /** Connections to PostgreSQL. */
  connections: number;
  /** How long work waits for its turn, for a lock of another change, and for another program that writes to SQLite. */
  waitMs: number;
  /** How long PostgreSQL may work on one statement. */
  statementTimeoutMs: number;
  /** How much work of one school may wait for its turn. */
  waitingPerSchool: number;
  /** How much work of all schools may wait for its turn. */
  waitingInTotal: number;
}

/** Where it is announced that a table of `credentialTables` was written. */
export const credentialsChannel = 'rollbook_credentials';

/** What callers are authenticated from. */
export const credentialTables: ReadonlySet<string> = new Set(['api_keys', 'schools']);

export const defaultLimits: DatabaseLimits = {
  connections: 20,
  waitMs: 5000,
  statementTimeoutMs: 30_000,
  waitingPerSchool: 256,
  waitingInTotal: 2048,
};

/** The database cannot do some work now, and may be able to soon. The code is that of SQL. */
export abstract class Unavailable extends Error {
  abstract readonly code: string;
}

/** The connection to the database was lost; what was under way is undone. */
export class ConnectionLost extends Unavailable {
  readonly code: string = '08006';
  constructor(cause: unknown) {
    super('The connection to the database was lost', { cause });
  }
}

/** The work was refused before it began: too much was waiting, or it had waited too long. */
export class Overloaded extends Unavailable {
  readonly code = '53400';
  constructor() {
    super('Too much work is waiting for the database');
  }
}

/** The work needed a lock that another change, or another program, did not give up in time; it is undone. */
export class Locked extends Unavailable {
  readonly code = '55P03';
  constructor(cause?: unknown) {
    super('A lock was not obtained in time', { cause });
  }
}

/** The connection was lost while a transaction was committed: it has taken place, whole, or not at all. */
export class OutcomeUnknown extends ConnectionLost {
  override readonly code = '08007';
}

/** A handle that can only read. */
export interface Reader {
  readonly dialect: Dialect;
  all<P extends Params, R>(query: Query<P, R>, params: P): Promise<R[]>;
  first<P extends Params, R>(query: Query<P, R>, params: P): Promise<R | undefined>;
}

/** Work that is done once, right before a commit, for everything that the commit makes durable. */
export interface CommitStep<T> {
  run(tx: Transaction, items: readonly T[]): Promise<void>;
}

/** A handle on an open transaction. */
export interface Transaction extends Reader {
  /** Runs a write and gives the number of rows that it touched. */
  run<P extends Params>(query: Query<P, unknown>, params: P): Promise<number>;
  /**
   * Runs a write of which nobody in this transaction waits for the result, nor reads what it wrote: on PostgreSQL right
   * before the commit, all of them and the commit in one round trip; on SQLite at once.
   */
  defer<P extends Params>(query: Query<P, unknown>, params: P): void;
  /** Does some work that is undone alone when it fails; the transaction goes on. */
  attempt<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Adds an item to a step that runs right before the commit. On SQLite the step runs once for all transactions that
   * are committed together; when it fails, each of them is run again and committed alone.
   */
  beforeCommit<T>(step: CommitStep<T>, item: T): void;
  /** Calls back once the transaction is durable, and never otherwise. */
  afterCommit(effect: () => void): void;
}

/** A handle that reads, and writes in transactions. */
export interface Writer extends Reader {
  /**
   * Runs the work in a write transaction and resolves once it is durable; an error undoes it whole, or is
   * `OutcomeUnknown`. The work may be run again when the database could not serialise it, so it must have no effect of
   * its own: no network, no other transaction. On SQLite, works that wait together are committed together.
   */
  transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
}

/** The handle itself is for the server's own work, which takes turns with that of the schools. */
export interface Database extends Writer {
  /**
   * For the work of one school. Schools take turns, and one has at most a share of the connections; work that would
   * wait too long, or behind too much, is refused with `Overloaded` before it begins.
   */
  forSchool(id: string): Writer;
  /**
   * For short reads that must not wait behind the work of schools, such as those of authentication. They take turns
   * by the key.
   */
  urgent(key: string): Reader;
  /**
   * A number that grows when API keys or schools may have changed: at once after a change by this process and, on
   * SQLite, within a millisecond after one by any other. Where other processes cannot be seen they notify `credentialsChannel`.
   */
  credentialsVersion(): number;
  /** Tells other processes on the same database; a no-op where they cannot be told. */
  notify(channel: string): void;
  /** Calls back when another process notified. Gives a function that ends it. */
  listen(channel: string, heard: () => void): Promise<() => Promise<void>>;
  hasTable(name: string): Promise<boolean>;
  /** Runs statements that only a migration needs, in one process at a time. */
  migrating<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Writes tables anew: deleted text stays in a database's files until something else takes its place. */
  rewrite(tables: readonly string[]): Promise<void>;
  /** Lets the planner know of tables that have grown much since it last looked; a no-op where it needs no telling. */
  analyze(): Promise<void>;
  /** Fails where the disk has no room for a change of ordinary size; a no-op on PostgreSQL. */
  checkRoom(): Promise<void>;
  close(): Promise<void>;
}
