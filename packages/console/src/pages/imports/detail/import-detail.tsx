import { importScopes } from 'virtual:import-catalog';
import type { Import, ImportUndo } from '@rollbook/sdk';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../../components/button.tsx';
import { Done } from '../../../components/done.tsx';
import { Id } from '../../../components/id.tsx';
import { Loading } from '../../../components/loading.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { Problem } from '../../../components/problem.tsx';
import { Status } from '../../../components/status.tsx';
import { Time } from '../../../components/time.tsx';
import { api } from '../../../lib/api.ts';
import { schoolTime } from '../../../lib/clock.ts';
import { save, saveCsv } from '../../../lib/save.ts';
import { can } from '../../../lib/session.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { ImportProgress } from '../import-progress.tsx';
import { useImport } from '../use-import.ts';
import { canUndo, isRunning, kindWords, orderWords, resultWords, statusOf, undoWords } from '../words.ts';
import { ResultRows } from './result-rows.tsx';
import { Undo } from './undo.tsx';

/** One import: its progress, the result of each row, and what was sent. */
export function ImportDetail({ id }: { id: string }) {
  const loaded = useImport(id);
  const cancel = useAction(async () => {
    loaded.set(await api.imports.cancel(id));
    return undefined;
  });
  const download = useAction(() => downloadSource(id));
  const [counted, setCounted] = useState<ImportUndo>();
  const count = useAction(async () => {
    setCounted(await api.imports.undo(id, { dry_run: true }));
    return undefined;
  });
  const { data: item, live } = loaded;
  return (
    <>
      <PageHead
        title={item ? `Import of ${kindWords(item.kind)}` : 'Import'}
        up={{ href: '/settings/imports', title: 'Imports' }}
        note={
          item && (
            <>
              <Status of={statusOf(item)} />
              {item.dry_run && <span class="tag">dry run</span>}
            </>
          )
        }
        intro={item?.dry_run && 'This was a dry run: nothing was changed.'}
      >
        {item && isRunning(item) && (
          <Button scope="write:imports" busy={cancel.busy} onClick={() => void cancel.run()}>
            Cancel the remaining rows
          </Button>
        )}
        {item && canUndo(item, schoolTime()) && (
          <Button
            scope={importScopes[item.kind]?.find((scope) => !can(scope)) ?? 'write:imports'}
            busy={count.busy}
            onClick={() => void count.run()}
          >
            Undo…
          </Button>
        )}
        {item?.source_deleted_at && (
          <span class="hint">
            The source was deleted <Time at={item.source_deleted_at} />.
          </span>
        )}
        {item && !item.source_deleted_at && (
          <>
            <Button scope="read:sensitive" busy={download.busy} onClick={() => void download.run()}>
              Download the source
            </Button>
            <Done>{download.done}</Done>
          </>
        )}
      </PageHead>
      <Problem error={cancel.error ?? download.error ?? count.error} />
      {item && counted && (
        <Undo of={item} counted={counted} onUndone={loaded.reload} onClose={() => setCounted(undefined)} />
      )}
      <Loading of={loaded}>
        {(shown) => (
          <>
            <ImportProgress of={shown} />
            <p role="status">
              {resultWords(shown)} {undoWords(shown)}
            </p>
            <Facts of={shown} />
            <ResultRows of={shown} live={live} />
          </>
        )}
      </Loading>
    </>
  );
}

/** Saves what was sent, as it was sent. */
async function downloadSource(id: string): Promise<string> {
  const { csv, rows, kind } = await api.imports.source(id);
  const name = `${id}-${kind}`;
  if (csv === null) save(`${name}.json`, JSON.stringify(rows, null, 2), 'application/json');
  else saveCsv(`${name}.csv`, csv);
  return 'Saved';
}

function Facts({ of: item }: { of: Import }) {
  const { error } = item;
  return (
    <>
      {error && (
        <p class="explanation bad">
          {error.detail} <code>{error.code}</code>
        </p>
      )}
      <dl class="facts">
        <Fact name="Id">
          <Id id={item.id} href={`/settings/audit-log?resource_id=${item.id}`} />
        </Fact>
        <Fact name="Source">{item.source}</Fact>
        {item.corrects_import_id !== null && (
          <Fact name="Corrects">
            <a href={`/settings/imports/${item.corrects_import_id}`}>Failed rows of an earlier import</a>
          </Fact>
        )}
        {!item.dry_run && item.counts.failed > 0 && <CorrectedBy of={item} />}
        <Fact name="Existing records">
          {item.mode === 'create_only' ? 'are left unchanged' : 'are updated'}
        </Fact>
        {item.date_order !== null && (
          <Fact name="Dates such as 3/4/2026">were read {orderWords[item.date_order]}</Fact>
        )}
        {item.full_snapshot && <Fact name="Records not in any row">are archived</Fact>}
        <Fact name="Sent">
          <Time at={item.created_at} />
        </Fact>
        <Fact name="Ended">
          <Time at={item.finished_at} />
        </Fact>
      </dl>
    </>
  );
}

/** The imports in which failed rows were sent again. */
function CorrectedBy({ of: { id } }: { of: Import }) {
  const { data = [] } = useLoad(id, async (signal) => {
    const query = { corrects_import_id: id, limit: 100 } as const;
    const imports = await api.imports.list(query, { signal }).toArray({ limit: 1000 });
    return imports.filter((one) => !one.dry_run).reverse();
  });
  if (data.length === 0) return null;
  return (
    <Fact name="Failed rows were sent again">
      {data.map((one) => (
        <a key={one.id} href={`/settings/imports/${one.id}`}>
          {resultWords(one)}
          {one.status === 'undone' ? ', undone since' : ` ${undoWords(one)}`}
        </a>
      ))}
    </Fact>
  );
}

const Fact = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
