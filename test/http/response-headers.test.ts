import { expect, it } from 'vitest';
import { onEachDatabase, openSqlite } from '../support/databases.ts';
import { startServer } from '../support/server.ts';

onEachDatabase('every response outside of the API', (open) => {
  it('has a request id of its own and the newest version, also when nothing has changed', async () => {
    const { server } = await startServer(open);
    const ids = new Set<string | null>();
    const get = async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(server.url + path, { headers, redirect: 'manual' });
      await response.text();
      expect(response.headers.get('service-request-id'), path).toMatch(/^req_/);
      expect(response.headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(response.headers.get('service-version'), path).toMatch(/^\d{4}-\d\d-\d\d$/);
      ids.add(response.headers.get('service-request-id'));
      return response;
    };
    const paths = [
      '/healthz',
      '/readyz',
      '/docs',
      '/docs/errors',
      '/docs/assets/reference.css',
      '/docs/assets/reference.js',
      '/settings',
      '/v1/school',
      '/',
      '/absent',
    ];
    for (const path of paths) await get(path);
    const etag = (await get('/openapi.json')).headers.get('etag') ?? '';
    expect((await get('/openapi.json', { 'If-None-Match': etag })).status).toBe(304);
    expect(ids.size).toBe(paths.length + 2);
  });
});

it('paths are those of the documentation exactly, in case and without a slash at the end; its own pages are found with one', async () => {
  const token = 'a token of the metrics';
  const { server } = await startServer(openSqlite, { metrics: { port: 0, token } });
  const statusOf = async (url: string) => {
    const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` }, redirect: 'manual' });
    expect(response.headers.get('x-content-type-options'), url).toBe('nosniff');
    await response.text();
    return response.status;
  };
  const urls = [
    '/healthz',
    '/readyz',
    '/metrics',
    '/docs',
    '/docs/errors',
    '/openapi.json',
    '/v1/school',
  ].map((path) => server.url + path);
  for (const url of [...urls, server.metricsUrl ?? '']) {
    expect(await statusOf(url), url).not.toBe(404);
    const { origin, pathname } = new URL(url);
    for (const other of [pathname.toUpperCase(), `/${pathname}`, `${pathname}/x`])
      expect(await statusOf(origin + other), other).toBe(404);
    expect(await statusOf(`${url}/`), `${url}/`).toBe(pathname.startsWith('/docs') ? 301 : 404);
  }
  expect(await statusOf(`${server.url}/SETTINGS`)).toBe(404);
});
