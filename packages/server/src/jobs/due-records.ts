import type { DueRecord } from '../core/daily-task.ts';
import { systemAuthor, type UnitOfWork, type UnitsOfWork } from '../core/unit-of-work.ts';
import { ConnectionLost, type Database } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import { isPassing } from '../pipeline/problem.ts';
import { sideBySide } from './jobs.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;

interface DueRecordsParts {
  db: Database;
  clock: Clock;
  works: UnitsOfWork;
  /** The actor of the changes in the audit log. */
  name: string;
  onError: (error: unknown) => void;
}

/** Runs work for due records, each in a transaction. Those that fail are skipped for a while. */
export class DueRecords {
  readonly #parts: DueRecordsParts;
  /** What failed, and until when it is skipped. */
  readonly #setAside = new Map<string, number>();

  constructor(parts: DueRecordsParts) {
    this.#parts = parts;
  }

  /** Number of records that are skipped: a query must read as many more. */
  get skipped(): number {
    return this.#setAside.size;
  }

  skips(name: string): boolean {
    return this.#setAside.has(name);
  }

  /** Stops skipping what failed long enough ago. Returns whether there was any. */
  retry(now: number): boolean {
    const over = [...this.#setAside].filter(([, until]) => until <= now);
    for (const [name] of over) this.#setAside.delete(name);
    return over.length > 0;
  }

  /** Runs the work for each record. Returns the number of records that were not skipped. */
  async each(
    found: readonly (DueRecord & { time_zone: string })[],
    stopping: AbortSignal,
    work: (work: UnitOfWork, id: string) => Promise<void>,
  ): Promise<number> {
    const { db, clock, works, name } = this.#parts;
    const due = found.filter((one) => !this.skips(nameOf(one)));
    const change = async (one: DueRecord & { time_zone: string }) => {
      const author = systemAuthor({ id: one.school_id, timeZone: one.time_zone }, name, clock.now());
      try {
        await db
          .forSchool(one.school_id)
          .transact((tx) => works.run(tx, author, (changing) => work(changing, one.id)));
      } catch (error) {
        this.passOver(nameOf(one), error);
      }
    };
    const window = sideBySide[db.dialect];
    for (let start = 0; start < due.length; start += window) {
      if (stopping.aborted) return 0;
      await Promise.all(due.slice(start, start + window).map(change));
    }
    return due.length;
  }

  /** A record that fails must not stop the others, and is not reported again on every run. */
  passOver(name: string, error: unknown): void {
    if (error instanceof ConnectionLost) throw error;
    const { clock, onError } = this.#parts;
    this.#setAside.set(name, clock.now() + (isPassing(error) ? minuteMs : hourMs));
    onError(new Error(`The tasks for ${name} failed and are skipped for a while`, { cause: error }));
  }
}

const nameOf = ({ school_id, id }: DueRecord): string => `${school_id} ${id}`;
