import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { createMac, macOnce } from '../src/node-mac.ts';
import { importBytes, importKey, join, mac as webMac } from '../src/web-mac.ts';

function reference(key: string | Uint8Array, prefix: string, bytes: Uint8Array): string {
  return createHmac('sha256', key).update(prefix).update(bytes).digest('hex');
}

/** RFC 4231, section 4: key, data, HMAC-SHA-256. */
const rfc4231: [Buffer, Buffer, string][] = [
  [
    Buffer.alloc(20, 0x0b),
    Buffer.from('Hi There'),
    'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  ],
  [
    Buffer.from('Jefe'),
    Buffer.from('what do ya want for nothing?'),
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  [
    Buffer.alloc(20, 0xaa),
    Buffer.alloc(50, 0xdd),
    '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
  ],
  [
    Buffer.from('0102030405060708090a0b0c0d0e0f10111213141516171819', 'hex'),
    Buffer.alloc(50, 0xcd),
    '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
  ],
  [
    Buffer.alloc(131, 0xaa),
    Buffer.from('Test Using Larger Than Block-Size Key - Hash Key First'),
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
  [
    Buffer.alloc(131, 0xaa),
    Buffer.from(
      'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
    ),
    '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
  ],
];

it('gives the MACs of RFC 4231', async () => {
  for (const [key, data, expected] of rfc4231) {
    expect(createMac(key)('', data).toString('hex')).toBe(expected);
    expect(createMac(key, null)('', data).toString('hex')).toBe(expected);
    expect(macOnce(key, '', data).toString('hex')).toBe(expected);
    expect(macOnce(key, '', data, null).toString('hex')).toBe(expected);
    const web = await webMac(await importBytes(join('', key)), join('', data));
    expect(Buffer.from(web).toString('hex')).toBe(expected);
  }
});

it('agrees with createHmac on 12,000 random keys and bodies', () => {
  const pool = randomBytes(200_000);
  let cases = 0;
  for (let keyLength = 1; keyLength <= 220; keyLength++) {
    const bytes = randomBytes(keyLength);
    // As bytes, and as text with characters of one, two and three bytes.
    for (const key of [
      bytes,
      String.fromCharCode(...bytes.map((byte) => byte % 128), ...(bytes[0] ? [0xe9, 0x5b66] : [])),
    ]) {
      const kept = createMac(key);
      for (let turn = 0; turn < 28; turn++) {
        const length = turn === 0 ? randomInt(100_000) : turn < 4 ? randomInt(20_000) : randomInt(600);
        const start = randomInt(pool.length - length);
        const body = pool.subarray(start, start + length);
        const prefix = turn % 5 === 0 ? `évt_${start}.` : `${start}.`;
        const expected = reference(key, prefix, body);
        // Not `expect` for each: it would take most of the time.
        if (
          kept(prefix, body).toString('hex') !== expected ||
          macOnce(key, prefix, body).toString('hex') !== expected
        ) {
          expect.fail(`key of ${keyLength} bytes, body of ${length}`);
        }
        cases++;
      }
    }
  }
  expect(cases).toBeGreaterThanOrEqual(12_000);
});

it('agrees with createHmac around every length where the method changes', () => {
  const kept = createMac('whsec_key');
  for (const around of [0, 64, 1_876, 2_048, 16_212, 16_384, 65_536]) {
    for (let length = Math.max(0, around - 40); length < around + 40; length++) {
      const body = Buffer.alloc(length, 'é');
      const expected = reference('whsec_key', '1800000000.', body);
      expect(kept('1800000000.', body).toString('hex')).toBe(expected);
      expect(macOnce('whsec_key', '1800000000.', body).toString('hex')).toBe(expected);
    }
  }
});

it('agrees with createHmac on text bodies outside ASCII', async () => {
  for (const text of ['é', '学校', '🏫', '\u0000', '\uFEFF{}', '\uD800']) {
    const bytes = new TextEncoder().encode(text);
    const expected = createHmac('sha256', 'k').update(`1.${text}`).digest('hex');
    expect(createMac('k')('1.', bytes).toString('hex')).toBe(expected);
    expect(Buffer.from(await webMac(await importKey('k'), join('1.', bytes))).toString('hex')).toBe(expected);
  }
});

it('leaves neither key nor body in the memory it worked in', () => {
  const seen: Uint8Array[] = [];
  const spy = (bytes: Uint8Array) => {
    seen.push(bytes);
    return createHash('sha256').update(bytes).digest('binary');
  };
  const body = Buffer.from('a body with personal data');

  macOnce('whsec_key', '1.', body, spy);
  expect(seen.every((bytes) => bytes.every((byte) => byte === 0))).toBe(true);

  seen.length = 0;
  createMac('whsec_key', spy)('1.', body);
  const [inner, outer] = seen;
  // The padded key is kept for the next call, the message and the inner digest are not.
  expect(inner?.subarray(64).every((byte) => byte === 0)).toBe(true);
  expect(outer?.subarray(64).every((byte) => byte === 0)).toBe(true);
});
