import { Rollbook } from '@rollbook/sdk';
import { limited } from './limited.ts';
import { send } from './send.ts';
import { noteTime } from './server-time.ts';
import { checkSession, ownHeaders, sessionEnded } from './session.ts';

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
