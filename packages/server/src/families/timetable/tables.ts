import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../../sql/database.ts';
import type { Params } from '../../sql/query.ts';
import { defineResource, type Filter } from '../../store/resource.ts';
import { defineChange } from '../../work/family.ts';
import { checkAllocations, checkAssignments, checkFeed, checkPeriods, checkSlots } from './rules.ts';
import { checkTimetable, fillTimetable, followTimetables } from './timetable-rules.ts';

/** A timetable that was published is to have no lessons after a day (YYYY-MM-DD) that is earlier than before, or none at all. */
export const lessonsEnding = defineChange<{ timetable: string; last: string | null }>('lessons ending');

export const timetables = defineResource('timetables', 'Timetable', {
  fill: fillTimetable,
  check: checkTimetable,
  follow: (changes, work) => followTimetables(changes, work, { roomAssignments, teacherAllocations }),
  links: { term_ids: { table: 'timetable_terms', record: 'timetable_id', target: 'term_id' } },
});

export const periods = defineResource('periods', 'Period', {
  checkAll: checkPeriods,
});

/** The last day of a timetable `t`. */
const lastDay = sql<string | null>`coalesce(t.effective_to, (select max(e.ends_on) from timetable_terms as x
  join terms as e on e.school_id = x.school_id and e.id = x.term_id
  where x.school_id = t.school_id and x.timetable_id = t.id))`;

/** Whether a timetable `t` has no lessons from today on. */
const hasEnded = (p: Params): RawBuilder<boolean> =>
  sql`(t.archived_at is not null or t.status = 'retired' or ${lastDay} < ${p.today})`;

const slotStatus = (p: Params) => sql`(select case when ${hasEnded(p)} then 'ended' else t.status end
  from timetables as t where t.school_id = slots.school_id and t.id = slots.timetable_id)`;

const leadIds = (_p: Params, dialect: Dialect) => {
  const list =
    dialect === 'sqlite'
      ? sql`json_group_array(a.staff_id order by a.id)`
      : sql`coalesce(json_agg(a.staff_id order by a.id), '[]'::json)`;
  const found = sql`(select ${list} from teacher_allocations as a
    where a.school_id = slots.school_id and a.slot_id = slots.id and a.role = 'lead' and a."to" is null
      and a.archived_at is null)`;
  return dialect === 'sqlite' ? sql`json(${found})` : found;
};

const roomId = () => sql`(select a.room_id from room_assignments as a
  where a.school_id = slots.school_id and a.slot_id = slots.id and a."to" is null and a.archived_at is null
  order by a."from" desc, a.id desc limit 1)`;

/** Only slots that have a row of another table with the parameter. */
const hasOne =
  (table: string, column: string, parameter: string, condition = sql`true`): Filter =>
  (select, p) =>
    select.where(
      sql<boolean>`id in (select a.slot_id from ${sql.table(table)} as a where a.school_id = ${p.school}
        and a.${sql.ref(column)} = ${p[parameter]} and a.archived_at is null and ${condition})`,
    );

export const slots = defineResource('slots', 'Slot', {
  checkAll: checkSlots,
  links: { class_ids: { table: 'slot_occupancy', record: 'slot_id', target: 'resource_id' } },
  derived: { teacher_ids: leadIds, room_id: roomId, status: slotStatus },
  filters: {
    teacher_id: hasOne(
      'teacher_allocations',
      'staff_id',
      'teacher_id',
      sql`a.role = 'lead' and a."to" is null`,
    ),
    staff_id: hasOne('teacher_allocations', 'staff_id', 'staff_id'),
  },
});

/** `ended` if the last day has passed, the slot or its timetable has ended, or the timetable ends before the first day. */
const datedStatus =
  (table: 'room_assignments' | 'teacher_allocations') =>
  (p: Params): RawBuilder<unknown> =>
    sql`(select case when ${sql.ref(`${table}.to`)} < ${p.today}
    or s.archived_at is not null or ${hasEnded(p)} or ${sql.ref(`${table}.from`)} > ${lastDay} then 'ended' else 'active' end
    from slots as s join timetables as t on t.school_id = s.school_id and t.id = s.timetable_id
    where s.school_id = ${sql.ref(`${table}.school_id`)} and s.id = ${sql.ref(`${table}.slot_id`)})`;

export const roomAssignments = defineResource('room_assignments', 'RoomAssignment', {
  checkAll: checkAssignments,
  derived: { status: datedStatus('room_assignments') },
});

export const teacherAllocations = defineResource('teacher_allocations', 'TeacherAllocation', {
  checkAll: checkAllocations,
  derived: { status: datedStatus('teacher_allocations') },
});

export const calendarFeeds = defineResource('calendar_feeds', 'CalendarFeed', {
  check: checkFeed,
  hidden: ['token_hash'],
});
