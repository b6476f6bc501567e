import type { Import, ImportRow, Rollbook } from '@rollbook/sdk';
import type { RosterRow } from '../build/roster.ts';
import { because } from '../report/item.ts';

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
  for (const result of ['created', 'updated', 'unchanged', 'failed'] as const) {
    if (result === common || counts[result] === 0) continue;
    for await (const row of client.imports.rows(done.id, { result, limit: 100 })) {
      const sent = rows[row.number - 1];
      if (!sent) continue;
      if (result !== 'failed') sent.resolve(result);
      else if (fail(row, sent)) kept.add(sent);
    }
  }
  if (counts.created + counts.updated > 0)
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
