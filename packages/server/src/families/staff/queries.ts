import type { Schemas } from '../../contract/schemas.ts';
import { query } from '../../db/query.ts';
import type { Owner } from './rules.ts';

/** The owners of the school, today or in the future, who can work there. */
export const owners = query<{ school: string }, Owner>((db, p) =>
  db
    .selectFrom('role_assignments as r')
    .innerJoin('staff as m', (join) =>
      join.onRef('m.school_id', '=', 'r.school_id').onRef('m.id', '=', 'r.staff_id'),
    )
    .select(['r.id', 'r.staff_id', 'r.starts_on', 'r.ends_on'])
    .where('r.school_id', '=', p.school)
    .where('r.role', '=', 'owner')
    .where('r.scope_type', '=', 'school')
    .where('r.archived_at', 'is', null)
    .where('m.status', '=', 'active')
    .where('m.archived_at', 'is', null)
    .$castTo<Owner>(),
);

type RoleRow = Pick<Schemas['RoleAssignment'], 'id' | 'scope_type' | 'scope_id' | 'starts_on' | 'ends_on'>;

/** The assignments of a role to a staff member that are not archived. */
export const rolesOf = query<{ school: string; staff: string; role: string }, RoleRow>((db, p) =>
  db
    .selectFrom('role_assignments')
    .select(['id', 'scope_type', 'scope_id', 'starts_on', 'ends_on'])
    .where('school_id', '=', p.school)
    .where('staff_id', '=', p.staff)
    .where('role', '=', p.role)
    .where('archived_at', 'is', null)
    .$castTo<RoleRow>(),
);

/** The invitation with a token, locked, so that the second of two concurrent acceptances finds it used. */
export const invitationByToken = query<{ school: string; hash: string }, { id: string }>((db, p, dialect) => {
  const select = db
    .selectFrom('invitations')
    .select('id')
    .where('school_id', '=', p.school)
    .where('token_hash', '=', p.hash);
  return dialect === 'postgres' ? select.forUpdate() : select;
});

/** The invitation to an address that can still be accepted. */
export const pendingInvitation = query<{ school: string; email: string; now: string }, { id: string }>(
  (db, p) =>
    db
      .selectFrom('invitations')
      .select('id')
      .where('school_id', '=', p.school)
      .where('email', '=', p.email)
      .where('status', '=', 'pending')
      .where('expires_at', '>', p.now),
);
