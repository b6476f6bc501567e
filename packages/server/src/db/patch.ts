import { invalidBody } from '../contract/errors.ts';
import type { Resource } from './resource.ts';

/** The fields of a PATCH: in maps, null removes a key. */
export type Patch<T> = { [F in keyof Omit<T, 'external_ids' | 'metadata'>]?: Part<T[F]> | undefined } & {
  external_ids?: Record<string, string | null>;
  metadata?: Record<string, string | null>;
};

/** An object with fixed members is merged too; a list is replaced. */
type Part<V> = V extends unknown[] ? V : V extends object ? { [M in keyof V]?: V[M] | undefined } : V;

/** A record after a PATCH. */
export function patched<T extends object>(resource: Resource<T>, current: T, fields: Patch<T>): T {
  const next = { ...current };
  const fieldErrors = [];
  for (const [field, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    const key = field as keyof T;
    const kind = resource.columns.get(field);
    if (value === null || (kind !== 'map' && kind !== 'object')) {
      next[key] = value as T[keyof T];
      continue;
    }
    if (kind === 'object') {
      next[key] = {
        ...resource.blanks.get(field),
        ...(current[key] as object),
        ...value,
      } as T[keyof T];
      continue;
    }
    const map = { ...(current[key] as object), ...(value as object) };
    const kept = Object.fromEntries(Object.entries(map).filter(([, entry]) => entry !== null));
    if (Object.keys(kept).length > 50)
      fieldErrors.push({ pointer: `/${field}`, code: 'too_many', detail: 'would have more than 50 keys' });
    next[key] = kept as T[keyof T];
  }
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors);
  return next;
}
