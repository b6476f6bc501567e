import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import {
  type Action,
  referredBy,
  type Schema,
  type SchemaName,
  type Schemas,
  schemaOf,
  schemas,
} from '../contract/schemas.ts';
import type { Dialect } from '../sql/database.ts';
import type { Params, Value } from '../sql/query.ts';
import type { RecordTables, Tables } from '../sql/tables.ts';
import { type Personal, personalIn } from './personal.ts';
import { type ColumnKind, caseless, type Derived, hasId, isLinked, kindOf } from './projection.ts';
import { type NestedReference, nestedReferencesIn, type Reference, referencesIn } from './references.ts';
import type { Rules } from './rules.ts';
import { type Unique, uniqueIn } from './unique.ts';

/** Any table of records. */
export type AnyRecords = 'records';
export type RecordSelect<O> = SelectQueryBuilder<Tables, AnyRecords, O>;

export interface JsonRow {
  id: string;
  row_version: number;
  archived_at: string | null;
  /** The part that every reader can see. */
  json: string;
  /** The stored sensitive fields; absent if they were not read. */
  encrypted?: string | null;
  /** The encrypted data key with which they are encrypted. */
  data_key?: string | null;
  /** The person whose key it is. */
  subject?: string;
}

/** A table with a row for each record and each id in a list of the record. */
export interface LinkTable {
  readonly table: string;
  /** The column with the id of the record. */
  readonly record: string;
  /** The column with the id in the list; there is an index for it. */
  readonly target: string;
}

/** Restricts a list by its parameter. */
export type Filter = <O>(select: RecordSelect<O>, p: Params, dialect: Dialect) => RecordSelect<O>;

export interface ResourceOptions<T> extends Rules<T> {
  /** Columns that are not part of the record and are computed from it. */
  computed?: Record<string, (record: T) => Value>;
  /** Columns that are not part of the record: set when it is written, never read with it. */
  hidden?: readonly string[];
  /** The condition that a record exists only for callers who see confidential records. */
  confidential?: RawBuilder<boolean>;
  /**
   * Fields that are computed when the record is read, as SQL with its columns and `p.now`; `p.serverNow` only for records
   * that are not written in batches.
   */
  derived?: Partial<Record<keyof T & string, Derived>>;
  /** Filters of the list that are not simple equality with a field, by name, or by name and value: `overdue=true`. */
  filters?: Record<string, Filter>;
  /**
   * The tables that find the records by an id in a list of ids, by the field with the list. A list of ids whose records
   * must not be archived needs one; the kind keeps it up to date.
   */
  links?: Partial<Record<keyof T & string, LinkTable>>;
}

// biome-ignore lint/suspicious/noExplicitAny: code that refers to a kind of record does not need its fields.
export type AnyResource = Resource<any>;

/** A kind of record: its definition in the document, and its options. */
export interface Resource<T> extends Omit<ResourceOptions<T>, 'derived' | 'links'> {
  readonly table: keyof RecordTables;
  /** Its name in the document, such as `grade-levels`. */
  readonly name: string;
  readonly object: string;
  readonly prefix: string;
  /** Its fields, except those that are computed when it is read. */
  readonly columns: ReadonlyMap<string, ColumnKind>;
  /** Those fields that have their own column: all except the sensitive ones. */
  readonly plain: ReadonlyMap<string, ColumnKind>;
  /** The default members of an object that was never set. */
  readonly blanks: ReadonlyMap<string, object>;
  readonly derived: Partial<Record<string, Derived>>;
  readonly references: readonly Reference[];
  readonly nested: readonly NestedReference[];
  readonly links: Partial<Record<string, LinkTable>>;
  readonly unique: readonly Unique[];
  /** Its unique keys. */
  readonly keys: readonly Unique[];
  readonly sensitive: Sensitive | undefined;
  /** Its personal values, if it concerns a person. */
  readonly personal: Personal | undefined;
  /** Fields whose values the audit log does not show. */
  readonly redacted: ReadonlySet<string>;
  /** The default state of a new record. */
  readonly initial: string | undefined;
  /** Its state machine: the states of the field `status`. */
  readonly actions: Readonly<Record<string, Action>>;
  /** The states in which a record has ended: it is not in use, like an archived record. */
  readonly ended: readonly string[];
  /** The state that is never stored: it is derived from the clock when the record is read. */
  readonly expired: string | undefined;
}

/** Fields that are stored in one column, encrypted with the data key of the person they concern. */
export interface Sensitive {
  readonly fields: readonly string[];
  /** The scope that a key needs to see them. */
  readonly scope: string;
  /** The field with the id of that person. */
  readonly subject: string;
  /** What follows the id in the name of the person's data key. */
  readonly suffix: string;
  /** Their values in a record in which they were never set. */
  readonly blank: Readonly<Record<string, unknown>>;
  /** Their values in a record whose data key was deleted. */
  readonly erased: Readonly<Record<string, unknown>>;
}

