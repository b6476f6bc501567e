import { invalidField } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { sha256 } from '../../crypto/cipher.ts';
import { query } from '../../db/query.ts';
import type { Records } from '../../db/records.ts';
import { inSchool } from '../../db/school-rows.ts';
import type { Stored } from '../../db/stored.ts';
import { type Clock, iso } from '../../lib/clock.ts';
import { randomText } from '../../lib/ids.ts';
import { apiKeys } from './tables.ts';

type ApiKey = Schemas['ApiKey'];

export type NewKey = Pick<ApiKey, 'name' | 'scopes' | 'version'> & Partial<ApiKey>;

/** Keys expire by the clock of the server, which that of a test school can be ahead of. */
export function checkExpiry(expiresAt: string, clock: Clock): void {
  if (expiresAt <= iso(clock.now())) throw invalidField('/expires_at', 'in_past', 'must be in the future');
}

/** Creates a key and returns it with its secret, of which only a hash is stored. */
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

/** The active keys of the school. */
export const workingKeys = query<{ school: string; now: string }, { id: string; scopes: string }>((db, p) =>
  inSchool(db, 'api_keys', p)
    .select(['id', 'scopes'])
    .where('revoked_at', 'is', null)
    .where((or) => or.or([or('expires_at', 'is', null), or('expires_at', '>', p.now)]))
    .orderBy('id'),
);

export { apiKeys };
