import diagnostics from 'node:diagnostics_channel';
import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as sdk from '../src/index.ts';
import { Rollbook } from '../src/index.ts';
import { apiKey, clientOf, errorOf, json, learnerId, problem, serve } from './serve.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('requests', () => {
  it('sends the key, the newest version and a JSON body', async () => {
    await using server = await serve((response) => json(response, 201, { id: learnerId }));
    expect(await clientOf(server).learners.create({ name: 'Thandi Example' })).toEqual({ id: learnerId });
    expect(server.received[0]).toMatchObject({
      method: 'POST',
      url: '/v1/learners',
      body: '{"name":"Thandi Example"}',
      headers: {
        authorization: `Bearer ${apiKey}`,
        'service-version': sdk.newestVersion,
        'content-type': 'application/json',
      },
    });
  });

  it('knows the operations by their names', async () => {
    await using server = await serve((response) => json(response, 200, {}));
    const client = clientOf(server);
    await client.webhooks.rotateSecret('wh_1');
    await client.webhooks.rotateSecret('wh_1', { expires_in: 60 });
    await client.deliveries.redeliver('wh_1', 'dlv_1');
    await client.auditLog.verify();
    await client.auditLog.verify({ from_sequence: 1 });
    await client.apiKeys.revoke('key_1');
    await client.school.get();
    expect(server.received.map(({ method, url, body }) => `${method} ${url} ${body}`)).toEqual([
      'POST /v1/webhooks/wh_1/rotate-secret ',
      'POST /v1/webhooks/wh_1/rotate-secret {"expires_in":60}',
      'POST /v1/webhooks/wh_1/deliveries/dlv_1/redeliver ',
      'GET /v1/audit-log/verify ',
      'GET /v1/audit-log/verify?from_sequence=1 ',
      'POST /v1/api-keys/key_1/revoke ',
      'GET /v1/school ',
    ]);
  });

  it.each([
    ['', ''],
    ['/', ''],
    ['//', ''],
    ['/v1', ''],
    ['/v1/', ''],
    ['/school/7', '/school/7'],
    ['/school/7/', '/school/7'],
    ['/school/7/v1/', '/school/7'],
    ['/school/v1x', '/school/v1x'],
  ])('takes a baseUrl that ends in %j', async (tail, prefix) => {
    await using server = await serve((response) => json(response, 200, {}));
    const client = clientOf({ baseUrl: server.baseUrl + tail });
    await client.school.get();
    expect(server.received[0]?.url).toBe(`${prefix}/v1/school`);
    expect(client.baseUrl).toBe(server.baseUrl + prefix);
  });

  it('takes headers and a version of the client and of the call', async () => {
    await using server = await serve((response) => json(response, 200, {}));
    const client = clientOf(server, { headers: { 'X-One': '1', 'X-Two': '2' }, version: '2026-01-01' });
    await client.school.get({ headers: { 'x-two': null, 'X-Three': '3', Authorization: 'Bearer other' } });
    await client.school.get({ version: null });
    const [first, second] = server.received.map(({ headers }) => headers);
    expect(first).toMatchObject({
      'x-one': '1',
      'x-three': '3',
      'service-version': '2026-01-01',
      authorization: `Bearer ${apiKey}`,
    });
    expect(first).not.toHaveProperty('x-two');
    expect(second).not.toHaveProperty('service-version');
  });

  it('asks a key function for each attempt of a read', async () => {
    await using server = await serve((response, _request, index) =>
      index === 0 ? problem(response, 503, 'unavailable', { 'retry-after': '0' }) : json(response, 200, {}),
    );
    let calls = 0;
    await clientOf(server, { apiKey: async () => `sk_test_${++calls}` }).school.get();
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer sk_test_1',
      'Bearer sk_test_2',
    ]);
  });

  it('sends no key where there is none', async () => {
    await using server = await serve((response) => json(response, 200, {}));
    const middleware = [{ onRequest: () => {} }];
    await clientOf(server, { apiKey: null }).invitations.accept({ token: 'ivtok_1' });
    await clientOf(server, { apiKey: null, middleware }).invitations.accept({ token: 'ivtok_1' });
    for (const { headers } of server.received) expect(headers).not.toHaveProperty('authorization');
  });

  it('finds a fetch that is replaced after the client was made', async () => {
    const client = clientOf({ baseUrl: 'http://x.test' });
    vi.stubGlobal('fetch', async () => Response.json({ id: 'late' }));
    expect(await client.learners.get(learnerId)).toEqual({ id: 'late' });
  });
});

