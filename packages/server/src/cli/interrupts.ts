import { AbortError } from '@rollbook/sdk';

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
