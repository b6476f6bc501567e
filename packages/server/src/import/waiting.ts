import { setTimeout as pause } from 'node:timers/promises';
import { ConflictError, type Import, type Rollbook } from '@rollbook/sdk';

const firstPauseMs = 20;
const longestPauseMs = 1000;

export interface Waiting {
  signal?: AbortSignal | undefined;
  onProgress?: ((done: number) => void) | undefined;
}

/** Waits until an import is over, asking ever less often; cancels it when the signal says so. */
export async function finished(client: Rollbook, started: Import, waiting: Waiting): Promise<Import> {
  const { signal, onProgress } = waiting;
  const options = signal ? { signal } : {};
  try {
    let current = started;
    for (let pauseMs = firstPauseMs; isUnderWay(current); pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)) {
      await pause(pauseMs, undefined, options);
      current = await client.imports.get(started.id, options);
      onProgress?.(current.progress.done);
    }
    return current;
  } catch (error) {
    if (signal?.aborted) await cancel(client, started.id);
    throw error;
  }
}

const isUnderWay = ({ status }: Import): boolean => status === 'queued' || status === 'running';

async function cancel(client: Rollbook, id: string): Promise<void> {
  try {
    await client.imports.cancel(id);
  } catch (error) {
    // It came to its end before it could be cancelled.
    if (!(error instanceof ConflictError)) throw error;
  }
}
