import type { DeduplicationStore } from './deduplicator.ts';

/** Options of `createMemoryStore()`. */
export interface MemoryStoreOptions {
  /** Maximum number of ids; the oldest are removed first. The default is 100,000. */
  maxEntries?: number | undefined;
  /** Returns the current time in milliseconds. The default is the system clock. */
  clock?: (() => number) | undefined;
}

/**
 * A deduplication store in the memory of this process, limited in size and time. It is enough for a
 * single process that can forget ids when it restarts; several processes need a shared store.
 */
export function createMemoryStore(options: MemoryStoreOptions = {}): Required<DeduplicationStore> {
  const { maxEntries = 100_000, clock = Date.now } = options;
  if (!(maxEntries >= 1)) throw new TypeError('maxEntries must be 1 or more');
  /** In the order in which they were written. */
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
