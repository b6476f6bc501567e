import { type RawBuilder, sql } from 'kysely';
import type { Params } from './query.ts';
import type { Filter, LinkTable } from './resource.ts';

/**
 * Only records whose column starts with the parameter. A space at its end is the end of a word, also the end of the
 * text. Columns have no character below the space, so that the texts between these two are those that end there.
 */
export const beginsWith =
  (column: string, parameter: string): Filter =>
  (select, p) =>
    select
      .where(column, '>=', sql<string>`rtrim(cast(${p[parameter]} as text))`)
      // The last code point, so this is the end of the range of all texts with the prefix.
      .where(column, '<', sql<string>`cast(${p[parameter]} as text) || ${sql.lit('\u{10ffff}')}`);

/** The parameter for a text in the form in which text is compared case-insensitively. */
export const folded = (parameter: string): string => `${parameter}_folded`;

/** Only records with this text, ignoring case. */
export const anyCase =
  (column: string, parameter: string): Filter =>
  (select, p) =>
    // The exact text too: records that differed only in case before that was rejected have it as their key.
    select.where(column, 'in', [p[parameter] as string, p[folded(parameter)] as string]);

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
