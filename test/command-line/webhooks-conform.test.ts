import type { RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type FastifyLike, fastifyWebhook } from '@rollbook/webhook-verify/fastify';
import { lambdaWebhook } from '@rollbook/webhook-verify/lambda';
import { check } from '@rollbook/webhook-verify/node';
import { expect, test } from 'vitest';
import { createReceiver as expressReceiver } from '../../examples/receiver-express/receiver.ts';
import { createHandler as fetchReceiver } from '../../examples/receiver-fetch/receiver.ts';
import { createReceiver as koaReceiver } from '../../examples/receiver-koa/receiver.ts';
import { newFolder, rollbook } from '../support/command.ts';
import { listen } from '../support/server.ts';

const secret = 'whsec_ZXhhbXBsZSBzZWNyZXQgb2YgdGhlIHJlY2VpdmVy';
const ignore = () => undefined;

type Headers = Record<string, string>;
/** A receiver as a function of the request. */
type Respond = (body: Buffer, headers: Headers, method: string) => Promise<{ status: number; body: string }>;

const server =
  (respond: Respond): RequestListener =>
  async (request, response) => {
    const headers = request.headers as Headers;
    const { status, body } = await respond(await buffer(request), headers, request.method ?? '');
    response.writeHead(status).end(body);
  };

function fetchServer(): RequestListener {
  const handle = fetchReceiver({ secret, onPayment: ignore });
  return server(async (body, headers, method) => {
    const sent = method === 'POST' ? { body: new Uint8Array(body) } : {};
    const response = await handle(new Request('http://localhost/hooks', { method, headers, ...sent }));
    return { status: response.status, body: await response.text() };
  });
}

function lambdaServer(): RequestListener {
  const handle = lambdaWebhook({ secret }, ignore);
  return server(async (body, headers) => {
    const event = { headers, body: body.toString('base64'), isBase64Encoded: true };
    const { statusCode, body: text } = await handle(event);
    return { status: statusCode, body: text };
  });
}

/** As much of Fastify as the plugin uses, on a server. */
async function fastifyServer(): Promise<RequestListener> {
  let route: Parameters<FastifyLike['post']>[1] | undefined;
  const fastify = {
    removeAllContentTypeParsers: ignore,
    addContentTypeParser: ignore,
    post: (_path: string, handler: typeof route) => {
      route = handler;
    },
  };
  await fastifyWebhook({ secret, path: '/hooks' }, ignore)(fastify);
  return server(async (body, headers, method) => {
    if (method !== 'POST') return { status: 404, body: '' };
    const sent = { status: 0, body: '' };
    const reply = {
      code: (status: number) => Object.assign(sent, { status }) && reply,
      header: () => reply,
      send: (text: string) => Object.assign(sent, { body: text }) && reply,
    };
    await route?.({ headers, body }, reply);
    return sent;
  });
}

interface Result {
  case: string;
  result: string;
  advice: string | null;
  note: string | null;
}

async function conform(receiver: RequestListener, ...args: string[]) {
  const url = `${await listen(receiver)}/hooks`;
  const env = { ROLLBOOK_WEBHOOK_SECRET: secret };
  const ran = await rollbook(['webhooks', 'conform', url, ...args], { cwd: await newFolder(), env });
  return { ...ran, url };
}

async function resultsOf(receiver: RequestListener) {
  const { code, stdout } = await conform(receiver, '--json');
  const { cases, ...counts } = JSON.parse(stdout) as { cases: Result[]; ok: boolean; passed: number };
  const named = (result: string) => cases.filter((one) => one.result === result).map((one) => one.case);
  return { code, counts, cases, failed: named('failed'), warnings: named('warning') };
}

test.each<[string, () => RequestListener | Promise<RequestListener>]>([
  ['Express', () => expressReceiver({ secret, onLearner: ignore })],
  ['Fetch', fetchServer],
  ['Koa', () => koaReceiver({ secret, onLearner: ignore }).callback()],
  ['Fastify', fastifyServer],
  ['Lambda', lambdaServer],
])('a receiver with the adapter for %s passes every case', async (_name, start) => {
  const { code, counts, cases } = await resultsOf(await start());
  expect(cases.filter(({ result }) => result !== 'passed')).toEqual([]);
  expect(counts).toMatchObject({ ok: true, passed: cases.length, warnings: 0, failed: 0, not_run: 0 });
  expect(cases.length).toBeGreaterThanOrEqual(15);
  expect(code).toBe(0);
  // What no receiver can show.
  expect(cases.find((one) => one.case === 'duplicate')?.note).toMatch(/Check in your receiver/);
});

const forged = ['wrong_signature', 'changed_body', 'missing_signature'];
const replayed = ['old_timestamp', 'future_timestamp'];

/** A receiver that verifies, with a mistake. */
const mistaken = (accepts: (body: Buffer, headers: Headers) => boolean, refusal = 400): RequestListener =>
  server(async (body, headers, method) => ({
    status: method === 'POST' && accepts(body, headers) ? 204 : refusal,
    body: '',
  }));

const verifies = (body: Buffer | string, headers: Headers, toleranceSeconds = 300): boolean =>
  check({ body, headers, secret, toleranceSeconds }).ok;

const known = new Set(['learner.created', 'learner.updated']);

