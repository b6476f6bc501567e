import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../../sql/database.ts';
import { joinByKey, joinRange, query, type Rows, rowsOf, statement } from '../../sql/query.ts';
import { live } from '../../sql/school-rows.ts';
import type { Tables } from '../../sql/tables.ts';
import { defineResource } from '../../store/resource.ts';
import { ownTimes, timeOfSchool } from '../../store/school-clocks.ts';
import type { DailyTask } from '../../work/tasks.ts';

export const enrollments = defineResource('enrollments', 'Enrollment');

/** Enrollments with which planned transfers continue others: they become active on their first day. */
const waitingOf = (table: string) =>
  sql<boolean>`(${sql.ref(`${table}.status`)} = 'pending' and ${sql.ref(`${table}.transferred_from_id`)} is not null)`;

const withTerm = (db: Kysely<Tables>) =>
  db
    .selectFrom('enrollments as e')
    .innerJoin('terms as t', (join) =>
      join.onRef('t.school_id', '=', 'e.school_id').onRef('t.id', '=', 'e.term_id'),
    );

export interface Placed {
  id: string;
  learner_id: string;
  class_id: string;
  term_id: string;
  kind: string;
  status: string;
  starts_on: string;
  ends_on: string | null;
  ends_as: string | null;
  transferred_from_id: string | null;
  /** Of the term. */
  academic_year_id: string;
  term_ends_on: string;
  term_status: string;
}

/** The active or pending enrollments of learners that are not archived. */
export const openEnrollments = statement<{ school: string; learners: Rows }, Placed>(
  (
    p,
    dialect,
  ) => sql`select e.id, e.learner_id, e.class_id, e.term_id, e.kind, e.status, e.starts_on, e.ends_on, e.ends_as,
      e.transferred_from_id, t.academic_year_id, t.ends_on as term_ends_on, t.status as term_status
    from ${rowsOf(p.learners, { id: 'text' }, dialect)}
    ${joinRange(
      'enrollments',
      'e',
      sql`e.school_id = ${p.school} and e.learner_id = r.id and e.archived_at is null and e.status in ('active', 'pending')`,
      dialect,
    )}
    ${joinByKey('terms', 't', { school_id: 'e.school_id', id: 'e.term_id' }, dialect)}
    order by e.learner_id, e.starts_on, e.id`,
);

/** The number of active or pending enrollments of a class in each term. */
export const openByTerm = query<{ school: string; class: string }, { term_id: string; open: number }>(
  (db, p) =>
    live(db, 'enrollments', p)
      .select(['term_id', sql<number>`cast(count(*) as integer)`.as('open')])
      .where('class_id', '=', p.class)
      .where('status', 'in', ['active', 'pending'])
      .groupBy('term_id'),
);

interface Use {
  first: string | null;
  last: string | null;
}

/** The range of dates of the enrollments of a term that have started, or will start with a planned transfer. */
export const useOfTerm = query<{ school: string; term: string }, Use>((db, p) =>
  live(db, 'enrollments', p)
    .select([
      sql<string | null>`min(starts_on)`.as('first'),
      sql<string | null>`max(coalesce(ends_on, starts_on))`.as('last'),
    ])
    .where('term_id', '=', p.term)
    .where((or) => or.or([or('status', 'not in', ['pending', 'cancelled']), waitingOf('enrollments')])),
);

interface Places {
  class_id: string;
  from: string;
  term_id: string;
  taken: number;
  /** Without those that were forced. */
  regular: number;
}

/** A class, and what does not count: what ends before a day, and an enrollment. */
export type PlacesRow = { class: string; from: string; except: string };

/**
 * The number of places of classes that are taken in each term, highest first: by active enrollments and planned transfers.
 */
