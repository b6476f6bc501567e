import { isDeepStrictEqual } from 'node:util';
import { invalidBody } from '../contract/errors.ts';
import type { RetentionFamily } from '../contract/schemas.ts';
import type { Resource } from './resource.ts';

export type Changes = Record<string, { before: unknown; after: unknown }>;

/** One change of one record, for the audit log. */
export interface Change {
  action: string;
  resource: { type: string; id: string };
  changes: Changes;
  reason?: string | undefined;
  /** The name of the data key of the person whom it concerns, and what is encrypted with it. */
  person?: Protected | undefined;
}

/** The personal part of a change. */
export interface Protected {
  readonly key: string;
  /** The family of the record. */
  readonly family: RetentionFamily;
  /** The people whom it adds to a list: its texts are about them too, although they have a data key of their own. */
  readonly listed: readonly string[];
  /** The changes without personal values. */
  readonly shown: Changes;
  /** The changes with personal values, if there are any. */
  readonly hidden: Changes | undefined;
  /** Whether the record has personal values, so that its events have some too. */
  readonly holds: boolean;
  /** The data of an event without its personal values. */
  erase(data: Record<string, unknown>): Record<string, unknown>;
}

/** The fields in which two states of a record differ. */
export function difference(before: object, after: object, redacted: ReadonlySet<string> = none): Changes {
  const changes: Changes = {};
  const old = before as Record<string, unknown>;
  for (const [field, value] of Object.entries(after)) {
    const former = old[field] ?? null;
    if (unaudited.has(field) || isDeepStrictEqual(former, value ?? null)) continue;
    const show = (it: unknown) => (redacted.has(field) && it !== null ? '[redacted]' : it);
    changes[field] = { before: show(former), after: show(value) };
  }
  return changes;
}

const none: ReadonlySet<string> = new Set();

// The entry itself already contains this information.
const unaudited = new Set(['id', 'object', 'created_at', 'updated_at']);

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
