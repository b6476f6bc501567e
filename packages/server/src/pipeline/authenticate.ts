import { invalidKey, Problem, schoolSuspended } from '../contract/errors.ts';
import { sha256 } from '../crypto/cipher.ts';
import type { Reader } from '../sql/database.ts';
import type { Actor } from '../work/operation.ts';
import type { Credentials } from './credentials.ts';
import type { Key, KeyCache, KeyHolder } from './key-cache.ts';

const bearer = /^Bearer +(\S+)$/i;
const keyForm = /^sk_(live|test)_[A-Za-z0-9]{43}$/;

/** How a request identifies its key: by the key itself, or by the hash of the key in its session. */
export interface SentKey {
  authorization: string | undefined;
  keyHash: string | undefined;
  address: string | null;
}

/**
 * Finds the key of a request. A malformed key is rejected without a query, and a key that is in use is found without
 * waiting.
 */
export function authenticate(
  keys: KeyCache,
  credentials: Credentials,
  { authorization, keyHash, address }: SentKey,
  now: string,
): KeyHolder | Promise<KeyHolder> {
  const sent = keyHash === undefined ? keyIn(authorization) : '';
  const key = keys.current(keyHash ?? sha256(sent));
  if (key && isValid(key, now)) return key.holder;
  const find = async (hash: string) => holderOf(await keys.find(hash), now);
  // Only this server can write the hash into a session, so it is not a guess.
  if (keyHash !== undefined) return find(keyHash);
  if (!keyForm.test(sent)) throw invalidKey();
  return credentials.lookUp('api_key', sent, address, find);
}

/** Finds the key of a request once more: it was accepted, so it is not a guess, and the turn of a change must not wait. */
export async function authenticateAgain(
  keys: KeyCache,
  { authorization, keyHash }: Omit<SentKey, 'address'>,
  now: string,
  reader: Reader,
): Promise<KeyHolder> {
  return holderOf(await keys.find(keyHash ?? sha256(keyIn(authorization)), reader), now);
}

/** The key in the header `Authorization`. */
function keyIn(authorization: string | undefined): string {
  if (!authorization)
    throw new Problem('missing_api_key', 'Send the header `Authorization: Bearer <API_KEY>`.');
  const key = bearer.exec(authorization)?.[1];
  if (!key) {
    throw new Problem(
      'invalid_api_key',
      'The header `Authorization` is malformed. Send `Authorization: Bearer <API_KEY>`.',
    );
  }
  return key;
}

// Whatever the time: it is that of the school, whose clock can be ahead of the server's.
const isRevoked = ({ revokedAt }: Key): boolean => revokedAt !== null;
const isExpired = ({ expiresAt }: Key, now: string): boolean => expiresAt !== null && expiresAt <= now;
const isValid = (key: Key, now: string): boolean =>
  !isRevoked(key) && !isExpired(key, now) && !key.isSuspended;

function holderOf(key: Key | undefined, now: string): KeyHolder {
  if (!key || isRevoked(key)) throw invalidKey();
  if (isExpired(key, now))
    throw new Problem('expired_api_key', `The API key expired at ${key.expiresAt}. Use another key.`);
  if (key.isSuspended) throw schoolSuspended();
  return key.holder;
}

/** Rejects a caller who lacks a scope of the operation. */
export function authorize(actor: Actor, scopes: readonly string[]): void {
  if (scopes.every((scope) => actor.scopes.has(scope))) return;
  const missing = scopes.filter((scope) => !actor.scopes.has(scope));
  const names = missing.map((scope) => `\`${scope}\``).join(' and ');
  throw new Problem(
    'insufficient_scope',
    actor.type === 'staff'
      ? `You lack the scope ${names}: your roles, or the link with which you signed in, did not give it. Ask an owner of the school for a role or a link that gives it, and sign in again.`
      : `The API key lacks the scope ${names}. Use a key that has it.`,
  );
}
