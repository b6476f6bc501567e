import { type Definer, uniqueLive } from '../define.ts';

/** Staff, learners and guardians. */
export async function people({
  table,
  recordTable,
  sensitiveRecordTable,
  index,
  indexesBy,
}: Definer): Promise<void> {
  await recordTable('staff', {
    name: 'text!',
    name_folded: 'text!',
    first_name: 'text',
    last_name: 'text',
    email: 'text!',
    phone: 'text',
    employee_number: 'text',
    employee_number_key: 'text',
    staff_type: 'text!',
    job_title: 'text',
    employment: 'text',
    persal_number: 'text',
    sace_number: 'text',
    sace_expires_on: 'text',
    starts_on: 'text',
    ends_on: 'text',
    subject_ids: 'text!',
    max_periods_per_cycle: 'integer',
    status: 'text!',
    erased_at: 'text',
    // The keyed hash of the sign-in identity.
    login_key: 'text',
    // The sensitive fields.
    encrypted: 'text',
    // The record that this one was merged into.
    merged_into_id: 'text',
  });
  await index('staff_by_merged_into_id', 'staff', ['school_id', 'merged_into_id', 'id']);
  await index('staff_by_email', 'staff', ['school_id', 'email'], uniqueLive);
  await index('staff_by_email_in_all_schools', 'staff', ['email']);
  await index('staff_by_employee_number_key', 'staff', ['school_id', 'employee_number_key'], uniqueLive);
  await index('staff_by_last_day', 'staff', ['ends_on', 'school_id', 'id'], {
    where: "ends_on is not null and status in ('active', 'suspended') and archived_at is null",
  });
  await index('staff_by_login_key', 'staff', ['login_key', 'school_id'], {
    unique: true,
    where: "archived_at is null and status != 'left'",
  });
  await index('staff_by_name', 'staff', ['school_id', 'name_folded', 'id']);
  await index('staff_gone', 'staff', ['school_id', 'id'], {
    where: "(status = 'left' or archived_at is not null) and erased_at is null",
  });

  await recordTable('invitations', {
    email: 'text!',
    name: 'text!',
    staff_type: 'text!',
    roles: 'text!',
    message: 'text',
    expires_at: 'text!',
    status: 'text!',
    staff_id: 'text!',
    invited_by: 'text!',
    last_sent_at: 'text!',
    accepted_at: 'text',
    email_status: 'text',
    email_error: 'text',
    token_hash: 'text!',
    // Those of whoever made the token: it gives nobody more.
    granted_scopes: 'text!',
    // What is sent by email, encrypted, until it was sent.
    url_sealed: 'text',
    // When the next attempt is due, or until when a process has claimed it.
    email_due_at: 'text',
    email_attempts: 'integer!',
  });
  await index('invitations_by_due_email', 'invitations', ['email_due_at', 'id'], {
    where: 'email_due_at is not null',
  });
  await index('invitations_by_token', 'invitations', ['token_hash'], { unique: true });
  await index('invitations_by_staff', 'invitations', ['school_id', 'staff_id', 'id']);
  await indexesBy('invitations', ['email']);

  await recordTable('role_assignments', {
    staff_id: 'text!',
    role: 'text!',
    scope_type: 'text!',
    scope_id: 'text',
    starts_on: 'text',
    ends_on: 'text',
  });
  await index('role_assignments_by_staff', 'role_assignments', ['school_id', 'staff_id', 'id']);
  await index('role_assignments_by_role', 'role_assignments', ['school_id', 'role', 'staff_id']);
  await indexesBy('role_assignments', ['scope_id']);

  // Links that sign staff members in to the settings screen, and the sessions of those who did.
  await recordTable('settings_links', {
    staff_id: 'text!',
    scopes: 'text!',
    expires_at: 'text!',
    used_at: 'text',
    revoked_at: 'text',
    created_by: 'text!',
    token_hash: 'text!',
    // The API key that created it.
    key_id: 'text',
  });
  await index('settings_links_by_token', 'settings_links', ['token_hash'], { unique: true });
  await indexesBy('settings_links', ['staff_id']);

  await recordTable('settings_sessions', {
    staff_id: 'text!',
    method: 'text!',
    settings_link_id: 'text',
    scopes: 'text!',
    last_used_at: 'text!',
    expires_at: 'text!',
    ended_at: 'text',
    ip: 'text',
    user_agent: 'text',
    // When it ends at the latest.
    latest_at: 'text!',
    // The API key that created its link.
    key_id: 'text',
  });
  await indexesBy('settings_sessions', ['staff_id', 'settings_link_id']);

  await recordTable('qualifications', {
    staff_id: 'text!',
    title: 'text!',
    kind: 'text!',
    institution: 'text',
    nqf_level: 'integer',
    awarded_on: 'text',
    expires_on: 'text',
    document_ref: 'text',
    subject_ids: 'text!',
    status: 'text!',
    rejected_reason: 'text',
  });
  await index('qualifications_by_staff', 'qualifications', ['school_id', 'staff_id', 'id']);

  await recordTable('learners', {
    name: 'text!',
    name_folded: 'text!',
    first_name: 'text',
    middle_names: 'text',
    last_name: 'text',
    preferred_name: 'text',
    date_of_birth: 'text',
    gender: 'text',
    grade_level: 'text',
    grade_level_key: 'text',
    grade_level_id: 'text',
    class: 'text',
    // The labels in the form in which text is compared case-insensitively.
    class_key: 'text',
    class_id: 'text',
    status: 'text!',
    admission_number: 'text',
    admission_number_key: 'text',
    admitted_on: 'text',
    left_on: 'text',
    left_reason: 'text',
    home_language: 'text',
    language_of_instruction: 'text',
    address: 'text',
    email: 'text',
    phone: 'text',
    boarder: 'integer!',
    photo_url: 'text',
    erased_at: 'text',
    medical_alert_until: 'text',
    // The sensitive fields.
    encrypted: 'text',
    // The record that this one was merged into.
    merged_into_id: 'text',
  });
  await index('learners_by_merged_into_id', 'learners', ['school_id', 'merged_into_id', 'id']);
  await index('learners_by_name', 'learners', ['school_id', 'name_folded', 'id']);
  await index('learners_by_planned_leave', 'learners', ['school_id', 'left_on', 'id'], {
    where: "left_on is not null and status = 'active' and archived_at is null",
  });
  await index('learners_gone', 'learners', ['school_id', 'id'], {
    where: "status = 'left' or archived_at is not null",
  });
  await index('learners_by_medical_alert', 'learners', ['medical_alert_until', 'school_id', 'id'], {
    where: 'medical_alert_until is not null and archived_at is null',
  });
  await index(
    'learners_by_admission_number_key',
    'learners',
    ['school_id', 'admission_number_key'],
    uniqueLive,
  );
  await index('learners_by_former_number', 'learners', ['school_id', 'admission_number_key'], {
    where: 'archived_at is not null and admission_number_key is not null',
  });
  await indexesBy('learners', ['class_id', 'grade_level_id', 'class_key']);

  await recordTable('guardians', {
    name: 'text!',
    name_folded: 'text!',
    first_name: 'text',
    last_name: 'text',
    title: 'text',
    email: 'text',
    phone: 'text',
    alternate_phone: 'text',
    preferred_language: 'text',
    occupation: 'text',
    employer: 'text',
    address: 'text',
    channels: 'text!',
    portal_status: 'text!',
    erased_at: 'text',
    // The sensitive fields.
    encrypted: 'text',
    // The record that this one was merged into.
    merged_into_id: 'text',
  });
  await index('guardians_by_merged_into_id', 'guardians', ['school_id', 'merged_into_id', 'id']);
  await index('guardians_by_name', 'guardians', ['school_id', 'name_folded', 'id']);
  await index('guardians_by_email', 'guardians', ['school_id', { sql: 'lower(email)' }]);
  await index('guardians_by_phone', 'guardians', ['school_id', 'phone'], { where: 'phone is not null' });
  await index('guardians_by_alternate_phone', 'guardians', ['school_id', 'alternate_phone'], {
    where: 'alternate_phone is not null',
  });
  await index('guardians_archived', 'guardians', ['school_id', 'id'], { where: 'archived_at is not null' });

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
    // The sensitive fields.
    encrypted: 'text',
  });
  await index(
    'learner_guardians_pair',
    'learner_guardians',
    ['school_id', 'learner_id', 'guardian_id'],
    uniqueLive,
  );
  await index('learner_guardians_primary', 'learner_guardians', ['school_id', 'learner_id'], {
    unique: true,
    where: 'archived_at is null and is_primary = 1',
  });
  await index('learner_guardians_by_learner', 'learner_guardians', ['school_id', 'learner_id', 'id']);
  await index('learner_guardians_by_guardian', 'learner_guardians', ['school_id', 'guardian_id', 'id']);

  await sensitiveRecordTable('medical_notes', {
    learner_id: 'text!',
    kind: 'text!',
    severity: 'text!',
    starts_on: 'text',
    ends_on: 'text',
    consent_on_file: 'integer!',
  });
  await index('medical_notes_by_learner', 'medical_notes', ['school_id', 'learner_id', 'id']);

  // The names of people, from each of their words on, in the form in which they are searched.
  await table('name_words', ['school_id', 'resource', 'word', 'record_id'], {
    school_id: 'text!',
    resource: 'text!',
    word: 'text!',
    record_id: 'text!',
  });
  await index('name_words_by_record', 'name_words', ['school_id', 'record_id']);

  // The merges that were not undone. They contain ids, names of fields and times, and nothing that is personal.
  await table('person_merges', ['school_id', 'merged_id'], {
    school_id: 'text!',
    merged_id: 'text!',
    kept_id: 'text!',
    merged_at: 'text!',
    // The fields of the record that remains that were filled.
    fields: 'text!',
  });
  // What each of them has moved: the records, and what was in the changed fields before and after.
  await table('person_merge_rows', ['school_id', 'merged_id', 'type', 'record_id'], {
    school_id: 'text!',
    merged_id: 'text!',
    type: 'text!',
    record_id: 'text!',
    outcome: 'text!',
    changes: 'text!',
  });
}
