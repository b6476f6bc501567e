import { setTimeout as pause } from 'node:timers/promises';
import { ConflictError, type Import, type ImportRow, type Rollbook, RollbookError } from '@rollbook/sdk';
import type { RosterRow } from '../build/roster.ts';
import { because } from '../report/report.ts';

/**
 * Gives each row its result. The most common result is not requested row by row. `fail` resolves a failed row, or returns
 * true to keep it for another attempt.
 */
export async function resolveRows(
  client: Rollbook,
  done: Import,
  rows: readonly RosterRow[],
  fail: (row: ImportRow, sent: RosterRow) => boolean,
): Promise<void> {
  const isOver = done.status === 'completed' || done.status === 'completed_with_errors';
  const { counts } = done;
  const common = isOver
    ? (['unchanged', 'created', 'updated'] as const).reduce((most, each) =>
        counts[each] > counts[most] ? each : most,
      )
    : undefined;
  const kept = new Set<RosterRow>();
  for (const result of ['created', 'updated', 'unchanged', 'skipped', 'failed'] as const) {
    if (result === common || counts[result] === 0) continue;
    for await (const row of client.imports.rows(done.id, { result, limit: 100 })) {
      const sent = rows[row.number - 1];
      if (!sent) continue;
      if (result === 'failed') {
        if (fail(row, sent)) kept.add(sent);
        continue;
      }
      sent.resolve(result === 'skipped' ? 'unchanged' : result);
      if (result === 'skipped') sent.warn({ text: row.detail ?? '', pattern: row.code ?? '' });
    }
  }
  if (counts.created + counts.updated + counts.unchanged > 0)
    for await (const { number, code, detail } of client.imports.rows(done.id, { warning: true, limit: 100 }))
      rows[number - 1]?.warn({ text: detail ?? '', pattern: code ?? '' });
  for (const row of rows) {
    if (row.result !== undefined || kept.has(row)) continue;
    if (common) row.resolve(common);
    else if (done.status === 'running' || done.status === 'queued')
      row.resolve('unconfirmed', because`was sent, but had no result when the run ended`);
    else row.resolve('not_sent', because`was not processed: the import was ${done.status}`);
  }
}

/**
 * If a request was rejected because of some of its rows, returns their indexes and the reasons; undefined if it was rejected
 * for another reason.
 */
export function rejectedRows(error: unknown, count: number): Map<number, string> | undefined {
  if (!(error instanceof RollbookError) || error.errors.length === 0) return undefined;
  const rejected = new Map<number, string>();
  for (const { pointer, detail } of error.errors) {
    const [, place, rest = ''] = /^\/rows\/(\d+)(\/.*)?$/.exec(pointer) ?? [];
    if (place === undefined || Number(place) >= count) return undefined;
    rejected.set(Number(place), `${rest.slice(1)} ${detail}`.trim());
  }
  return rejected;
}

/** Whether the request would be accepted with fewer rows. */
export const isTooLarge = (error: unknown): boolean =>
  error instanceof RollbookError && error.code === 'payload_too_large';

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
    if (!signal?.aborted) throw error;
    await cancel(client, started.id);
    // A pause that was interrupted throws another error.
    throw signal.reason;
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
