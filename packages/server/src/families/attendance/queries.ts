import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import type { Dialect } from '../../sql/database.ts';
import { joinByKey, joinRange, type Params, query, type Rows, rowsOf, statement } from '../../sql/query.ts';
import { inSchool, live } from '../../sql/school-rows.ts';
import type { Tables } from '../../sql/tables.ts';
import { jsonObject } from '../../store/projection.ts';
import { isErased } from '../erased-queries.ts';

const markColumns = {
  learner_id: 'text',
  status: 'text',
  minutes_late: 'integer',
  arrived_at: 'text',
  left_at: 'text',
  reason_code: 'text',
  comment: 'text',
} as const;
const names = Object.keys(markColumns);
const columns = sql.join(names.map((name) => sql.ref(name)));

type MarkRows = {
  school: string;
  register: string;
  date: string;
  term: string;
  session: string | null;
  rows: Rows;
};

/** Writes marks of a register, in place of those that it has of the same learners. */
export const writeMarks = statement<MarkRows>(
  (
    p,
    dialect,
  ) => sql`insert into register_marks (school_id, register_id, date, term_id, session, is_void, ${columns})
    select cast(${p.school} as text), cast(${p.register} as text), cast(${p.date} as text), cast(${p.term} as text),
      cast(${p.session} as text), 0, ${columns} from ${rowsOf(p.rows, markColumns, dialect)} where true
    on conflict (school_id, register_id, learner_id) do update set ${sql.join(
      names.slice(1).map((name) => sql`${sql.id(name)} = excluded.${sql.id(name)}`),
    )}`,
);

/** Those of some learners whose attendance was erased since they left. */
export const erasedAmong = statement<{ school: string; rows: Rows }, { id: string }>(
  (p, dialect) => sql`select l.id from ${rowsOf(p.rows, { learner_id: 'text' }, dialect)}
    join learners as l on l.school_id = ${p.school} and l.id = r.learner_id
    where l.erased_at is not null or ${isErased(sql.ref('l.school_id'), sql.ref('l.id'), 'attendance')}`,
);

/** Makes the marks of registers count nowhere. */
export const voidMarks = query<{ school: string; registers: Rows }>((db, p, dialect) =>
  db
    .updateTable('register_marks')
    .set({ is_void: 1 })
    .where('school_id', '=', p.school)
    .where(sql<boolean>`register_id in (select r.id from ${rowsOf(p.registers, { id: 'text' }, dialect)})`),
);

/** The link of a guardian who has access to a learner. */
export const linkWith = query<{ school: string; learner: string; guardian: string }, { id: string }>(
  (db, p) =>
    live(db, 'learner_guardians', p)
      .select('id')
      .where('learner_id', '=', p.learner)
      .where('guardian_id', '=', p.guardian)
      .where('access', '!=', 'none'),
);

/** Whether an approved excuse covers the date of a mark, in a query with the table of marks as `m`. */
const isExcused = sql<boolean>`exists (select 1 from excuses x
  where x.school_id = m.school_id and x.learner_id = m.learner_id and x.status = 'approved' and x.archived_at is null
  and x."from" <= m.date and x."to" >= m.date)`;

const ofRegister = sql`from register_marks m
  where m.school_id = registers.school_id and m.register_id = registers.id`;

const fields = ['learner_id', 'status', 'minutes_late', 'arrived_at', 'left_at', 'reason_code', 'comment'];

/** The marks of a register as one JSON array. */
export function marksOf(_p: Params, dialect: Dialect): RawBuilder<unknown> {
  const excused = dialect === 'sqlite' ? sql`json(iif(${isExcused}, 'true', 'false'))` : isExcused;
  const columns = Object.fromEntries(fields.map((field) => [field, sql.ref(`m.${field}`)]));
  const mark = jsonObject({ ...columns, excused }, dialect);
  return dialect === 'sqlite'
    ? sql`json((select json_group_array(${mark} order by m.learner_id) ${ofRegister}))`
    : sql`(select coalesce(json_agg(${mark} order by m.learner_id), '[]'::json) ${ofRegister})`;
}

