import type { Definer } from './define.ts';

export async function up({ recordTable, index }: Definer): Promise<void> {
  await recordTable('staff', {
    name: 'text!',
    first_name: 'text',
    last_name: 'text',
    email: 'text!',
    phone: 'text',
    employee_number: 'text',
    staff_type: 'text!',
    job_title: 'text',
    employment: 'text',
    persal_number: 'text',
    sace_number: 'text',
    sace_expires_on: 'text',
    starts_on: 'text',
    ends_on: 'text',
    subjects: 'text!',
    max_periods_per_cycle: 'integer',
    login_identity: 'text',
    status: 'text!',
  });
  await index('staff_by_email', 'staff', ['school_id', 'email'], {
    unique: true,
    where: 'archived_at is null',
  });
  await index('staff_by_employee_number', 'staff', ['school_id', 'employee_number'], {
    unique: true,
    where: 'archived_at is null and employee_number is not null',
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
    token_hash: 'text!',
  });
  await index('invitations_by_token', 'invitations', ['token_hash'], { unique: true });
  await index('invitations_by_email', 'invitations', ['school_id', 'email', 'id']);
  await index('invitations_by_staff', 'invitations', ['school_id', 'staff_id', 'id']);

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

  await recordTable('qualifications', {
    staff_id: 'text!',
    title: 'text!',
    kind: 'text!',
    institution: 'text',
    nqf_level: 'integer',
    awarded_on: 'text',
    expires_on: 'text',
    document_ref: 'text',
    subjects: 'text!',
    status: 'text!',
    rejected_reason: 'text',
  });
  await index('qualifications_by_staff', 'qualifications', ['school_id', 'staff_id', 'id']);
}
