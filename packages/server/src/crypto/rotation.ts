import type { Clock } from '../lib/clock.ts';
import { type Database, type Reader, type Transaction, Unavailable } from '../sql/database.ts';
import { query } from '../sql/query.ts';
import { type KeyUse, type KeyUser, keyUsers, seenEveryMs } from './key-use.ts';
import { type KeyRing, readKeys } from './master-keys.ts';
import { sealedColumns } from './sealed-columns.ts';
import { type SealedRow, SealedValues } from './sealed-values.ts';

const mostPasses = 10;
const mostUnreadable = 100;

/** The number of values in a column that are encrypted with a key. */
export interface KeyCount {
  table: string;
  column: string;
  /** Null for damaged values, which do not name their key. */
  key: string | null;
  values: number;
}

/** A value that cannot be decrypted. */
export interface Unreadable {
  table: string;
  column: string;
  /** The columns that identify its row. */
  row: Record<string, string>;
  reason: string;
}

export interface RotationResult {
  /** Every value is encrypted with the current key, and no process can encrypt with another one. */
  complete: boolean;
  renewed: number;
  counts: KeyCount[];
  /** Processes that encrypt with another key. */
  writers: KeyUser[];
  unreadable: Unreadable[];
}

const setState = query<{ name: string; from: string; to: string }>((db, p) =>
  db.updateTable('master_keys').set({ state: p.to }).where('name', '=', p.name).where('state', '=', p.from),
);

interface RotationParts {
  db: Database;
  ring: KeyRing;
  clock: Clock;
  /** Shows others that this process encrypts with the current key. */
  use: KeyUse;
}

/** Encrypts every value of a database with the current master key, and retires the others. */
export class Rotation {
  readonly #parts: RotationParts;
  readonly #columns = sealedColumns.map((column) => new SealedValues(column));
  #shownAt = 0;

  constructor(parts: RotationParts) {
    this.#parts = parts;
  }

  async counts(): Promise<KeyCount[]> {
    const counts: KeyCount[] = [];
    for (const values of this.#columns) {
      const { table, column } = values.column;
      for (const [key, count] of await values.count(this.#parts.db))
        counts.push({ table, column, key, values: count });
    }
    return counts;
  }

  /** The number of values among the counted ones that are not encrypted with the current key. */
  outdated(counts: readonly KeyCount[]): number {
    const { name } = this.#parts.ring.current;
    return counts.reduce((sum, { key, values }) => sum + (key === name ? 0 : values), 0);
  }

  /**
   * Can be interrupted at any moment and run again, and run while servers use the database. Throws before it changes
   * anything if one of them could not decrypt the result. `onRenewed` is called with the
   * number of values that have been encrypted with the current key.
   */
  async run(onRenewed: (renewed: number) => void): Promise<RotationResult> {
    await this.#parts.use.start();
    this.#shownAt = this.#parts.clock.now();
    const writers = await this.#endUse();
    let renewed = 0;
    for (let passes = 1; ; passes++) {
      const pass = await this.#pass((more) => {
        renewed += more;
        onRenewed(renewed);
      });
      const counts = await this.counts();
      const isRenewed = this.outdated(counts) === 0;
      const isLast = writers.length > 0 || passes === mostPasses || !pass.changed;
      if (!isRenewed && !isLast) continue;
      const complete = isRenewed && writers.length === 0 && (await this.#retire());
      return {
        complete,
        renewed,
        counts,
        writers: await this.#usersOfOthers(this.#parts.db),
        unreadable: pass.unreadable,
      };
    }
  }

  async #show(): Promise<void> {
    const now = this.#parts.clock.now();
    if (now - this.#shownAt < seenEveryMs) return;
    this.#shownAt = now;
    await this.#parts.use.show();
  }

  /**
   * Marks the other keys as retiring, unless processes encrypt with them, which are returned. If such a process starts
   * later, it removes the mark.
   */
  async #endUse(): Promise<KeyUser[]> {
    const { db } = this.#parts;
    return db.transact(async (tx) => {
      const others = await this.#others(tx);
      // This waits for processes that are starting with the key, and they wait for this.
      for (const { name } of others) await tx.run(setState, { name, from: 'used', to: 'retiring' });
      const users = await this.#usersOfOthers(tx);
      for (const { key_name: name } of users) await tx.run(setState, { name, from: 'retiring', to: 'used' });
      return users;
    });
  }

  async #usersOfOthers(db: Reader): Promise<KeyUser[]> {
    const { clock, ring } = this.#parts;
    return (await keyUsers(db, clock)).filter(({ key_name }) => key_name !== ring.current.name);
  }

  /** Returns false if a process has started with another key in the meantime. */
  async #retire(): Promise<boolean> {
    return this.#parts.db.transact(async (tx) => {
      for (const { name } of await this.#others(tx))
        await tx.run(setState, { name, from: 'retiring', to: 'retired' });
      return (await this.#others(tx)).length === 0;
    });
  }

  async #others(tx: Transaction) {
    const { ring } = this.#parts;
    return (await readKeys(tx)).filter(
      ({ name, state }) => name !== ring.current.name && state !== 'retired',
    );
  }

  /** Goes through all values once. */
  async #pass(onRenewed: (more: number) => void): Promise<{ changed: boolean; unreadable: Unreadable[] }> {
    const { db, ring } = this.#parts;
    const unreadable: Unreadable[] = [];
    let changed = false;
    for (const values of this.#columns) {
      for await (const rows of values.outdated(db, ring)) {
        await this.#show();
        const changes: { row: SealedRow; after: string }[] = [];
        for (const row of rows) {
          try {
            changes.push({ row, after: values.renewed(ring, row) });
          } catch (error) {
            const { table, column } = values.column;
            const reason = error instanceof Error ? error.message : String(error);
            if (unreadable.length < mostUnreadable)
              unreadable.push({ table, column, row: values.keyOf(row), reason });
          }
        }
        if (changes.length === 0) continue;
        changed = true;
        onRenewed(await this.#replace(values, changes));
      }
    }
    return { changed, unreadable };
  }

  /** One short transaction. Rows that others change or lock at the same time are left to the next pass. */
  async #replace(values: SealedValues, changes: { row: SealedRow; after: string }[]): Promise<number> {
    try {
      return await this.#parts.db.transact(async (tx) => {
        const replaced = await Promise.all(changes.map(({ row, after }) => values.replace(tx, row, after)));
        return replaced.filter(Boolean).length;
      });
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      return 0;
    }
  }
}
