import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import * as z from 'zod';
import { UsageError } from '../contract/errors.ts';
import { type DocumentLimits, defaultDocumentLimits } from '../documents/limits.ts';
import type { SmtpOptions } from '../messages/smtp.ts';
import { databaseUrlProblems } from '../sql/connect.ts';
import { type DatabaseLimits, defaultLimits } from '../sql/limits.ts';
import { isPostgresUrl, splitPostgresUrl } from '../sql/url.ts';
import { defaultRetrySchedule, parseRetrySchedule, type RetrySchedule } from '../webhooks/schedule.ts';
import { addressKind } from '../webhooks/sender/ip.ts';
import { isProxyUrl } from '../webhooks/sender/proxy.ts';
import type { OidcIssuer } from './oidc-issuer.ts';
import { oidcSetting } from './oidc-issuers.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const integer = (least: number, most: number) => {
  const message = `must be an integer from ${least} to ${most}`;
  const range = z.number().min(least, message).max(most, message);
  return z.string().regex(/^\d+$/, message).transform(Number).pipe(range);
};

const whole = (fallback: number, least: number, most: number) => integer(least, most).default(fallback);

const duration = (fallbackMs: number) =>
  z
    .string()
    .regex(/^\d+(ms|s)$/, 'must be a duration such as 500ms or 10s')
    .transform((text) => (text.endsWith('ms') ? Number.parseInt(text, 10) : Number.parseInt(text, 10) * 1000))
    .default(fallbackMs);

const timeout = (fallbackMs: number, mostSeconds = 3600) => {
  const message = `must be a duration from 100ms to ${mostSeconds}s`;
  return duration(fallbackMs).pipe(
    z
      .number()
      .min(100, message)
      .max(mostSeconds * 1000, message),
  );
};

export const isAddressBlock = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)];
  return (
    most !== undefined &&
    more.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  );
};

export const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

/** An address to which paths can be added. */
const isBaseUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && [search, hash, username, password].every((part) => part === '');
};

/** The address of a server: the paths of its pages and records begin at the root. */
export const isPublicUrl = (text: string): boolean => isBaseUrl(text) && new URL(text).pathname === '/';

const list = (isEntry: (text: string) => boolean, message: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((entry) => entry.trim()))
    .refine((entries) => entries.every(isEntry), message)
    .default([]);

export const mustBeOrigins = 'must be a list of origins, such as https://admin.example.org';
export const mustBeAddressBlocks = 'must be a list of IP addresses and CIDR blocks, such as 10.0.0.0/8,::1';

export const mustBePublicUrl =
  'must be an http or https URL without a path, such as https://rollbook.example.org: the server needs a host name of its own';

export const mustBeProxyUrl =
  'must be an http or https URL without a path, such as http://user:password@proxy.example.org:3128';

const keyBytes = (text: string): Buffer => Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64');
const is32Bytes = ({ length }: Buffer): boolean => length === 32;

/** Adds what is wrong with the URL of a database. Not a schema, because the published types do not need that library. */
export function checkDatabaseUrl(url: string, { addIssue }: { addIssue: (message: string) => void }): void {
  for (const message of databaseUrlProblems(url)) addIssue(message);
}

/** The same for one that has to be of PostgreSQL. */
export function checkPostgresUrl(url: string, context: { addIssue: (message: string) => void }): void {
  if (isPostgresUrl(url)) checkDatabaseUrl(url, context);
  else context.addIssue('must be postgres://user:password@host:port/name');
}

const masterKey = z
  .string()
  .transform(keyBytes)
  .refine(is32Bytes, 'must be 32 bytes in hex or base64; create one with: openssl rand -hex 32');

const masterKeys = z
  .string()
  .transform((text) => text.split(',').map((key) => keyBytes(key.trim())))
  .refine(
    (keys) => keys.every(is32Bytes),
    'must be a list of keys, separated by commas, each 32 bytes in hex or base64',
  );

/** Events can be read for at least this long, whatever the setting. */
export const leastRetentionDays = 30;
export const mostRetentionDays = 36_500;

/** A log of requests grows with each of them. */
export const mostRequestLogDays = 90;

export const defaultHost = '127.0.0.1';
/** Maximum numbers of bytes: of one request body, and of all that are in memory. */
export const defaultBodyLimits = { maxBodyBytes: 1_048_576, maxBodiesBytes: 67_108_864 };

const yesOrNo = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((text) => text === 'true')
  .optional();

