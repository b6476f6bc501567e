import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, rollbook, rollbookProgram } from '../support/command.ts';
import { openSqlite } from '../support/databases.ts';
import { listen, sharedServer } from '../support/server.ts';

const newSchool = sharedServer(openSqlite);

async function start() {
  const started = await newSchool();
  const cwd = await newFolder();
  const env = { ROLLBOOK_URL: started.server.url, ROLLBOOK_API_KEY: started.testKey };
  const api = (...args: string[]) => rollbook(['api', ...args], { cwd, env });
  const json = async (...args: string[]) => {
    const { code, stdout, stderr } = await api(...args);
    expect(code, stderr).toBe(0);
    return JSON.parse(stdout);
  };
  return { ...started, cwd, env, api, json };
}

test('rollbook api reads, and follows pages line by line', async () => {
  const { api, json, client } = await start();
  for (const name of ['Lerato', 'Naledi', 'Sipho'])
    await client.learners.create({ name: `${name} Example`, class: name === 'Sipho' ? '6A' : '5B' });

  const page = await json('GET', '/v1/learners', '--query', 'limit=2');
  expect(page).toMatchObject({ data: [{}, {}], has_more: true });
  const all = await api('get', '/v1/learners?limit=1', '--all', '-q', 'class=5b');
  const names = all.stdout.split('\n').filter(Boolean);
  expect(names.map((line) => JSON.parse(line).name)).toEqual(['Lerato Example', 'Naledi Example']);

  const [first] = page.data;
  expect(await json('GET', `/v1/learners/${first.id}`)).toMatchObject({ name: 'Lerato Example' });
  const shown = await api('GET', `/v1/learners/${first.id}`, '--include');
  const [, etag = ''] = /^etag: (.*)$/m.exec(shown.stderr) ?? [];
  expect(shown.stderr).toMatch(/^HTTP 200\n/);
  const unchanged = await api('GET', `/v1/learners/${first.id}`, '-H', `If-None-Match: ${etag}`);
  expect(unchanged).toMatchObject({ code: 0, stdout: '' });
});

test('rollbook api prints the fields that are selected, as JSON, as a table, or one value on a line', async () => {
  const { api, json, client } = await start();
  const address = { line1: '1 Long Street', city: 'Cape Town' };
  const one = await client.learners.create({
    name: 'Lerato "Lee" Example, Jr',
    address,
    external_ids: { 'my.app': '4711' },
  });
  const two = await client.learners.create({ name: '=1+1 Naledi', metadata: { note: 'a\tb' } });
  const all = ['GET', '/v1/learners', '--all', '-q', 'limit=1'];

  const lines = (await api(...all, '--select', 'name,address.city', '--select', 'external_ids.my.app'))
    .stdout;
  expect(
    lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { name: one.name, address: { city: 'Cape Town' }, external_ids: { 'my.app': '4711' } },
    { name: two.name, address: null, external_ids: {} },
  ]);
  expect(await json('GET', `/v1/learners/${one.id}`, '--select', 'address.city, address')).toEqual({
    address: one.address,
  });
  expect(await json('GET', '/v1/learners', '-q', 'limit=1', '--select', 'id')).toEqual({
    data: [{ id: one.id }],
    next_cursor: one.id,
    has_more: true,
  });
  expect(await json(...all, '--select', 'id', '--output', 'json')).toEqual([{ id: one.id }, { id: two.id }]);

  const ids = await api(...all, '--select', 'id', '--output', 'tsv');
  expect(ids.stdout).toBe(`${one.id}\n${two.id}\n`);
  const fields = 'name,address.city,boarder,external_ids,metadata.note';
  const exact = await api(...all, '--select', fields, '--output', 'tsv');
  expect(exact.stdout).toBe(
    `${one.name}\tCape Town\tfalse\t{"my.app":"4711"}\t\n=1+1 Naledi\t\tfalse\t{}\ta\\tb\n`,
  );
  const table = await api(...all, '--select', 'name,address.city', '--output', 'csv');
  expect(table.stdout).toBe(
    `\uFEFFname,address.city\n"Lerato ""Lee"" Example, Jr",Cape Town\n'=1+1 Naledi,\n`,
  );
  const whole = await api('GET', `/v1/learners/${two.id}`, '--output', 'csv');
  expect(whole.stdout).toMatch(/^\uFEFFid,object,name,.*,archived_at\nlrn_/);
  const none = [...all, '-q', 'class=none', '--select', 'id'];
  expect((await api(...none, '--output', 'csv')).stdout).toBe('\uFEFFid\n');
  expect(await json(...none, '--output', 'json')).toEqual([]);

  // What is left out is said.
  const part = await api('GET', '/v1/learners?limit=1', '--select', 'id', '--output', 'tsv');
  expect(part).toMatchObject({ code: 0, stdout: `${one.id}\n` });
  expect(part.stderr).toContain('There are more records: --all');
  const made = await api('POST', '/v1/learners', '-f', 'name=Sipho', '--select', 'id', '--output', 'tsv');
  expect(made.stdout).toMatch(/^lrn_\w+\n$/);
});

