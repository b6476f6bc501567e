import { signal } from '@preact/signals';
import { noteTime } from './server-time.ts';
import { isUnsaved, mayDropTyped, mayDropUncopied } from './unsaved.ts';

/** Who is signed in, as the server says. */
export type Session = SignedOut | SignedIn;

interface SignedOut {
  signed_in: false;
  /** The identity providers with which somebody can sign in. */
  providers?: Provider[];
  /** Where somebody who signed out here can sign out of the identity provider. */
  sign_out_url?: string;
}

interface Provider {
  id: string;
  name: string;
}

/** A staff member as whom somebody can sign in. */
export interface Membership {
  staff_id: string;
  name: string;
  school: string;
  mode: 'live' | 'test';
}

export interface SignedIn {
  signed_in: true;
  school_id: string;
  mode: 'live' | 'test';
  /** The API key or the staff member who is signed in. */
  actor: { type: 'api_key' | 'staff'; id: string; name: string };
  scopes: string[];
  /** The session of a staff member; null for a key. */
  session_id: string | null;
  ends_at: string;
}

export const isSignedIn = (one: Session | undefined): one is SignedIn => one?.signed_in === true;

/** Whom a link signs in. */
export interface LinkHolder {
  name: string;
  school: string;
  mode: 'live' | 'test';
  expires_at: string;
}

/**
 * The session of this page; undefined until it is known. Tabs share the session of the browser, which can be another one
 * since, or none: see `interruption`.
 */
export const session = signal<Session | undefined>(undefined);
/**
 * Why the page can load and save nothing: its session has ended, the browser has that of another school (`changed`) or of
 * somebody else in the same one (`replaced`), or whose page it is wants to sign in again (`asked`). What was typed stays in
 * the page.
 */
export const interruption = signal<'ended' | 'changed' | 'replaced' | 'asked' | undefined>(undefined);
/** Who is signed in instead, if the page was `replaced`. */
export const replacement = signal<SignedIn | undefined>(undefined);

/** Whether the page is kept without being shown: somebody else may look at it. */
export const isHidden = (): boolean => interruption.value !== undefined && interruption.value !== 'changed';

/** Why the server could not be asked. */
export const unreachable = signal<string | undefined>(undefined);

type Owner = Pick<SignedIn, 'school_id' | 'mode' | 'actor'>;

/** For whom, and for which school and mode, this page was loaded: it is loaded again for any other. */
let own: Owner | undefined;

/**
 * Sent with every request: the server accepts the session only from this page, and only if it is that for which the page
 * was loaded.
 */
export const ownHeaders = (): Record<string, string> => ({
  'Rollbook-Settings': own ? `${own.school_id} ${own.mode} ${own.actor.id}` : 'none',
  ...(Date.now() - usedAt > unattendedMs && { 'Rollbook-Unattended': 'true' }),
});

/** After so long without a key or a pointer, what the page asks for by itself does not prolong the session. */
const unattendedMs = 120_000;
let usedAt = Date.now();
for (const event of ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'])
  window.addEventListener(event, () => (usedAt = Date.now()), { capture: true, passive: true });

/** A failed request to the session. */
export class SessionError extends Error {
  readonly requestId: string | undefined;
  readonly reason: string | undefined;

  constructor(message: string, requestId?: string, reason?: string) {
    super(message);
    this.requestId = requestId;
    this.reason = reason;
  }
}

async function send<T = Session>(
  method: 'GET' | 'POST' | 'DELETE',
  body?: object,
  path = '/settings/session',
): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: { ...ownHeaders(), ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new SessionError('The server cannot be reached. Check the connection and try again.');
  });
  noteTime('server', response.headers.get('service-time'));
  const json = await response.json().catch(() => undefined);
  if (response.ok && json) {
    if (Array.isArray(json.providers)) providers.value = json.providers;
    return json;
  }
  throw new SessionError(
    json?.detail ?? `The server responded with ${response.status}.`,
    response.headers.get('service-request-id') ?? undefined,
    json?.code,
  );
}

export async function loadSession(): Promise<void> {
  unreachable.value = undefined;
  try {
    show(await send('GET'));
  } catch (error) {
    unreachable.value = error instanceof Error ? error.message : String(error);
  }
}

/** Exchanges an API key for a session; the key is not kept. */
export async function signIn(apiKey: string): Promise<void> {
  show(await send('POST', { api_key: apiKey }));
  tabs.postMessage('session');
}

export const describeLink = (link: string): Promise<LinkHolder> =>
  send<LinkHolder>('POST', { link }, '/settings/session/link');

/** Uses a link, and shows the school that it is for. */
export async function signInWithLink(link: string): Promise<void> {
  await send('POST', { link });
  showSchool();
}

/** Loads the screen for the school of a new session. */
function showSchool(page = '/settings'): void {
  tabs.postMessage('session');
  window.location.replace(page);
}

/** The page that was asked for before the sign-in, once. An invitation that was accepted is over. */
function takeWayBack(): string {
  const page = pageBefore();
  sessionStorage.removeItem(wayBack);
  return page.includes('#') ? '/settings' : page;
}

/** Whom an invitation is for, and what it gives. */
export interface Invited extends LinkHolder {
  roles: string[];
  message: string | null;
}

export const describeInvitation = (invitation: string): Promise<Invited> =>
  send<Invited>('POST', { invitation }, '/settings/session/invitation');

/** Accepts an invitation on a server without identity providers. */
export async function acceptInvitation(invitation: string): Promise<void> {
  await send('POST', { invitation });
  showSchool();
}

/** Whether somebody is asked to sign in while the page of whoever was signed in is kept. */
export const isKept = (): boolean => isSignedIn(session.value) && isHidden();

