import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import {
  checkTarget,
  expandOwnAddress,
  guardedLookup,
  isAddressAllowed,
  type TargetPolicy,
} from './address.ts';
import type { LookupAll } from './options.ts';

const live: TargetPolicy = { allowPrivate: false, allowLoopback: false, requireHttps: true };
const test: TargetPolicy = { ...live, requireHttps: false };
const loopback: TargetPolicy = { ...test, allowLoopback: true };
const lan: TargetPolicy = { ...test, allowPrivate: true };
const anywhere: TargetPolicy = { ...lan, allowLoopback: true };

const privateAddresses = [
  ...['10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.255', '172.16.0.1', '172.31.255.255'],
  ...['192.0.0.8', '192.0.2.1', '192.88.99.1', '192.168.0.1', '198.18.0.1', '198.19.255.255', '198.51.100.7'],
  ...['203.0.113.9', 'fc00::1', 'fdff::1', 'fec0::1', '2001:db8::1', '3fff::1', '100::1', '2001::1'],
  ...['2001:0:4136:e378:8000:63bf:3fff:fdd2', '2001:1ff::1', '5f00::1', '64:ff9b:1::808:808', '4000::1'],
  ...['::ffff:10.0.0.1', '::ffff:a00:1', '::10.0.0.1', '64:ff9b::10.0.0.1'],
  ...['2002:a00:1::', '2002:c0a8:101::', '::ffff:0:8.8.8.8', '0:0:0:0:0:FFFF:192.168.1.1'],
];
const neverAddresses = [
  ...[
    '0.1.2.3',
    '169.254.169.254',
    '169.254.0.1',
    '100.100.100.200',
    '168.63.129.16',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
  ],
  ...[
    '255.255.255.255',
    'fe80::1',
    'fe80::1%eth0',
    'febf::1',
    'ff02::1',
    'fd00:ec2::254',
    '::ffff:169.254.169.254',
  ],
  ...['64:ff9b::169.254.169.254', '2002:a9fe:a9fe::', '::ffff:224.0.0.1', '', 'example.com', '1.2.3', '::g'],
];
const loopbackAddresses = [
  '127.0.0.1',
  '127.255.255.255',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '0:0:0:0:0:0:0:1',
];
const loopbackAliases = [
  '0.0.0.0',
  '::',
  '64:ff9b::127.0.0.1',
  '::127.0.0.1',
  '2002:7f00:1::1',
  '::ffff:0.0.0.0',
];
const publicAddresses = [
  ...['1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255'],
  ...['128.0.0.0', '169.253.255.255', '172.15.255.255', '172.32.0.0', '192.167.255.255', '198.17.255.255'],
  ...['223.255.255.255', '2606:4700::1111', '2a00:1450::1', '2001:200::1', '2001:4860:4860::8888', '3ffe::1'],
  ...['::ffff:8.8.8.8', '64:ff9b::8.8.8.8', '2002:808:808::1'],
];

