import { invalidBody, invalidField, invalidReference, Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { sha256 } from '../../crypto/cipher.ts';
import { iso } from '../../lib/clock.ts';
import { randomText } from '../../lib/ids.ts';
import { linkUrl } from '../../lib/settings-screen.ts';
import type { Stored } from '../../store/read.ts';
import type { Actor, Handlers } from '../../work/operation.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { limitingExpiry } from '../api-keys/keys.ts';
import { staff } from '../staff/tables.ts';
import { standard } from '../standard.ts';
import { cannotSignIn, type Scope, scopesOfStaff } from './role-scopes.ts';
import { settingsLinks as link } from './tables.ts';

const { list, get } = standard('settings-links', link);

const usualSeconds = 600;

export const settingsLinks: Handlers<'settings-links'> = {
  list,
  get,

  async create(context) {
    const { body, actor, services } = context;
    const { staff_id, scopes, expires_in, external_ids, metadata } = body;
    const made = await createLink(context, actor, {
      staff_id,
      scopes,
      seconds: expires_in,
      external_ids,
      metadata,
    });
    return made.record.with({ url: linkUrl(services.publicUrl(), made.token) });
  },

  async revoke({ params, serverNow, records }) {
    const current = await records(link).current(params.settings_link_id);
    if (current.value.status !== 'pending') return current;
    return revokeLink({ records, serverNow }, current.id);
  },
};

export const revokeLink = ({ records, serverNow }: Pick<UnitOfWork, 'records' | 'serverNow'>, id: string) =>
  records(link).update(id, { revoked_at: serverNow }, { action: 'revoked' });

export interface NewLink extends Pick<Partial<Schemas['SettingsLink']>, 'external_ids' | 'metadata'> {
  staff_id: string;
  scopes?: Scope[] | undefined;
  seconds?: number | undefined;
}

/** Creates a link that gives a session no more scopes than the staff member and the actor have. */
export async function createLink(
  work: UnitOfWork,
  actor: Actor,
  { staff_id, scopes, seconds, ...others }: NewLink,
): Promise<{ record: Stored<Schemas['SettingsLink']>; token: string }> {
  const { schoolId: school, today, limitingKeyId, db, records } = work;
  const member = (await records(staff).currentAll([staff_id])).get(staff_id);
  if (!member || member.archived) throw invalidReference('/staff_id', 'staff');
  const own = await scopesOfStaff(db, { school, staff: staff_id, today });
  if (own.size === 0) throw cannotSignIn();
  if (scopes) refuseMore(scopes, own, actor);
  else refuseAll(own, actor);
  const token = `sltok_${randomText(43)}`;
  const { type, id, name } = actor;
  const record = await records(link).create(
    {
      staff_id,
      scopes: scopes ?? [...own],
      expires_at: await expiry(work, seconds),
      created_by: { type, id, name },
      ...others,
    },
    { token_hash: sha256(token), key_id: limitingKeyId },
  );
  return { record, token };
}

function refuseMore(scopes: readonly Scope[], own: ReadonlySet<string>, actor: Actor): void {
  const lacking = (has: (scope: string) => boolean, code: string, detail: string) =>
    scopes.flatMap((scope, index) =>
      has(scope) ? [] : [{ pointer: `/scopes/${index}`, code, detail: `${detail} ${scope}` }],
    );
  const ofKey = lacking(
    (scope) => actor.scopes.has(scope),
    'scope_exceeds_key',
    'the caller does not have the scope',
  );
  if (ofKey.length > 0) throw invalidBody(ofKey, 'scope_exceeds_key');
  const ofRoles = lacking(
    (scope) => own.has(scope),
    'scope_exceeds_role',
    'no role of the staff member for the whole school gives the scope',
  );
  if (ofRoles.length > 0) throw invalidBody(ofRoles, 'scope_exceeds_role');
}

function refuseAll(own: ReadonlySet<string>, { scopes }: Actor): void {
  const missing = [...own].filter((scope) => !scopes.has(scope)).map((scope) => `\`${scope}\``);
  if (missing.length === 0) return;
  throw new Problem(
    'insufficient_scope',
    `The roles of the staff member give scopes that the caller does not have: ${missing.join(', ')}. Send \`scopes\` with some of those that the caller has, or use a key that has all of them.`,
  );
}

/** When a link expires: after the seconds that were requested, and not after the key that gives the caller its rights. */
async function expiry(work: UnitOfWork, seconds: number | undefined): Promise<string> {
  const end = iso(Date.parse(work.serverNow) + (seconds ?? usualSeconds) * 1000);
  const last = await limitingExpiry(work);
  if (last === null || end <= last) return end;
  if (seconds === undefined) return last;
  throw invalidField(
    '/expires_in',
    'expires_after_key',
    `must not end after ${last}, when the API key expires that gives the caller its rights`,
    'expires_after_key',
  );
}
