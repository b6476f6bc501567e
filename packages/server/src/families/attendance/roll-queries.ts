import { sql } from 'kysely';
import { query, statement } from '../../db/query.ts';
import { live } from '../../db/school-rows.ts';

/** Enrollments, as `e`, that have begun, or begin with a planned transfer when its day comes. */
export const isCounted = sql<boolean>`(e.status not in ('pending', 'cancelled')
  or (e.status = 'pending' and e.transferred_from_id is not null))`;

/** The enrollments, as `e`, that are on the roll of their class on a day; their terms are `t`. */
const onRoll = (school: unknown, date: unknown) => sql`enrollments e
  join terms t on t.school_id = e.school_id and t.id = e.term_id
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

interface ClassWithRoll {
  id: string;
  kind: string;
  grade_level_id: string;
}

/** The classes that are not archived and have learners on a day. */
export const classesWithRoll = statement<{ school: string; date: string }, ClassWithRoll>(
  (p) => sql<ClassWithRoll>`select c.id, c.kind, c.grade_level_id from classes c
    where c.school_id = ${p.school} and c.archived_at is null
    and c.id in (select e.class_id from ${onRoll(p.school, p.date)}) order by c.id`,
);

interface TakenOnDay {
  id: string;
  class_id: string;
  session: 'day' | 'am' | 'pm' | null;
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

/** The learners who are on the roll of a register of a day now, and have no mark in it. */
export const unmarkedOnDay = statement<
  { school: string; date: string },
  { register_id: string; learner_id: string }
>(
  (p) => sql<{ register_id: string; learner_id: string }>`select distinct g.id as register_id, n.learner_id
    from registers g join (select e.class_id, e.learner_id from ${onRoll(p.school, p.date)}) n on n.class_id = g.class_id
    where g.school_id = ${p.school} and g.date = ${p.date} and g.status != 'void'
    and not exists (select 1 from register_marks m where m.school_id = g.school_id and m.register_id = g.id
      and m.learner_id = n.learner_id)
    order by g.id, n.learner_id`,
);
