import type { AddressInfo } from 'node:net';
import { Problem } from '../contract/errors.ts';
import { KeyUse } from '../crypto/key-use.ts';
import type { Listener } from '../http/http-server.ts';
import { Ids } from '../lib/ids.ts';
import { type Jobs, WorkFailed } from '../lib/jobs.ts';
import { type ChannelReports, type Channels, reportChannels } from '../messages/channels.ts';
import type { MessageDelivery } from '../messages/delivery.ts';
import { isPassing } from '../pipeline/problem.ts';
import type { RateLimiter } from '../pipeline/rate-limit.ts';
import { isReadable, type ReadFrom, ReadReplica } from '../pipeline/read-replica.ts';
import { refuseMoved } from '../schema/copy.ts';
import { connectReplica } from '../sql/connect.ts';
import type { Database } from '../sql/database.ts';
import { databaseName } from '../sql/url.ts';
import { type Engine, wakeChannel } from '../webhooks/engine/engine.ts';
import type { Dispatcher } from '../webhooks/outbox.ts';
import { Admin } from './admin.ts';
import { type Core, createAudit, createCore } from './core.ts';
import { closeServer, listen, openMetrics, Readiness, ServerAddress } from './listen.ts';
import { Maintenance } from './maintenance.ts';
import { clockOffset, offsets, openDatabase, synchronise } from './open-database.ts';
import { Outages } from './outages.ts';
import type { OpenParts, ServerParts } from './parts.ts';
import { TargetPolicies } from './target-policies.ts';
import { createWeb } from './web.ts';
import { createEngine, Worker } from './worker.ts';

export interface RunningServer {
  readonly url: string;
  /** The URL of the metrics, if they are served on a separate port. */
  readonly metricsUrl: string | undefined;
  /** Whether test schools could send webhooks to loopback addresses when the server started. */
  readonly loopbackTargets: 'unset' | 'allowed' | 'inLiveUse';
  readonly admin: Admin;
  readonly engine: Engine;
  readonly jobs: Jobs;
  readonly emails: Jobs;
  readonly retention: Jobs;
  readonly messages: MessageDelivery;
  /** Which channels work; undefined if this process sends nothing. */
  readonly channels: Promise<ChannelReports> | undefined;
  readonly rateLimiter: RateLimiter;
  readonly db: Database;
  readonly handler: Listener;
  close(): Promise<void>;
}

/** Assembles the parts of a server, starts them, and listens. */
export function startServer(parts: ServerParts): Promise<RunningServer> {
  const { tracing } = parts;
  return tracing ? tracing.detached(() => start(parts)) : start(parts);
}

async function start(parts: ServerParts): Promise<RunningServer> {
  const { config, clock, log, tracing } = parts;
  const outages = new Outages(log, 'the database');
  const onError = (error: unknown) => {
    const reason = error instanceof WorkFailed ? error.cause : error;
    // This is how work ends that began before the deletion of its school.
    if (reason instanceof Problem && reason.code === 'school_suspended') return;
    if (isPassing(reason)) outages.note(reason);
    else log.error({ err: error }, 'unexpected error');
  };
  const { db, cipher } = await openDatabase(config, {
    limits: config.databaseLimits,
    onError,
    onWarning: (message) => log.warn(message),
    tracing,
  });
  const readiness = new Readiness(db, config.databaseLimits, () => {});
  outages.watch(async () => (await readiness.unready()) === undefined);
  const ids = new Ids(clock);
  const keyUse = new KeyUse(db, cipher, clock, ids.next('prc'));
  try {
    await keyUse.start();
    // A copy that began before the process was registered did not wait for it.
    await refuseMoved(db, databaseName(config.databaseUrl));
    const { port, token } = config.metrics;
    const isMeasured = port !== undefined || token !== undefined;
    const metrics = isMeasured ? new (await import('./metrics.ts')).Metrics(db, clock) : undefined;
    metrics?.disk(config.databaseUrl);
    const offset = db.dialect === 'postgres' ? await clockOffset(db) : undefined;
    if (offset && offset.ms >= offsets.warningMs)
      log.warn(`The clock of this machine is ${offset.shown}. ${synchronise}`);
    const channels = await channelsOf(parts);
    return await assemble({ ...parts, db, cipher, ids, metrics, onError, outages, channels }, keyUse);
  } catch (error) {
    await keyUse.end().catch(onError);
    outages.close();
    await db.close();
    throw error;
  }
}

