import { expect, it } from 'vitest';
import { networkOf } from './rate-limit.ts';

it('counts an IPv4 address for itself, and IPv6 addresses by their first 64 bits', () => {
  const networks: [string | null, string][] = [
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::a:b:c:d:1.2.3.4', '0:0:a:b::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    [null, 'unknown'],
  ];
  for (const [address, network] of networks) expect(networkOf(address), String(address)).toBe(network);
});
