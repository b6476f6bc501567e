import { type LookupAddress, Resolver, lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Endpoint } from './connection.ts';
import { addressKind, canonicalAddress } from './ip.ts';
import type { LookupAll } from './options.ts';

/** An address and port on which this server itself listens. */
export type OwnAddress = { readonly address: string; readonly port: number };

/** What one school's webhooks may be sent to. Compared by value: two equal policies share connections. */
export type TargetPolicy = {
  /** Any unicast address of a network, private and documentation ranges included; link-local and loopback never. */
  readonly allowPrivate: boolean;
  /** 127.0.0.0/8, ::1 and their v4-mapped forms, and nothing else that is private. */
  readonly allowLoopback: boolean;
  /** Why loopback is not allowed, and what to do, for the person who registers the endpoint. */
  readonly loopbackAdvice?: string;
  readonly requireHttps: boolean;
  /** Refused under every policy. For a server that listens on a wildcard see {@link expandOwnAddress}. */
  readonly ownAddresses?: readonly OwnAddress[];
};

/** Why a URL is refused as a webhook target. */
export type TargetRefusal =
  | 'invalid_url'
  | 'scheme_not_allowed'
  | 'https_required'
  | 'userinfo_not_allowed'
  | 'url_too_long'
  | 'port_not_allowed'
  | 'address_refused';

/** `detail` is one or two sentences for the person who registers the endpoint. */
export type TargetCheck =
  | { readonly ok: true; readonly url: URL }
  | { readonly ok: false; readonly code: TargetRefusal; readonly detail: string };

/** Raised by {@link guardedLookup} when a name has no address that the policy allows. */
export class AddressRefusedError extends Error {
  readonly code = 'ADDRESS_REFUSED';
  override readonly name = 'AddressRefusedError';
}

const MAX_URL_LENGTH = 2_048;
// A name with thousands of addresses would turn one attempt into a scan of them.
const MAX_DIALLED_ADDRESSES = 8;

/**
 * Judges a webhook URL without any I/O: its form, scheme, port, and its host where that is an address or a
 * name for this machine. Other names can only be judged when they resolve, by {@link guardedLookup}.
 * Addresses in decimal, octal, hexadecimal, short or trailing-dot form are judged by what they mean.
 */
export function checkTarget(url: string, policy: TargetPolicy): TargetCheck {
  if (url.length > MAX_URL_LENGTH) {
    return refuse('url_too_long', `The URL has ${url.length} characters; the maximum is ${MAX_URL_LENGTH}.`);
  }
  // The URL parser would silently drop these, and what is stored would not be what is called.
  const parsed = isPlain(url) ? URL.parse(url) : null;
  if (parsed === null) {
    return refuse(
      'invalid_url',
      'Send an absolute URL without spaces, control characters or backslashes, such as https://example.com/webhooks.',
    );
  }
  const isHttps = parsed.protocol === 'https:';
  if (!isHttps && parsed.protocol !== 'http:') {
    return refuse(
      'scheme_not_allowed',
      `Use an https URL; "${parsed.protocol}" URLs cannot receive webhooks.`,
    );
  }
  if (parsed.username !== '' || parsed.password !== '') {
    return refuse(
      'userinfo_not_allowed',
      'Remove the user name and password from the URL, and verify the signature of each delivery instead.',
    );
  }
  if (policy.requireHttps && !isHttps) {
    return refuse('https_required', 'Use an https URL. Plain http is accepted in test mode only.');
  }
  const port = portOf(parsed);
  if (port !== 80 && port !== 443 && port < 1_024) {
    return refuse('port_not_allowed', `Port ${port} is not allowed. Use 443, 80, or a port from 1024.`);
  }
  const address = literalAddress(parsed.hostname);
  if (address !== null && !isAddressAllowed(address, policy, port)) {
    return refuse('address_refused', refusalDetail(parsed.hostname, address, policy, port));
  }
  return { ok: true, url: parsed };
}

