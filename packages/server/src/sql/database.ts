import type { Kysely } from 'kysely';
import type { Params, Query } from './query.ts';
import type { Tables } from './tables.ts';

export type Dialect = 'sqlite' | 'postgres';

/** The channel for notifications that a table of `credentialTables` was written. */
export const credentialsChannel = 'rollbook_credentials';

/** The tables that authentication uses. */
export const credentialTables: ReadonlySet<string> = new Set([
  'api_keys',
  'schools',
  'suspended_schools',
  'test_clocks',
]);

/** The database cannot do some work now, but may be able to soon. The code is that of SQL. */
export abstract class Unavailable extends Error {
  abstract readonly code: string;
}

/** The code of an error of a database or of the operating system; empty if it has none. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** A read outside of a transaction that writes failed because of the disk. */
export class ReadFailed extends Error {
  readonly code: string;
  constructor(cause: unknown) {
    super('The database could not be read', { cause });
    this.code = errorCode(cause);
  }
}

export const isDiskFull = (error: unknown): boolean => /^(SQLITE_FULL|53100|ENOSPC)/.test(errorCode(error));

/** What a database cannot do because of its disk, and what is wrong with the disk. */
export function diskTrouble(error: unknown): { what: string; reason: string } | undefined {
  const code = errorCode(error);
  const isRead = error instanceof ReadFailed || /^SQLITE_IOERR_(READ|SHORT_READ|CORRUPTFS)/.test(code);
  const what = isRead ? 'cannot be read' : 'cannot store changes';
  if (isDiskFull(error)) return { what, reason: 'its disk is full' };
  if (/^SQLITE_IOERR/.test(code))
    return { what, reason: `it cannot ${isRead ? 'read from' : 'write to'} its disk` };
  // PostgreSQL does not say which.
  if (/^58030/.test(code)) return { what: 'cannot read or store data', reason: 'its disk reports errors' };
  return /^(SQLITE_READONLY|25006)/.test(code) ? { what, reason: 'it is read-only' } : undefined;
}

/** The connection to the database was lost, or there was none; the transaction is rolled back. */
export class ConnectionLost extends Unavailable {
  readonly code: string = '08006';
  constructor(cause: unknown, message = 'The connection to the database was lost') {
    super(message, { cause });
  }
}

/** The database cannot be written to, because another server takes over, for example; the transaction is rolled back. */
export class ReadOnly extends ConnectionLost {
  override readonly code = '25006';
  constructor(cause: unknown) {
    super(cause, 'The database is read-only');
  }
}

/** The connection that listens was lost, or there was none. Everything else may work: what others have changed is found later. */
export class NotNotified extends Unavailable {
  readonly code = '08006';
  constructor(cause: unknown, url: string) {
    super(`What other processes change is noticed later, because a connection of ${url} cannot be used`, {
      cause,
    });
  }
}

/** A pooler gives each transaction any of its connections, so a connection keeps none of its settings. */
export class SharedConnections extends ConnectionLost {
  override readonly code = '08P01';
  constructor(what: string, instead: string) {
    super(
      undefined,
      `${what} is behind a pooler that shares connections between transactions, such as PgBouncer with pool_mode=transaction. ${instead}`,
    );
  }
}

/** The work was rejected before it started: too much work was waiting, or it had waited too long. */
export class Overloaded extends Unavailable {
  readonly code = '53400';
  constructor() {
    super('Too much work is waiting for the database');
  }
}

/** The work needed a lock that another change, or another program, did not release in time; it is rolled back. */
export class Locked extends Unavailable {
  readonly code = '55P03';
  constructor(cause?: unknown) {
    super('A lock was not obtained in time', { cause });
  }
}

/** The connection was lost during the commit of a transaction: it was committed completely, or not at all. */
export class OutcomeUnknown extends ConnectionLost {
  override readonly code = '08007';
}

/** A read-only handle. */
export interface Reader {
  readonly dialect: Dialect;
  all<P extends Params, R>(query: Query<P, R>, params: P): Promise<R[]>;
  first<P extends Params, R>(query: Query<P, R>, params: P): Promise<R | undefined>;
}

/** Work that runs once, right before a commit, for all work that is committed together. */
export interface CommitStep<T> {
  run(tx: Transaction, items: readonly T[]): Promise<void>;
}