test('rollbook api selects fields of the objects in a list, and of the data of events', async () => {
  const { api, client } = await start();
  const learner = await client.learners.create({ name: 'Thandi Example' });
  const lines = [
    { description: 'Tuition', category: 'tuition', unit_amount: 100 },
    { description: 'Bus', category: 'transport', unit_amount: -20 },
  ] as const;
  const { id } = await client.invoices.create({
    learner_id: learner.id,
    due_date: '2099-01-01',
    lines: [...lines],
  });
  const select = ['--select', 'lines.description,lines.unit_amount'];
  const chosen = await api('GET', `/v1/invoices/${id}`, ...select);
  expect(JSON.parse(chosen.stdout)).toEqual({
    lines: lines.map(({ description, unit_amount }) => ({ description, unit_amount })),
  });
  const row = await api('GET', `/v1/invoices/${id}`, ...select, '--output', 'tsv');
  expect(row.stdout).toBe('["Tuition","Bus"]\t[100,-20]\n');
  const events = await api('GET', '/v1/events', '-q', 'type=learner.created', '--select', 'data.name');
  expect(JSON.parse(events.stdout).data).toContainEqual({ data: { name: 'Thandi Example' } });
});

test('rollbook api writes what fields, files and standard input say', async () => {
  const { api, json, cwd, env, client } = await start();
  const made = await json(
    ...['POST', '/v1/learners', '--data', '{"name":"Lerato Example","metadata":{"a":"1"}}'],
    ...['-f', 'name=Thandi Example', '-f', 'address.city=Durban', '-f', 'metadata.b=2', '-f', 'boarder=true'],
  );
  expect(made).toMatchObject({
    name: 'Thandi Example',
    address: { city: 'Durban' },
    metadata: { a: '1', b: '2' },
    boarder: true,
  });

  await writeFile(join(cwd, 'changes.json'), '{"preferred_name":"Thandi"}');
  const changed = await json(
    'PATCH',
    `/v1/learners/${made.id}`,
    '--data',
    '@changes.json',
    '-f',
    'email=null',
  );
  expect(changed).toMatchObject({ preferred_name: 'Thandi', email: null });
  const args = ['api', 'PATCH', `/v1/learners/${made.id}`, '--data', '-'];
  const piped = await rollbookProgram(args, { cwd, env, input: '{"class":"5B"}' });
  expect(JSON.parse(piped.stdout)).toMatchObject({ class: '5B' });

  // A key for the write is sent without asking, and one that was chosen makes the write once.
  const key = 'Idempotency-Key: 0b8f7c1e-3f7e-4a8e-9a52-6c1f5f1f9f10';
  const twice = ['POST', '/v1/learners', '-f', 'name=Sipho Example', '-H', key];
  expect((await json(...twice)).id).toBe((await json(...twice)).id);
  const { data } = await client.auditLog.list({ resource_id: made.id });
  expect(data).toHaveLength(3);
  expect(data.map(({ idempotency_key }) => idempotency_key)).not.toContain(null);

  const stale = await api('PATCH', `/v1/learners/${made.id}`, '-f', 'class=6A', '-H', 'If-Match: "0"');
  expect(stale).toMatchObject({ code: 1, stdout: '' });
  expect(stale.stderr).toMatch(/412 precondition_failed.*request req_/);
});

