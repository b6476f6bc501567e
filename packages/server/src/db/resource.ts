import { type SelectQueryBuilder, sql } from 'kysely';
import {
  type Action,
  referredBy,
  type Schema,
  type SchemaName,
  type Schemas,
  schemaOf,
  schemas,
} from '../contract.ts';
import { anyCase, hasId } from './filters.ts';
import { type ColumnKind, type Derived, kindOf } from './projection.ts';
import type { Params, Value } from './query.ts';
import { type Reference, referencesIn } from './references.ts';
import type { Rules } from './rules.ts';
import type { RecordTables, Tables } from './tables.ts';
import { type Unique, uniqueIn } from './unique.ts';

// Every table of records has the columns that the store touches by name; which table it is does not matter to types.
export type AnyRecords = 'learners';
export type RecordSelect<O> = SelectQueryBuilder<Tables, AnyRecords, O>;

export interface JsonRow {
  id: string;
  row_version: number;
  archived_at: string | null;
  /** What every reader is shown. */
  json: string;
  /** The sensitive fields as they are stored; absent where they were not asked for. */
  encrypted?: string | null;
  /** The data key with which they are encrypted, itself encrypted. */
  data_key?: string | null;
  /** The person to whom that key belongs. */
  subject?: string;
}

/** Narrows a list to what its parameter asks for. */
export type Filter = (select: RecordSelect<JsonRow>, p: Params) => RecordSelect<JsonRow>;

export interface ResourceOptions<T> extends Rules<T> {
  /** Columns that are no part of the record and are made from it. */
  computed?: Record<string, (record: T) => Value>;
  /** Columns that are no part of the record: given when it is written, never read with it. */
  hidden?: readonly string[];
  /** Fields that are made when the record is read, as SQL over its columns and `p.now`. */
  derived?: Partial<Record<keyof T & string, Derived>>;
  /** Filters of the list that are more than equality with a field. */
  filters?: Record<string, Filter>;
  /** The field with the id of the person whom the sensitive fields concern; the record's own `id` without it. */
  subject?: keyof T & string;
}

// biome-ignore lint/suspicious/noExplicitAny: what refers to records of a kind need not know their fields.
export type AnyResource = Resource<any>;

/** A kind of record: what the document says of it and what is its own. */
export interface Resource<T> extends Omit<ResourceOptions<T>, 'derived' | 'subject'> {
  readonly table: keyof RecordTables;
  /** Its name in the document, as in `grade-levels`. */
  readonly name: string;
  readonly object: string;
  readonly prefix: string;
  /** Its fields, but those that are made when it is read. */
  readonly columns: ReadonlyMap<string, ColumnKind>;
  /** Those of them that have a column each: all but the sensitive ones. */
  readonly plain: ReadonlyMap<string, ColumnKind>;
  /** What the members of an object are that were never given. */
  readonly blanks: ReadonlyMap<string, object>;
  readonly derived: Partial<Record<string, Derived>>;
  readonly references: readonly Reference[];
  readonly unique: readonly Unique[];
  /** What of it is unique by a column of keys. */
  readonly keys: readonly Unique[];
  readonly sensitive: Sensitive | undefined;
  /** Fields whose values the audit log does not show. */
  readonly redacted: ReadonlySet<string>;
  /** The state in which a record begins that is given none. */
  readonly initial: string | undefined;
  /** The graph of its states: those of the field `status`. */
  readonly actions: Readonly<Record<string, Action>>;
  /** The states in which a record is over: it is not in use, as it is not when it is archived. */
  readonly ended: readonly string[];
  /** The state that is never stored: it follows from the clock when the record is read. */
  readonly lapsed: string | undefined;
}

/** Fields that are stored in one column, encrypted under the data key of the person whom they concern. */
export interface Sensitive {
  readonly fields: readonly string[];
  /** The scope of the keys to which they are shown. */
  readonly scope: string;
  /** The field with the id of that person. */
  readonly subject: string;
  /** What they are of a record that was given none. */
  readonly blank: Readonly<Record<string, unknown>>;
  /** What they are of a record whose data key was destroyed. */
  readonly erased: Readonly<Record<string, unknown>>;
}

