import { type Definer, uniqueLive } from '../define.ts';

/** The calendar of a school, its classes, and who is in them. */
export async function classes({ recordTable, index, indexesBy }: Definer): Promise<void> {
  await recordTable('academic_years', {
    name: 'text!',
    name_key: 'text',
    starts_on: 'text!',
    ends_on: 'text!',
    status: 'text!',
  });
  await index('academic_years_by_name_key', 'academic_years', ['school_id', 'name_key'], uniqueLive);

  await recordTable('terms', {
    academic_year_id: 'text!',
    name: 'text!',
    number: 'integer!',
    starts_on: 'text!',
    ends_on: 'text!',
    marks_due_on: 'text',
    school_days: 'text!',
    school_days_count: 'integer!',
    status: 'text!',
  });
  await index('terms_by_number', 'terms', ['school_id', 'academic_year_id', 'number'], uniqueLive);

  await recordTable('calendar_exceptions', {
    date: 'text!',
    kind: 'text!',
    name: 'text!',
    grade_level_ids: 'text',
    keeps_cycle: 'integer!',
    unique_key: 'text',
  });
  await index('calendar_exceptions_by_date', 'calendar_exceptions', ['school_id', 'date']);
  await index(
    'calendar_exceptions_by_unique_key',
    'calendar_exceptions',
    ['school_id', 'unique_key'],
    uniqueLive,
  );

  await recordTable('grade_levels', {
    label: 'text!',
    label_key: 'text',
    order: 'integer!',
    phase: 'text',
  });
  await index('grade_levels_by_label_key', 'grade_levels', ['school_id', 'label_key'], uniqueLive);

  await recordTable('subjects', {
    name: 'text!',
    code: 'text!',
    kind: 'text!',
    grade_level_ids: 'text!',
    language: 'text',
    counts_for_average: 'integer!',
    promotion_weight: 'real',
  });
  await index('subjects_by_code', 'subjects', ['school_id', 'code'], uniqueLive);

  await recordTable('rooms', {
    name: 'text!',
    name_key: 'text',
    kind: 'text!',
    capacity: 'integer',
    bookable: 'integer!',
    sharing: 'text!',
    max_lessons: 'integer',
  });
  await index('rooms_by_name_key', 'rooms', ['school_id', 'name_key'], uniqueLive);

  await recordTable('classes', {
    label: 'text!',
    label_key: 'text',
    kind: 'text!',
    academic_year_id: 'text!',
    grade_level_id: 'text!',
    subject_id: 'text',
    teacher_id: 'text',
    room_id: 'text',
    capacity: 'integer',
    term_ids: 'text',
    language: 'text',
  });
  await index('classes_by_teacher', 'classes', ['school_id', 'teacher_id', 'id']);
  await index('classes_by_label_key', 'classes', ['school_id', 'academic_year_id', 'label_key'], uniqueLive);
  await indexesBy('classes', ['grade_level_id', 'room_id', 'subject_id']);

  await recordTable('enrollments', {
    learner_id: 'text!',
    class_id: 'text!',
    term_id: 'text!',
    kind: 'text!',
    grade_level_id: 'text',
    starts_on: 'text!',
    ends_on: 'text',
    ends_as: 'text',
    status: 'text!',
    reason: 'text',
    transferred_from_id: 'text',
    forced: 'integer!',
  });
  await index('enrollments_open', 'enrollments', ['school_id', 'learner_id', 'term_id', 'class_id'], {
    unique: true,
    where: "archived_at is null and status in ('active', 'pending')",
  });
  await index('enrollments_by_learner', 'enrollments', ['school_id', 'learner_id', 'id']);
  await index('enrollments_by_class', 'enrollments', [
    'school_id',
    'class_id',
    'status',
    'term_id',
    'learner_id',
  ]);
  await index('enrollments_by_term', 'enrollments', ['school_id', 'term_id', 'id', 'status']);
  await index('enrollments_by_planned_transfer', 'enrollments', ['starts_on', 'school_id', 'id'], {
    where: "status = 'pending' and transferred_from_id is not null and archived_at is null",
  });
  await index('enrollments_by_last_day', 'enrollments', ['ends_on', 'school_id', 'id'], {
    where: "ends_on is not null and status = 'active' and archived_at is null",
  });
  await indexesBy('enrollments', ['grade_level_id', 'transferred_from_id']);

  await recordTable('calendar_feeds', {
    name: 'text',
    content: 'text!',
    staff_id: 'text',
    class_id: 'text',
    learner_id: 'text',
    guardian_id: 'text',
    room_id: 'text',
    token_hash: 'text!',
  });
  await index('calendar_feeds_by_token', 'calendar_feeds', ['token_hash'], { unique: true });
  await index('calendar_feeds_by_staff', 'calendar_feeds', ['school_id', 'staff_id', 'id']);
  await index('calendar_feeds_by_class', 'calendar_feeds', ['school_id', 'class_id', 'id']);
  await index('calendar_feeds_by_learner', 'calendar_feeds', ['school_id', 'learner_id', 'id']);
  await index('calendar_feeds_by_guardian', 'calendar_feeds', ['school_id', 'guardian_id', 'id']);
  await index('calendar_feeds_by_room', 'calendar_feeds', ['school_id', 'room_id', 'id']);
}
