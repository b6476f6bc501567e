import { AbortError } from '@rollbook/sdk';
import { yieldToEventLoop } from '../lib/timers.ts';

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Aborts the work on Ctrl-C or when the process is asked to end; a second time ends the process immediately. */
export async function withInterrupts<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = () => controller.abort(new AbortError('Interrupted'));
  for (const name of stopSignals) process.once(name, stop);
  try {
    return await work(controller.signal);
  } finally {
    for (const name of stopSignals) process.off(name, stop);
  }
}

/** Throws if the process was asked to end during a step that blocked it, so that it cleans up. */
export async function betweenSteps(signal: AbortSignal): Promise<void> {
  await yieldToEventLoop();
  signal.throwIfAborted();
}
