import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { startServer } from '../support/server.ts';

onEachDatabase('every response outside of the API', (open) => {
  it('has a request id of its own and the newest version, also when nothing has changed', async () => {
    const { server } = await startServer(open);
    const ids = new Set<string | null>();
    const get = async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(server.url + path, { headers, redirect: 'manual' });
      await response.text();
      expect(response.headers.get('service-request-id'), path).toMatch(/^req_/);
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
      '/',
      '/absent',
    ];
    for (const path of paths) await get(path);
    const etag = (await get('/openapi.json')).headers.get('etag') ?? '';
    expect((await get('/openapi.json', { 'If-None-Match': etag })).status).toBe(304);
    expect(ids.size).toBe(paths.length + 2);
  });
});
