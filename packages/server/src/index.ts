import { type Config, readConfig } from './app/config.ts';
import { openLog } from './app/log-destination.ts';
import type { CreatedSchool, NewSchool } from './app/new-school.ts';
import type { OidcIssuer } from './app/oidc-issuer.ts';
import { startServer } from './app/server.ts';
import { type CreateServerOptions, checkServerOptions, given } from './app/server-options.ts';
import type { DocumentLimits } from './documents/limits.ts';
import type { Listener } from './http/http-server.ts';
import { type Clock, inMilliseconds, ManualClock, systemClock } from './lib/clock.ts';
import type {
  ChannelAdapter,
  Channels,
  LogoOfCopy,
  OutgoingChannel,
  OutgoingCopy,
  SenderOfCopy,
  SendResult,
} from './messages/channels.ts';
import { type Email, type EmailAttachment, emailOf } from './messages/email.ts';
import { type SmtpOptions, smtpChannel } from './messages/smtp.ts';
import type { DatabaseLimits } from './sql/limits.ts';

export type {
  ChannelAdapter,
  Channels,
  Clock,
  CreatedSchool,
  CreateServerOptions,
  DatabaseLimits,
  DocumentLimits,
  Email,
  EmailAttachment,
  Listener,
  LogoOfCopy,
  NewSchool,
  OidcIssuer,
  OutgoingChannel,
  OutgoingCopy,
  SenderOfCopy,
  SendResult,
  SmtpOptions,
};
export { emailOf, ManualClock, smtpChannel, systemClock };

/** A server that runs in this process. */
export interface RollbookServer {
  /** Its base URL, such as `http://127.0.0.1:4010`. */
  readonly url: string;
  /** The URL of the metrics, if they are served on a separate port. */
  readonly metricsUrl: string | undefined;
  /**
   * The API, `/mcp`, the settings screen, the reference, and the pages to which emails link, as a listener to mount in your own
   * express app or node:http server, without a path and before body parsers. It passes on other requests; set `publicUrl`
   * to the address of that server.
   */
  readonly handler: Listener;
  readonly clock: Clock;
  /** Creates a school and its test school. The keys are returned only once. */
  createSchool(school: NewSchool): Promise<CreatedSchool>;
  /**
   * Suspends a school and its test school, given the id of either: requests with their keys and sign-ins are rejected with
   * `school_suspended`, nothing is sent or imported, and no daily tasks run. The reason is in their audit logs.
   */
  suspendSchool(id: string, reason?: string): Promise<void>;
  /** Ends the suspension: what was due in the meantime is done from now on. */
  resumeSchool(id: string): Promise<void>;
  /**
   * Deletes a suspended school and its test school for good, with their audit logs, and resolves with the number of rows. If
   * it was interrupted, call it again.
   */
  deleteSchool(id: string): Promise<number>;
  /** Resolves when everything that is due by the clock has been sent and recorded; without a worker, at once. */
  drainDeliveries(): Promise<void>;
  /**
   * Resolves when queued imports and the tasks that are due have run, messages that are due were sent, and events whose
   * retention is over are deleted.
   */
  drainJobs(): Promise<void>;
  /**
   * Stops accepting requests, finishes work in progress and closes the database. From then on, `handler` responds with
   * `unavailable` (503).
   */
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
  checkServerOptions(options);
  const { lookup, tls, ...webhooks } = given(options.webhooks);
  const defaults = readConfig({});
  const config: Config = {
    ...defaults,
    databaseUrl: options.database ?? 'sqlite::memory:',
    directDatabaseUrl: options.directDatabase,
    readDatabaseUrl: options.readDatabase,
    port: options.port ?? 0,
    host: options.host ?? defaults.host,
    masterKey: options.masterKey,
    previousMasterKeys: options.previousMasterKeys ?? [],
    databaseLimits: { ...defaults.databaseLimits, ...given(options.databaseLimits) },
    documents: { ...defaults.documents, ...given(options.documents) },
    maxBodyBytes: options.maxBodyBytes ?? defaults.maxBodyBytes,
    maxBodiesBytes: options.maxBodiesBytes ?? defaults.maxBodiesBytes,
    corsOrigins: options.corsOrigins ?? defaults.corsOrigins,
    publicUrl: options.publicUrl ?? defaults.publicUrl,
    trustedProxies: options.trustedProxies ?? defaults.trustedProxies,
    timeouts: { ...defaults.timeouts, ...given(options.timeouts) },
    rateLimits: { reads: 0, writes: 0, refusedKeys: 0, ...given(options.rateLimits) },
    requestLogDays: options.requestLogDays ?? defaults.requestLogDays,
    requestLogRows: options.requestLogRows ?? defaults.requestLogRows,
    metrics: { ...given(options.metrics) },
    oidc: options.oidc ?? [],
    webhooks: { ...defaults.webhooks, ...webhooks },
  };
  const clock = options.clock ?? systemClock;
  const { log, tracing } = await openLog(options.logLevel ?? 'silent');
  const server = await startServer({
    config,
    clock: inMilliseconds(clock),
    log,
    tracing,
    api: options.api ?? true,
    worker: options.worker ?? true,
    checkResponses: options.checkResponses ?? true,
    sender: { ...(lookup ? { lookup } : {}), ...(tls ? { tls } : {}) },
    channels: options.channels ?? {},
  });
  const stopListening = clock instanceof ManualClock ? clock.onAdvance(() => server.engine.wake()) : () => {};
  const close = async () => {
    stopListening();
    await server.close();
  };
  return {
    url: server.url,
    metricsUrl: server.metricsUrl,
    handler: server.handler,
    clock,
    createSchool: (school) => server.admin.createSchool(school),
    suspendSchool: async (id, reason) => void (await server.admin.suspendSchool(id, reason)),
    resumeSchool: async (id) => void (await server.admin.resumeSchool(id)),
    deleteSchool: (id) => server.admin.deleteSchool(id),
    drainDeliveries: () => server.engine.drain(),
    drainJobs: async () => {
      await server.jobs.drain();
      await server.emails.drain();
      await server.messages.drain();
      await server.retention.drain();
      // Messages are finished when their last copies were sent.
      await server.jobs.drain();
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}