export const places = statement<{ school: string; rows: readonly PlacesRow[] }, Places>((p, dialect) => {
  const ofClass = sql`e.school_id = ${p.school} and e.class_id = r.class and e.archived_at is null
    and (e.status = 'active' or ${waitingOf('e')})`;
  return sql`select r.class as class_id, r."from", e.term_id, cast(count(*) as integer) as taken,
      cast(sum(1 - e.forced) as integer) as regular
    from ${rowsOf(p.rows, { class: 'text', from: 'text', except: 'text' }, dialect)}
    ${joinRange('enrollments', 'e', ofClass, dialect)}
    where (e.ends_on is null or e.ends_on >= r."from") and e.id <> r."except"
    group by r.class, r."from", e.term_id order by taken desc`;
});

export interface Lasting {
  id: string;
  learner_id: string;
  class_id: string;
}

/** The enrollments of a term that lasted until its end, or will last until then as planned today. */
export const lasting = query<{ school: string; term: string }, Lasting>((db, p) =>
  withTerm(db)
    .select(['e.id', 'e.learner_id', 'e.class_id'])
    .where('e.school_id', '=', p.school)
    .where('e.term_id', '=', p.term)
    .where((or) => or.or([or('e.status', 'in', ['active', 'completed']), waitingOf('e')]))
    .where('e.ends_as', 'is', null)
    .where('e.archived_at', 'is', null)
    .where((or) => or.or([or('e.ends_on', 'is', null), or('e.ends_on', '>=', or.ref('t.ends_on'))]))
    .orderBy('e.id'),
);

/** The terms of a year that have not ended by a day, and are not closed. */
export const termsToCome = query<{ school: string; year: string; today: string }, { id: string }>((db, p) =>
  live(db, 'terms', p)
    .select('id')
    .where('academic_year_id', '=', p.year)
    .where('ends_on', '>=', p.today)
    .where('status', '!=', 'closed')
    .orderBy('starts_on'),
);

/** The enrollments of the schools in a time zone, with the days of those that have their own. */
const livingIn = (db: Kysely<Tables>, { zone, clocks }: { zone: string; clocks: Rows }, dialect: Dialect) =>
  withTerm(db)
    .innerJoin('schools as s', (join) =>
      join.onRef('s.school_id', '=', 'e.school_id').onRef('s.id', '=', 'e.school_id'),
    )
    .leftJoin(ownTimes(clocks, dialect), 'own.school', 'e.school_id')
    .where('s.time_zone', '=', zone)
    .where('e.archived_at', 'is', null);

const activeIn = (...zone: Parameters<typeof livingIn>) => livingIn(...zone).where('e.status', '=', 'active');

/** Active enrollments whose last day, or that of their term, is over. */
export const overBy: DailyTask['due'] = query((db, p, dialect) => {
  const today = timeOfSchool(p.now);
  return activeIn(db, p, dialect)
    .select(['e.school_id', 'e.id'])
    .where((or) => or.or([or('t.ends_on', '<', today), or('e.ends_on', '<', today)]))
    .orderBy('e.school_id')
    .orderBy('e.id')
    .limit(p.limit);
});

/** Planned transfers whose first day has come. */
export const startsDue: DailyTask['due'] = query((db, p, dialect) =>
  livingIn(db, p, dialect)
    .select(['e.school_id', 'e.id'])
    .where(waitingOf('e'))
    .where('e.starts_on', '<=', p.latest)
    .where('e.starts_on', '<=', timeOfSchool(p.now))
    .orderBy('e.school_id')
    .orderBy('e.id')
    .limit(p.limit),
);

/** Learners whose class differs from that of the active primary enrollment that covers today. */
export const misplaced: DailyTask['due'] = query((db, p, dialect) => {
  const today = timeOfSchool(p.now);
  return activeIn(db, p, dialect)
    .innerJoin('learners as l', (join) =>
      join.onRef('l.school_id', '=', 'e.school_id').onRef('l.id', '=', 'e.learner_id'),
    )
    .select(['e.school_id', 'e.learner_id as id'])
    .distinct()
    .where('e.kind', '=', 'primary')
    .where('e.starts_on', '<=', today)
    .where('t.ends_on', '>=', today)
    .where((or) => or.or([or('e.ends_on', 'is', null), or('e.ends_on', '>=', today)]))
    .where('l.archived_at', 'is', null)
    .whereRef('l.class_id', 'is distinct from', 'e.class_id')
    .limit(p.limit);
});
