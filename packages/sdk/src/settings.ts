import { checkHeader, checkOptions, clientChecks, invalidOption } from './checks.ts';
import { type Channels, openChannels } from './diagnostics.ts';
import { InvalidArgumentError } from './errors.ts';
import { newestVersion } from './generated/resources.ts';
import { sdkVersion } from './generated/version.ts';
import type { ApiKeyOption, Fetch, Middleware, RollbookOptions } from './options.ts';

/** The checked options of a client, with their defaults. */
export interface Settings {
  apiKey: ApiKeyOption;
  fetch: Fetch;
  baseUrl: string;
  version: string | null;
  /** Headers of every call, with lower-case names. */
  headers: Readonly<Record<string, string>>;
  timeoutMs: number;
  deadlineMs: number;
  maxRetries: number;
  middleware: readonly Middleware[];
  channels: Channels;
  /** Whether everyone who opens the page could read a secret key. */
  isPublic: boolean;
}

const lateFetch: Fetch = (url, init) => globalThis.fetch(url, init);

/** @throws InvalidArgumentError that names the invalid option. The message never contains the key. */
export function readSettings(options: RollbookOptions): Settings {
  checkOptions(options, clientChecks);
  const { apiKey, version = newestVersion } = options;
  if (apiKey === undefined) throw invalidOption('apiKey', 'is missing; pass null to send no key');
  const inBrowser = isBrowser();
  const isPublic = inBrowser && !options.dangerouslyAllowBrowser;
  if (typeof apiKey === 'string') checkKey(apiKey, isPublic);
  const headers: Record<string, string> = {};
  setHeaders(headers, {
    // A browser sends its own user agent, and a custom header would cost a preflight request.
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

/** Rejects a key that fetch would reject with the key in its message, and a secret key in a browser. */
export function checkKey(key: string, isPublic: boolean): string {
  if (typeof key !== 'string' || !/^[\x21-\x7e]+$/.test(key)) {
    throw new InvalidArgumentError(
      'apiKey is empty or contains a space, a line break or another invalid character',
      { code: 'invalid_api_key_format' },
    );
  }
  if (isPublic && key.startsWith('sk_')) {
    throw new InvalidArgumentError(
      'apiKey is a secret key, and everyone who opens the page could read it. Call the API from your server, ' +
        'or set dangerouslyAllowBrowser if access to the page is restricted to people who are allowed to know the key',
      { code: 'secret_key_in_browser' },
    );
  }
  return key;
}

/** Sets headers by their lower-case names; null removes a header. */
export function setHeaders(
  out: Record<string, string>,
  headers: Readonly<Record<string, string | null | undefined>> | undefined,
): void {
  for (const name in headers) {
    const value = headers[name];
    if (value === null) delete out[name.toLowerCase()];
    else if (value !== undefined) {
      checkHeader(name, value);
      out[name.toLowerCase()] = value;
    }
  }
}

function parseBaseUrl(text: string): string {
  // The error of URL would quote the text, which may contain a password.
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) {
    throw invalidOption('baseUrl', 'is not an http(s) URL, or contains a user, a query or a fragment');
  }
  return withoutVersion(url.href);
}

/** A base URL without `/v1` at its end, which the paths of the document already include. */
export function withoutVersion(url: string): string {
  const base = withoutSlashes(url);
  return base.endsWith('/v1') ? withoutSlashes(base.slice(0, -2)) : base;
}

function withoutSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end--;
  return text.slice(0, end);
}

/**
 * Whether this is a browser page, or a worker of one, which has no document. A test runner that adds a document to Node
 * is not.
 */
function isBrowser(): boolean {
  const { document, navigator, process } = globalThis as {
    document?: unknown;
    navigator?: { userAgent?: string };
    process?: { versions?: object };
  };
  if (Object(process?.versions).node) return false;
  return typeof document === 'object' || /^Mozilla/.test(navigator?.userAgent ?? '');
}