/**
 * Whether a literal address may be dialled. With `port`, this server's own addresses are refused too, even
 * where the policy allows loopback or private targets.
 */
export function isAddressAllowed(address: string, policy: TargetPolicy, port?: number): boolean {
  if (port !== undefined && isOwnAddress(address, policy, port)) return false;
  switch (addressKind(address)) {
    case 'public':
      return true;
    case 'loopback':
      return policy.allowLoopback;
    case 'loopback_alias':
      return policy.allowLoopback && policy.allowPrivate;
    case 'private':
      return policy.allowPrivate;
    case 'never':
      return false;
  }
}

/**
 * A `lookup` for `net.connect` and `tls.connect` that yields only addresses which the policy allows, so that
 * the address checked is the address dialled, whatever the name resolved to before. A name that resolves to
 * allowed and refused addresses is dialled at the allowed ones; with none left the connection fails with an
 * {@link AddressRefusedError}. Hosts that are literal addresses never reach a lookup: check them first.
 */
export function guardedLookup(
  policy: TargetPolicy,
  lookup: LookupAll = systemLookup,
  port?: number,
): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) {
        callback(error, []);
        return;
      }
      const allowed = addresses.filter(({ address }) => isAddressAllowed(address, policy, port));
      const [first] = allowed;
      if (first === undefined) {
        callback(
          new AddressRefusedError(`${hostname} has no address that is allowed to receive webhooks`),
          [],
        );
      } else if (options.all === true) {
        callback(null, allowed.slice(0, MAX_DIALLED_ADDRESSES));
      } else {
        callback(null, first.address, first.family);
      }
    });
  };
}

/**
 * The entries for `ownAddresses` of a server that listens on `listening`: a wildcard (`0.0.0.0`, `::`)
 * becomes itself and every address of this machine's interfaces.
 */
export function expandOwnAddress(
  listening: OwnAddress,
  interfaces: Readonly<
    Record<string, readonly { readonly address: string }[] | undefined>
  > = networkInterfaces(),
): OwnAddress[] {
  if (!isWildcard(listening.address)) return [listening];
  const local = Object.values(interfaces).flatMap((entries) => entries ?? []);
  return [listening, ...local.map(({ address }) => ({ address, port: listening.port }))];
}

/** The port that a URL dials. */
function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

// The URL parser drops control and format characters, takes a backslash for a slash, and supplies slashes.
function isPlain(url: string): boolean {
  return !/[\p{Cc}\p{Cf}\p{Cs}\p{Z}\\]/u.test(url) && !/^https?:(?!\/\/[^/])/i.test(url);
}

function refuse(code: TargetRefusal, detail: string): TargetCheck {
  return { ok: false, code, detail };
}

// RFC 6761: these names mean this machine and nothing else, whatever a resolver says.
function literalAddress(hostname: string): string | null {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return host;
  return /(?:^|\.)localhost\.?$/.test(host) ? '127.0.0.1' : null;
}

function isWildcard(address: string): boolean {
  const canonical = canonicalAddress(address);
  return canonical === '0.0.0.0' || canonical === '::';
}

function isOwnAddress(address: string, policy: TargetPolicy, port: number): boolean {
  const owns = policy.ownAddresses;
  if (owns === undefined || owns.length === 0) return false;
  const canonical = canonicalAddress(address);
  return owns.some((own) => {
    if (own.port !== port) return false;
    // Dialling a wildcard address reaches loopback, and a server that listens on one can be reached there.
    if (isWildcard(own.address)) return isWildcard(address) || addressKind(address) === 'loopback';
    if (isWildcard(address)) return addressKind(own.address) === 'loopback';
    return canonicalAddress(own.address) === canonical;
  });
}