const statuses = ['present', 'absent', 'late', 'left_early', 'offsite'];

/** The number of marks of a register by status. */
export function countsOf(_p: Params, dialect: Dialect): RawBuilder<unknown> {
  const count = (which: RawBuilder<unknown>) => sql`cast(count(case when ${which} then 1 end) as integer)`;
  const counts = jsonObject(
    {
      enrolled: sql`cast(count(*) as integer)`,
      ...Object.fromEntries(statuses.map((status) => [status, count(sql`m.status = ${sql.lit(status)}`)])),
      excused: count(sql`m.status in ('absent', 'late', 'left_early') and ${isExcused}`),
    },
    dialect,
  );
  return dialect === 'sqlite'
    ? sql`json((select ${counts} ${ofRegister}))`
    : sql`(select ${counts} ${ofRegister})`;
}

interface RegisterOfDay {
  id: string;
  date: string;
  grade_level_id: string;
}

const liveRegisters = (school: unknown) => sql`registers g
  join classes c on c.school_id = g.school_id and c.id = g.class_id
  join terms t on t.school_id = g.school_id and t.id = g.term_id
  where g.school_id = ${school} and g.archived_at is null and g.status != 'void'`;

/** The registers of two days that are not void, with the grade levels of their classes. */
export const registersOnDays = statement<{ school: string; first: string; last: string }, RegisterOfDay>(
  (p) => sql<RegisterOfDay>`select g.id, g.date, c.grade_level_id
    from ${liveRegisters(p.school)} and g.date in (${p.first}, ${p.last}) order by g.id`,
);

export interface DayOfRegisters {
  date: string;
  grade_level_id: string;
  /** The days of the week on which the school is open, as JSON. */
  school_days: string;
  registers: number;
}

const daysOfOpenTerms = (
  school: unknown,
  which = sql``,
) => sql<DayOfRegisters>`select g.date, c.grade_level_id,
    t.school_days, cast(count(*) as integer) as registers from ${liveRegisters(school)} and t.status != 'closed' ${which}
  group by g.date, c.grade_level_id, t.school_days order by g.date`;

/** The days of registers that are not void, of terms that are not closed, by grade level. */
export const daysOfRegisters = statement<{ school: string }, DayOfRegisters>((p) =>
  daysOfOpenTerms(p.school),
);

/** The days of the registers of a class. */
export const daysOfRegistersOfClass = statement<{ school: string; class: string }, DayOfRegisters>((p) =>
  daysOfOpenTerms(p.school, sql`and g.class_id = ${p.class}`),
);

/** How attendance is ranked, the best first. */
export const ranks = ['present', 'offsite', 'late', 'left_early', 'absent'] as const;

const rank = sql<number>`max(case m.status ${sql.join(
  ranks.map((status, index) => sql`when ${sql.lit(status)} then ${sql.lit(index)}`),
  sql` `,
)} end)`;

/** Enrollments, as `e`, that have begun, or begin with a planned transfer when its day comes. */
const isCounted = sql<boolean>`(e.status not in ('pending', 'cancelled')
  or (e.status = 'pending' and e.transferred_from_id is not null))`;

/**
 * Whether the learner of a mark of a day, as `m`, was in the class of its register then, as the enrollments say now: a move or a
 * leave that is recorded late leaves marks of a class in which they were not.
 */
const isEnrolledOn = (school: unknown, date: unknown) => sql<boolean>`exists (select 1 from registers g
  join enrollments e on e.school_id = g.school_id and e.class_id = g.class_id and e.term_id || '' = g.term_id
  where g.school_id = ${school} and g.date = ${date} and g.id = m.register_id and e.learner_id = m.learner_id
    and e.archived_at is null and ${isCounted} and e.starts_on <= ${date} and coalesce(e.ends_on, g.date) >= ${date})`;

interface DayOfLearner {
  learner_id: string;
  /** Index in `ranks` of the worst attendance of the day. */
  rank: number;
  minutes_late: number;
  excused: number;
  registers: number;
  registers_absent: number;
}

