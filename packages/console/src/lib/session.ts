import { signal } from '@preact/signals';

/** Who is signed in, as the server says. */
export type Session =
  | { signed_in: false }
  | {
      signed_in: true;
      school_id: string;
      mode: 'live' | 'test';
      key: { id: string; name: string; scopes: string[] };
      ends_at: string;
    };

/** Undefined until it is known. */
export const session = signal<Session | undefined>(undefined);
/** Why the page asks to sign in again. */
export const ended = signal(false);
/** Why the server could not be asked. */
export const unreachable = signal<string | undefined>(undefined);

/** Sent with every request: the server accepts the session only from this page. */
export const ownHeaders = { 'Rollbook-Settings': '1' };

/** A failed request to the session. */
export class SessionError extends Error {
  readonly requestId: string | undefined;

  constructor(message: string, requestId?: string) {
    super(message);
    this.requestId = requestId;
  }
}

async function send(method: string, body?: object): Promise<Session> {
  const response = await fetch('/settings/session', {
    method,
    headers: { ...ownHeaders, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new SessionError('The server cannot be reached. Check the connection and try again.');
  });
  const json = await response.json().catch(() => undefined);
  if (response.ok && json) return json;
  throw new SessionError(
    json?.detail ?? `The server responded with ${response.status}.`,
    response.headers.get('service-request-id') ?? undefined,
  );
}

export async function loadSession(): Promise<void> {
  unreachable.value = undefined;
  try {
    session.value = await send('GET');
  } catch (error) {
    unreachable.value = error instanceof Error ? error.message : String(error);
  }
}

/** Exchanges an API key for a session; the key is not kept. */
export async function signIn(apiKey: string): Promise<void> {
  session.value = await send('POST', { api_key: apiKey });
  ended.value = false;
}

export async function signOut(): Promise<void> {
  session.value = await send('DELETE');
  ended.value = false;
}

/** Called when the server no longer accepts the session. */
export function sessionEnded(): void {
  if (session.value?.signed_in !== true) return;
  ended.value = true;
  session.value = { signed_in: false };
}

/** Whether the key that is signed in has a scope. */
export const can = (scope: string): boolean =>
  session.value?.signed_in === true && session.value.key.scopes.includes(scope);
