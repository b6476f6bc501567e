import { type RawBuilder, sql } from 'kysely';
import type { Schema } from '../contract/schemas.ts';
import type { Dialect } from '../sql/database.ts';
import type { Params } from '../sql/query.ts';
import type { Filter, LinkTable } from './resource.ts';

/** `map` is an object with arbitrary members, `object` one with fixed members; both are JSON, and so are lists. */
export type ColumnKind = 'text' | 'number' | 'boolean' | 'json' | 'map' | 'object';

/** A field that is computed when the record is read; it can also be read from the column with its name. */
export type Derived = (p: Params, dialect: Dialect) => RawBuilder<unknown>;

/** What is read from a table as one JSON object: its columns, its constant `object`, and derived fields. */
export interface Projected {
  readonly object?: string | undefined;
  readonly columns: ReadonlyMap<string, ColumnKind>;
  readonly derived?: Partial<Record<string, Derived>> | undefined;
}

export const isJson = (kind: ColumnKind): boolean => ['json', 'map', 'object'].includes(kind);

/** How a property of the document is stored in a column. */
export function kindOf(schema: Schema): ColumnKind {
  const types = [schema.type].flat();
  if (types.includes('object')) return typeof schema.additionalProperties === 'object' ? 'map' : 'object';
  if (types.includes('array')) return 'json';
  if (types.includes('boolean')) return 'boolean';
  return types.includes('integer') || types.includes('number') ? 'number' : 'text';
}

/**
 * The whole record as one JSON text, created by the database, so that rows are not converted to objects only to be
 * serialised again.
 */
export function projection(projected: Projected, dialect: Dialect, p: Params): RawBuilder<string> {
  const parts = [...fields(projected, dialect, p)];
  if (dialect === 'sqlite') {
    return sql<string>`json_object(${sql.join(parts.flatMap(([field, value]) => [sql.lit(field), value]))})`;
  }
  const selected = parts.map(([field, value]) => sql`${value} as ${sql.id(field)}`);
  return sql<string>`row_to_json((select r from (select ${sql.join(selected)}) as r))::text`;
}

function* fields(
  { object, columns, derived = {} }: Projected,
  dialect: Dialect,
  p: Params,
): Generator<[string, RawBuilder<unknown>]> {
  const [[first, kind] = ['id', 'text'] as const, ...rest] = columns;
  yield [first, derived[first]?.(p, dialect) ?? column(first, kind, dialect)];
  if (object !== undefined) yield ['object', sql`${sql.lit(object)}`];
  for (const [field, derive] of Object.entries(derived)) {
    if (derive && !columns.has(field)) yield [field, derive(p, dialect)];
  }
  for (const [field, of] of rest) yield [field, derived[field]?.(p, dialect) ?? column(field, of, dialect)];
}

function column(field: string, kind: ColumnKind, dialect: Dialect): RawBuilder<unknown> {
  const name = sql.ref(field);
  if (isJson(kind)) return dialect === 'sqlite' ? sql`json(${name})` : sql`${name}::json`;
  if (kind !== 'boolean') return sql`${name}`;
  return dialect === 'sqlite'
    ? sql`json(case ${name} when 1 then 'true' when 0 then 'false' end)`
    : sql`case ${name} when 1 then true when 0 then false end`;
}

/** A JSON array of expressions inside a projection. */
export function jsonArray(items: RawBuilder<unknown>[], dialect: Dialect): RawBuilder<unknown> {
  const list = items.length > 0 ? sql.join(items) : sql``;
  return dialect === 'sqlite' ? sql`json_array(${list})` : sql`json_build_array(${list})`;
}

/** The rows of a query with a `code` and a `detail`, as a JSON array inside a projection. */
export function warningList(rows: RawBuilder<unknown>, dialect: Dialect): RawBuilder<unknown> {
  const found = sql`(${rows}) as w`;
  const warning = jsonObject({ code: sql.ref('w.code'), detail: sql.ref('w.detail') }, dialect);
  // In SQLite, the result of a subquery is no longer marked as JSON.
  return dialect === 'sqlite'
    ? sql`json((select json_group_array(${warning}) from ${found}))`
    : sql`(select coalesce(json_agg(${warning}), '[]') from ${found})`;
}

/** A JSON object of expressions inside a projection. */
export function jsonObject(
  entries: Record<string, RawBuilder<unknown>>,
  dialect: Dialect,
): RawBuilder<unknown> {
  const list = sql.join(Object.entries(entries).flatMap(([key, value]) => [sql.lit(key), value]));
  return dialect === 'sqlite' ? sql`json_object(${list})` : sql`json_build_object(${list})`;
}

/** The parameter for a text in the form in which text is compared case-insensitively. */
export const folded = (parameter: string): string => `${parameter}_folded`;

/** Only records with this text, ignoring case. */
export const caseless =
  (column: string, parameter: string): Filter =>
  (select, p) =>
    select.where(column, '=', p[folded(parameter)] as string);

/** Whether a list of ids, in a JSON column, contains an id. Both databases have `replace`, which has no wildcards. */
export const idIn = (column: string, id: unknown): RawBuilder<boolean> =>
  sql<boolean>`replace(${sql.ref(column)}, '"' || cast(${id} as text) || '"', '') != ${sql.ref(column)}`;

/** The condition that a record, by its `id`, is in a link table with an id in its list. */
export const linkedTo = ({ table, record, target }: LinkTable, school: unknown, id: unknown) =>
  sql<boolean>`id in (select l.${sql.ref(record)} from ${sql.table(table)} as l
    where l.school_id = ${school} and l.${sql.ref(target)} = ${id})`;

/** Only records that a link table has with the parameter. */
export const isLinked =
  (link: LinkTable, parameter: string): Filter =>
  (select, p) =>
    select.where(linkedTo(link, p.school, p[parameter]));

/** Only records whose list of ids contains the parameter. */
export const hasId =
  (column: string, parameter: string): Filter =>
  (select, p) =>
    select.where(idIn(column, p[parameter]));

/** The id of the record that has the external id `p.external_id` of `p.external_source`. */
export const externalHolder = (p: Params, resource: unknown): RawBuilder<string> =>
  sql<string>`(select record_id from external_ids where school_id = ${p.school} and resource = ${resource}
    and source = ${p.external_source} and external_id = ${p.external_id})`;

/** The filters of every list. */
export const commonFilters: Record<string, Filter> = {
  created_after: (select, p) => select.where('created_at', '>', p.created_after as string),
  created_before: (select, p) => select.where('created_at', '<', p.created_before as string),
  updated_after: (select, p) => select.where('updated_at', '>', p.updated_after as string),
  external_id: (select, p) => select.where('id', '=', externalHolder(p, p.resource)),
};
