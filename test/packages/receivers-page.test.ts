import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { symlink, writeFile } from 'node:fs/promises';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Event, Rollbook } from '@rollbook/sdk';
import { createDeduplicator } from '@rollbook/webhook-verify';
import { expressWebhook } from '@rollbook/webhook-verify/express';
import { check, sign } from '@rollbook/webhook-verify/node';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder, rollbook, startCommand, startNode } from '../support/command.ts';
import { openSqlite } from '../support/databases.ts';
import { freePort } from '../support/free-port.ts';
import { startHooked } from '../support/receiver.ts';
import { startServer } from '../support/server.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/guides/webhooks.md'), 'utf8');
const example = join(root, 'examples/receiver-express');

/** The first code block in a section that contains a text. */
function block(language: string, containing: string): string {
  const blocks = [...page.matchAll(/^```(\w+)[^\n]*\n(.*?)^```/gms)];
  const found = blocks.find(([, of, code = '']) => of === language && code.includes(containing));
  if (!found) throw new Error(`The page has no ${language} block with ${containing}`);
  return found[2] ?? '';
}

/** The words of a command of the page. */
const commandOf = (containing: string): string[] => {
  const line = block('sh', containing)
    .split('\n')
    .find((each) => each.includes(containing));
  const words = [...(line ?? '').matchAll(/(?:[^\s"]|"[^"]*")+/g)].map(([word]) => word.replaceAll('"', ''));
  return words.slice(words.indexOf('rollbook') + 1);
};

test('a newcomer who follows the page receives an event, and checks the receiver', async () => {
  const { server, testKey } = await startServer(openSqlite);
  const cwd = await newFolder();
  await symlink(join(example, 'node_modules'), join(cwd, 'node_modules'));
  const port = await freePort();
  // The port of the page may be in use.
  const own = (text: string) => text.replaceAll('8080', String(port));
  const env = { ROLLBOOK_API_KEY: testKey, ROLLBOOK_URL: server.url, XDG_STATE_HOME: cwd };
  const listen = startCommand(commandOf('listen').map(own), { cwd, env });
  const [, secret = ''] = await listen.printed(/Signing secret {2}(whsec_\S+)/);
  await writeFile(join(cwd, 'receiver.mjs'), own(block('ts', "from 'express'")));
  const receiver = startNode(['receiver.mjs'], { cwd, env: { ROLLBOOK_WEBHOOK_SECRET: secret } });
  const withSecret = { cwd, env: { ROLLBOOK_WEBHOOK_SECRET: secret } };
  const conform = () => rollbook(commandOf('webhooks conform').map(own), withSecret);
  await expect
    .poll(async () => (await conform()).stdout, { timeout: 30_000 })
    .toMatch(/ 0 warnings, 0 failed/);

  const { stdout } = await rollbook(commandOf('trigger'), { cwd, env });
  const [, id] = /^learner\.created (evt_\w+)/.exec(stdout) ?? [];
  await receiver.printed(new RegExp(`^learner\\.created ${id}$`, 'm'));
  await listen.printed(new RegExp(`learner\\.created +${id} 2`));
  const body = JSON.stringify({ id: 'evt_1', type: 'learner.created', data: {} });
  const headers = Object.entries(sign({ body, secret })).map((header) => header.join(': '));
  await writeFile(join(cwd, 'request.txt'), ['POST / HTTP/1.1', ...headers, '', body].join('\r\n'));
  expect((await rollbook(commandOf('webhooks verify'), withSecret)).stdout).toMatch(/^Verified/);
});

/** Runs a block of the page with what its reader has; returns what it declares. */
async function run(containing: string, given: Record<string, unknown>): Promise<Record<string, unknown>> {
  const code = block('ts', containing)
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/^export /gm, '');
  const declared = [...code.matchAll(/^(?:async function|const) (\w+)/gm)].map(([, name]) => name);
  const program = `${stripTypeScriptTypes(code)}\nreturn { ${declared.join(', ')} };`;
  // The constructor of async functions has no name.
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
  return new AsyncFunction(...Object.keys(given), program)(...Object.values(given));
}

const express = createRequire(join(example, 'package.json'))('express');

/** A receiver of the page on a port of its own; gives its URL. */
async function serve(app: {
  listen(port: number, host: string, ready: () => void): unknown;
}): Promise<string> {
  // biome-ignore lint/suspicious/noExplicitAny: Express has no types here.
  const server: any = await new Promise((resolve) => {
    const started = app.listen(0, '127.0.0.1', () => resolve(started));
  });
  onTestFinished(() => server.close());
  return `http://127.0.0.1:${server.address().port}/hooks/rollbook`;
}

type Handle = (event: { id: string }) => Promise<void>;

test('the receivers on the page accept signed events, reject others, and handle each once', async () => {
  const secret = 'whsec_ZXhhbXBsZSBzZWNyZXQ';
  const queued: string[] = [];
  const queue = { add: async ({ id }: { id: string }) => void queued.push(id) };
  const process = { env: { ROLLBOOK_WEBHOOK_SECRET: secret } };
  const adapter = await run('await queue.add(event);\n  })', { express, expressWebhook, queue, process });
  const url = await serve(adapter.app as never);
  const given = { sign, secret, fetch: (_url: string, init: object) => fetch(url, init), console };
  const tested = await run('headers: sign(', given);
  expect((tested.response as Response).status).toBe(200);
  expect(queued).toEqual(['evt_1']);
  expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(400);

  const { receive } = await run('check({ body, headers, secret })', { check, secret, queue });
  const bytes = Buffer.from('{"id":"evt_2","type":"learner.created","data":{}}');
  const headers = sign({ body: bytes, secret });
  expect(await (receive as (...sent: unknown[]) => unknown)(bytes, headers)).toBe(204);
  expect(await (receive as (...sent: unknown[]) => unknown)(Buffer.from('{}'), headers)).toBe(400);
  expect(queued).toEqual(['evt_1', 'evt_2']);

  const handled: string[] = [];
  const handle: Handle = async ({ id }) => void handled.push(id);
  const stored = new Set<string>();
  const insertUnlessExists = async (_table: string, { id }: { id: string }) =>
    !stored.has(id) && Boolean(stored.add(id));
  const database = { transaction: (work: (tx: object) => unknown) => work({ insertUnlessExists }) };
  const { handleOnce } = await run('insertUnlessExists', { database, handle });
  for (const id of ['evt_3', 'evt_3']) await (handleOnce as Handle)({ id });
  expect(handled).toEqual(['evt_3']);

  const app = express();
  await run('createDeduplicator()', { app, expressWebhook, createDeduplicator, secret, handle });
  const deduplicating = await serve(app);
  const body = '{"id":"evt_4","type":"learner.created","data":{}}';
  for (let i = 0; i < 2; i++) {
    const response = await fetch(deduplicating, { method: 'POST', body, headers: sign({ body, secret }) });
    expect(response.ok).toBe(true);
  }
  expect(handled).toEqual(['evt_3', 'evt_4']);

  const done: unknown[] = [];
  const { handle: switching } = await run("case 'fee.reconciled'", {
    isNewer: async (_id: string, at: string) => at > '2026-01-01',
    storeLearner: async ({ id }: { id: string }) => done.push(id),
    bookPayment: async (...payment: unknown[]) => done.push(payment),
  });
  for (const event of [
    { type: 'learner.updated', data: { id: 'lrn_1', updated_at: '2026-02-01' } },
    { type: 'learner.updated', data: { id: 'lrn_2', updated_at: '2025-02-01' } },
    { type: 'fee.reconciled', data: { invoice_id: 'inv_1', amount: 100 } },
    { type: 'example.unknown', data: {} },
  ])
    await (switching as (event: object) => Promise<void>)(event);
  expect(done).toEqual(['lrn_1', ['inv_1', 100]]);
});

test('what the page does with the API registers, recovers, reads and rotates', async () => {
  const { server, client, receiver, clock } = await startHooked(openSqlite);
  const kept: string[][] = [];
  const saveSecret = async (...parts: string[]) => void kept.push(parts);
  const withUrl = {
    webhooks: {
      create: (body: object) =>
        client.webhooks.create({ ...body, url: receiver.url } as Parameters<
          Rollbook['webhooks']['create']
        >[0]),
    },
  };
  const { endpoint } = await run('client.webhooks.create', { client: withUrl, saveSecret });
  const { id: endpointId, events } = endpoint as { id: string; events: string[] };
  expect(kept).toEqual([[endpointId, expect.stringMatching(/^whsec_/)]]);
  expect(events).toEqual(['learner.created', 'fee.reconciled']);

  await client.webhooks.pause(endpointId);
  await client.learners.create({ name: 'Thandi Example' });
  await client.webhooks.activate(endpointId, { held: 'discard' });
  await server.drainDeliveries();
  const before = receiver.received.length;
  clock.advance(1000);
  const { recovery } = await run('webhookRecoveries.create', { client, endpointId });
  await server.drainJobs();
  await server.drainDeliveries();
  expect(recovery).toMatchObject({ webhook_id: endpointId });
  expect(receiver.received.slice(before).map(({ event }) => event.type)).toEqual(['learner.created']);

  const read: Event[] = [];
  let last: string | undefined;
  const reader = {
    client,
    handleOnce: async (event: Event) => void read.push(event),
    lastEventId: async () => last,
    saveLastEventId: async (id: string) => {
      last = id;
    },
  };
  await run('client.events.list', reader);
  await client.learners.create({ name: 'Sipho Example' });
  await run('client.events.list', reader);
  expect(read.map(({ data }) => Reflect.get(data, 'name'))).toEqual(['Thandi Example', 'Sipho Example']);

  const rotated = await run('rotateSecret', { client, endpointId }).catch((error: unknown) => error);
  expect(rotated).not.toBeInstanceOf(Error);
  expect((await client.webhooks.get(endpointId)).secret_expires_at).not.toBeNull();
});

test('the receiver in Python agrees with the vectors, and receives each event once', async () => {
  const cwd = await newFolder();
  await writeFile(join(cwd, 'receiver.py'), block('python', 'def verify'));
  const vectors = join(root, 'packages/webhook-verify/test/vectors.json');
  const check = `
import base64, json
from receiver import verify
for one in json.load(open(${JSON.stringify(vectors)}, encoding="utf-8")):
    body = base64.b64decode(one["body"]) if one["body_encoding"] == "base64" else one["body"].encode()
    event = verify(body, one["header"], one["secrets"], one["tolerance_seconds"], one["now"])
    if (event is not None) != one["expected"]["ok"]:
        print(one["name"])`;
  const { stdout } = await promisify(execFile)('python3', ['-c', check], { cwd });
  expect(stdout).toBe('');

  const { server, client, testKey } = await startServer(openSqlite, { worker: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const { signing_secret: secret } = await client.webhooks.create({ url, events: ['*'] });
  const receiver = spawn('python3', ['receiver.py'], {
    cwd,
    env: { ...process.env, PORT: String(port), ROLLBOOK_WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void receiver.kill());
  let printed = '';
  receiver.stdout.on('data', (text) => (printed += text));
  const environment = { ROLLBOOK_WEBHOOK_SECRET: secret, ROLLBOOK_API_KEY: testKey };
  const conform = () => rollbook(['webhooks', 'conform', url], { cwd, env: environment });
  await expect.poll(async () => (await conform()).stdout, { timeout: 30_000 }).toMatch(/ 0 failed/);
  await client.learners.create({ name: 'Lerato Python Example' });
  await server.drainDeliveries();
  await expect.poll(() => printed.split('\n').filter((line) => line.includes('Lerato'))).toHaveLength(1);
});
