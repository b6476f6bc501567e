import type { Server } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import type { Logger } from 'pino';
import { signFirstHeads } from '../audit/first-heads.ts';
import { HeadKey } from '../audit/head-key.ts';
import { Heads } from '../audit/heads.ts';
import { AuditTrail } from '../audit/trail.ts';
import { Verifications } from '../audit/verifications.ts';
import type { Channels } from '../communications/channels.ts';
import { MessageDelivery } from '../communications/delivery.ts';
import { lockCheck } from '../core/lock-check.ts';
import type { Services } from '../core/services.ts';
import { UnitsOfWork } from '../core/unit-of-work.ts';
import type { Cipher } from '../crypto/cipher.ts';
import { DataKeys } from '../crypto/data-keys.ts';
import type { Database } from '../db/database.ts';
import { QueryCache } from '../db/resource-queries.ts';
import {
  backgroundTasks,
  dailyTasks,
  handlers,
  importRoom,
  importTargets,
  personalTables,
  prepare,
  reactions,
  representations,
  resources,
  tokenHolders,
} from '../families/index.ts';
import { admission } from '../http/admit.ts';
import { apiListener, isApiRequest, type Listener } from '../http/api.ts';
import { createApp } from '../http/app.ts';
import { clientAddress } from '../http/client-address.ts';
import { ConnectionGate } from '../http/connection-gate.ts';
import { cors } from '../http/cors.ts';
import { createHttpServer } from '../http/http-server.ts';
import { createMetricsServer, metricsListener } from '../http/metrics.ts';
import { originForm } from '../http/request-target.ts';
import { Sessions } from '../http/settings/sessions.ts';
import { BackgroundJob } from '../jobs/background.ts';
import { CalendarJob } from '../jobs/calendar.ts';
import { ImportClaims } from '../jobs/import-claims.ts';
import { RowWriter } from '../jobs/import-row.ts';
import { ImportJob } from '../jobs/imports.ts';
import { Jobs } from '../jobs/jobs.ts';
import { type Clock, iso } from '../lib/clock.ts';
import { Ids } from '../lib/ids.ts';
import { authenticate } from '../pipeline/authenticate.ts';
import { Credentials } from '../pipeline/credentials.ts';
import { OperationExecutor } from '../pipeline/execute.ts';
import { Idempotency } from '../pipeline/idempotency.ts';
import { KeyCache } from '../pipeline/key-cache.ts';
import { KeyUsage } from '../pipeline/key-usage.ts';
import { RateLimiter } from '../pipeline/rate-limit.ts';
import { errorCheck, eventCheck, responseCheck } from '../pipeline/response-check.ts';
import { Pipeline } from '../pipeline/run.ts';
import { TokenHolders } from '../pipeline/token.ts';
import { schemaParsers, Validators } from '../pipeline/validate.ts';
import { Engine, wakeChannel } from '../webhooks/engine/engine.ts';
import { type Dispatcher, Outbox } from '../webhooks/outbox.ts';
import { expandOwnAddress, type OwnAddress, type TargetPolicy } from '../webhooks/sender/address.ts';
import { createSender, type SenderOptions } from '../webhooks/sender/deliver.ts';
import { nameServerLookup } from '../webhooks/sender/resolver.ts';
import { Admin } from './admin.ts';
import type { Config } from './config.ts';
import { Maintenance } from './maintenance.ts';
import { Metrics } from './metrics.ts';
import { openDatabase } from './open-database.ts';
import { Readiness } from './readiness.ts';

export interface ServerParts {
  config: Config;
  clock: Clock;
  log: Logger;
  /** Serve the API. */
  api: boolean;
  /** Send webhook deliveries. */
  worker: boolean;
  /** Check every response against the document, and fail requests with an invalid response. */
  checkResponses: boolean;
  /** How the sender resolves and trusts hosts; the default is the system's way. */
  sender?: Pick<SenderOptions, 'lookup' | 'tls'>;
  /** The adapters with which messages are sent. */
  channels?: Channels;
}

export interface RunningServer {
  readonly url: string;
  /** Where the metrics are, if they have a port of their own. */
  readonly metricsUrl: string | undefined;
  readonly admin: Admin;
  readonly engine: Engine;
  readonly jobs: Jobs;
  readonly messages: MessageDelivery;
  readonly rateLimiter: RateLimiter;
  readonly db: Database;
  readonly handler: Listener;
  close(): Promise<void>;
}

/** How often a process looks for work that it was not notified of. */
const jobsEveryMs = 2000;

