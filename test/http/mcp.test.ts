import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../support/databases.ts';
import { raw, sharedServer, startServer } from '../support/server.ts';

const newSchool = sharedServer(openSqlite);

/** A client of the protocol, in its current version or in the one before it, which began with a handshake. */
async function connect(
  url: string,
  apiKey: string,
  { path = '/mcp', mode = 'auto' as 'auto' | 'legacy' } = {},
) {
  const client = new Client({ name: 'tests', version: '1.0.0' }, { versionNegotiation: { mode } });
  const headers = { Authorization: `Bearer ${apiKey}`, 'User-Agent': 'assistant/1.0' };
  await client.connect(new StreamableHTTPClientTransport(new URL(url + path), { requestInit: { headers } }));
  onTestFinished(() => client.close());
  const call = async (name: string, args: Record<string, unknown>) => {
    const { content, isError = false, _meta: meta } = await client.callTool({ name, arguments: args });
    const texts = (content as { text: string }[]).map(({ text }) => text);
    return { isError, text: texts.join('\n'), requestId: String(meta?.['rollbook/request_id']) };
  };
  const read = async (operation: string, more: Record<string, unknown> = {}) => {
    const { isError, text } = await call('call_read', { operation, ...more });
    expect(isError, text).toBe(false);
    return JSON.parse(text);
  };
  return { client, call, read };
}

const message = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params });
const accept = { Accept: 'application/json, text/event-stream' };

describe.each(['auto', 'legacy'] as const)('a client of the protocol (%s)', (mode) => {
  test('finds an operation, reads how to call it, and calls it', async () => {
    const { server, testKey, client: api } = await newSchool();
    await api.learners.create({ name: 'Thandi Example', class: '5B' });
    await api.learners.create({ name: 'Sipho Example', class: '6A' });
    const { client, call, read } = await connect(server.url, testKey, { mode });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search_operations', 'describe_operation', 'call_read']);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    expect(client.getInstructions()).toContain('Nothing can be changed here.');

    const found = JSON.parse((await call('search_operations', { query: 'learners of a class' })).text);
    expect(found.map(({ operation }: { operation: string }) => operation)).toContain('learners.list');
    const described = JSON.parse((await call('describe_operation', { operation: 'learners.list' })).text);
    expect(described).toMatchObject({
      request: 'GET /v1/learners',
      scopes: ['read:learners'],
      parameters: expect.arrayContaining([
        expect.objectContaining({
          name: 'status',
          values: expect.objectContaining({ active: 'At the school.' }),
        }),
      ]),
    });
    const page = await read('learners.list', { parameters: { class: '5B' }, fields: ['id', 'name'] });
    const [learner] = page.data;
    expect(page).toMatchObject({ data: [{ name: 'Thandi Example' }], has_more: false });
    expect(Object.keys(learner)).toEqual(['id', 'name']);
    const one = await read('learners.get', { parameters: { learner_id: learner.id } });
    expect(one).toMatchObject({ id: learner.id, class: '5B' });
  });
});

test('finds what reads before what writes, unless a change is asked for', async () => {
  const { server, testKey } = await newSchool();
  const { call } = await connect(server.url, testKey, { path: '/mcp?writes=true' });
  const first = async (query: string) =>
    JSON.parse((await call('search_operations', { query })).text)[0].operation;
  for (const [query, operation] of [
    ['unpaid invoices of a learner', 'invoices.list'],
    ['marks of a student', 'grades.list'],
    ['phone number of a parent', 'guardians.list'],
    ['failed deliveries of a webhook', 'deliveries.list'],
    ['erase a learner', 'learners.erase'],
    ['issue invoices', 'invoices.issue'],
    ['send an email to parents', 'messages.create'],
    ['rotate the secret of an endpoint', 'webhooks.rotate-secret'],
  ] as const)
    expect(await first(query), query).toBe(operation);
});

test('lists have pages, and what is too long is not cut without a word', async () => {
  const { server, testKey, client: api } = await newSchool();
  const metadata = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`note_${i}`, 'x'.repeat(200)]));
  for (let i = 0; i < 22; i++) await api.learners.create({ name: `Learner ${i} Example`, metadata });
  const { call, read } = await connect(server.url, testKey);
  const fields = ['name'];
  const page = await read('learners.list', { fields });
  expect(page).toMatchObject({ has_more: true });
  expect(page.data).toHaveLength(20);
  const next = await read('learners.list', { fields, parameters: { starting_after: page.next_cursor } });
  expect(next).toMatchObject({ data: [{ name: 'Learner 20 Example' }, {}], has_more: false });
  const long = await call('call_read', { operation: 'learners.list' });
  expect(long).toMatchObject({ isError: true, text: expect.stringContaining('Ask for less') });
});

