import { once } from 'node:events';
import { Rollbook } from '@rollbook/sdk';
import { check } from '@rollbook/webhook-verify/node';
import { expect, test } from 'vitest';
import { newFolder, type RunningCommand, rollbook, serve, startCommand } from '../support/command.ts';
import { onEachDatabase, openSqlite } from '../support/databases.ts';
import { startReceiver } from '../support/receiver.ts';
import { type Started, startServer } from '../support/server.ts';

interface Line {
  kind: string;
  event_id: string;
  event_type: string;
  status: number | null;
  [field: string]: unknown;
}

const linesOf = ({ output }: Pick<RunningCommand, 'output'>): Line[] =>
  output.stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** A folder in which runs on this machine remember where they ended. */
async function machine({ server, testKey }: Pick<Started, 'testKey'> & { server: { url: string } }) {
  const cwd = await newFolder();
  const env = { ROLLBOOK_API_KEY: testKey, ROLLBOOK_URL: server.url, XDG_STATE_HOME: cwd };
  const listen = async (url: string, ...args: string[]) => {
    const command = startCommand(['listen', '--forward-to', url, '--json', ...args], { cwd, env });
    await command.printed(/"kind":"started"/);
    return command;
  };
  return { cwd, env, listen };
}

const create = async ({ client }: Pick<Started, 'client'>, ...names: string[]): Promise<void> => {
  for (const name of names) await client.learners.create({ name });
};

onEachDatabase('rollbook listen', (open) => {
  test('forwards each event with the body, the headers and the signature of a delivery', async () => {
    const started = await startServer(open, { worker: true });
    const real = await startReceiver();
    const local = await startReceiver();
    await started.client.webhooks.create({ url: real.url, events: ['*'] });
    await create(started, 'Before the start');
    const { listen } = await machine(started);
    const command = await listen(local.url);
    const [{ secret = '' } = {}] = linesOf(command) as { secret?: string }[];
    await create(started, 'Thandi Example', 'Zoë 日本 Example');
    await local.nth(2);
    await started.server.drainDeliveries();
    const byEvent = new Map(real.received.map((each) => [each.event.id, each]));
    for (const { headers, body, event } of local.received) {
      const delivery = byEvent.get(event.id);
      expect(body.toString()).toBe(delivery?.body.toString());
      const { host: _, ...own } = headers;
      const names = Object.keys(delivery?.headers ?? {}).filter((name) => name !== 'host');
      expect(Object.keys(own).sort()).toEqual(names.sort());
      for (const name of ['user-agent', 'content-type', 'service-event', 'webhook-id'])
        expect(headers[name], name).toBe(delivery?.headers[name]);
      expect(headers['service-delivery']).toMatch(/^dlv_[0-9a-z]{26}$/);
      expect(check({ body, headers, secret })).toMatchObject({ ok: true });
    }
    expect(local.received.map(({ event }) => event.data.name)).toEqual([
      'Thandi Example',
      'Zoë 日本 Example',
    ]);
    expect(await command.stop('SIGINT')).toBe(0);
    expect(linesOf(command).at(-1)).toMatchObject({ kind: 'ended', succeeded: 2, failed: 0, since: null });
  });

  test('continues where it ended, with the same secret, and forwards no event again', async () => {
    const started = await startServer(open, { worker: true });
    const local = await startReceiver();
    const { listen } = await machine(started);
    const first = await listen(local.url);
    await create(started, 'One', 'Two');
    await local.nth(2);
    await first.stop();
    await create(started, 'Three');
    const second = await listen(local.url, '--events', 'learner.created,learner.archived');
    await local.nth(3);
    // Killed before it can remember more than the ids.
    await second.stop('SIGKILL');
    await create(started, 'Four');
    const third = await listen(local.url, '--events', 'learner.archived');
    const [learner] = (await started.client.learners.list({ limit: 1 })).data;
    await started.client.learners.archive(learner?.id ?? '');
    await local.nth(4);
    await third.stop();
    expect(local.received.map(({ event }) => event.data.name)).toEqual([
      'One',
      'Two',
      'Three',
      learner?.name,
    ]);
    const secrets = [first, second, third].map((command) => linesOf(command)[0]?.secret);
    expect(new Set(secrets).size).toBe(1);
    expect(linesOf(second)[0]).toMatchObject({ from: 'previous' });

    const again = await listen(local.url, '--since', '1h');
    await local.nth(4 + 5);
    await again.stop();
    expect(linesOf(again).filter(({ kind }) => kind === 'delivery')).toHaveLength(5);
  });
});

