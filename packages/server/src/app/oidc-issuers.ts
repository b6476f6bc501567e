import * as z from 'zod';
import type { OidcIssuer } from './oidc-issuer.ts';

const isLoopback = ({ hostname }: URL): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** Only a provider on the same machine, for development, can do without encryption. */
export const isInsecure = (issuer: string): boolean => new URL(issuer).protocol === 'http:';

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const isPlain = [url.search, url.hash, url.username, url.password].every((part) => part === '');
  return isPlain && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url)));
}

const text = z.string().min(1, 'must not be empty').max(2048);

const described = {
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be lower case letters, digits and hyphens'),
  name: text,
  issuer: z.string().refine(isIssuer, 'must be an https URL, or an http URL of this machine'),
};
const haveOwnIds = (all: readonly { id: string }[]): boolean =>
  new Set(all.map(({ id }) => id)).size === all.length;
const mustHaveOwnIds = 'each needs an id of its own';

export const oidcIssuers = z
  .array(z.strictObject({ ...described, clientId: text, clientSecret: text }))
  .max(20)
  .refine(haveOwnIds, mustHaveOwnIds);

const example =
  'must be a JSON list such as [{"id":"google","name":"Google","issuer":"https://accounts.google.com","client_id":"…","client_secret":"…"}]';

/** The issuers in the JSON of a setting, whose members have the names of OpenID Connect. */
export const oidcSetting = z
  .string()
  .transform((json, { addIssue }): unknown[] => {
    try {
      const list: unknown = JSON.parse(json);
      if (Array.isArray(list)) return list;
    } catch {
      // Reported below.
    }
    addIssue(example);
    return z.NEVER;
  })
  .pipe(
    z
      .array(z.strictObject({ ...described, client_id: text, client_secret: text }))
      .max(20)
      .refine(haveOwnIds, mustHaveOwnIds),
  )
  .transform((all) =>
    all.map(
      ({ client_id: clientId, client_secret: clientSecret, ...rest }): OidcIssuer => ({
        ...rest,
        clientId,
        clientSecret,
      }),
    ),
  );
