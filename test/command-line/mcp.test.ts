import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { newFolder, rollbook } from '../support/command.ts';
import { openSqlite } from '../support/databases.ts';
import { listen, sharedServer } from '../support/server.ts';

const newSchool = sharedServer(openSqlite);

/** A client of the protocol that starts `rollbook mcp`, as an assistant does. */
async function connect(env: Record<string, string>, args: string[] = [], mode: 'auto' | 'legacy' = 'auto') {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [join(inject('programs'), 'rollbook.js'), 'mcp', ...args],
    cwd: await newFolder(),
    env,
    stderr: 'pipe',
  });
  const printed: string[] = [];
  transport.stderr?.on('data', (chunk: Buffer) => printed.push(String(chunk)));
  const client = new Client({ name: 'tests', version: '1.0.0' }, { versionNegotiation: { mode } });
  onTestFinished(() => client.close());
  await client.connect(transport);
  const call = async (name: string, given: Record<string, unknown>) => {
    const { content, isError = false } = await client.callTool({ name, arguments: given });
    return { isError, text: (content as { text: string }[]).map(({ text }) => text).join('\n') };
  };
  return { client, call, printed };
}

describe.each(['auto', 'legacy'] as const)('rollbook mcp, for a client (%s)', (mode) => {
  test('reads with the key of the environment, and changes nothing', async () => {
    const { server, testKey, client: api } = await newSchool();
    const { id } = await api.learners.create({ name: 'Thandi Example', national_id: '8001015009087' });
    const { secret } = await api.apiKeys.create({ name: 'Assistant', scopes: ['read:learners'] });
    const env = { ROLLBOOK_URL: server.url, ROLLBOOK_API_KEY: secret };
    const { client, call, printed } = await connect(env, [], mode);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search_operations', 'describe_operation', 'call_read']);
    const parameters = { learner_id: id };
    const read = await call('call_read', { operation: 'learners.get', parameters });
    expect(JSON.parse(read.text)).toMatchObject({ name: 'Thandi Example' });
    expect(JSON.parse(read.text)).not.toHaveProperty('national_id');
    const refused = await call('call_read', { operation: 'staff.list' });
    expect(refused.isError).toBe(true);
    expect(JSON.parse(refused.text)).toMatchObject({
      code: 'insufficient_scope',
      request_id: expect.any(String),
    });
    // An id that is a step in a path does not lead to another operation.
    const step = await call('call_read', { operation: 'learners.get', parameters: { learner_id: '..' } });
    expect(step).toMatchObject({ isError: true, text: expect.not.stringContaining('Example') });
    expect(printed.join('')).toBe(`Tools for ${server.url}, which only read\n`);
    expect(testKey).not.toBe(secret);
  });
});

test('rollbook mcp --allow-writes changes records', async () => {
  const { server, testKey, client: api } = await newSchool();
  const env = { ROLLBOOK_URL: server.url, ROLLBOOK_API_KEY: testKey };
  const { call } = await connect(env, ['--allow-writes']);
  const made = await call('call_write', { operation: 'learners.create', body: { name: 'Thandi Example' } });
  const { id } = JSON.parse(made.text);
  expect(await api.learners.get(id)).toMatchObject({ name: 'Thandi Example' });
  const { data } = await api.auditLog.list({ resource_id: id });
  expect(data).toMatchObject([{ idempotency_key: expect.stringMatching(/^[0-9a-f]{8}$/) }]);
});

test('rollbook mcp says that a server cannot be reached, and how to repeat a write', async () => {
  const env = { ROLLBOOK_URL: 'http://127.0.0.1:1025', ROLLBOOK_API_KEY: `sk_test_${'x'.repeat(43)}` };
  const { call } = await connect(env, ['--allow-writes']);
  const read = await call('call_read', { operation: 'school.get' });
  expect(read).toMatchObject({ isError: true, text: expect.stringContaining('Cannot reach the server') });
  const write = await call('call_write', { operation: 'learners.create', body: { name: 'Thandi Example' } });
  expect(write.text).toMatch(/To repeat this call, send the idempotency_key [0-9a-f-]{36}\./);
  expect(write.text).not.toContain('sk_test_');

  // A page of a proxy has the status of a success.
  const ROLLBOOK_URL = await listen((_request, response) => void response.end('<html>'));
  const proxied = await connect({ ...env, ROLLBOOK_URL }, ['--allow-writes']);
  const page = await proxied.call('call_read', { operation: 'learners.list', fields: ['name'] });
  expect(page).toEqual({
    isError: true,
    text: 'GET /v1/learners: 200 with a body that is not a JSON object',
  });
  const open = await proxied.call('call_write', {
    operation: 'learners.create',
    body: { name: 'Thandi Example' },
  });
  expect(open).toMatchObject({ isError: true, text: expect.stringContaining('To repeat this call') });

  const none = await rollbook(['mcp'], { cwd: await newFolder(), env: { ROLLBOOK_URL: env.ROLLBOOK_URL } });
  expect(none).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('ROLLBOOK_API_KEY') });
});
