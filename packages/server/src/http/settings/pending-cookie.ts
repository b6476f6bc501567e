import type { IncomingMessage } from 'node:http';
import { Problem } from '../../contract/errors.ts';
import type { MasterKeys } from '../../crypto/master-keys.ts';
import { pendingSignInContext } from '../../crypto/sealed-columns.ts';
import type { Identity, PendingSignIn } from './identities.ts';
import { valuesOf } from './session-cookie.ts';

/** A sign-in on its way: to the provider, or between the schools that the person can choose from. */
export type Pending = { started: PendingSignIn } | { identity: Identity };

const longestMs = 10 * 60_000;
const path = '/settings/session';

/**
 * Keeps a sign-in on its way in a cookie, encrypted with the master key. Each has one of its own, named by its `state`, so
 * that several tabs can sign in.
 */
export class PendingCookies {
  readonly #cipher: MasterKeys;

  constructor(cipher: MasterKeys) {
    this.#cipher = cipher;
  }

  /** The value of `Set-Cookie`. */
  write(state: string, pending: Pending, now: number, secure: boolean): string {
    const sealed = this.#cipher.encrypt(JSON.stringify([state, now, pending]), pendingSignInContext);
    return cookie(state, sealed, secure, longestMs / 1000);
  }

  /** Throws `sign_in_failed` if this browser has none, or an old one. */
  read({ headers }: IncomingMessage, state: string, now: number): Pending {
    for (const name of [nameOf(state, true), nameOf(state, false)])
      for (const sealed of valuesOf(headers.cookie, name)) {
        const pending = this.#open(sealed, state, now);
        if (pending) return pending;
      }
    throw new Problem(
      'sign_in_failed',
      'This sign-in was started in another browser or more than ten minutes ago, or has been completed. Sign in again.',
    );
  }

  remove(state: string): string[] {
    return [cookie(state, '', false, 0), cookie(state, '', true, 0)];
  }

  #open(sealed: string, state: string, now: number): Pending | undefined {
    try {
      const [own, at, pending] = JSON.parse(this.#cipher.decrypt(sealed, pendingSignInContext));
      return own === state && now - at < longestMs ? pending : undefined;
    } catch {
      // It was changed, or encrypted with a master key that is no longer configured.
      return undefined;
    }
  }
}

/** A `state` of this server begins with characters that the name of a cookie can have. */
const nameOf = (state: string, secure: boolean): string =>
  `${secure ? '__Secure-' : ''}rollbook_sign_in_${/^[\w-]{0,12}/.exec(state)?.[0]}`;

const cookie = (state: string, value: string, secure: boolean, seconds: number): string =>
  `${nameOf(state, secure)}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
