import type { Definer } from './define.ts';

export async function up({ recordTable, table, index }: Definer): Promise<void> {
  await recordTable('timetables', {
    name: 'text!',
    academic_year_id: 'text!',
    term_ids: 'text!',
    grade_level_ids: 'text',
    cycle_length: 'integer!',
    cycle_mode: 'text!',
    cycle_start_date: 'text',
    effective_from: 'text!',
    effective_to: 'text',
    status: 'text!',
  });
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
  await recordTable('slots', {
    timetable_id: 'text!',
    cycle_day: 'integer!',
    period_id: 'text!',
    class_ids: 'text!',
    subject_id: 'text',
    block: 'text',
    notes: 'text',
  });
  await recordTable('room_assignments', {
    slot_id: 'text!',
    room_id: 'text!',
    from: 'text!',
    to: 'text',
  });
  await recordTable('teacher_allocations', {
    slot_id: 'text!',
    staff_id: 'text!',
    role: 'text!',
    replaces_id: 'text',
    from: 'text!',
    to: 'text',
  });
  for (const [name, column] of [
    ['timetables', 'academic_year_id'],
    ['periods', 'timetable_id'],
    ['slots', 'timetable_id'],
    ['slots', 'period_id'],
    ['slots', 'subject_id'],
    ['room_assignments', 'slot_id'],
    ['room_assignments', 'room_id'],
    ['teacher_allocations', 'slot_id'],
    ['teacher_allocations', 'staff_id'],
    ['teacher_allocations', 'replaces_id'],
  ] as const)
    await index(`${name}_by_${column}`, name, ['school_id', column, 'id']);

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
