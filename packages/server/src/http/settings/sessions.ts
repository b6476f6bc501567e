import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '../../contract/errors.ts';
import { sha256 } from '../../crypto/cipher.ts';
import type { MasterKeys } from '../../crypto/master-keys.ts';
import type { Clock } from '../../lib/clock.ts';
import type { KeyHolder } from '../../pipeline/key-cache.ts';
import { parseJson } from '../../pipeline/parse-json.ts';
import type { SessionSender } from '../../pipeline/request.ts';
import { readBody } from '../read-body.ts';
import type { Identity, IdentityProviders } from './identities.ts';
import { PendingCookies } from './pending-cookie.ts';
import type { Browser, Membership, People } from './people.ts';
import { hasSchool, isOverTls, isUnattended, requireOwnPage, requireSameOrigin } from './same-origin.ts';
import { type Credential, endOf, isOutdated, type Session, SessionCookies } from './session-cookie.ts';

/** The API for the settings screen is under this path, and the cookie of the session is sent nowhere else. */
export const settingsApi = '/settings/api';

const sessionPath = '/settings/session';
/** Says whom a link signs in. */
const linkPath = `${sessionPath}/link`;
/** Begins a sign-in with an identity provider. */
const providerPath = `${sessionPath}/provider`;
/** Says whom an invitation is for. */
const invitationPath = `${sessionPath}/invitation`;
export const sessionPaths: readonly string[] = [sessionPath, linkPath, invitationPath, providerPath];

export interface SessionParts {
  cipher: MasterKeys;
  clock: Clock;
  /** Finds the key by itself or by its hash, as for any request; throws a `Problem` if it is not valid. */
  authenticate: (
    sent: { authorization: string | undefined; keyHash: string | undefined },
    request: IncomingMessage,
  ) => Promise<KeyHolder>;
  people: People;
  providers: IdentityProviders;
  /** Counts a request without a key; throws `rate_limited`. */
  limit: (request: IncomingMessage) => Record<string, string>;
}

/** An identity provider can send a long code. */
const mostBytes = 16_384;
const bodyFields = [
  'api_key',
  'link',
  'provider',
  'another_account',
  'callback',
  'choice',
  'state',
  'invitation',
] as const;
type Body = Record<(typeof bodyFields)[number], string>;

/** A request to a path of sessions, with its response. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  browser: Browser;
}

/** Who signs in, and what the cookie says of it. */
interface SignedIn {
  holder: KeyHolder;
  credential: Credential;
}

/** The staff members to choose from, and the sign-in that continues with the choice. */
interface Choice {
  choose: Membership[];
  state: string;
}

/**
 * Sessions of the settings screen. An API key, a link, or an identity of a provider is exchanged for a cookie, which the
 * page cannot read.
 */
