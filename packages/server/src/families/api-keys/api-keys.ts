import { invalidBody, invalidField, invalidTransition, Problem } from '../../contract/errors.ts';
import { knownVersions, newestVersion } from '../../contract/versions/index.ts';
import { iso } from '../../lib/clock.ts';
import type { Actor, Handlers } from '../../work/operation.ts';
import { standard } from '../standard.ts';
import {
  apiKeys,
  checkExpiry,
  createKey,
  expiryUnder,
  limitingExpiry,
  lineageOf,
  refuseOutliving,
  workingKeys,
} from './keys.ts';

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
    const expires_at = expiryUnder(await limitingExpiry(context), body.expires_at);
    return createKey(context, mode, { ...body, version, expires_at });
  },

  async roll(context) {
    const { params, body, actor, mode, services, db, schoolId: school } = context;
    const keys = context.records(apiKeys);
    const { value: old } = await keys.current(params.api_key_id);
    if (old.status !== 'active') throw invalidTransition(old.status, 'rolled', []);
    if (old.replaced_by !== null)
      throw new Problem(
        'key_replaced',
        `The key was rolled before and is replaced by ${old.replaced_by}. Roll that key, or create another one.`,
      );
    refuseMoreThan(actor, old.scopes);
    const { name, scopes, version, metadata, expires_at } = old;
    refuseOutliving(await limitingExpiry(context), expires_at);
    const end = iso(services.clock.now() + (body.expires_in ?? 86_400) * 1000);
    const overlap = expires_at && expires_at < end ? expires_at : end;
    const id = context.newId(apiKeys.prefix);
    await keys.update(old.id, { expires_at: overlap, replaced_by: id }, { action: 'rolled' });
    const line = await db.first(lineageOf, { school, id: old.id });
    const fresh = { id, name, scopes, version, metadata, expires_at };
    return createKey(context, mode, fresh, line?.lineage);
  },

  async revoke(context) {
    const { params, now, serverNow, schoolId, db, services } = context;
    db.afterCommit(() => services.wakeJobs());
    const working = await db.all(workingKeys, { school: schoolId, now: serverNow });
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
