import { createHmac } from 'node:crypto';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { SignedHeaders } from '../src/index.ts';
import { body, entries, event, now, otherSecret, secret } from './entries.ts';

/** What a Standard Webhooks library computes. */
function standard(key: string, id: string, timestamp: number, content: string): string {
  const bytes = Buffer.from(key.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', bytes).update(`${id}.${timestamp}.${content}`).digest('base64')}`;
}

function own(key: string): string {
  return createHmac('sha256', key).update(`${now}.${body}`).digest('hex');
}

describe.each(entries)('sign() of $name', ({ sign, check }) => {
  const given = { body, secret, timestamp: now, id: 'evt_9', type: 'fee.invoiced', deliveryId: 'dlv_9' };

  it('gives every header of a delivery, of both kinds', async () => {
    expect(await sign(given)).toEqual({
      'Content-Type': 'application/json',
      'Service-Event': 'fee.invoiced',
      'Service-Delivery': 'dlv_9',
      'Service-Timestamp': `${now}`,
      'Service-Signature': `t=${now},v1=${own(secret)}`,
      'webhook-id': 'evt_9',
      'webhook-timestamp': `${now}`,
      'webhook-signature': standard(secret, 'evt_9', now, body),
    });
  });

  it('signs with every secret, in the order given', async () => {
    const headers = await sign({ ...given, secret: [secret, otherSecret] });
    expect(headers['Service-Signature']).toBe(`t=${now},v1=${own(secret)},v1=${own(otherSecret)}`);
    const signatures = [secret, otherSecret].map((key) => standard(key, 'evt_9', now, body));
    expect(headers['webhook-signature']).toBe(signatures.join(' '));
  });

  it('reads id and type from the body, and makes up the rest', async () => {
    const headers = await sign({ body: Buffer.from(body), secret });
    expect(headers).toMatchObject({ 'webhook-id': event.id, 'Service-Event': event.type });
    expect(headers['Service-Delivery']).toMatch(/^dlv_[\da-f]{32}$/);
    expect(await check({ body, headers, secret })).toEqual({ ok: true, event });
  });

  it.each(['', 'not json', 'null', '{"id":1}'])('signs a body that is no event: %j', async (rubbish) => {
    const headers = await sign({ body: rubbish, secret, timestamp: now });
    expect(headers).toMatchObject({ 'webhook-id': 'evt_test', 'Service-Event': 'test' });
    expect(await check({ body: rubbish, headers, secret, now })).toMatchObject({ code: 'invalid_payload' });
  });

  it.each(['whsec_not base64!', 'whsec_', 'whsec_abc', 'plain text'])(
    'keys the Standard Webhooks signature with the whole secret where it is no base64: %j',
    async (odd) => {
      const headers = await sign({ ...given, secret: odd });
      const mac = createHmac('sha256', odd).update(`evt_9.${now}.${body}`).digest('base64');
      expect(headers['webhook-signature']).toBe(`v1,${mac}`);
      expect(await check({ body, headers, secret: odd, now })).toMatchObject({ ok: true });
    },
  );

  it('signs bodies of every kind and size alike', async () => {
    for (const content of ['é学校🏫', 'x'.repeat(3_000), 'é'.repeat(50_000)]) {
      const headers = await sign({ ...given, body: content });
      expect(await sign({ ...given, body: new TextEncoder().encode(content) })).toEqual(headers);
      expect(headers['webhook-signature']).toBe(standard(secret, 'evt_9', now, content));
    }
  });

  it('throws a TypeError for an empty secret, a parsed body or milliseconds', async () => {
    await expect(sign({ ...given, secret: '' })).rejects.toThrow(TypeError);
    await expect(sign({ ...given, secret: [] })).rejects.toThrow(TypeError);
    await expect(sign({ ...given, timestamp: now * 1000 })).rejects.toThrow(TypeError);
    // @ts-expect-error: a parsed body
    await expect(sign({ ...given, body: event })).rejects.toThrow(TypeError);
  });

  it('gives headers that fetch takes', () => {
    expectTypeOf<SignedHeaders>().toExtend<Record<string, string>>();
  });
});
