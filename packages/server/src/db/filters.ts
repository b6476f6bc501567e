import { sql } from 'kysely';
import type { Filter } from './resource.ts';

/** Matches records with the id in a list field. Lists are kept as JSON, and no id has a character that means something to `like`. */
export const holdsId =
  (field: string, filter: string): Filter =>
  (select, p) =>
    select.where(
      field,
      'like',
      sql<string>`${sql.lit('%"')} || cast(${p[filter]} as text) || ${sql.lit('"%')}`,
    );
