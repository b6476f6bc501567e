import type Sqlite from 'better-sqlite3';

/**
 * The read transaction that the reads of one turn of the event loop share. Each would otherwise lock and unlock the
 * file, which costs more than finding a row. It must be ended before the writing connection commits: a reader of the
 * previous state would keep the write-ahead log from starting again, and the next read has to see the change. It must
 * also be ended after an error, which can have rolled it back.
 */
export class ReadTurn {
  readonly #connection: Sqlite.Database;
  readonly #begin: Sqlite.Statement;
  readonly #end: Sqlite.Statement;
  #isOpen = false;

  constructor(connection: Sqlite.Database) {
    this.#connection = connection;
    this.#begin = connection.prepare('begin');
    this.#end = connection.prepare('commit');
  }

  /** Starts the transaction, unless it is open. */
  begin(): void {
    if (this.#isOpen) return;
    this.#begin.run();
    this.#isOpen = true;
    setImmediate(this.end);
  }

  readonly end = (): void => {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    if (this.#connection.inTransaction) this.#end.run();
  };
}
