import { sql } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import { query, statement } from '../../sql/query.ts';
import { inSchool, joinSchool, live, type SchoolRow, schoolColumns } from '../../sql/school-rows.ts';
import { dueRows } from '../../work/tasks.ts';
import type { Owner } from './rules.ts';

/** The owners of the school, today or in the future, who can work there. */
export const owners = query<{ school: string }, Owner>((db, p) =>
  live(db, 'role_assignments as r', p)
    .innerJoin('staff as m', (join) =>
      join.onRef('m.school_id', '=', 'r.school_id').onRef('m.id', '=', 'r.staff_id'),
    )
    .select(['r.id', 'r.staff_id', 'r.starts_on', 'r.ends_on', 'm.ends_on as leaves_on'])
    .where('r.role', '=', 'owner')
    .where('r.scope_type', '=', 'school')
    .where('m.status', '=', 'active')
    .where('m.archived_at', 'is', null),
);

type RoleRow = Pick<Schemas['RoleAssignment'], 'id' | 'scope_type' | 'scope_id' | 'starts_on' | 'ends_on'>;

/** The assignments of a role to a staff member that are not archived. */
export const rolesOf = query<
  { school: string; staff: string; role: Schemas['RoleAssignment']['role'] },
  RoleRow
>((db, p) =>
  live(db, 'role_assignments', p)
    .select(['id', 'scope_type', 'scope_id', 'starts_on', 'ends_on'])
    .where('staff_id', '=', p.staff)
    .where('role', '=', p.role),
);

/** The roles of a staff member, today or in the future. */
export const currentRoles = query<
  { school: string; staff: string; today: string },
  Pick<Schemas['RoleAssignment'], 'id' | 'role' | 'starts_on'>
>((db, p) =>
  live(db, 'role_assignments', p)
    .select(['id', 'role', 'starts_on'])
    .where('staff_id', '=', p.staff)
    .where((or) => or.or([or('ends_on', 'is', null), or('ends_on', '>=', p.today)]))
    .orderBy('role')
    .orderBy('id'),
);

/** Staff members whose last day is over. */
export const leavesDue = dueRows(
  'staff',
  (today) =>
    sql`due.ends_on < ${today} and due.status in ('active', 'suspended') and due.archived_at is null`,
);

type Login = { school: string; id: string; key: string };

/** Another staff member, who is not archived and has not left, with a sign-in identity. */
export const loginHolder = query<Login, { id: string }>((db, p) =>
  live(db, 'staff', p)
    .select('id')
    .where('login_key', '=', p.key)
    .where('status', '!=', 'left')
    .where('id', '!=', p.id),
);
export const setLoginKey = query<Omit<Login, 'key'> & { key: string | null }>((db, p) =>
  db.updateTable('staff').set({ login_key: p.key }).where('school_id', '=', p.school).where('id', '=', p.id),
);
/** The sign-in identity of a staff member. */
export const loginKeyOf = query<
  { school: string; id: string },
  { login_key: string; status: Schemas['Staff']['status'] }
>((db, p) =>
  inSchool(db, 'staff', p)
    .select([sql<string>`login_key`.as('login_key'), 'status'])
    .where('id', '=', p.id)
    .where('login_key', 'is not', null),
);

/** The roles, today or in the future, of all active staff members without a sign-in identity. */
export const rolesWithoutLogin = query<
  { school: string; today: string },
  Pick<Schemas['RoleAssignment'], 'role'>
>((db, p) =>
  live(db, 'role_assignments as r', p)
    .innerJoin('staff as m', (join) =>
      join.onRef('m.school_id', '=', 'r.school_id').onRef('m.id', '=', 'r.staff_id'),
    )
    .select('r.role')
    .distinct()
    .where('m.status', '=', 'active')
    .where('m.archived_at', 'is', null)
    .where('m.login_key', 'is', null)
    .where((or) => or.or([or('r.ends_on', 'is', null), or('r.ends_on', '>=', p.today)]))
    .orderBy('r.role')
    .$castTo<Pick<Schemas['RoleAssignment'], 'role'>>(),
);

/** A staff member without a sign-in identity, in a school where such a one can sign in by their email address. */
export const signsInByEmail = query<{ school: string; id: string }, { id: string }>((db, p) =>
  inSchool(db, 'staff as m', p)
    .innerJoin('schools as s', 's.id', 'm.school_id')
    .select('m.id')
    .where('m.id', '=', p.id)
    .where('m.login_key', 'is', null)
    .where('s.sign_in_by_email', '=', 1),
);

/** The invitation with a token. */
export const invitationByToken = query<
  { school: string; hash: string },
  { id: string; granted_scopes: string }
>((db, p) =>
  inSchool(db, 'invitations', p).select(['id', 'granted_scopes']).where('token_hash', '=', p.hash),
);

/** The invitation to an address that can still be accepted. */
export const pendingInvitation = query<{ school: string; email: string; now: string }, { id: string }>(
  (db, p) =>
    inSchool(db, 'invitations', p)
      .select('id')
      .where('email', '=', p.email)
      .where('status', '=', 'pending')
      .where('expires_at', '>', p.now),
);

/** The invitation of a staff member that was not accepted or revoked. */
export const openInvitation = query<{ school: string; staff: string }, { id: string }>((db, p) =>
  inSchool(db, 'invitations', p).select('id').where('staff_id', '=', p.staff).where('status', '=', 'pending'),
);

/** The staff member whom the token of an invitation identifies. */
export const invitedByHash = statement<{ hash: string }, SchoolRow & { staff_id: string; name: string }>(
  (p) => sql`
    select i.staff_id, m.name, ${schoolColumns} from invitations as i
    join staff as m on m.school_id = i.school_id and m.id = i.staff_id ${joinSchool('i')}
    where i.token_hash = ${p.hash}`,
);
