import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Rollbook } from '@rollbook/sdk';
import { expect, inject, onTestFinished, test } from 'vitest';
import { jpeg } from '../../../../test/school/images.ts';
import { createDatabase } from '../../../../test/support/postgres.ts';
import { type Config, readConfig, settingNames } from '../app/config.ts';
import { startConfigured } from './serve.ts';

/** Settings that others need, and a value of each setting that is not its default. */
const base = { ROLLBOOK_SMTP_HOST: '127.0.0.1', ROLLBOOK_SMTP_FROM: 'office@example.org' };
const login = { ROLLBOOK_SMTP_USER: 'rollbook', ROLLBOOK_SMTP_PASSWORD: 'password' };
const samples: Record<string, string> = {
  PORT: '0',
  HOST: 'localhost',
  DATABASE_URL: 'sqlite::memory:',
  ROLLBOOK_DATABASE_DIRECT_URL: 'postgres://127.0.0.1/rollbook',
  ROLLBOOK_READ_DATABASE_URL: 'postgres://127.0.0.1/rollbook',
  ROLLBOOK_DATABASE_POOL: '4',
  ROLLBOOK_DATABASE_WAIT: '2s',
  ROLLBOOK_DATABASE_STATEMENT_TIMEOUT: '20s',
  ROLLBOOK_DATABASE_CONNECTION_AGE: '600s',
  ROLLBOOK_QUEUE_PER_SCHOOL: '10',
  ROLLBOOK_QUEUE: '100',
  ROLLBOOK_MASTER_KEY: '0a'.repeat(32),
  ROLLBOOK_PREVIOUS_MASTER_KEYS: '0b'.repeat(32),
  ROLLBOOK_DOCUMENT_THREADS: '3',
  ROLLBOOK_DOCUMENT_TIMEOUT: '20s',
  ROLLBOOK_DOCUMENT_PAGES: '100',
  LOG_LEVEL: 'silent',
  ROLLBOOK_METRICS_PORT: '0',
  ROLLBOOK_METRICS_TOKEN: 'a token of the metrics',
  ROLLBOOK_MAX_BODY_BYTES: '2048',
  ROLLBOOK_MAX_BODIES_BYTES: '4194304',
  ROLLBOOK_PUBLIC_URL: 'https://rollbook.example.org',
  ROLLBOOK_CORS_ORIGINS: 'https://admin.example.org',
  ROLLBOOK_TRUSTED_PROXIES: '10.0.0.0/8',
  ROLLBOOK_REQUEST_TIMEOUT: '30s',
  ROLLBOOK_RESPONSE_TIMEOUT: '30s',
  ROLLBOOK_RATE_LIMIT_READS: '7',
  ROLLBOOK_RATE_LIMIT_WRITES: '8',
  ROLLBOOK_RATE_LIMIT_REFUSED_KEYS: '9',
  ROLLBOOK_OIDC_ISSUERS:
    '[{"id":"example","name":"Example","issuer":"https://login.example.org","client_id":"rollbook","client_secret":"secret"}]',
  ROLLBOOK_SMTP_HOST: 'localhost',
  ROLLBOOK_SMTP_PORT: '1',
  ROLLBOOK_SMTP_TLS: 'none',
  ROLLBOOK_SMTP_USER: 'another',
  ROLLBOOK_SMTP_PASSWORD: 'another',
  ROLLBOOK_SMTP_FROM: 'head@example.org',
  ROLLBOOK_SMTP_REPLY_TO: 'head@example.org',
  ROLLBOOK_SMTP_CONNECTIONS: '2',
  ROLLBOOK_SMTP_TIMEOUT: '1s',
  ROLLBOOK_WEBHOOK_RETRY_SCHEDULE: '1s,2m',
  ROLLBOOK_WEBHOOK_RETRY_WINDOW: '25h',
  ROLLBOOK_WEBHOOK_TIMEOUT: '500ms',
  ROLLBOOK_WEBHOOK_CONCURRENCY: '100',
  ROLLBOOK_WEBHOOK_ENDPOINT_CONCURRENCY: '10',
  ROLLBOOK_WEBHOOK_ENDPOINTS: '5',
  ROLLBOOK_WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true',
  ROLLBOOK_WEBHOOK_ALLOW_LOOPBACK_TARGETS: 'true',
  ROLLBOOK_WEBHOOK_PROXY: 'http://127.0.0.1:1',
  ROLLBOOK_EVENT_RETENTION_DAYS: '30',
  ROLLBOOK_REQUEST_LOG_DAYS: '3',
  ROLLBOOK_REQUEST_LOG_ROWS: '1000',
};

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The values of a configuration by their paths, such as `smtp.host`. */
const valuesOf = (config: object, above = ''): [string, unknown][] =>
  Object.entries(config).flatMap(([name, value]) =>
    isGroup(value) ? valuesOf(value, `${above}${name}.`) : [[above + name, value] as [string, unknown]],
  );

