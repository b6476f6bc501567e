import type { Import } from '@rollbook/sdk';
import { Empty } from '../../components/empty.tsx';
import { Icon } from '../../components/icon.tsx';
import { Loading } from '../../components/loading.tsx';
import { More } from '../../components/more.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Status } from '../../components/status.tsx';
import { Time } from '../../components/time.tsx';
import { api } from '../../lib/api.ts';
import { useLog } from '../../lib/use-log.ts';
import { useRows } from '../../lib/use-rows.ts';
import { ImportProgress } from './import-progress.tsx';
import { kindWords, resultWords, statusOf } from './words.ts';

/** Running and finished imports. */
export function Imports() {
  const log = useLog('imports', (page, options) => api.imports.list({ order: 'desc', ...page }, options), {
    live: true,
    limit: 25,
  });
  return (
    <>
      <PageHead title="Imports" intro="Rows that were sent from another system, and their results.">
        <a class="button main" href="/settings/imports/new">
          <Icon name="plus" />
          Import a file
        </a>
      </PageHead>
      <Loading of={log}>
        {() =>
          log.rows.length > 0 ? (
            <>
              <ImportTable rows={log.rows} />
              <More log={log} />
            </>
          ) : (
            <Empty title="Imports appear here once you send one">
              <p>
                Choose a CSV file here, run <code>rollbook import ./school.zip</code>, or send rows to the
                API.
              </p>
              <a class="button main" href="/settings/imports/new">
                <Icon name="plus" />
                Import the first file
              </a>
            </Empty>
          )
        }
      </Loading>
    </>
  );
}

/** Whether failed rows of an import were sent again with one that is listed, and are not undone. */
const isSentAgain = ({ id }: Import, among: readonly Import[]): boolean =>
  among.some(({ corrects_import_id: of, dry_run, status }) => of === id && !dry_run && status !== 'undone');

function ImportTable({ rows }: { rows: readonly Import[] }) {
  const table = useRows<HTMLTableElement>();
  return (
    <table ref={table}>
      <thead>
        <tr>
          <th>Status</th>
          <th>Rows</th>
          <th>Source</th>
          <th>Result</th>
          <th class="number">Time</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((item) => (
          <tr key={item.id}>
            <td>
              <Status of={statusOf(item)} />
            </td>
            <td class="main-cell">
              <a data-row href={`/settings/imports/${item.id}`}>
                {kindWords(item.kind)}
              </a>
              {item.dry_run && <span class="tag">dry run</span>}
              {item.corrects_import_id !== null && <span class="tag">correction</span>}
            </td>
            <td data-label="Source">{item.source}</td>
            <td data-label="Result" class="grow wrap">
              {resultWords(item)}
              {isSentAgain(item, rows) && '; failed rows were sent again'}
              <ImportProgress of={item} />
            </td>
            <td data-label="Time" class="number">
              <Time at={item.created_at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
