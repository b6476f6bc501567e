import { type Database, Locked, Overloaded, SharedConnections } from '../db/database.ts';
import { query } from '../db/query.ts';

const probeEveryMs = 3000;
const probeWaitMs = 500;

const ping = query<Record<never, never>, { name: string }>((db) =>
  db.selectFrom('instance').select('name').limit(1),
);
const rewrite = query<Record<never, never>>((db) =>
  db.updateTable('instance').set((row) => ({ name: row.ref('name') })),
);

/** Checks that the database can be read and commits changes. */
export class Readiness {
  readonly #db: Database;
  readonly #onError: (error: unknown) => void;
  #probedAt = -Infinity;
  #probe: Promise<void> = Promise.resolve();
  #refused: string | undefined;

  constructor(db: Database, onError: (error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
  }

  /**
   * Resolves to undefined if the server can work, otherwise to the reason, without details that are only for its
   * operator.
   */
  async unready(): Promise<string | undefined> {
    try {
      await this.#db.urgent('readiness').first(ping, {});
    } catch (error) {
      this.#onError(error);
      return error instanceof SharedConnections
        ? 'The database is behind a pooler that shares connections between transactions.'
        : 'The database cannot be read.';
    }
    const now = performance.now();
    if (now - this.#probedAt >= probeEveryMs) {
      this.#probedAt = now;
      this.#probe = this.#commit();
    }
    // A change that waits for a lock or for its turn says nothing about the disk, so the last result is used in the
    // meantime.
    await Promise.race([this.#probe, new Promise((resolve) => setTimeout(resolve, probeWaitMs).unref())]);
    return this.#refused;
  }

  async #commit(): Promise<void> {
    try {
      await this.#db.checkRoom();
      await this.#db.transact((tx) => tx.run(rewrite, {}));
      this.#refused = undefined;
    } catch (error) {
      if (error instanceof Locked || error instanceof Overloaded) return;
      this.#onError(error);
      this.#refused = `The database cannot commit changes${reasonOf(error)}.`;
    }
  }
}

function reasonOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (/^(SQLITE_FULL|53100|ENOSPC)/.test(code)) return ': its disk is full';
  if (/^(SQLITE_IOERR|58030)/.test(code)) return ': it cannot write to its disk';
  if (/^(SQLITE_READONLY|25006)/.test(code)) return ': it is read-only';
  return '';
}
