import { Rollbook } from '@rollbook/sdk';
import { type CreateServerOptions, createServer } from '@rollbook/server';
import { describe, expect, it } from 'vitest';
import { startReceiver } from '../support/receiver.ts';

const invalid: [name: string, options: object][] = [
  ['port', { port: 'x' }],
  ['port', { port: 65_536 }],
  ['port', { port: 1.5 }],
  ['foo', { foo: 1 }],
  ['host', { host: '' }],
  ['database', { database: 'mysql://127.0.0.1/school' }],
  ['readDatabase', { readDatabase: 'postgres://127.0.0.1/school' }],
  ['directDatabase', { database: 'sqlite::memory:', directDatabase: 'postgres://127.0.0.1/school' }],
  ['masterKey', { masterKey: 'secret' }],
  ['masterKey', { masterKey: Buffer.from('secret') }],
  ['previousMasterKeys.0', { previousMasterKeys: [Buffer.from('secret')] }],
  ['clock', { clock: { time: 1 } }],
  ['clock', { clock: { now: () => new Date() } }],
  ['clock', { clock: { now: () => Number.NaN } }],
  ['worker', { worker: 'no' }],
  ['worker', { api: false, worker: false }],
  ['logLevel', { logLevel: 'loud' }],
  ['maxBodyBytes', { maxBodyBytes: 40_000_000 }],
  ['maxBodyBytes', { maxBodyBytes: 2_000, maxBodiesBytes: 3_000 }],
  ['corsOrigins', { corsOrigins: ['nope'] }],
  ['corsOrigins', { corsOrigins: 'https://admin.example.org' }],
  ['trustedProxies', { trustedProxies: ['10.0.0.0/64'] }],
  ['rateLimits.writes', { rateLimits: { reads: 1 } }],
  ['databaseLimits.wait', { databaseLimits: { wait: 50 } }],
  ['timeouts.requestTimeoutMs', { timeouts: { requestTimeoutMs: '10s' } }],
  ['timeouts.responseTimeoutMs', { timeouts: { responseTimeoutMs: Number.MAX_SAFE_INTEGER } }],
  ['webhooks.timeoutMs', { webhooks: { timeoutMs: 2 ** 31 } }],
  ['documents.timeoutMs', { documents: { timeoutMs: 2 ** 31 } }],
  ['databaseLimits.waitMs', { databaseLimits: { waitMs: 2 ** 31 } }],
  ['channels.sms', { channels: { sms: async () => ({ status: 'sent' }) } }],
  ['channels.sms.send', { channels: { sms: { check: async () => {} } } }],
  ['channels.sms.concurrency', { channels: { sms: { send: async () => {}, concurrency: Number.NaN } } }],
  ['channels.email.concurrency', { channels: { email: { send: async () => {}, concurrency: 0 } } }],
  ['channels.push.check', { channels: { push: { send: async () => {}, check: true } } }],
  ['webhooks.concurrency', { webhooks: { concurrency: 0 } }],
  ['webhooks.schedule', { webhooks: { schedule: { delaysMs: [60_000], windowMs: 60_000 } } }],
  ['webhooks.lookup', { webhooks: { lookup: '127.0.0.1' } }],
  ['webhooks.proxy', { webhooks: { proxy: 'proxy:secret@127.0.0.1' } }],
];

/** As code without types would give them. */
const start = async (options: unknown) => {
  await using server = await createServer(options as CreateServerOptions);
  return server.url;
};

describe('createServer', () => {
  it.each(invalid)('rejects an invalid %s and names it: %o', async (name, options) => {
    const error = await start(options).catch((reason) => reason);
    expect(error).toMatchObject({ name: 'UsageError' });
    expect(error.message.split('\n').slice(1)).toEqual([expect.stringMatching(`^  ${name}: \\S`)]);
    expect(error.message).not.toContain('secret');
  });

  it('names all invalid options in one error', async () => {
    await expect(start({ port: 'x', api: 1, foo: 1 })).rejects.toThrow(/port: .*\n {2}api: .*\n {2}foo: /);
  });

  it('rejects what is not an object', async () => {
    await expect(start('sqlite::memory:')).rejects.toThrow(/options: /);
  });

  it('treats an undefined option as left out', async () => {
    const options = { port: undefined, clock: undefined, corsOrigins: undefined, webhooks: undefined };
    expect(await start(options)).toMatch(/^http:/);
  });

  it('goes by a clock that gives fractions of milliseconds', async () => {
    await using server = await createServer({
      clock: { now: () => performance.timeOrigin + performance.now() },
    });
    const { testKey } = await server.createSchool({ name: 'Example School' });
    const client = new Rollbook({ apiKey: testKey, baseUrl: server.url, maxRetries: 0 });
    for (const name of ['Thandi Example', 'Sipho Example', 'Lerato Example']) {
      const { id } = await client.learners.create({ name });
      expect(await client.learners.get(id)).toMatchObject({ name });
    }
    expect(await client.learners.list({ limit: 1 }).toArray({ limit: 9 })).toHaveLength(3);
  });

  it('keeps its default for an option that is undefined inside of another', async () => {
    const none = { timeoutMs: undefined, concurrency: undefined, schedule: undefined };
    await using server = await createServer({
      webhooks: { ...none, allowLoopbackTargets: true },
      databaseLimits: { waitMs: undefined, waitingPerSchool: undefined },
      documents: { threads: undefined },
      timeouts: { requestTimeoutMs: undefined },
      rateLimits: { reads: 0, writes: 0, refusedKeys: undefined },
      metrics: { port: undefined },
    });
    const { testKey } = await server.createSchool({ name: 'Example School', time_zone: undefined });
    const client = new Rollbook({ apiKey: testKey, baseUrl: server.url, maxRetries: 0 });
    const receiver = await startReceiver();
    await client.webhooks.create({ url: receiver.url, events: ['*'] });
    await client.learners.create({ name: 'Thandi Example' });
    await server.drainDeliveries();
    expect(receiver.received).toHaveLength(1);
    expect(server.metricsUrl).toBeUndefined();
  });
});
