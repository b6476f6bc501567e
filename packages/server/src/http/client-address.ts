import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Returns the address of the client that sent a request; null if the connection is closed. */
export type ClientAddress = (request: IncomingMessage) => string | null;

/**
 * Determines the addresses of clients behind reverse proxies. `trustedProxies` are addresses or CIDR blocks. Each
 * proxy appends the address of its caller to `X-Forwarded-For`, so the header is read from its end and only as long
 * as the proxies are trusted: addresses before that were sent by the client, and may be forged.
 */
export function clientAddress(trustedProxies: readonly string[]): ClientAddress {
  if (trustedProxies.length === 0) return ({ socket }) => plain(socket.remoteAddress);
  const trusted = new BlockList();
  for (const proxy of trustedProxies) {
    const [address = '', bits] = proxy.split('/');
    const family = familyOf(address);
    trusted.addSubnet(address, bits === undefined ? (family === 'ipv4' ? 32 : 128) : Number(bits), family);
  }
  return ({ socket, headers }) => {
    let address = plain(socket.remoteAddress);
    const forwarded = headers['x-forwarded-for'];
    if (forwarded === undefined) return address;
    const hops = String(forwarded).split(',');
    while (address !== null && trusted.check(address, familyOf(address))) {
      const next = hops.pop();
      const hop = next === undefined ? null : plain(withoutPort(next.trim()));
      if (hop === null) return address;
      address = hop;
    }
    return address;
  };
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** An address in canonical form, with IPv4 in IPv6 as IPv4. Null if it is not an address. */
function plain(address: string | undefined): string | null {
  if (address === undefined || isIP(address) === 0) return null;
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

const withoutPort = (hop: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;
