import { Problem } from '../../contract/errors.ts';
import { roleScopes } from '../../generated/operations.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { currentRoles } from './queries.ts';

type Role = keyof typeof roleScopes;

/** Rejects giving roles above the scopes of the calling key: a key must not create somebody who may do more than it. */
export function requireScopesOfRoles({ scopes }: Pick<UnitOfWork, 'scopes'>, roles: readonly Role[]): void {
  const missing = [
    ...new Set(roles.flatMap((role) => roleScopes[role].filter((scope) => !scopes.has(scope)))),
  ];
  if (missing.length === 0) return;
  const names = [...new Set(roles)].map((role) => `\`${role}\``).join(' and ');
  throw new Problem(
    'insufficient_scope',
    `To give a staff member the role ${names}, the API key also needs ${missing.map((scope) => `\`${scope}\``).join(' and ')}.`,
  );
}

/** The same for the roles that a staff member gets back or keeps for longer. */
export async function requireScopesOfMember(work: UnitOfWork, staff: string): Promise<void> {
  const { db, schoolId: school, today } = work;
  const roles = await db.all(currentRoles, { school, staff, today });
  requireScopesOfRoles(
    work,
    roles.map(({ role }) => role),
  );
}
