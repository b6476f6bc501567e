// The longest delay that setTimeout supports; with a longer one it would fire immediately.
const longestTimeoutMs = 2_147_483_647;

/**
 * Runs the work and settles with whatever comes first: its result, the time limit or the caller's abort. The work
 * gets its own signal, and no timer or listener on the caller's signal is left behind.
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
    // Rejects directly: a fetch that ignores its signal must not block the caller.
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

/** Waits, unless the signal is already aborted or is aborted in the meantime. */
export function sleep(ms: number, signal: AbortSignal | undefined, aborted: () => Error): Promise<void> {
  return new Promise((resolve, reject) => {
    // An event that was already dispatched is not dispatched again.
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
