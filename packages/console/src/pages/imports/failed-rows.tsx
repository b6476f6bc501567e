import type { ImportRow } from '@rollbook/sdk';
import { Button } from '../../components/button.tsx';
import { Loading } from '../../components/loading.tsx';
import { More } from '../../components/more.tsx';
import { Problem } from '../../components/problem.tsx';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import { useLog } from '../../lib/use-log.ts';

/** A cell that a spreadsheet shows as text: one that begins like a formula would be calculated. */
const quoted = (value: unknown): string =>
  `"${String(value ?? '')
    .replace(/^[=+@\t\r-]/, "'$&")
    .replaceAll('"', '""')}"`;
const fieldsOf = ({ errors }: ImportRow): string =>
  errors.map(({ pointer, detail }) => `${pointer.replace(/^\//, '')} ${detail}`).join('; ');

/** A table for a spreadsheet. */
function csvOf(rows: readonly ImportRow[]): string {
  const lines = rows.map((row) => [row.number, row.external_id, row.code, row.detail, fieldsOf(row)]);
  return [['row', 'external_id', 'code', 'detail', 'fields'], ...lines]
    .map((line) => line.map(quoted).join(','))
    .join('\r\n');
}

function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The rows of an import that failed, and why. */
export function FailedRows({ id }: { id: string }) {
  const log = useLog(id, (page, options) =>
    api.imports.rows(id, { result: 'failed', order: 'asc', ...page }, options),
  );
  const download = useAction(async () => {
    const rows = await api.imports.rows(id, { result: 'failed', limit: 100 }).toArray({ limit: 10_000 });
    save(`${id}.csv`, csvOf(rows));
    return undefined;
  });
  return (
    <Loading of={log}>
      {() => (
        <>
          <table>
            <thead>
              <tr>
                <th class="number">Row</th>
                <th>Id in the source</th>
                <th>Problem</th>
              </tr>
            </thead>
            <tbody>
              {log.rows.map((row) => (
                <tr key={row.id}>
                  <td data-label="Row" class="number">
                    {row.number}
                  </td>
                  <td data-label="Id in the source">{row.external_id}</td>
                  <td class="grow wrap">{fieldsOf(row) || row.detail}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <More log={log} />
          <Problem error={download.error} />
          <Button small busy={download.busy} onClick={() => void download.run()}>
            Download all as CSV
          </Button>
        </>
      )}
    </Loading>
  );
}