test('rollbook api sends the fields of another version as they are, for the server to check', async () => {
  const { api, json } = await start();
  const old = ['POST', '/v1/learners', '-H', 'Service-Version: 2026-01-01', '-f', 'name=Old Example'];
  expect(await json(...old, '-f', 'birth_date=2015-01-01')).toMatchObject({ birth_date: '2015-01-01' });
  const { code, stderr } = await api(...old, '-f', 'house_no=1');
  expect([code, stderr]).toEqual([1, expect.stringContaining('house_no')]);
  expect(await api('POST', '/v1/learners', '-f', 'birth_date=2015-01-01')).toMatchObject({ code: 2 });
});

test('rollbook api saves documents as they are', async () => {
  const { cwd, env, client } = await start();
  const { id } = await client.learners.create({ name: 'Thandi Example' });
  const page = await rollbook(['api', 'GET', `/v1/learners/${id}/export`, '-H', 'Accept: text/html'], {
    cwd,
    env,
  });
  expect(page).toMatchObject({ code: 0, stdout: expect.stringMatching(/^<!doctype html>/i) });
});

test('rollbook api refuses what the API does not have, and says what is near it', async () => {
  const requests: string[] = [];
  const url = await listen((request, response) => {
    requests.push(request.url ?? '');
    response.end('{}');
  });
  const cwd = await newFolder();
  const env = { ROLLBOOK_URL: url, ROLLBOOK_API_KEY: `sk_test_${'x'.repeat(43)}` };
  const refused = async (...args: string[]) => {
    const { code, stdout, stderr } = await rollbook(['api', ...args], { cwd, env });
    expect({ code, stdout }, stderr).toEqual({ code: 2, stdout: '' });
    return stderr;
  };
  expect(await refused('GET', '/v1/learner')).toContain('Did you mean /v1/learners');
  expect(await refused('GET', '/learners/lrn_1')).toContain('Did you mean /v1/learners/lrn_1');
  expect(await refused('GET', '/v1/learners/lrn_1/guardian')).toContain('/v1/learners/lrn_1/guardians');
  expect(await refused('PUT', '/v1/learners')).toContain('supports GET, POST, HEAD, and not PUT');
  expect(await refused('GET', '/v1/learners/{learner_id}')).toContain('Write an id in place of {learner_id}');
  expect(await refused('FETCH', '/v1/learners')).toContain('It must be GET, POST');
  expect(await refused('GET', '/v1/learners', '-q', 'clas=5B')).toContain(
    'learners.list has no parameter clas. Did you mean class',
  );
  expect(await refused('POST', '/v1/learners', '-f', 'nme=Thandi')).toContain(
    'There is no field nme. Did you mean name',
  );
  expect(await refused('POST', '/v1/learners', '-f', 'name=Thandi', '-f', 'name=Sipho')).toContain(
    'The field name is given twice',
  );
  const nested = '{"name":"Thandi Example","address":{"town":"Durban"},"grade":1}';
  const stderr = await refused('POST', '/v1/learners', '--data', nested);
  expect(stderr).toContain('There is no field /address/town. Its fields are ');
  expect(stderr).toContain('There is no field /grade. Did you mean grade_level');
  expect(await refused('POST', '/v1/learners', '--data', '[]')).toContain('must be a JSON object');
  expect(await refused('POST', '/v1/learners', '--data', '@missing.json')).toContain(
    'missing.json is not JSON',
  );
  expect(await refused('POST', '/v1/learners', '-f', 'boarder=maybe')).toContain('JSON of the type boolean');
  expect(await refused('GET', '/v1/learners', '-f', 'name=x')).toContain('filter with --query');
  expect(await refused('GET', '/v1/school', '--all')).toContain('does not return pages');
  const select = (fields: string, path = '/v1/learners') => refused('GET', path, '--select', fields);
  expect(await select('id,nme')).toContain('learners.list returns no field nme. Did you mean name');
  expect(await select('city')).toContain('Did you mean address.city');
  expect(await select('address.town')).toContain(
    'learners.list returns no field address.town. Its fields are address.line1, address.line2',
  );
  expect(await select('address.citi')).toContain('Did you mean address.city?');
  expect(await select('id.of')).toContain('returns no field id.of');
  expect(await select('id,')).toContain('separated by commas');
  expect(
    await refused('GET', '/v1/learners/lrn_1/export', '-H', 'Accept: text/html', '--output', 'csv'),
  ).toContain('does not return JSON here');
  expect(await refused('GET', '/v1/learners', '--output', 'xml')).toContain('json, ndjson, csv, tsv');
  expect(await refused('GET', '/v1/school', '-H', 'Authorization: Bearer sk_test_1')).toContain(
    'ROLLBOOK_API_KEY',
  );
  expect(requests).toEqual([]);

  const { code, stderr: missing } = await rollbook(['api', 'GET', '/v1/school'], {
    cwd,
    env: { ROLLBOOK_URL: url },
  });
  expect(code).toBe(2);
  expect(missing).toContain('ROLLBOOK_API_KEY');
});

