import { sql } from 'kysely';
import { folded } from '../../db/filters.ts';
import { defineResource, type Filter } from '../../db/resource.ts';
import { checkRole, checkStaff, checkValidity } from './record-rules.ts';

// Stored in lower case, which for the characters of email addresses is the folded form.
const email: Filter = (select, p) => select.where('email', '=', p[folded('email')] as string);

export const staff = defineResource('staff', 'Staff', {
  check: checkStaff,
  filters: {
    class_id: (select, p) =>
      select.where(
        sql<boolean>`exists (select 1 from classes as c
          where c.school_id = staff.school_id and c.teacher_id = staff.id and c.id = ${p.class_id})`,
      ),
    role: (select, p) =>
      select.where(
        sql<boolean>`exists (select 1 from role_assignments as r
          where r.school_id = staff.school_id and r.staff_id = staff.id and r.role = ${p.role}
            and r.archived_at is null
            and coalesce(r.starts_on <= ${p.today}, true) and coalesce(r.ends_on >= ${p.today}, true))`,
      ),
  },
});

export const invitations = defineResource('invitations', 'Invitation', {
  hidden: ['token_hash'],
  filters: { email },
});

export const roleAssignments = defineResource('role_assignments', 'RoleAssignment', {
  check: checkRole,
});

export const qualifications = defineResource('qualifications', 'Qualification', {
  check: checkValidity,
  filters: {
    expires_before: (select, p) => select.where('expires_on', '<', p.expires_before as string),
  },
});
