import { invalidField, invalidKey, Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { sha256 } from '../../crypto/cipher.ts';
import { type Clock, iso } from '../../lib/clock.ts';
import { randomText } from '../../lib/ids.ts';
import { query } from '../../sql/query.ts';
import { inSchool } from '../../sql/school-rows.ts';
import type { Stored } from '../../store/read.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { apiKeys } from './tables.ts';

type ApiKey = Schemas['ApiKey'];

export type NewKey = Pick<ApiKey, 'name' | 'scopes' | 'version'> & Partial<ApiKey>;

/** Keys expire by the clock of the server, which that of a test school can be ahead of. */
export function checkExpiry(expiresAt: string, clock: Clock): void {
  if (expiresAt <= iso(clock.now())) throw invalidField('/expires_at', 'in_past', 'must be in the future');
}

/** Creates a key and returns it with its secret, of which only a hash is stored. */
export async function createKey(
  work: UnitOfWork,
  mode: 'live' | 'test',
  fields: NewKey,
  lineage?: string,
): Promise<Stored<ApiKey & { secret: string }>> {
  const secret = `sk_${mode}_${randomText(43)}`;
  const hint = `${secret.slice(0, 12)}…${secret.slice(-4)}`;
  const id = fields.id ?? work.newId(apiKeys.prefix);
  const hidden = { hash: sha256(secret), lineage: lineage ?? id };
  const record = await work.records(apiKeys).create({ ...fields, id, mode, hint }, hidden);
  return record.with({ secret });
}

/**
 * When a new key expires: at the time that was requested, and by default when its maker does. No key outlives the one
 * that creates it, which could otherwise extend itself.
 */
export function expiryUnder(maker: string | null, requested: string | null | undefined): string | null {
  if (requested === undefined) return maker;
  if (isWithin(requested, maker)) return requested;
  throw invalidField(
    '/expires_at',
    'expires_after_key',
    `must not be after ${maker}, when the API key expires that gives the caller its rights`,
    'expires_after_key',
  );
}

/** Rejects a roll whose new key, which expires when the old one would have, would outlive the calling key. */
export function refuseOutliving(maker: string | null, end: string | null): void {
  if (isWithin(end, maker)) return;
  throw new Problem(
    'expires_after_key',
    `The new key would ${end === null ? 'never expire' : `expire at ${end}`}, but the API key that gives the caller its rights expires at ${maker}, and nobody can make a key that outlives it. Use a key that expires later.`,
  );
}

const isWithin = (end: string | null, maker: string | null): boolean =>
  maker === null || (end !== null && end <= maker);

/** When a key expires, and whether it was revoked since the request began. */
const expiryOf = query<
  { school: string; id: string },
  { expires_at: string | null; revoked_at: string | null }
>((db, p) => inSchool(db, 'api_keys', p).select(['expires_at', 'revoked_at']).where('id', '=', p.id));

/**
 * When the key expires that limits what the caller creates; null if there is none, or if it does not expire. A session lasts
 * longer than the key with whose link somebody signed in, but makes nothing with the rights of an expired key.
 */
export async function limitingExpiry({
  db,
  schoolId: school,
  limitingKeyId: id,
  serverNow,
}: UnitOfWork): Promise<string | null> {
  const key = id === null ? undefined : await db.first(expiryOf, { school, id });
  if (key && key.revoked_at !== null) throw invalidKey();
  const end = key?.expires_at ?? null;
  if (end === null || end > serverNow) return end;
  throw new Problem(
    'expired_api_key',
    `The API key with which this access was given expired at ${end}. Use another key, or sign in again.`,
  );
}

/** The key that begins a line of keys, each of which replaced the previous one. */
export const lineageOf = query<{ school: string; id: string }, { lineage: string }>((db, p) =>
  inSchool(db, 'api_keys', p).select('lineage').where('id', '=', p.id),
);

/** The active keys of the school. */
export const workingKeys = query<{ school: string; now: string }, { id: string; scopes: string }>((db, p) =>
  inSchool(db, 'api_keys', p)
    .select(['id', 'scopes'])
    .where('revoked_at', 'is', null)
    .where((or) => or.or([or('expires_at', 'is', null), or('expires_at', '>', p.now)]))
    .orderBy('id'),
);

export { apiKeys };
