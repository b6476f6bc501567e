/** Lets other work have its turn. */
export const yieldToEventLoop = (): Promise<void> => new Promise(setImmediate);

/**
 * Lets other work have its turn, once in a while as `index` grows: a transaction on SQLite is one turn of the event loop
 * unless it pauses.
 */
export async function giveWay(index: number): Promise<void> {
  if (index % 10 === 0) await yieldToEventLoop();
}
