import type Sqlite from 'better-sqlite3';

/**
 * The read transaction that the reads of one turn of the event loop share. Each would otherwise lock and unlock the
 * file, which costs more than finding a row. It must be ended before the writing connection commits: a reader of the
 * previous state would keep the write-ahead log from starting again, and the next read has to see the change.
 */
export class ReadTurn {
  readonly #connection: Sqlite.Database;
  readonly #begin: Sqlite.Statement;
  readonly #end: Sqlite.Statement;

  constructor(connection: Sqlite.Database) {
    this.#connection = connection;
    this.#begin = connection.prepare('begin');
    this.#end = connection.prepare('commit');
  }

  /** Starts the transaction, unless it is open. */
  begin(): void {
    if (this.#connection.inTransaction) return;
    this.#begin.run();
    setImmediate(this.end);
  }

  readonly end = (): void => {
    // Also false after an error that has rolled the transaction back, and when the connection is closed.
    if (this.#connection.inTransaction) this.#end.run();
  };
}
