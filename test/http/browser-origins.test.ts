import { createServer } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { openSqlite } from '../support/databases.ts';
import { newest } from '../support/document.ts';
import { expectProblem } from '../support/problems.ts';
import { listen, type RawAnswer, raw, startServer } from '../support/server.ts';
import { ownHeaders } from '../support/visitor.ts';

const learners = '/v1/learners';
const origin = 'https://admin.example.org';
const preflight = {
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'authorization',
};

it('lets pages of the origins that are set read responses', async () => {
  const { server, testKey } = await startServer(openSqlite, { worker: true, corsOrigins: [origin] });
  const allowed = await raw(server.url, null, 'OPTIONS', learners, {
    headers: { Origin: origin, ...preflight },
  });
  expect(allowed).toMatchObject({ status: 204, body: '' });
  expect(allowed.headers.get('access-control-allow-origin')).toBe(origin);
  expect(allowed.headers.get('access-control-allow-methods')).toContain('PATCH');
  // Also what continues the trace of a page.
  for (const header of ['Idempotency-Key', 'Traceparent', 'Tracestate'])
    expect(allowed.headers.get('access-control-allow-headers')).toContain(header);
  for (const key of [testKey, null]) {
    const { headers } = await raw(server.url, key, 'GET', learners, { headers: { Origin: origin } });
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-expose-headers')).toContain('ETag');
  }
  for (const other of ['https://admin.example.org.evil.test', 'http://admin.example.org', 'null']) {
    const refused = await raw(server.url, null, 'OPTIONS', learners, {
      headers: { Origin: other, ...preflight },
    });
    expectProblem(refused, 'method_not_allowed');
    const { headers } = await raw(server.url, testKey, 'GET', learners, { headers: { Origin: other } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});

/** What the response depends on, by `Vary`. */
const dependsOn = ({ headers }: RawAnswer) => (headers.get('vary') ?? '').toLowerCase().split(/ *, */).sort();

it('says to caches that responses depend on the origin where origins are set, and only there', async () => {
  const origins = {
    some: await startServer(openSqlite, { worker: true, corsOrigins: [origin] }),
    none: await startServer(openSqlite, { worker: true }),
  };
  const request = (url: string, key: string | null, method: string, headers = {}, path = learners) =>
    raw(url, key, method, path, { headers });
  for (const [set, { server, testKey }] of Object.entries(origins)) {
    for (const headers of [{ Origin: origin }, { Origin: 'https://other.example.org' }, {}]) {
      for (const [key, path] of [
        [testKey, learners],
        [null, learners],
        [testKey, '/v1/nothing'],
      ] as const) {
        const expected = ['authorization', ...(set === 'some' ? ['origin'] : []), 'service-version'];
        expect(dependsOn(await request(server.url, key, 'GET', headers, path))).toEqual(expected);
      }
    }
  }
  const { url } = origins.some.server;
  const preflights = [{ Origin: origin }, { Origin: 'https://other.example.org' }];
  for (const from of preflights)
    expect(dependsOn(await request(url, null, 'OPTIONS', { ...from, ...preflight }))).toContain('origin');
});

it('keeps what a server of yours says that responses depend on', async () => {
  const rollbook = await createServer({ corsOrigins: [origin] });
  onTestFinished(() => rollbook.close());
  const url = await listen((request, response) => {
    response.setHeader('Vary', 'Accept-Encoding');
    rollbook.handler(request, response, () => response.end());
  });
  const all = ['accept-encoding', 'authorization', 'origin', 'service-version'];
  expect(dependsOn(await raw(url, null, 'GET', learners))).toEqual(all);
  const headers = { Origin: origin, ...preflight };
  const allowed = await raw(url, null, 'OPTIONS', learners, { headers });
  expect(dependsOn(allowed)).toEqual(expect.arrayContaining(['accept-encoding', 'origin']));
});

it('lets no page of another origin read responses where none is set', async () => {
  const { server, testKey } = await startServer(openSqlite, { worker: true });
  const refused = await raw(server.url, null, 'OPTIONS', learners, {
    headers: { Origin: origin, ...preflight },
  });
  expectProblem(refused, 'method_not_allowed');
  const { headers } = await raw(server.url, testKey, 'GET', learners, { headers: { Origin: origin } });
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

it('names the version in every response of the API, the newest where none could be determined', async () => {
  const { server, testKey } = await startServer(openSqlite, { worker: true });
  const requests: [string | null, string, string][] = [
    [testKey, 'GET', learners],
    [null, 'GET', learners],
    ['x', 'GET', learners],
    [testKey, 'PUT', learners],
    [testKey, 'GET', '/v1/nothing'],
  ];
  for (const [key, method, path] of requests)
    expect((await raw(server.url, key, method, path)).headers.get('service-version')).toBe(newest);
});

it('refuses a request whose body was read before, and says where to mount the handler', async () => {
  const rollbook = await createServer();
  onTestFinished(() => rollbook.close());
  const { testKey } = await rollbook.createSchool({ name: 'Example School' });
  const url = await listen(async (request, response) => {
    await Array.fromAsync(request);
    rollbook.handler(request, response, () => response.end());
  });
  for (const path of [learners, '/mcp', '/settings/session']) {
    const refused = await raw(url, testKey, 'POST', path, { body: { name: 'A' }, headers: ownHeaders });
    expectProblem(refused, 'internal_error');
    expect(refused.body.detail).toContain('express.json()');
  }
});