const environment = z.object({
  PORT: whole(4010, 0, 65_535),
  HOST: z.string().min(1, 'must not be empty').default(defaultHost),
  DATABASE_URL: z.string().superRefine(checkDatabaseUrl).default('sqlite:./data/rollbook.db'),
  ROLLBOOK_DATABASE_DIRECT_URL: z.string().superRefine(checkPostgresUrl).optional(),
  ROLLBOOK_READ_DATABASE_URL: z.string().superRefine(checkPostgresUrl).optional(),
  ROLLBOOK_DATABASE_POOL: whole(defaultLimits.connections, 2, 500),
  ROLLBOOK_DATABASE_WAIT: duration(defaultLimits.waitMs),
  ROLLBOOK_DATABASE_STATEMENT_TIMEOUT: duration(defaultLimits.statementTimeoutMs),
  ROLLBOOK_DATABASE_CONNECTION_AGE: timeout(defaultLimits.connectionAgeMs),
  ROLLBOOK_QUEUE_PER_SCHOOL: whole(defaultLimits.waitingPerSchool, 1, 100_000),
  ROLLBOOK_QUEUE: whole(defaultLimits.waitingInTotal, 1, 1_000_000),
  ROLLBOOK_DOCUMENT_THREADS: whole(defaultDocumentLimits.threads, 1, 64),
  ROLLBOOK_DOCUMENT_TIMEOUT: timeout(defaultDocumentLimits.timeoutMs),
  ROLLBOOK_DOCUMENT_PAGES: whole(defaultDocumentLimits.pages, 1, 10_000),
  ROLLBOOK_MASTER_KEY: masterKey.optional(),
  ROLLBOOK_PREVIOUS_MASTER_KEYS: masterKeys.default([]),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  ROLLBOOK_METRICS_PORT: integer(0, 65_535).optional(),
  ROLLBOOK_METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  ROLLBOOK_MAX_BODY_BYTES: whole(defaultBodyLimits.maxBodyBytes, 1024, 104_857_600),
  ROLLBOOK_MAX_BODIES_BYTES: whole(defaultBodyLimits.maxBodiesBytes, 1_048_576, 10_737_418_240),
  ROLLBOOK_PUBLIC_URL: z.string().refine(isPublicUrl, mustBePublicUrl).optional(),
  ROLLBOOK_CORS_ORIGINS: list(isOrigin, mustBeOrigins),
  ROLLBOOK_TRUSTED_PROXIES: list(isAddressBlock, mustBeAddressBlocks),
  ROLLBOOK_REQUEST_TIMEOUT: timeout(120_000),
  ROLLBOOK_RESPONSE_TIMEOUT: timeout(120_000),
  ROLLBOOK_RATE_LIMIT_READS: whole(3000, 0, 10_000_000),
  ROLLBOOK_RATE_LIMIT_WRITES: whole(1200, 0, 10_000_000),
  ROLLBOOK_RATE_LIMIT_REFUSED_KEYS: whole(30, 0, 10_000_000),
  ROLLBOOK_OIDC_ISSUERS: oidcSetting.default([]),
  ROLLBOOK_SMTP_HOST: z.string().min(1, 'must not be empty').optional(),
  ROLLBOOK_SMTP_PORT: integer(1, 65_535).optional(),
  ROLLBOOK_SMTP_TLS: z
    .enum(['starttls', 'implicit', 'none'], 'must be starttls, implicit or none')
    .optional(),
  ROLLBOOK_SMTP_USER: z.string().min(1, 'must not be empty').optional(),
  ROLLBOOK_SMTP_PASSWORD: z.string().min(1, 'must not be empty').optional(),
  ROLLBOOK_SMTP_FROM: z.email('must be an email address').optional(),
  ROLLBOOK_SMTP_REPLY_TO: z.email('must be an email address').optional(),
  ROLLBOOK_SMTP_CONNECTIONS: whole(5, 1, 100),
  // The whole attempt has no more.
  ROLLBOOK_SMTP_TIMEOUT: timeout(60_000, 60),
  ROLLBOOK_WEBHOOK_RETRY_SCHEDULE: z.string().optional(),
  ROLLBOOK_WEBHOOK_RETRY_WINDOW: z.string().optional(),
  ROLLBOOK_WEBHOOK_TIMEOUT: duration(10_000),
  ROLLBOOK_WEBHOOK_CONCURRENCY: whole(2048, 1, 100_000),
  ROLLBOOK_WEBHOOK_ENDPOINT_CONCURRENCY: whole(64, 1, 10_000),
  ROLLBOOK_WEBHOOK_ENDPOINTS: whole(50, 1, 10_000),
  ROLLBOOK_WEBHOOK_ALLOW_PRIVATE_TARGETS: yesOrNo,
  ROLLBOOK_WEBHOOK_ALLOW_LOOPBACK_TARGETS: yesOrNo,
  ROLLBOOK_WEBHOOK_PROXY: z.string().refine(isProxyUrl, mustBeProxyUrl).optional(),
  ROLLBOOK_EVENT_RETENTION_DAYS: whole(90, leastRetentionDays, mostRetentionDays),
  ROLLBOOK_REQUEST_LOG_DAYS: whole(7, 0, mostRequestLogDays),
  ROLLBOOK_REQUEST_LOG_ROWS: whole(200_000, 1, 100_000_000),
});

