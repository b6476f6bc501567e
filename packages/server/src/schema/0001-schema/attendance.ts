import { type Definer, uniqueLive } from '../define.ts';

/** Registers and excuses. */
export async function attendance({
  table,
  recordTable,
  sensitiveRecordTable,
  index,
  indexesBy,
}: Definer): Promise<void> {
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
  await index('registers_unique', 'registers', ['school_id', 'unique_key'], uniqueLive);
  await index('registers_by_class_id', 'registers', ['school_id', 'class_id', 'date']);
  await indexesBy('registers', ['date', 'term_id', 'taken_by', 'slot_id']);

  // The marks of a register have its date, term and session, and `is_void` once it is void, so that the
  // attendance of learners is read from this table alone.
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
  await index('register_marks_by_learner', 'register_marks', ['school_id', 'learner_id', 'date']);
  await index('register_marks_by_date', 'register_marks', ['school_id', 'date', 'learner_id'], {
    where: 'is_void = 0',
  });
  await index('register_marks_absent', 'register_marks', ['school_id', 'learner_id', 'date', 'register_id'], {
    where: "is_void = 0 and status = 'absent'",
  });

  await sensitiveRecordTable('excuses', {
    learner_id: 'text!',
    from: 'text!',
    to: 'text!',
    reason_code: 'text!',
    document_ref: 'text',
    submitted_by_type: 'text',
    submitted_by: 'text',
    status: 'text!',
    decision_reason: 'text',
  });
  await index('excuses_approved', 'excuses', ['school_id', 'learner_id', 'from', 'to'], {
    where: "archived_at is null and status = 'approved'",
  });
  await indexesBy('excuses', ['learner_id', 'submitted_by', 'status']);
}
