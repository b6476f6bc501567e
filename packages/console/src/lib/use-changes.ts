import { useState } from 'preact/hooks';
import { type Action, useAction } from './use-action.ts';

/** The fields of a record that somebody has changed and not saved. Only they are sent, so what others change stays. */
export function useChanges<T extends object>(
  save: (changes: T) => Promise<void>,
): { changes: T; change: (fields: T) => void; action: Action<[]> } {
  const [changes, setChanges] = useState({} as T);
  const action = useAction(async () => {
    await save(changes);
    setChanges({} as T);
    return 'Saved';
  });
  const change = (fields: T) => {
    action.clear();
    setChanges({ ...changes, ...fields });
  };
  return { changes, change, action };
}