/** Assembles the parts of a server, starts them, and listens. */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { config, log } = parts;
  const onError = (error: unknown) => log.error({ err: error }, 'unexpected error');
  const { db, cipher } = await openDatabase(config.databaseUrl, config.masterKey, {
    limits: config.databaseLimits,
    onError: onError,
    onWarning: (message) => log.warn(message),
  });
  try {
    return await assemble({ ...parts, cipher, db, onError });
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function assemble(
  parts: ServerParts & {
    cipher: Cipher;
    db: Database;
    onError: (error: unknown) => void;
  },
): Promise<RunningServer> {
  const { config, clock, log, cipher, db, onError } = parts;
  const ids = new Ids(clock);
  const headKey = new HeadKey(cipher);
  const auditHeads = new Heads(headKey, clock);
  await signFirstHeads(db, auditHeads, clock);
  const audit = new AuditTrail(ids, auditHeads);
  const idempotency = new Idempotency(cipher);
  const rateLimiter = new RateLimiter(config.rateLimits, clock, ids.next('prc'));
  const keyUsage = new KeyUsage();
  const keys = new KeyCache(db);
  const own: { addresses: OwnAddress[]; url: string } = { addresses: [], url: '' };
  const targetPolicy = (mode: 'live' | 'test'): TargetPolicy => ({
    allowPrivate: config.webhooks.allowPrivateTargets === true,
    allowLoopback: config.webhooks.allowPrivateTargets ?? (mode === 'test' && isLoopback(config.host)),
    requireHttps: mode === 'live',
    ownAddresses: own.addresses,
  });
  const { schedule, timeoutMs, concurrency, endpointConcurrency } = config.webhooks;
  const sender = createSender({
    now: () => performance.now(),
    timeoutMs,
    lookup: nameServerLookup(),
    ...parts.sender,
  });
  const metrics =
    config.metrics.port === undefined && config.metrics.token === undefined
      ? undefined
      : new Metrics(db, clock);
  const limits = { total: concurrency, perEndpoint: endpointConcurrency };
  const engine = new Engine({
    db,
    ids,
    clock,
    cipher,
    audit,
    sender,
    schedule,
    limits,
    timeoutMs,
    sweepMs: 500,
    targetPolicy,
    onAttempt: metrics && ((result) => metrics.attempt(result)),
    onError,
  });
  const dispatcher: Dispatcher = parts.worker
    ? engine
    : { claimNew: () => undefined, offer: () => {}, wake: () => db.notify(wakeChannel) };
  let jobs: Jobs | undefined;
  const services: Services = {
    ids,
    clock,
    cipher,
    dataKeys: new DataKeys(cipher),
    audit,
    auditHeads,
    auditVerifications: new Verifications(headKey),
    outbox: new Outbox(ids, dispatcher),
    webhookEndpoints: config.webhooks.endpointsPerSchool,
    targetPolicy,
    publicUrl: () => (config.publicUrl ?? own.url).replace(/\/+$/, ''),
    wakeJobs: () => parts.worker && jobs?.wake(),
    resources,
    personalTables,
    importTargets,
    auditSettled: async () => void (await audit.seal(db)),
  };
  const parsers = schemaParsers();
  const works = new UnitsOfWork({
    services,
    queries: new QueryCache(resources),
    reactions,
    checkEvent: parts.checkResponses ? eventCheck : undefined,
    checkLocks: parts.checkResponses ? lockCheck(resources) : undefined,
  });
  const executor = new OperationExecutor(handlers, services, works, representations);
  const validators = new Validators(parsers);
  const writer = new RowWriter({
    executor,
    validators,
    works,
    targets: importTargets,
    room: importRoom,
  });
  const calendar = new CalendarJob({ db, clock, works, services, tasks: dailyTasks, onError });
  const onEnd = () => {
    calendar.lookAgain();
    jobs?.wake();
  };
  const imports = new ImportJob({
    db,
    clock,
    services,
    works,
    writer,
    claims: new ImportClaims(db, clock, ids.next('prc')),
    onEnd,
    onError,
  });
  const messages = new MessageDelivery({
    db,
    clock,
    dataKeys: services.dataKeys,
    log,
    processId: ids.next('prc'),
    channels: parts.channels ?? {},
    onSettled: () => jobs?.wake(),
    onError,
  });
  const background = new BackgroundJob({
    db,
    clock,
    services,
    works,
    tasks: backgroundTasks,
    onRun: () => messages.wake(),
    onError,
  });
  jobs = new Jobs([imports, calendar, background], onError);
  const credentials = new Credentials(config.rateLimits.refusedKeys, clock);
  const pipeline = new Pipeline({
    db,
    services,
    executor,
    validators,
    prepare,
    idempotency,
    keys,
    credentials,
    tokenHolders: new TokenHolders(db, credentials, tokenHolders),
    rateLimiter,
    keyUsage,
    checkResponse: parts.checkResponses ? responseCheck(parsers) : undefined,
    checkError: parts.checkResponses ? errorCheck() : undefined,
    onError: (error, request) =>
      log.error({ err: error, requestId: request.id, operation: request.operation }, 'request failed'),
  });
  const gate = new ConnectionGate(config.timeouts);
  const admit = admission(gate, ids);
  const addressOf = clientAddress(config.trustedProxies);
  const sessions = new Sessions({
    cipher,
    clock,
    authenticate: async (sent, request) =>
      authenticate(keys, credentials, { ...sent, address: addressOf(request) }, iso(clock.now())),
    limit: (request) => rateLimiter.takeAddress(addressOf(request), 'writes'),
  });
  const api = apiListener({
    sessions,
    onError,
    pipeline,
    ids,
    maxBodyBytes: config.maxBodyBytes,
    maxBodiesBytes: config.maxBodiesBytes,
    clientAddress: addressOf,
    allowOrigin: cors(config.corsOrigins),
    onResponse: ({ request, requestId, operation, status, ms }) => {
      metrics?.request(operation ?? 'none', status, ms / 1000);
      if (!log.isLevelEnabled('info')) return;
      const path = originForm(request.url ?? '').split('?', 1)[0];
      log.info(
        { requestId, method: request.method, path, status, ms: Math.round(ms * 100) / 100 },
        'request',
      );
    },
  });
  const readiness = new Readiness(db, onError);
  const sendMetrics = metrics && metricsListener(metrics, config.metrics.token, onError);
  const app = createApp({
    ids,
    metrics: config.metrics.token === undefined ? undefined : sendMetrics,
    onError,
    unready: () => readiness.unready(),
    limit: (request) => rateLimiter.takeAddress(addressOf(request), 'reads'),
  });
  const http = createHttpServer({
    admit,
    gate,
    ids,
    requestTimeoutMs: config.timeouts.requestTimeoutMs,
    listener: parts.api ? (request, response) => api(request, response, () => app(request, response)) : app,
  });
  const handler: Listener = (request, response, next) =>
    isApiRequest(request) ? admit(request, response, () => api(request, response, next)) : next();
  const maintenance = new Maintenance({ db, clock, audit, idempotency, keyUsage, rateLimiter, onError });

  const url = await listen(http, config);
  const metricsServer = await openMetrics(sendMetrics, config);
  own.url = url;
  const stopListening = await keys.listen();
  const { address, port } = http.address() as AddressInfo;
  own.addresses = expandOwnAddress({ address, port });
  maintenance.start();
  if (parts.worker) {
    await engine.start();
    await messages.start(jobsEveryMs);
    jobs.start(jobsEveryMs);
  }
  const close = once(async () => {
    const closed = new Promise((resolve) => http.close(resolve));
    http.closeIdleConnections();
    // A connection whose request ends from now on would otherwise be kept open for another request.
    const idle = setInterval(() => http.closeIdleConnections(), 20);
    const late = setTimeout(() => http.closeAllConnections(), config.webhooks.timeoutMs);
    await closed;
    clearInterval(idle);
    clearTimeout(late);
    gate.close();
    // None of them starts anything from now on, however long the others take.
    await Promise.all([jobs.stop(), messages.stop(), engine.stop()]);
    await sender.close();
    await metricsServer?.close();
    metrics?.close();
    await maintenance.stop();
    await stopListening();
    await db.close();
  });
  return {
    url,
    metricsUrl: metricsServer?.url,
    admin: new Admin(db, services, works, validators),
    engine,
    jobs,
    messages,
    rateLimiter,
    db,
    handler,
    close,
  };
}

async function openMetrics(
  listener: ReturnType<typeof metricsListener> | undefined,
  { host, metrics: { port } }: Config,
): Promise<{ url: string; close(): Promise<void> } | undefined> {
  if (!listener || port === undefined) return undefined;
  const server = createMetricsServer(listener);
  const url = `${await listen(server, { host, port })}/metrics`;
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(http: Server, { host, port }: Pick<Config, 'host' | 'port'>): Promise<string> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      http.off('error', reject);
      const address = http.address() as AddressInfo;
      const name = isIP(host) === 6 ? `[${host}]` : host;
      resolve(`http://${name}:${address.port}`);
    });
  });
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\./.test(host);

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}
