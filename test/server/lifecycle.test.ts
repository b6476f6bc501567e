import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { connect as connectHttp2, createServer as createHttp2Server } from 'node:http2';
import { type AddressInfo, connect } from 'node:net';
import { extname } from 'node:path';
import { text } from 'node:stream/consumers';
import { Rollbook } from '@rollbook/sdk';
import { createServer, type RollbookServer } from '@rollbook/server';
import express from 'express';
import { describe, expect, it, onTestFinished } from 'vitest';
import { onBothDatabases, openPostgres, openSqlite, type TestDatabase } from '../support/databases.ts';
import { document, documentText } from '../support/document.ts';
import { runSql } from '../support/inspect.ts';
import { expectProblem, refusalOf } from '../support/problems.ts';
import { clientOf, listen, raw, sharedServer, startServer } from '../support/server.ts';
import { Visitor } from '../support/visitor.ts';

/** Another server on a database, until the test ends. */
async function serve({ url, masterKey }: TestDatabase): Promise<RollbookServer> {
  const server = await createServer({ database: url, masterKey });
  onTestFinished(() => server.close());
  return server;
}

/** A database that ends with the test. */
async function opened(open: () => Promise<TestDatabase>): Promise<TestDatabase> {
  const database = await open();
  onTestFinished(() => database[Symbol.asyncDispose]());
  return database;
}

