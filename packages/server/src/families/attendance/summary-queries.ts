import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../../db/database.ts';
import { type Params, query, statement } from '../../db/query.ts';
import { rowsOf } from '../../db/rows.ts';
import { inSchool, live } from '../../db/school-rows.ts';
import { isExcused } from './mark-queries.ts';
import { isCounted } from './roll-queries.ts';

const learners = (p: Params, dialect: Dialect): RawBuilder<unknown> =>
  rowsOf(p.learners, { learner_id: 'text' }, dialect);

const when = (condition: RawBuilder<unknown>, value: RawBuilder<unknown> = sql`1`) =>
  sql`case when ${condition} then ${value} end`;

/** Over the marks of a learner on a day that count: those of sessions, or those of lessons if there are no others. */
const counted = (
  aggregate: (value: RawBuilder<unknown>) => RawBuilder<unknown>,
  value: RawBuilder<unknown>,
) =>
  sql`case when count(m.session) > 0 then ${aggregate(when(sql`m.session is not null`, value))}
    else ${aggregate(value)} end`;

const min = (value: RawBuilder<unknown>) => sql`min(${value})`;
const sum = (value: RawBuilder<unknown>) => sql`coalesce(sum(${value}), 0)`;
const absence = sql`case when m.status = 'absent' then 1 else 0 end`;

/**
 * The days on which there is a register for each learner, of marks that fulfil a condition: 1 in `absent` if the
 * learner was absent from all of that day, how often they were late, and by how many minutes in all.
 */
const daysOf = (p: Params, condition: RawBuilder<unknown>) => sql`(
  select m.school_id, m.learner_id, m.date, ${counted(min, absence)} as absent,
    ${counted(sum, when(sql`m.status = 'late'`))} as times_late, ${counted(sum, sql`m.minutes_late`)} as minutes_late
  from register_marks m where m.school_id = ${p.school} and m.is_void = 0 and ${condition}
  group by m.school_id, m.learner_id, m.date) as m`;

const int = (value: RawBuilder<unknown>) => sql`cast(${value} as integer)`;

interface Days {
  learner_id: string;
  days_present: number;
  days_absent: number;
  days_excused: number;
  times_late: number;
  minutes_late: number;
}

/** The attendance of learners in a term. Learners without a register are left out. */
export const attendanceDays = statement<{ school: string; term: string; learners: string }, Days>(
  (p, dialect) => sql<Days>`select m.learner_id, ${int(sql`count(*) - sum(m.absent)`)} as days_present,
      ${int(sql`sum(m.absent)`)} as days_absent,
      ${int(sql`count(${when(sql`m.absent = 1 and ${isExcused}`)})`)} as days_excused,
      ${int(sql`sum(m.times_late)`)} as times_late, ${int(sql`sum(m.minutes_late)`)} as minutes_late
    from ${daysOf(
      p,
      sql`m.term_id = ${p.term} and m.learner_id in (select r.learner_id from ${learners(p, dialect)})`,
    )} group by m.learner_id`,
);

interface EnrolledDays {
  learner_id: string;
  grade_level_id: string;
  starts_on: string;
  ends_on: string;
}

/** The dates on which learners are enrolled in classes in a term, with the grade level of the class. */
export const enrolledDays = query<{ school: string; term: string; learners: string }, EnrolledDays>(
  (db, p, dialect) =>
    inSchool(db, 'enrollments as e', p)
      .innerJoin('terms as t', (join) =>
        join.onRef('t.school_id', '=', 'e.school_id').onRef('t.id', '=', 'e.term_id'),
      )
      .innerJoin('classes as c', (join) =>
        join.onRef('c.school_id', '=', 'e.school_id').onRef('c.id', '=', 'e.class_id'),
      )
      .select(['e.learner_id', 'c.grade_level_id', 'e.starts_on'])
      .select(sql<string>`coalesce(e.ends_on, t.ends_on)`.as('ends_on'))
      .where('e.term_id', '=', p.term)
      .where('e.archived_at', 'is', null)
      .where(isCounted)
      .where(sql<boolean>`e.learner_id in (select r.learner_id from ${learners(p, dialect)})`),
);

/** The learners who are or were enrolled in a class in a term. */
export const learnersOfClass = query<{ school: string; class: string; term: string }, { learner_id: string }>(
  (db, p) =>
    live(db, 'enrollments as e', p)
      .select('e.learner_id')
      .distinct()
      .where('e.class_id', '=', p.class)
      .where('e.term_id', '=', p.term)
      .where(isCounted)
      .orderBy('e.learner_id'),
);

interface Absence {
  learner_id: string;
  from: string;
  to: string;
  days: number;
}

/**
 * Active learners who have been absent without an excuse on at least `p.days` days, and on every day since on which there
 * is a register for them. Only learners who were absent so often are looked at.
 */
export const continuousAbsences = statement<
  { school: string; since: string; today: string; days: number },
  Absence
>(
  (p) => sql<Absence>`with often as (
      select a.learner_id from register_marks a
      where a.school_id = ${p.school} and a.is_void = 0 and a.status = 'absent' and a.date > ${p.since} and a.date <= ${p.today}
      group by a.learner_id having count(distinct a.date) >= cast(${p.days} as integer)
    ), days as (
      select m.learner_id, m.date, case when m.absent = 1 and not ${isExcused} then 1 else 0 end as missed
      from ${daysOf(
        p,
        sql`m.date > ${p.since} and m.date <= ${p.today} and m.learner_id in (select o.learner_id from often o)`,
      )}
    )
    select d.learner_id, min(d.date) as "from", max(d.date) as "to", ${int(sql`count(*)`)} as days from days d
    join learners l on l.school_id = ${p.school} and l.id = d.learner_id and l.status = 'active' and l.archived_at is null
    where d.date > coalesce((select max(o.date) from days o where o.learner_id = d.learner_id and o.missed = 0), '')
    group by d.learner_id having count(*) >= cast(${p.days} as integer) order by d.learner_id`,
);