test('a dry run whose result is too long does not say that a change was made', async () => {
  const { server, testKey, client: api } = await newSchool();
  const year = await api.academicYears.create({
    name: '2026',
    starts_on: '2026-01-01',
    ends_on: '2026-12-31',
  });
  const days = { starts_on: '2026-10-01', ends_on: '2026-12-10' };
  const term = await api.terms.create({ name: 'Term 4', number: 4, academic_year_id: year.id, ...days });
  const fees = { amount: 100_000, currency: 'ZAR', category: 'tuition' } as const;
  const item = await api.feeItems.create({ name: 'Tuition', ...fees });
  const names = Array.from({ length: 600 }, (_, i) => `Learner ${i} Example`);
  const learners = await Promise.all(names.map((name) => api.learners.create({ name })));
  const body = {
    ...{ term_id: term.id, fee_item_ids: [item.id], due_date: '2026-12-14' },
    learner_ids: learners.map(({ id }) => id),
  };
  const { call } = await connect(server.url, testKey, { path: '/mcp?writes=true' });
  const generate = (more: object) =>
    call('call_write', { operation: 'invoices.generate', body: { ...body, ...more } });
  const tried = await generate({ dry_run: true });
  expect(tried).toMatchObject({ isError: true, text: expect.stringContaining('Ask for less') });
  expect((await api.invoices.list()).data).toEqual([]);
  const done = await generate({});
  expect(done).toMatchObject({ isError: false, text: expect.stringContaining('The change was made') });
});

test('the scopes, the school and the audit log are those of the API key', async () => {
  const { server, client: api, testKey } = await newSchool();
  const { id } = await api.learners.create({ name: 'Thandi Example', national_id: '8001015009087' });
  const keyOf = async (...scopes: ('read:learners' | 'read:sensitive' | 'read:medical')[]) =>
    (await api.apiKeys.create({ name: 'Assistant', scopes })).secret;
  const parameters = { learner_id: id };

  const few = await connect(server.url, await keyOf('read:learners'));
  expect(await few.read('learners.get', { parameters })).not.toHaveProperty('national_id');
  const refused = await few.call('call_read', { operation: 'staff.list' });
  expect(refused.isError).toBe(true);
  expect(JSON.parse(refused.text)).toMatchObject({
    code: 'insufficient_scope',
    request_id: refused.requestId,
  });

  const more = await connect(server.url, await keyOf('read:learners', 'read:sensitive', 'read:medical'));
  expect(await more.read('learners.get', { parameters })).toMatchObject({ national_id: '8001015009087' });
  const notes = await more.call('call_read', { operation: 'medical-notes.list', parameters });
  const { data } = await api.auditLog.list({ request_id: notes.requestId });
  expect(data).toMatchObject([{ actor: { type: 'api_key' }, user_agent: 'assistant/1.0', ip: '127.0.0.1' }]);

  const other = await server.createSchool({ name: 'Other School' });
  const stranger = await connect(server.url, other.testKey);
  const none = await stranger.call('call_read', { operation: 'learners.get', parameters });
  expect(JSON.parse(none.text)).toMatchObject({ code: 'not_found' });

  // A key that is revoked while a client uses it.
  const { secret, id: keyId } = await api.apiKeys.create({ name: 'Assistant', scopes: ['read:learners'] });
  const revoked = await connect(server.url, secret);
  await api.apiKeys.revoke(keyId);
  await expect(revoked.call('call_read', { operation: 'learners.list' })).rejects.toThrow(/401|Unauthorized/);
  expect((await api.learners.get(id)).name).toBe('Thandi Example');
  expect(testKey).toMatch(/^sk_test_/);
});

test('records are changed only if writes were enabled', async () => {
  const { server, testKey, client: api } = await newSchool();
  const body = { name: 'Thandi Example' };
  const reader = await connect(server.url, testKey);
  const blocked = await reader.call('call_read', { operation: 'learners.create' });
  expect(blocked).toMatchObject({ isError: true, text: expect.stringContaining('Writes are not enabled') });
  const absent = await reader.call('call_write', { operation: 'learners.create', body }).catch(String);
  expect(JSON.stringify(absent)).toMatch(/call_write not found|[Uu]nknown tool|call_write/);
  expect((await api.learners.list()).data).toEqual([]);

  const { call, client } = await connect(server.url, testKey, { path: '/mcp?writes=true' });
  const { tools } = await client.listTools();
  expect(tools.at(-1)).toMatchObject({ name: 'call_write', annotations: { destructiveHint: true } });
  const write = (operation: string, more: object = {}) => call('call_write', { operation, ...more });
  const key = '0b8f7c1e-3f7e-4a8e-9a52-6c1f5f1f9f10';
  const made = await write('learners.create', { body, idempotency_key: key });
  const again = await write('learners.create', { body, idempotency_key: key });
  expect(made.isError, made.text).toBe(false);
  const { id } = JSON.parse(made.text);
  expect(JSON.parse(again.text).id).toBe(id);
  const { data } = await api.auditLog.list({ resource_id: id });
  expect(data).toMatchObject([{ request_id: made.requestId, idempotency_key: key.slice(0, 8) }]);
  expect(
    (await write('learners.update', { parameters: { learner_id: id }, body: { class: '5B' } })).isError,
  ).toBe(false);
  expect((await write('learners.archive', { parameters: { learner_id: id } })).isError).toBe(false);

  const invalid = await write('learners.create', { body: { name: '', date_of_birth: 'soon' } });
  expect(invalid.isError).toBe(true);
  expect(JSON.parse(invalid.text)).toMatchObject({ code: 'validation_failed', errors: [{}, {}] });
  expect((await write('learners.list')).text).toContain('use call_read');
});

