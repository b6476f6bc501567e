import {
  alreadyExists,
  type FieldError,
  invalidBody,
  invalidField,
  refuseErrors,
} from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { RecordWork } from '../../store/rules.ts';
import { orderErrors } from '../date-ranges.ts';
import { nameErrors } from '../people.ts';
import { rolesOf } from './queries.ts';

type Staff = Schemas['Staff'];
type RoleAssignment = Schemas['RoleAssignment'];
type Qualification = Schemas['Qualification'];

/** A staff member has a name, and does not leave before they started. */
export function checkStaff(next: Staff, previous: Staff | undefined, { today }: RecordWork): void {
  // A name that is neither sent nor composed of its parts does not exist yet.
  const fieldErrors = [...nameErrors(next.name ?? undefined), ...orderErrors(next)];
  refuseErrors([...fieldErrors, ...lastDayErrors(next, previous, today)]);
}

/** The last day of a staff member who has left can be corrected, and remains a day that has come. */
function lastDayErrors(next: Staff, previous: Staff | undefined, today: string): FieldError[] {
  const { ends_on } = next;
  if (previous?.status !== 'left' || ends_on === previous.ends_on) return [];
  const fieldError = (code: string, detail: string) => [{ pointer: '/ends_on', code, detail }];
  if (ends_on === null) return fieldError('required', 'cannot be null: the staff member has left');
  if (ends_on <= today) return [];
  return fieldError('in_future', 'must be today or earlier: the staff member has left');
}

/** A role with a scope refers to a part of the school, and a person has a role only once on a day. */
export async function checkRole(role: RoleAssignment, _previous: unknown, work: RecordWork): Promise<void> {
  const { scope_type, scope_id } = role;
  const fieldErrors = orderErrors(role);
  const fieldError = (code: string, detail: string) =>
    fieldErrors.push({ pointer: '/scope_id', code, detail });
  if (scope_type === 'school') {
    if (scope_id !== null) fieldError('not_applicable', 'must be null if scope_type is school');
  } else if (scope_id === null) fieldError('required', `is required if scope_type is ${scope_type}`);
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors);
  await refuseTwice(role, work);
}

async function refuseTwice(role: RoleAssignment, { db, schoolId: school }: RecordWork): Promise<void> {
  const others = await db.all(rolesOf, { school, staff: role.staff_id, role: role.role });
  const same = others.find(
    (other) =>
      other.id !== role.id &&
      other.scope_type === role.scope_type &&
      other.scope_id === role.scope_id &&
      (role.starts_on === null || other.ends_on === null || role.starts_on <= other.ends_on) &&
      (role.ends_on === null || other.starts_on === null || role.ends_on >= other.starts_on),
  );
  if (same) throw alreadyExists('The staff member already has this role on some of these dates', same.id);
}

/** A qualification does not expire before it was awarded. */
export function checkValidity({ awarded_on, expires_on }: Qualification): void {
  if (awarded_on && expires_on && expires_on < awarded_on)
    throw invalidField(
      '/expires_on',
      'expires_before_award',
      `must not be before the award on ${awarded_on}`,
    );
}