export const settingNames: readonly string[] = Object.keys(environment.shape);

/** Settings whose value can be in the file that the variable of the same name with `_FILE` added names. */
export const secretSettings = [
  'DATABASE_URL',
  'ROLLBOOK_DATABASE_DIRECT_URL',
  'ROLLBOOK_READ_DATABASE_URL',
  'ROLLBOOK_MASTER_KEY',
  'ROLLBOOK_PREVIOUS_MASTER_KEYS',
  'ROLLBOOK_METRICS_TOKEN',
  'ROLLBOOK_SMTP_PASSWORD',
  'ROLLBOOK_WEBHOOK_PROXY',
] as const;

export type Environment = Record<string, string | undefined>;

/** The files in which settings are, by the names of their variables. */
export const secretFiles = (env: Environment): { variable: string; path: string }[] =>
  secretSettings.flatMap((name) => {
    const variable = `${name}_FILE`;
    const path = env[variable];
    return path ? [{ variable, path }] : [];
  });

export interface Config {
  port: number;
  host: string;
  databaseUrl: string;
  /** The URL of PostgreSQL itself, if the other is that of a pooler that shares connections between transactions. */
  directDatabaseUrl: string | undefined;
  /** The URL of a standby server, from which requests are read that ask for it. */
  readDatabaseUrl: string | undefined;
  databaseLimits: DatabaseLimits;
  documents: DocumentLimits;
  /** Encrypts and decrypts; the others only decrypt. */
  masterKey: Uint8Array | undefined;
  previousMasterKeys: Uint8Array[];
  logLevel: (typeof logLevels)[number];
  /** Metrics are served on a port of their own, or at `/metrics` to those who send the token; by default not at all. */
  metrics: { port?: number | undefined; token?: string | undefined };
  maxBodyBytes: number;
  /** Maximum number of bytes of all request bodies in memory. */
  maxBodiesBytes: number;
  /** Origins whose pages are allowed to read responses of the API. */
  corsOrigins: string[];
  /** The address at which clients reach the server; undefined for the one that it listens on. */
  publicUrl: string | undefined;
  /** Addresses and CIDR blocks of the reverse proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[];
  timeouts: {
    /** From the first byte of a connection or a request to the last byte of the request. */
    requestTimeoutMs: number;
    /** From the first byte of a response until the client has read the last. */
    responseTimeoutMs: number;
  };
  /** Requests per minute and key, and rejected keys per minute and address; 0 for no limit. */
  rateLimits: { reads: number; writes: number; refusedKeys: number };
  /** Days for which the requests of the API are kept in their log; 0 for no log. */
  requestLogDays: number;
  /** Requests that are kept for each school. */
  requestLogRows: number;
  /** The OpenID Connect providers with which staff members sign in to the settings screen. */
  oidc: OidcIssuer[];
  /** The SMTP server through which email of live schools is sent; without it, email is not sent. */
  smtp: SmtpOptions | undefined;
  webhooks: {
    schedule: RetrySchedule;
    timeoutMs: number;
    concurrency: number;
    endpointConcurrency: number;
    /** Maximum number of endpoints of a school, not counting archived ones. */
    endpointsPerSchool: number;
    /** Private addresses, but not loopback addresses; the default is false. */
    allowPrivateTargets: boolean | undefined;
    /** Loopback addresses for test schools, while no live school is in use; the default is false. */
    allowLoopbackTargets: boolean | undefined;
    /** URL of the HTTP proxy through which deliveries are sent, such as `http://user:password@proxy.example.org:3128`. */
    proxy: string | undefined;
    /** Days after which events are deleted, with their deliveries. */
    eventRetentionDays: number;
  };
}

type Reach = Pick<Config, 'host' | 'publicUrl' | 'trustedProxies'>;