test('what cannot be called is refused before it is sent, with what to do', async () => {
  const { server, testKey } = await newSchool();
  const { call } = await connect(server.url, testKey, { path: '/mcp?writes=true' });
  const refused = async (name: string, args: Record<string, unknown>) => {
    const { isError, text, requestId } = await call(name, args);
    expect({ isError, requestId }).toEqual({ isError: true, requestId: 'undefined' });
    return text;
  };
  expect(await refused('call_read', { operation: 'learner.list' })).toContain('Did you mean learners.list');
  expect(await refused('describe_operation', { operation: 'zzz' })).toContain('search_operations');
  const unknown = await refused('call_read', { operation: 'learners.list', parameters: { clas: '5B' } });
  expect(unknown).toContain('learners.list has no parameter clas. Did you mean class');
  expect(await refused('call_read', { operation: 'learners.get' })).toContain(
    'learner_id of the path is missing',
  );
  expect(await refused('call_read', { operation: 'learners.list', fields: ['nme'] })).toContain(
    'Did you mean name',
  );
  // Sent on, it would be another text, or no text at all.
  const halves = [
    { operation: 'learners.list', parameters: { name: 'a\ud800b' } },
    { operation: 'learners.get', parameters: { learner_id: 'a\ud800b' } },
  ];
  for (const half of halves)
    expect(await refused('call_read', half)).toContain('contains half of a surrogate pair');
  const body = { nme: 'Thandi Example' };
  expect(await refused('call_write', { operation: 'learners.create', body })).toContain('Did you mean name');
  // The first of many, and nothing of a name that cannot be one.
  const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`n${index}`, 1]));
  const some = await refused('call_write', { operation: 'learners.create', body: many });
  expect(some.split('\n')).toHaveLength(20);
  const long = { ['n'.repeat(500_000)]: 1 };
  expect((await refused('call_write', { operation: 'learners.create', body: long })).length).toBeLessThan(
    2000,
  );
  // Secrets do not reach a model.
  for (const operation of ['api-keys.create', 'webhooks.create', 'settings-links.create'])
    expect(await refused('call_write', { operation, body: {} })).toContain('contains a secret');
  expect(await refused('call_write', { operation: 'invitations.accept', body: {} })).toContain(
    'no operation',
  );
});

test.each(['auto', 'legacy'] as const)(
  'a member that cannot be stored is refused, and not left out (%s)',
  async (mode) => {
    const { server, testKey, client: api } = await newSchool();
    const { call } = await connect(server.url, testKey, { path: '/mcp?writes=true', mode });
    // As JSON.parse gives it: in a literal, it would be the prototype.
    const given = (text: string): Record<string, unknown> => JSON.parse(text);
    const refused: [name: string, args: string, path: string][] = [
      ['call_read', '{"operation":"learners.list","parameters":{"__proto__":"5B"}}', '/parameters/__proto__'],
      [
        'call_write',
        '{"operation":"learners.create","body":{"name":"A","__proto__":{"class":"5B"}}}',
        '/body/__proto__',
      ],
      [
        'call_write',
        '{"operation":"learners.create","body":{"name":"A","metadata":{"__proto__":"v"}}}',
        '/body/metadata/__proto__',
      ],
      [
        'call_write',
        '{"operation":"learners.create","body":{"name":"A","metadata":[[{"\\u005f_proto__":"v"}]]}}',
        '/body/metadata/0/0/__proto__',
      ],
    ];
    for (const [name, args, path] of refused) {
      const { isError, text } = await call(name, given(args)).catch((error: Error) => ({
        ...{ isError: true, text: error.message },
      }));
      expect(isError, args).toBe(true);
      expect(text, args).toContain(`${path}: a member named __proto__ cannot be stored`);
    }
    // Clients leave one out that is beside the operation.
    const text = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"call_read","arguments":
      {"operation":"learners.list","\\u005f_proto__":{"fields":["id"]}}}}`;
    const headers = { ...accept, 'Content-Type': 'application/json' };
    expect(await raw(server.url, testKey, 'POST', '/mcp', { text, headers })).toMatchObject({
      ...{ status: 400 },
      body: { code: 'bad_request', detail: expect.stringContaining('a member named __proto__') },
    });
    expect((await api.learners.list()).data).toEqual([]);
    const body = given('{"name":"A","metadata":{"constructor":"v","note":"__proto__"}}');
    expect((await call('call_write', { operation: 'learners.create', body })).isError).toBe(false);
  },
);

test('a value with more levels than the stack is refused, and the refusal says where', async () => {
  const { server, testKey } = await newSchool();
  const nested = `${'['.repeat(9_000)}${']'.repeat(9_000)}`;
  const text = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"call_write","arguments":
    {"operation":"learners.create","body":{"name":"A","metadata":{"note":${nested}}}}}}`;
  const { body } = await raw(server.url, testKey, 'POST', '/mcp?writes=true', { text, headers: accept });
  expect(body).toContain('/0/0/0: is nested too deeply.');
});

