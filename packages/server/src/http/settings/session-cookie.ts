import type { IncomingMessage } from 'node:http';
import { Problem } from '../../contract/errors.ts';
import type { MasterKeys } from '../../crypto/master-keys.ts';
import { sessionContext } from '../../crypto/sealed-columns.ts';
import { idleMs, longestMs, seenEveryMs } from '../../lib/settings-screen.ts';

/**
 * What a session is one of: an API key, which is not part of it itself, or a staff member, by the id of their session, with
 * the identity provider with which they signed in.
 */
export type Credential = { keyHash: string } | { sessionId: string; provider?: string | undefined };

/** Who is signed in to the settings screen. */
export interface Session {
  credential: Credential;
  /** The school of the credential, and its mode, which never change. */
  schoolId: string;
  mode: 'live' | 'test';
  /** The API key or the staff member. */
  actorId: string | null;
  /** Epoch milliseconds. */
  signedInAt: number;
  /** When a request last used the session, to the minute. */
  seenAt: number;
}

const path = '/settings';
// A page without TLS can neither read nor set a cookie with the prefix.
const plainName = 'rollbook_session';
const secureName = `__Secure-${plainName}`;

/** When a session ends if it is no longer used. */
export const endOf = ({ signedInAt, seenAt }: Session): number =>
  Math.min(signedInAt + longestMs, seenAt + idleMs);

export const isOutdated = ({ seenAt }: Session, now: number): boolean => now - seenAt >= seenEveryMs;

/** Writes and reads sessions as cookies, encrypted with the master key. */
export class SessionCookies {
  readonly #cipher: MasterKeys;

  constructor(cipher: MasterKeys) {
    this.#cipher = cipher;
  }

  /** The value of `Set-Cookie`. */
  write(session: Session, secure: boolean): string {
    const { credential, schoolId, mode, actorId, signedInAt, seenAt } = session;
    const values = [credential, schoolId, mode, actorId, signedInAt, seenAt];
    const sealed = this.#cipher.encrypt(JSON.stringify(values), sessionContext);
    return cookie(sealed, secure, Math.ceil((endOf(session) - seenAt) / 1000));
  }

  /**
   * The session of a request, and whether its cookie is only sent over TLS; undefined if there is none. Throws a
   * `Problem` if there are two cookies of its name: a page of a neighbouring host can set one.
   */
  read({ headers }: IncomingMessage, now: number): { session: Session; secure: boolean } | undefined {
    const ofSecure = valuesOf(headers.cookie, secureName);
    const secure = ofSecure.length > 0;
    const [sealed = '', ...others] = secure ? ofSecure : valuesOf(headers.cookie, plainName);
    if (others.length > 0) throw ambiguous();
    const session = this.#open(sealed);
    return session && now < endOf(session) ? { session, secure } : undefined;
  }

  /** The values of `Set-Cookie` that remove a session. */
  remove(): string[] {
    return [cookie('', false, 0), cookie('', true, 0)];
  }

  #open(sealed: string): Session | undefined {
    if (sealed === '') return undefined;
    try {
      const values = JSON.parse(this.#cipher.decrypt(sealed, sessionContext));
      const [credential, schoolId, mode, actorId, signedInAt, seenAt] = values;
      return { credential, schoolId, mode, actorId, signedInAt, seenAt };
    } catch {
      // It was changed, or encrypted with a master key that is no longer configured.
      return undefined;
    }
  }
}

function cookie(value: string, secure: boolean, seconds: number): string {
  const name = secure ? secureName : plainName;
  const attributes = `Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  return `${name}=${value}; ${attributes}`;
}

// Removing one of them would leave the other, which may be the foreign one.
const ambiguous = (): Problem =>
  new Problem(
    'bad_request',
    'The browser sent two session cookies, so neither is used. Delete the cookies of this site in the browser, and sign in again.',
  );

/** The values of all cookies of a name. */
export function valuesOf(header = '', name: string): string[] {
  return header.split(';').flatMap((pair) => {
    const mark = pair.indexOf('=');
    return mark !== -1 && pair.slice(0, mark).trim() === name ? [pair.slice(mark + 1).trim()] : [];
  });
}
