import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { expectProblem } from '../support/problems.ts';
import { raw, sharedServer, startServer } from '../support/server.ts';
import { exchange, responsesIn } from '../support/sockets.ts';

const lists = '/v1/learners';

/** The one response in what came over a connection. */
function parse(text: string) {
  const [response, ...more] = responsesIn(text);
  if (!response || more.length > 0) throw new Error(`This is not one response: ${text}`);
  return response;
}

onEachDatabase('malformed requests', (open) => {
  const newSchool = sharedServer(open);

  it('are refused when the body is not one JSON object in UTF-8', async () => {
    const { client, server, testKey } = await newSchool();
    const bytes = (...values: number[]) =>
      Uint8Array.from([0x7b, 0x22, 0x6e, 0x22, 0x3a, 0x22, ...values, 0x22, 0x7d]);
    const broken = [
      '{',
      '',
      ' ',
      '{"name": "A"} {}',
      "{'name': 'A'}",
      '{"name": NaN}',
      '\u0000',
      bytes(0xff),
      bytes(0xed, 0xa0, 0x80),
    ];
    for (const text of broken) {
      expectProblem(await raw(server.url, testKey, 'POST', lists, { text }), 'invalid_json');
    }
    expect((await client.learners.list()).data).toEqual([]);
    const marked = await raw(server.url, testKey, 'POST', lists, { text: '\ufeff{"name": "A"}' });
    expect(marked.status).toBe(201);
  });

  it('are refused when a text cannot be stored: NUL, half of a surrogate pair, __proto__ as a key', async () => {
    const { client, server, testKey } = await newSchool();
    const refused = {
      '{"name": "A\\u0000"}': '/name',
      '{"name": "\\ud800"}': '/name',
      '{"name": "\\udc00\\ud800"}': '/name',
      '{"name": "A", "metadata": {"k": "\\u0000"}}': '/metadata/k',
      '{"name": "A", "metadata": {"\\ud800": "v"}}': '/metadata',
      '{"name": "A", "metadata": {"__proto__": "v"}}': '/metadata',
      '{"name": "A", "__proto__": {"class": "5B"}}': '',
    };
    for (const [text, pointer] of Object.entries(refused)) {
      const response = await raw(server.url, testKey, 'POST', lists, { text });
      expect(response.status, text).toBe(422);
      expect(response.body.errors.map((fieldError: { pointer: string }) => fieldError.pointer)).toContain(
        pointer,
      );
    }
    expect((await client.learners.list()).data).toEqual([]);
    const kept = {
      name: '😀 \u0001 \u200c \uffff',
      metadata: { constructor: 'a', hasOwnProperty: 'b', toString: 'c' },
    };
    expect(await client.learners.create(kept)).toMatchObject(kept);
  });

  it('are refused when the body is nested or filled without measure', async () => {
    const { server, testKey } = await newSchool();
    const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    const bodies = [
      deep(100_000),
      `{"name": ${deep(100_000)}}`,
      `{"name": "A", "metadata": ${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`,
      `{"name": "A", "unknown": ${deep(5_000)}}`,
      `{"name": "A", ${Array.from({ length: 50_000 }, (_, i) => `"f${i}": 1`).join()}}`,
    ];
    for (const text of bodies) {
      const response = await raw(server.url, testKey, 'POST', lists, { text });
      expect(response.status).toBe(422);
      expect(response.body.errors.length).toBeLessThanOrEqual(100);
    }
  });

  it('are refused when the body is larger than the limit, however it is sent', async () => {
    const { client, server, testKey } = await startServer(open, { maxBodyBytes: 2_048 });
    const sized = (bytes: number) => '{"name": "A"}'.padEnd(bytes);
    expect((await raw(server.url, testKey, 'POST', lists, { text: sized(2_048) })).status).toBe(201);
    expectProblem(await raw(server.url, testKey, 'POST', lists, { text: sized(2_049) }), 'payload_too_large');
    expectProblem(
      await raw(server.url, testKey, 'POST', lists, { text: sized(8_000_000) }),
      'payload_too_large',
    );
    const chunk = `400\r\n${sized(1_024)}\r\n`;
    const chunked = await exchange(
      server.url,
      `POST ${lists} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${testKey}\r\nTransfer-Encoding: chunked\r\n\r\n`,
      chunk.repeat(3),
    );
    expectProblem(parse(chunked), 'payload_too_large');
    expect((await client.learners.list()).data).toHaveLength(1);
  });

  it('have at most 64 KiB without an API key, which take no room from the bodies of others', async () => {
    const { server } = await newSchool();
    const accept = (bytes: number) => {
      const text = JSON.stringify({ token: `ivtok_${'x'.repeat(43)}` }).padEnd(bytes);
      return raw(server.url, null, 'POST', '/v1/invitations/accept', { text });
    };
    expectProblem(await accept(65_536), 'invitation_not_usable');
    expectProblem(await accept(65_537), 'payload_too_large');
  });

  it('are refused when an object of the body has a name twice, small and large', async () => {
    const { client, server, testKey } = await newSchool();
    const rows = Array.from({ length: 1000 }, (_, i) => `{"external_id":"${i}","name":"${'A'.repeat(100)}"}`);
    const imported = (row: string) => `{"kind":"learners","source":"sis","rows":[${[...rows, row].join()}]}`;
    for (const [path, text] of [
      [lists, '{"name": "A", "name": "B"}'],
      [lists, '{"name": "A", "metadata": {"k": "1", "\\u006b": "2"}}'],
      ['/v1/imports', imported('{"external_id":"x","name":"A","name":"B"}')],
    ] as const) {
      const { status, body } = await raw(server.url, testKey, 'POST', path, { text });
      expect([status, body.code]).toEqual([400, 'invalid_json']);
      expect(body.detail).toContain('twice');
    }
    expect((await client.imports.list()).data).toEqual([]);
  });

  it('are refused when the body is not declared as JSON', async () => {
    const { server, testKey } = await newSchool();
    const send = (headers: Record<string, string>) =>
      raw(server.url, testKey, 'POST', lists, { text: '{"name": "A"}', headers });
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/jsonx',
      'json',
      'multipart/form-data; boundary=x',
      'application/json; charset=iso-8859-1',
      'application/json; profile=x; charset=utf-16',
    ]) {
      expectProblem(await send({ 'Content-Type': type }), 'unsupported_media_type');
    }
    expectProblem(await send({ 'Content-Encoding': 'gzip' }), 'unsupported_media_type');
    expect((await send({ 'Content-Encoding': 'Identity' })).status).toBe(201);
    const untyped = await fetch(server.url + lists, {
      method: 'POST',
      headers: { Authorization: `Bearer ${testKey}` },
      body: new TextEncoder().encode('{"name": "A"}'),
    });
    expect(untyped.status).toBe(415);
    for (const type of [
      'application/json; charset=utf-8',
      'application/json;charset="UTF-8"; profile=x',
      'APPLICATION/JSON',
      'application/merge-patch+json',
    ]) {
      expect((await send({ 'Content-Type': type })).status).toBe(201);
    }
  });

  it('are refused when the body has a transfer coding other than chunked', async () => {
    const { client, server, testKey } = await newSchool();
    const send = async (codings: string, path = lists, connection = 'keep-alive') =>
      parse(
        await exchange(
          server.url,
          `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\nAuthorization: Bearer ${testKey}\r\n`,
          `Content-Type: application/json\r\nTransfer-Encoding: ${codings}\r\n\r\nd\r\n{"name": "A"}\r\n0\r\n\r\n`,
        ),
      );
    for (const codings of ['gzip, chunked', 'identity,chunked', 'gzip\r\nTransfer-Encoding: chunked']) {
      const refused = await send(codings);
      expectProblem(refused, 'unsupported_transfer_coding');
      expect(refused.headers.get('connection')).toBe('close');
      expectProblem(await send(codings, '/healthz'), 'unsupported_transfer_coding');
    }
    for (const codings of ['gzip', 'chunked, gzip']) expectProblem(await send(codings), 'bad_request');
    expect((await client.learners.list()).data).toEqual([]);
    for (const codings of ['chunked', 'Chunked', ', chunked'])
      expect((await send(codings, lists, 'close')).status).toBe(201);
  });

  it('are refused when a path or a query is not what it could be', async () => {
    const { server, testKey } = await newSchool();
    const id = 'lrn_00000000000000000000000000';
    const nowhere = [
      '/v1',
      '/v1/',
      '/v1x',
      `${lists}/`,
      `${lists}//restore`,
      '/v1//learners',
      '/v1/Learners',
      '/v1/%6Cearners',
      '/v2/learners',
    ];
    const noRecord = [
      `${lists}/%00`,
      `${lists}/%`,
      `${lists}/%2e%2e`,
      `${lists}/${id}%20`,
      `${lists}/${'x'.repeat(8_000)}`,
      `${lists}/lrn_${'0'.repeat(9_000)}`,
      `${lists}/${id.toUpperCase()}`,
      `${lists}/__proto__`,
      `${lists}/'`,
    ];
    for (const path of [...nowhere, ...noRecord])
      expectProblem(await raw(server.url, testKey, 'GET', path), 'not_found');
    for (const query of ['name=%', 'name=%ff', 'name=%00', 'name=%ED%A0%80', '%=1', 'class=%E0%A4']) {
      expectProblem(await raw(server.url, testKey, 'GET', `${lists}?${query}`), 'invalid_parameter');
    }
    const odd = await raw(server.url, testKey, 'GET', `${lists}?&&name=a+b%2Bc&`);
    expect(odd).toMatchObject({ status: 200, body: { data: [] } });
  });

  it('are not those with a target in absolute form: its path and query count, whatever authority it names', async () => {
    const { client, server, testKey } = await newSchool();
    await client.learners.create({ name: 'A' });
    await client.learners.create({ name: 'B' });
    const get = async (target: string) =>
      parse(
        await exchange(
          server.url,
          `GET ${target} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${testKey}\r\nConnection: close\r\n\r\n`,
        ),
      );
    for (const authority of [
      'http://localhost',
      'http://school.example:8080',
      'https://[::1]',
      'HTTP://school.example',
    ]) {
      const { status, body } = await get(`${authority}${lists}?limit=1`);
      expect([status, body.data?.length, body.has_more]).toEqual([200, 1, true]);
      expect((await get(`${authority}/healthz`)).status).toBe(200);
      expect((await get(authority)).headers.get('location')).toBe('/docs');
      expectProblem(await get(`${authority}/nothing?${lists}`), 'not_found');
      expect((await get(`${authority}?${lists}`)).headers.get('location')).toBe('/docs');
    }
    expectProblem(await get(`ftp://localhost${lists}`), 'not_found');
  });

  it('do not change the response to HEAD: the headers of GET and nothing else', async () => {
    const { client, server, testKey } = await newSchool();
    const { id } = await client.learners.create({ name: 'A' });
    for (const path of [
      lists,
      `${lists}/${id}`,
      `${lists}/lrn_x`,
      `${lists}?limit=0`,
      '/v1/nothing',
      '/openapi.json',
      '/healthz',
    ]) {
      const get = await raw(server.url, testKey, 'GET', path);
      const head = await raw(server.url, testKey, 'HEAD', path);
      expect(head).toMatchObject({ status: get.status, body: '' });
      for (const name of ['content-type', 'content-length', 'etag'])
        expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
  });

  it('get a problem as their response even when they are not HTTP, and leave the server well', async () => {
    const { client, server, testKey } = await newSchool();
    const host = 'Host: localhost\r\n';
    const garbage = [
      'GARBAGE\r\n\r\n',
      '\u0016\u0003\u0001\u0002\u0000\u0001',
      `GET ${lists} HTTP/9.9\r\n${host}\r\n`,
      // node:http parses these two versions as well.
      `GET ${lists} HTTP/2.0\r\n${host}Connection: keep-alive\r\n\r\n`,
      `GET ${lists} HTTP/0.9\r\n${host}\r\n`,
      `GET ${lists}\r\n\r\n`,
      `CONNECT localhost:443 HTTP/1.1\r\n${host}\r\n`,
      `FETCH ${lists} HTTP/1.1\r\n${host}\r\n`,
      `GET ${lists} HTTP/1.1\r\n${host}Bad Header: x\r\n\r\n`,
      `POST ${lists} HTTP/1.1\r\n${host}Content-Length: 5\r\nContent-Length: 6\r\n\r\n`,
      `POST ${lists} HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`,
      `GET ${lists} HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`,
    ];
    for (const text of garbage) expectProblem(parse(await exchange(server.url, text)), 'bad_request');
    const authorized = `POST ${lists} HTTP/1.1\r\n${host}Authorization: Bearer ${testKey}\r\n`;
    expectProblem(parse(await exchange(server.url, `GET ${lists} HTTP/1.1\r\n\r\n`)), 'bad_request');
    expectProblem(parse(await exchange(server.url, `GET / HTTP/1.1\r\n${host}${host}\r\n`)), 'bad_request');
    const badChunk = await exchange(server.url, `${authorized}Transfer-Encoding: chunked\r\n\r\nxyz\r\n`);
    expectProblem(parse(badChunk), 'bad_request');
    expect((await client.learners.list()).data).toEqual([]);
    expect((await raw(server.url, null, 'GET', '/healthz')).status).toBe(200);
  });
});
