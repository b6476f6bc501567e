import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '../contract.ts';
import { fold } from '../fold.ts';
import type { Params, Value } from './query.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What no two live records of a school share, or of those with the same value in the field `within`. */
export interface Unique {
  /** The field that is unique; several, which are so together. */
  readonly fields: readonly string[];
  readonly within: string | undefined;
  /** The column of the keys: of values that count as the same, the key is the same. */
  readonly column: string;
  /** Whether it is a text, whose case does not matter. */
  readonly caseless: boolean;
  /** What to call it. */
  readonly name: string;
}

/** What is unique of a kind of record, as its schema says. */
export function uniqueIn({ properties = {}, 'x-record': record }: Schema): Unique[] {
  const single = Object.entries(properties).flatMap(([field, schema]): Unique[] => {
    const { 'x-unique': unique, format } = schema;
    if (!unique) return [];
    const { within, caseless } = unique;
    // Email addresses are stored in lower case: they are their own keys.
    const column = caseless && format !== 'email' ? `${field}_key` : field;
    const name = within ? `${words(field)} in the same ${words(within)}` : words(field);
    return [{ fields: [field], within, column, caseless, name }];
  });
  const fields = record?.unique;
  if (!fields) return single;
  const name = `${fields.slice(0, -1).map(words).join(', ')} and ${words(fields.at(-1) ?? '')}`;
  return [...single, { fields, within: undefined, column: 'unique_key', caseless: false, name }];
}

const words = (field: string): string => field.replace(/_id(s?)$/, '$1').replaceAll('_', ' ');

/** The key of a record; null where it has none. */
export function keyIn({ fields, caseless }: Pick<Unique, 'fields' | 'caseless'>, record: Fields): Value {
  if (fields.length > 1) return JSON.stringify(fields.map((field) => canonical(record[field])));
  const value = valueIn(fields, record);
  return caseless && typeof value === 'string' ? fold(value) : value;
}

/** What `ResourceQueries.holder` finds the holder of. */
export function keysOf(unique: Unique, record: object): Params {
  const fields: Fields = { ...record };
  const key = keyIn(unique, fields);
  const value = unique.caseless ? valueIn(unique.fields, fields) : key;
  return { key, value, within: unique.within && (fields[unique.within] as Value) };
}

// What the document says to be unique is a text or a number.
const valueIn = ([field = '']: readonly string[], record: Fields): Value => (record[field] ?? null) as Value;

const canonical = (value: unknown): unknown => (Array.isArray(value) ? value.toSorted() : (value ?? null));

/** Whether two states of a record hold the same. */
export const holdsSame = ({ fields, within }: Unique, one: Fields, other: Fields): boolean =>
  [...fields, ...(within ? [within] : [])].every((field) => isDeepStrictEqual(one[field], other[field]));
