import { isIP } from 'node:net';

/**
 * The network that a client's address stands for where requests are counted: an IPv4 address itself, and of IPv6 the
 * first 64 bits, since one client has all addresses behind them.
 */
export function networkOf(address: string | null): string {
  if (address === null || isIP(address) !== 6) return address ?? 'unknown';
  const [head = '', tail] = address
    .replace(/%.*$/, '')
    .replace(/\d+\.\d+\.\d+\.\d+$/, '0:0')
    .split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const first = groups(head);
  const last = groups(tail ?? '');
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  const network = [...first, ...zeros, ...last].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