test('requests without a key, of other origins, or of other forms are refused', async () => {
  const { server, testKey } = await startServer(openSqlite, {
    corsOrigins: ['https://tools.example'],
    maxBodyBytes: 20_000,
  });
  const list = { body: message('tools/list'), headers: accept };
  const send = (
    key: string | null,
    options: Parameters<typeof raw>[4] = list,
    path = '/mcp',
    method = 'POST',
  ) => raw(server.url, key, method, path, options);
  expect(await send(testKey)).toMatchObject({ status: 200 });
  const none = await send(null);
  expect(none).toMatchObject({ status: 401, body: { code: 'missing_api_key' } });
  expect(none.headers.get('www-authenticate')).toMatch(/^Bearer/);
  expect(none.headers.get('service-request-id')).toMatch(/^req_/);
  expect(await send(`sk_test_${'x'.repeat(43)}`)).toMatchObject({
    status: 401,
    body: { code: 'invalid_api_key' },
  });

  const from = (origin: string) => ({ ...list, headers: { ...accept, Origin: origin } });
  // A page that made a browser resolve its own name to this server, and one of another server of this machine.
  for (const origin of ['http://rebound.example:4010', 'http://localhost:1025', 'null', 'nothing'])
    expect(await send(testKey, from(origin))).toMatchObject({
      status: 403,
      body: { code: 'cross_site_request' },
    });
  expect(await send(testKey, from(server.url))).toMatchObject({ status: 200 });
  const allowed = await send(testKey, from('https://tools.example'));
  expect(allowed.status).toBe(200);
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://tools.example');

  for (const method of ['GET', 'DELETE'])
    expect(await send(testKey, { headers: accept }, '/mcp', method)).toMatchObject({
      status: 405,
      body: { code: 'method_not_allowed' },
    });
  const batch = JSON.stringify([list.body, list.body]);
  for (const before of ['', ' '.repeat(200), '\ufeff', `\ufeff${'\r\n\t '.repeat(100)}`])
    expect(
      await send(testKey, {
        text: before + batch,
        headers: { ...accept, 'Content-Type': 'application/json' },
      }),
    ).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  const large = { ...list, body: message('tools/list', { cursor: 'x'.repeat(20_000) }) };
  expect(await send(testKey, large)).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
  expect(
    await send(testKey, { text: '{', headers: { ...accept, 'Content-Type': 'application/json' } }),
  ).toMatchObject({
    status: 400,
    body: { error: { code: -32700 } },
  });
  expect(await send(testKey, list, '/mcp?write=true')).toMatchObject({
    status: 400,
    body: { code: 'unknown_parameter' },
  });
  expect(await send(testKey, list, '/mcp?writes=1')).toMatchObject({
    status: 400,
    body: { code: 'invalid_parameter' },
  });
  expect(await send(testKey, list, '/mcp/other')).toMatchObject({ status: 404 });
});

test('requests count as those of the API key', async () => {
  const {
    server,
    testKey,
    client: api,
  } = await startServer(openSqlite, { rateLimits: { reads: 5, writes: 5 } });
  const { call } = await connect(server.url, testKey, { mode: 'legacy' });
  const codes: string[] = [];
  for (let i = 0; i < 5; i++)
    codes.push(
      await call('call_read', { operation: 'school.get' }).then(
        ({ text }) => JSON.parse(text).code ?? 'read',
        String,
      ),
    );
  expect(codes[0]).toBe('read');
  expect(codes.at(-1)).toMatch(/429|rate_limited/);
  await expect(api.school.get()).rejects.toMatchObject({ code: 'rate_limited' });
});
