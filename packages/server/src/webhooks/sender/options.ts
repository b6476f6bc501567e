import type { LookupAddress, LookupAllOptions } from 'node:dns';

/** The part of `dns.lookup` that a sender needs. */
export type LookupAll = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Times are milliseconds. */
export type SenderOptions = {
  /** Monotonic, such as `performance.now`: it measures, it does not tell the time. */
  readonly now: () => number;
  /** Covers DNS, connect, TLS, headers and body together. Default 10,000. */
  readonly timeoutMs?: number;
  /** How much of a response body is read. Default 4,096. */
  readonly captureBytes?: number;
  /** Default `dns.lookup`. The policy still applies to the addresses that it returns. */
  readonly lookup?: LookupAll;
  /** How long an idle connection is kept; a receiver may ask for less. Default 4,000. */
  readonly keepAliveMs?: number;
  /** After this a connection is replaced, so that a receiver's DNS change is noticed. Default 60,000. */
  readonly maxConnectionAgeMs?: number;
  /** Over all receivers, to stay clear of the limit on file descriptors. Default 1,024. */
  readonly maxIdleConnections?: number;
  /** The URL of an HTTP proxy through which all connections are made, with `CONNECT`: `http://user:password@host:3128`. */
  readonly proxy?: string | undefined;
  /** Called when the proxy does not work, with what to do. */
  readonly onProxyError?: (message: string) => void;
  /** `ca`: certificates to trust in place of the system's. */
  readonly tls?: { readonly ca?: string | readonly string[] | undefined };
};
