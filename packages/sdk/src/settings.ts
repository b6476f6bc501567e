import { checkOptions, clientChecks, invalidOption } from './checks.ts';
import { type Channels, openChannels } from './diagnostics.ts';
import { InvalidArgumentError } from './errors.ts';
import { newestVersion } from './generated/resources.ts';
import { sdkVersion } from './generated/version.ts';
import type { ApiKeyOption, Fetch, Middleware, RollbookOptions } from './options.ts';

/** The options of a client, checked, with their defaults. */
export interface Settings {
  apiKey: ApiKeyOption;
  fetch: Fetch;
  baseUrl: string;
  version: string | null;
  /** Headers of every call, their names in lower case. */
  headers: Readonly<Record<string, string>>;
  timeoutMs: number;
  deadlineMs: number;
  maxRetries: number;
  middleware: readonly Middleware[];
  channels: Channels;
  /** Whether a secret key would be shown to everybody who opens the page. */
  isPublic: boolean;
}

const lateFetch: Fetch = (url, init) => globalThis.fetch(url, init);

/** @throws InvalidArgumentError that names the option which can't be used. The message never holds the key. */
export function readSettings(options: RollbookOptions): Settings {
  checkOptions(options, clientChecks);
  const { apiKey, version = newestVersion } = options;
  if (apiKey === undefined) throw invalidOption('apiKey', 'is missing; pass null to send none');
  const inBrowser = isBrowser();
  const isPublic = inBrowser && !options.dangerouslyAllowBrowser;
  if (typeof apiKey === 'string') checkKey(apiKey, isPublic);
  const headers: Record<string, string> = {};
  setHeaders(headers, {
    // A browser names itself, and a header of our own would cost it a preflight request.
    'user-agent': inBrowser ? null : `rollbook-sdk/${sdkVersion}`,
    'service-version': version,
  });
  setHeaders(headers, options.headers);
  return {
    apiKey,
    baseUrl: parseBaseUrl(options.baseUrl),
    version,
    fetch: options.fetch ?? lateFetch,
    headers,
    timeoutMs: options.timeoutMs ?? 30_000,
    deadlineMs: options.deadlineMs ?? Number.POSITIVE_INFINITY,
    maxRetries: options.maxRetries ?? 2,
    middleware: [...(options.middleware ?? [])],
    channels: openChannels(options.logger),
    isPublic,
  };
}

/** Refuses a key that fetch would refuse with the key in its message, and a secret one that a page would show. */
export function checkKey(key: string, isPublic: boolean): string {
  if (typeof key !== 'string' || !/^[\x21-\x7e]+$/.test(key)) {
    throw new InvalidArgumentError(
      'apiKey is empty or holds a space, a line break or another character that no key has',
      { code: 'invalid_api_key_format' },
    );
  }
  if (isPublic && key.startsWith('sk_')) {
    throw new InvalidArgumentError(
      'apiKey is a secret key, and everybody who opens the page could read it. Call the API from your server, ' +
        'or set dangerouslyAllowBrowser where only people who may know the key open the page',
      { code: 'secret_key_in_browser' },
    );
  }
  return key;
}

/** Sets headers by their names in lower case; null takes one out. */
export function setHeaders(
  out: Record<string, string>,
  headers: Readonly<Record<string, string | null | undefined>> | undefined,
): void {
  for (const name in headers) {
    const value = headers[name];
    if (value === null) delete out[name.toLowerCase()];
    else if (value !== undefined) out[name.toLowerCase()] = value;
  }
}

function parseBaseUrl(text: string): string {
  // URL's own error would quote the text, which may hold a password.
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) {
    throw invalidOption('baseUrl', 'is not an http(s) address, or holds a user, a query or a fragment');
  }
  // The paths of the document bring their own /v1.
  return url.href.replace(/\/+$/, '').replace(/\/+v1$/, '');
}

/** A page. A test runner that puts a document into Node is none. */
function isBrowser(): boolean {
  const { document, process } = globalThis as { document?: unknown; process?: { versions?: object } };
  return typeof document === 'object' && !Object(process?.versions).node;
}
