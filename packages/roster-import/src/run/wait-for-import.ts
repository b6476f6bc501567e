import { setTimeout as pause } from 'node:timers/promises';
import { ConflictError, type Import, type Rollbook } from '@rollbook/sdk';

const firstPauseMs = 20;
const longestPauseMs = 1000;

export interface WaitOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((done: number) => void) | undefined;
}

/** Polls an import, less and less often, until it has finished; cancels it if the signal is aborted. */
export async function waitForImport(
  client: Rollbook,
  started: Import,
  { signal, onProgress }: WaitOptions,
): Promise<Import> {
  const options = signal ? { signal } : {};
  try {
    let current = started;
    for (
      let pauseMs = firstPauseMs;
      isUnfinished(current);
      pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)
    ) {
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

const isUnfinished = ({ status }: Import): boolean => status === 'queued' || status === 'running';

async function cancel(client: Rollbook, id: string): Promise<void> {
  try {
    await client.imports.cancel(id);
  } catch (error) {
    // It has already finished.
    if (!(error instanceof ConflictError)) throw error;
  }
}
