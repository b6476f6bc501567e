import { createMemoryStore } from './memory-store.ts';
import { checkOptions, positive, withMethods } from './options.ts';

/** Stores the ids of handled events. The methods can be asynchronous. */
export interface DeduplicationStore {
  /**
   * Claims the id, atomically, for `ttlSeconds`.
   *
   * @returns `true` if the id was free and is now claimed; `false` if it was already claimed;
   * `'busy'`, from a store that can tell, if it is claimed but not completed. Anything else, such as
   * the reply of a database, is an error, because it does not say whether the event was handled.
   */
  claim(id: string, ttlSeconds: number): boolean | 'busy' | Promise<boolean | 'busy'>;
  /** Releases the id, because its handler failed. */
  release(id: string): unknown;
  /**
   * Records that the id was handled, for `ttlSeconds`. If this method exists, `claim` is called
   * with the short lease instead of the full time, so an event is handled again if the process died
   * while handling it.
   */
  complete?: ((id: string, ttlSeconds: number) => unknown) | undefined;
}

/** Options of `createDeduplicator()`. */
export interface DeduplicatorOptions {
  /** Where ids are stored. The default is the memory of this process. */
  store?: DeduplicationStore | undefined;
  /**
   * Number of seconds for which an id is remembered. The default is 172,800 (two days), twice the
   * retry window.
   */
  ttlSeconds?: number | undefined;
  /** Number of seconds after which a running handler is considered dead. The default is 300. */
  leaseSeconds?: number | undefined;
}

/**
 * The result of handling an event: `handled`; a `duplicate` of an event that was handled before; or
 * `busy` if another process is handling it. Do not respond to a busy delivery with 2xx, because the
 * event would be lost if that process fails. The adapters respond with 409, and the sender sends it
 * again.
 */
export type Deduplication = 'handled' | 'duplicate' | 'busy';

/** Runs a handler once per event. */
export interface Deduplicator {
  /**
   * Runs the handler unless the event was already handled. If the handler throws, the id is
   * released, so the retry is handled. A duplicate that arrives while the first delivery is being
   * handled waits for it: it is a duplicate if the first succeeds, and is handled itself if the
   * first fails.
   *
   * @throws TypeError for an event without an id, because all such events would be the same event.
   * @throws TypeError if `store.claim()` returns anything else than it should.
   * @throws What the handler or the store throws; both, in an AggregateError, if the id could not
   *   be released.
   */
  run(event: { readonly id: string }, handler: () => unknown): Promise<Deduplication>;
}

/**
 * Creates a deduplicator for event ids, which retries share (the delivery id is new for each retry).
 *
 * @throws TypeError for an unknown or invalid option.
 * @example
 * ```ts
 * const deduplicator = createDeduplicator();
 * await deduplicator.run(event, async () => book(event));
 * ```
 */
export function createDeduplicator(options: DeduplicatorOptions = {}): Deduplicator {
  checkOptions(options, {
    store: withMethods('claim', 'release'),
    ttlSeconds: positive('seconds'),
    leaseSeconds: positive('seconds'),
  });
  const { store = createMemoryStore(), ttlSeconds = 172_800 } = options;
  const { leaseSeconds = Math.min(300, ttlSeconds) } = options;
  if (leaseSeconds > ttlSeconds) throw new TypeError('leaseSeconds must not be greater than ttlSeconds');
  /** Handlers running in this process; each promise resolves to whether the event was handled. */
  const running = new Map<string, Promise<boolean>>();

  async function claimAndRun(id: string, handler: () => unknown): Promise<Deduplication> {
    const claimed: unknown = await store.claim(id, store.complete ? leaseSeconds : ttlSeconds);
    if (claimed === false) return 'duplicate';
    if (claimed === 'busy') return 'busy';
    if (claimed !== true) throw unclear(claimed);
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
      if (!id || typeof id !== 'string') throw new TypeError('event.id must be a non-empty string');
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

/** Any guess would be wrong for some stores: a duplicate is not handled, so an event would be lost. */
function unclear(claimed: unknown): TypeError {
  const what = claimed === null ? 'null' : typeof claimed === 'string' ? 'a text' : `a ${typeof claimed}`;
  return new TypeError(
    `store.claim() must return true, false or 'busy', and returned ${what}. ` +
      "The reply of Redis to SET … NX is 'OK' or null: return reply === 'OK'",
  );
}

async function releaseAfter(store: DeduplicationStore, id: string, error: unknown): Promise<void> {
  try {
    await store.release(id);
  } catch (releaseError) {
    throw new AggregateError(
      [error, releaseError],
      'The handler failed, and the event id could not be released',
    );
  }
}
