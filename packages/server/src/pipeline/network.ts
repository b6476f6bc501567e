import { isIP } from 'node:net';

/**
 * The network by which requests of an address are counted: an IPv4 address itself, and the first 64 bits of IPv6,
 * because a single client can have all addresses in such a network.
 */
export function networkOf(address: string | null): string {
  if (address === null || isIP(address) !== 6) return address ?? 'unknown';
  const [withoutZone = ''] = address.split('%', 1);
  const [head = '', tail] = withoutZone.replace(/(?<=:)\d{1,3}(?:\.\d{1,3}){3}$/, '0:0').split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const first = groups(head);
  const last = groups(tail ?? '');
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  const network = [...first, ...zeros, ...last].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
