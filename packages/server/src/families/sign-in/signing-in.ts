import { Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { iso } from '../../lib/clock.ts';
import { longestMs, usedUntil } from '../../lib/settings-screen.ts';
import type { Stored } from '../../store/read.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { acceptInvitation } from '../staff/invitations.ts';
import { claimLogin } from '../staff/record-rules.ts';
import { staff } from '../staff/tables.ts';
import { linkByHash } from './queries.ts';
import { type Scope, scopesOfStaff } from './role-scopes.ts';
import { settingsLinks, settingsSessions } from './tables.ts';

type Session = Schemas['SettingsSession'];

export const linkNotUsable = (): Problem =>
  new Problem(
    'settings_link_not_usable',
    'The link is unknown, was used or revoked, or has expired, or the staff member can no longer sign in. Ask for a new link.',
  );

/** Signs a staff member in with a link, which cannot be used again. */
export async function useLink(
  work: UnitOfWork,
  hash: string,
  client: Pick<Session, 'ip' | 'user_agent'>,
): Promise<Stored<Session>> {
  const { db, serverNow, today, schoolId: school, records } = work;
  const found = await db.first(linkByHash, { hash, serverNow });
  if (!found) throw linkNotUsable();
  const { staff_id, key_id } = found;
  const link = await records(settingsLinks).current(found.id);
  const own = await scopesOfStaff(db, { school, staff: staff_id, today });
  const scopes = link.value.scopes.filter((scope) => own.has(scope));
  if (scopes.length === 0) throw linkNotUsable();
  await records(settingsLinks).update(link.id, { used_at: serverNow }, { action: 'used' });
  return startSession(
    work,
    { staff_id, scopes, method: 'link', settings_link_id: link.id, ...client },
    key_id,
  );
}

/**
 * Signs a staff member in who has a sign-in identity, or none yet: then it becomes theirs. The caller has found out that they
 * may.
 */
export async function signInAs(
  work: UnitOfWork,
  staff_id: string,
  identity: { issuer: string; subject: string } | undefined,
  client: Pick<Session, 'ip' | 'user_agent'>,
): Promise<Stored<Session>> {
  const { db, today, schoolId: school } = work;
  if (identity) {
    await claimLogin(work, staff_id, identity);
    const login_identity = { issuer: identity.issuer, subject: identity.subject };
    const change = { action: 'login-linked', rewritten: [] };
    await work.records(staff).update(staff_id, { login_identity }, change);
  }
  const scopes = [...(await scopesOfStaff(db, { school, staff: staff_id, today }))];
  return startSession(work, { staff_id, scopes, method: 'oidc', settings_link_id: null, ...client }, null);
}

/** The invitation is not accepted then, so that it can be when the person has a role. */
const hasNoRole = (): Problem =>
  new Problem(
    'staff_cannot_sign_in',
    'You have no role for the whole school yet, so there is nothing that you could do here. Ask an owner of the school for one, and open the link of the invitation again.',
  );

/** Accepts an invitation, with a sign-in identity if there is one, and signs the staff member in. */
export async function signInInvited(
  work: UnitOfWork,
  token: string,
  identity: { issuer: string; subject: string } | undefined,
  client: Pick<Session, 'ip' | 'user_agent'>,
): Promise<Stored<Session>> {
  const { db, today, schoolId: school } = work;
  const own = identity && { issuer: identity.issuer, subject: identity.subject };
  const { id: staff_id } = await acceptInvitation(work, { token, identity: own });
  const scopes = [...(await scopesOfStaff(db, { school, staff: staff_id, today }))];
  if (scopes.length === 0) throw hasNoRole();
  const method = identity ? 'oidc' : 'invitation';
  return startSession(work, { staff_id, scopes, method, settings_link_id: null, ...client }, null);
}

/** Starts a session of a staff member. It ends no later than the key that gave rise to it. */
async function startSession(
  { records, serverNow }: UnitOfWork,
  fields: Pick<Session, 'staff_id' | 'method' | 'settings_link_id' | 'ip' | 'user_agent'> & {
    scopes: Scope[];
  },
  key_id: string | null,
): Promise<Stored<Session>> {
  const at = Date.parse(serverNow);
  return records(settingsSessions).create(
    { ...fields, last_used_at: serverNow, expires_at: iso(usedUntil(at)) },
    { latest_at: iso(at + longestMs), key_id },
  );
}
