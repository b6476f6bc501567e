import type { Kysely } from 'kysely';
import type { Params, Query } from './query.ts';
import type { Tables } from './tables.ts';

export type Dialect = 'sqlite' | 'postgres';

/** The connection to the database was lost; what was under way is undone. The code is that of SQL. */
export class ConnectionLost extends Error {
  readonly code: string = '08006';
  constructor(cause: unknown) {
    super('The connection to the database was lost', { cause });
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
  /** Does some work that is undone alone when it fails; the transaction goes on. */
  attempt<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Adds an item to a step that runs right before the commit. On SQLite the step runs once for all transactions that
   * are committed together; its failure undoes all of them.
   */
  beforeCommit<T>(step: CommitStep<T>, item: T): void;
  /** Calls back once the transaction is durable, and never otherwise. */
  afterCommit(effect: () => void): void;
}

export interface Database extends Reader {
  /**
   * Runs the work in a write transaction and resolves once it is durable; an error undoes it whole, or is
   * `OutcomeUnknown`. The work may be run again when the database could not serialise it, so it must have no effect of
   * its own: no network, no other transaction. On SQLite, works that wait together are committed together.
   */
  transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Tells other processes on the same database; a no-op where they cannot be told. */
  notify(channel: string): void;
  /** Calls back when another process notified. Gives a function that ends it. */
  listen(channel: string, heard: () => void): Promise<() => Promise<void>>;
  /** Runs statements that only a migration needs. */
  migrating<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Lets the planner know of tables that have grown much since it last looked; a no-op where it needs no telling. */
  analyze(): Promise<void>;
  close(): Promise<void>;
}
