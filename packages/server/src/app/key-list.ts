import { sql } from 'kysely';
import { UsageError } from '../contract/errors.ts';
import type { Schemas } from '../contract/schemas.ts';
import { apiKeys } from '../families/api-keys/tables.ts';
import type { Reader } from '../sql/database.ts';
import { statement } from '../sql/query.ts';

type ApiKey = Schemas['ApiKey'];

export type ListedKey = Pick<
  ApiKey,
  'id' | 'name' | 'mode' | 'hint' | 'status' | 'expires_at' | 'revoked_at' | 'last_used_at' | 'created_at'
> & { school_id: string; scopes: ApiKey['scopes'] };

type Row = Omit<ListedKey, 'scopes'> & { scopes: string; live_id: string; test_id: string };

/** The keys by school, in the order in which these were created, each live school before its test school. */
const everyKey = statement<{ serverNow: string }, Row>(
  (p, dialect) => sql`
    select l.live_id, l.test_id, k.id, k.school_id, k.name, k.mode, k.hint,
      ${apiKeys.derived.status?.(p, dialect)} as status,
      k.scopes, k.expires_at, k.revoked_at, k.last_used_at, k.created_at
    from school_links as l
    join schools as s on s.school_id = l.live_id and s.id = l.live_id
    join api_keys as k on k.school_id in (l.live_id, l.test_id)
    order by s.created_at, l.live_id, k.mode, k.id`,
);

/** The keys of all schools, or those of a live school and its test school, without their secrets. */
export async function keysOf(db: Reader, serverNow: string, school?: string): Promise<ListedKey[]> {
  const keys = await db.all(everyKey, { serverNow });
  const own = keys.filter(
    ({ live_id, test_id }) => school === undefined || [live_id, test_id].includes(school),
  );
  // A school has keys: its first ones can be revoked, but not removed.
  if (school !== undefined && own.length === 0) throw new UsageError(`The school ${school} does not exist.`);
  return own.map(({ live_id: _live, test_id: _test, scopes, ...key }) => ({
    ...key,
    // A column with a list of scopes.
    scopes: JSON.parse(scopes) as ApiKey['scopes'],
  }));
}
