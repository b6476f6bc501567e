import type { Import } from '@rollbook/sdk';
import { useState } from 'preact/hooks';
import { Button } from '../../components/button.tsx';
import { Empty } from '../../components/empty.tsx';
import { Loading } from '../../components/loading.tsx';
import { More } from '../../components/more.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Problem } from '../../components/problem.tsx';
import { Status } from '../../components/status.tsx';
import { Time } from '../../components/time.tsx';
import { api } from '../../lib/api.ts';
import { count, number } from '../../lib/format.ts';
import { useAction } from '../../lib/use-action.ts';
import { useLog } from '../../lib/use-log.ts';
import { FailedRows } from './failed-rows.tsx';

/** Running and finished imports. */
export function Imports() {
  const log = useLog('imports', (page, options) => api.imports.list({ order: 'desc', ...page }, options), {
    live: true,
    limit: 25,
  });
  return (
    <>
      <PageHead title="Imports" intro="Rows that were sent from another system, and what became of them." />
      <Loading of={log}>
        {() =>
          log.rows.length > 0 ? (
            <>
              <ol class="imports">
                {log.rows.map((each) => (
                  <ImportItem key={each.id} item={each} onChange={() => void log.reload()} />
                ))}
              </ol>
              <More log={log} />
            </>
          ) : (
            <Empty title="Imports appear here once you send one">
              <p>
                Run <code>rollbook import ./school.zip</code>, or send rows to the API.
              </p>
              <a class="button main" href="/docs/operations/imports.create">
                How to import
              </a>
            </Empty>
          )
        }
      </Loading>
    </>
  );
}

function ImportItem({ item, onChange }: { item: Import; onChange: () => void }) {
  const [open, setOpen] = useState(false);
  const { id, kind, source, status, counts, progress, dry_run: dry, error, created_at } = item;
  const isRunning = status === 'queued' || status === 'running';
  const cancel = useAction(async () => {
    await api.imports.cancel(id);
    onChange();
    return undefined;
  });
  const results = Object.entries(counts).filter(([, value]) => value > 0);
  return (
    <li class="import">
      <div class="import-head">
        <Status of={status} />
        <strong>{kind.replaceAll('_', ' ')}</strong>
        <span class="quiet">from {source}</span>
        {dry && <span class="tag">dry run</span>}
        <Time at={created_at} />
      </div>
      {isRunning && (
        <progress
          max={Math.max(1, progress.total)}
          value={progress.done}
          aria-label={`${progress.done} of ${progress.total} rows`}
        />
      )}
      <p class="quiet">
        {isRunning && `${number(progress.done)} of ${number(progress.total)} rows. `}
        {results.map(([name, value]) => `${number(value)} ${name}`).join(', ') || (!isRunning && 'No rows.')}
      </p>
      {error && (
        <p class="explanation bad">
          {error.detail} <code>{error.code}</code>
        </p>
      )}
      <Problem error={cancel.error} />
      <div class="acts">
        {isRunning && (
          <Button small scope="write:imports" busy={cancel.busy} onClick={() => void cancel.run()}>
            Cancel the remaining rows
          </Button>
        )}
        {counts.failed > 0 && (
          <Button small expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Hide' : 'Show'} {count(counts.failed, 'row')} with problems
          </Button>
        )}
      </div>
      {open && <FailedRows id={id} />}
    </li>
  );
}