describe('what comes with an answer', () => {
  it('is given by withResponse, from the same request', async () => {
    await using server = await serve((response) =>
      json(response, 200, { id: learnerId }, { etag: '"7"', 'service-version': '2026-10-01' }),
    );
    const call = clientOf(server).learners.get(learnerId);
    const result = await call.withResponse();
    expect(result).toMatchObject({
      data: { id: learnerId },
      etag: '"7"',
      requestId: 'req_1',
      version: '2026-10-01',
      replayed: false,
      attempts: 1,
    });
    expect(result.response.status).toBe(200);
    expect(await call).toBe(result.data);
    expect(server.received).toHaveLength(1);
  });

  it('rejects once when the data is never looked at', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    await using server = await serve((response) => problem(response, 404, 'not_found'));
    expect(await errorOf(clientOf(server).learners.get(learnerId).withResponse())).toMatchObject({
      status: 404,
    });
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('is null for a record that has not changed', async () => {
    await using server = await serve((response, { headers }) =>
      headers['if-none-match'] === '"7"'
        ? response.writeHead(304).end()
        : json(response, 200, { id: learnerId }),
    );
    const client = clientOf(server);
    expect(await client.learners.get(learnerId, { ifNoneMatch: '"7"' })).toBeNull();
    expect(await client.learners.get(learnerId, { ifNoneMatch: undefined })).toEqual({ id: learnerId });
    const { data, response } = await client.GET('/v1/learners/{learner_id}', {
      params: { path: { learner_id: learnerId }, header: { 'If-None-Match': '"7"' } },
    });
    expect([data, response.status]).toEqual([null, 304]);
  });

  it('a weak etag, which a proxy made that compresses, is sent as it is', async () => {
    await using server = await serve((response) => json(response, 200, { id: learnerId }, { etag: 'W/"7"' }));
    const { learners } = clientOf(server);
    const { etag } = await learners.get(learnerId).withResponse();
    await learners.update(learnerId, { class: '6B' }, { ifMatch: etag });
    await learners.get(learnerId, { ifNoneMatch: etag });
    expect(server.received[1]?.headers['if-match']).toBe('W/"7"');
    expect(server.received[2]?.headers['if-none-match']).toBe('W/"7"');
  });

  it('an etag guards a write', async () => {
    await using server = await serve((response) => problem(response, 412, 'precondition_failed'));
    const error = await errorOf(
      clientOf(server).learners.update(learnerId, { class: '6B' }, { ifMatch: '"7"' }),
    );
    expect(error).toBeInstanceOf(sdk.PreconditionFailedError);
    expect(server.received[0]?.headers['if-match']).toBe('"7"');
  });
});

describe('errors', () => {
  it.each([
    [400, 'BadRequestError', sdk.BadRequestError],
    [401, 'AuthenticationError', sdk.AuthenticationError],
    [403, 'PermissionError', sdk.PermissionError],
    [404, 'NotFoundError', sdk.NotFoundError],
    [405, 'BadRequestError', sdk.BadRequestError],
    [409, 'ConflictError', sdk.ConflictError],
    [410, 'GoneError', sdk.GoneError],
    [412, 'PreconditionFailedError', sdk.PreconditionFailedError],
    [422, 'ValidationError', sdk.ValidationError],
    [429, 'RateLimitError', sdk.RateLimitError],
    [500, 'ServerError', sdk.ServerError],
    [503, 'ServerError', sdk.ServerError],
  ] as const)('a %i is a %s', async (status, name, kind) => {
    await using server = await serve((response) => problem(response, status, 'some_code'));
    const error = await errorOf(clientOf(server, { maxRetries: 0 }).learners.get(learnerId));
    expect(error).toBeInstanceOf(kind);
    expect(error).toBeInstanceOf(sdk.RollbookError);
    expect(error).toMatchObject({
      name,
      status,
      code: 'some_code',
      requestId: 'req_1',
      attempts: 1,
      errors: [],
    });
    expect(error).toMatchObject({
      message: `GET /v1/learners/{learner_id}: ${status} some_code, A title (request req_1)`,
    });
  });

  it('holds every fault and the members of the problem, but no body and no key in what it prints first', async () => {
    const errors = [{ pointer: '/name', code: 'too_short', detail: 'At least 1 character.' }];
    await using server = await serve((response) =>
      json(response, 422, {
        code: 'validation_failed',
        title: 'The body is invalid',
        detail: 'See errors.',
        errors,
        existing_id: 'lrn_2',
      }),
    );
    const error = await errorOf(clientOf(server).learners.create({ name: 'Thandi Example' }));
    expect(Object(error).message).toBe(
      'POST /v1/learners: 422 validation_failed, /name: At least 1 character. (request req_1)',
    );
    expect(error).toMatchObject({ errors, detail: 'See errors.', problem: { existing_id: 'lrn_2' } });
    expect(Object(error).message).not.toMatch(/Thandi|sk_test/);
    expect(inspect(error, { depth: 9, showHidden: true }) + JSON.stringify(error)).not.toMatch(
      /Thandi|sk_test/,
    );
    expect(Object.keys(Object(error))).not.toContain('problem');
  });

  const long = `/rows${'/items/0'.repeat(40)}`;
  it.each([
    ['/email', '/email'],
    ['?limit', '?limit'],
    ['', 'the body'],
    ['/rows/12/date_of_birth', '/rows/12/date_of_birth'],
    ['/metadata/Thandi Example', '/metadata/…'],
    ['/external_ids/sis', '/external_ids/…'],
    ['/rows/3/metadata/blood~1type/0', '/rows/3/metadata/…'],
    ['/context/learner_name', '/context/…'],
    ['/subject_comments/sub_1', '/subject_comments/…'],
    ['/Thandi Example', '/…'],
    [`/${'x'.repeat(41)}`, '/…'],
    [long, `${long.slice(0, 99)}…`],
  ])('name the first invalid field: %j as %j', async (pointer, shown) => {
    const detail = 'must be an email address';
    const errors = [pointer, '/a', '/b'].map((each) => ({ pointer: each, code: 'invalid_format', detail }));
    await using server = await serve((response) =>
      json(response, 422, { code: 'validation_failed', title: 'The body is invalid', errors }),
    );
    expect(await errorOf(clientOf(server).learners.create({}))).toMatchObject({
      errors,
      message: `POST /v1/learners: 422 validation_failed, ${shown}: ${detail} (+2 more) (request req_1)`,
    });
  });

  it('show where a long text of the server was cut', async () => {
    const detail = `${'Use a public address. '.repeat(9)}During development, run rollbook listen.`;
    const errors = [{ pointer: '/url', code: 'not_allowed', detail }];
    await using server = await serve((response) =>
      json(response, 422, { code: 'target_not_allowed', title: 'The target is not allowed', errors }),
    );
    const shown = `${detail.slice(0, 199)}…`;
    expect(await errorOf(clientOf(server).learners.create({}))).toMatchObject({
      errors,
      message: `POST /v1/learners: 422 target_not_allowed, /url: ${shown} (request req_1)`,
    });
  });

  it('hold the headers of the response, out of what is printed', async () => {
    await using server = await serve((response) =>
      problem(response, 429, 'rate_limited', { 'retry-after': '61', 'ratelimit-remaining': '0' }),
    );
    const error = await errorOf(clientOf(server).school.get());
    expect(error).toBeInstanceOf(sdk.RateLimitError);
    expect(Object(error).headers.get('RateLimit-Remaining')).toBe('0');
    expect(Object.keys(Object(error))).not.toContain('headers');
    const refused = await errorOf(
      clientOf(server, { fetch: () => Promise.reject(new Error()), maxRetries: 0 }).school.get(),
    );
    expect(Object(refused).headers).toBeUndefined();
  });

  it('are the same by client.GET and its kind, which never return an error', async () => {
    await using server = await serve((response) => problem(response, 404, 'not_found'));
    const client = clientOf(server);
    const params = { path: { learner_id: learnerId } };
    expect(await errorOf(client.GET('/v1/learners/{learner_id}', { params }))).toBeInstanceOf(
      sdk.NotFoundError,
    );
    expect(await errorOf(client.PATCH('/v1/learners/{learner_id}', { params, body: {} }))).toBeInstanceOf(
      sdk.NotFoundError,
    );
    expect(await errorOf(client.DELETE('/v1/learners/{learner_id}', { params }))).toBeInstanceOf(
      sdk.NotFoundError,
    );
  });
});

describe('client.GET and its sisters', () => {
  it('are a call of openapi-fetch: path, query with its serializer, headers and body', async () => {
    await using server = await serve((response) => json(response, 200, { data: [] }));
    const client = clientOf(server);
    const query = { limit: 5, class: '5 B&C', starting_after: undefined };
    await client.GET('/v1/learners', { params: { query } });
    await client.GET('/v1/learners', {
      params: { query },
      querySerializer: ({ limit }) => `limit=${limit}&x=1`,
    });
    const params = { path: { learner_id: learnerId }, header: { 'If-Match': '"7"' } };
    const body = { class: '6B' };
    await client.PATCH('/v1/learners/{learner_id}', { params, body, headers: { 'X-Trace': 't1' } });
    expect(server.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /v1/learners?limit=5&class=5%20B%26C',
      'GET /v1/learners?limit=5&x=1',
      `PATCH /v1/learners/${learnerId}`,
    ]);
    expect(server.received[2]).toMatchObject({
      body: JSON.stringify(body),
      headers: { 'if-match': '"7"', 'x-trace': 't1', 'content-type': 'application/json' },
    });
    expect(server.received[0]?.headers).not.toHaveProperty('content-type');
  });

  it('give null for a 304 and undefined for a 204, whatever their Content-Length', async () => {
    const answers = [
      { status: 304, headers: new Headers({ 'content-length': '0' }), text: async () => '' },
      { status: 204, headers: new Headers(), text: async () => '' },
    ];
    const fetch = async () => answers.shift() ?? Response.json({});
    const client = clientOf({ baseUrl: 'http://x.test' }, { fetch });
    const params = { path: { learner_id: learnerId }, header: { 'If-None-Match': '"7"' } };
    expect((await client.GET('/v1/learners/{learner_id}', { params })).data).toBeNull();
    expect((await client.GET('/v1/school')).data).toBeUndefined();
  });

  it.each(['baseUrl', 'fetch', 'middleware', 'parseAs', 'pathSerializer', 'bodySerializer', 'Request'])(
    'refuse %s of openapi-fetch, which would go past the client',
    async (name) => {
      await using server = await serve((response) => json(response, 200, {}));
      // As code without types would call it.
      const init = { [name]: undefined } as object;
      expect(await errorOf(clientOf(server).GET('/v1/school', init))).toMatchObject({
        code: 'invalid_option',
        message: expect.stringMatching(`^${name} is not an option`),
      });
      expect(server.received).toHaveLength(0);
    },
  );

  it('never quote a header that cannot be sent', async () => {
    await using server = await serve((response) => json(response, 200, {}));
    const params = { header: { 'Idempotency-Key': 'secret\nvalue' } };
    const call = clientOf(server).POST('/v1/learners', { params, body: { name: 'A' } });
    expect(await errorOf(call)).toMatchObject({
      name: 'InvalidArgumentError',
      message: expect.not.stringContaining('secret'),
    });
  });

  it('throw a ConnectionError when openapi-fetch cannot be loaded, and try again with the next call', async () => {
    await using server = await serve((response) => json(response, 200, { id: 'sch_1' }));
    const client = clientOf(server);
    vi.doMock('../src/carrier.ts', () => {
      throw new Error('no such file');
    });
    expect(await errorOf(client.GET('/v1/school'))).toMatchObject({
      name: 'ConnectionError',
      code: 'connection_failed',
      attempts: 0,
      message: 'GET /v1/school: openapi-fetch could not be loaded',
      cause: expect.any(Error),
    });
    vi.doUnmock('../src/carrier.ts');
    expect((await client.GET('/v1/school')).data).toEqual({ id: 'sch_1' });
  });
});