/** A kind of record whose fields are the properties of a schema of the document. */
export function defineResource<N extends SchemaName>(
  table: keyof RecordTables,
  schemaName: N,
  options: ResourceOptions<Schemas[N]> = {},
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
  // The school has no request that creates it; the members of its address are null until they are set.
  const sent = schemas[`${schemaName}Create`] ?? schemas[`${schemaName}Update`];
  const blankOf = ({ default: value, type }: Schema) =>
    value === undefined && [type].flat().includes('null') ? null : value;
  for (const [field, { properties }] of Object.entries(sent?.properties ?? {})) {
    if (properties)
      blanks.set(field, Object.fromEntries(Object.entries(properties).map(([key, p]) => [key, blankOf(p)])));
  }
  const name = table.replaceAll('_', '-');
  const personal = personalIn(name, schema.properties, record);
  const unique = uniqueIn(schema);
  const references = referencesIn(schema);
  const nested = nestedReferencesIn(schema.properties).filter(({ field }) => columns.has(field));
  const links: Partial<Record<string, LinkTable>> = options.links ?? {};
  for (const { field, isList, archived } of references)
    if (isList && archived === 'refuse' && !links[field])
      throw new TypeError(`${schemaName}.${field} needs a table that finds its records: see \`links\``);
  const texts = unique.filter(({ caseless }) => caseless);
  const expiry = Object.values(record.states ?? {}).find(({ once }) => once !== undefined);
  return {
    ...options,
    references,
    nested,
    links,
    unique,
    keys: unique.filter(({ column }) => !columns.has(column)),
    filters: {
      ...Object.fromEntries(references.flatMap((reference) => filterOfList(reference, links))),
      ...Object.fromEntries(nested.map(({ field, filter }) => [filter, hasId(field, filter)])),
      ...Object.fromEntries(
        texts.map(({ column, fields: [field = ''] }) => [field, caseless(column, field)]),
      ),
      ...options.filters,
    },
    derived: { ...options.derived, ...(expiry ? { status: expiring(expiry, schema.properties) } : {}) },
    table,
    name,
    personal,
    object: String(schema.properties.object?.const),
    prefix: record.prefix,
    columns,
    plain: new Map([...columns].filter(([field]) => !record.sensitive.includes(field))),
    blanks,
    sensitive: sensitiveIn(record, schema.properties, personal),
    redacted: new Set(record.sensitive),
    initial: record.states && (schema.properties.status?.enum?.[0] as string | undefined),
    actions: record.states ?? {},
    ended: record.ended ?? [],
    expired: expiry?.to,
  };
}

/** Finds the records that have an id in their list of ids. */
function filterOfList(
  { field, isList }: Reference,
  links: Partial<Record<string, LinkTable>>,
): [string, Filter][] {
  const name = field.replace(/_ids$/, '_id');
  const link = links[field];
  return isList ? [[name, link ? isLinked(link, name) : hasId(field, name)]] : [];
}

function sensitiveIn(
  { sensitive: fields, sensitive_scope: scope }: NonNullable<Schema['x-record']>,
  properties: Record<string, Schema>,
  { subject, suffix }: Pick<Personal, 'subject' | 'suffix'> = { subject: 'id', suffix: '' },
): Sensitive | undefined {
  if (fields.length === 0) return undefined;
  const each = (value: (schema: Schema) => unknown) =>
    Object.fromEntries(fields.map((field) => [field, value(properties[field] ?? {})]));
  const isMap = (schema: Schema) => kindOf(schema) === 'map';
  const isList = (schema: Schema) => schema.type === 'array';
  return {
    fields,
    scope,
    subject,
    suffix,
    blank: each((schema) => (isMap(schema) ? {} : isList(schema) ? [] : null)),
    erased: each((schema) => {
      if (isMap(schema)) return {};
      if (isList(schema)) return [];
      return [schema.type].flat().includes('null') ? null : '[erased]';
    }),
  };
}

/**
 * The state of a record: the stored one, unless the time that ends it has passed. A day has passed when it is over.
 */
function expiring({ from, to, once = '' }: Action, properties: Record<string, Schema>): Derived {
  const isDay = properties[once]?.format === 'date';
  return (p) => {
    const past = isDay ? sql`${sql.ref(once)} < ${p.today}` : sql`${sql.ref(once)} <= ${p.now}`;
    const ends = from.map((state) => sql.lit(state));
    return sql`case when status in (${sql.join(ends)}) and ${past} then ${sql.lit(to)} else status end`;
  };
}
