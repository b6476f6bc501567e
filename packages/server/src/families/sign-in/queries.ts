import { type Kysely, sql } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import { query, statement } from '../../sql/query.ts';
import { inSchool, joinSchool, type SchoolRow, schoolColumns } from '../../sql/school-rows.ts';
import type { Tables } from '../../sql/tables.ts';

type Role = Schemas['RoleAssignment']['role'];

/**
 * The roles that a staff member has for the whole school today; none of somebody who is not active, or whose last day is over:
 * the task that ends it may not have run yet.
 */
export const schoolRoles = query<{ school: string; staff: string; today: string }, { role: Role }>((db, p) =>
  inSchool(db, 'role_assignments as r', p)
    .innerJoin('staff as m', (join) =>
      join.onRef('m.school_id', '=', 'r.school_id').onRef('m.id', '=', 'r.staff_id'),
    )
    .select('r.role')
    .where('r.staff_id', '=', p.staff)
    .where('r.archived_at', 'is', null)
    .where('r.scope_type', '=', 'school')
    .where('m.status', '=', 'active')
    .where('m.archived_at', 'is', null)
    .where((or) => or.or([or('m.ends_on', 'is', null), or('m.ends_on', '>=', p.today)]))
    .where((or) => or.or([or('r.starts_on', 'is', null), or('r.starts_on', '<=', p.today)]))
    .where((or) => or.or([or('r.ends_on', 'is', null), or('r.ends_on', '>=', p.today)]))
    .orderBy('r.role'),
);

/** The sessions of a staff member that may still be used: their last use can be noted later. */
export const openSessions = query<
  { school: string; staff: string; serverNow: string },
  { id: string; scopes: string }
>((db, p) =>
  inSchool(db, 'settings_sessions', p)
    .select(['id', 'scopes'])
    .where('staff_id', '=', p.staff)
    .where('ended_at', 'is', null)
    .where('latest_at', '>', p.serverNow)
    .orderBy('id'),
);

type OfKey = { school: string; key: string; serverNow: string };

const openLinks = (db: Kysely<Tables>, p: { school: string; serverNow: string }) =>
  inSchool(db, 'settings_links', p)
    .select('id')
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', p.serverNow)
    .orderBy('id');

/** The links of a staff member that can still be used. */
export const openLinksOf = query<{ school: string; staff: string; serverNow: string }, { id: string }>(
  (db, p) => openLinks(db, p).where('staff_id', '=', p.staff),
);

/** The links of an API key that can still be used. */
export const openLinksOfKey = query<OfKey, { id: string }>((db, p) =>
  openLinks(db, p).where('key_id', '=', p.key),
);

/** The sessions that links of an API key started and that may still be used. */
export const openSessionsOfKey = query<OfKey, { id: string }>((db, p) =>
  inSchool(db, 'settings_sessions', p)
    .select('id')
    .where('key_id', '=', p.key)
    .where('ended_at', 'is', null)
    .where('latest_at', '>', p.serverNow)
    .orderBy('id'),
);

export interface LinkRow extends SchoolRow {
  id: string;
  staff_id: string;
  staff_name: string;
  school_name: string;
  expires_at: string;
  key_id: string | null;
}

/** A link that can still be used, by its token. A key that was revoked takes its links with it. */
export const linkByHash = statement<{ hash: string; serverNow: string }, LinkRow>(
  (p) => sql`
    select l.id, l.staff_id, m.name as staff_name, s.name as school_name, l.expires_at, l.key_id, ${schoolColumns}
    from settings_links as l
    join staff as m on m.school_id = l.school_id and m.id = l.staff_id
    left join api_keys as k on k.school_id = l.school_id and k.id = l.key_id ${joinSchool('l')}
    where l.token_hash = ${p.hash} and l.used_at is null and l.revoked_at is null
      and l.expires_at > ${p.serverNow} and k.revoked_at is null`,
);

export interface SessionRow extends SchoolRow {
  id: string;
  staff_id: string;
  staff_name: string;
  scopes: string;
  key_id: string | null;
}

/**
 * A session that was not ended and can still be used, with the staff member. Whether it was used recently says its cookie.
 */
export const sessionById = statement<{ school: string; id: string; serverNow: string }, SessionRow>(
  (p) => sql`
    select o.id, o.staff_id, m.name as staff_name, o.scopes, o.key_id, ${schoolColumns}
    from settings_sessions as o
    join staff as m on m.school_id = o.school_id and m.id = o.staff_id
    left join api_keys as k on k.school_id = o.school_id and k.id = o.key_id ${joinSchool('o')}
    where o.school_id = ${p.school} and o.id = ${p.id} and o.ended_at is null
      and o.latest_at > ${p.serverNow} and k.revoked_at is null`,
);

/** A pending invitation, by its token. */
export const invitationByHash = statement<
  { hash: string },
  SchoolRow & {
    staff_id: string;
    staff_name: string;
    school_name: string;
    roles: string;
    message: string | null;
    expires_at: string;
  }
>(
  (p) => sql`
    select i.staff_id, m.name as staff_name, s.name as school_name, i.roles, i.message, i.expires_at, ${schoolColumns}
    from invitations as i
    join staff as m on m.school_id = i.school_id and m.id = i.staff_id ${joinSchool('i')}
    where i.token_hash = ${p.hash} and i.status = 'pending' and m.archived_at is null
      and (m.status = 'invited' or m.status = 'active' and m.login_key is null)`,
);

export interface MemberRow extends SchoolRow {
  id: string;
  name: string;
  school_name: string;
  login_key: string | null;
}

const memberColumns = sql`m.id, m.name, s.name as school_name, m.login_key, ${schoolColumns}`;
// The second condition is that of an index, which SQLite does not infer from the first.
const isActive = sql`m.status = 'active' and m.status != 'left' and m.archived_at is null`;

/** The active staff members of all schools with a sign-in identity. */
export const membersByIdentity = statement<{ key: string }, MemberRow>(
  (p) => sql`
    select ${memberColumns} from staff as m ${joinSchool('m')}
    where m.login_key = ${p.key} and ${isActive} order by s.name, m.id`,
);

/** Those who have none yet, by their email address, where the school allows this. */
export const membersByEmail = statement<{ email: string }, MemberRow>(
  (p) => sql`
    select ${memberColumns} from staff as m ${joinSchool('m')}
    where m.email = ${p.email} and m.login_key is null and s.sign_in_by_email = 1 and ${isActive}
    order by s.name, m.id`,
);
