import { useState } from 'preact/hooks';
import { type Action, useAction } from './use-action.ts';

/** The fields of a record that somebody has changed and not saved. Only they are sent, so what others change stays. */
export function useChanges<T extends object>(
  save: (changes: T) => Promise<void>,
): { changes: T; change: (fields: T) => void; action: Action<[]> } {
  const [changes, setChanges] = useState({} as T);
  const action = useAction(async () => {
    await save(changes);
    // What was typed since is not saved.
    setChanges((now) => {
      const left = (Object.keys(now) as (keyof T)[]).filter((field) => now[field] !== changes[field]);
      return Object.fromEntries(left.map((field) => [field, now[field]])) as T;
    });
    return 'Saved';
  });
  const change = (fields: T) => {
    action.clear();
    setChanges((now) => ({ ...now, ...fields }));
  };
  return { changes, change, action };
}