test('waits for a server that is restarted, and misses nothing', async () => {
  const cwd = await newFolder();
  const made = JSON.parse((await rollbook(['school', 'create', '--name', 'X', '--json'], { cwd })).stdout);
  const first = await serve({ cwd });
  const local = await startReceiver();
  const { port } = new URL(first.url);
  const testKey = made.test_key;
  const { listen } = await machine({ server: { url: first.url }, testKey });
  const command = await listen(local.url);
  await first.stop();
  await command.printed(/"kind":"disconnected"/);
  const second = await serve({ cwd, args: ['--port', port] });
  expect(second.url).toBe(first.url);
  await new Rollbook({ apiKey: testKey, baseUrl: second.url }).learners.create({ name: 'After' });
  await local.nth(1);
  await command.printed(/"kind":"connected"/);
  expect(await command.stop()).toBe(0);
  expect(local.received.map(({ event }) => event.data.name)).toEqual(['After']);
  const kinds = linesOf(command).map(({ kind }) => kind);
  expect(kinds).toEqual(['started', 'disconnected', 'connected', 'delivery', 'ended']);
});

test('ends when its output is no longer read', async () => {
  const started = await startServer(openSqlite);
  const local = await startReceiver();
  const { listen } = await machine(started);
  const command = await listen(local.url);
  const exit = once(command.child, 'exit');
  command.child.stdout?.destroy();
  await create(started, 'One');
  expect(await exit).toEqual([0, null]);
  expect(command.output.stderr).toBe('');
  // What was forwarded is not forwarded again.
  const again = await listen(local.url);
  await create(started, 'Two');
  await local.nth(2);
  await again.stop();
  expect(local.received.map(({ event }) => event.data.name)).toEqual(['One', 'Two']);
});

test('shows failures with their reason, and how to send the events again', async () => {
  const started = await startServer(openSqlite, { worker: true });
  const local = await startReceiver();
  const refusal = '{"code":\n"no_match", "text":"\u001b[31mx"}';
  const moved = { status: 302, headers: { location: '/elsewhere' } };
  local.answers({ status: 500, body: refusal }, moved, { status: 400 });
  const { cwd, env } = await machine(started);
  const command = startCommand(['listen', '--forward-to', local.url], { cwd, env });
  await command.printed(/Press Ctrl-C to stop/);
  await create(started, 'One', 'Two', 'Three', 'Four');
  await command.printed(/ 204 +\d+ ms/);
  await command.stop('SIGINT');
  const { stdout, stderr } = command.output;
  const lines = stdout.split('\n');
  expect(lines[0]).toBe(`Forwarding events of Example School (test mode) to ${local.url}`);
  expect(stdout).toMatch(/Signing secret {2}whsec_/);
  expect(lines.filter((line) => line.length > 80 && !line.includes('whsec_'))).toEqual([]);
  expect(stdout).toMatch(
    / learner\.created +evt_\w{26} 500 +\d+ ms\n +a delivery succeeds with a 2xx response only\n +It responded: \{"code": "no_match", "text":" \[31mx"\}\n/,
  );
  expect(stdout).toMatch(/ 302 +\d+ ms\n +it redirects, and redirects are not followed: use the final URL/);
  expect(stdout).toMatch(
    / 400 +\d+ ms\n +it rejected the delivery: is its signing secret the one shown above/,
  );
  expect(stdout).toMatch(/1 delivered, 3 failed\nSend them again, from the first that failed: --since 2/);
  expect(stderr).toBe('');
  const since = /--since (\S+)/.exec(stdout)?.[1] ?? '';
  const again = startCommand(['listen', '--forward-to', local.url, '--since', since], { cwd, env });
  await local.nth(8);
  await again.stop();
});

test.each([
  [
    ['--forward-to', 'ftp://localhost/'],
    /cannot receive webhooks. It must begin with http:\/\/ or https:\/\//,
  ],
  [
    ['--forward-to', 'http://127.0.0.1:9/', '--server', 'localhost:4010'],
    /--server or ROLLBOOK_URL, must be an http or https URL/,
  ],
  [['--forward-to', 'http://127.0.0.1:9/', '--events', 'learner.create'], /Did you mean learner\.created\?/],
  [['--forward-to', 'http://127.0.0.1:9/', '--since', 'yesterday'], /a duration such as 10m/],
  [[], /--forward-to/],
])('rollbook listen %j says what is wrong and exits with 2', async (args, message) => {
  const cwd = await newFolder();
  const env = { ROLLBOOK_API_KEY: 'sk_test_example', ROLLBOOK_URL: 'http://127.0.0.1:1' };
  const { code, stderr } = await rollbook(['listen', ...args], { cwd, env });
  expect(stderr).toMatch(message);
  expect(code).toBe(2);
});
