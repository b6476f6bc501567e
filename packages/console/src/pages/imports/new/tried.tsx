import type { Import } from '@rollbook/sdk';
import { Button } from '../../../components/button.tsx';
import { Problem } from '../../../components/problem.tsx';
import { Status } from '../../../components/status.tsx';
import { count } from '../../../lib/format.ts';
import { ImportProgress } from '../import-progress.tsx';
import { useImport } from '../use-import.ts';
import { isRunning, resultWords } from '../words.ts';

interface TriedProps {
  of: Import;
  busy: boolean;
  onImport: () => void;
}

/** What an import would do, and the button that does it. */
export function Tried({ of, busy, onImport }: TriedProps) {
  const { data = of, error } = useImport(of.id);
  const { failed, skipped } = data.counts;
  const good = data.progress.total - failed - skipped;
  return (
    <div class="recovery">
      <Problem error={error} />
      <p role="status">
        <Status of={data.status} /> {isRunning(data) ? 'Trying' : 'Tried'}: {resultWords(data)}
      </p>
      <ImportProgress of={data} />
      {!isRunning(data) && (
        <div class="acts">
          {good > 0 && (
            <Button look="main" scope="write:imports" busy={busy} onClick={onImport}>
              Import {count(good, 'row')}
            </Button>
          )}
          {failed > 0 && (
            <a href={`/settings/imports/${data.id}?result=failed`} target="_blank" rel="noreferrer">
              Show {count(failed, 'row')} with problems in a new tab
            </a>
          )}
          {skipped > 0 && (
            <a href={`/settings/imports/${data.id}?result=skipped`} target="_blank" rel="noreferrer">
              Show {count(skipped, 'row')} that {skipped === 1 ? 'is' : 'are'} left out in a new tab
            </a>
          )}
        </div>
      )}
    </div>
  );
}