/** The adapters that were passed, and the one for email that is configured. */
async function channelsOf({ config: { smtp }, channels }: ServerParts): Promise<Channels> {
  if (!smtp || channels?.email) return channels ?? {};
  // Processes that send no email do not load the library.
  const { smtpAdapter } = await import('../messages/smtp.ts');
  return { ...channels, email: smtpAdapter(smtp) };
}

async function assemble(parts: OpenParts, keyUse: KeyUse): Promise<RunningServer> {
  const { config, clock, db, log, metrics, onError } = parts;
  const address = new ServerAddress(config);
  const targets = new TargetPolicies(config, address, () => log.warn(loopbackEnded));
  const auditing = createAudit(parts);
  const { engine, sender } = createEngine(parts, targets, () => core.works);
  const elsewhere: Dispatcher = {
    claimNew: () => undefined,
    offer: () => {},
    wake: () => db.notify(wakeChannel),
  };
  let worker: Worker | undefined;
  const core: Core = createCore(parts, auditing, address, targets, {
    dispatcher: parts.worker ? engine : elsewhere,
    wakeJobs: () => parts.worker && worker?.wake(),
  });
  worker = new Worker(parts, core, engine);
  const { jobs, emails, messages, retention } = worker;
  const replica = await openReplica(parts);
  const { server, gate, passed, handler, sendMetrics, keys, idempotency, rateLimiter, keyUsage } =
    await createWeb(parts, core, targets, replica?.reads);
  const maintenance = new Maintenance({
    db,
    clock,
    idempotency,
    keyUsage,
    keyUse,
    rateLimiter,
    requestLog: core.services.requestLog,
    onError,
  });

  const ends: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    const { timeoutMs } = config.webhooks;
    await Promise.all([closeServer(server, timeoutMs), passed.close(timeoutMs)]);
    gate.close();
    await worker.stop();
    await sender.close();
    await core.services.documents.close();
    await maintenance.stop().catch(onError);
    for (const end of ends) await end().catch(onError);
    metrics?.close();
    await replica?.close();
  };
  const begin = async () => {
    const url = await listen(server, config);
    address.set(url, server.address() as AddressInfo);
    const metricsServer = await openMetrics(sendMetrics, config);
    if (metricsServer) ends.push(metricsServer.close);
    // Says at the start, and not only with the first delivery, that a setting has no effect.
    const loopbackTargets = await targets.loopback(db);
    ends.push(await keys.listen());
    maintenance.start();
    if (parts.worker) await worker.start();
    return { url, metricsUrl: metricsServer?.url, loopbackTargets };
  };
  const begun = await begin().catch(async (error) => {
    await stop().catch(onError);
    throw error;
  });
  if (parts.worker && parts.channels.email && config.publicUrl === undefined) log.warn(linksLeadHere);
  const channels = parts.worker ? reportChannels(parts.channels) : undefined;
  void channels?.then((reports) => {
    const statuses = Object.values(reports).map(({ status }) => status);
    const isConfigured = statuses.some((status) => status !== 'not_configured');
    const level = statuses.includes('failing') ? 'warn' : isConfigured ? 'info' : 'debug';
    log[level]({ channels: reports }, 'channels of messages');
  });
  const close = once(async () => {
    await stop();
    parts.outages.close();
    await db.close();
  });
  return {
    ...begun,
    admin: new Admin(db, core, onError),
    engine,
    jobs,
    emails,
    messages,
    channels,
    retention,
    rateLimiter,
    db,
    handler,
    close,
  };
}

/** The standby server of the configuration. It is connected to when a request asks for it. */
async function openReplica({ config, db, log, metrics, onError: report }: OpenParts) {
  if (config.readDatabaseUrl === undefined) return undefined;
  const outages = new Outages(log, 'the standby server');
  const onError = (error: unknown) => (isPassing(error) ? outages.note(error) : report(error));
  const replica = await connectReplica(config.readDatabaseUrl, {
    limits: config.databaseLimits,
    onError,
    onWarning: (message) => log.warn(message),
  });
  outages.watch(() => isReadable(db, replica));
  metrics?.replica(db, replica);
  const onRead = (from: ReadFrom) => metrics?.replicaRead(from);
  return {
    reads: new ReadReplica({ primary: db, replica, onError, onRead }),
    close: () => {
      outages.close();
      return replica.close();
    },
  };
}

const linksLeadHere =
  'There is a channel for email, and no public URL (ROLLBOOK_PUBLIC_URL): links in emails, such as those to unsubscribe, lead to this machine only.';
const loopbackEnded =
  'Test schools cannot send webhooks to loopback addresses (ROLLBOOK_WEBHOOK_ALLOW_LOOPBACK_TARGETS), because a live school of this server is in use. Deliveries to such addresses fail with address_refused.';

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}
