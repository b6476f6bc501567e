import type { Schemas } from '../../contract/schemas.ts';
import type { DailyTask } from '../../core/daily-task.ts';
import { query } from '../../db/query.ts';
import { ownTimes, timeOfSchool } from '../../db/school-clocks.ts';
import { inSchool, live } from '../../db/school-rows.ts';
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

/** Staff members, of the schools in a time zone, whose last day is before the day of their school. */
export const leavesDue: DailyTask['due'] = query((db, p, dialect) =>
  db
    .selectFrom('staff as m')
    .innerJoin('schools as s', (join) =>
      join.onRef('s.school_id', '=', 'm.school_id').onRef('s.id', '=', 'm.school_id'),
    )
    .leftJoin(ownTimes(p.clocks, dialect), 'own.school', 'm.school_id')
    .select(['m.school_id', 'm.id'])
    .where('s.time_zone', '=', p.zone)
    .where('m.ends_on', '<', p.latest)
    .where('m.ends_on', '<', timeOfSchool(p.now))
    .where('m.status', 'in', ['active', 'suspended'])
    .where('m.archived_at', 'is', null)
    .limit(p.limit),
);

/** The invitation with a token, locked, so that the second of two concurrent acceptances finds it used. */
export const invitationByToken = query<{ school: string; hash: string }, { id: string }>((db, p, dialect) => {
  const select = inSchool(db, 'invitations', p).select('id').where('token_hash', '=', p.hash);
  return dialect === 'postgres' ? select.forUpdate() : select;
});

/** The invitation to an address that can still be accepted. */
export const pendingInvitation = query<{ school: string; email: string; now: string }, { id: string }>(
  (db, p) =>
    inSchool(db, 'invitations', p)
      .select('id')
      .where('email', '=', p.email)
      .where('status', '=', 'pending')
      .where('expires_at', '>', p.now),
);
