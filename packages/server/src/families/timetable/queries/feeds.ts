import { sql } from 'kysely';
import { joinByKey, recordKey, rowsOf, statement } from '../../../sql/query.ts';
import { joinSchool, type SchoolRow, schoolColumns } from '../../../sql/school-rows.ts';
import type { Among } from './timetables.ts';

type Rows = Pick<Among, 'rows'>;

/** The calendar feed with a token, by its hash. */
export const feedByHash = statement<{ hash: string }, SchoolRow & { id: string }>(
  (p) => sql`
    select f.id, ${schoolColumns} from calendar_feeds as f ${joinSchool('f')}
    where f.token_hash = ${p.hash} and f.archived_at is null`,
);

/** The subject of a calendar, with the name of the calendar if it is not about a learner, while it is in use. */
const subject = (table: string, name: string | null, ended: readonly string[]) =>
  statement<{ school: string; id: string }, { name: string | null }>(
    (p) => sql`select ${name === null ? sql`null` : sql.ref(name)} as name from ${sql.table(table)}
      where school_id = ${p.school} and id = ${p.id} and archived_at is null
      ${ended.length > 0 ? sql`and status not in (${sql.join(ended.map((state) => sql.lit(state)))})` : sql``}`,
  );

export const subjects = {
  staff_id: subject('staff', 'name', ['suspended', 'left']),
  class_id: subject('classes', 'label', []),
  learner_id: subject('learners', null, ['left']),
  guardian_id: subject('guardians', null, []),
  room_id: subject('rooms', 'name', []),
};

export interface Named {
  id: string;
  name: string;
  updated_at: string;
}

const named = { subjects: 'name', classes: 'label', rooms: 'name', staff: 'name' };

/** The names of subjects, classes, rooms and staff members, and when each record last changed. */
export const namesAmong = statement<Rows, Named>((p, dialect) =>
  sql.join(
    Object.entries(named).map(
      ([table, name]) => sql`select x.id, ${sql.ref(`x.${name}`)} as name, x.updated_at
        from ${rowsOf(p.rows, recordKey, dialect)}
        ${joinByKey(table, 'x', { school_id: 'r.school_id', id: 'r.id' }, dialect)}`,
    ),
    sql` union all `,
  ),
);

export interface SlotChange {
  id: string;
  created_at: string;
  updated_at: string;
}

/**
 * When slots were created, and when each last changed, with its period, its timetable, its rooms, its teachers and the days
 * without school of grade levels. Room assignments and teacher allocations that were archived count too: archiving them
 * changes the lesson.
 */
export const slotChanges = statement<Rows & { school: string }, SlotChange>((p, dialect) => {
  const slots = sql`${rowsOf(p.rows, recordKey, dialect)}
    ${joinByKey('slots', 's', { school_id: 'r.school_id', id: 'r.id' }, dialect)}`;
  const of = (table: string, column: string) =>
    sql`select s.id, s.created_at, x.updated_at from ${slots}
      ${joinByKey(table, 'x', { school_id: 's.school_id', id: `s.${column}` }, dialect)}`;
  const dated = (table: string) =>
    sql`select s.id, s.created_at, x.updated_at from ${slots}
      ${joinByKey(table, 'x', { school_id: 's.school_id', slot_id: 's.id' }, dialect)}`;
  const all = [
    sql`select s.id, s.created_at, s.updated_at from ${slots}`,
    of('periods', 'period_id'),
    of('timetables', 'timetable_id'),
    dated('room_assignments'),
    dated('teacher_allocations'),
    // A day without school for a grade level takes its classes out of a lesson that they have with others.
    sql`select s.id, s.created_at, x.updated_at from ${slots} cross join (
      select max(updated_at) as updated_at from calendar_exceptions
      where school_id = ${p.school} and grade_level_ids is not null) as x`,
  ];
  return sql`select id, min(created_at) as created_at, max(updated_at) as updated_at
    from (${sql.join(all, sql` union all `)}) as changes group by id`;
});
