import { pino } from 'pino';
import type { CreatedSchool, NewSchool } from './admin.ts';
import { type Clock, ManualClock, systemClock } from './clock.ts';
import { type Config, readConfig } from './config.ts';
import type { DatabaseLimits } from './db/database.ts';
import type { Listener } from './http/api.ts';
import { logDestination } from './log-destination.ts';
import { startServer } from './server.ts';
import type { SenderOptions } from './webhooks/deliver.ts';

export type { Clock, CreatedSchool, DatabaseLimits, Listener, NewSchool };
export { ManualClock, systemClock };

/** Options of an embedded server. All of them are optional. */
export interface CreateServerOptions {
  /** `sqlite::memory:` (the default), `sqlite:<path>` or `postgres://…`. */
  database?: string;
  /** Port to listen on. The default, 0, is any free port. */
  port?: number;
  /** Address to listen on. The default is 127.0.0.1. */
  host?: string;
  /** The 32-byte master key; required with PostgreSQL. */
  masterKey?: Uint8Array;
  /** The clock of the server. With a {@link ManualClock}, tests can advance the time. */
  clock?: Clock;
  /** Whether to serve the API (default), or only to send deliveries. */
  api?: boolean;
  /** Whether to send deliveries (default), or only to serve the API. */
  worker?: boolean;
  /** Requests per minute and key, and rejected keys per minute and address. The default, 0, is no limit. */
  rateLimits?: { reads: number; writes: number; refusedKeys?: number };
  /** A pino log level. The default is `silent`. */
  logLevel?: Config['logLevel'];
  /** Whether to fail a request whose response does not match the document. The default is true. */
  checkAnswers?: boolean;
  /** Limits for the database. The default of each is that of its setting. */
  databaseLimits?: Partial<DatabaseLimits>;
  /** Maximum size of a request body in bytes. The default is 1 MiB. */
  maxBodyBytes?: number;
  /**
   * Maximum number of bytes of all request bodies in memory; one school can use half of it. The default is 64 MiB.
   */
  maxBodiesBytes?: number;
  /**
   * Origins, such as `https://admin.example.org`, whose pages are allowed to read responses of the API. The default
   * is none.
   */
  corsOrigins?: string[];
  /**
   * Addresses and CIDR blocks of the reverse proxies in front of this server: for connections from them, the client
   * address is taken from `X-Forwarded-For`. The default is none.
   */
  trustedProxies?: string[];
  /**
   * Milliseconds for a request to arrive and for a client to read a response, after which the connection is closed.
   * The default is 120,000 each.
   */
  timeouts?: Partial<Config['timeouts']>;
  webhooks?: Partial<Config['webhooks']> & Pick<SenderOptions, 'lookup' | 'tls'>;
}

/** A server that runs in this process. */
export interface RollbookServer {
  /** Its base URL, such as `http://127.0.0.1:4010`. */
  readonly url: string;
  /** The API as a listener, to mount in your own express app or node:http server. */
  readonly handler: Listener;
  readonly clock: Clock;
  /** Creates a school and its test school. The keys are returned only once. */
  createSchool(school: NewSchool): Promise<CreatedSchool>;
  /** Resolves when everything that is due by the clock has been sent and recorded. */
  drainDeliveries(): Promise<void>;
  /** Resolves when queued imports and the daily tasks that are due have run. */
  drainJobs(): Promise<void>;
  /** Stops accepting requests, finishes work in progress and closes the database. */
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Starts a complete Rollbook server in this process, for tests or as part of a larger server.
 *
 * @example
 * ```ts
 * await using server = await createServer({ database: 'sqlite::memory:' });
 * const { testKey } = await server.createSchool({ name: 'Example School' });
 * const response = await fetch(`${server.url}/v1/learners`, { headers: { Authorization: `Bearer ${testKey}` } });
 * ```
 */
export async function createServer(options: CreateServerOptions = {}): Promise<RollbookServer> {
  const { lookup, tls, ...webhooks } = options.webhooks ?? {};
  const defaults = readConfig({});
  const config: Config = {
    ...defaults,
    databaseUrl: options.database ?? 'sqlite::memory:',
    port: options.port ?? 0,
    host: options.host ?? defaults.host,
    masterKey: options.masterKey,
    databaseLimits: { ...defaults.databaseLimits, ...options.databaseLimits },
    maxBodyBytes: options.maxBodyBytes ?? defaults.maxBodyBytes,
    maxBodiesBytes: options.maxBodiesBytes ?? defaults.maxBodiesBytes,
    corsOrigins: options.corsOrigins ?? defaults.corsOrigins,
    trustedProxies: options.trustedProxies ?? defaults.trustedProxies,
    timeouts: { ...defaults.timeouts, ...options.timeouts },
    rateLimits: { reads: 0, writes: 0, refusedKeys: 0, ...options.rateLimits },
    webhooks: { ...defaults.webhooks, ...webhooks },
  };
  const clock = options.clock ?? systemClock;
  const server = await startServer({
    config,
    clock,
    log: pino({ level: options.logLevel ?? 'silent' }, logDestination()),
    api: options.api ?? true,
    worker: options.worker ?? true,
    checkAnswers: options.checkAnswers ?? true,
    sender: { ...(lookup ? { lookup } : {}), ...(tls ? { tls } : {}) },
  });
  const stopListening = clock instanceof ManualClock ? clock.onAdvance(() => server.engine.wake()) : () => {};
  const close = async () => {
    stopListening();
    await server.close();
  };
  return {
    url: server.url,
    handler: server.handler,
    clock,
    createSchool: (school) => server.admin.createSchool(school),
    drainDeliveries: () => server.engine.drain(),
    drainJobs: () => server.jobs.drain(),
    close,
    [Symbol.asyncDispose]: close,
  };
}
