import { backgroundTasks, dailyTasks, importRoom, importTargets } from '../families/index.ts';
import { ImportClaims } from '../imports/claims.ts';
import { ImportJob } from '../imports/imports.ts';
import { RowWriter } from '../imports/row.ts';
import { Jobs } from '../lib/jobs.ts';
import { monotonicMs } from '../lib/platform.ts';
import { MessageDelivery } from '../messages/delivery.ts';
import type { Receives } from '../messages/queries.ts';
import { UnsubscribeTokens } from '../messages/unsubscribe-token.ts';
import { requestDeletion } from '../request-log/old-requests.ts';
import { BackgroundJob } from '../schedule/background.ts';
import { CalendarJob } from '../schedule/calendar.ts';
import { eventDeletion } from '../schedule/event-retention.ts';
import { LogRetention } from '../schedule/log-retention.ts';
import { Engine } from '../webhooks/engine/engine.ts';
import { nameServerLookup } from '../webhooks/sender/address.ts';
import { createSender } from '../webhooks/sender/deliver.ts';
import type { UnitsOfWork } from '../work/unit-of-work.ts';
import type { Core } from './core.ts';
import { endpointEmails } from './endpoint-emails.ts';
import { endpointReports } from './endpoint-reports.ts';
import { invitationEmails } from './invitation-emails.ts';
import type { OpenParts } from './parts.ts';
import type { TargetPolicies } from './target-policies.ts';

/** How often a process looks for work that it was not notified of. */
const jobsEveryMs = 2000;
const retentionEveryMs = 60_000;
/** How often the log repeats that the proxy of webhooks does not work. */
const proxyErrorEveryMs = 60_000;

/** Sends webhook deliveries; the sender's connections are closed after the engine has stopped. */
export function createEngine(parts: OpenParts, targets: TargetPolicies, works: () => UnitsOfWork) {
  const { config, db, ids, clock, cipher, log, metrics, tracing, onError } = parts;
  const { schedule, timeoutMs, concurrency, endpointConcurrency, proxy } = config.webhooks;
  let proxyErrorAt = Number.NEGATIVE_INFINITY;
  const sender = createSender({
    now: () => monotonicMs(),
    timeoutMs,
    lookup: nameServerLookup(),
    proxy,
    onProxyError: (message) => {
      // Every delivery fails because of it.
      if (monotonicMs() - proxyErrorAt < proxyErrorEveryMs) return;
      proxyErrorAt = monotonicMs();
      log.error(`${message} Deliveries wait until it works; no attempt is counted.`);
    },
    ...parts.sender,
  });
  const engine = new Engine({
    db,
    ids,
    clock,
    cipher,
    reports: endpointReports({
      works,
      now: () => clock.now(),
      sendsEmail: parts.channels.email !== undefined,
    }),
    sender,
    schedule,
    limits: { total: concurrency, perEndpoint: endpointConcurrency },
    timeoutMs,
    sweepMs: 500,
    tracing,
    targetPolicy: (mode) => targets.forDeliveries(mode, db),
    onAttempt: metrics && ((result) => metrics.attempt(result)),
    onError,
  });
  return { engine, sender };
}

/** The work of a process that no request waits for. */
export class Worker {
  readonly engine: Engine;
  readonly messages: MessageDelivery;
  readonly jobs: Jobs;
  /** Apart from the other jobs: a mail server that does not respond delays none of them. */
  readonly emails: Jobs;
  /** Apart from the other jobs: deleting what has accumulated can take hours, and no import waits for it. */
  readonly retention: Jobs;
  readonly #onError: (error: unknown) => void;

  constructor(parts: OpenParts, { services, works, executor, validators }: Core, engine: Engine) {
    const { db, clock, ids, log, metrics, onError } = parts;
    this.engine = engine;
    this.#onError = onError;
    const calendar = new CalendarJob({ db, clock, works, services, tasks: dailyTasks, onError });
    const wake = () => this.jobs.wake();
    const tokens = new UnsubscribeTokens(parts.cipher);
    this.messages = new MessageDelivery({
      db,
      clock,
      dataKeys: services.dataKeys,
      unsubscribeUrl: ({ school_id: school, guardian_id: guardian, receives }, to) => {
        if (guardian === null) return null;
        const [kind, address] = [receives as Receives | null, tokens.hashOf(to)];
        return tokens.url(services.publicUrl(), { school, guardian, kind, address });
      },
      works,
      log,
      processId: ids.next('prc'),
      channels: parts.channels,
      onAttempt: metrics && ((channel, outcome) => metrics.message(channel, outcome)),
      onSettled: wake,
      onError,
    });
    const imports = new ImportJob({
      db,
      clock,
      services,
      works,
      writer: new RowWriter({
        services,
        executor,
        validators,
        works,
        targets: importTargets,
        room: importRoom,
      }),
      claims: new ImportClaims(db, clock, ids.next('prc')),
      onEnd: (school) => {
        calendar.lookAgain(school);
        wake();
      },
      onError,
    });
    const background = new BackgroundJob({
      db,
      clock,
      services,
      works,
      tasks: backgroundTasks,
      onRun: () => this.messages.wake(),
      onError,
    });
    const { email } = parts.channels;
    const invitations = invitationEmails({ db, clock, cipher: parts.cipher, works, email });
    const endpoints = endpointEmails({
      ...{ db, clock, email, onError },
      publicUrl: () => services.publicUrl(),
    });
    this.jobs = new Jobs([imports, calendar, background], onError);
    this.emails = new Jobs([invitations, endpoints], onError);
    const { webhooks, requestLogDays, requestLogRows } = parts.config;
    const common = { db, clock, onError };
    this.retention = new Jobs(
      [
        new LogRetention({
          ...common,
          ...{ log: 'events', days: webhooks.eventRetentionDays, deletion: eventDeletion },
        }),
        new LogRetention({
          ...common,
          ...{ log: 'requests', days: requestLogDays, deletion: requestDeletion(requestLogRows) },
        }),
      ],
      onError,
    );
  }

  async start(): Promise<void> {
    await this.engine.start();
    await this.messages.start(jobsEveryMs);
    this.jobs.start(jobsEveryMs);
    this.emails.start(jobsEveryMs);
    this.retention.start(retentionEveryMs);
  }

  /** Does what a request has made due. */
  wake(): void {
    this.jobs.wake();
    this.emails.wake();
  }

  /**
   * None of them starts anything from now on, however long the others take. What cannot be written, if the database is
   * gone, is found by another process or the next one.
   */
  async stop(): Promise<void> {
    const parts = [this.jobs, this.emails, this.retention, this.messages, this.engine];
    await Promise.all(parts.map((one) => one.stop().catch(this.#onError)));
  }
}