/** The filters of the day, in a fixed order. */
type Filters = readonly ('grade_level_id' | 'class_id')[];

const built = new Map<string, ReturnType<typeof dayOf>>();

/** The attendance of each learner on a day, of registers of all classes or of some. */
export function learnersOnDay(filters: Filters): ReturnType<typeof dayOf> {
  const key = filters.join();
  const found = built.get(key) ?? dayOf(filters);
  built.set(key, found);
  return found;
}

const dayOf = (filters: Filters) =>
  query<Params, DayOfLearner>((db, p) => {
    let select = inSchool(db, 'register_marks as m', p)
      .select(['m.learner_id', rank.as('rank')])
      .select(sql<number>`cast(coalesce(sum(m.minutes_late), 0) as integer)`.as('minutes_late'))
      .select(sql<number>`max(case when ${isExcused} then 1 else 0 end)`.as('excused'))
      .select(sql<number>`cast(count(*) as integer)`.as('registers'))
      .select(
        sql<number>`cast(count(case when m.status = 'absent' then 1 end) as integer)`.as('registers_absent'),
      )
      .where('m.is_void', '=', 0)
      .where('m.date', '=', p.date as string)
      .where(isEnrolledOn(p.school, p.date))
      .groupBy('m.learner_id')
      .orderBy('m.learner_id');
    for (const filter of filters)
      select = select.where(
        sql<boolean>`m.register_id in (select g.id from registers g
          join classes c on c.school_id = g.school_id and c.id = g.class_id
          where g.school_id = ${p.school} and g.date = ${p.date}
          and ${filter === 'class_id' ? sql`c.id` : sql`c.grade_level_id`} = ${p[filter]})`,
      );
    return select;
  });

/** The enrollments, as `e`, that are on the roll of their class on a day; their terms are `t`. */
const onRoll = (school: unknown, date: unknown, join = sql``) => sql`enrollments e
  join terms t on t.school_id = e.school_id and t.id = e.term_id ${join}
  where e.school_id = ${school} and e.archived_at is null and ${isCounted}
  and e.starts_on <= ${date} and coalesce(e.ends_on, t.ends_on) >= ${date}
  and t.starts_on <= ${date} and t.ends_on >= ${date}`;

interface Roll extends Record<string, string> {
  school: string;
  class: string;
  date: string;
}

/** The learners on the roll of a class on a day. */
export const rollOf = statement<Roll, { learner_id: string }>(
  (p) => sql<{ learner_id: string }>`select distinct e.learner_id from ${onRoll(p.school, p.date)}
    and e.class_id = ${p.class} order by e.learner_id`,
);

/** The learners on the rolls of classes on a day. */
export const rollsOf = statement<
  { school: string; date: string; rows: Rows },
  { class_id: string; learner_id: string }
>(
  (p, dialect) => sql`select distinct e.class_id, e.learner_id from ${onRoll(p.school, p.date)}
    and e.class_id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})`,
);

export interface ClassOnRoll {
  learner_id: string;
  kind: string;
  class_id: string;
  subject_id: string | null;
}

/** The classes in which some learners are enrolled on a day. */
export const classesOnRoll = statement<{ school: string; date: string; rows: Rows }, ClassOnRoll>(
  (p, dialect) => sql`select e.learner_id, c.kind, c.id as class_id, c.subject_id from ${onRoll(
    p.school,
    p.date,
    sql`
      join classes c on c.school_id = e.school_id and c.id = e.class_id`,
  )}
    and e.learner_id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})`,
);

interface ClassWithRoll {
  id: string;
  kind: string;
  grade_level_id: string;
}

/** The classes that are not archived and have learners on a day. */
export const classesWithRoll = statement<{ school: string; date: string }, ClassWithRoll>(
  (p) => sql<ClassWithRoll>`select c.id, c.kind, c.grade_level_id from classes c
    where c.school_id = ${p.school} and c.archived_at is null
    and c.academic_year_id in (select t.academic_year_id from terms t
      where t.school_id = ${p.school} and t.starts_on <= ${p.date} and t.ends_on >= ${p.date})
    and exists (select 1 from ${onRoll(p.school, p.date)} and e.class_id = c.id) order by c.id`,
);

