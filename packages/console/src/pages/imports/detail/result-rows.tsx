import type { Import, ImportRow, ImportsRowsQuery } from '@rollbook/sdk';
import { Button } from '../../../components/button.tsx';
import { Choice, type Options } from '../../../components/choice.tsx';
import { Done } from '../../../components/done.tsx';
import { Empty } from '../../../components/empty.tsx';
import { Id } from '../../../components/id.tsx';
import { Loading } from '../../../components/loading.tsx';
import { More } from '../../../components/more.tsx';
import { Problem } from '../../../components/problem.tsx';
import { Status } from '../../../components/status.tsx';
import { api } from '../../../lib/api.ts';
import { isAhead } from '../../../lib/clock.ts';
import { separatorOf } from '../../../lib/csv.ts';
import { place } from '../../../lib/router.ts';
import { saveCsv } from '../../../lib/save.ts';
import { school } from '../../../lib/school.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useLog } from '../../../lib/use-log.ts';
import { isRunning } from '../words.ts';
import { failedLines, fieldsOf, problemTable, withFieldWords } from './problems-file.ts';
import { useRecordNames } from './use-record-names.ts';

const results: Options = [
  'failed',
  'skipped',
  'created',
  'updated',
  'unchanged',
  'removed',
  'pending',
  'warning',
].map((result) => [result, result === 'warning' ? 'with a warning' : result] as const);

interface RowsProps {
  of: Import;
  /** Whether rows are still getting results. */
  live: boolean;
  /** The one result that is shown; otherwise that which somebody chooses. */
  only?: 'failed' | 'skipped' | 'warning';
}

const titles = {
  failed: 'Rows with problems',
  skipped: 'Rows that are left out',
  warning: 'Rows with warnings',
} as const;

/** Which rows are listed. The API checks the value of the URL. */
function filterOf(chosen: string): ImportsRowsQuery {
  if (chosen === '') return {};
  if (chosen === 'warning') return { warning: true };
  return chosen === 'kept' ? { undo: chosen } : { result: chosen as ImportRow['result'] };
}

/** The rows of an import, with their results. */
export function ResultRows({ of, live, only }: RowsProps) {
  const { id, rows_until: until } = of;
  const { kept } = of.undo;
  const isOver = !isAhead(until);
  // While it runs, a file would have only those that have failed until then.
  const failed = isOver || isRunning(of) || (only ?? 'failed') !== 'failed' ? 0 : of.counts.failed;
  const chosen = only ?? place.value.query.get('result') ?? '';
  const filter = filterOf(chosen);
  const options = kept > 0 ? [...results, ['kept', 'kept'] as const] : results;
  const log = useLog(
    `${id} ${chosen} ${of.status}`,
    (page, request) => api.imports.rows(id, { ...filter, order: 'asc', ...page }, request),
    { live },
  );
  const { nameOf, withNames } = useRecordNames(
    log.rows.map((row) => `${row.record_id ?? ''} ${reasonOf(row)}`),
  );
  const download = useAction(async () => {
    const rows = await api.imports.rows(id, { result: 'failed', limit: 100 }).toArray({ limit: 10_000 });
    saveCsv(`${id}-problems.csv`, problemTable(rows, separatorOf(school.value?.locale)));
    return undefined;
  });
  const correct = useAction(async () => {
    const rows = await api.imports.rows(id, { result: 'failed', limit: 100 }).toArray({ limit: 10_000 });
    const { csv, skip_lines, columns } = await api.imports.source(id);
    if (csv === null) return 'The rows were not sent as a CSV file.';
    // A removal that failed has no line.
    const lines = rows.filter(({ line }) => line !== null);
    if (lines.length === 0) return 'No line of the file failed.';
    saveCsv(`${id}-to-correct.csv`, failedLines({ csv, skip: skip_lines ?? 0, columns }, of, lines));
    return 'Saved: correct the lines, and import the file.';
  });
  return (
    <section>
      <div class="section-head">
        <h2>{only ? titles[only] : 'Rows'}</h2>
        <div class="acts">
          {failed > 0 && of.source_deleted_at === null && !(of.dry_run && of.kind === 'payments') && (
            <>
              <Button small scope="read:sensitive" busy={correct.busy} onClick={() => void correct.run()}>
                Download the failed lines to correct
              </Button>
              <Done>{correct.done}</Done>
            </>
          )}
          {failed > 0 && (
            <Button small busy={download.busy} onClick={() => void download.run()}>
              Download the problems as CSV
            </Button>
          )}
        </div>
      </div>
      <Problem error={correct.error ?? download.error} />
      {!only && (
        <search class="filters">
          <Choice name="result" label="Result" any="Any result" options={options} />
        </search>
      )}
      <Loading of={log}>
        {() =>
          log.rows.length > 0 ? (
            <>
              <table>
                <thead>
                  <tr>
                    <th class="number">Row</th>
                    <th>Result</th>
                    <th>Id in the source</th>
                    <th>Record</th>
                    <th>Reason</th>
                  </tr>
                </thead>
                <tbody>
                  {log.rows.map((row) => (
                    <ResultRow
                      key={row.id}
                      row={row}
                      name={nameOf(row.record_id ?? '')}
                      reason={withNames(reasonOf(row))}
                    />
                  ))}
                </tbody>
              </table>
              <More log={log} />
            </>
          ) : (
            <Empty title={isOver ? 'The rows are no longer kept' : 'No row has this result'} />
          )
        }
      </Loading>
    </section>
  );
}

/** Why a row failed, was left out or was not undone. */
const reasonOf = (row: ImportRow): string =>
  withFieldWords(row.undo_detail ?? (fieldsOf(row) || (row.detail ?? '')));

interface ResultRowProps {
  row: ImportRow;
  /** What the record is called, if it is known. */
  name: string | undefined;
  reason: string;
}

function ResultRow({ row, name, reason }: ResultRowProps) {
  const { number, line, undo, result, external_id: externalId, record_id: record } = row;
  return (
    <tr>
      <td data-label="Row" class="number">
        {line ?? number}
      </td>
      <td>
        <Status of={result} /> {undo && <Status of={undo} />}
      </td>
      <td data-label="Id in the source">{externalId ?? '–'}</td>
      <td data-label="Record">
        {record ? (
          <Id id={record} name={name} href={`/settings/audit-log?resource_id=${record}`} />
        ) : (
          <span class="quiet">–</span>
        )}
      </td>
      <td data-label="Reason" class="grow wrap">
        {reason || <span class="quiet">–</span>}
      </td>
    </tr>
  );
}
