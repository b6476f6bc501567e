import type { Definer } from '../define.ts';

/** Timetables, and who and what is used when. */
export async function timetable({ table, recordTable, index, indexesBy }: Definer): Promise<void> {
  await recordTable('timetables', {
    name: 'text!',
    academic_year_id: 'text!',
    term_ids: 'text!',
    grade_level_ids: 'text',
    cycle_length: 'integer!',
    cycle_mode: 'text!',
    cycle_weeks: 'integer!',
    skip_weeks_without_school: 'integer!',
    cycle_start_date: 'text',
    effective_from: 'text!',
    effective_to: 'text',
    status: 'text!',
  });
  await indexesBy('timetables', ['academic_year_id']);

  await table('timetable_terms', ['school_id', 'timetable_id', 'term_id'], {
    school_id: 'text!',
    timetable_id: 'text!',
    term_id: 'text!',
  });
  await index('timetable_terms_by_term', 'timetable_terms', ['school_id', 'term_id', 'timetable_id']);

  await recordTable('periods', {
    timetable_id: 'text!',
    name: 'text!',
    day_pattern: 'text!',
    sequence: 'integer!',
    starts_at: 'text!',
    ends_at: 'text!',
    kind: 'text!',
  });
  await indexesBy('periods', ['timetable_id']);

  await recordTable('slots', {
    timetable_id: 'text!',
    cycle_day: 'integer!',
    period_id: 'text!',
    kind: 'text!',
    title: 'text',
    class_ids: 'text!',
    subject_id: 'text',
    block: 'text',
    notes: 'text',
  });
  await indexesBy('slots', ['timetable_id', 'period_id', 'subject_id']);
  await index('slots_by_day', 'slots', ['school_id', 'timetable_id', 'cycle_day'], {
    where: 'archived_at is null',
  });

  await recordTable('room_assignments', {
    slot_id: 'text!',
    room_id: 'text!',
    from: 'text!',
    to: 'text',
  });
  await indexesBy('room_assignments', ['slot_id', 'room_id']);

  await recordTable('teacher_allocations', {
    slot_id: 'text!',
    staff_id: 'text!',
    role: 'text!',
    replaces_id: 'text',
    from: 'text!',
    to: 'text',
  });
  await indexesBy('teacher_allocations', ['slot_id', 'staff_id', 'replaces_id']);

  // When a teacher, room or class is used by a slot.
  await table('slot_occupancy', ['school_id', 'slot_id', 'resource_id', 'source_id', 'starts_on'], {
    school_id: 'text!',
    slot_id: 'text!',
    resource_id: 'text!',
    source_id: 'text!',
    starts_on: 'text!',
    ends_on: 'text!',
    kind: 'text!',
    role: 'text',
    timetable_id: 'text!',
    cycle_day: 'integer!',
    starts_at: 'text!',
    ends_at: 'text!',
    block: 'text',
  });
  await index('slot_occupancy_by_resource', 'slot_occupancy', [
    'school_id',
    'resource_id',
    'timetable_id',
    'cycle_day',
    'starts_at',
  ]);
  await index('slot_occupancy_by_timetable', 'slot_occupancy', ['school_id', 'timetable_id', 'cycle_day']);
}
