import { settleAll } from '../lib/jobs.ts';
import type { Database } from '../sql/database.ts';
import { type ImportRows, type Run, rowsIn, settled } from './rows.ts';
import { type PendingRow, pendingRows, settle } from './tables.ts';

const rowsPerTurn = 128;

// Without statistics of a table, the planner uses any index.
const rowsPerAnalysis = 500;

/** Writes the rows of imports. A row and its result are one transaction. */
export class ImportWrites {
  readonly #db: Database;
  readonly #rows: ImportRows;
  #rowsUntilAnalysis = 0;

  constructor(db: Database, rows: ImportRows) {
    this.#db = db;
    this.#rows = rows;
  }

  /**
   * Writes some of the rows that have no result. Returns whether all rows have a result now. If the import was cancelled in the
   * meantime, or another process runs it, nothing more is written.
   */
  async run(run: Run, stopping: AbortSignal): Promise<boolean> {
    const { db } = run;
    let { stage } = run;
    for (let done = 0; done < rowsPerTurn && !stopping.aborted; ) {
      await run.check();
      const window = await db.all(pendingRows, { ...rowsIn(run), limit: run.width });
      if (window.length > 0) {
        await this.#analyze(window.length);
        if (!(await this.#writeWindow(run, window))) return false;
        done += window.length;
      } else if (run.value.full_snapshot && stage === 'rows') {
        // Which records are removed is known when all rows have been written.
        await db.transact((tx) => this.#rows.planRemovals(tx, run));
        stage = 'removals';
      } else return true;
    }
    return false;
  }

  async #analyze(rows: number): Promise<void> {
    if (this.#rowsUntilAnalysis <= 0) {
      await this.#db.analyze();
      this.#rowsUntilAnalysis = rowsPerAnalysis;
    }
    this.#rowsUntilAnalysis -= rows;
  }

  /**
   * Writes rows that share transactions, one after the other in their order. Returns whether all of them were written. An
   * error is thrown after all of them have finished.
   */
  async #writeWindow(run: Run, window: readonly PendingRow[]): Promise<boolean> {
    const written = await settleAll(window.map((row) => this.#writeRow(run, row)));
    return written.every(Boolean);
  }

  /**
   * Writes a row, the rows that are carried out with it, and their results. Returns false, and writes nothing, if the import no longer runs, or another process has
   * written the result because this one was considered dead. Throws only errors that may be temporary; any other error is
   * the result of the row.
   */
  async #writeRow(run: Run, row: PendingRow): Promise<boolean> {
    const { db } = run;
    try {
      await db.transact(async (tx) => {
        for (const [one, outcome] of await this.#rows.carryOut(tx, run, row))
          if ((await tx.run(settle, settled(run, one, outcome))) === 0) throw new Taken();
      });
      return true;
    } catch (error) {
      if (error instanceof Taken) return false;
      const failure = this.#rows.failure(error, run, row);
      return (await db.transact((tx) => tx.run(settle, settled(run, row, failure)))) > 0;
    }
  }
}

class Taken extends Error {}
