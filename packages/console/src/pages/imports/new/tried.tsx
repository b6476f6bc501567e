import type { Import } from '@rollbook/sdk';
import { useState } from 'preact/hooks';
import { Button } from '../../../components/button.tsx';
import { Problem } from '../../../components/problem.tsx';
import { Status } from '../../../components/status.tsx';
import { api } from '../../../lib/api.ts';
import { count } from '../../../lib/format.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { ResultRows } from '../detail/result-rows.tsx';
import { ImportProgress } from '../import-progress.tsx';
import { useImport } from '../use-import.ts';
import { isRunning, orderWords, resultWords } from '../words.ts';

interface TriedProps {
  of: Import;
  /** The columns with values that are not imported. */
  unmapped: readonly string[];
  busy: boolean;
  onTry: () => void;
  onImport: () => void;
}

/** What an import would do, and the button that does it. */
export function Tried({ of, unmapped, busy, onTry, onImport }: TriedProps) {
  const { data = of, error } = useImport(of.id);
  const { failed, skipped, created, updated, unchanged } = data.counts;
  const changed = created + updated;
  const isPartial = !isRunning(data) && data.progress.done < data.progress.total;
  return (
    <div class="recovery">
      <Problem error={error} />
      <p role="status">
        <Status of={data.status} /> {isRunning(data) ? 'Trying' : 'Tried'}: {resultWords(data)}
      </p>
      <ImportProgress of={data} />
      {data.date_order !== null && <p>Dates such as 3/4/2026 are read {orderWords[data.date_order]}.</p>}
      {unmapped.length > 0 && (
        <p>
          <strong>{count(unmapped.length, 'column')} with values</strong>{' '}
          {unmapped.length === 1 ? 'is' : 'are'} not imported:{' '}
          {unmapped.map((column) => column || 'one without a name').join(', ')}
          {data.kind === 'payments' && '. A column that says which way the money went is read all the same.'}
        </p>
      )}
      {/* Money that may be booked twice is seen before it is. */}
      {!isRunning(data) && data.kind === 'payments' && <Warned of={data} />}
      {isPartial && (
        <>
          <p>
            <strong>Not all rows were tried</strong>
            {data.error ? `: ${data.error.detail}` : ', because the dry run was cancelled.'}
          </p>
          <div class="acts">
            <Button look="main" scope="write:imports" busy={busy} onClick={onTry}>
              Try it again
            </Button>
          </div>
        </>
      )}
      {!isRunning(data) && !isPartial && (
        <div class="acts">
          {unchanged > 0 && changed === 0 && (
            <p>There is nothing to import: {count(unchanged, 'row')} would change nothing.</p>
          )}
          {changed > 0 && (
            <Button look="main" scope="write:imports" busy={busy} onClick={onImport}>
              Import {count(changed + unchanged, 'row')}
            </Button>
          )}
        </div>
      )}
      {!isRunning(data) && failed > 0 && <ResultRows of={data} live={false} only="failed" />}
      {!isRunning(data) && data.kind !== 'payments' && <Warned of={data} />}
      {!isRunning(data) && skipped > 0 && <LeftOut of={data} />}
    </div>
  );
}

/** The rows with a warning, such as that the school has somebody of the same name. */
function Warned({ of }: { of: Import }) {
  const { data } = useLoad(of.id, (signal) =>
    api.imports.rows(of.id, { warning: true, limit: 1 }, { signal }),
  );
  return data && data.data.length > 0 ? <ResultRows of={of} live={false} only="warning" /> : null;
}

/** The rows that are left out, which are loaded when somebody asks for them. */
function LeftOut({ of }: { of: Import }) {
  const [isOpen, setOpen] = useState(false);
  const { skipped } = of.counts;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Show {count(skipped, 'row')} that {skipped === 1 ? 'is' : 'are'} left out
      </summary>
      {isOpen && <ResultRows of={of} live={false} only="skipped" />}
    </details>
  );
}
