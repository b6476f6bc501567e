import type { Import, ImportUndo } from '@rollbook/sdk';
import { Confirm } from '../../../components/confirm.tsx';
import { Time } from '../../../components/time.tsx';
import { api } from '../../../lib/api.ts';
import { count } from '../../../lib/format.ts';
import { useAction } from '../../../lib/use-action.ts';

interface UndoProps {
  of: Import;
  /** What would be undone. */
  counted: ImportUndo;
  onUndone: () => void;
  onClose: () => void;
}

/** What undoing an import would do, in numbers, and the button that does it. */
export function Undo({ of, counted, onUndone, onClose }: UndoProps) {
  const action = useAction(async () => {
    await api.imports.undo(of.id, {});
    onUndone();
    return 'Started';
  });
  const { created, updated, removed, kept } = counted;
  const made = of.kind === 'payments' ? 'reversed' : 'archived';
  return (
    <Confirm
      title="Undo this import?"
      label={`Undo ${count(created + updated + removed, 'row')}`}
      danger
      scope="write:imports"
      action={action}
      missing={created + updated + removed === 0 && 'Nothing can be undone.'}
      onClose={onClose}
    >
      <ul>
        {created > 0 && (
          <li>
            {count(created, 'record')} that it created {created === 1 ? 'is' : 'are'} {made}.
          </li>
        )}
        {updated > 0 && (
          <li>{count(updated, 'row')} that changed records: these get their previous values.</li>
        )}
        {removed > 0 && (
          <li>
            {count(removed, 'record')} that it removed {removed === 1 ? 'is' : 'are'} restored.
          </li>
        )}
        {kept > 0 && (
          <li>
            {count(kept, 'row')} {kept === 1 ? 'stays' : 'stay'}: the record was changed since, or there is no
            way back.
          </li>
        )}
      </ul>
      <p class="hint">
        {of.kind === 'payments'
          ? 'Payments that cannot be reversed'
          : 'Records that cannot be archived, because others refer to them,'}{' '}
        are listed afterwards with the reason. The time to undo this import ends{' '}
        <Time at={of.undo_until} upcoming="deadline" />.
      </p>
    </Confirm>
  );
}