function refusalDetail(hostname: string, address: string, policy: TargetPolicy, port: number): string {
  if (isOwnAddress(address, policy, port)) {
    return `${hostname}:${port} is this server itself. Use the address of your own receiver.`;
  }
  const meaning = hostname.includes(address) ? hostname : `${hostname} (${address})`;
  if (addressKind(address) === 'loopback') {
    return `${meaning} is a loopback address. ${policy.loopbackAdvice ?? 'Use a public address.'}`;
  }
  return `${meaning} is not a public address. Use an address that can be reached from the internet, or ask the operator of the server to allow private targets.`;
}

/** What is needed of a resolver that asks name servers itself. */
export interface NameServers {
  resolve4(name: string, done: (error: NodeJS.ErrnoException | null, addresses: string[]) => void): void;
  resolve6(name: string, done: (error: NodeJS.ErrnoException | null, addresses: string[]) => void): void;
}

const timeoutMs = 4_000;

/**
 * Resolves names without the system's resolver, which has four threads for the whole process: a few names whose
 * servers never respond would hold them all and delay every other delivery. The system is asked only for names of
 * this machine and for those that no name server gave, such as the ones in its hosts file.
 */
export function nameServerLookup(
  servers: NameServers = new Resolver({ timeout: timeoutMs / 2, tries: 2 }),
  fallback: LookupAll = systemLookup,
): LookupAll {
  return (hostname, options, callback) => {
    if (/(?:^|\.)localhost\.?$/.test(hostname)) return fallback(hostname, options, callback);
    const found: LookupAddress[] = [];
    const errors: NodeJS.ErrnoException[] = [];
    let waiting = 2;
    const answer = (family: 4 | 6) => (error: NodeJS.ErrnoException | null, addresses: string[]) => {
      if (error) errors.push(error);
      else found.push(...addresses.map((address) => ({ address, family })));
      if (--waiting > 0) return;
      if (found.length > 0)
        return callback(
          null,
          found.sort((a, b) => a.family - b.family),
        );
      const unanswered = errors.find((each) => each.code === 'ETIMEOUT');
      if (unanswered) return callback(unanswered, []);
      fallback(hostname, options, callback);
    };
    servers.resolve4(hostname, answer(4));
    servers.resolve6(hostname, answer(6));
  };
}

/** Where a request is sent. Requests with equal keys share connections. */
export type Target = {
  readonly key: string;
  readonly endpoint: Endpoint;
  /** The value of `Host`. */
  readonly host: string;
  readonly path: string;
  readonly policy: TargetPolicy;
};

type Checked = { readonly target: Target } | { readonly refusal: TargetRefusal };

const MOST_KEPT = 1_000;

/**
 * Checks URLs, each once for a policy object: parsing a URL costs as much as signing a delivery, and deliveries that
 * are sent together have few URLs and one policy.
 */
export class Targets {
  readonly #byPolicy = new WeakMap<TargetPolicy, Map<string, Checked>>();

  check(url: string, policy: TargetPolicy): Checked {
    let known = this.#byPolicy.get(policy);
    if (!known || known.size >= MOST_KEPT) {
      known = new Map();
      this.#byPolicy.set(policy, known);
    }
    const checked = known.get(url) ?? check(url, policy);
    known.set(url, checked);
    return checked;
  }
}

function check(url: string, policy: TargetPolicy): Checked {
  const result = checkTarget(url, policy);
  if (!result.ok) return { refusal: result.code };
  const { origin, protocol, hostname, host, pathname, search } = result.url;
  const endpoint = {
    isTls: protocol === 'https:',
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port: portOf(result.url),
  };
  return {
    target: { key: `${policyKey(policy)} ${origin}`, endpoint, host, path: pathname + search, policy },
  };
}

// A request must not use a connection that was established under another policy.
function policyKey(policy: TargetPolicy): string {
  const own = policy.ownAddresses?.map(({ address, port }) => `${address}@${port}`).join() ?? '';
  return `${policy.allowPrivate} ${policy.allowLoopback} ${own}`;
}
