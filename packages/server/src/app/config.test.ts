import { describe, expect, it } from 'vitest';
import document from '../../../../openapi/openapi.json' with { type: 'json' };
import { defaultRetrySchedule } from '../webhooks/schedule.ts';
import { readConfig } from './config.ts';

const fieldErrorsOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof Error)
      return error.message
        .split('\n')
        .slice(1)
        .map((line) => line.trim());
  }
  return [];
};

// The document is not typed.
const { 'x-webhook-delivery': documented } = document as {
  'x-webhook-delivery': {
    timeout_seconds: number;
    retry_delays_seconds: number[];
    retry_window_seconds: number;
  };
};

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 4010,
      host: '127.0.0.1',
      databaseUrl: 'sqlite:./data/rollbook.db',
      masterKey: undefined,
      logLevel: 'info',
      maxBodyBytes: 1_048_576,
      maxBodiesBytes: 67_108_864,
      webhooks: { schedule: defaultRetrySchedule, timeoutMs: 10_000, allowPrivateTargets: undefined },
    });
  });

  it('has the limits of deliveries that the document describes', () => {
    const { timeoutMs, schedule } = readConfig({}).webhooks;
    expect(timeoutMs).toBe(documented.timeout_seconds * 1000);
    expect(schedule.delaysMs).toEqual(documented.retry_delays_seconds.map((seconds) => seconds * 1000));
    expect(schedule.windowMs).toBe(documented.retry_window_seconds * 1000);
  });

  it('takes an empty value for one that is not set, and leaves what is not its own alone', () => {
    expect(readConfig({ PORT: '', ROLLBOOK_MASTER_KEY: '', PATH: '/bin' })).toEqual(readConfig({}));
  });

  it('reads every setting', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '::1',
      DATABASE_URL: 'postgres://user:password@host:5432/name',
      LOG_LEVEL: 'debug',
      ROLLBOOK_CORS_ORIGINS: 'https://admin.example.org',
      ROLLBOOK_TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      ROLLBOOK_REQUEST_TIMEOUT: '30s',
      ROLLBOOK_RESPONSE_TIMEOUT: '500ms',
      ROLLBOOK_DATABASE_POOL: '8',
      ROLLBOOK_DATABASE_WAIT: '2s',
      ROLLBOOK_DATABASE_STATEMENT_TIMEOUT: '500ms',
      ROLLBOOK_DATABASE_CONNECTION_AGE: '600s',
      ROLLBOOK_QUEUE_PER_SCHOOL: '10',
      ROLLBOOK_QUEUE: '100',
      ROLLBOOK_DOCUMENT_THREADS: '3',
      ROLLBOOK_DOCUMENT_TIMEOUT: '4s',
      ROLLBOOK_DOCUMENT_PAGES: '5',
      ROLLBOOK_RATE_LIMIT_READS: '0',
      ROLLBOOK_RATE_LIMIT_WRITES: '7',
      ROLLBOOK_RATE_LIMIT_REFUSED_KEYS: '8',
      ROLLBOOK_SMTP_HOST: 'smtp.example.org',
      ROLLBOOK_SMTP_FROM: 'office@example.org',
      ROLLBOOK_SMTP_TLS: 'implicit',
      ROLLBOOK_SMTP_TIMEOUT: '5s',
      ROLLBOOK_WEBHOOK_RETRY_SCHEDULE: '1s,2m',
      ROLLBOOK_WEBHOOK_RETRY_WINDOW: '1h',
      ROLLBOOK_WEBHOOK_TIMEOUT: '500ms',
      ROLLBOOK_WEBHOOK_ALLOW_PRIVATE_TARGETS: 'false',
      ROLLBOOK_EVENT_RETENTION_DAYS: '30',
      ROLLBOOK_REQUEST_LOG_DAYS: '0',
      ROLLBOOK_REQUEST_LOG_ROWS: '1000',
    });
    expect(config.smtp).toEqual({
      host: 'smtp.example.org',
      from: 'office@example.org',
      tls: 'implicit',
      timeoutMs: 5000,
      connections: 5,
    });
    expect(config).toMatchObject({
      port: 0,
      host: '::1',
      databaseUrl: 'postgres://user:password@host:5432/name',
      logLevel: 'debug',
      corsOrigins: ['https://admin.example.org'],
      trustedProxies: ['10.0.0.0/8', '::1'],
      timeouts: { requestTimeoutMs: 30_000, responseTimeoutMs: 500 },
      databaseLimits: {
        connections: 8,
        waitMs: 2000,
        statementTimeoutMs: 500,
        connectionAgeMs: 600_000,
        waitingPerSchool: 10,
        waitingInTotal: 100,
      },
      documents: { threads: 3, timeoutMs: 4000, pages: 5 },
      rateLimits: { reads: 0, writes: 7, refusedKeys: 8 },
      requestLogDays: 0,
      requestLogRows: 1000,
      webhooks: {
        schedule: { delaysMs: [1_000, 120_000], windowMs: 3_600_000 },
        timeoutMs: 500,
        allowPrivateTargets: false,
        eventRetentionDays: 30,
      },
    });
  });

  it('refuses variables of libpq that would have no effect, unless the URL says the same', () => {
    const url = 'postgres://host/name';
    expect(
      fieldErrorsOf({ DATABASE_URL: url, PGSSLMODE: 'verify-full', PGSSLROOTCERT: '/ca.crt', PGUSER: 'one' }),
    ).toEqual([
      'PGSSLMODE: is not read; write sslmode=… in DATABASE_URL',
      'PGSSLROOTCERT: is not read; write sslrootcert=… in DATABASE_URL',
    ]);
    expect(fieldErrorsOf({ DATABASE_URL: `${url}?sslmode=disable`, PGSSLMODE: 'require' })).toEqual([]);
    expect(fieldErrorsOf({ PGSSLMODE: 'require' })).toEqual([]);
  });

  it('takes addresses and CIDR blocks alone for proxies', () => {
    for (const wrong of [
      'localhost',
      '10.0.0.0/33',
      '::1/129',
      '10.0.0.0/',
      '10.0.0.1,,::1',
      '10.0.0.0/8/8',
    ]) {
      expect(fieldErrorsOf({ ROLLBOOK_TRUSTED_PROXIES: wrong }), wrong).toHaveLength(1);
    }
  });

  it('takes a master key of 32 bytes in hex or base64', () => {
    const key = Buffer.alloc(32, 7);
    for (const encoding of ['hex', 'base64'] as const) {
      expect(readConfig({ ROLLBOOK_MASTER_KEY: key.toString(encoding) }).masterKey).toEqual(key);
    }
    expect(fieldErrorsOf({ ROLLBOOK_MASTER_KEY: key.toString('hex').slice(1) })).toEqual([
      expect.stringContaining('openssl rand -hex 32'),
    ]);
  });

  it('takes previous master keys as a list', () => {
    const keys = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
    const list = `${keys[0]?.toString('hex')}, ${keys[1]?.toString('base64')}`;
    expect(readConfig({ ROLLBOOK_PREVIOUS_MASTER_KEYS: list }).previousMasterKeys).toEqual(keys);
    for (const wrong of [`${list},`, `${list},short`])
      expect(fieldErrorsOf({ ROLLBOOK_PREVIOUS_MASTER_KEYS: wrong }), wrong).toEqual([
        expect.stringContaining('separated by commas'),
      ]);
  });

  it('refuses settings of SMTP that would be ignored', () => {
    const { host, from } = { host: 'smtp.example.org', from: 'office@example.org' };
    expect(fieldErrorsOf({ ROLLBOOK_SMTP_FROM: from })).toEqual([
      'ROLLBOOK_SMTP_HOST: is required with ROLLBOOK_SMTP_FROM',
    ]);
    expect(fieldErrorsOf({ ROLLBOOK_SMTP_HOST: host, ROLLBOOK_SMTP_PASSWORD: 'password' })).toEqual([
      'ROLLBOOK_SMTP_FROM: is required with ROLLBOOK_SMTP_HOST',
      'ROLLBOOK_SMTP_USER: is required with ROLLBOOK_SMTP_PASSWORD',
    ]);
    expect(
      fieldErrorsOf({ ROLLBOOK_SMTP_HOST: host, ROLLBOOK_SMTP_FROM: from, ROLLBOOK_SMTP_USER: 'user' }),
    ).toEqual(['ROLLBOOK_SMTP_PASSWORD: is required with ROLLBOOK_SMTP_USER']);
    expect(
      fieldErrorsOf({ ROLLBOOK_SMTP_HOST: host, ROLLBOOK_SMTP_FROM: from, ROLLBOOK_SMTP_TIMEOUT: '61s' }),
    ).toEqual(['ROLLBOOK_SMTP_TIMEOUT: must be a duration from 100ms to 60s']);
  });

  it('reads identity providers, and says what is wrong with each', () => {
    const google = { id: 'google', name: 'Google', issuer: 'https://accounts.google.com' };
    const own = { client_id: 'rollbook', client_secret: 'secret' };
    const given = (...issuers: object[]) => ({ ROLLBOOK_OIDC_ISSUERS: JSON.stringify(issuers) });
    const local = { ...google, id: 'local', issuer: 'http://127.0.0.1:8080/realms/school' };
    const { oidc } = readConfig(given({ ...google, ...own }, { ...local, ...own }));
    expect(oidc).toMatchObject([
      { ...google, clientId: 'rollbook', clientSecret: 'secret' },
      { issuer: local.issuer },
    ]);
    for (const wrong of ['google', '{}', '[{'])
      expect(fieldErrorsOf({ ROLLBOOK_OIDC_ISSUERS: wrong }), wrong).toEqual([
        expect.stringContaining('must be a JSON list such as'),
      ]);
    expect(fieldErrorsOf(given(google)).map((error) => error.split(': ')[0])).toEqual([
      'ROLLBOOK_OIDC_ISSUERS.0.client_id',
      'ROLLBOOK_OIDC_ISSUERS.0.client_secret',
    ]);
    for (const issuer of ['http://login.example.org', 'https://u:p@login.example.org', 'login.example.org'])
      expect(fieldErrorsOf(given({ ...google, ...own, issuer })), issuer).toEqual([
        'ROLLBOOK_OIDC_ISSUERS.0.issuer: must be an https URL, or an http URL of this machine',
      ]);
    expect(fieldErrorsOf(given({ ...google, ...own }, { ...google, ...own }))).toEqual([
      'ROLLBOOK_OIDC_ISSUERS: each needs an id of its own',
    ]);
  });

  it('rejects a maximum size of a body for which there is never room', () => {
    const sizes = (body: number, all: number) => ({
      ROLLBOOK_MAX_BODY_BYTES: String(body),
      ROLLBOOK_MAX_BODIES_BYTES: String(all),
    });
    expect(fieldErrorsOf({ ROLLBOOK_MAX_BODY_BYTES: '33554433' })).toEqual([
      'ROLLBOOK_MAX_BODY_BYTES: is more than half of ROLLBOOK_MAX_BODIES_BYTES (67108864), which one school can use',
    ]);
    expect(fieldErrorsOf(sizes(600_000, 1_100_000))).toHaveLength(1);
    expect(() => readConfig(sizes(550_000, 1_100_000))).not.toThrow();
  });

  it('rejects loopback targets for a server that other machines can reach', () => {
    const allowed = { ROLLBOOK_WEBHOOK_ALLOW_LOOPBACK_TARGETS: 'true' };
    expect(readConfig({ ...allowed, HOST: '::1' }).webhooks.allowLoopbackTargets).toBe(true);
    for (const [name, value] of [
      ['HOST', '0.0.0.0'],
      ['ROLLBOOK_PUBLIC_URL', 'https://rollbook.example.org'],
      ['ROLLBOOK_TRUSTED_PROXIES', '127.0.0.1'],
    ] as const) {
      expect(fieldErrorsOf({ ...allowed, [name]: value }), name).toEqual([
        expect.stringMatching(
          `^ROLLBOOK_WEBHOOK_ALLOW_LOOPBACK_TARGETS: cannot be true, because ${name} is .*test key`,
        ),
      ]);
      expect(() => readConfig({ [name]: value })).not.toThrow();
    }
  });

  it('takes the URL of a proxy, perhaps with user and password, and never repeats it', () => {
    const proxy = 'http://user:p%40ssword@proxy.example.org:3128';
    expect(readConfig({ ROLLBOOK_WEBHOOK_PROXY: proxy }).webhooks.proxy).toBe(proxy);
    for (const wrong of [
      'proxy.example.org:3128',
      'socks5://secret@proxy.example.org',
      'http://secret@proxy.example.org/path',
      'http://secret@proxy.example.org/?a=1',
      'http://%E0secret@proxy.example.org',
    ])
      expect(fieldErrorsOf({ ROLLBOOK_WEBHOOK_PROXY: wrong }), wrong).toEqual([
        'ROLLBOOK_WEBHOOK_PROXY: must be an http or https URL without a path, such as http://user:password@proxy.example.org:3128',
      ]);
  });

  it('names every error at once', () => {
    const fieldErrors = fieldErrorsOf({
      PORT: '70000',
      DATABASE_URL: 'mysql://host/name',
      LOG_LEVEL: 'loud',
      ROLLBOOK_MASTER_KEY: 'short',
      ROLLBOOK_RATE_LIMIT_READS: '-1',
      ROLLBOOK_WEBHOOK_RETRY_SCHEDULE: '30s,soon',
      ROLLBOOK_WEBHOOK_TIMEOUT: '10',
      ROLLBOOK_WEBHOOK_ALLOW_PRIVATE_TARGETS: 'yes',
      ROLLBOOK_EVENT_RETENTION_DAYS: '29',
      ROLLBOOK_WEBHOK_TIMEOUT: '10s',
    });
    const names = fieldErrors.map((fieldError) => fieldError.slice(0, fieldError.indexOf(':')));
    expect(names.sort()).toEqual([
      'DATABASE_URL',
      'LOG_LEVEL',
      'PORT',
      'ROLLBOOK_EVENT_RETENTION_DAYS',
      'ROLLBOOK_MASTER_KEY',
      'ROLLBOOK_RATE_LIMIT_READS',
      'ROLLBOOK_WEBHOK_TIMEOUT',
      'ROLLBOOK_WEBHOOK_ALLOW_PRIVATE_TARGETS',
      'ROLLBOOK_WEBHOOK_RETRY_SCHEDULE',
      'ROLLBOOK_WEBHOOK_TIMEOUT',
    ]);
    expect(fieldErrors.join()).not.toContain('short');
  });
});
