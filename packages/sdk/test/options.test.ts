import { afterEach, describe, expect, it, vi } from 'vitest';
import { InvalidArgumentError, Rollbook, type RollbookOptions } from '../src/index.ts';
import { apiKey, clientOf, errorOf, json, learnerId, problem, serve } from './serve.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const baseUrl = 'http://x.test';
/** As code without types would give them. */
const loose = (options: object) => options as Partial<RollbookOptions>;

const wrong: [string, unknown][] = [
  ['maxRetries', Number.NaN],
  ['maxRetries', -1],
  ['maxRetries', 1.5],
  ['maxRetries', '3'],
  ['timeoutMs', 'abc'],
  ['timeoutMs', 0],
  ['timeoutMs', Number.NaN],
  ['timeoutMs', -5],
  ['deadlineMs', Number.NaN],
  ['deadlineMs', '5'],
  ['version', 7],
  ['headers', 'X-One: 1'],
  ['headers', { 'X-One': 1 }],
  ['headers', { 'X One': '1' }],
  ['headers', { '': '1' }],
  ['headers', { 'X-One': '1\r\nX-Two: 2' }],
  ['headers', { 'X-One': '✓' }],
  ['headers', new Headers({ 'X-One': '1' })],
  ['apiKey', 7],
  ['retries', 3],
];

describe('a wrong option', () => {
  it.each([
    ...wrong,
    ['baseUrl', undefined],
    ['baseUrl', 7],
    ['apiKey', undefined],
    ['fetch', 'fetch'],
    ['middleware', { onRequest() {} }],
    ['middleware', [null]],
    ['logger', {}],
    ['dangerouslyAllowBrowser', 'yes'],
    ['signal', AbortSignal.abort()],
  ] as [string, unknown][])('of the client is an error that names it: %s: %o', (name, value) => {
    const make = () => clientOf({ baseUrl }, loose({ [name]: value }));
    expect(make).toThrow(InvalidArgumentError);
    expect(make).toThrow(new RegExp(`^${name} `));
  });

  it.each([
    ...wrong,
    ['signal', 'soon'],
    ['idempotencyKey', ''],
    ['ifMatch', 'a\nb'],
    ['ifMatch', 7],
    ['baseUrl', baseUrl],
  ] as [string, unknown][])('of a call is an error that names it: %s: %o', async (name, value) => {
    await using server = await serve((response) => json(response, 200, {}));
    const client = clientOf(server);
    const options = loose({ [name]: value });
    for (const call of [
      () => client.learners.update(learnerId, {}, options),
      () => client.learners.list({}, options),
      () => client.GET('/v1/school', options),
    ]) {
      const error = await errorOf(call());
      expect(error).toBeInstanceOf(InvalidArgumentError);
      expect(error).toMatchObject({ code: 'invalid_option', message: expect.stringMatching(`^${name} `) });
    }
    expect(server.received).toHaveLength(0);
  });

  it('names the header that cannot be sent, without its value', () => {
    const make = (headers: Record<string, string>) => () => clientOf({ baseUrl }, { headers });
    expect(make({ 'X-One': 'sk_test_secret\n2' })).toThrow(/^headers .*X-One/);
    expect(make({ 'X-One': 'sk_test_secret\n2' })).not.toThrow(/sk_test/);
    expect(make({ 'X-One: sk_test_secret': '' })).toThrow(/^headers .*X-One/);
    expect(make({ 'X-One: sk_test_secret': '' })).not.toThrow(/sk_test/);
  });

  it.each([undefined, null, 'sk_test_secret'])(
    '%s instead of an object is an error that says so',
    (given) => {
      const options = given as never;
      const error = expect.objectContaining({
        code: 'invalid_option',
        message: expect.stringMatching(/^options must be an object/),
      });
      expect(() => new Rollbook(options)).toThrow(error);
      expect(() => clientOf({ baseUrl }).withOptions(options)).toThrow(error);
    },
  );

  it('is not quoted: it may be a secret', () => {
    expect(() => clientOf({ baseUrl }, loose({ apiKey: { key: 'sk_test_secret' } }))).not.toThrow(/sk_test/);
  });

  it('that is undefined counts as left out', async () => {
    await using server = await serve((response) => json(response, 200, {}));
    const nothing = { timeoutMs: undefined, maxRetries: undefined, headers: undefined, logger: undefined };
    await clientOf(server, nothing).school.get({ timeoutMs: undefined, signal: undefined });
    expect(server.received).toHaveLength(1);
  });
});

describe('withOptions', () => {
  it('changes what is given and keeps the rest', async () => {
    await using server = await serve((response) =>
      problem(response, 503, 'unavailable', { 'retry-after': '0' }),
    );
    const one = clientOf(server, { maxRetries: 1, headers: { 'X-One': '1' } });
    const other = one.withOptions({ apiKey: 'sk_test_other', version: undefined, headers: { 'X-Two': '2' } });
    await errorOf(other.school.get());
    await errorOf(one.school.get());
    expect(server.received.map(({ headers }) => headers)).toMatchObject([
      { authorization: 'Bearer sk_test_other', 'x-one': '1', 'x-two': '2' },
      { authorization: 'Bearer sk_test_other' },
      { authorization: `Bearer ${apiKey}`, 'x-one': '1' },
      {},
    ]);
    expect(server.received[3]?.headers).not.toHaveProperty('x-two');
  });

  it('replaces a header whose name is written in another case, and keeps one that is undefined', async () => {
    await using server = await serve((response) => json(response, 200, {}));
    const client = clientOf(server, { headers: { 'X-School': 'a', 'X-One': '1', 'X-Two': '2' } })
      .withOptions({ headers: { 'x-school': 'b', 'X-One': undefined, 'x-two': null } })
      .withOptions({ headers: { 'X-School': 'c' } });
    await client.school.get();
    expect(server.received[0]?.headers).toMatchObject({ 'x-school': 'c', 'x-one': '1' });
    expect(server.received[0]?.headers).not.toHaveProperty('x-two');
  });

  it('checks what is given', () => {
    expect(() => clientOf({ baseUrl }).withOptions({ timeoutMs: -1 })).toThrow(/^timeoutMs /);
  });
});

