import type { Rollbook } from '@rollbook/sdk';
import { createServer } from '@rollbook/server';
import { describe, expect, it } from 'vitest';
import { newFolder, rollbook } from '../support/command.ts';
import { environmentOf, onEachDatabase } from '../support/databases.ts';
import { createLearner, startReceiver } from '../support/receiver.ts';
import { clientOf, sharedServer, startServer, toLoopback } from '../support/server.ts';

const notPublic = [
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '[::]',
  '[fd00::1]',
  '[fe80::1]',
  '[ff02::1]',
  '[2001:db8::1]',
];
const oddForms = {
  decimal: '167772161',
  octal: '012.0.0.01',
  hexadecimal: '0x0a000001',
  short: '10.1',
  'with a trailing dot': '10.0.0.1.',
  'v4-mapped': '[::ffff:10.0.0.1]',
  'v4-compatible': '[::10.0.0.1]',
  NAT64: '[64:ff9b::10.0.0.1]',
  '6to4': '[2002:a00:1::]',
  Teredo: '[2001:0:4136:e378:8000:63bf:3fff:fdd2]',
  fullwidth: '１０.0.0.1',
  'percent-encoded': '%31%30.0.0.1',
};
const loopbackForms = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f.1',
  '0177.0.0.1',
  '127.8.9.10',
  '[::1]',
  '[::ffff:127.0.0.1]',
  'localhost',
  'a.localhost',
  'localhost.',
];

/** Addresses that may lead to loopback. */
const loopbackAliases = ['0.0.0.0', '0', '[::]', '[::127.0.0.1]', '[64:ff9b::127.0.0.1]', '[2002:7f00:1::]'];

