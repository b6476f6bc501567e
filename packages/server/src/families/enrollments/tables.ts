import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../../sql/database.ts';
import { joinByKey, joinRange, query, type Rows, rowsOf, statement } from '../../sql/query.ts';
import { joinSchool, live } from '../../sql/school-rows.ts';
import type { Tables } from '../../sql/tables.ts';
import { defineResource } from '../../store/resource.ts';
import { ownTimes, timeOfSchool } from '../../store/school-clocks.ts';
import { type DueQueries, dueQueries, dueRows } from '../../work/tasks.ts';

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
  grade_level_id: string | null;
  status: string;
  starts_on: string;
  ends_on: string | null;
  ends_as: string | null;
  transferred_from_id: string | null;
  created_at: string;
  /** Of the term. */
  academic_year_id: string;
  term_ends_on: string;
  term_status: string;
}

const placed = (
  rows: RawBuilder<unknown>,
  { school, which }: { school: unknown; which: RawBuilder<boolean> },
  dialect: Dialect,
) => {
  const ofLearner = sql<boolean>`e.school_id = ${school} and e.learner_id = r.id and e.archived_at is null and ${which}`;
  return sql<Placed>`select e.id, e.learner_id, e.class_id, e.term_id, e.kind, e.grade_level_id, e.status, e.starts_on, e.ends_on, e.ends_as,
      e.transferred_from_id, e.created_at, t.academic_year_id, t.ends_on as term_ends_on, t.status as term_status
    from ${rows} ${joinRange('enrollments', 'e', ofLearner, dialect)}
    ${joinByKey('terms', 't', { school_id: 'e.school_id', id: 'e.term_id' }, dialect)}
    order by e.learner_id, e.starts_on, e.id`;
};

/** The active or pending enrollments of learners that are not archived. */
export const openEnrollments = statement<{ school: string; learners: Rows }, Placed>((p, dialect) =>
  placed(
    rowsOf(p.learners, { id: 'text' }, dialect),
    { school: p.school, which: sql`e.status in ('active', 'pending')` },
    dialect,
  ),
);

/** The same, and those that ended after a day. */
export const enrollmentsLasting = statement<{ school: string; learners: Rows; day: string }, Placed>(
  (p, dialect) =>
    placed(
      rowsOf(p.learners, { id: 'text' }, dialect),
      {
        school: p.school,
        which: sql`(e.status in ('active', 'pending') or (e.status <> 'cancelled' and e.ends_on > ${p.day}))`,
      },
      dialect,
    ),
);

/** The enrollments of a term that were completed with it, of learners who were there until its end and are not archived. */
export const completedWith = query<
  { school: string; term: string; last: string },
  { id: string; left_on: string | null }
>((db, p) =>
  live(db, 'enrollments as e', p)
    .innerJoin('learners as l', (join) =>
      join.onRef('l.school_id', '=', 'e.school_id').onRef('l.id', '=', 'e.learner_id'),
    )
    .select([
      'e.id',
      // A planned leave ends it on its day.
      sql<string | null>`case when l.status = 'left' then l.left_on end`.as('left_on'),
    ])
    .where('e.term_id', '=', p.term)
    .where('e.status', '=', 'completed')
    .where('e.ends_on', '=', p.last)
    .where('l.archived_at', 'is', null)
    .where((or) => or.or([or('l.left_on', 'is', null), or('l.left_on', '>=', p.last)]))
    .orderBy('e.id'),
);

/** The enrollments of learners in terms that are not archived or cancelled, also those that have ended. */
export const enrollmentsInTerms = statement<{ school: string; rows: Rows }, Placed>((p, dialect) =>
  placed(
    rowsOf(p.rows, { id: 'text', term: 'text' }, dialect),
    { school: p.school, which: sql`e.term_id = r.term and e.status <> 'cancelled'` },
    dialect,
  ),
);

/** An enrollment in a class for a term that was made before a time. */
export const enrolledBefore = query<
  { school: string; class: string; term: string; before: string },
  { id: string }
