import { reactTo } from '../../work/family.ts';
import type { Handlers } from '../../work/operation.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { keysRevoked } from '../api-keys/tables.ts';
import { loginUnlinked, staffAccessChanged } from '../staff/tables.ts';
import { standard } from '../standard.ts';
import { openLinksOf, openLinksOfKey, openSessions, openSessionsOfKey } from './queries.ts';
import { scopesOfStaff } from './role-scopes.ts';
import { revokeLink } from './settings-links.ts';
import { settingsSessions as session } from './tables.ts';

const { list, get } = standard('settings-sessions', session);

export const settingsSessions: Handlers<'settings-sessions'> = {
  list,
  get,

  async end(context) {
    const current = await context.records(session).current(context.params.settings_session_id);
    return current.value.status === 'active' ? endSession(context, current.id) : current;
  },
};

export const endSession = ({ records, serverNow }: Pick<UnitOfWork, 'records' | 'serverNow'>, id: string) =>
  records(session).update(id, { ended_at: serverNow }, { action: 'ended' });

const hasAll = (own: ReadonlySet<string>, scopes: readonly string[]): boolean =>
  scopes.every((scope) => own.has(scope));

/** Ends the sessions that have scopes which the staff member no longer has, and revokes links that give none. */
async function endExceeding(work: UnitOfWork, { ids }: { ids: readonly string[] }): Promise<void> {
  const { db, schoolId: school, serverNow, today } = work;
  for (const staff of ids) {
    const open = await db.all(openSessions, { school, staff, serverNow });
    const links = await db.all(openLinksOf, { school, staff, serverNow });
    if (open.length + links.length === 0) continue;
    const own = await scopesOfStaff(db, { school, staff, today });
    for (const { id, scopes } of open) if (!hasAll(own, JSON.parse(scopes))) await endSession(work, id);
    if (own.size === 0) for (const { id } of links) await revokeLink(work, id);
  }
}

/** Ends all sessions of a staff member. */
async function endAll(work: UnitOfWork, { id: staff }: { id: string }): Promise<void> {
  const { db, schoolId: school, serverNow } = work;
  for (const { id } of await db.all(openSessions, { school, staff, serverNow })) await endSession(work, id);
}

/** Ends what revoked API keys gave: their links, and the sessions that these started. */
async function endOfKeys(work: UnitOfWork, { ids }: { ids: readonly string[] }): Promise<void> {
  const { db, schoolId: school, serverNow } = work;
  for (const key of ids) {
    for (const { id } of await db.all(openLinksOfKey, { school, key, serverNow })) await revokeLink(work, id);
    for (const { id } of await db.all(openSessionsOfKey, { school, key, serverNow }))
      await endSession(work, id);
  }
}

export const reactions = [
  reactTo(
    keysRevoked,
    'Links to the settings screen that the keys created are revoked, and the sessions that these started end',
    endOfKeys,
  ),
  reactTo(
    staffAccessChanged,
    'Sessions of the settings screen end if they have scopes that the staff member no longer has, and links are revoked if they have none',
    endExceeding,
  ),
  reactTo(
    loginUnlinked,
    'Sessions of the settings screen end if the account of the staff member is unlinked',
    endAll,
  ),
];