export class Sessions {
  readonly #parts: SessionParts;
  readonly #cookies: SessionCookies;
  readonly #pending: PendingCookies;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#cookies = new SessionCookies(parts.cipher);
    this.#pending = new PendingCookies(parts.cipher);
  }

  /** Who sends a request to the API; writes the cookie again if the session would end too early. */
  async sender(request: IncomingMessage, response: ServerResponse): Promise<SessionSender> {
    requireSameOrigin(request);
    const now = this.#parts.clock.now();
    const found = this.#cookies.read(request, now);
    if (!found)
      throw new Problem('missing_api_key', 'You are not signed in, or your session has ended. Sign in.');
    const { session, secure } = found;
    requireOwnPage(request, session);
    const unattended = isUnattended(request);
    if (isOutdated(session, now) && !unattended)
      response.setHeader('Set-Cookie', this.#cookies.write({ ...session, seenAt: now }, secure));
    const { credential, schoolId } = session;
    if ('keyHash' in credential) return credential;
    const { people } = this.#parts;
    const { sessionId } = credential;
    return {
      holder: await people.holder(schoolId, sessionId),
      stillHolder: people.stillHolder(schoolId, sessionId),
      isUnattended: unattended,
    };
  }

  /** Handles a request to one of the paths of sessions; returns the body of the response. */
  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    browser: Browser,
  ): Promise<object> {
    requireSameOrigin(request);
    const { method = '' } = request;
    const handlers = this.#handlers[path] ?? {};
    const handle = handlers[method];
    if (handle) return handle({ request, response, browser });
    const allow = Object.keys(handlers);
    throw new Problem('method_not_allowed', `This path supports ${allow.join(', ')}.`, { allow });
  }

  readonly #handlers: Record<string, Record<string, (exchange: Exchange) => Promise<object>>> = {
    [sessionPath]: {
      GET: (exchange) => this.#current(exchange),
      POST: (exchange) => this.#signIn(exchange),
      DELETE: (exchange) => this.#leave(exchange),
    },
    [linkPath]: { POST: (exchange) => this.#describeLink(exchange) },
    [invitationPath]: { POST: (exchange) => this.#describeInvitation(exchange) },
    [providerPath]: { POST: (exchange) => this.#startWithProvider(exchange) },
  };

  async #current({ request, response }: Exchange): Promise<object> {
    const found = this.#cookies.read(request, this.#parts.clock.now());
    if (!found) return this.#signedOut();
    const { session } = found;
    try {
      // With the providers: a page that is kept asks its owner to sign in again.
      return { ...describe(session, await this.#holder(session, request)), ...this.#providers() };
    } catch (error) {
      if (!(error instanceof Problem) || !endsSession.has(error.code)) throw error;
      return this.#signOut(response);
    }
  }

  #holder({ credential, schoolId }: Session, request: IncomingMessage): Promise<KeyHolder> {
    const { authenticate, people } = this.#parts;
    if ('sessionId' in credential) return people.holder(schoolId, credential.sessionId);
    return authenticate({ authorization: undefined, keyHash: credential.keyHash }, request);
  }

  async #describeLink(exchange: Exchange): Promise<object> {
    const { link } = await this.#body(exchange);
    return this.#parts.people.link(link, exchange.browser);
  }

  async #describeInvitation(exchange: Exchange): Promise<object> {
    const { invitation } = await this.#body(exchange);
    const invited = await this.#parts.people.invitation(invitation, exchange.browser);
    return { ...invited, providers: this.#parts.providers.shown };
  }

  async #signIn(exchange: Exchange): Promise<object> {
    const { request, response, browser } = exchange;
    const { clock } = this.#parts;
    // Refuses two cookies before a third is set.
    const before = this.#cookies.read(request, clock.now());
    const sent = await this.#body(exchange);
    const signedIn = await this.#credentialOf(sent, exchange);
    if ('choose' in signedIn) return { ...this.#signedOut(), ...signedIn };
    const { holder, credential } = signedIn;
    if (before) await this.#end(before.session, request, browser);
    const now = clock.now();
    const { schoolId, mode } = holder;
    const actorId = holder.actor.id;
    const session = { credential, schoolId, mode, actorId, signedInAt: now, seenAt: now };
    response.appendHeader('Set-Cookie', this.#cookies.write(session, isOverTls(request)));
    return describe(session, holder);
  }

  /** Who signs in with what was sent; the staff members to choose from if it can be one of several. */
  async #credentialOf(sent: Body, exchange: Exchange): Promise<SignedIn | Choice> {
    const { request, browser } = exchange;
    if (sent.callback || sent.choice) return this.#withProvider(sent, exchange);
    if (sent.link) {
      const holder = await this.#parts.people.useLink(sent.link, browser);
      return { holder, credential: { sessionId: holder.keyId } };
    }
    if (sent.invitation) return this.#accept(sent.invitation, exchange);
    if (sent.api_key === '')
      throw new Problem('missing_api_key', 'Send an API key as `api_key`, or a link as `link`.');
    const authorization = `Bearer ${sent.api_key}`;
    const holder = await this.#parts.authenticate({ authorization, keyHash: undefined }, request);
    return { holder, credential: { keyHash: sha256(sent.api_key) } };
  }

  /** Without an identity provider, the token of an invitation is all that there is. */
  async #accept(token: string, { browser }: Exchange): Promise<SignedIn> {
    const { people, providers } = this.#parts;
    if (providers.shown.length > 0)
      throw new Problem('bad_request', 'Accept the invitation by signing in with an identity provider.');
    const holder = await people.accept(token, undefined, browser);
    return { holder, credential: { sessionId: holder.keyId } };
  }

  /** Sends somebody to an identity provider. */
  async #startWithProvider(exchange: Exchange): Promise<object> {
    const { provider, invitation, another_account } = await this.#body(exchange);
    // On a shared computer somebody else may be signed in at the provider, and an invitation is accepted for good.
    const another = another_account !== '' || invitation !== '';
    const { url, pending } = await this.#parts.providers.start(provider, another);
    this.#keep(exchange, pending.state, { started: { ...pending, invitation } });
    return { url };
  }

  /** Signs in somebody who came back from a provider, or who chooses a school after that. */
  async #withProvider({ callback, choice, ...sent }: Body, exchange: Exchange): Promise<SignedIn | Choice> {
    const { people, providers } = this.#parts;
    const state = callback ? (new URLSearchParams(callback).get('state') ?? '') : sent.state;
    const pending = this.#pending.read(exchange.request, state, this.#parts.clock.now());
    const identity =
      'identity' in pending ? pending.identity : await providers.finish(pending.started, callback);
    const invitation = 'started' in pending ? pending.started.invitation : '';
    if (invitation) {
      exchange.response.setHeader('Set-Cookie', this.#pending.remove(state));
      const holder = await people.accept(invitation, identity, exchange.browser);
      return { holder, credential: { sessionId: holder.keyId, provider: identity.provider } };
    }
    const memberships = choice ? [] : await people.memberships(identity);
    if (memberships.length > 1) {
      this.#keep(exchange, state, { identity });
      return { choose: memberships, state };
    }
    const end = () => exchange.response.setHeader('Set-Cookie', this.#pending.remove(state));
    // A school that refuses the choice leaves the others to choose from.
    if (!choice) end();
    const staffId = choice || memberships[0]?.staff_id;
    if (staffId === undefined) throw unknownIdentity(identity);
    const holder = await people.signInAs(identity, staffId, exchange.browser).catch((error) => {
      throw choice && isUnknown(error) ? noLongerKnown() : error;
    });
    end();
    return { holder, credential: { sessionId: holder.keyId, provider: identity.provider } };
  }

  #keep(
    { request, response }: Exchange,
    state: string,
    pending: Parameters<PendingCookies['write']>[1],
  ): void {
    const cookie = this.#pending.write(state, pending, this.#parts.clock.now(), isOverTls(request));
    response.setHeader('Set-Cookie', cookie);
  }

  /** The values in the body of a request, each empty if it was not sent. */
  async #body({ request, response }: Exchange): Promise<Body> {
    response.setHeaders(new Map(Object.entries(this.#parts.limit(request))));
    const sent = Object(await parseJson(await readBody(request, mostBytes, () => {})));
    const values = bodyFields.map((field) => [field, typeof sent[field] === 'string' ? sent[field] : '']);
    // Each field has a value.
    return Object.fromEntries(values) as Body;
  }

  /** Signs out, unless the session is that of another page. */
  async #leave({ request, response, browser }: Exchange): Promise<object> {
    const found = this.#cookies.read(request, this.#parts.clock.now());
    if (!found) return this.#signOut(response);
    const { session } = found;
    if (hasSchool(request)) requireOwnPage(request, session);
    await this.#end(session, request, browser);
    const signedOut = this.#signOut(response);
    const { provider } = { provider: undefined, ...session.credential };
    const url = provider === undefined ? null : await this.#parts.providers.signOutUrl(provider);
    return url === null ? signedOut : { ...signedOut, sign_out_url: url };
  }

  /** Ends the session of a staff member; that of a key is only its cookie. */
  async #end(session: Session, request: IncomingMessage, browser: Browser): Promise<void> {
    if ('keyHash' in session.credential) return;
    try {
      await this.#parts.people.end(await this.#holder(session, request), browser);
    } catch (error) {
      if (!(error instanceof Problem) || !endsSession.has(error.code)) throw error;
    }
  }

  #signOut(response: ServerResponse): object {
    response.setHeader('Set-Cookie', this.#cookies.remove());
    return this.#signedOut();
  }

  /** Nobody is signed in; with the identity providers with which somebody can sign in, if there are any. */
  #signedOut(): object {
    return { signed_in: false, ...this.#providers() };
  }

  #providers(): { providers?: IdentityProviders['shown'] } {
    const { shown } = this.#parts.providers;
    return shown.length > 0 ? { providers: shown } : {};
  }
}