/** A kind of record whose fields are the properties of a schema of the document. */
export function defineResource<N extends SchemaName>(
  table: keyof RecordTables,
  schemaName: N,
  { subject, ...options }: ResourceOptions<Schemas[N]> = {},
): Resource<Schemas[N]> {
  const schema = schemaOf(schemaName);
  const record = schema['x-record'];
  if (!record || !schema.properties) throw new TypeError(`${schemaName} is not the schema of a record`);
  const columns = new Map<string, ColumnKind>();
  const blanks = new Map<string, object>();
  for (const [field, property] of Object.entries(schema.properties)) {
    if (field !== 'object' && !record.derived.includes(field))
      columns.set(field, kindOf(referredBy(property)));
  }
  for (const [field, { properties }] of Object.entries(schemas[`${schemaName}Create`]?.properties ?? {})) {
    if (properties)
      blanks.set(field, Object.fromEntries(Object.entries(properties).map(([key, p]) => [key, p.default])));
  }
  const unique = uniqueIn(schema);
  const references = referencesIn(schema);
  const texts = unique.filter(({ caseless }) => caseless);
  const lapse = Object.values(record.states ?? {}).find(({ once }) => once !== undefined);
  return {
    ...options,
    references,
    unique,
    keys: unique.filter(({ column }) => !columns.has(column)),
    filters: {
      ...Object.fromEntries(references.flatMap(filterOfList)),
      ...Object.fromEntries(texts.map(({ column, fields: [field = ''] }) => [field, anyCase(column, field)])),
      ...options.filters,
    },
    derived: { ...options.derived, ...(lapse ? { status: lapsing(lapse, schema.properties) } : {}) },
    table,
    name: table.replaceAll('_', '-'),
    object: String(schema.properties.object?.const),
    prefix: record.prefix,
    columns,
    plain: new Map([...columns].filter(([field]) => !record.sensitive.includes(field))),
    blanks,
    sensitive: sensitiveIn(record, schema.properties, subject ?? 'id'),
    redacted: new Set(record.sensitive),
    initial: record.states && (schema.properties.status?.enum?.[0] as string | undefined),
    actions: record.states ?? {},
    ended: record.ended ?? [],
    lapsed: lapse?.to,
  };
}

/** Finds the records that have an id in their list of ids. */
function filterOfList({ field, isList }: Reference): [string, Filter][] {
  const name = field.replace(/_ids$/, '_id');
  return isList ? [[name, hasId(field, name)]] : [];
}

function sensitiveIn(
  { sensitive: fields, sensitive_scope: scope }: NonNullable<Schema['x-record']>,
  properties: Record<string, Schema>,
  subject: string,
): Sensitive | undefined {
  if (fields.length === 0) return undefined;
  const each = (value: (schema: Schema) => unknown) =>
    Object.fromEntries(fields.map((field) => [field, value(properties[field] ?? {})]));
  const isMap = (schema: Schema) => kindOf(schema) === 'map';
  return {
    fields,
    scope,
    subject,
    blank: each((schema) => (isMap(schema) ? {} : null)),
    erased: each((schema) => {
      if (isMap(schema)) return {};
      return [schema.type].flat().includes('null') ? null : '[erased]';
    }),
  };
}

/** The state that a record is in: the stored one, unless the time that ends it is past. A day is past when it is over. */
function lapsing({ from, to, once = '' }: Action, properties: Record<string, Schema>): Derived {
  const isDay = properties[once]?.format === 'date';
  return (p) => {
    const past = isDay ? sql`${sql.ref(once)} < ${p.today}` : sql`${sql.ref(once)} <= ${p.now}`;
    const ends = from.map((state) => sql.lit(state));
    return sql`case when status in (${sql.join(ends)}) and ${past} then ${sql.lit(to)} else status end`;
  };
}
