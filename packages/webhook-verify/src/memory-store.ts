import type { DeduplicationStore } from './deduplicator.ts';
import { checkOptions, isFunction, numberFrom } from './options.ts';

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
 *
 * @throws TypeError for an unknown or invalid option.
 */
export function createMemoryStore(options: MemoryStoreOptions = {}): Required<DeduplicationStore> {
  checkOptions(options, { maxEntries: numberFrom(1, 'ids'), clock: ['a function', isFunction] });
  const { maxEntries = 100_000, clock = Date.now } = options;
  const now = () => {
    const ms: unknown = clock();
    // Unix seconds since 2001 would be the first months of 1970 in milliseconds, and ids would be kept a thousand times as long.
    if (typeof ms === 'number' && !Number.isNaN(ms) && !(ms >= 1e9 && ms < 1e11)) return ms;
    throw new TypeError('clock of createMemoryStore must return milliseconds since 1970, as Date.now does');
  };
  /** In the order in which they were written. */
  const entries = new Map<string, { expiresAtMs: number; completed: boolean }>();

  function write(id: string, ttlSeconds: number, completed: boolean): void {
    entries.delete(id);
    entries.set(id, { expiresAtMs: now() + ttlSeconds * 1000, completed });
    for (const [oldest, entry] of entries) {
      if (entries.size <= maxEntries && entry.expiresAtMs > now()) break;
      entries.delete(oldest);
    }
  }

  return {
    claim(id, ttlSeconds) {
      const entry = entries.get(id);
      if (entry && entry.expiresAtMs > now()) return entry.completed ? false : 'busy';
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