/** The paths of the values that a setting changes. */
function changedBy(name: string): string[] {
  const postgres = name.startsWith('ROLLBOOK_') ? { DATABASE_URL: 'postgres://127.0.0.1/rollbook' } : {};
  const before = new Map(valuesOf(readConfig({ ...base, ...login, ...postgres })));
  const after = valuesOf(readConfig({ ...base, ...login, ...postgres, [name]: samples[name] }));
  return after.flatMap(([path, value]) =>
    JSON.stringify(value) === JSON.stringify(before.get(path)) ? [] : [path],
  );
}

/** A configuration that notes which of its values are read. A group that is copied as a whole would hide that. */
function observed<T extends object>(config: T, read: Set<string>, above = ''): T {
  return new Proxy(config, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      const path = above + String(name);
      if (isGroup(value)) return observed(value, read, `${path}.`);
      read.add(path);
      return value;
    },
    ownKeys() {
      throw new Error(
        `The settings ${above || '(all)'} are copied as a whole: then no test sees which are used`,
      );
    },
  });
}

async function readBy(config: Config): Promise<Set<string>> {
  const read = new Set<string>();
  const { server } = await startConfigured(observed(config, read), { api: true, worker: true });
  try {
    const { testKey } = await server.admin.createSchool({ name: 'Example School' });
    const client = new Rollbook({ apiKey: testKey, baseUrl: server.url });
    // A delivery that fails, and is tried again.
    if (config.webhooks.allowLoopbackTargets)
      await client.webhooks.create({ url: 'http://127.0.0.1:1025/', events: ['learner.created'] });
    const { id } = await client.learners.create({ name: 'Thandi Example' });
    await server.engine.drain();
    // A worker thread decodes it.
    await client.schoolLogo.put({ data: jpeg });
    // Its URL begins with the public one, which nothing else needs.
    await client.calendarFeeds.create({ learner_id: id });
    await server.channels;
  } finally {
    await server.close();
  }
  return read;
}

test('a server uses every setting', async () => {
  expect(Object.keys(samples).sort()).toEqual(settingNames.toSorted());
  const folder = await mkdtemp(join(tmpdir(), 'rollbook-settings-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { url, drop } = await createDatabase(inject('postgresUrl'), inject('templates').postgres);
  onTestFinished(drop);
  const read = new Set<string>();
  // Without a proxy: that one cannot be reached is no failure of the receiver, so nothing would be tried again by the schedule.
  const { ROLLBOOK_PUBLIC_URL, ROLLBOOK_TRUSTED_PROXIES, ROLLBOOK_WEBHOOK_PROXY, ...local } = samples;
  const { ROLLBOOK_WEBHOOK_ALLOW_LOOPBACK_TARGETS, ...reachable } = samples;
  const ofSqlite = {
    DATABASE_URL: `sqlite:${join(folder, 'rollbook.db')}`,
    ROLLBOOK_DATABASE_DIRECT_URL: undefined,
    ROLLBOOK_READ_DATABASE_URL: undefined,
  };
  // A server that other machines can reach sends no webhooks to loopback addresses.
  for (const database of [
    ofSqlite,
    { DATABASE_URL: url, ROLLBOOK_DATABASE_DIRECT_URL: url, ROLLBOOK_READ_DATABASE_URL: url },
  ])
    for (const settings of [local, reachable])
      for (const path of await readBy(readConfig({ ...settings, ...database }))) read.add(path);
  for (const name of settingNames) {
    const changed = changedBy(name);
    expect(changed, `${name} changes nothing in the configuration`).not.toEqual([]);
    expect(
      changed.filter((path) => !read.has(path)),
      `${name} is read from the environment, and then not used`,
    ).toEqual([]);
  }
});