test.each<[string, RequestListener, string[]]>([
  ['verifies nothing', mistaken(() => true), [...forged, ...replayed]],
  [
    'verifies JSON that was parsed',
    mistaken((body, headers) => verifies(JSON.stringify(JSON.parse(body.toString())), headers)),
    ['exact_bytes'],
  ],
  [
    'does not check the timestamp',
    mistaken((body, headers) => verifies(body, headers, Number.POSITIVE_INFINITY)),
    replayed,
  ],
  [
    'reads the first signature only',
    mistaken((body, headers) => {
      const [time = '', first = ''] = headers['service-signature']?.split(',') ?? [];
      return verifies(body, { 'service-signature': `${time},${first}` });
    }),
    ['rotated_secret'],
  ],
  [
    'accepts what it knows only',
    mistaken((body, headers) => {
      if (!verifies(body, headers) || body.length > 100_000) return false;
      const event = JSON.parse(body.toString());
      return known.has(event.type) && !('example_field' in event);
    }),
    ['unknown_type', 'unknown_field', 'large_body'],
  ],
])('a receiver that %s fails with advice', async (_name, receiver, expected) => {
  const { code, counts, cases, failed, warnings } = await resultsOf(receiver);
  expect(failed).toEqual(expected);
  expect(warnings).toEqual([]);
  expect(counts).toMatchObject({ ok: false, failed: expected.length });
  for (const { result, advice } of cases) expect(advice !== null).toBe(result === 'failed');
  expect(code).toBe(1);
});

test.each([
  [401, /requires a login/],
  [403, /rejects POST requests without a session/],
  [404, /no receiver at this path/],
  [405, /does not accept POST/],
  [400, /uses this signing secret/],
  [500, /uses this signing secret/],
])(
  'a receiver that responds with %s to a valid delivery fails once, with the reason',
  async (status, advice) => {
    const { code, counts, cases } = await resultsOf(mistaken(() => false, status));
    expect(counts).toMatchObject({ ok: false, failed: 1, passed: 0, not_run: cases.length - 1 });
    expect(cases[0]?.advice).toMatch(advice);
    expect(code).toBe(1);
  },
);

test('a receiver that rejects duplicates, or events that are older than others, fails these cases alone', async () => {
  const ids = new Set<string>();
  const once = await resultsOf(
    mistaken((body, headers) => {
      const { id } = JSON.parse(body.toString());
      const isNew = !ids.has(id);
      ids.add(id);
      return verifies(body, headers) && isNew;
    }),
  );
  expect(once.failed).toEqual(['duplicate']);
  let newest = '';
  const inOrder = await resultsOf(
    mistaken((body, headers) => {
      if (!verifies(body, headers)) return false;
      const { created_at: at } = JSON.parse(body.toString());
      if (at < newest) return false;
      newest = at;
      return true;
    }),
  );
  expect(inOrder.failed).toEqual(['out_of_order']);
});

test('errors in the place of rejections, and slow responses, are warnings', async () => {
  let isFirst = true;
  const receiver = mistaken((body, headers) => verifies(body, headers), 500);
  const { code, failed, warnings } = await resultsOf((request, response) => {
    const delay = isFirst ? 1100 : 0;
    isFirst = false;
    setTimeout(() => receiver(request, response), delay);
  });
  expect(failed).toEqual([]);
  expect(warnings).toEqual(['valid', ...forged, ...replayed, 'get']);
  expect(code).toBe(0);
});

test('people are shown what was expected, what was received and what to do', async () => {
  const { code, stdout, url } = await conform(mistaken((body, headers) => verifies(body, headers, 1e9)));
  const lines = stdout.split('\n');
  expect(lines[0]).toBe(`Conformance of ${url}`);
  expect(stdout).toMatch(/^ok {4}valid delivery {2,}2xx {2,}204 \(\d+ ms\)$/m);
  expect(stdout).toMatch(
    /^FAIL {2}timestamp 6 minutes old {2,}4xx {2,}204 \(\d+ ms\)\n {6}A recorded delivery/m,
  );
  expect(stdout).toMatch(/\n\n13 passed, 0 warnings, 2 failed\n$/);
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
  expect(code).toBe(1);
});

test('the reason that a receiver gives for a rejection is shown', async () => {
  const other = `${secret.slice(0, -4)}AAAA`;
  const { stdout } = await conform(expressReceiver({ secret: other, onLearner: ignore }));
  expect(stdout).toMatch(
    /^FAIL {2}valid delivery +2xx +400 .*\n( {6}.*\n)+ {6}It responded: \{"code":"no_match","message":/m,
  );
});

test('a receiver that is not there, or redirects, is named once', async () => {
  const args = ['webhooks', 'conform', 'http://127.0.0.1:1025/', '--secret', secret];
  const { code, stdout } = await rollbook(args, { cwd: await newFolder() });
  expect(stdout).toMatch(
    /^FAIL {2}valid delivery +2xx +none\n {6}Nothing was received: nothing listens there/m,
  );
  expect(stdout).toMatch(/0 passed, 0 warnings, 1 failed, 14 not sent/);
  expect(code).toBe(1);
  const { cases } = await resultsOf((_request, response) => {
    response.writeHead(308, { location: '/hooks/' }).end();
  });
  expect(cases[0]).toMatchObject({
    result: 'failed',
    advice: expect.stringContaining('register the final URL'),
  });
});

test.each([
  [['http://127.0.0.1:9/'], /The signing secret is missing. Set ROLLBOOK_WEBHOOK_SECRET/],
  [
    ['localhost:3000', '--secret', secret],
    /localhost:3000 cannot receive webhooks. It must begin with http:/,
  ],
])('rollbook webhooks conform %j says what is wrong and exits with 2', async (args, message) => {
  const { code, stderr } = await rollbook(['webhooks', 'conform', ...args], { cwd: await newFolder() });
  expect(stderr).toMatch(message);
  expect(code).toBe(2);
});
