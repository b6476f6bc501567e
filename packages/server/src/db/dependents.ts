import { sql } from 'kysely';
import { linkedTo } from './filters.ts';
import { type Params, type Query, query } from './query.ts';
import type { AnyRecords, AnyResource } from './resource.ts';
import { live } from './school-rows.ts';

/** The records of a kind that prevent a record of another kind from being archived. */
export interface DependentKind {
  type: string;
  /** Counts those that refer to `p.id` and are in use. */
  count: Query<Params, { count: number }>;
}

/** The kinds that can prevent records of a resource from being archived. */
export function dependentKinds(name: string, kinds: Iterable<AnyResource>): DependentKind[] {
  return [...kinds].flatMap((kind) => {
    const fields = kind.references
      .filter(({ archived, error, targets }) => archived === 'refuse' && !error && targets.includes(name))
      .map(({ field }) => field);
    return fields.length > 0 ? [{ type: kind.object, count: countOf(kind, fields) }] : [];
  });
}

const countOf = (
  { table, ended, derived, links }: AnyResource,
  fields: readonly string[],
): DependentKind['count'] =>
  query((db, p, dialect) => {
    const select = live(db, table as AnyRecords, p)
      .select(sql<number>`cast(count(*) as integer)`.as('count'))
      .where((or) =>
        or.or(
          fields.map((field) => {
            const link = links[field];
            return link ? linkedTo(link, p.school, p.id) : or(field, '=', p.id as string);
          }),
        ),
      );
    if (ended.length === 0) return select;
    return select.where(derived.status?.(p, dialect) ?? sql.ref('status'), 'not in', [...ended]);
  });
