import * as z from 'zod';
import { problemsIn, refuseOptions } from '../contract/errors.ts';
import type { DocumentLimits } from '../documents/limits.ts';
import type { Clock, ManualClock } from '../lib/clock.ts';
import type { Channels } from '../messages/channels.ts';
import type { DatabaseLimits } from '../sql/limits.ts';
import { checkRetrySchedule } from '../webhooks/schedule.ts';
import type { SenderOptions } from '../webhooks/sender/options.ts';
import { isProxyUrl } from '../webhooks/sender/proxy.ts';
import {
  type Config,
  checkDatabaseUrl,
  checkPostgresUrl,
  defaultBodyLimits,
  defaultHost,
  isAddressBlock,
  isOrigin,
  isPublicUrl,
  leastRetentionDays,
  logLevels,
  loopbackDanger,
  mostRequestLogDays,
  mostRetentionDays,
  mustBeAddressBlocks,
  mustBeOrigins,
  mustBeProxyUrl,
  mustBePublicUrl,
  onlyForPostgres,
  optionNames,
  reachableBecause,
  tooLargeBody,
} from './config.ts';
import type { OidcIssuer } from './oidc-issuer.ts';
import { oidcIssuers } from './oidc-issuers.ts';

/** The members of T, each of which can be left out or undefined. */
export type Optional<T> = { [Name in keyof T]?: T[Name] | undefined };

/** Options of an embedded server. All of them are optional; one that is undefined counts as left out. */
export interface CreateServerOptions {
  /** `sqlite::memory:` (the default), `sqlite:<path>` or `postgres://…`. */
  database?: string | undefined;
  /**
   * The URL of PostgreSQL itself, if `database` is the URL of a pooler that shares connections between transactions, such as
   * PgBouncer with `pool_mode=transaction`.
   */
  directDatabase?: string | undefined;
  /** The URL of a standby server of PostgreSQL, from which requests are read that send `Service-Read-From: replica`. */
  readDatabase?: string | undefined;
  /** Port to listen on. The default, 0, is any free port. */
  port?: number | undefined;
  /** Address to listen on. The default is 127.0.0.1. */
  host?: string | undefined;
  /**
   * The 32-byte master key; required with PostgreSQL. The default is a new one, which for `sqlite:<path>` is kept in the file
   * `<path>.key`.
   */
  masterKey?: Uint8Array | undefined;
  /**
   * Other master keys, which only decrypt: the previous one until `rollbook key rotate-master` has finished, and the next
   * one before other processes use it. The default is none.
   */
  previousMasterKeys?: Uint8Array[] | undefined;
  /** The clock of the server. With a {@link ManualClock}, tests can advance the time. */
  clock?: Clock | undefined;
  /** Whether to serve the API (default), or only to send deliveries. */
  api?: boolean | undefined;
  /** Whether to send deliveries (default), or only to serve the API. */
  worker?: boolean | undefined;
  /** Requests per minute and key, and rejected keys per minute and address. The default, 0, is no limit. */
  rateLimits?: { reads: number; writes: number; refusedKeys?: number | undefined } | undefined;
  /** Days for which requests of the API are kept in their log, up to 90; 0 for no log. The default is 7. */
  requestLogDays?: number | undefined;
  /**
   * Number of requests that are kept in the log of a school: when a day begins, older ones are deleted. At least 1. The
   * default is 200,000.
   */
  requestLogRows?: number | undefined;
  /** A pino log level. The default is `silent`. */
  logLevel?: Config['logLevel'] | undefined;
  /**
   * Whether to fail a request whose response does not match the document. The default is true.
   */
  checkResponses?: boolean | undefined;
  /** Limits for the database. The default of each is that of its setting. */
  databaseLimits?: Optional<DatabaseLimits> | undefined;
  /** Limits for drawing documents and decoding images. The default of each is that of its setting. */
  documents?: Optional<DocumentLimits> | undefined;
  /** Maximum size of a request body in bytes. The default is 1 MiB. */
  maxBodyBytes?: number | undefined;
  /**
   * Maximum number of bytes of all request bodies in memory; one school can use half of it. The default is 64 MiB.
   */
  maxBodiesBytes?: number | undefined;
  /**
   * Origins, such as `https://admin.example.org`, whose pages are allowed to read responses of the API. The default
   * is none.
   */
  corsOrigins?: string[] | undefined;
  /**
   * The address at which clients reach the server, such as `https://rollbook.example.org`, for addresses in responses.
   * The default is the one that it listens on.
   */
  publicUrl?: string | undefined;
  /**
   * Addresses and CIDR blocks of the reverse proxies in front of this server: for connections from them, the client
   * address is taken from `X-Forwarded-For`. The default is none.
   */
  trustedProxies?: string[] | undefined;
  /**
   * Milliseconds for a request to arrive and for a client to read a response, after which the connection is closed.
   * The default is 120,000 each.
   */
  timeouts?: Optional<Config['timeouts']> | undefined;
  /**
   * Serves metrics in the Prometheus text format: on a separate port (0 for any free port), at `/metrics` of the API
   * to those who send the token as a bearer token, or both. The default is neither.
   */
  metrics?: { port?: number | undefined; token?: string | undefined } | undefined;
  /** The OpenID Connect providers with which staff members sign in to the settings screen. The default is none. */
  oidc?: OidcIssuer[] | undefined;
  /**
   * How webhooks are sent. In a test suite, `allowLoopbackTargets: true` lets test schools send them to receivers on the
   * same machine, until the first request with a live key.
   */
  webhooks?: (Optional<Config['webhooks']> & Optional<Pick<SenderOptions, 'lookup' | 'tls'>>) | undefined;
  /**
   * The adapters with which messages of live schools are sent. On a channel without one, copies get the status
   * `not_configured`. Messages of test schools are only logged, and are marked as `simulated`.
   */
  channels?: Channels | undefined;
}

