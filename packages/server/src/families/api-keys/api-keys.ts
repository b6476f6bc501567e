import { invalidBody, invalidField, invalidTransition, Problem } from '../../contract/errors.ts';
import { knownVersions, newestVersion } from '../../contract/versions/index.ts';
import type { Actor, Handlers } from '../../core/operation.ts';
import { iso } from '../../lib/clock.ts';
import { standard } from '../standard.ts';
import { apiKeys, checkExpiry, createKey, workingKeys } from './keys.ts';

const { list, get, update } = standard('api-keys', apiKeys);

export const apiKeyHandlers: Handlers<'api-keys'> = {
  list,
  get,
  update,

  async create(context) {
    const { body, actor, mode, services } = context;
    refuseMoreThan(actor, body.scopes);
    const version = body.version ?? newestVersion;
    if (!knownVersions.includes(version)) {
      throw invalidField('/version', 'unsupported_version', `must be one of ${knownVersions.join(', ')}`);
    }
    if (body.expires_at) checkExpiry(body.expires_at, services.clock);
    return createKey(context.records(apiKeys), mode, { ...body, version });
  },

  async roll(context) {
    const { params, body, actor, mode, services } = context;
    const keys = context.records(apiKeys);
    const { value: old } = await keys.current(params.api_key_id);
    if (old.status !== 'active') throw invalidTransition(old.status, 'rolled', []);
    refuseMoreThan(actor, old.scopes);
    const end = iso(services.clock.now() + (body.expires_in ?? 86_400) * 1000);
    const expiresAt = old.expires_at && old.expires_at < end ? old.expires_at : end;
    await keys.update(old.id, { expires_at: expiresAt }, { action: 'rolled' });
    const { name, scopes, version, metadata } = old;
    return createKey(keys, mode, { name, scopes, version, metadata });
  },

  async revoke(context) {
    const { params, now, schoolId, db, services } = context;
    const working = await db.all(workingKeys, { school: schoolId, now: iso(services.clock.now()) });
    const keys = context.records(apiKeys);
    const key = await keys.current(params.api_key_id);
    if (key.value.revoked_at !== null) return key;
    const manages = (scopes: readonly string[]) => scopes.includes('admin:school');
    const others = working.filter(({ id }) => id !== key.id);
    if (manages(key.value.scopes) && !others.some((other) => manages(JSON.parse(other.scopes)))) {
      throw new Problem(
        'last_admin_key',
        'This is the last key with `admin:school`. Create another key with it before you revoke this one.',
      );
    }
    return keys.update(key.id, { revoked_at: now }, { action: 'revoked' });
  },
};

function refuseMoreThan(actor: Actor, scopes: readonly string[]): void {
  const fieldErrors = scopes.flatMap((scope, index) =>
    actor.scopes.has(scope)
      ? []
      : [
          {
            pointer: `/scopes/${index}`,
            code: 'scope_exceeds_key',
            detail: `the calling key does not have the scope ${scope}`,
          },
        ],
  );
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors, 'scope_exceeds_key');
}
