import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import document from '../openapi/openapi.json' with { type: 'json' };
import { openSqlite } from './support/databases.ts';
import { expectProblem } from './support/problems.ts';
import { raw, startServer } from './support/server.ts';

const learners = '/v1/learners';
const origin = 'https://admin.example.org';
const preflight = {
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'authorization',
};
const newest = document['x-versions'].at(-1)?.date;

it('lets pages of the origins that are set read responses', async () => {
  const { server, testKey } = await startServer(openSqlite, { corsOrigins: [origin] });
  const allowed = await raw(server.url, null, 'OPTIONS', learners, {
    headers: { Origin: origin, ...preflight },
  });
  expect(allowed).toMatchObject({ status: 204, body: '' });
  expect(allowed.headers.get('access-control-allow-origin')).toBe(origin);
  expect(allowed.headers.get('access-control-allow-methods')).toContain('PATCH');
  expect(allowed.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
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

it('lets no page of another origin read responses where none is set', async () => {
  const { server, testKey } = await startServer(openSqlite);
  const refused = await raw(server.url, null, 'OPTIONS', learners, {
    headers: { Origin: origin, ...preflight },
  });
  expectProblem(refused, 'method_not_allowed');
  const { headers } = await raw(server.url, testKey, 'GET', learners, { headers: { Origin: origin } });
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

it('names the version in every response of the API, the newest where it could not be told', async () => {
  const { server, testKey } = await startServer(openSqlite);
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
  const http = createHttpServer(async (request, response) => {
    await Array.fromAsync(request);
    rollbook.handler(request, response, () => response.end());
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void http.close());
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const refused = await raw(url, testKey, 'POST', learners, { body: { name: 'A' } });
  expectProblem(refused, 'internal_error');
  expect(refused.body.detail).toContain('express.json()');
});
