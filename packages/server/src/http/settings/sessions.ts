import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '../../contract/errors.ts';
import { sha256 } from '../../crypto/cipher.ts';
import type { MasterKeys } from '../../crypto/master-keys.ts';
import type { Clock } from '../../lib/clock.ts';
import type { KeyHolder } from '../../pipeline/key-cache.ts';
import { parseJson } from '../../pipeline/parse-json.ts';
import { readBody } from '../read-body.ts';
import { hasSchool, isOverTls, requireSameOrigin, requireSchool } from './same-origin.ts';
import { endOf, isOutdated, type Session, SessionCookies } from './session-cookie.ts';

/** The API for the settings screen is under this path, and the cookie of the session is sent nowhere else. */
export const settingsApi = '/settings/api';
export const sessionPath = '/settings/session';

export interface SessionParts {
  cipher: MasterKeys;
  clock: Clock;
  /** Finds the key by itself or by its hash, as for any request; throws a `Problem` if it is not valid. */
  authenticate: (
    sent: { authorization: string | undefined; keyHash: string | undefined },
    request: IncomingMessage,
  ) => Promise<KeyHolder>;
  /** Counts a request without a key; throws `rate_limited`. */
  limit: (request: IncomingMessage) => Record<string, string>;
}

const mostBytes = 4096;

/** Sessions of the settings screen. An API key is exchanged for a cookie, which the page cannot read. */
export class Sessions {
  readonly #parts: SessionParts;
  readonly #cookies: SessionCookies;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#cookies = new SessionCookies(parts.cipher);
  }

  /** The hash of the key of a request to the API; writes the cookie again if the session would end too early. */
  keyHash(request: IncomingMessage, response: ServerResponse): string {
    requireSameOrigin(request);
    const now = this.#parts.clock.now();
    const found = this.#cookies.read(request, now);
    if (!found)
      throw new Problem('missing_api_key', 'You are not signed in, or your session has ended. Sign in.');
    const { session, secure } = found;
    requireSchool(request, session);
    if (isOutdated(session, now))
      response.setHeader('Set-Cookie', this.#cookies.write({ ...session, seenAt: now }, secure));
    return session.keyHash;
  }

  /** Handles a request to `/settings/session`; returns the body of the response. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<object> {
    requireSameOrigin(request);
    if (request.method === 'GET') return this.#current(request, response);
    if (request.method === 'POST') return this.#signIn(request, response);
    if (request.method === 'DELETE') return this.#leave(request, response);
    const allow = ['GET', 'POST', 'DELETE'];
    throw new Problem('method_not_allowed', `This path supports ${allow.join(', ')}.`, { allow });
  }

  async #current(request: IncomingMessage, response: ServerResponse): Promise<object> {
    const found = this.#cookies.read(request, this.#parts.clock.now());
    if (!found) return signedOut;
    const { session } = found;
    const sent = { authorization: undefined, keyHash: session.keyHash };
    try {
      return describe(session, await this.#parts.authenticate(sent, request));
    } catch (error) {
      if (!(error instanceof Problem) || !endsSession.has(error.code)) throw error;
      return this.#signOut(response);
    }
  }

  async #signIn(request: IncomingMessage, response: ServerResponse): Promise<object> {
    response.setHeaders(new Map(Object.entries(this.#parts.limit(request))));
    // Refuses two cookies before a third is set.
    this.#cookies.read(request, this.#parts.clock.now());
    const body = await parseJson(await readBody(request, mostBytes, () => {}));
    const apiKey = Object(body).api_key;
    if (typeof apiKey !== 'string' || apiKey === '')
      throw new Problem('missing_api_key', 'Send an API key as `api_key`.');
    const holder = await this.#parts.authenticate(
      { authorization: `Bearer ${apiKey}`, keyHash: undefined },
      request,
    );
    const now = this.#parts.clock.now();
    const { schoolId, mode } = holder;
    const session = { keyHash: sha256(apiKey), schoolId, mode, signedInAt: now, seenAt: now };
    response.setHeader('Set-Cookie', this.#cookies.write(session, isOverTls(request)));
    return describe(session, holder);
  }

  /** Signs out, unless the session is that of another page. */
  #leave(request: IncomingMessage, response: ServerResponse): object {
    const found = this.#cookies.read(request, this.#parts.clock.now());
    if (found && hasSchool(request)) requireSchool(request, found.session);
    return this.#signOut(response);
  }

  #signOut(response: ServerResponse): object {
    response.setHeader('Set-Cookie', this.#cookies.remove());
    return signedOut;
  }
}

const endsSession = new Set(['invalid_api_key', 'expired_api_key']);
const signedOut = { signed_in: false };

function describe(session: Session, { keyId, actor, mode, schoolId }: KeyHolder): object {
  return {
    signed_in: true,
    school_id: schoolId,
    mode,
    key: { id: keyId, name: actor.name, scopes: actor.scopes },
    ends_at: new Date(endOf(session)).toISOString(),
  };
}
