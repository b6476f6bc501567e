import type { Column, Definer } from './define.ts';

const text = (...names: string[]): Record<string, Column> =>
  Object.fromEntries(names.map((n) => [n, 'text']));
const live = 'archived_at is null';

export async function up({ table, recordTable, addColumns, index }: Definer): Promise<void> {
  await addColumns(
    'learners',
    {
      ...text('gender', 'grade_level_id', 'class_id', 'admitted_on', 'left_on', 'left_reason'),
      ...text('home_language', 'language_of_instruction', 'address', 'email', 'phone', 'photo_url'),
      boarder: 'integer!',
      medical_alert_until: 'text',
      ...text('national_id', 'passport_number', 'citizenship', 'lurits_number', 'race', 'religion'),
      social_grant: 'integer',
    },
    { boarder: 0 },
  );
  await index('learners_by_class_id', 'learners', ['school_id', 'class_id', 'id']);
  await index('learners_by_grade_level_id', 'learners', ['school_id', 'grade_level_id', 'id']);

  // The encrypted key of one person's encrypted values: without it they are unreadable.
  await table('data_keys', ['school_id', 'subject_id'], {
    school_id: 'text!',
    subject_id: 'text!',
    sealed: 'text!',
  });

  await recordTable('guardians', {
    name: 'text!',
    name_folded: 'text!',
    ...text('first_name', 'last_name', 'title', 'email', 'phone', 'alternate_phone', 'preferred_language'),
    ...text('national_id', 'occupation', 'employer', 'address'),
    channels: 'text!',
    portal_status: 'text!',
  });
  await index('guardians_by_name', 'guardians', ['school_id', 'name_folded']);
  await index('guardians_by_email', 'guardians', ['school_id', 'email']);

  await recordTable('learner_guardians', {
    learner_id: 'text!',
    guardian_id: 'text!',
    relationship: 'text!',
    is_primary: 'integer!',
    legal_guardian: 'integer!',
    lives_with: 'integer!',
    emergency_contact: 'integer!',
    emergency_order: 'integer',
    fee_payer: 'integer!',
    pickup_authorised: 'integer!',
    access: 'text!',
    receives: 'text!',
    restriction_note: 'text',
  });
  await index('learner_guardians_pair', 'learner_guardians', ['school_id', 'learner_id', 'guardian_id'], {
    unique: true,
    where: live,
  });
  await index('learner_guardians_primary', 'learner_guardians', ['school_id', 'learner_id'], {
    unique: true,
    where: `${live} and is_primary = 1`,
  });
  await index('learner_guardians_by_learner', 'learner_guardians', ['school_id', 'learner_id', 'id']);
  await index('learner_guardians_by_guardian', 'learner_guardians', ['school_id', 'guardian_id', 'id']);

  await recordTable('medical_notes', {
    learner_id: 'text!',
    kind: 'text!',
    title: 'text!',
    details: 'text',
    severity: 'text!',
    ...text('triggers', 'response', 'medication', 'starts_on', 'ends_on', 'doctor_name', 'doctor_phone'),
    consent_on_file: 'integer!',
  });
  await index('medical_notes_by_learner', 'medical_notes', ['school_id', 'learner_id', 'id']);

  await recordTable('rooms', { name: 'text!', kind: 'text!', capacity: 'integer', bookable: 'integer!' });
  await index('rooms_by_name', 'rooms', ['school_id', 'name'], { unique: true, where: live });

  await recordTable('classes', {
    label: 'text!',
    kind: 'text!',
    academic_year_id: 'text!',
    grade_level_id: 'text!',
    ...text('subject_id', 'teacher_id', 'room_id'),
    capacity: 'integer',
    term_ids: 'text',
    language: 'text',
  });
  await index('classes_by_label', 'classes', ['school_id', 'academic_year_id', 'label'], {
    unique: true,
    where: live,
  });
  await index('classes_by_teacher', 'classes', ['school_id', 'teacher_id', 'id']);

  await recordTable('enrollments', {
    learner_id: 'text!',
    class_id: 'text!',
    term_id: 'text!',
    kind: 'text!',
    starts_on: 'text!',
    ends_on: 'text',
    status: 'text!',
    reason: 'text',
    forced: 'integer!',
  });
  const open = `${live} and status in ('active', 'pending')`;
  await index('enrollments_open', 'enrollments', ['school_id', 'learner_id', 'term_id', 'class_id'], {
    unique: true,
    where: open,
  });
  await index('enrollments_by_learner', 'enrollments', ['school_id', 'learner_id', 'id']);
  await index('enrollments_by_class', 'enrollments', [
    'school_id',
    'class_id',
    'status',
    'term_id',
    'learner_id',
  ]);
  await index('enrollments_by_term', 'enrollments', ['school_id', 'term_id', 'status', 'id']);
}