export interface TakenOnDay {
  id: string;
  class_id: string;
  session: Schemas['Register']['session'];
  slot_id: string | null;
}

/** The registers of a day that are not void. */
export const takenOnDay = query<{ school: string; date: string }, TakenOnDay>((db, p) =>
  live(db, 'registers', p)
    .select(['id', 'class_id', 'slot_id'])
    .select(sql<TakenOnDay['session']>`session`.as('session'))
    .where('date', '=', p.date)
    .where('status', '!=', 'void')
    .orderBy('id'),
);

/** A register that overlaps one about to be taken: that of the whole day, or of a part of it. */
export const overlappingRegister = query<
  { school: string; class: string; date: string; session: string },
  { id: string; session: string }
>((db, p) =>
  live(db, 'registers', p)
    .select(['id', sql<string>`session`.as('session')])
    .where('class_id', '=', p.class)
    .where('date', '=', p.date)
    .where('status', '!=', 'void')
    .where(sql<boolean>`session <> ${p.session} and 'day' in (session, ${p.session})`)
    .orderBy('id'),
);

/** The registers of lessons of a timetable after a day that are not void. */
export const lessonRegistersAfter = statement<
  { school: string; timetable: string; last: string },
  { registers: number; first: string | null }
>(
  (p) => sql`select cast(count(*) as integer) as registers, min(g.date) as first from slots as z
    join registers as g on g.school_id = z.school_id and g.slot_id = z.id and g.date > ${p.last}
      and g.status <> 'void' and g.archived_at is null
    where z.school_id = ${p.school} and z.timetable_id = ${p.timetable}`,
);

export interface LessonDay {
  date: string;
  timetable_id: string;
  cycle_day: number;
  registers: number;
}

/** The days after a date with registers of lessons that are not void, by the day of the cycle of their slots. */
export const lessonDaysAfter = statement<{ school: string; date: string }, LessonDay>(
  (p) => sql<LessonDay>`select g.date, z.timetable_id, z.cycle_day, cast(count(*) as integer) as registers
    from registers as g join slots as z on z.school_id = g.school_id and z.id = g.slot_id
    where g.school_id = ${p.school} and g.date > ${p.date} and g.status <> 'void' and g.archived_at is null
    group by g.date, z.timetable_id, z.cycle_day order by g.date`,
);

/** The learners who are on the roll of a register of a day now, and have no mark in it. */
export const unmarkedOnDay = statement<
  { school: string; date: string },
  { register_id: string; learner_id: string }
>(
  (p) => sql<{ register_id: string; learner_id: string }>`select distinct g.id as register_id, n.learner_id
    from registers g join (select e.class_id, e.learner_id from ${onRoll(p.school, p.date)}) n on n.class_id = g.class_id
    where g.school_id = ${p.school} and g.date = ${p.date} and g.status != 'void'
    and (select m.learner_id from register_marks m where m.school_id = g.school_id and m.register_id = g.id
      and m.learner_id = n.learner_id) is null
    order by g.id, n.learner_id`,
);

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

const count = (value: RawBuilder<unknown>) => sql`count(${value})`;
const sum = (value: RawBuilder<unknown>) => sql`coalesce(sum(${value}), 0)`;
const absence = sql`case when m.status = 'absent' then 1 else 0 end`;

/**
 * The days on which there is a register for some learners, of marks that fulfil a condition: the sessions, or the lessons
 * of a day without any, from how many of them the learner was absent, how often they were late, and by how many minutes.
 */
