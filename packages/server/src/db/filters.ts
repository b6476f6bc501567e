import { sql } from 'kysely';
import type { Filter } from './resource.ts';

/** Only records whose column begins with the parameter. */
export const beginsWith =
  (column: string, parameter: string): Filter =>
  (select, p) =>
    select
      .where(column, '>=', p[parameter] as string)
      // The last of all code points, so this is the end of all that begin so.
      .where(column, '<', sql<string>`cast(${p[parameter]} as text) || ${sql.lit('\u{10ffff}')}`);

/** Only records whose list of ids, a column of JSON, has the parameter in it. No id means something to `like`. */
export const hasId =
  (column: string, parameter: string): Filter =>
  (select, p) =>
    select.where(
      column,
      'like',
      sql<string>`${sql.lit('%"')} || cast(${p[parameter]} as text) || ${sql.lit('"%')}`,
    );
