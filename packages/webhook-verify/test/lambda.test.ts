import { expect, it } from 'vitest';
import { type LambdaEventLike, lambdaWebhook } from '../src/lambda.ts';
import { sign, type WebhookEvent } from '../src/node.ts';
import { body, event, now, secret } from './entries.ts';

const options = { secret, clock: () => now };
const headers = sign({ body, secret, timestamp: now });
const lowerCase = Object.fromEntries(
  Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
);
const lists = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));

it.each<[string, LambdaEventLike]>([
  ['API Gateway 1.0', { headers, multiValueHeaders: lists, body, isBase64Encoded: false }],
  ['API Gateway 2.0', { headers: lowerCase, body, isBase64Encoded: false }],
  [
    'a body in base64',
    { headers: lowerCase, body: Buffer.from(body).toString('base64'), isBase64Encoded: true },
  ],
  ['a load balancer with lists of headers', { multiValueHeaders: lists, body, isBase64Encoded: false }],
])('runs the handler and answers 200 for %s', async (_name, source) => {
  const calls: [WebhookEvent, LambdaEventLike][] = [];
  const handler = lambdaWebhook(options, (given, raw) => calls.push([given, raw]));
  expect(await handler(source)).toEqual({
    statusCode: 200,
    headers: { 'content-type': 'application/json' },
    body: '{"status":"handled"}',
  });
  expect(calls).toEqual([[event, source]]);
});

it('answers 400 with the code', async () => {
  const handler = lambdaWebhook(options, () => expect.unreachable());
  for (const [source, code] of [
    [{ headers, body: `${body} ` }, 'no_match'],
    [{ headers: null, multiValueHeaders: null, body: null }, 'missing_header'],
    [{ headers, body: Buffer.from(body).toString('base64') }, 'no_match'],
  ] as const) {
    const response = await handler(source);
    expect(response.statusCode).toBe(400);
    expect(JSON.parse(response.body)).toMatchObject({ code });
  }
});

it('answers 400 body_not_raw to a body that a middleware has parsed', async () => {
  const seen: unknown[] = [];
  const onRefused = (_: unknown, delivery: { body: unknown }) => seen.push(delivery.body);
  const handler = lambdaWebhook({ ...options, onRefused }, () => expect.unreachable());
  const parsed = [JSON.parse(body), [1, 2], 5, true];
  for (const value of parsed) {
    // A middleware changes the type.
    const response = await handler({ headers, body: value as string });
    expect(response.statusCode).toBe(400);
    expect(JSON.parse(response.body)).toMatchObject({ code: 'body_not_raw' });
  }
  expect(seen).toEqual(parsed);
});

it('answers 413 to a body that is too large', async () => {
  const handler = lambdaWebhook({ ...options, maxBodyBytes: 10 }, () => expect.unreachable());
  expect(await handler({ headers, body })).toMatchObject({ statusCode: 413 });
});

it('throws at once without a secret', () => {
  expect(() => lambdaWebhook({ secret: '' }, () => undefined)).toThrow(TypeError);
});
