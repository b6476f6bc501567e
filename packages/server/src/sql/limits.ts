/** Limits of work on the database. */
export interface DatabaseLimits {
  /** Maximum number of connections to PostgreSQL. */
  connections: number;
  /**
   * How long work waits for its turn, for a lock of another change, and for another program that writes to SQLite.
   */
  waitMs: number;
  /** Maximum duration of a statement in PostgreSQL. */
  statementTimeoutMs: number;
  /** How long a connection to PostgreSQL is used, at most. */
  connectionAgeMs: number;
  /** Maximum number of units of work of one school that wait for their turn. */
  waitingPerSchool: number;
  /** Maximum number of units of work of all schools that wait for their turn. */
  waitingInTotal: number;
}

export const defaultLimits: DatabaseLimits = {
  connections: 20,
  waitMs: 5000,
  statementTimeoutMs: 30_000,
  connectionAgeMs: 1_800_000,
  waitingPerSchool: 256,
  waitingInTotal: 2048,
};
