import { Rollbook } from '@rollbook/sdk';
import { ownHeaders, sessionEnded } from './session.ts';

/** The API, with the session instead of a key. */
export const api = new Rollbook({
  apiKey: null,
  baseUrl: `${window.location.origin}/settings/api`,
  headers: ownHeaders,
  middleware: [
    {
      onResponse({ status }) {
        if (status === 401) sessionEnded();
      },
    },
  ],
});
