import { idsIn } from '../lib/ids.ts';
import { yieldPeriodically } from '../lib/timers.ts';

import { type DryRunRows, DryRuns } from './dry-runs.ts';
import { type ImportRows, type Outcome, type Run, rowsIn, settled } from './rows.ts';
import { type PendingRow, pendingAfter, pendingAmong, settle, whichRow } from './tables.ts';

// Rows of a dry run are tried one after the other, each in a savepoint.
const rowsPerTurn = 50;

/** Tries the rows of dry runs, in transactions that are rolled back. */
export class ImportTrials {
  readonly #rows: ImportRows;
  readonly #plans = new DryRuns();

  constructor(rows: ImportRows) {
    this.#rows = rows;
  }

  /** Tries some of the rows that have no result. Returns whether all rows have a result now. */
  async run(run: Run, stopping: AbortSignal): Promise<boolean> {
    const { db, stage, value } = run;
    for (let done = 0; done < rowsPerTurn && !stopping.aborted; ) {
      await run.check();
      const group = await this.#plans.next(value.id, this.#plannedRows(run));
      if (group === 'later') return false;
      if (group !== undefined) {
        const rows = await db.all(pendingAmong, {
          ...rowsIn(run),
          numbers: group.map((number) => ({ number })),
        });
        await this.#tryGroup(run, rows);
        done += group.length;
        continue;
      }
      this.#plans.forget(value.id);
      if (!value.full_snapshot || stage !== 'rows') return true;
      await db.transact((tx) => this.#rows.planRemovals(tx, run));
      return false;
    }
    return false;
  }

  /** Drops the plan of an import: another attempt plans the rows that have no result yet. */
  forget(importId: string): void {
    this.#plans.forget(importId);
  }

  #plannedRows(run: Run): DryRunRows<PendingRow> {
    const isInOrder = this.#rows.targetOf(run).inOrder;
    return {
      after: (after, limit) => run.db.all(pendingAfter, { ...rowsIn(run), after, limit }),
      namesOf: (row) => (isInOrder ? ['any'] : this.#rows.namesOf(run, row)),
      hasRoom: (field, id, count) => this.#rows.hasRoom(run, field, id, count),
      // Removals may affect each other, for example those of the last owners of a school.
      areRemovals: run.stage === 'removals',
    };
  }

  /**
   * Tries rows in one transaction, which is rolled back, so that each row sees the changes of those before it, and
   * stores their results.
   */
  async #tryGroup(run: Run, rows: readonly PendingRow[]): Promise<void> {
    const { db } = run;
    const outcomes: [PendingRow, Outcome][] = [];
    const undone = new Error('A dry run is rolled back');
    try {
      await db.transact(async (tx) => {
        outcomes.length = 0;
        const done = new Set<number>();
        for (const [index, row] of rows.entries()) {
          await yieldPeriodically(index);
          if (done.has(row.number)) continue;
          try {
            const results = await tx.attempt(() => this.#rows.carryOut(tx, run, row));
            // The rows after them see which record each has.
            for (const [one, result] of results) await tx.run(settle, settled(run, one, result));
            for (const [{ number }] of results) done.add(number);
            outcomes.push(...results);
          } catch (error) {
            outcomes.push([row, this.#rows.failure(error, run, row)]);
          }
        }
        throw undone;
      });
    } catch (error) {
      if (error !== undone) throw error;
    }
    await db.transact(async (tx) => {
      for (const [row, outcome] of withoutTried(outcomes)) await tx.run(settle, settled(run, row, outcome));
    });
  }
}

/** Outcomes without the ids of the records that were rolled back: texts name the rows that would create them. */
function withoutTried(outcomes: readonly [PendingRow, Outcome][]): [PendingRow, Outcome][] {
  const tried = new Map(
    outcomes.flatMap(([row, { result, record_id: id }]) =>
      result === 'created' && id !== null ? [[id, `(${whichRow(row)})`] as const] : [],
    ),
  );
  if (tried.size === 0) return [...outcomes];
  const told = (text: string) => text.replace(idsIn, (id) => tried.get(id) ?? id);
  return outcomes.map(([row, outcome]) => {
    const record_id = tried.has(outcome.record_id ?? '') ? null : outcome.record_id;
    const detail = outcome.detail === undefined ? {} : { detail: told(outcome.detail) };
    const errors =
      outcome.result === 'failed'
        ? { errors: outcome.errors.map((error) => ({ ...error, detail: told(error.detail) })) }
        : {};
    return [row, { ...outcome, record_id, ...detail, ...errors } as Outcome];
  });
}
