import { timingSafeEqual } from 'node:crypto';
import { Problem } from '../contract/errors.ts';
import type { Caller } from '../core/caller.ts';
import type { Actor } from '../core/operation.ts';
import type { Credentials } from './credentials.ts';
import type { KeyCache } from './key-cache.ts';

export interface KeyHolder extends Caller {
  readonly keyId: string;
  /** The API version pinned to the key. */
  readonly version: string;
  /** By how much the clock of the school is ahead, in milliseconds. */
  readonly aheadMs: number;
}

const bearer = /^Bearer +(\S+)$/i;
const keyForm = /^sk_(live|test)_[A-Za-z0-9]{43}$/;

const invalidKey = (): Problem =>
  new Problem(
    'invalid_api_key',
    'The API key does not exist or was revoked. Check that the key is complete and belongs to this server.',
  );

/** How a request identifies its key: by the key itself, or by the hash of the key in its session. */
export interface SentKey {
  authorization: string | undefined;
  keyHash: string | undefined;
  address: string | null;
}

/** Finds the key of a request. A malformed key is rejected without a query. */
export async function authenticate(
  keys: KeyCache,
  credentials: Credentials,
  { authorization, keyHash, address }: SentKey,
  now: string,
): Promise<KeyHolder> {
  // Only this server can write the hash into a session, so it is not a guess.
  if (keyHash !== undefined) return findHolder(keys, keyHash, now);
  if (!authorization) {
    throw new Problem('missing_api_key', 'Send the header `Authorization: Bearer <API_KEY>`.');
  }
  const key = bearer.exec(authorization)?.[1];
  if (!key)
    throw new Problem(
      'invalid_api_key',
      'The header `Authorization` is malformed. Send `Authorization: Bearer <API_KEY>`.',
    );
  if (!keyForm.test(key)) throw invalidKey();
  return credentials.lookUp(key, address, (hash) => findHolder(keys, hash, now));
}

async function findHolder(keys: KeyCache, hash: string, now: string): Promise<KeyHolder> {
  const row = await keys.find(hash);
  if (
    !row ||
    !timingSafeEqual(Buffer.from(row.hash), Buffer.from(hash)) ||
    (row.revoked_at !== null && row.revoked_at <= now)
  )
    throw invalidKey();
  if (row.expires_at !== null && row.expires_at <= now) {
    throw new Problem('expired_api_key', `The API key expired at ${row.expires_at}. Use another key.`);
  }
  return {
    actor: { type: 'api_key', id: row.id, name: row.name, scopes: new StoredScopes(row.scopes) },
    keyId: row.id,
    schoolId: row.school_id,
    mode: row.mode === 'live' ? 'live' : 'test',
    version: row.version,
    timeZone: row.time_zone,
    aheadMs: Number(row.ahead_ms),
  };
}

/** A key's scopes as stored text: each request checks only one or two, so they are not parsed. */
class StoredScopes {
  readonly #json: string;

  constructor(json: string) {
    this.#json = json;
  }

  toJSON(): string[] {
    return JSON.parse(this.#json);
  }

  has(scope: string): boolean {
    return this.#json.includes(`"${scope}"`);
  }
}

/** Rejects a key that lacks a scope of the operation. */
export function authorize(actor: Actor, scopes: readonly string[]): void {
  const missing = scopes.filter((scope) => !actor.scopes.has(scope));
  if (missing.length === 0) return;
  const names = missing.map((scope) => `\`${scope}\``).join(' and ');
  throw new Problem('insufficient_scope', `The API key lacks the scope ${names}. Use a key that has it.`);
}