const daysOf = (
  p: Params,
  condition: RawBuilder<unknown>,
  learners: RawBuilder<unknown>,
  dialect: Dialect,
) => {
  const one = sql`(select distinct learner_id from (${learners}) as every) as one`;
  return sql`(
  with own as materialized (
    select e.learner_id, e.class_id, e.term_id, e.starts_on, coalesce(e.ends_on, '9999-12-31') as ends_on
    from ${one} ${joinRange(
      'enrollments',
      'e',
      sql`e.school_id = ${p.school} and e.learner_id = one.learner_id and e.archived_at is null and ${isCounted}`,
      dialect,
    )}
  ), marked as materialized (
    select m.register_id, m.learner_id, m.term_id, m.date, m.session, m.status, m.minutes_late, g.class_id
    from ${one} ${joinRange(
      'register_marks',
      'm',
      sql`m.school_id = ${p.school} and m.learner_id = one.learner_id and m.is_void = 0 and ${condition}`,
      dialect,
    )} ${joinByKey('registers', 'g', { school_id: 'm.school_id', id: 'm.register_id' }, dialect)}
  ), marks as (
    select distinct m.register_id, m.learner_id, m.date, m.session, m.status, m.minutes_late from marked as m
    join own on own.learner_id = m.learner_id and own.class_id = m.class_id and own.term_id = m.term_id
      and own.starts_on <= m.date and own.ends_on >= m.date
  )
  select cast(${p.school} as text) as school_id, m.learner_id, m.date, ${counted(count, sql`1`)} as sessions,
    ${counted(sum, absence)} as missed, ${counted(sum, when(sql`m.status = 'late'`))} as times_late,
    ${counted(sum, sql`m.minutes_late`)} as minutes_late
  from marks m group by m.learner_id, m.date) as m`;
};

/** How much of a day was missed, in half days rounded down. */
const halves = sql`(2 * m.missed / m.sessions)`;

/** A value on days with an excuse; it is looked for where something was missed. */
const excused = (value: RawBuilder<unknown>) => when(sql`m.missed > 0`, when(isExcused, value));

const int = (value: RawBuilder<unknown>) => sql`cast(${value} as integer)`;

interface Days {
  learner_id: string;
  days: number;
  half_days_absent: number;
  half_days_excused: number;
  sessions: number;
  sessions_absent: number;
  sessions_excused: number;
  times_late: number;
  minutes_late: number;
}

/** The attendance of learners in a term. Learners without a register are left out. */
export const attendanceDays = statement<{ school: string; term: string; learners: Rows }, Days>(
  (p, dialect) => sql<Days>`select m.learner_id, ${int(sql`count(*)`)} as days,
      ${int(sum(halves))} as half_days_absent, ${int(sum(excused(halves)))} as half_days_excused,
      ${int(sum(sql`m.sessions`))} as sessions, ${int(sum(sql`m.missed`))} as sessions_absent,
      ${int(sum(excused(sql`m.missed`)))} as sessions_excused,
      ${int(sql`sum(m.times_late)`)} as times_late, ${int(sql`sum(m.minutes_late)`)} as minutes_late
    from ${daysOf(
      p,
      sql`m.term_id = ${p.term}`,
      sql`select r.learner_id from ${learners(p, dialect)}`,
      dialect,
    )} group by m.learner_id`,
);

interface EnrolledDays {
  learner_id: string;
  grade_level_id: string;
  starts_on: string;
  ends_on: string;
}

/** The dates on which learners are enrolled in classes in a term, with the grade level of the class. */
export const enrolledDays = query<{ school: string; term: string; learners: Rows }, EnrolledDays>(
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
  sessions: number;
}

/**
 * Active learners who have been absent without an excuse for at least `p.halves` half days on each of at least `p.days`
 * days, and on every day since on which there is a register for them; on one of these days for no more than that. Only
 * learners are looked at who were absent so often since the last day on which they were not absent at all.
 */
export const absences = statement<
  { school: string; since: string; today: string; days: number; halves: 1 | 2 },
  Absence