>((db, p) =>
  live(db, 'enrollments', p)
    .select('id')
    .where('class_id', '=', p.class)
    .where('term_id', '=', p.term)
    .where('status', '!=', 'cancelled')
    .where('created_at', '<', p.before)
    .limit(1),
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

/**
 * The open enrollments of a class whose grade level is that of the class: they have not begun, or the learner has no grade
 * level of their own.
 */
export const gradedByClass = query<
  { school: string; class: string; former: string; today: string },
  { id: string }
>((db, p) =>
  withTerm(db)
    .innerJoin('learners as l', (join) =>
      join.onRef('l.school_id', '=', 'e.school_id').onRef('l.id', '=', 'e.learner_id'),
    )
    .select('e.id')
    .where('e.school_id', '=', p.school)
    .where('e.class_id', '=', p.class)
    .where('e.status', 'in', ['active', 'pending'])
    .where('e.archived_at', 'is', null)
    .where('e.grade_level_id', '=', p.former)
    .where('t.status', '!=', 'closed')
    .where((or) => or.or([or('e.starts_on', '>', p.today), or('l.grade_level_id', 'is', null)])),
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

/** The open enrollments that begin on the first day of a term, and can begin on another day. */
export const fromFirstDay = query<
  { school: string; term: string; first: string; to: string },
  { id: string }
>((db, p) =>
  live(db, 'enrollments', p)
    .select('id')
    .where('term_id', '=', p.term)
    .where('starts_on', '=', p.first)
    .where('status', 'in', ['active', 'pending'])
    .where('transferred_from_id', 'is', null)
    .where((or) => or.or([or('ends_on', 'is', null), or('ends_on', '>=', p.to)]))
    .orderBy('id'),
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
    // Who left on the last day was in the class until then.
    .where(
      sql<boolean>`not exists (select 1 from learners as l
        where l.school_id = e.school_id and l.id = e.learner_id and l.status = 'left' and l.left_on = t.ends_on)`,
    )
    .orderBy('e.id'),
);

/** The terms of a year that have not ended by a day, and are not closed. */
export const termsToCome = query<
  { school: string; year: string; day: string },
  { id: string; starts_on: string }
>((db, p) =>
  live(db, 'terms', p)
    .select(['id', 'starts_on'])
    .where('academic_year_id', '=', p.year)
    .where('ends_on', '>=', p.day)
    .where('status', '!=', 'closed')
    .orderBy('starts_on'),
);

/** Learners with active enrollments whose last day is over. */
export const lastDayOver = dueRows(
  'enrollments',
  (today) => sql`due.ends_on < ${today} and due.status = 'active' and due.archived_at is null`,
  'learner_id',
);

/** Learners with active enrollments whose term is over. */
export const termOver: DueQueries = dueQueries((ofSchools) =>
  statement((p, dialect) => {
    const ofTerm = sql`e.school_id = t.school_id and e.term_id = t.id and e.status = 'active' and e.archived_at is null`;
    return sql`select e.school_id, e.learner_id as id from terms as t ${joinSchool('t')}
      left join ${ownTimes(p.clocks, dialect)} on own.school = t.school_id
      ${joinRange('enrollments', 'e', ofTerm, dialect)}
      where ${ofSchools(p)} and t.ends_on < ${p.latest} and t.ends_on < ${timeOfSchool(p.now)} limit ${p.limit}`;
  }),
);

/** Learners with planned transfers whose first day has come. */
export const startsDue = dueRows(
  'enrollments',
  (today) => sql`${waitingOf('due')} and due.starts_on <= ${today} and due.archived_at is null`,
  'learner_id',
);

/** Learners whose class or grade level differs from that of the active primary enrollment that covers today. */
export const misplaced: DueQueries = dueQueries((ofSchools) =>
  statement((p, dialect) => {
    const today = timeOfSchool(p.now);
    // SQLite would make an index by the kind of all enrollments for this statement.
    const ofTerm = sql`e.school_id = t.school_id and e.term_id = t.id and e.status = 'active' and e.kind || '' = 'primary'
      and e.archived_at is null`;
    return sql`select distinct e.school_id, e.learner_id as id from terms as t ${joinSchool('t')}
      left join ${ownTimes(p.clocks, dialect)} on own.school = t.school_id
      ${joinRange('enrollments', 'e', ofTerm, dialect)}
      join learners as l on l.school_id = e.school_id and l.id = e.learner_id
      where ${ofSchools(p)} and t.ends_on >= ${today}
        and e.starts_on <= ${today} and coalesce(e.ends_on, t.ends_on) >= ${today}
        and l.archived_at is null
        and (l.class_id is distinct from e.class_id or l.grade_level_id <> e.grade_level_id)
      limit ${p.limit}`;
  }),
);