const flag = z.boolean().optional();
// A timer of Node, and a limit of PostgreSQL, can be little more than twice as long.
const ms = z.number().min(0).max(1_000_000_000).optional();
const limit = z.int().min(0).optional();
const size = z.int().min(1).optional();
const method = z.custom((value) => typeof value === 'function', 'must be a function');

const adapter = z
  .object(
    { send: method, concurrency: size, check: method.optional(), close: method.optional() },
    'must be an object with a `send` method',
  )
  .optional();

function isClock(value: unknown): boolean {
  const clock = Object(value);
  if (typeof clock.now !== 'function') return false;
  const now = clock.now();
  return typeof now === 'number' && Number.isFinite(new Date(now).getTime());
}

const list = (isEntry: (text: string) => boolean, message: string) =>
  z
    .array(z.string())
    .refine((entries) => entries.every(isEntry), message)
    .optional();

const thirtyTwoBytes = 'must be 32 bytes, as a Uint8Array';
const masterKey = z
  .instanceof(Uint8Array, { error: thirtyTwoBytes })
  .refine(({ length }) => length === 32, thirtyTwoBytes);

// Every option has a schema: a `$ZodType`, because comparing each with `ZodType` takes the compiler a tenth of its memory.
const options = z.strictObject({
  database: z.string().superRefine(checkDatabaseUrl).optional(),
  directDatabase: z.string().superRefine(checkPostgresUrl).optional(),
  readDatabase: z.string().superRefine(checkPostgresUrl).optional(),
  port: z.int().min(0).max(65_535).optional(),
  host: z.string().min(1).optional(),
  masterKey: masterKey.optional(),
  previousMasterKeys: z.array(masterKey).optional(),
  clock: z
    .custom(isClock, 'must be an object whose method `now` returns milliseconds since the epoch, as a number')
    .optional(),
  api: flag,
  worker: flag,
  rateLimits: z
    .strictObject({ reads: z.int().min(0), writes: z.int().min(0), refusedKeys: limit })
    .optional(),
  requestLogDays: z.int().min(0).max(mostRequestLogDays).optional(),
  requestLogRows: z.int().min(1).max(100_000_000).optional(),
  logLevel: z.enum(logLevels).optional(),
  checkResponses: flag,
  databaseLimits: z
    .strictObject({
      connections: z.int().min(2).optional(),
      waitMs: ms,
      statementTimeoutMs: ms,
      connectionAgeMs: z.number().min(100).optional(),
      waitingPerSchool: limit,
      waitingInTotal: limit,
    })
    .optional(),
  documents: z.strictObject({ threads: size, timeoutMs: ms, pages: size }).optional(),
  maxBodyBytes: size,
  maxBodiesBytes: size,
  corsOrigins: list(isOrigin, mustBeOrigins),
  publicUrl: z.string().refine(isPublicUrl, mustBePublicUrl).optional(),
  trustedProxies: list(isAddressBlock, mustBeAddressBlocks),
  timeouts: z.strictObject({ requestTimeoutMs: ms, responseTimeoutMs: ms }).optional(),
  metrics: z
    .strictObject({
      port: z.int().min(0).max(65_535).optional(),
      token: z.string().min(16, 'must have at least 16 characters').optional(),
    })
    .optional(),
  oidc: oidcIssuers.optional(),
  webhooks: z
    .strictObject({
      schedule: z
        .strictObject({ delaysMs: z.array(z.number().min(0)), windowMs: z.number().min(0) })
        .optional(),
      timeoutMs: ms,
      concurrency: size,
      endpointConcurrency: size,
      endpointsPerSchool: size,
      allowPrivateTargets: flag,
      allowLoopbackTargets: flag,
      proxy: z.string().refine(isProxyUrl, mustBeProxyUrl).optional(),
      eventRetentionDays: z.int().min(leastRetentionDays).max(mostRetentionDays).optional(),
      lookup: method.optional(),
      tls: z.object({}).optional(),
    })
    .optional(),
  channels: z.strictObject({ email: adapter, sms: adapter, push: adapter, letter: adapter }).optional(),
} satisfies Record<keyof CreateServerOptions, z.core.$ZodType>);