/** The names of the settings and of the options by which other machines can reach a server. */
export const reachedBy: Readonly<Record<keyof Reach, string>> = {
  host: 'HOST',
  publicUrl: 'ROLLBOOK_PUBLIC_URL',
  trustedProxies: 'ROLLBOOK_TRUSTED_PROXIES',
};
export const optionNames: Readonly<Record<keyof Reach, string>> = {
  host: 'host',
  publicUrl: 'publicUrl',
  trustedProxies: 'trustedProxies',
};

export const loopbackDanger =
  'A server that other machines can reach must not send webhooks to loopback addresses: whoever has a test key could read internal services of this machine.';

/** Why other machines can reach a server, in the words of its configuration; empty if they cannot. */
export function reachableBecause(
  { host, publicUrl, trustedProxies }: Reach,
  names: Record<keyof Reach, string>,
): string[] {
  const isLocal = host === 'localhost' || addressKind(host) === 'loopback';
  return [
    ...(publicUrl === undefined ? [] : [`${names.publicUrl} is set`]),
    ...(trustedProxies.length === 0 ? [] : [`${names.trustedProxies} is set`]),
    ...(isLocal ? [] : [`${names.host} is ${host}, which is not a loopback address`]),
  ];
}

/**
 * Reads the whole configuration; all invalid settings are reported in one error.
 *
 * @param named What a setting is called where it was given, if not as a variable: `--port` for `PORT`.
 */
