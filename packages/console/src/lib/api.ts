import { Rollbook } from '@rollbook/sdk';
import { limited } from './limited.ts';
import { noteTime } from './server-time.ts';
import { checkSession, ownHeaders, sessionEnded } from './session.ts';

/** The keys of writes to which no response came, by what was sent, with the time: they may have been done. */
const unanswered = new Map<string, { key: string; at: number }>();
/** After so long, somebody who sends the same again means another write. */
const keptMs = 2 * 60_000;

/**
 * Sends a request. A write that is sent again because no response came has the same idempotency key as before, so that it is
 * not done twice: pressing a button again makes a new call, which has a key of its own. It is a write of its own if another
 * write was done in between, or after a while: the first one may have been undone, and its response would no longer be true.
 */
async function send(url: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  const { method, body = null } = init;
  const own = headers.get('idempotency-key');
  if (own === null || !(body === null || typeof body === 'string')) return fetch(url, init);
  const write = `${method} ${url} ${body ?? ''}`;
  const lost = unanswered.get(write);
  const key = lost && Date.now() - lost.at < keptMs ? lost.key : own;
  const isLost = () => unanswered.set(write, { key, at: Date.now() });
  const before = [...unanswered.keys()];
  headers.set('idempotency-key', key);
  const response = await fetch(url, { ...init, headers }).catch((error) => {
    isLost();
    throw error;
  });
  if (response.status >= 500) isLost();
  else for (const one of before) unanswered.delete(one);
  return response;
}

/** The API, with the session instead of a key. */
export const api = new Rollbook({
  apiKey: null,
  fetch: send,
  baseUrl: `${window.location.origin}/settings/api`,
  middleware: [
    {
      onRequest({ headers }) {
        for (const [name, value] of Object.entries(ownHeaders())) headers.set(name, value);
      },
      onResponse({ status, headers }) {
        // Responses of a school are by its clock.
        if (status < 400) noteTime('school', headers.get('service-time'));
        if (status === 401) sessionEnded();
        // The session may be that of another school.
        if (status === 409) void checkSession();
        if (status === 429) limited(Number(headers.get('retry-after')) || 1);
      },
    },
  ],
});