describe('path parameters', () => {
  const unsafe = [
    '',
    undefined,
    null,
    7,
    '.',
    '..',
    '%2e',
    '%2E%2e',
    '.%2e',
    'a/b',
    '../x',
    'a\\b',
    '%2fx',
    'a%5Cb',
  ];

  it.each(unsafe)('refuses %j before any request', async (value) => {
    await using server = await serve((response) => json(response, 200, {}));
    const client = clientOf(server);
    // As code without types would call it.
    const loose = value as string;
    const path = { webhook_id: loose, delivery_id: 'dlv_1' };
    for (const call of [
      () => client.learners.archive(loose),
      () => client.deliveries.get('wh_1', loose),
      () => client.deliveries.get(loose, 'dlv_1'),
      () => client.deliveries.list(loose),
      () => client.GET('/v1/webhooks/{webhook_id}/deliveries/{delivery_id}', { params: { path } }),
    ]) {
      expect(await errorOf(call())).toMatchObject({
        name: 'InvalidArgumentError',
        code: 'invalid_path_parameter',
      });
    }
    expect(server.received).toHaveLength(0);
  });

  it.each([
    '/v1/learners/../school',
    '/v1/learners/',
    '/v1//learners',
    '/v1/learners/%2e%2E',
    '/v1/learners?x=1',
    '/v1/learners/{learner-id}',
    '@other.test/v1/learners',
    '.other.test/v1/learners',
  ])('refuses %s, put together by hand', async (path) => {
    await using server = await serve((response) => json(response, 200, {}));
    // As code without types would call it.
    expect(await errorOf(clientOf(server).GET(path as '/v1/learners'))).toMatchObject({
      code: 'invalid_path_parameter',
    });
    expect(server.received).toHaveLength(0);
  });

  it('encodes what is only unusual', async () => {
    await using server = await serve((response) => json(response, 200, {}));
    await clientOf(server).learners.get('a b?c#d%e…');
    expect(server.received[0]?.url).toBe('/v1/learners/a%20b%3Fc%23d%25e%E2%80%A6');
  });

  it('leaves the value out of the message', async () => {
    const error = await errorOf(clientOf({ baseUrl: 'http://x.test' }).learners.get('Thandi/Example'));
    expect(Object(error).message).not.toMatch(/Thandi/);
  });
});