describe('the key of a call', () => {
  it('takes the place of the client’s, on every attempt of it alone', async () => {
    await using server = await serve((response, _request, index) =>
      index === 1 ? problem(response, 503, 'unavailable', { 'retry-after': '0' }) : json(response, 200, {}),
    );
    const client = clientOf(server);
    await client.school.get();
    await client.learners.create({ name: 'A' }, { apiKey: 'sk_test_other' });
    await client.GET('/v1/school', { apiKey: async () => 'sk_test_third' });
    await client.school.get({ apiKey: null });
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${apiKey}`,
      'Bearer sk_test_other',
      'Bearer sk_test_other',
      'Bearer sk_test_third',
      undefined,
    ]);
  });

  it('is checked as that of the client', async () => {
    const call = clientOf({ baseUrl }).school.get({ apiKey: 'sk_test_secret\n' });
    expect(await errorOf(call)).toMatchObject({
      code: 'invalid_api_key_format',
      message: expect.not.stringContaining('secret'),
    });
  });
});

describe('in a browser', () => {
  const inBrowser = () => {
    vi.stubGlobal('document', {});
    vi.stubGlobal('process', undefined);
  };

  it('a secret key is refused, wherever it comes from', async () => {
    inBrowser();
    const refused = { code: 'secret_key_in_browser', message: expect.not.stringContaining(apiKey) };
    expect(() => clientOf({ baseUrl })).toThrow(expect.objectContaining(refused));
    expect(await errorOf(clientOf({ baseUrl }, { apiKey: () => apiKey }).school.get())).toMatchObject(
      refused,
    );
    const nobody = clientOf({ baseUrl }, { apiKey: null });
    expect(await errorOf(nobody.school.get({ apiKey }))).toMatchObject(refused);
  });

  it('dangerouslyAllowBrowser lets it pass, and a call without a key needs no leave', async () => {
    inBrowser();
    const sent: object[] = [];
    const fetch = async (_url: string, { headers }: { headers: object }) => {
      sent.push(headers);
      return Response.json({});
    };
    await new Rollbook({ apiKey, baseUrl, fetch, dangerouslyAllowBrowser: true }).school.get();
    await new Rollbook({ apiKey: null, baseUrl, fetch }).school.get();
    expect(sent).toHaveLength(2);
    // A browser would ask the server for leave to send it, and sends its own name anyway.
    for (const headers of sent) expect(headers).not.toHaveProperty('user-agent');
  });

  it.each([
    ['a page', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', 'refused'],
    ['Cloudflare', 'Cloudflare-Workers', 'accepted'],
    ['a runtime without a name', undefined, 'accepted'],
  ])('a secret key in a worker of %s, with the user agent %s, is %s', (_, userAgent, outcome) => {
    vi.stubGlobal('process', undefined);
    vi.stubGlobal('navigator', userAgent && { userAgent });
    const create = () => clientOf({ baseUrl });
    if (outcome === 'accepted') expect(create).not.toThrow();
    else expect(create).toThrow(expect.objectContaining({ code: 'secret_key_in_browser' }));
  });

  it('a test runner that puts a document into Node is none', () => {
    vi.stubGlobal('document', {});
    expect(() => clientOf({ baseUrl })).not.toThrow();
  });
});

describe('User-Agent', () => {
  it('names the SDK and its version, unless the program names itself', async () => {
    await using server = await serve((response) => json(response, 200, {}));
    await clientOf(server).school.get();
    await clientOf(server, { headers: { 'User-Agent': 'timetable/2.1' } }).school.get();
    const { default: manifest } = await import('../package.json', { with: { type: 'json' } });
    expect(server.received.map(({ headers }) => headers['user-agent'])).toEqual([
      `rollbook-sdk/${manifest.version}`,
      'timetable/2.1',
    ]);
  });
});

describe('a logger', () => {
  it('is told of calls, retries and failures, without a body or the key', async () => {
    const lines: [string, string, Record<string, unknown>][] = [];
    const level = (name: string) => (message: string, fields: Record<string, unknown>) =>
      lines.push([name, message, fields]);
    const logger = { debug: level('debug'), info: level('info'), warn: level('warn') };
    await using server = await serve((response, _request, index) => {
      if (index === 0) problem(response, 503, 'unavailable', { 'retry-after': '0' });
      else if (index === 1) json(response, 200, { name: 'Thandi Example' });
      else problem(response, 404, 'not_found');
    });
    const client = clientOf(server, { logger });
    await client.learners.create({ name: 'Thandi Example' });
    await errorOf(client.learners.get(learnerId));
    const untimed = (message: unknown) => String(message).replace(/\d+ ms$/, 'some ms');
    expect(lines.map(([name, message]) => `${name} ${untimed(message)}`)).toEqual([
      'warn POST /v1/learners: retrying in some ms',
      'debug POST /v1/learners: 200',
      'info GET /v1/learners/{learner_id}: failed',
    ]);
    expect(lines.map(([, , fields]) => fields)).toMatchObject([
      { status: 503, attempts: 1, code: 'unavailable', delayMs: expect.any(Number) },
      { status: 200, attempts: 2, requestId: 'req_1', durationMs: expect.any(Number) },
      { status: 404, code: 'not_found' },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Thandi|secret|lrn_/);
  });
});