/** A handle on an open transaction. */
export interface Transaction extends Reader {
  /** The school that has its turn for the whole transaction: no other process changes it until the transaction ends. */
  readonly turnOf?: string | undefined;
  /** Runs a write and returns the number of affected rows. */
  run<P extends Params>(query: Query<P, unknown>, params: P): Promise<number>;
  /**
   * Runs a write whose result this transaction does not need, and whose data it does not read. On PostgreSQL it runs
   * right before the commit, together with all other deferred writes and the commit in one round trip, or before a
   * statement of other work that depends on it; writes that are `rowwise` share a statement. On SQLite it runs
   * immediately. Work that is committed with it sees what was written.
   */
  defer<P extends Params>(query: Query<P, unknown>, params: P): void;
  /** Runs work in a savepoint: if it fails, only this work is rolled back, and the transaction continues. */
  attempt<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Adds an item to a step that runs right before the commit, once for all work that is committed together; if it
   * fails, each unit of work is retried and committed separately.
   */
  beforeCommit<T>(step: CommitStep<T>, item: T): void;
  /** Calls back after the transaction is durable, and only then. */
  afterCommit(effect: () => void): void;
  /** Returns what `make` returned the first time in this transaction, which other work that is committed with it shares. */
  shared<T>(name: string, make: () => T): T;
}

/** A handle that reads, and writes in transactions. */
export interface Writer extends Reader {
  /**
   * Runs the work in a write transaction and resolves when it is durable. An error rolls it back completely, or is
   * `OutcomeUnknown`. The work may be retried after a serialisation failure, so it must have no effect outside of the
   * transaction: no network, no other transaction. Work that waits together is committed together: all work on SQLite,
   * and the work of a school on PostgreSQL.
   */
  transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
}

/** Runs statements without parameters or results, all together. */
export type RunScript = (tx: Kysely<Tables>, statements: readonly string[]) => Promise<void>;

/** What rewriting the files of a database has done. */
export interface Rewritten {
  /** Whether no file of the tables contains deleted text. */
  isClean: boolean;
  /** What does and does not contain deleted text now, and what to do, as sentences. */
  detail: string;
}

/** The handle itself is for the server's own work, which takes turns with that of the schools. */
export interface Database extends Writer {
  /**
   * A handle for the work of one school. Schools take turns, and each uses at most a share of the connections; the
   * transactions of a school run one after the other in a process. Work that would wait too long, or in too long a
   * queue, is rejected with `Overloaded` before it starts.
   */
  forSchool(id: string): Writer;
  /**
   * A handle for short reads that must not wait behind the work of schools, such as those of authentication. They
   * take turns by the key.
   */
  urgent(key: string): Reader;
  /**
   * A number that increases when API keys or schools may have changed: immediately after a change by this process
   * and, on SQLite, within a millisecond after a change by another program. On PostgreSQL, other processes notify
   * `credentialsChannel`.
   */
  credentialsVersion(): number;
  /** Notifies other processes on the same database; does nothing on SQLite. */
  notify(channel: string): void;
  /** Calls back when another process has notified. Returns a function that stops listening. */
  listen(channel: string, heard: () => void): Promise<() => Promise<void>>;
  hasTable(name: string): Promise<boolean>;
  /** Runs statements that only a migration needs, in one process at a time; `run` those of a transaction of `db`. */
  migrating<T>(work: (db: Kysely<Tables>, run: RunScript) => Promise<T>): Promise<T>;
  /**
   * Rewrites these tables, on SQLite all that there are, because deleted text stays in a database's files until it is
   * overwritten.
   */
  rewrite(tables: readonly string[]): Promise<Rewritten>;
  /** Removes overwritten text from the write-ahead log of SQLite; PostgreSQL recycles its own. */
  truncateLog(): Promise<void>;
  /**
   * Updates the planner's statistics of tables that have grown a lot since the last time, or, roughly, of those among some;
   * does nothing if the planner does not need it.
   */
  analyze(among?: readonly (keyof Tables)[]): Promise<void>;
  /** The number of units of work that run, that wait for their turn, and that could run at the same time. */
  load(): { running: number; waiting: number; limit: number };
  /** Fails if the disk has no room for a change of ordinary size; does nothing on PostgreSQL. */
  checkRoom(): Promise<void>;
  close(): Promise<void>;
}
