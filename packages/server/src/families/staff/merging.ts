import type { Schemas } from '../../contract/schemas.ts';
import { type Decision, haveCommonDay, liesWithin, type MergeRule } from '../merged-records.ts';
import { rolesOf } from './queries.ts';
import { requireScopesOfRoles } from './record-rules.ts';

type Role = Schemas['RoleAssignment'];

const daysOf = ({ starts_on, ends_on }: Pick<Role, 'starts_on' | 'ends_on'>) => ({
  from: starts_on,
  to: ends_on,
});

/**
 * A role that is moved, also back, is given to a staff member who may have a login: the API key needs the scopes of the
 * role, as to give it.
 */
export const roleRule: MergeRule = {
  async decide(work, { into }, moves) {
    const { db, schoolId: school } = work;
    const decisions = new Map<string, Decision>();
    for (const { current } of moves) {
      if (current.archived) continue;
      const role = current.plain as unknown as Role;
      const own = await db.all(rolesOf, { school, staff: into, role: role.role });
      const other = own.find(
        ({ scope_type, scope_id, ...days }) =>
          scope_type === role.scope_type &&
          scope_id === role.scope_id &&
          haveCommonDay(daysOf(role), daysOf(days)),
      );
      if (!other) continue;
      if (liesWithin(daysOf(role), daysOf(other)))
        decisions.set(current.id, { outcome: 'folded', existing: other.id });
      else
        decisions.set(current.id, {
          outcome: 'refused',
          existing_id: other.id,
          code: 'records_differ',
          detail: `Both have the role ${role.role} on some of the same days. Change the dates of ${other.id} so that they include those of ${current.id}, or archive one of the two.`,
        });
    }
    return decisions;
  },

  async follow(work, _people, moved) {
    const roles = moved
      .filter(({ next }) => !next.archived)
      .map(({ next }) => next.plain as unknown as Role)
      .filter(({ ends_on }) => ends_on === null || ends_on >= work.today);
    requireScopesOfRoles(
      work,
      roles.map(({ role }) => role),
    );
  },
};

/** Whoever has the token of an invitation must not become the staff member who remains. */
export const invitationRule: MergeRule = {
  async decide(_work, _people, moves) {
    return new Map(
      moves
        .filter(({ current: { plain } }) => plain.status === 'pending' || plain.status === 'expired')
        .map(({ current }): [string, Decision] => [
          current.id,
          { outcome: 'moved', once: { status: 'revoked' }, action: 'revoked' },
        ]),
    );
  },
};
