import type { IncomingMessage } from 'node:http';
import { Problem } from '../../contract/errors.ts';
import type { Session } from './session-cookie.ts';

/**
 * A header that a page of another origin can only send if a preflight request allows it, which is never the case. It
 * names the school of the page, its mode, and who was signed in when it was loaded.
 */
const ownHeader = 'rollbook-settings';

/** Rejects a request that was not sent by a page of this server. */
export function requireSameOrigin({ headers }: IncomingMessage): void {
  const site = headers['sec-fetch-site'];
  const isSame = site === undefined ? hasOwnOrigin(headers) : site === 'same-origin';
  if (isSame && headers[ownHeader] !== undefined) return;
  throw new Problem(
    'cross_site_request',
    'Only the settings screen of this server can use its session. Send an API key to `/v1` instead.',
  );
}

/** What a page sends that has no school yet. */
const noSchool = 'none';

/** Rejects a request of a page that was loaded for another school, the other mode or somebody else than the session is of. */
export function requireOwnPage(
  { headers }: IncomingMessage,
  { schoolId, mode, actorId }: Pick<Session, 'schoolId' | 'mode' | 'actorId'>,
): void {
  if (headers[ownHeader] === `${schoolId} ${mode} ${actorId}`) return;
  throw new Problem(
    'session_changed',
    'In this browser, somebody else signed in, or somebody signed in to another school, since this page was loaded. Nothing was changed. Sign in as before to continue, or load the page again for the other session.',
  );
}

/** Whether a page sent the request by itself, while nobody used it. */
export const isUnattended = ({ headers }: IncomingMessage): boolean =>
  headers['rollbook-unattended'] !== undefined;

/** Whether the page of a request names a school. */
export const hasSchool = ({ headers }: IncomingMessage): boolean => headers[ownHeader] !== noSchool;

/** For browsers that do not send `Sec-Fetch-Site`, which is only sent over TLS and to loopback addresses. */
function hasOwnOrigin({ origin, host }: IncomingMessage['headers']): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Whether the page that sent the request was loaded over TLS, also if a proxy ends it. */
export const isOverTls = ({ headers }: IncomingMessage): boolean =>
  headers.origin?.startsWith('https:') === true;