/** That the provider is to ask for the account: its own session may be that of an account which no school knows. */
const anotherAccount = 'another-account';

/** Lets the next sign-in ask for the account. Only the next one, because a provider may refuse to do so. */
export const askForAccount = (): void => sessionStorage.setItem(anotherAccount, 'yes');

/** From which page of this tab somebody went to an identity provider, with the token of an invitation that is accepted. */
const wayBack = 'way-back';

/** The page that a failed sign-in leads back to. */
export const pageBefore = (): string => sessionStorage.getItem(wayBack) ?? '/settings';

/** Continues at an identity provider: in a new tab, if this page is kept for what was typed. */
export async function startSignIn(provider: string, invitation: string): Promise<void> {
  // Browsers allow a tab only while they handle the click.
  const tab = isKept() ? window.open('about:blank', '_blank') : undefined;
  if (tab === null)
    throw new SessionError('The browser did not open a new tab. Allow this page to open one, and try again.');
  const body = { provider, invitation, another_account: sessionStorage.getItem(anotherAccount) ?? '' };
  sessionStorage.removeItem(anotherAccount);
  const { url } = await send<{ url: string }>('POST', body, '/settings/session/provider').catch((error) => {
    tab?.close();
    throw error;
  });
  if (tab) return tab.location.assign(url);
  const { pathname, search } = window.location;
  sessionStorage.setItem(wayBack, invitation ? `${pathname}#${invitation}` : `${pathname}${search}`);
  window.location.assign(url);
  // The page stays busy until the other one is there.
  await new Promise(() => {});
}

/** Signs in with what an identity provider sent; returns the schools to choose from, if there are several. */
export async function finishSignIn(callback: string): Promise<readonly Membership[]> {
  if (callback === '')
    throw new SessionError('What the identity provider sent was used already, or is not in the address.');
  const { choose } = await send<Session & { choose?: Membership[] }>('POST', { callback });
  if (choose) return choose;
  showSchool(takeWayBack());
  return [];
}

export async function signInAs(choice: string, state: string): Promise<void> {
  await send('POST', { choice, state });
  showSchool(takeWayBack());
}

/** Why somebody who wanted to sign out may still be signed in. */
export const notSignedOut = signal<SessionError | undefined>(undefined);

export async function signOut(): Promise<void> {
  if (!(mayDropUncopied() && mayDropTyped())) return;
  notSignedOut.value = undefined;
  try {
    session.value = await send('DELETE');
    // Whoever signs in next must not see what somebody else chose.
    sessionStorage.clear();
  } catch (error) {
    const { message, requestId } = error as SessionError;
    notSignedOut.value = new SessionError(`You may still be signed in. ${message}`, requestId);
    return checkSession();
  }
  interruption.value = undefined;
  tabs.postMessage('session');
}

/** The providers that the server named last: somebody whose session has ended on a page can sign in with them again. */
export const providers = signal<readonly Provider[]>([]);

/** The page is about the session of the browser from now on. */
function show(found: Session): void {
  if (!found.signed_in) {
    session.value = found;
    return;
  }
  // What was loaded by somebody else must not be shown, and what still runs must not write into another school.
  if (own && !isSamePerson(own, found)) {
    if (isSameSchool(own, found) && isUnsaved()) replace(found);
    else window.location.reload();
    return;
  }
  own = found;
  session.value = found;
  interruption.value = undefined;
}

/** Hides the page, which belongs to somebody else than whoever is signed in now. */
function replace(by: SignedIn): void {
  replacement.value = by;
  interruption.value = 'replaced';
}

const isSameSchool = (one: Owner, other: Owner): boolean =>
  one.school_id === other.school_id && one.mode === other.mode;
const isSamePerson = (one: Owner, other: Owner): boolean =>
  isSameSchool(one, other) && one.actor.id === other.actor.id;

/** Compares the session of the browser with that of this page. */
export async function checkSession(): Promise<void> {
  const page = session.value;
  if (page === undefined) return;
  // A server that cannot be reached says nothing about the session.
  const found = await send('GET').catch(() => undefined);
  if (found === undefined || session.value !== page) return;
  if (!page.signed_in) return show(found);
  if (!found.signed_in) return sessionEnded();
  if (isSamePerson(page, found)) show(found);
  else if (!isSameSchool(page, found)) interruption.value ??= 'changed';
  // Whoever was asked to sign in again is about to do so.
  else if (interruption.value !== 'asked') replace(found);
}

/** Called when the server no longer accepts the session. The page is kept, but not shown, if something would be lost with it. */
export function sessionEnded(): void {
  if (session.value?.signed_in !== true) return;
  notSignedOut.value = undefined;
  interruption.value = 'ended';
  if (!isUnsaved()) session.value = { signed_in: false };
}

/** Asks whose page this is to sign in again. The page is kept. */
export function askToSignIn(): void {
  interruption.value = 'asked';
}

const tabs = new BroadcastChannel('rollbook-settings');

/** Follows what other tabs do with the session of the browser. */
export function followTabs(): void {
  tabs.onmessage = () => void checkSession();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void checkSession();
  });
}

/** Whether whoever is signed in has a scope. */
export const can = (scope: string): boolean =>
  isSignedIn(session.value) && session.value.scopes.includes(scope);

/** Whether somebody is signed in under their name, and not an API key. */
export const isPerson = (): boolean => isSignedIn(session.value) && session.value.actor.type === 'staff';

/** Says that a scope is missing. */
export const lacks = (...scopes: string[]): string =>
  `${isPerson() ? 'Your roles do not give' : 'Your API key lacks'} the scope${scopes.length === 1 ? '' : 's'} ${scopes.join(', ')}`;
