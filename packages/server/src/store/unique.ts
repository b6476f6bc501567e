import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '../contract/schemas.ts';
import { fold } from '../lib/names.ts';
import type { Params, Value } from '../sql/query.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A unique key of a kind of record, in the school or among records with the same value in the field `within`. */
export interface Unique {
  /** The unique field, or several fields that are unique together. */
  readonly fields: readonly string[];
  readonly within: string | undefined;
  /** The column of the keys: values that are considered the same have the same key. */
  readonly column: string;
  /** Whether it is case-insensitive text. */
  readonly caseless: boolean;
  /** The states in which a record has ended and no longer has the key. */
  readonly ended: readonly string[];
  /** Its display name. */
  readonly name: string;
}

/** The unique keys of a kind of record, from its schema. */
export function uniqueIn({ properties = {}, 'x-record': record }: Schema): Unique[] {
  const single = Object.entries(properties).flatMap(([field, schema]): Unique[] => {
    const { 'x-unique': unique, format } = schema;
    if (!unique) return [];
    const { within, caseless } = unique;
    // Email addresses are stored in lower case, so they are their own keys.
    const column = caseless && format !== 'email' ? `${field}_key` : field;
    const name = within ? `${words(field)} in the same ${words(within)}` : words(field);
    return [{ fields: [field], within, column, caseless, ended: [], name }];
  });
  const fields = record?.unique;
  if (!fields) return single;
  const name = `${fields.slice(0, -1).map(words).join(', ')} and ${words(fields.at(-1) ?? '')}`;
  const { ended = [] } = record;
  return [...single, { fields, within: undefined, column: 'unique_key', caseless: false, ended, name }];
}

const words = (field: string): string => field.replace(/_id(s?)$/, '$1').replaceAll('_', ' ');

/** The key of a record; null if it has none. */
export function keyIn(
  { fields, caseless, ended = [] }: Pick<Unique, 'fields' | 'caseless'> & Partial<Unique>,
  record: Fields,
): Value {
  if (ended.includes(String(record.status))) return null;
  if (fields.length > 1) return JSON.stringify(fields.map((field) => canonical(record[field])));
  const [field = ''] = fields;
  // According to the document, a unique value is a string or a number.
  const value = (record[field] ?? null) as Value;
  return caseless && typeof value === 'string' ? fold(value) : value;
}

/** The parameters with which `ResourceQueries.holder` finds the record that has the key. */
export function keysOf(unique: Unique, record: object): Params {
  const fields: Fields = { ...record };
  return { key: keyIn(unique, fields), within: unique.within && (fields[unique.within] as Value) };
}

const canonical = (value: unknown): unknown => (Array.isArray(value) ? value.toSorted() : (value ?? null));

/** Whether two states of a record have the same key. */
export const holdsSame = ({ fields, within }: Unique, one: Fields, other: Fields): boolean =>
  [...fields, ...(within ? [within] : [])].every((field) => isDeepStrictEqual(one[field], other[field]));
