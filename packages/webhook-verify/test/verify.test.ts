import { createHmac } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { WebhookVerificationError } from '../src/index.ts';
import { WebhookVerificationError as NodeWebhookVerificationError } from '../src/node.ts';
import { body, entries, event, now, otherSecret, secret } from './entries.ts';

const header = `t=${now},v1=${createHmac('sha256', secret).update(`${now}.${body}`).digest('hex')}`;
const bytes = new TextEncoder().encode(body);

describe.each(entries)('$name', ({ check, verify, createVerifier }) => {
  const good = { body, headers: header, secret, now };
  const accepted = { ok: true, event };

  it('gives the event of a genuine delivery', async () => {
    expect(await check(good)).toEqual(accepted);
    expect(await verify(good)).toEqual(event);
  });

  it.each<[string, string | Uint8Array | ArrayBuffer]>([
    ['a string', body],
    ['a Buffer', Buffer.from(body)],
    ['a plain Uint8Array', bytes],
    ['a view into a larger buffer', Uint8Array.from([1, 2, ...bytes, 3]).subarray(2, 2 + bytes.length)],
    ['an ArrayBuffer', Uint8Array.from(bytes).buffer],
    ['a Uint8Array of another realm', runInNewContext('Uint8Array.from(bytes)', { bytes: [...bytes] })],
  ])('takes the body as %s', async (_name, given) => {
    expect(await check({ ...good, body: given })).toEqual(accepted);
  });

  it.each([
    ['the header itself', header],
    ['a Fetch Headers', new Headers({ 'Service-Signature': header })],
    ['a Node header object', { host: 'x', 'service-signature': header }],
    ['names in any case', { host: 'x', 'SERVICE-Signature': header }],
    ['a list of values', { 'service-signature': [header] }],
    ['a Request', new Request('http://localhost', { headers: { 'service-signature': header } })],
    ['a Node request', { headers: { 'service-signature': header } }],
    ['an object without prototype', Object.assign(Object.create(null), { 'service-signature': header })],
  ])('finds the signature in %s', async (_name, headers) => {
    expect(await check({ ...good, headers })).toEqual(accepted);
  });

  it.each([
    ['undefined', undefined],
    ['null', null],
    ['an empty string', ''],
    ['an empty record', {}],
    ['an empty Headers', new Headers()],
    ['an absent value', { 'service-signature': undefined }],
    ['a request without it', { headers: {} }],
  ])('reports missing_header for %s', async (_name, headers) => {
    expect(await check({ ...good, headers })).toMatchObject({ ok: false, code: 'missing_header' });
  });

  it('refuses a header that was sent twice', async () => {
    const twice = { 'service-signature': [header, header] };
    expect(await check({ ...good, headers: twice })).toMatchObject({ code: 'malformed_header' });
  });

  it.each<[string, unknown]>([
    ['a parsed object', event],
    ['an array', []],
    ['a Buffer that went through JSON', JSON.parse(JSON.stringify(Buffer.from(body)))],
    ['undefined', undefined],
    ['null', null],
    ['a number', 1],
  ])('reports body_not_raw for %s, whatever the header', async (_name, parsed) => {
    for (const headers of [header, undefined, 'rubbish']) {
      // @ts-expect-error: the types refuse it, JavaScript does not
      const result = await check({ ...good, headers, body: parsed });
      expect(result).toMatchObject({
        code: 'body_not_raw',
        message: expect.stringContaining('the JSON seems to have been parsed and serialised again'),
      });
    }
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['an empty string', ''],
    ['an empty list', []],
    ['a list with an empty string', [secret, '']],
    ['a list with undefined', [secret, undefined]],
    ['a number', 5],
    ['an object', { secret }],
  ])('throws a TypeError when the secret is %s', async (_name, wrong) => {
    // The types refuse most of these, JavaScript does not.
    const call = { ...good, secret: wrong } as typeof good;
    await expect(check(call)).rejects.toThrow(/^secret must be a non-empty string/);
    await expect(verify(call)).rejects.toThrow(TypeError);
    expect(() => createVerifier(call)).toThrow(TypeError);
  });

  it.each([Number.NaN, -1, now * 1000, new Date(Number.NaN), Number.POSITIVE_INFINITY])(
    'throws a TypeError when now is %s',
    async (wrong) => {
      await expect(check({ ...good, now: wrong })).rejects.toThrow(TypeError);
    },
  );

  it.each([Number.NaN, -1])('throws a TypeError when the tolerance is %s', async (toleranceSeconds) => {
    await expect(check({ ...good, toleranceSeconds })).rejects.toThrow(TypeError);
  });

  it('throws a TypeError for a tolerance that would have no effect', async () => {
    const wrong = { ...good, tolerance: 60 };
    const message = 'tolerance is not an option; use toleranceSeconds';
    await expect(check(wrong)).rejects.toThrow(new TypeError(message));
    const verifier = createVerifier({ secret, clock: () => now });
    await expect(Promise.resolve(wrong).then(verifier.check)).rejects.toThrow(new TypeError(message));
  });

  it('takes the time as a Date and drops fractions of a second', async () => {
    expect(await check({ ...good, now: new Date(now * 1000) })).toEqual(accepted);
    expect(await check({ ...good, now: now + 300.9 })).toEqual(accepted);
    expect(await check({ ...good, now: now + 301 })).toMatchObject({ code: 'timestamp_too_old' });
  });

  it('accepts stored deliveries of any age when the tolerance is Infinity', async () => {
    const stored = { ...good, now: now + 1e9, toleranceSeconds: Number.POSITIVE_INFINITY };
    expect(await check(stored)).toEqual(accepted);
  });

  it('judges by the clock of the system when no time is given', async () => {
    const signed = Math.floor(Date.now() / 1000);
    const mac = createHmac('sha256', secret).update(`${signed}.${body}`).digest('hex');
    expect(await check({ body, headers: `t=${signed},v1=${mac}`, secret })).toEqual(accepted);
    expect(await check({ body, headers: header, secret })).toMatchObject({ ok: false });
  });

  it('asks the clock of a kept verifier at every call', async () => {
    let time = now;
    const verifier = createVerifier({ secret: [otherSecret, secret], clock: () => time });
    expect(await verifier.check({ body, headers: header })).toEqual(accepted);
    time += 301;
    expect(await verifier.check({ body, headers: header })).toMatchObject({ code: 'timestamp_too_old' });
  });

  it('is not misled by a body whose bytes change after the call', async () => {
    const changing = Uint8Array.from(bytes);
    const result = check({ ...good, body: changing });
    changing.fill(0x20);
    expect(await result).toEqual(accepted);
  });

  it('throws an error with the code, and neither body, header nor secret', async () => {
    const forged = { ...good, headers: `t=${now},v1=${'0'.repeat(64)}`, secret: otherSecret };
    const error = await Promise.resolve(verify(forged)).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(WebhookVerificationError);
    expect(error).toMatchObject({ name: 'WebhookVerificationError', code: 'no_match' });
    const shown =
      error instanceof Error ? `${error.stack}${JSON.stringify(error)}${Object.values(error)}` : '';
    for (const hidden of [otherSecret, otherSecret.slice(6), 'inv_1', '0'.repeat(64), 'evt_1']) {
      expect(shown).not.toContain(hidden);
    }
  });

  it('accepts no header and body that were not signed, and never throws for them', async () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.constantFrom('t=', `t=${now}`, ',', 'v1=', `v1=${'a'.repeat(64)}`, 'v0=x', `v1=${'é'.repeat(64)}`),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), fc.uint8Array(), async (pieces, random) => {
        expect((await check({ ...good, headers: pieces.join(''), body: random })).ok).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

it('throws one error class, whichever entry it comes from', () => {
  expect(NodeWebhookVerificationError).toBe(WebhookVerificationError);
});

it('an error of another copy of the package is recognised, and a subclass has only its own instances', async () => {
  vi.resetModules();
  const other = await import('../src/index.ts');
  expect(other.WebhookVerificationError).not.toBe(WebhookVerificationError);
  const error = await other.verify({ body, headers: '', secret }).catch((reason) => reason);
  class Subclass extends WebhookVerificationError {}
  expect(error instanceof WebhookVerificationError).toBe(true);
  expect(error instanceof Subclass).toBe(false);
  expect(new Subclass({ code: 'no_match', message: '' }) instanceof other.WebhookVerificationError).toBe(
    true,
  );
  for (const value of [null, 'no_match', {}, new Error('')])
    expect((value as unknown) instanceof WebhookVerificationError).toBe(false);
});