// Of a suspended school too: the person can have another one to sign in to.
const endsSession = new Set(['invalid_api_key', 'expired_api_key', 'session_ended', 'school_suspended']);

export function unknownIdentity({ email, shownEmail }: Identity): Problem {
  const which = shownEmail === null ? '' : ` (${shownEmail})`;
  const unverified =
    email === null && shownEmail !== null
      ? ' The identity provider has not verified this email address, so nobody is found by it.'
      : '';
  const detail = `No school has an active staff member with a role for the whole school who signs in with this account${which}.${unverified} Ask an owner of your school to invite you${unverified ? '' : ', to allow the sign-in by email address or, if you have signed in with another account before, to unlink that one'}, or sign in with another account.`;
  return new Problem('identity_unknown', detail);
}

const isUnknown = (error: unknown): boolean => error instanceof Problem && error.code === 'identity_unknown';

const noLongerKnown = (): Problem =>
  new Problem(
    'identity_unknown',
    'This school no longer lets your account in: you are not an active staff member with a role for the whole school. Ask an owner of the school.',
  );

function describe(session: Session, { keyId, actor, mode, schoolId }: KeyHolder): object {
  return {
    signed_in: true,
    school_id: schoolId,
    mode,
    actor: { type: actor.type, id: actor.id, name: actor.name },
    scopes: actor.scopes,
    session_id: actor.type === 'staff' ? keyId : null,
    ends_at: new Date(endOf(session)).toISOString(),
  };
}
