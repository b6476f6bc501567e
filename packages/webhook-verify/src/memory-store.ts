import type { DeduplicationStore } from './deduplicator.ts';

/** Options of `createMemoryStore()`. */
export interface MemoryStoreOptions {
  /** How many ids are kept at most, the oldest forgotten first: 100,000 by default. */
  maxEntries?: number | undefined;
  /** Gives the time in milliseconds; the system's clock when left out. */
  clock?: (() => number) | undefined;
}

/**
 * A deduplication store in this process's memory, bounded in number and time. It is enough for one
 * process that may forget when it restarts; several processes need a store they share.
 */
export function createMemoryStore(options: MemoryStoreOptions = {}): Required<DeduplicationStore> {
  const { maxEntries = 100_000, clock = Date.now } = options;
  if (!(maxEntries >= 1)) throw new TypeError('maxEntries must be 1 or more');
  /** In the order they were written. */
  const entries = new Map<string, { expiresAtMs: number; completed: boolean }>();

  function write(id: string, ttlSeconds: number, completed: boolean): void {
    entries.delete(id);
    entries.set(id, { expiresAtMs: clock() + ttlSeconds * 1000, completed });
    for (const [oldest, entry] of entries) {
      if (entries.size <= maxEntries && entry.expiresAtMs > clock()) break;
      entries.delete(oldest);
    }
  }

  return {
    claim(id, ttlSeconds) {
      const entry = entries.get(id);
      if (entry && entry.expiresAtMs > clock()) return entry.completed ? false : 'busy';
      write(id, ttlSeconds, false);
      return true;
    },
    complete(id, ttlSeconds) {
      write(id, ttlSeconds, true);
    },
    release(id) {
      entries.delete(id);
    },
  };
}
