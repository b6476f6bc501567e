import { Rollbook } from '@rollbook/sdk';
import { limited } from './limited.ts';
import { ownHeaders, sessionEnded } from './session.ts';

/** The API, with the session instead of a key. */
export const api = new Rollbook({
  apiKey: null,
  baseUrl: `${window.location.origin}/settings/api`,
  headers: ownHeaders,
  middleware: [
    {
      onResponse({ status, headers }) {
        if (status === 401) sessionEnded();
        if (status === 429) limited(Number(headers.get('retry-after')) || 1);
      },
    },
  ],
});
