import type { Definer } from './define.ts';

export async function up({ recordTable, table, addColumns, index }: Definer): Promise<void> {
  await recordTable('registers', {
    class_id: 'text!',
    date: 'text!',
    session: 'text',
    slot_id: 'text',
    term_id: 'text!',
    taken_by: 'text',
    taken_at: 'text!',
    revision: 'integer!',
    status: 'text!',
    void_reason: 'text',
    unique_key: 'text',
  });
  await index('registers_unique', 'registers', ['school_id', 'unique_key'], {
    unique: true,
    where: 'archived_at is null',
  });
  await index('registers_by_class_id', 'registers', ['school_id', 'class_id', 'date']);
  await index('registers_by_date', 'registers', ['school_id', 'date', 'id']);
  for (const column of ['term_id', 'taken_by'])
    await index(`registers_by_${column}`, 'registers', ['school_id', column, 'id']);

  // The marks of a register have its date, term and session, and `is_void` once it is void, so that the attendance of
  // learners is read from this table alone.
  await table('register_marks', ['school_id', 'register_id', 'learner_id'], {
    school_id: 'text!',
    register_id: 'text!',
    learner_id: 'text!',
    date: 'text!',
    term_id: 'text!',
    session: 'text',
    is_void: 'integer!',
    status: 'text!',
    minutes_late: 'integer',
    arrived_at: 'text',
    left_at: 'text',
    reason_code: 'text',
    comment: 'text',
  });
  await index('register_marks_by_learner', 'register_marks', ['school_id', 'learner_id', 'date'], {
    where: 'is_void = 0',
  });
  await index('register_marks_by_date', 'register_marks', ['school_id', 'date', 'learner_id'], {
    where: 'is_void = 0',
  });
  await index('register_marks_absent', 'register_marks', ['school_id', 'learner_id', 'date', 'register_id'], {
    where: "is_void = 0 and status = 'absent'",
  });

  await recordTable('excuses', {
    learner_id: 'text!',
    from: 'text!',
    to: 'text!',
    reason_code: 'text!',
    document_ref: 'text',
    submitted_by_type: 'text',
    submitted_by: 'text',
    status: 'text!',
    decision_reason: 'text',
    encrypted: 'text',
  });
  await index('excuses_by_learner_id', 'excuses', ['school_id', 'learner_id', 'id']);
  await index('excuses_approved', 'excuses', ['school_id', 'learner_id', 'from', 'to'], {
    where: "archived_at is null and status = 'approved'",
  });
  await index('excuses_by_submitted_by', 'excuses', ['school_id', 'submitted_by', 'id']);

  await addColumns(
    'schools',
    { session_times: 'text!' },
    { session_times: JSON.stringify({ day: '08:00', am: '08:00', pm: '13:00' }) },
  );
}
