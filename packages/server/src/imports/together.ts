import { Problem } from '../contract/errors.ts';
import { isPassing } from '../pipeline/problem.ts';
import type { Transaction } from '../sql/database.ts';
import type { Places } from '../work/import-target.ts';
import type { UnitOfWork } from '../work/unit-of-work.ts';

/** The largest number of rows that are carried out together: the school has no other turn meanwhile. */
const mostTogether = 500;

interface NumberedRow {
  number: number;
}

/** How rows are carried out, or undone. */
interface RowsWithPlaces<R extends NumberedRow, T> {
  places: Places | undefined;
  /** The numbers of the rows that were seen to make room for no other. */
  stuck: Set<number>;
  carryOut(row: R): Promise<T>;
  /** The rows of records that are still to do, in their order. */
  ofRecords(ids: readonly string[]): Promise<(R & { record_id: string })[]>;
  /** Runs work that changes no record. */
  run(work: (work: UnitOfWork) => Promise<void>): Promise<void>;
}

/**
 * Carries out a row. If records that later rows move are in its way, these rows are carried out with it, and returned too: two
 * lessons that swap their times would fail one by one, in any order. If that fails, the error of the row alone is thrown.
 */
export async function carryOutTogether<R extends NumberedRow, T>(
  tx: Transaction,
  row: R,
  rows: RowsWithPlaces<R, T>,
): Promise<[R, T][]> {
  const { places, carryOut } = rows;
  if (!places) return [[row, await carryOut(row)]];
  try {
    return [[row, await tx.attempt(() => carryOut(row))]];
  } catch (error) {
    if (!(error instanceof Problem) || places.inTheWay(error).length === 0) throw error;
    try {
      return await tx.attempt(() => new Together(tx, places, rows).carryOut(row));
    } catch (again) {
      throw isPassing(again) ? again : error;
    }
  }
}

/** Rows of which each makes room for one before it. The first error of one of them ends them all. */
class Together<R extends NumberedRow, T> {
  readonly #tx: Transaction;
  readonly #places: Places;
  readonly #rows: RowsWithPlaces<R, T>;
  /** The row for which each row makes room, by their numbers. */
  readonly #madeFor = new Map<number, number | undefined>();
  /** The records of the rows, which are in no place until their row is carried out. */
  readonly #records = new Map<number, string>();

  constructor(tx: Transaction, places: Places, rows: RowsWithPlaces<R, T>) {
    this.#tx = tx;
    this.#places = places;
    this.#rows = rows;
  }

  async carryOut(first: R): Promise<[R, T][]> {
    const queue = [first];
    this.#madeFor.set(first.number, undefined);
    const done: [R, T][] = [];
    for (const row of queue) done.push([row, await this.#place(row, queue)]);
    return done;
  }

  /** Carries out a row when nothing is in its way: what is makes room, and is put in the queue. */
  async #place(row: R, queue: R[]): Promise<T> {
    for (;;) {
      try {
        return await this.#tx.attempt(() => this.#carryOut(row));
      } catch (error) {
        if (isPassing(error)) throw error;
        const others = await this.#inTheWay(row, error);
        if (!others) {
          this.#noteStuck(row.number);
          throw error;
        }
        if (queue.length + others.length > mostTogether) throw error;
        queue.push(...others);
      }
    }
  }

  async #carryOut(row: R): Promise<T> {
    const { carryOut, run } = this.#rows;
    const result = await carryOut(row);
    const record = this.#records.get(row.number);
    // A row that does not move its record finds there whoever has taken its place.
    if (record !== undefined) await run((work) => this.#places.occupy(work, [record]));
    return result;
  }

  /** The rows whose records are in the way of one, which now make room; undefined if something else is. */
  async #inTheWay({ number }: R, error: unknown): Promise<R[] | undefined> {
    const { ofRecords, stuck, run } = this.#rows;
    const ids = error instanceof Problem ? this.#places.inTheWay(error) : [];
    if (ids.length === 0) return undefined;
    const rows = await ofRecords(ids);
    const known = new Set(rows.map(({ record_id }) => record_id));
    const others = rows.filter((one) => one.number !== number);
    const isFixed = (one: R) => stuck.has(one.number) || this.#madeFor.has(one.number);
    if (others.length === 0 || others.some(isFixed) || ids.some((id) => !known.has(id))) return undefined;
    for (const one of others) {
      this.#madeFor.set(one.number, number);
      this.#records.set(one.number, one.record_id);
    }
    const records = new Set(others.map((one) => one.record_id));
    await run((work) => this.#places.vacate(work, [...records]));
    return others;
  }

  /** Neither a row that cannot be carried out makes room, nor those that wait for it. */
  #noteStuck(number: number): void {
    for (let one: number | undefined = number; one !== undefined; one = this.#madeFor.get(one))
      this.#rows.stuck.add(one);
  }
}