describe('isAddressAllowed', () => {
  it.each(publicAddresses)('allows %s under every policy', (address) => {
    for (const policy of [live, test, loopback, lan]) expect(isAddressAllowed(address, policy)).toBe(true);
  });

  it.each(privateAddresses)('refuses %s unless private targets are allowed', (address) => {
    for (const policy of [live, test, loopback]) expect(isAddressAllowed(address, policy)).toBe(false);
    expect(isAddressAllowed(address, lan)).toBe(true);
  });

  it.each(loopbackAddresses)('refuses %s unless loopback is allowed', (address) => {
    for (const policy of [live, test, lan]) expect(isAddressAllowed(address, policy)).toBe(false);
    for (const policy of [loopback, anywhere]) expect(isAddressAllowed(address, policy)).toBe(true);
  });

  it.each(loopbackAliases)('refuses %s unless loopback and private targets are allowed', (address) => {
    for (const policy of [live, test, lan, loopback]) expect(isAddressAllowed(address, policy)).toBe(false);
    expect(isAddressAllowed(address, anywhere)).toBe(true);
  });

  it.each(neverAddresses)('refuses "%s" under every policy', (address) => {
    for (const policy of [live, loopback, lan]) expect(isAddressAllowed(address, policy)).toBe(false);
  });

  it('refuses the own address at the own port only, in every spelling', () => {
    const policy: TargetPolicy = { ...anywhere, ownAddresses: [{ address: '127.0.0.1', port: 8080 }] };
    for (const own of ['127.0.0.1', '::ffff:127.0.0.1', '::ffff:7f00:1', '0.0.0.0', '::']) {
      expect(isAddressAllowed(own, policy, 8080), own).toBe(false);
      expect(isAddressAllowed(own, policy, 8081), own).toBe(true);
    }
    expect(isAddressAllowed('127.0.0.2', policy, 8080)).toBe(true);
  });

  it('refuses every local address at the own port when the server listens on a wildcard', () => {
    const interfaces = { eth0: [{ address: '192.168.1.5' }, { address: '2a00:1450::5' }], lo: undefined };
    for (const wildcard of ['0.0.0.0', '::']) {
      const ownAddresses = expandOwnAddress({ address: wildcard, port: 8080 }, interfaces);
      for (const own of ['127.0.0.1', '127.9.9.9', '::1', '0.0.0.0', '192.168.1.5', '2a00:1450:0::5']) {
        expect(isAddressAllowed(own, { ...anywhere, ownAddresses }, 8080), own).toBe(false);
      }
      expect(isAddressAllowed('192.168.1.6', { ...lan, ownAddresses }, 8080)).toBe(true);
    }
    expect(expandOwnAddress({ address: '192.168.1.5', port: 1 }, interfaces)).toHaveLength(1);
  });
});

describe('checkTarget', () => {
  function codeOf(url: string, policy: TargetPolicy): string {
    const check = checkTarget(url, policy);
    if (!check.ok) expect(check.detail.length).toBeGreaterThan(20);
    return check.ok ? 'ok' : check.code;
  }

  it.each([
    ...['http://127.0.0.1/', 'http://127.1/', 'http://2130706433/', 'http://0x7f000001/', 'http://0x7f.1/'],
    ...['http://017700000001/', 'http://0177.0.0.1/', 'http://127.0.0.1./', 'http://0x7f000001./'],
    ...['http://１２７.0.0.1/', 'http://127。0。0。1/', 'http://%31%32%37.0.0.1/'],
    ...['http://[::1]/', 'http://[::ffff:127.0.0.1]/', 'http://[0:0:0:0:0:ffff:7f00:1]/'],
    ...['http://localhost/', 'http://LOCALHOST./', 'http://a.localhost/', 'http://a.b.localhost.:8080/'],
  ])('judges %s as loopback', (url) => {
    expect(codeOf(url, test)).toBe('address_refused');
    expect(codeOf(url, loopback)).toBe('ok');
  });

  it.each([
    ...['http://10.1/', 'http://0xa000001/', 'http://012.0.0.1/', 'http://3232235777/'],
    ...[
      'http://[fd00::1]/',
      'http://[::ffff:10.0.0.1]/',
      'http://[64:ff9b::a00:1]/',
      'http://[2002:a00:1::]/',
    ],
  ])('judges %s as private', (url) => {
    expect(codeOf(url, loopback)).toBe('address_refused');
    expect(codeOf(url, lan)).toBe('ok');
  });

  it.each([
    ['https://example.com/hooks?a=1', live, 'ok'],
    ['https://8.8.8.8:8443/', live, 'ok'],
    ['https://notlocalhost/', live, 'ok'],
    ['http://example.com/', live, 'https_required'],
    ['http://example.com/', test, 'ok'],
    ['ftp://example.com/', test, 'scheme_not_allowed'],
    ['javascript:alert(1)', test, 'scheme_not_allowed'],
    ['file:///etc/passwd', test, 'scheme_not_allowed'],
    ['https://user@example.com/', live, 'userinfo_not_allowed'],
    ['https://:secret@example.com/', live, 'userinfo_not_allowed'],
    ['https://example.com\\@127.0.0.1/', live, 'invalid_url'],
    ['http:\\\\127.0.0.1/', test, 'invalid_url'],
    ['http:127.0.0.1', test, 'invalid_url'],
    ['https:/example.com/', live, 'invalid_url'],
    ['https://example.com/\u00adhooks', live, 'invalid_url'],
    ['https://example.com:80/', live, 'ok'],
    ['http://example.com:443/', test, 'ok'],
    ['https://example.com:1024/', live, 'ok'],
    ['https://example.com:65535/', live, 'ok'],
    ['https://example.com:1023/', live, 'port_not_allowed'],
    ['https://example.com:22/', live, 'port_not_allowed'],
    ['https://example.com:0/', live, 'port_not_allowed'],
    ['https://example.com:65536/', live, 'invalid_url'],
    ['', live, 'invalid_url'],
    ['example.com/hooks', live, 'invalid_url'],
    ['/hooks', live, 'invalid_url'],
    ['https://', live, 'invalid_url'],
    ['https://256.1.1.1/', live, 'invalid_url'],
    ['https://1.2.3.4.5/', live, 'invalid_url'],
    ['https://exa\tmple.com/', live, 'invalid_url'],
    [' https://example.com/', live, 'invalid_url'],
    ['https://example.com/\r\nHost: a', live, 'invalid_url'],
  ])('judges the form, scheme and port of %j', (url, policy, expected) => {
    expect(codeOf(url, policy)).toBe(expected);
  });

  it('refuses a URL of more than 2,048 characters', () => {
    expect(codeOf(`https://example.com/${'a'.repeat(2_028)}`, live)).toBe('ok');
    expect(codeOf(`https://example.com/${'a'.repeat(2_029)}`, live)).toBe('url_too_long');
  });

  it('says which host is meant by a name for this machine', () => {
    expect(checkTarget('http://a.localhost:3000/', test)).toMatchObject({
      detail: expect.stringContaining('a.localhost (127.0.0.1) is a loopback address'),
    });
  });

  it('refuses the own address where loopback is allowed', () => {
    const policy: TargetPolicy = { ...loopback, ownAddresses: [{ address: '0.0.0.0', port: 8080 }] };
    expect(checkTarget('http://localhost:8080/', policy)).toMatchObject({
      code: 'address_refused',
      detail: expect.stringContaining('this server itself'),
    });
    expect(codeOf('http://localhost:8081/', policy)).toBe('ok');
  });
});

