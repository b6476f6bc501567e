import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const request = (remoteAddress: string | undefined, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

describe('clientAddress', () => {
  it('is that of the socket where no proxy is trusted, whatever the header says', () => {
    const address = clientAddress([]);
    expect(address(request('203.0.113.9', '198.51.100.1'))).toBe('203.0.113.9');
    expect(address(request('::ffff:203.0.113.9'))).toBe('203.0.113.9');
    expect(address(request('2001:db8::1'))).toBe('2001:db8::1');
    expect(address(request(undefined, '198.51.100.1'))).toBeNull();
  });

  it('is the last one in the header that is not a trusted proxy', () => {
    const address = clientAddress(['10.0.0.0/8', '192.0.2.7', '2001:db8:1::/48', '::1']);
    const cases: [socket: string, forwarded: string | undefined, client: string][] = [
      ['10.1.2.3', '203.0.113.9', '203.0.113.9'],
      ['::ffff:10.1.2.3', '203.0.113.9', '203.0.113.9'],
      ['192.0.2.7', '203.0.113.9, 10.9.9.9', '203.0.113.9'],
      ['2001:db8:1::5', '2001:db8:2::9', '2001:db8:2::9'],
      ['::1', '[2001:db8:2::9]:5123', '2001:db8:2::9'],
      ['10.1.2.3', '203.0.113.9:5123', '203.0.113.9'],
      ['10.1.2.3', '10.2.2.2, 10.3.3.3', '10.2.2.2'],
      ['10.1.2.3', undefined, '10.1.2.3'],
      ['192.0.2.8', '203.0.113.9', '192.0.2.8'],
    ];
    for (const [socket, forwarded, client] of cases)
      expect(address(request(socket, forwarded)), `${socket} for ${forwarded}`).toBe(client);
  });

  it('cannot be chosen by a client', () => {
    const address = clientAddress(['10.0.0.0/8']);
    const cases: [forwarded: string, client: string][] = [
      // The addresses that the client sent are before those that the proxy appended.
      ['198.51.100.1, 203.0.113.9', '203.0.113.9'],
      ['10.0.0.1, 203.0.113.9', '203.0.113.9'],
      ['198.51.100.1, nonsense', '10.1.2.3'],
      ['nonsense, 10.9.9.9', '10.9.9.9'],
      ['198.51.100.1, , 10.9.9.9', '10.9.9.9'],
      ['', '10.1.2.3'],
      [',,,', '10.1.2.3'],
      ['unknown', '10.1.2.3'],
      ['198.51.100.1, 0x7f.1', '10.1.2.3'],
    ];
    for (const [forwarded, client] of cases)
      expect(address(request('10.1.2.3', forwarded)), forwarded).toBe(client);
  });
});