describe('the key', () => {
  it('is in nothing that is printed of the client', async () => {
    await using server = await serve((response) => json(response, 200, {}));
    const client = clientOf(server);
    await client.school.get();
    for (const shown of [
      inspect(client),
      inspect(client, { depth: 20, showHidden: true, customInspect: false }),
      inspect({ client, school: client.school }, { depth: 20, showHidden: true }),
      JSON.stringify({ client }),
      String(client),
    ]) {
      expect(shown).not.toContain('secret');
    }
    expect(inspect(client)).toContain('[redacted]');
  });

  it.each(['', 'sk test', 'sk_test_secret\n', 'sk_tést_secret'])(
    '%j is refused without being quoted',
    (key) => {
      expect(() => new Rollbook({ apiKey: key, baseUrl: 'http://x.test' })).toThrow(/apiKey/);
      expect(() => new Rollbook({ apiKey: key, baseUrl: 'http://x.test' })).not.toThrow(/secret/);
    },
  );

  it('that a function gives is checked the same way', async () => {
    const error = await errorOf(
      clientOf({ baseUrl: 'http://x.test' }, { apiKey: () => 'sk_test_secret\n' }).school.get(),
    );
    expect(error).toMatchObject({ code: 'invalid_api_key_format' });
  });

  it.each(['', 'x', 'ftp://x.test', 'http://user:secret@x.test', 'http://x.test?a=1', 'http://x.test#a'])(
    'baseUrl %j is refused',
    (baseUrl) => {
      expect(() => new Rollbook({ apiKey, baseUrl })).toThrow(sdk.InvalidArgumentError);
      expect(() => new Rollbook({ apiKey, baseUrl })).toThrow(/^baseUrl /);
      expect(() => new Rollbook({ apiKey, baseUrl })).not.toThrow(/secret/);
    },
  );
});