/** Refuses options that are unknown or have a wrong value. */
export function checkServerOptions(given: CreateServerOptions): void {
  const problems = problemsIn(options.safeParse(given).error);
  refuseOptions('createServer', problems.length > 0 ? problems : contradictions(given));
}

const contradictions = (options: CreateServerOptions): string[] => [
  ...onlyForPostgres(options, 'database', ['directDatabase', 'readDatabase']),
  ...tooLargeBody({ ...defaultBodyLimits, ...given(options) }, 'maxBodyBytes', 'maxBodiesBytes'),
  ...uselessServer(options),
  ...overlongRetries(options),
  ...reachableLoopback(options),
];

const uselessServer = ({ api, worker }: CreateServerOptions): string[] =>
  api === false && worker === false ? ['  worker: cannot be false, because api is false'] : [];

function overlongRetries({ webhooks }: CreateServerOptions): string[] {
  try {
    if (webhooks?.schedule) checkRetrySchedule(webhooks.schedule);
    return [];
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [`  webhooks.schedule: ${error.message}`];
  }
}

function reachableLoopback({ webhooks, host, publicUrl, trustedProxies }: CreateServerOptions): string[] {
  if (!webhooks?.allowLoopbackTargets) return [];
  const reach = { host: host ?? defaultHost, publicUrl, trustedProxies: trustedProxies ?? [] };
  const reasons = reachableBecause(reach, optionNames);
  if (reasons.length === 0) return [];
  return [
    `  webhooks.allowLoopbackTargets: cannot be true, because ${reasons.join(' and ')}. ${loopbackDanger}`,
  ];
}

/** The options that are not undefined, which would otherwise replace defaults. */
export function given<T extends object>(
  options: T | undefined,
): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  const entries = Object.entries(options ?? {}).filter(([, value]) => value !== undefined);
  // Only members without a value were removed.
  return Object.fromEntries(entries) as ReturnType<typeof given<T>>;
}
