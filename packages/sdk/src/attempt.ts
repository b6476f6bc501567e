// setTimeout takes no more; above, it would fire at once.
const longestTimeoutMs = 2_147_483_647;

/**
 * Does the work and settles with whatever comes first: its end, the limit or the caller's abort. The work gets a
 * signal of its own; no timer and no listener on the caller's signal outlive it.
 */
export function limited<T>(
  work: (signal: AbortSignal) => Promise<T>,
  limitMs: number,
  timedOut: () => Error,
  signal: AbortSignal | undefined,
  aborted: () => Error,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    // Rejects by itself: a fetch that does not heed its signal must not hold the caller.
    const stop = (error: Error) => {
      settle();
      reject(error);
      controller.abort(error);
    };
    const onAbort = () => stop(aborted());
    const timer = setTimeout(() => stop(timedOut()), Math.min(limitMs, longestTimeoutMs));
    signal?.addEventListener('abort', onAbort);
    if (signal?.aborted) onAbort();
    work(controller.signal).then(
      (value) => {
        settle();
        resolve(value);
      },
      (error: unknown) => {
        settle();
        reject(error);
      },
    );
  });
}

/** Waits, unless the signal is aborted already or meanwhile. */
export function sleep(ms: number, signal: AbortSignal | undefined, aborted: () => Error): Promise<void> {
  return new Promise((resolve, reject) => {
    // An event that has been dispatched does not come again.
    if (signal?.aborted) return reject(aborted());
    const onAbort = () => {
      clearTimeout(timer);
      reject(aborted());
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
