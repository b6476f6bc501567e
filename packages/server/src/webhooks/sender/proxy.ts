import { isIP, isIPv6, type LookupFunction, connect as netConnect, type Socket } from 'node:net';
import { connect as tlsConnect } from 'node:tls';

/** An HTTP proxy through which connections to receivers are made. */
export type ForwardProxy = {
  /** The URL without user and password, for messages. */
  readonly url: string;
  readonly isTls: boolean;
  readonly host: string;
  readonly port: number;
  /** The value of `Proxy-Authorization`. */
  readonly authorization: string | undefined;
};

/** Why there is no tunnel: `isInternal` if the proxy, and not the receiver, is the cause. */
export class ProxyError extends Error {
  override readonly name = 'ProxyError';
  readonly code = 'PROXY_FAILED';
  /** For the delivery log, such as `proxy_502`. */
  readonly detail: string;
  readonly status: number | null;

  constructor(message: string, detail: string, status: number | null = null) {
    super(message);
    this.detail = detail;
    this.status = status;
  }

  /** A proxy that needs another password or configuration fails for every receiver. */
  get isInternal(): boolean {
    return this.status === null || ![403, 451, 502, 503, 504].includes(this.status);
  }
}

const MAX_HEAD_BYTES = 16_384;

/** Whether a text is the URL of a proxy: http or https, perhaps with user and password, without a path. */
export function isProxyUrl(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.hostname !== '' &&
    `${url.pathname}${url.search}${url.hash}` === '/' &&
    decoded(url.username) !== undefined &&
    decoded(url.password) !== undefined
  );
}

export function parseProxy(text: string): ForwardProxy {
  const url = new URL(text);
  const isTls = url.protocol === 'https:';
  const [user, password] = [decoded(url.username), decoded(url.password)];
  const credentials = Buffer.from(`${user}:${password}`).toString('base64');
  return {
    url: url.origin,
    isTls,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (isTls ? 443 : 80) : Number(url.port),
    authorization: url.username === '' && url.password === '' ? undefined : `Basic ${credentials}`,
  };
}

type Target = { readonly hostname: string; readonly port: number; readonly lookup: LookupFunction };
type Done = (...result: [error: Error, socket: null] | [error: null, socket: Socket]) => void;

/**
 * Opens a connection to a receiver through a proxy. The name is resolved here, so that the proxy is asked for an address that
 * was checked and never for a name, which could lead it elsewhere.
 *
 * @param onProxy - Called with the connection to the proxy as soon as it is being opened, and once more when it is open.
 */
export function openTunnel(
  proxy: ForwardProxy,
  { hostname, port, lookup }: Target,
  onProxy: (socket: Socket, isOpen: boolean) => void,
  done: Done,
): void {
  if (isIP(hostname) !== 0) {
    connectTo(hostname);
    return;
  }
  lookup(hostname, { all: true }, (error, addresses) => {
    if (error !== null) return done(error, null);
    const list = typeof addresses === 'string' ? [{ address: addresses }] : addresses;
    // Many proxies have no IPv6.
    const { address } = list.find((each) => !isIPv6(each.address)) ?? list[0] ?? { address: '' };
    connectTo(address);
  });

  function connectTo(address: string): void {
    const options = { host: proxy.host, port: proxy.port, noDelay: true, autoSelectFamily: true };
    const servername = isIP(proxy.host) === 0 ? proxy.host : '';
    const socket = proxy.isTls ? tlsConnect({ ...options, servername }) : netConnect(options);
    const settle = (error: ProxyError | null, rest?: Buffer) => {
      socket.off('data', onData).off('error', onError).off('close', onClose);
      if (error !== null) {
        // It may fail once more while it is closed.
        socket.on('error', () => {}).destroy();
        return done(error, null);
      }
      if (rest && rest.length > 0) socket.unshift(rest);
      done(null, socket);
    };
    const unreachable = (reason: string) =>
      new ProxyError(
        `The webhook proxy ${proxy.url} cannot be reached (${reason}).`,
        `proxy_unreachable ${reason}`,
      );
    const onError = (error: NodeJS.ErrnoException) => settle(unreachable(error.code ?? error.name));
    const onClose = () => settle(unreachable('closed without a response'));
    let head: Buffer = Buffer.alloc(0);
    const onData = (chunk: Buffer) => {
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0 && head.length <= MAX_HEAD_BYTES) return;
      // Whatever does not end is no response.
      const [, status] = /^HTTP\/1\.[01] (\d{3})\b/.exec(head.toString('latin1', 0, 64)) ?? [];
      settle(refusal(proxy, end < 0 ? 0 : Number(status ?? 0)), head.subarray(end + 4));
    };
    socket.on('data', onData).on('error', onError).on('close', onClose);
    socket.once(proxy.isTls ? 'secureConnect' : 'connect', () => {
      onProxy(socket, true);
      const authority = `${isIPv6(address) ? `[${address}]` : address}:${port}`;
      const authorization = proxy.authorization ? `Proxy-Authorization: ${proxy.authorization}\r\n` : '';
      socket.write(`CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n${authorization}\r\n`);
    });
    onProxy(socket, false);
  }
}

function refusal({ url, authorization }: ForwardProxy, status: number): ProxyError | null {
  if (status >= 200 && status < 300) return null;
  const because =
    status === 407
      ? authorization
        ? 'rejects the user and password of ROLLBOOK_WEBHOOK_PROXY (407)'
        : 'requires a user and password: set ROLLBOOK_WEBHOOK_PROXY to http://user:password@host:port (407)'
      : status === 0
        ? 'did not respond with HTTP'
        : `refused to connect to a receiver (${status})`;
  return new ProxyError(
    `The webhook proxy ${url} ${because}.`,
    `proxy_${status || 'invalid_response'}`,
    status,
  );
}

/** The text of a part of a URL; undefined if it is not percent-encoded UTF-8. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
