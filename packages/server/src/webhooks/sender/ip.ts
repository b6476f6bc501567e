import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * What dialling an address would reach. `loopback_alias` may reach loopback by another address. `never` has no use
 * as a webhook receiver under any policy: multicast, reserved, broadcast, link-local and the metadata services of
 * cloud hosts.
 */
export type AddressKind = 'public' | 'loopback' | 'loopback_alias' | 'private' | 'never';

type Range = readonly [network: string, prefix: number];

function blockList(family: 'ipv4' | 'ipv6', ranges: readonly Range[]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family);
  return list;
}

const privateV4 = blockList('ipv4', [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
]);

// Link-local is where cloud hosts serve credentials (169.254.169.254, 169.254.170.2); 100.100.100.200, 168.63.129.16
// and fd00:ec2::254 are the same service elsewhere. No operator's receiver lives there.
const neverV4 = blockList('ipv4', [
  ['0.0.0.0', 8],
  ['100.100.100.200', 32],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]);
const neverV6 = blockList('ipv6', [
  ['fd00:ec2::254', 128],
  ['fe80::', 10],
  ['ff00::', 8],
]);

const globalV6 = blockList('ipv6', [['2000::', 3]]);
// 2001::/23 holds Teredo and the other protocol assignments. Teredo hides a relayed v4 address that nobody
// can vouch for, so it is not looked into.
const specialV6 = blockList('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['3fff::', 20],
]);

/**
 * Classifies a literal v4 or v6 address, in any spelling that `node:net` accepts; a zone (`%eth0`) is
 * ignored. Text that is no address is `never`. v6 forms that embed a v4 address (mapped, compatible, NAT64, 6to4) are
 * judged by it; only the mapped form of a loopback address counts as loopback, the others are aliases of it.
 */
export function addressKind(address: string): AddressKind {
  const canonical = canonicalAddress(address);
  if (canonical === null) return 'never';
  return isIPv4(canonical) ? kindOfV4(canonical) : kindOfV6(canonical);
}

/**
 * One spelling for each address, for comparing: lower case, compressed, without zone, and a v4-mapped v6
 * address as the v4 address that it dials. `null` for text that is no address.
 */
export function canonicalAddress(address: string): string | null {
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const [withoutZone = ''] = address.split('%', 1);
  const host = URL.parse(`http://[${withoutZone}]`)?.hostname.slice(1, -1);
  if (host === undefined) return null;
  const groups = groupsOf(host);
  return isPrefix(groups, [0, 0, 0, 0, 0, 0xffff]) ? v4At(groups, 6) : host;
}

function kindOfV4(address: string): AddressKind {
  if (address.startsWith('127.')) return 'loopback';
  // Reaches this machine on Linux, like `::`.
  if (address === '0.0.0.0') return 'loopback_alias';
  if (neverV4.check(address)) return 'never';
  return privateV4.check(address) ? 'private' : 'public';
}

function kindOfV6(address: string): AddressKind {
  if (address === '::1') return 'loopback';
  if (address === '::') return 'loopback_alias';
  if (neverV6.check(address, 'ipv6')) return 'never';
  const embedded = embeddedV4(groupsOf(address));
  if (embedded !== null) {
    const kind = kindOfV4(embedded);
    return kind === 'loopback' ? 'loopback_alias' : kind;
  }
  return globalV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6') ? 'public' : 'private';
}

function embeddedV4(groups: readonly number[]): string | null {
  if (isPrefix(groups, [0, 0, 0, 0, 0, 0])) return v4At(groups, 6);
  if (isPrefix(groups, [0x64, 0xff9b, 0, 0, 0, 0])) return v4At(groups, 6);
  if (isPrefix(groups, [0x2002])) return v4At(groups, 1);
  return null;
}

// Expects the URL parser's spelling: hexadecimal groups only, at most one `::`.
function groupsOf(canonical: string): number[] {
  const [head = '', tail] = canonical.split('::');
  const before = parseGroups(head);
  if (tail === undefined) return before;
  const after = parseGroups(tail);
  return [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function parseGroups(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}

function isPrefix(groups: readonly number[], prefix: readonly number[]): boolean {
  return prefix.every((value, index) => groups[index] === value);
}

function v4At(groups: readonly number[], index: number): string {
  const high = groups[index] ?? 0;
  const low = groups[index + 1] ?? 0;
  return `${high >> 8}.${high & 0xff}.${low >> 8}.${low & 0xff}`;
}
