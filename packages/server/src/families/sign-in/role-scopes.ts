import { Problem } from '../../contract/errors.ts';
import { scopes as allScopes, roleScopes } from '../../generated/operations.ts';
import type { Reader } from '../../sql/database.ts';
import { schoolRoles } from './queries.ts';

export type Scope = (typeof allScopes)[number];

/**
 * The scopes that the roles of a staff member give on a day. Scopes are for the whole school, so a role for a part of it
 * gives none.
 */
export async function scopesOfStaff(
  db: Reader,
  { school, staff, today }: { school: string; staff: string; today: string },
): Promise<Set<Scope>> {
  const roles = await db.all(schoolRoles, { school, staff, today });
  const given = new Set<string>(roles.flatMap(({ role }) => roleScopes[role]));
  return new Set(allScopes.filter((scope) => given.has(scope)));
}

export const cannotSignIn = (): Problem =>
  new Problem(
    'staff_cannot_sign_in',
    'The staff member is not active, or has no role for the whole school today that gives a scope. Reactivate them, or give them such a role.',
  );
