import type { Params, Value } from '../sql/query.ts';
import { isJson } from './projection.ts';
import type { Resource } from './resource.ts';
import { keyIn } from './unique.ts';

/** A new record: missing fields are null, missing maps are empty, and the state is the first one. */
export function newRecord<T>(
  resource: Resource<T>,
  given: Readonly<Record<string, unknown>>,
  id: string,
  now: string,
): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const [field, kind] of resource.columns) record[field] = given[field] ?? (kind === 'map' ? {} : null);
  if (resource.initial !== undefined) record.status ??= resource.initial;
  return Object.assign(record, { id, created_at: now, updated_at: now, archived_at: null });
}

/** The columns that are written with a record, except its id and hidden ones. */
export const writtenColumns = <T>({ plain, sensitive, computed = {}, keys }: Resource<T>): string[] => [
  ...[...plain.keys()].filter((column) => column !== 'id'),
  ...(sensitive ? ['encrypted'] : []),
  ...Object.keys(computed),
  ...keys.map(({ column }) => column),
];

/** The values of a record's columns, except those that are encrypted or hidden. */
export function rowValues<T>(resource: Resource<T>, record: T): Params {
  const row: Params = {};
  const values = record as Record<string, unknown>;
  for (const [column, kind] of resource.plain) row[column] = encode(values[column], isJson(kind));
  for (const [column, compute] of Object.entries(resource.computed ?? {})) row[column] = compute(record);
  for (const key of resource.keys) row[key.column] = keyIn(key, values);
  return row;
}

function encode(value: unknown, asJson: boolean): Value {
  if (value === null || value === undefined) return null;
  if (asJson) return JSON.stringify(value);
  return typeof value === 'boolean' ? Number(value) : (value as Value);
}
