import { createMemoryStore } from './memory-store.ts';

/** Where the ids that were handled are kept; the methods may be asynchronous. */
export interface DeduplicationStore {
  /**
   * Takes the id, atomically, for `ttlSeconds`.
   *
   * @returns `true` when it was free and now is taken; `false` when it was taken before; `'busy'`,
   *   from a store that can tell, when it is taken but not completed.
   */
  claim(id: string, ttlSeconds: number): boolean | 'busy' | Promise<boolean | 'busy'>;
  /** Gives the id back, since its handler failed. */
  release(id: string): unknown;
  /**
   * Records that the id was handled, for `ttlSeconds`. With it, `claim` is given the short lease
   * instead of the full time, so that an event whose process died in the middle is handled again.
   */
  complete?(id: string, ttlSeconds: number): unknown;
}

/** Options of `createDeduplicator()`. */
export interface DeduplicatorOptions {
  /** Where ids are kept; this process's memory when left out. */
  store?: DeduplicationStore | undefined;
  /** How many seconds an id is remembered: 172,800 (two days) by default, twice the retry window. */
  ttlSeconds?: number | undefined;
  /** How many seconds a handler may hold an id before it counts as dead: 300 by default. */
  leaseSeconds?: number | undefined;
}

/**
 * What became of an event: `handled` now, a `duplicate` of one handled before, or `busy`: another
 * process is at it. A busy delivery must not be answered with 2xx, or the event is lost if that
 * process fails; the adapters answer 409, and the sender comes again.
 */
export type Deduplication = 'handled' | 'duplicate' | 'busy';

/** Runs handlers once per event. */
export interface Deduplicator {
  /**
   * Runs the handler unless the event was handled before. A handler that throws gives its id back,
   * so the retry is handled. A duplicate that arrives while the first is running waits for it: it is
   * a duplicate if the first succeeds and is handled itself if the first fails.
   *
   * @throws TypeError for an event without an id: all such events would count as the same one.
   * @throws What the handler or the store throws; both, in an AggregateError, when the id could not
   *   be given back.
   */
  run(event: { readonly id: string }, handler: () => unknown): Promise<Deduplication>;
}

/**
 * Makes a deduplicator on the event id, which retries share (the delivery id is new each time).
 *
 * @example
 * ```ts
 * const deduplicator = createDeduplicator();
 * await deduplicator.run(event, async () => book(event));
 * ```
 */
export function createDeduplicator(options: DeduplicatorOptions = {}): Deduplicator {
  const { store = createMemoryStore(), ttlSeconds = 172_800, leaseSeconds = 300 } = options;
  if (!(ttlSeconds > 0 && leaseSeconds > 0))
    throw new TypeError('ttlSeconds and leaseSeconds must be above 0');
  /** Runs of this process; each resolves, once over, to whether the event was handled. */
  const running = new Map<string, Promise<boolean>>();

  async function claimAndRun(id: string, handler: () => unknown): Promise<Deduplication> {
    const claimed = await store.claim(id, store.complete ? leaseSeconds : ttlSeconds);
    if (claimed !== true) return claimed === 'busy' ? 'busy' : 'duplicate';
    try {
      await handler();
    } catch (error) {
      await releaseAfter(store, id, error);
      throw error;
    }
    await store.complete?.(id, ttlSeconds);
    return 'handled';
  }

  return {
    async run(event, handler) {
      const { id } = event;
      if (!id || typeof id !== 'string') throw new TypeError('event.id must be a string that is not empty');
      for (let first = running.get(id); first; first = running.get(id)) {
        if (await first) return 'duplicate';
      }
      const outcome = claimAndRun(id, handler);
      running.set(
        id,
        outcome.then(
          (result) => result !== 'busy',
          () => false,
        ),
      );
      try {
        return await outcome;
      } finally {
        running.delete(id);
      }
    },
  };
}

async function releaseAfter(store: DeduplicationStore, id: string, error: unknown): Promise<void> {
  try {
    await store.release(id);
  } catch (releaseError) {
    throw new AggregateError(
      [error, releaseError],
      'The handler failed, and its event id could not be released',
    );
  }
}
