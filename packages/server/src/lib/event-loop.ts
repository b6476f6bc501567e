/** Yields to the event loop. */
export const yieldToEventLoop = (): Promise<void> => new Promise(setImmediate);

/**
 * Yields to the event loop from time to time as `index` grows: a transaction on SQLite is one turn of the event loop
 * unless it pauses.
 */
export async function yieldPeriodically(index: number): Promise<void> {
  if (index % 10 === 0) await yieldToEventLoop();
}