describe('guardedLookup', () => {
  const answering =
    (...addresses: string[]): LookupAll =>
    (_, options, callback) => {
      expect(options.all).toBe(true);
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    };

  function resolve(lookup: LookupAll, all: boolean, port?: number): Promise<string | LookupAddress[]> {
    const policy: TargetPolicy = { ...live, ownAddresses: [{ address: '8.8.8.8', port: 8080 }] };
    const { promise, resolve, reject } = Promise.withResolvers<string | LookupAddress[]>();
    guardedLookup(policy, lookup, port)('example.com', { all }, (error, address) => {
      if (error === null) resolve(address);
      else reject(error);
    });
    return promise;
  }

  it('yields the allowed addresses only', async () => {
    const lookup = answering('10.0.0.1', '8.8.8.8', '::1', '2606:4700::1111');
    expect(await resolve(lookup, true)).toEqual([
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ]);
    expect(await resolve(lookup, false)).toBe('8.8.8.8');
    expect(await resolve(lookup, false, 8080)).toBe('2606:4700::1111');
  });

  it('refuses a name without an allowed address', async () => {
    await expect(resolve(answering('10.0.0.1', '::1'), true)).rejects.toMatchObject({
      code: 'ADDRESS_REFUSED',
    });
    await expect(resolve(answering('8.8.8.8'), true, 8080)).rejects.toMatchObject({
      code: 'ADDRESS_REFUSED',
    });
    await expect(resolve(answering(), false)).rejects.toMatchObject({ code: 'ADDRESS_REFUSED' });
  });

  it('passes on the resolver’s own errors', async () => {
    const failing: LookupAll = (_, __, callback) => {
      callback(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), []);
    };
    await expect(resolve(failing, true)).rejects.toMatchObject({ code: 'ENOTFOUND' });
  });

  it('never dials more than a few of a name’s addresses', async () => {
    const many = Array.from({ length: 300 }, (_, index) => `8.8.${index >> 8}.${index & 255}`);
    expect(await resolve(answering(...many), true)).toHaveLength(8);
  });
});