onBothDatabases('a server', (open) => {
  it('listens on a free port, is well and ready, and does not respond once it is closed', async () => {
    const { server } = await startServer(open);
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d+$/);
    expect(await raw(server.url, null, 'GET', '/healthz')).toMatchObject({
      status: 200,
      body: { status: 'ok' },
    });
    expect(await raw(server.url, null, 'GET', '/readyz')).toMatchObject({
      status: 200,
      body: { status: 'ready' },
    });
    await server.close();
    await server.close();
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('serves the API in a server of node:http2, and refuses pages there', async () => {
    const { server, testKey } = await startServer(open);
    const outer = createHttp2Server((request, response) =>
      server.handler(request as never, response as never, () => response.writeHead(404).end()),
    );
    outer.listen(0, '127.0.0.1');
    await once(outer, 'listening');
    const session = connectHttp2(`http://127.0.0.1:${(outer.address() as AddressInfo).port}`);
    onTestFinished(async () => {
      session.close();
      outer.close();
    });
    const get = async (path: string) => {
      const stream = session.request({ ':path': path, authorization: `Bearer ${testKey}` });
      const [headers] = await once(stream, 'response');
      return [headers[':status'], JSON.parse(await text(stream))];
    };
    expect(await get('/v1/school')).toMatchObject([200, { object: 'school' }]);
    expect(await get('/docs')).toMatchObject([404, { detail: expect.stringContaining('HTTP/1.1') }]);
  });

  it('finishes a request that is under way before it closes', async () => {
    // Connections that are still open when an attempt to deliver may no longer take longer are cut off.
    const webhooks = { timeoutMs: 600_000 };
    const { server, testKey, database } = await startServer(open, { webhooks });
    const body = JSON.stringify({ name: 'Thandi Example' });
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST /v1/learners HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${testKey}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    const [interim] = await once(socket, 'data');
    expect(String(interim)).toContain('100 Continue');
    const closing = server.close();
    socket.write(body);
    const [response] = await once(socket, 'data');
    expect(String(response)).toContain('201 Created');
    // The client would keep the connection for its next request; closing does not wait for that.
    await Promise.all([once(socket, 'close'), closing]);
    const again = await serve(database);
    expect((await clientOf(again, testKey).learners.list()).data).toMatchObject([{ name: 'Thandi Example' }]);
  });

  it('finishes a request that a server of yours has passed on before it closes, and takes no other', async () => {
    const { server, testKey, database } = await startServer(open, { webhooks: { timeoutMs: 600_000 } });
    const url = await listen((request, response) => server.handler(request, response, () => response.end()));
    const body = JSON.stringify({ name: 'Thandi Example' });
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST /v1/learners HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${testKey}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    const [interim] = await once(socket, 'data');
    expect(String(interim)).toContain('100 Continue');
    const closing = server.close();
    for (const path of ['/v1/school', '/docs']) {
      const refused = await raw(url, testKey, 'GET', path);
      expectProblem(refused, 'unavailable');
      expect(refused.headers.get('retry-after')).toBe('1');
    }
    socket.write(body);
    const [response] = await once(socket, 'data');
    expect(String(response)).toContain('201 Created');
    await closing;
    socket.destroy();
    expectProblem(await raw(url, testKey, 'GET', '/v1/school'), 'unavailable');
    const again = await serve(database);
    expect((await clientOf(again, testKey).learners.list()).data).toMatchObject([{ name: 'Thandi Example' }]);
  });

  it('cuts off a request that a server of yours has passed on and that does not end', async () => {
    const { server, testKey } = await startServer(open, { webhooks: { timeoutMs: 0 } });
    const url = await listen((request, response) => server.handler(request, response, () => response.end()));
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST /v1/learners HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${testKey}\r\nContent-Type: application/json\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n`,
    );
    await once(socket, 'data');
    await Promise.all([once(socket, 'close'), server.close()]);
  });

  it('keeps what it had when it starts again on the same database', async () => {
    const { client, server, testKey, database } = await startServer(open);
    const { id } = await client.learners.create({ name: 'A' });
    const [entry] = (await client.auditLog.list({ limit: 1 })).data;
    await server.close();
    const migrations = await runSql(database, 'select * from kysely_migration');
    const again = await serve(database);
    const reader = clientOf(again, testKey);
    expect(await reader.learners.get(id)).toMatchObject({ name: 'A' });
    expect(await reader.auditLog.get(entry?.id ?? '')).toEqual(entry);
    await reader.learners.create({ name: 'B' });
    expect(await reader.auditLog.verify()).toMatchObject({ valid: true });
    expect(await runSql(database, 'select * from kysely_migration')).toEqual(migrations);
  });

  it('refuses a database that was made with another master key, and says what to do', async () => {
    const { database, server } = await startServer(open);
    const other = createServer({ database: database.url, masterKey: randomBytes(32) });
    await expect(other).rejects.toThrow(/master key is not the one .* ROLLBOOK_MASTER_KEY/);
    expect((await raw(server.url, null, 'GET', '/readyz')).status).toBe(200);
  });

  it('refuses API requests when it only sends deliveries', async () => {
    const { server, testKey } = await startServer(open, { api: false, worker: true });
    expectProblem(await raw(server.url, testKey, 'GET', '/v1/learners'), 'not_found');
    expect((await raw(server.url, null, 'GET', '/readyz')).status).toBe(200);
  });
});

describe('a server', () => {
  it('starts twice at once on one new PostgreSQL', async () => {
    const database = await opened(() => openPostgres('nothing'));
    const [first, second, third] = await Promise.all([serve(database), serve(database), serve(database)]);
    const { testKey } = await first.createSchool({ name: 'Example School' });
    const { id } = await clientOf(second, testKey).learners.create({ name: 'A' });
    expect(await clientOf(third, testKey).learners.get(id)).toMatchObject({ name: 'A' });
    expect(await clientOf(first, testKey).auditLog.verify()).toMatchObject({ valid: true, checked: 4 });
  });

  it('needs a master key on PostgreSQL', async () => {
    const { url } = await opened(openPostgres);
    await expect(createServer({ database: url })).rejects.toThrow(
      /ROLLBOOK_MASTER_KEY is not set.*openssl rand/s,
    );
  });

  it('makes a key file beside a SQLite database, and uses it again', async () => {
    const { url } = await opened(() => openSqlite('nothing'));
    const first = await createServer({ database: url });
    const { testKey } = await first.createSchool({ name: 'Example School' });
    await first.close();
    const second = await createServer({ database: url });
    onTestFinished(() => second.close());
    expect(await clientOf(second, testKey).school.get()).toMatchObject({ name: 'Example School' });
  });

  it('can be mounted in a server of yours, where all links that it hands out lead to its pages', async () => {
    const app = express().disable('x-powered-by');
    const url = await listen(app);
    const rollbook = await createServer({ publicUrl: url });
    onTestFinished(() => rollbook.close());
    app.use(rollbook.handler, (_request, response) => response.end('mine'));
    const { testKey } = await rollbook.createSchool({ name: 'Example School' });
    const get = (path: string) => raw(url, testKey, 'GET', path);
    expect((await get('/v1/school')).body).toMatchObject({ name: 'Example School' });
    for (const path of ['/', '/other', '/v10', '/settingsx', '/readyz', '/favicon.ico'])
      expect((await get(path)).body).toBe('mine');
    const client = new Rollbook({ apiKey: testKey, baseUrl: url });
    const member = { name: 'Sam Example', email: 'sam@example.org', staff_type: 'teacher' } as const;
    const { id } = await client.staff.create(member);
    await client.roleAssignments.create(id, { role: 'principal' });
    const link = await client.settingsLinks.create({ staff_id: id });
    expect(link.url.startsWith(`${url}/settings/link#`)).toBe(true);
    const page = await get('/settings/link');
    expect(page.body).toContain('/settings/assets/');
    for (const [path] of page.body.matchAll(/\/settings\/assets\/[\w.-]+/g))
      expect((await get(path)).status).toBe(200);
    const visitor = new Visitor({ server: { url } });
    expect((await visitor.useLink(link.url)).status).toBe(200);
    expect((await visitor.send('GET', '/settings/api/v1/school')).json).toMatchObject({
      name: 'Example School',
    });
    for (const path of ['/docs', '/openapi.json', '/llms.txt'])
      expect((await get(path)).status, path).toBe(200);
    expectProblem(await get('/mcp'), 'method_not_allowed');
    expect(await get('/unsubscribe?token=x')).toMatchObject({
      status: 404,
      body: expect.not.stringMatching('mine'),
    });
  });

  it('says that a server is mounted where its links do not lead', async () => {
    const rollbook = await createServer();
    onTestFinished(() => rollbook.close());
    const app = express();
    app.use('/school', rollbook.handler);
    const failed: express.ErrorRequestHandler = ({ message }, _request, response, _next) => {
      response.status(500).end(message);
    };
    app.use(failed);
    const { body } = await raw(await listen(app), null, 'GET', '/school/v1/school');
    expect(body).toContain('mounted at /school');
    const publicUrl = 'https://example.org/school';
    await expect(createServer({ publicUrl })).rejects.toThrow(/publicUrl.* without a path/);
  });
});

describe('the pages of a server', () => {
  const newSchool = sharedServer(openSqlite);

  it('give the document as it is checked in', async () => {
    const { server } = await newSchool();
    const { status, headers, body } = await raw(server.url, null, 'GET', '/openapi.json');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/json');
    expect(body).toEqual(JSON.parse(documentText));
  });

  it('need nothing of another server', async () => {
    const { server } = await newSchool();
    const types = {
      css: /^text\/css/,
      js: /^text\/javascript/,
      json: /^application\/json/,
      md: /^text\/markdown/,
      txt: /^text\/plain/,
      svg: /^image\/svg\+xml/,
    };
    const all = new Set<string>();
    for (const path of ['/docs', '/docs/errors', '/docs/learners', '/docs/operations/learners.list']) {
      const { status, headers, body } = await raw(server.url, null, 'GET', path);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toContain('text/html');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(body).not.toMatch(/(src|href|url)\s*[=(]\s*["']?(https?:)?\/\//);
      // The pages that the navigation lists are all read in test/packages/reference-page.test.ts.
      const own: string = body.replace(/<nav .*<\/nav>/s, '');
      const links = [...own.matchAll(/(?:src|href)="(\/[^"#]+)/g)].map(([, link = '']) => link);
      expect(links.length).toBeGreaterThanOrEqual(3);
      for (const link of links) all.add(link);
    }
    for (const link of all) {
      const file = await raw(server.url, null, 'GET', link);
      expect(file.status, link).toBe(200);
      const ending = extname(link.replace(/\?.*/, '')).slice(1);
      const type = Object.entries(types).find(([name]) => name === ending)?.[1] ?? /^text\/html/;
      expect(file.headers.get('content-type'), link).toMatch(type);
    }
  });

  it('tell of every error where its `type` points', async () => {
    const { server } = await newSchool();
    const { body } = await raw(server.url, null, 'GET', '/docs/errors');
    for (const [code, { title, status }] of Object.entries(document['x-errors'])) {
      expect(body).toContain(`id="${code}"`);
      expect(body).toContain(title.replaceAll('&', '&amp;'));
      expect(body).toContain(String(status));
    }
  });

  it('lead people from the address of the server to the settings screen, and programs to the documentation', async () => {
    const { server } = await newSchool();
    const get = (path: string, accept: string) =>
      fetch(server.url + path, { headers: { Accept: accept }, redirect: 'manual' });
    const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';
    for (const [accept, to] of [
      [browser, '/settings'],
      ['*/*', '/docs'],
      ['application/json', '/docs'],
    ] as const) {
      const { status, headers } = await get('/', accept);
      expect([accept, status, headers.get('location'), headers.get('vary')]).toEqual([
        accept,
        302,
        to,
        'Accept',
      ]);
    }
    const page = await get('/nowhere', browser);
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('Page not found');
    for (const [path, accept] of [
      ['/nowhere', '*/*'],
      ['/v1/nowhere', browser],
    ] as const) {
      const problem = await get(path, accept);
      expect([problem.status, problem.headers.get('content-type')]).toEqual([
        404,
        'application/problem+json',
      ]);
    }
    const icon = await get('/favicon.ico', '*/*');
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });

  it('take GET and HEAD alone, and say so', async () => {
    const { server } = await newSchool();
    const paths = ['/', '/healthz', '/readyz', '/openapi.json', '/docs', '/docs/errors', '/docs/learners'];
    for (const path of [...paths, '/docs/operations/learners.list', '/docs/assets/reference.css']) {
      for (const method of ['POST', 'DELETE', 'OPTIONS', 'QUERY']) {
        const refused = await raw(server.url, null, method, path);
        expectProblem(refused, 'method_not_allowed');
        expect(refused.headers.get('allow'), path).toBe('GET, HEAD');
      }
      expect((await raw(server.url, null, 'HEAD', path)).status).toBe(200);
    }
  });

  it('are sent compressed to who takes that, and not again to who has them', async () => {
    const { server } = await newSchool();
    const get = (path: string, headers: Record<string, string>) =>
      raw(server.url, null, 'GET', path, { headers });
    for (const path of ['/openapi.json', '/docs', '/docs/assets/reference.js']) {
      const plain = await get(path, { 'Accept-Encoding': 'identity' });
      expect(plain.headers.get('content-encoding')).toBeNull();
      const etags = new Set([plain.headers.get('etag')]);
      for (const encoding of ['gzip', 'br']) {
        const first = await get(path, { 'Accept-Encoding': encoding });
        expect(first.headers.get('content-encoding')).toBe(encoding);
        expect(first.body).toEqual(plain.body);
        const [small, large] = [first, plain].map(({ headers }) => Number(headers.get('content-length')));
        expect(small).toBeLessThan((large ?? 0) / 2);
        const etag = first.headers.get('etag') ?? '';
        expect(etag).toMatch(/^"[\w-]{22}"$/);
        etags.add(etag);
        const again = await get(path, { 'Accept-Encoding': encoding, 'If-None-Match': etag });
        expect(again).toMatchObject({ status: 304, body: '' });
        expect(again.headers.get('etag')).toBe(etag);
        expect(again.headers.get('vary')).toBe('Accept-Encoding');
      }
      expect(etags.size).toBe(3);
    }
  });

  it('respond with problems to unknown paths', async () => {
    const { server } = await newSchool();
    for (const path of [
      '/nothing',
      '/docs/nothing',
      '/docs/assets/nothing.js',
      '/docs/assets/%',
      '//v1/learners',
      '/.env',
    ]) {
      expectProblem(await raw(server.url, null, 'GET', path), 'not_found');
    }
  });
});

it.each(['replaced', 'removed'])(
  'a database file that is %s under a server takes no more changes',
  async (how) => {
    const { server, client, database } = await startServer(openSqlite);
    const path = database.url.slice('sqlite:'.length);
    await client.learners.create({ name: 'Thandi Example' });
    if (how === 'replaced') {
      copyFileSync(path, `${path}.copy`);
      renameSync(`${path}.copy`, path);
    } else renameSync(path, `${path}.elsewhere`);
    const refused = await refusalOf(client.learners.create({ name: 'Would be lost' }));
    expect(refused).toMatchObject({ status: 503, code: 'unavailable' });
    const ready = await raw(server.url, null, 'GET', '/readyz');
    expect(ready).toMatchObject({ status: 503, body: { detail: 'The database cannot commit changes.' } });
    expect(existsSync(path)).toBe(how === 'replaced');
    // What was committed before can still be read.
    expect((await client.learners.list()).data).toMatchObject([{ name: 'Thandi Example' }]);
  },
);

it('close() closes every channel, also after one that cannot be closed, and does not wait for one forever', async () => {
  const closed: string[] = [];
  const channel = (name: string, closing: () => Promise<void> | void) => ({
    send: async () => ({ status: 'sent' as const }),
    close: () => {
      closed.push(name);
      return closing();
    },
  });
  const server = await createServer({
    channels: {
      email: channel('email', () => {
        throw new Error('broken');
      }),
      sms: channel('sms', async () => Promise.reject(new Error('broken'))),
      push: channel('push', () => new Promise(() => {})),
      letter: channel('letter', () => undefined),
    },
  });
  await server.close();
  expect(closed.sort()).toEqual(['email', 'letter', 'push', 'sms']);
});
