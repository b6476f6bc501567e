import { sql } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import { searchedByName } from '../../store/name-words.ts';
import { caseless } from '../../store/projection.ts';
import { defineResource } from '../../store/resource.ts';
import { differs, type RecordWork, type StateChange } from '../../store/rules.ts';
import { defineChange } from '../../work/family.ts';
import { checkRole, checkStaff, checkValidity } from './record-rules.ts';

/**
 * A staff member is about to leave or to be archived. `last` is the last day on which
 * they give lessons, and `reassignTo` who takes over those that follow.
 */
export const staffLeaving = defineChange<{
  id: string;
  last: string;
  reassignTo: string | undefined;
  /** The pointer to the part of the request that names who takes over. */
  pointer: string;
}>('staff leaving');

/** The planned leave of a staff member was carried out. */
export const staffLeft = defineChange<{ id: string }>('staff left');

/** The status or a role of staff members has changed, or one of them was archived. */
export const staffAccessChanged = defineChange<{ ids: readonly string[] }>('staff access changed');

/** A staff member no longer signs in with the account that was linked. */
export const loginUnlinked = defineChange<{ id: string }>('login unlinked');

// Stored in lower case, which for the characters of email addresses is the folded form.
const email = caseless('email', 'email');

const staffNames = searchedByName('staff');

/** Announces whose access may have changed, for sessions that must not outlast it. */
const announceAccess =
  <T extends { archived_at: string | null }>(staffOf: (record: T) => string, ...fields: (keyof T)[]) =>
  async (changes: readonly StateChange<T>[], work: RecordWork): Promise<void> => {
    const changed = changes.filter(
      ({ next, previous }) => previous && differs(next, previous, 'archived_at', ...fields),
    );
    const ids = [...new Set(changed.flatMap(({ next, previous }) => [next, previous ?? next].map(staffOf)))];
    if (ids.length > 0) await work.raise(staffAccessChanged, { ids });
  };

const announceStaff = announceAccess<Schemas['Staff']>(({ id }) => id, 'status');

export const staff = defineResource('staff', 'Staff', {
  ...staffNames,
  check: checkStaff,
  follow: async (changes, work) => {
    await staffNames.follow(changes, work);
    await announceStaff(changes, work);
  },
  hidden: ['login_key'],
  filters: {
    ...staffNames.filters,
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
  // Each process claims emails that are due.
  lockRows: true,
  hidden: ['token_hash', 'granted_scopes', 'url_sealed', 'email_due_at', 'email_attempts'],
  filters: { email },
});

export const roleAssignments = defineResource('role_assignments', 'RoleAssignment', {
  check: checkRole,
  follow: announceAccess<Schemas['RoleAssignment']>(
    ({ staff_id }) => staff_id,
    'staff_id',
    'role',
    'scope_type',
    'starts_on',
    'ends_on',
  ),
});

export const qualifications = defineResource('qualifications', 'Qualification', {
  check: checkValidity,
  filters: {
    expires_before: (select, p) => select.where('expires_on', '<', p.expires_before as string),
  },
});