export function readConfig(env: Environment, named: Readonly<Record<string, string>> = {}): Config {
  const { given, problems } = withFiles(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== '')),
  );
  const parsed = environment.safeParse(given);
  const issues = parsed.success ? [] : parsed.error.issues;
  const fieldErrors = [...problems, ...issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)];
  const known = [...settingNames, ...Object.keys(clientEnvironment.shape), 'ROLLBOOK_WEBHOOK_SECRET'];
  // A variable that was not expanded must not begin another database.
  if (env.DATABASE_URL === '' && given.DATABASE_URL === undefined)
    fieldErrors.push('  DATABASE_URL: is empty; set it, or remove it for sqlite:./data/rollbook.db');
  for (const name of Object.keys(given)) {
    if (name.startsWith('ROLLBOOK_') && !known.includes(name))
      fieldErrors.push(`  ${name}: is not a setting`);
  }
  const {
    ROLLBOOK_WEBHOOK_RETRY_SCHEDULE: delays = '30s,5m,30m,2h,6h',
    ROLLBOOK_WEBHOOK_RETRY_WINDOW: window,
  } = given;
  let schedule = defaultRetrySchedule;
  try {
    schedule = parseRetrySchedule(delays, window);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    fieldErrors.push(`  ROLLBOOK_WEBHOOK_RETRY_SCHEDULE: ${error.message}`);
  }
  fieldErrors.push(
    ...incompleteSmtp(given),
    ...unreadByDriver(given),
    ...onlyForPostgres(given, 'DATABASE_URL', urlsOfPostgres),
  );
  if (parsed.success)
    fieldErrors.push(...tooLargeBody(parsed.data, 'ROLLBOOK_MAX_BODY_BYTES', 'ROLLBOOK_MAX_BODIES_BYTES'));
  if (parsed.success && parsed.data.ROLLBOOK_WEBHOOK_ALLOW_LOOPBACK_TARGETS) {
    const {
      HOST: host,
      ROLLBOOK_PUBLIC_URL: publicUrl,
      ROLLBOOK_TRUSTED_PROXIES: trustedProxies,
    } = parsed.data;
    const reasons = reachableBecause({ host, publicUrl, trustedProxies }, reachedBy);
    if (reasons.length > 0)
      fieldErrors.push(
        `  ROLLBOOK_WEBHOOK_ALLOW_LOOPBACK_TARGETS: cannot be true, because ${reasons.join(' and ')}. ${loopbackDanger}`,
      );
  }
  if (!parsed.success || fieldErrors.length > 0)
    throw new UsageError(
      ['The configuration is invalid:', ...fieldErrors]
        .join('\n')
        .replace(/^ {2}(\w+):/gm, (line, name) => line.replace(name, named[name] ?? name)),
    );
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    directDatabaseUrl: data.ROLLBOOK_DATABASE_DIRECT_URL,
    readDatabaseUrl: data.ROLLBOOK_READ_DATABASE_URL,
    databaseLimits: {
      connections: data.ROLLBOOK_DATABASE_POOL,
      waitMs: data.ROLLBOOK_DATABASE_WAIT,
      statementTimeoutMs: data.ROLLBOOK_DATABASE_STATEMENT_TIMEOUT,
      connectionAgeMs: data.ROLLBOOK_DATABASE_CONNECTION_AGE,
      waitingPerSchool: data.ROLLBOOK_QUEUE_PER_SCHOOL,
      waitingInTotal: data.ROLLBOOK_QUEUE,
    },
    documents: {
      threads: data.ROLLBOOK_DOCUMENT_THREADS,
      timeoutMs: data.ROLLBOOK_DOCUMENT_TIMEOUT,
      pages: data.ROLLBOOK_DOCUMENT_PAGES,
    },
    masterKey: data.ROLLBOOK_MASTER_KEY,
    previousMasterKeys: data.ROLLBOOK_PREVIOUS_MASTER_KEYS,
    logLevel: data.LOG_LEVEL,
    metrics: { port: data.ROLLBOOK_METRICS_PORT, token: data.ROLLBOOK_METRICS_TOKEN },
    maxBodyBytes: data.ROLLBOOK_MAX_BODY_BYTES,
    maxBodiesBytes: data.ROLLBOOK_MAX_BODIES_BYTES,
    corsOrigins: data.ROLLBOOK_CORS_ORIGINS,
    publicUrl: data.ROLLBOOK_PUBLIC_URL,
    trustedProxies: data.ROLLBOOK_TRUSTED_PROXIES,
    timeouts: {
      requestTimeoutMs: data.ROLLBOOK_REQUEST_TIMEOUT,
      responseTimeoutMs: data.ROLLBOOK_RESPONSE_TIMEOUT,
    },
    rateLimits: {
      reads: data.ROLLBOOK_RATE_LIMIT_READS,
      writes: data.ROLLBOOK_RATE_LIMIT_WRITES,
      refusedKeys: data.ROLLBOOK_RATE_LIMIT_REFUSED_KEYS,
    },
    requestLogDays: data.ROLLBOOK_REQUEST_LOG_DAYS,
    requestLogRows: data.ROLLBOOK_REQUEST_LOG_ROWS,
    oidc: data.ROLLBOOK_OIDC_ISSUERS,
    smtp: smtpOf(data),
    webhooks: {
      schedule,
      timeoutMs: data.ROLLBOOK_WEBHOOK_TIMEOUT,
      concurrency: data.ROLLBOOK_WEBHOOK_CONCURRENCY,
      endpointConcurrency: data.ROLLBOOK_WEBHOOK_ENDPOINT_CONCURRENCY,
      endpointsPerSchool: data.ROLLBOOK_WEBHOOK_ENDPOINTS,
      allowPrivateTargets: data.ROLLBOOK_WEBHOOK_ALLOW_PRIVATE_TARGETS,
      allowLoopbackTargets: data.ROLLBOOK_WEBHOOK_ALLOW_LOOPBACK_TARGETS,
      proxy: data.ROLLBOOK_WEBHOOK_PROXY,
      eventRetentionDays: data.ROLLBOOK_EVENT_RETENTION_DAYS,
    },
  };
}

/** The settings, with the values of those that are in files. */
function withFiles(env: Environment): { given: Environment; problems: string[] } {
  const given = { ...env };
  const problems: string[] = [];
  for (const { variable, path } of secretFiles(env)) {
    const name = variable.replace(/_FILE$/, '');
    delete given[variable];
    if (given[name] !== undefined) {
      problems.push(`  ${variable}: cannot be set together with ${name}; remove one of them`);
      continue;
    }
    try {
      const text = readFileSync(path, 'utf8').replace(/(?<![\r\n])[\r\n]+$/, '');
      if (text === '') problems.push(`  ${variable}: the file ${path} is empty`);
      else given[name] = text;
    } catch (error) {
      problems.push(`  ${variable}: cannot read the file ${path}${whyUnreadable(error)}`);
    }
  }
  return { given, problems };
}

function whyUnreadable(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reasons: Record<string, string> = {
    ENOENT: ': it does not exist',
    EACCES: ': this user may not read it',
    EISDIR: ': it is a folder',
  };
  return reasons[code] ?? ` (${code || String(error)})`;
}

/** Variables of libpq that would make a connection safer or another one, and that the driver does not read. */
const variablesOfLibpq: Readonly<Record<string, string>> = {
  PGSSLMODE: 'sslmode',
  PGSSLROOTCERT: 'sslrootcert',
  PGSSLCERT: 'sslcert',
  PGSSLKEY: 'sslkey',
  PGSSLNEGOTIATION: 'sslnegotiation',
  PGCHANNELBINDING: 'channel_binding',
  PGTARGETSESSIONATTRS: 'target_session_attrs',
  PGOPTIONS: 'options',
};