>(
  (p, dialect) => sql<Absence>`with often as materialized (
      select a.learner_id from register_marks a
      where a.school_id = ${p.school} and a.is_void = 0 and a.status = 'absent' and a.date > ${p.since} and a.date <= ${p.today}
      group by a.learner_id having count(distinct a.date) >= cast(${p.days} as integer)
    ), there as materialized (
      select f.learner_id, coalesce((select m.date from register_marks m
        where m.school_id = ${p.school} and m.learner_id = f.learner_id and m.is_void = 0 and m.status <> 'absent'
          and m.date > ${p.since} and m.date <= ${p.today}
          and (select a.date from register_marks a where a.school_id = m.school_id and a.learner_id = m.learner_id
            and a.date = m.date and a.is_void = 0 and a.status = 'absent' limit 1) is null
          and (select e.id from registers g
            join enrollments e on e.school_id = g.school_id and e.class_id = g.class_id and e.term_id = m.term_id
              and e.learner_id = m.learner_id and e.archived_at is null and ${isCounted}
              and e.starts_on <= m.date and coalesce(e.ends_on, m.date) >= m.date
            where g.school_id = m.school_id and g.id = m.register_id limit 1) is not null
        order by m.date desc limit 1), ${p.since}) as last
      from often f
    ), longer as materialized (
      select t.learner_id from there t where cast(${p.days} as integer) <= (
        select count(distinct a.date) from register_marks a
        where a.school_id = ${p.school} and a.learner_id = t.learner_id and a.is_void = 0 and a.status = 'absent'
          and a.date > t.last and a.date <= ${p.today})
    ), days as materialized (
      select m.learner_id, m.date, m.missed as sessions,
        case when m.missed = 0 or ${isExcused} then 0 else ${halves} end as halves
      from ${daysOf(
        p,
        sql`m.date > ${p.since} and m.date <= ${p.today}`,
        sql`select f.learner_id from longer f`,
        dialect,
      )}
    )
    select d.learner_id, min(d.date) as "from", max(d.date) as "to", ${int(sql`count(*)`)} as days,
      ${int(sum(sql`d.sessions`))} as sessions from days d
    join learners l on l.school_id = ${p.school} and l.id = d.learner_id and l.status = 'active' and l.archived_at is null
    where d.date > coalesce((select max(o.date) from days o where o.learner_id = d.learner_id
      and o.halves < ${p.halves}), '')
    group by d.learner_id having count(*) >= cast(${p.days} as integer) and min(d.halves) = ${p.halves} order by d.learner_id`,
);

/** A term, with settings of the school. */
export interface TermOfSchool {
  id: string;
  academic_year_id: string;
  starts_on: string;
  ends_on: string;
  status: string;
  /** JSON. */
  school_days: string;
  session_times: string;
  attendance_mode: Schemas['School']['attendance_mode'];
}

const terms = (db: Kysely<Tables>, p: Params) =>
  inSchool(db, 'terms as t', p)
    .innerJoin('schools as s', (join) =>
      join.onRef('s.school_id', '=', 't.school_id').onRef('s.id', '=', 't.school_id'),
    )
    .select(['t.id', 't.academic_year_id', 't.starts_on', 't.ends_on', 't.status', 't.school_days'])
    .select('s.session_times')
    .select(sql<TermOfSchool['attendance_mode']>`s.attendance_mode`.as('attendance_mode'));

const oneTerm = <P extends Params>(
  only: (select: ReturnType<typeof terms>, p: P) => ReturnType<typeof terms>,
) => query<P, TermOfSchool>((db, p) => only(terms(db, p), p));

type Select = ReturnType<typeof terms>;
const withId = (select: Select, p: { school: string; id: string }) => select.where('t.id', '=', p.id);
const onDay = (select: Select, p: { school: string; date: string }) =>
  select
    .where('t.archived_at', 'is', null)
    .where('t.starts_on', '<=', p.date)
    .where('t.ends_on', '>=', p.date);

export const termOf = oneTerm(withId);
/** The term that contains a day. */
export const termOnDay = oneTerm(onDay);

/** The first and the last day of the registers of a term that are not void, and how many they are. */
export const registerDays = query<
  { school: string; term: string },
  { first: string | null; last: string | null; registers: number }
>((db, p) =>
  live(db, 'registers', p)
    .select([sql<string | null>`min(date)`.as('first'), sql<string | null>`max(date)`.as('last')])
    .select(sql<number>`cast(count(*) as integer)`.as('registers'))
    .where('term_id', '=', p.term)
    .where('status', '!=', 'void'),
);
