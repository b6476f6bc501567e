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

/** A list as somebody has changed it since it was opened, with what others have changed meanwhile. */
export function mergedList<T>(opened: readonly T[], own: readonly T[], present: readonly T[]): T[] {
  const kept = present.filter((item) => own.includes(item) || !opened.includes(item));
  return [...kept, ...own.filter((item) => !opened.includes(item) && !present.includes(item))];
}

type Members = Record<string, unknown>;
const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes as they are sent, so that what others have changed since `opened` stays: of an object, the members that differ. */
export function ownPart<T extends object>(opened: object, changes: T): T {
  const before = opened as Members;
  const parts = Object.entries(changes).map(([field, value]) => {
    const { [field]: former } = before;
    if (!isObject(value) || !isObject(former)) return [field, value];
    return [field, Object.fromEntries(Object.entries(value).filter(([name, part]) => part !== former[name]))];
  });
  return Object.fromEntries(parts) as T;
}
