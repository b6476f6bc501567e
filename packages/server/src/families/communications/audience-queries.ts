import { sql } from 'kysely';
import { query, statement } from '../../db/query.ts';
import type { AnyRecords } from '../../db/resource.ts';
import { rowsOf } from '../../db/rows.ts';
import { inSchool, live } from '../../db/school-rows.ts';
import type { RecordTables } from '../../db/tables.ts';

type ByIds = { school: string; rows: string };

/** Those of the ids that are the ids of records of the school that are not archived. */
export const liveIn = (table: keyof RecordTables) =>
  query<ByIds, { id: string }>((db, p, dialect) =>
    live(db, table as AnyRecords, p)
      .select('id')
      .where(sql<boolean>`id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})`),
  );

interface AudienceParams {
  school: string;
  today: string;
  everyone: number;
  grades: string;
  classes: string;
  learners: string;
  [name: string]: string | number;
}

/** The active learners of an audience. */
export const learnersIn = statement<AudienceParams, { id: string }>((p, dialect) => {
  const among = (rows: unknown) => sql`(select r.id from ${rowsOf(rows, { id: 'text' }, dialect)})`;
  return sql`
    select l.id from learners l
    where l.school_id = ${p.school} and l.archived_at is null and l.status = 'active' and (
      ${p.everyone} = 1
      or l.grade_level_id in ${among(p.grades)}
      or l.class_id in ${among(p.classes)}
      or l.id in ${among(p.learners)}
      or l.id in (
        select e.learner_id from enrollments e
        where e.school_id = ${p.school} and e.class_id in ${among(p.classes)} and e.status = 'active'
          and e.archived_at is null and e.starts_on <= ${p.today} and coalesce(e.ends_on >= ${p.today}, true)))
    order by l.id`;
});

/** The active staff members of an audience. */
export const staffIn = statement<
  { school: string; today: string; everyone: number; roles: string },
  { id: string }
>(
  (p, dialect) => sql`
    select s.id from staff s
    where s.school_id = ${p.school} and s.archived_at is null and s.status = 'active' and (
      ${p.everyone} = 1
      or s.id in (
        select a.staff_id from role_assignments a
        where a.school_id = ${p.school} and a.archived_at is null
          and a.role in (select r.id from ${rowsOf(p.roles, { id: 'text' }, dialect)})
          and coalesce(a.starts_on <= ${p.today}, true) and coalesce(a.ends_on >= ${p.today}, true)))
    order by s.id`,
);

/** The messages of an announcement that are not finished. */
export const openMessages = query<{ school: string; announcement: string }, { id: string; status: string }>(
  (db, p) =>
    inSchool(db, 'messages', p)
      .select(['id', 'status'])
      .where('announcement_id', '=', p.announcement)
      .where('status', 'in', ['queued', 'sending'])
      .orderBy('id'),
);

/** The number of people for whom an announcement was published. */
export const countPeople = statement<{ school: string; announcement: string }, { count: number }>(
  (p) => sql`
    select cast(count(distinct r.person_id) as integer) as count
    from messages m join message_recipients r on r.school_id = m.school_id and r.message_id = m.id
    where m.school_id = ${p.school} and m.announcement_id = ${p.announcement}`,
);