function unreadByDriver(given: Environment): string[] {
  const url = given.DATABASE_URL ?? '';
  if (!isPostgresUrl(url)) return [];
  const { query } = splitPostgresUrl(url);
  return Object.entries(variablesOfLibpq)
    .filter(([name, parameter]) => given[name] !== undefined && !query.has(parameter))
    .map(([name, parameter]) => `  ${name}: is not read; write ${parameter}=… in DATABASE_URL`);
}

/** Other URLs of a database, which SQLite does not have. */
export const urlsOfPostgres: readonly string[] = [
  'ROLLBOOK_DATABASE_DIRECT_URL',
  'ROLLBOOK_READ_DATABASE_URL',
];

/** What is wrong with them beside a database with another URL, which has the name `database`. */
export function onlyForPostgres<Name extends string>(
  given: Readonly<Partial<Record<Name, unknown>>>,
  database: Name,
  others: readonly Name[],
): string[] {
  const url = given[database];
  if (typeof url === 'string' && isPostgresUrl(url)) return [];
  return others
    .filter((name) => given[name] !== undefined)
    .map((name) => `  ${name}: is only for PostgreSQL, and ${database} is not its URL`);
}

/** What is wrong with the maximum size of a body beside that of all bodies: one school can use half of this. */
export function tooLargeBody<Name extends string>(
  given: Readonly<Record<Name, number>>,
  body: Name,
  bodies: Name,
): string[] {
  if (given[body] <= given[bodies] / 2) return [];
  return [`  ${body}: is more than half of ${bodies} (${given[bodies]}), which one school can use`];
}

/** Settings of SMTP without which others would be ignored, or could not be used. */
function incompleteSmtp(given: Environment): string[] {
  const [any] = settingNames.filter((name) => given[name] && name.startsWith('ROLLBOOK_SMTP_'));
  const required = new Map<string, string | undefined>([
    ['ROLLBOOK_SMTP_HOST', any],
    ['ROLLBOOK_SMTP_FROM', given.ROLLBOOK_SMTP_HOST && 'ROLLBOOK_SMTP_HOST'],
    ['ROLLBOOK_SMTP_USER', given.ROLLBOOK_SMTP_PASSWORD && 'ROLLBOOK_SMTP_PASSWORD'],
    ['ROLLBOOK_SMTP_PASSWORD', given.ROLLBOOK_SMTP_USER && 'ROLLBOOK_SMTP_USER'],
  ]);
  return [...required].flatMap(([name, by]) =>
    by && !given[name] ? [`  ${name}: is required with ${by}`] : [],
  );
}

/** The settings of SMTP, if there are any. */
function smtpOf(data: z.infer<typeof environment>): SmtpOptions | undefined {
  const { ROLLBOOK_SMTP_HOST: host, ROLLBOOK_SMTP_FROM: from } = data;
  if (host === undefined || from === undefined) return undefined;
  const optional = {
    port: data.ROLLBOOK_SMTP_PORT,
    tls: data.ROLLBOOK_SMTP_TLS,
    user: data.ROLLBOOK_SMTP_USER,
    password: data.ROLLBOOK_SMTP_PASSWORD,
    replyTo: data.ROLLBOOK_SMTP_REPLY_TO,
  };
  return {
    host,
    from,
    connections: data.ROLLBOOK_SMTP_CONNECTIONS,
    timeoutMs: data.ROLLBOOK_SMTP_TIMEOUT,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
  };
}

const clientEnvironment = z.object({
  ROLLBOOK_URL: z
    .string()
    .refine(
      isBaseUrl,
      'The address of the server, from --server or ROLLBOOK_URL, must be an http or https URL without a query, such as http://127.0.0.1:4010.',
    )
    .default('http://127.0.0.1:4010'),
  ROLLBOOK_API_KEY: z.string().optional(),
});

/** The server that client commands call. */
export function readClientConfig(env: Environment): { url: string; apiKey: string | undefined } {
  const parsed = clientEnvironment.safeParse(env);
  if (!parsed.success) {
    throw new UsageError(parsed.error.issues.map(({ message }) => message).join('\n'));
  }
  return { url: parsed.data.ROLLBOOK_URL, apiKey: parsed.data.ROLLBOOK_API_KEY };
}
