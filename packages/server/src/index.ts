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

/** How an embedded server is made. Everything may be left out. */
export interface CreateServerOptions {
  /** `sqlite::memory:` (the default), `sqlite:<path>` or `postgres://…`. */
  database?: string;
  /** Port to listen on; 0, the default, for any that is free. */
  port?: number;
  /** Address to listen on; 127.0.0.1 without it. */
  host?: string;
  /** 32 bytes; needed on PostgreSQL. */
  masterKey?: Uint8Array;
  /** Where the server takes its time from. A {@link ManualClock} makes hours pass in no time. */
  clock?: Clock;
  /** Whether to answer API requests (default), or only to send deliveries. */
  api?: boolean;
  /** Whether to send deliveries (default), or only to answer API requests. */
  worker?: boolean;
  /** Requests a minute and key, and refused keys a minute and address; 0, the default here, for no limit. */
  rateLimits?: { reads: number; writes: number; refusedKeys?: number };
  /** pino's level; `silent` without it. */
  logLevel?: Config['logLevel'];
  /** Fail a request whose answer is not what the document says; on by default. */
  checkAnswers?: boolean;
  /** What work on the database may take; each that is left out has the default of its setting. */
  databaseLimits?: Partial<DatabaseLimits>;
  /** Largest body of a request, in bytes; 1 MiB without it. */
  maxBodyBytes?: number;
  /** Bytes that the bodies of all requests may take in memory; 64 MiB without it, half of them for one school. */
  maxBodiesBytes?: number;
  /** Origins, such as `https://admin.example.org`, whose pages may read responses of the API; none without it. */
  corsOrigins?: string[];
  /**
   * Addresses and CIDR blocks of the reverse proxies in front of this server: where a connection comes from one of
   * them, the client is whom its `X-Forwarded-For` names. None without it.
   */
  trustedProxies?: string[];
  /**
   * Milliseconds after which a request that has not arrived in full, and a response that the client has not read, end
   * with their connection; 120,000 each without it.
   */
  timeouts?: Partial<Config['timeouts']>;
  webhooks?: Partial<Config['webhooks']> & Pick<SenderOptions, 'lookup' | 'tls'>;
}

/** A server that runs in this process. */
export interface RollbookServer {
  /** Its base URL, such as `http://127.0.0.1:4010`. */
  readonly url: string;
  /** The API as a listener, to be mounted in an express app or another node:http server of yours. */
  readonly handler: Listener;
  readonly clock: Clock;
  /** Makes a school with its test twin; the keys are shown this once. */
  createSchool(school: NewSchool): Promise<CreatedSchool>;
  /** Resolves once everything that is due by the clock has been sent and written down. */
  drainDeliveries(): Promise<void>;
  /** Resolves once the imports that are queued, and what the calendar makes due, have been carried out. */
  drainJobs(): Promise<void>;
  /** Stops accepting, finishes what is under way and closes the database. */
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Starts a whole Rollbook in this process: for your own tests, or as part of a larger server.
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
