import { setTimeout as delay } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { Locked } from '../database.ts';

// Waiting for a lock inside SQLite would block the process, so the lock is requested repeatedly.
const longestPauseMs = 50;

export const isBusy = (error: unknown): boolean =>
  error instanceof Sqlite.SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(error.code);

export const before = (ms: number): (() => boolean) => {
  const deadline = performance.now() + ms;
  return () => performance.now() < deadline;
};

/** Retries until no other program has the lock, and yields to the event loop between the attempts. */
export async function whenFree<T>(attempt: () => T, goesOn: () => boolean): Promise<T> {
  for (let pauseMs = 1; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (!goesOn()) throw new Locked(error);
    }
    await delay(pauseMs);
  }
}
