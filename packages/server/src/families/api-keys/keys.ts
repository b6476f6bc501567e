import type { Schemas } from '../../contract.ts';
import { query } from '../../db/query.ts';
import type { Records } from '../../db/records.ts';
import type { Stored } from '../../db/stored.ts';
import { randomText } from '../../ids.ts';
import { sha256 } from '../../vault.ts';
import { apiKeys } from './tables.ts';

type ApiKey = Schemas['ApiKey'];

export type NewKey = Pick<ApiKey, 'name' | 'scopes' | 'version'> & Partial<ApiKey>;

/** Makes a key and gives it with its secret, of which only a hash is kept. */
export async function createKey(
  keys: Records<ApiKey>,
  mode: 'live' | 'test',
  fields: NewKey,
): Promise<Stored<ApiKey & { secret: string }>> {
  const secret = `sk_${mode}_${randomText(43)}`;
  const hint = `${secret.slice(0, 12)}…${secret.slice(-4)}`;
  const record = await keys.create({ ...fields, mode, hint }, { hash: sha256(secret) });
  return record.with({ secret });
}

/** The other keys of the school that work. */
export const otherWorkingKeys = query<{ school: string; id: string; now: string }, { scopes: string }>(
  (db, p) =>
    db
      .selectFrom('api_keys')
      .select('scopes')
      .where('school_id', '=', p.school)
      .where('id', '!=', p.id)
      .where('revoked_at', 'is', null)
      .where((or) => or.or([or('expires_at', 'is', null), or('expires_at', '>', p.now)]))
      .$castTo<{ scopes: string }>(),
);

export { apiKeys };