describe('what can be seen from outside', () => {
  it('diagnostics_channel says when a call starts, is retried, ends and fails', async () => {
    const seen: [string, unknown][] = [];
    const phases = ['start', 'retry', 'end', 'error'];
    const listeners = phases.map((phase) => {
      const listener = (message: unknown) => seen.push([phase, { ...Object(message) }]);
      diagnostics.subscribe(`rollbook:request:${phase}`, listener);
      return () => diagnostics.unsubscribe(`rollbook:request:${phase}`, listener);
    });
    await using server = await serve((response, _request, index) => {
      if (index === 0) problem(response, 503, 'unavailable', { 'retry-after': '0' });
      else if (index === 1) json(response, 200, {});
      else problem(response, 404, 'not_found');
    });
    const client = clientOf(server);
    await client.learners.get(learnerId);
    await errorOf(client.learners.archive(learnerId));
    for (const stop of listeners) stop();
    expect(seen.map(([phase]) => phase)).toEqual(['start', 'retry', 'end', 'start', 'error']);
    expect(seen[1]?.[1]).toMatchObject({
      method: 'GET',
      path: '/v1/learners/{learner_id}',
      attempts: 1,
      delayMs: expect.any(Number),
      status: 503,
    });
    expect(seen[2]?.[1]).toMatchObject({
      attempts: 2,
      status: 200,
      requestId: 'req_1',
      durationMs: expect.any(Number),
      error: undefined,
      delayMs: undefined,
    });
    expect(seen[4]?.[1]).toMatchObject({
      method: 'DELETE',
      status: 404,
      idempotencyKey: expect.any(String),
      error: { status: 404 },
    });
    expect(JSON.stringify(seen)).not.toMatch(/secret/);
  });

  it('works where there is no process', async () => {
    await using server = await serve((response) => json(response, 200, { id: learnerId }));
    const { process: own } = globalThis;
    vi.stubGlobal('process', undefined);
    const client = clientOf(server);
    vi.stubGlobal('process', own);
    expect(await client.learners.get(learnerId)).toEqual({ id: learnerId });
  });

  it('middleware runs around each attempt, may set headers and never sees the key', async () => {
    await using server = await serve((response, _request, index) =>
      index === 0 ? problem(response, 503, 'unavailable', { 'retry-after': '0' }) : json(response, 200, {}),
    );
    const seen: string[] = [];
    const layer = (name: string): sdk.Middleware => ({
      onRequest(request) {
        seen.push(
          `${name} ${request.method} ${request.path} ${request.attempt} ${request.headers.get('authorization')}`,
        );
        request.headers.set('traceparent', `00-${name}-${request.attempt}`);
      },
      onResponse: (response, { attempt }) => {
        seen.push(`${name} ${response.status} ${attempt}`);
      },
    });
    await clientOf(server, { middleware: [layer('a'), layer('b')] }).learners.get(learnerId);
    expect(seen).toEqual([
      'a GET /v1/learners/{learner_id} 1 null',
      'b GET /v1/learners/{learner_id} 1 null',
      'b 503 1',
      'a 503 1',
      'a GET /v1/learners/{learner_id} 2 null',
      'b GET /v1/learners/{learner_id} 2 null',
      'b 200 2',
      'a 200 2',
    ]);
    expect(server.received.map(({ headers }) => headers.traceparent)).toEqual(['00-b-1', '00-b-2']);
    expect(server.received[1]?.headers.authorization).toBe(`Bearer ${apiKey}`);
  });

  it('what middleware throws reaches the caller as it is', async () => {
    const fault = new Error('no');
    const onRequest = () => {
      throw fault;
    };
    expect(
      await errorOf(clientOf({ baseUrl: 'http://x.test' }, { middleware: [{ onRequest }] }).school.get()),
    ).toBe(fault);
  });

  it('writes nothing to the console', async () => {
    const methods = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      vi.spyOn(console, name),
    );
    await using server = await serve((response) =>
      problem(response, 500, 'internal_error', { 'retry-after': '0' }),
    );
    await errorOf(clientOf(server).school.get());
    for (const method of methods) expect(method).not.toHaveBeenCalled();
  });
});
