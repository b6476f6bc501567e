import {
  alreadyExists,
  type FieldError,
  invalidBody,
  invalidField,
  Problem,
  refuseErrors,
} from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { roleScopes } from '../../generated/operations.ts';
import type { Scopes } from '../../store/read.ts';
import type { RecordWork } from '../../store/rules.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { orderErrors } from '../date-ranges.ts';
import { nameErrors } from '../people.ts';
import { currentRoles, loginHolder, loginKeyOf, rolesOf, rolesWithoutLogin, setLoginKey } from './queries.ts';

type Staff = Schemas['Staff'];
type RoleAssignment = Schemas['RoleAssignment'];
type Qualification = Schemas['Qualification'];

/** What lets a staff member who has left come back. */
export const toReactivate = 'send `POST /v1/staff/{staff_id}/reactivate`';

/** A staff member has a name, and does not leave before they started. */
export function checkStaff(next: Staff, previous: Staff | undefined, { today }: RecordWork): void {
  // A name that is neither sent nor composed of its parts does not exist yet.
  const fieldErrors = [...nameErrors(next.name ?? undefined), ...orderErrors(next)];
  refuseErrors([...fieldErrors, ...lastDayErrors(next, previous, today)]);
}

/** The last day of a staff member who has left can be corrected, and remains a day that has come. */
function lastDayErrors(next: Staff, previous: Staff | undefined, today: string): FieldError[] {
  const { ends_on, status } = next;
  if (previous?.status !== 'left' || status !== 'left' || ends_on === previous.ends_on) return [];
  const fieldError = (code: string, detail: string) => [
    {
      pointer: '/ends_on',
      code,
      detail: `${detail}: the staff member has left; to bring them back, ${toReactivate}`,
    },
  ];
  if (ends_on === null) return fieldError('required', 'cannot be null');
  return ends_on <= today ? [] : fieldError('in_future', 'must be today or earlier');
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

const identityInUse = (): Problem =>
  new Problem(
    'identity_in_use',
    'Another staff member of the school has this sign-in identity. Sign in as another person, unlink the account of one of the two, or let that staff member leave first.',
  );

/**
 * Gives a staff member a sign-in identity that no other staff member of the school has who is not archived and has not
 * left. An index ensures this when two accept at the same time.
 */
export async function claimLogin(
  { db, schoolId: school, dataKeys }: UnitOfWork,
  id: string,
  identity: { issuer: string; subject: string },
): Promise<void> {
  const key = dataKeys.loginKey(identity);
  if (await db.first(loginHolder, { school, id, key })) throw identityInUse();
  await db.run(setLoginKey, { school, id, key });
}

/**
 * Rejects that a staff member gets back a sign-in identity that another one has taken over.
 *
 * @param status The status that they will have, if it is not the one that they have.
 */
export async function refuseTakenLogin(
  { db, schoolId: school }: UnitOfWork,
  id: string,
  status?: Staff['status'],
): Promise<void> {
  const own = await db.first(loginKeyOf, { school, id });
  if (!own || (status ?? own.status) === 'left') return;
  if (await db.first(loginHolder, { school, id, key: own.login_key })) throw identityInUse();
}

type Role = keyof typeof roleScopes;

const listed = new Intl.ListFormat('en');

/** Names roles, such as "the roles `owner` and `teacher`". */
export function namesOf(roles: readonly Role[]): string {
  const names = [...new Set(roles)].map((role) => `\`${role}\``);
  return `the role${names.length === 1 ? '' : 's'} ${listed.format(names)}`;
}

/** Rejects giving roles above the scopes of the calling key: a key must not create somebody who may do more than it. */
export function requireScopesOfRoles(
  { scopes }: Pick<UnitOfWork, 'scopes'>,
  roles: readonly Role[],
  purpose = `To give a staff member ${namesOf(roles)}`,
): void {
  const missing = [
    ...new Set(roles.flatMap((role) => roleScopes[role].filter((scope) => !scopes.has(scope)))),
  ];
  if (missing.length === 0) return;
  throw new Problem(
    'insufficient_scope',
    `${purpose}, the caller also needs ${listed.format(missing.map((scope) => `\`${scope}\``))}.`,
  );
}

export async function rolesOfMember(
  { db, schoolId: school, today }: UnitOfWork,
  staff: string,
): Promise<Role[]> {
  const roles = await db.all(currentRoles, { school, staff, today });
  return roles.map(({ role }) => role);
}

/** The roles of a staff member that need more than some scopes. */
export async function rolesAbove(work: UnitOfWork, staff: string, scopes: Scopes): Promise<Role[]> {
  const roles = await rolesOfMember(work, staff);
  return roles.filter((role) => !roleScopes[role].every((scope) => scopes.has(scope)));
}

/**
 * The same for the roles that a staff member gets back, keeps for longer, or can no longer use.
 *
 * @param aim What needs the scopes, such as `restore them`.
 */
export async function requireScopesOfMember(work: UnitOfWork, staff: string, aim: string): Promise<void> {
  const roles = await rolesOfMember(work, staff);
  requireScopesOfRoles(work, roles, `The staff member has ${namesOf(roles)}. To ${aim}`);
}

/** The same for the roles of all staff members who could sign in with their email addresses from now on. */
export async function requireScopesOfAddresses(work: UnitOfWork): Promise<void> {
  const found = await work.db.all(rolesWithoutLogin, { school: work.schoolId, today: work.today });
  const roles = found.map(({ role }) => role);
  requireScopesOfRoles(
    work,
    roles,
    `Staff members with ${namesOf(roles)} could sign in with the email addresses of their records. To allow this`,
  );
}