test('a write with the key of a live school is shown, and sent with --yes alone', async () => {
  const { cwd, server, live, liveKey } = await start();
  const env = { ROLLBOOK_URL: server.url, ROLLBOOK_API_KEY: liveKey };
  const write = (...args: string[]) =>
    rollbook(['api', 'POST', '/v1/learners', '-f', 'name=Thandi Example', ...args], { cwd, env });
  const shown = await write();
  expect(shown.code).toBe(1);
  expect(shown.stdout).toBe(`POST ${server.url}/v1/learners\n\n{\n  "name": "Thandi Example"\n}\n`);
  expect(shown.stderr).toContain('Add --yes');
  expect(JSON.stringify(shown)).not.toContain(liveKey);
  expect(await write('--yes', '--dry-run')).toMatchObject({ code: 0, stdout: shown.stdout });
  expect((await live.learners.list()).data).toEqual([]);

  expect(await write('--yes')).toMatchObject({ code: 0, stderr: '' });
  expect((await live.learners.list()).data).toMatchObject([{ name: 'Thandi Example' }]);
  const read = await rollbook(['api', 'GET', '/v1/learners', '--all'], { cwd, env });
  expect(JSON.parse(read.stdout)).toMatchObject({ name: 'Thandi Example' });
});

test('rollbook api says what failed on standard error, and whether a write may have been made', async () => {
  const { api, cwd, testKey } = await start();
  const invalid = await api(
    'POST',
    '/v1/learners',
    '-f',
    'name=Thandi Example',
    '-f',
    'date_of_birth=yesterday',
  );
  expect(invalid).toMatchObject({ code: 1, stdout: '' });
  expect(invalid.stderr).toMatch(
    /^rollbook: POST \/v1\/learners: 422 validation_failed.*\(request req_\w+\)\n {2}\/date_of_birth: must be a valid date/,
  );
  const none = await api('GET', '/v1/learners/lrn_1');
  expect(none.stderr).toMatch(/404 not_found.*request req_/);

  const failing = await listen((request) => void request.socket.destroy());
  const env = { ROLLBOOK_URL: failing, ROLLBOOK_API_KEY: testKey };
  const lost = await rollbook(['api', 'POST', '/v1/learners', '-f', 'name=Thandi Example'], { cwd, env });
  expect(lost.code).toBe(1);
  expect(lost.stderr).toMatch(/The change may have been made\..* Idempotency-Key:[0-9a-f-]{36}\n/);
  expect(lost.stderr).not.toContain(testKey);

  // A write whose first attempt got no response may have been made, whatever the response to the last one is.
  let attempts = 0;
  const busy = await listen((request, response) => {
    if (++attempts === 1) request.socket.destroy();
    else response.writeHead(503, { 'Retry-After': '0' }).end('{"code": "unavailable"}');
  });
  const proxy = await listen((_request, response) => void response.end('<html>'));
  for (const url of [busy, proxy]) {
    const unknown = await rollbookProgram(['api', 'POST', '/v1/learners', '-f', 'name=Thandi Example'], {
      cwd,
      env: { ...env, ROLLBOOK_URL: url },
    });
    expect(unknown.stderr).toMatch(/^The change may have been made\..* Idempotency-Key:[0-9a-f-]{36}\n/);
  }
  expect(attempts).toBe(3);
});