onEachDatabase('webhook targets', (open) => {
  const newSchool = sharedServer(open, { worker: true, webhooks: { allowLoopbackTargets: false } });

  it('may be http in test mode, and must be https in live mode', async () => {
    const { client, live } = await newSchool();
    await accepts(client, 'http://example.org/hooks');
    await accepts(client, 'https://example.org:8443/hooks?a=b');
    await accepts(live, 'https://example.org/hooks');
    await refuses(live, 'http://example.org/hooks', 'https_required');
  });

  it('may not be on loopback unless the operator allows it, in any form', async () => {
    const { client, live } = await newSchool();
    await each(loopbackForms, (host) => refuses(client, `http://${host}:9999/hooks`, 'address_refused'));
    await each(loopbackForms, (host) => refuses(live, `https://${host}:9999/hooks`, 'address_refused'));
  });

  it('may be on loopback where the operator allows it, until a live school is in use', async () => {
    const receiver = await startReceiver();
    const hooked = await startServer(open, {
      worker: true,
      webhooks: {
        allowLoopbackTargets: true,
        lookup: (_name, _options, answer) => answer(null, [{ address: '127.0.0.1', family: 4 }]),
      },
    });
    const { client, live, server } = hooked;
    await each(loopbackForms, (host) => accepts(client, `http://${host}:9999/hooks`));
    for (const { id } of (await client.webhooks.list({ limit: 100 })).data) await client.webhooks.archive(id);
    // For the recoveries.
    await client.learners.create({ name: 'Sipho Example' });
    const named = `http://receiver.test:${receiver.port}/hooks`;
    const endpoints = [
      await client.webhooks.create({ url: receiver.url, events: ['*'] }),
      await client.webhooks.create({ url: named, events: ['*'] }),
    ];
    await createLearner(hooked);
    expect(receiver.received).toHaveLength(2);

    // The first request of the live school ends it, before it has a response.
    await live.school.get();
    await createLearner(hooked);
    for (const { id } of endpoints) {
      await client.webhooks.test(id, { type: 'learner.created' });
      const { data } = await client.deliveries.list(id, { status: 'succeeded' });
      await client.deliveries.redeliver(id, data[0]?.id ?? '');
      const since = new Date(Date.now() - 60_000).toISOString();
      await client.webhookRecoveries.create(id, { since });
    }
    await server.drainJobs();
    await server.drainDeliveries();
    expect(receiver.received).toHaveLength(2);
    for (const { id } of endpoints) {
      const { data } = await client.deliveries.list(id, { order: 'desc' });
      // What is still to be tried again has no result.
      const attempted = data.filter(({ status }) => status !== 'pending');
      const outcomes = attempted.map(({ trigger, error }) => `${trigger} ${error}`).sort();
      expect(outcomes.filter((each) => each !== 'event null')).toEqual([
        'event address_refused',
        'recovery address_refused',
        'redelivery address_refused',
        'test address_refused',
      ]);
    }
    await refuses(client, receiver.url, 'address_refused');
    const refused = await client.webhooks
      .create({ url: receiver.url, events: ['*'] })
      .catch((error) => error);
    expect(refused.errors[0].detail).toMatch(/a live school of this server is in use/);

    // It stays ended, and another process knows.
    const { url, masterKey } = hooked.database;
    await using other = await createServer({ database: url, masterKey, ...toLoopback });
    await refuses(clientOf(other, hooked.testKey), receiver.url, 'address_refused');
  });

  it('may no longer be on loopback once the operator creates a live school', async () => {
    const { client, database } = await startServer(open);
    await accepts(client, 'http://127.0.0.1:9999/hooks');
    const env = environmentOf(database);
    const created = await rollbook(['school', 'create', '--name', 'X'], { cwd: await newFolder(), env });
    expect(created.code).toBe(0);
    await refuses(client, 'http://127.0.0.1:9999/hooks', 'address_refused');
  });

  it('may no longer be on loopback once a process that does not allow it has a request of a live school', async () => {
    const { client, database, liveKey } = await startServer(open);
    await accepts(client, 'http://127.0.0.1:9999/hooks');
    const { url, masterKey } = database;
    await using other = await createServer({ database: url, masterKey, worker: false });
    await clientOf(other, liveKey).learners.create({ name: 'Thandi Example' });
    await refuses(client, 'http://127.0.0.1:9999/hooks', 'address_refused');
  });

  it('cannot be allowed on loopback for a server that other machines can reach', async () => {
    for (const reach of [
      { host: '0.0.0.0' },
      { host: '127.example.org' },
      { publicUrl: 'https://rollbook.example.org' },
      { trustedProxies: ['127.0.0.1'] },
    ]) {
      const started = createServer({ ...reach, ...toLoopback });
      await expect(started).rejects.toThrow(
        new RegExp(`webhooks.allowLoopbackTargets: cannot be true, because ${Object.keys(reach)[0]} is `),
      );
    }
  });

  it('may not be what is not a public address, in any form', async () => {
    const { client, live } = await newSchool();
    const hosts = [...notPublic, ...Object.values(oddForms)];
    await each(hosts, (host) => refuses(client, `http://${host}/hooks`, 'address_refused'));
    await each(hosts, (host) => refuses(live, `https://${host}/hooks`, 'address_refused'));
  });

  it('may be private where the operator allows it, but never link-local', async () => {
    const { client, live } = await startServer(open, {
      worker: true,
      webhooks: { allowPrivateTargets: true, allowLoopbackTargets: false },
    });
    await accepts(client, 'http://10.0.0.1/hooks');
    await each([...loopbackForms, ...loopbackAliases], async (host) => {
      await refuses(client, `http://${host}:9999/hooks`, 'address_refused');
      await refuses(live, `https://${host}:9999/hooks`, 'address_refused');
    });
    await refuses(live, 'http://10.0.0.1/hooks', 'https_required');
    await refuses(client, 'http://169.254.169.254/latest', 'address_refused');
  });

  it('may not be the server itself, by any name', async () => {
    const { server, client } = await startServer(open, { worker: true });
    const { port } = new URL(server.url);
    const hosts = ['127.0.0.1', 'localhost', '2130706433', '[::ffff:127.0.0.1]', '0.0.0.0'];
    await each(hosts, (host) => refuses(client, `http://${host}:${port}/v1/learners`, 'address_refused'));
    const everywhere = await startServer(open, {
      worker: true,
      host: '0.0.0.0',
      webhooks: { allowPrivateTargets: true },
    });
    const own = new URL(everywhere.server.url).port;
    await refuses(everywhere.client, `http://127.0.0.9:${own}/`, 'address_refused');
  });

  it('may be on port 80, 443 and from 1024 up', async () => {
    const { client } = await newSchool();
    await each([80, 443, 1024, 65_535], (port) => accepts(client, `http://example.org:${port}/`));
    await each([1, 22, 25, 81, 1023], (port) =>
      refuses(client, `http://example.org:${port}/`, 'port_not_allowed'),
    );
  });

  it('are refused, not cleaned, when the URL parser would change what it was given', async () => {
    const { client } = await newSchool();
    const { id } = await client.webhooks.create({ url: 'https://example.org/hooks', events: ['*'] });
    const odd = [
      '\t',
      '\n',
      '\r',
      ' ',
      '\u0001',
      '\u007f',
      '\u0085',
      '\u00a0',
      '\u00ad',
      '\u200b',
      '\u2028',
      '\ufeff',
      '\\',
    ];
    const urls = odd.flatMap((part) => [
      `${part}https://example.org/hooks`,
      `https://exam${part}ple.org/hooks`,
      `https://example.org/ho${part}oks`,
      `https://example.org/hooks${part}`,
    ]);
    const shortened = ['https:example.org/hooks', 'https:/example.org/hooks', 'https:///example.org/hooks'];
    await each([...urls, ...shortened], async (url) => {
      const refusal = {
        status: 422,
        code: 'target_not_allowed',
        errors: [{ pointer: '/url', code: 'invalid_url' }],
      };
      await expect(client.webhooks.create({ url, events: ['*'] })).rejects.toMatchObject(refusal);
      await expect(client.webhooks.update(id, { url })).rejects.toMatchObject(refusal);
    });
    expect((await client.webhooks.list()).data.map(({ url }) => url)).toEqual(['https://example.org/hooks']);
  });

  it('may be nothing but a plain address of moderate length', async () => {
    const { client } = await newSchool();
    await refuses(client, 'https://user:password@example.org/', 'userinfo_not_allowed');
    await refuses(client, 'https://user@example.org/', 'userinfo_not_allowed');
    await refuses(client, 'ftp://example.org/', 'scheme_not_allowed');
    await refuses(client, 'file:///etc/passwd', 'scheme_not_allowed');
    for (const url of ['example.org', '/hooks', 'https://', `https://example.org/${'a'.repeat(2_048)}`]) {
      await expect(client.webhooks.create({ url, events: ['*'] })).rejects.toMatchObject({
        status: 422,
        errors: [{ pointer: '/url' }],
      });
    }
  });

  describe('of an endpoint that exists', () => {
    it('are judged by the same rules when they change', async () => {
      const { client } = await newSchool();
      const { id } = await client.webhooks.create({ url: 'https://example.org/', events: ['*'] });
      const refused = client.webhooks.update(id, { url: 'http://192.168.0.1/' });
      await expect(refused).rejects.toMatchObject({
        code: 'target_not_allowed',
        errors: [{ pointer: '/url', code: 'address_refused' }],
      });
      expect((await client.webhooks.get(id)).url).toBe('https://example.org/');
      expect((await client.webhooks.update(id, { url: 'https://example.com/' })).url).toBe(
        'https://example.com/',
      );
    });
  });
});

/** All at once: the cases have nothing to do with each other. */
async function each<T>(cases: readonly T[], expectation: (one: T) => Promise<void>): Promise<void> {
  await Promise.all(cases.map(expectation));
}

async function accepts(client: Rollbook, url: string): Promise<void> {
  const created = await client.webhooks.create({ url, events: ['*'] });
  expect(created.url).toBe(url);
}

async function refuses(client: Rollbook, url: string, code: string): Promise<void> {
  const outcome = await client.webhooks.create({ url, events: ['*'] }).catch((error: unknown) => error);
  expect(outcome, url).toMatchObject({
    status: 422,
    code: 'target_not_allowed',
    errors: [{ pointer: '/url', code }],
  });
}
