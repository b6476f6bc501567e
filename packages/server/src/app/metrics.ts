import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { queuedImports } from '../imports/tables.ts';
import { type Clock, iso } from '../lib/clock.ts';
import { waitingCopies } from '../messages/queries.ts';
import { lagBytes, type ReadFrom } from '../pipeline/read-replica.ts';
import type { Database } from '../sql/database.ts';
import { diskUse } from '../sql/sqlite/disk.ts';
import { sqlitePath } from '../sql/url.ts';
import { oldestDue, waitingDeliveries } from '../webhooks/delivery-counts.ts';
import type { AttemptResult } from '../webhooks/sender/deliver.ts';

const requestSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const attemptSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const lagQuantiles = [0.5, 0.9, 0.99];
/** A longer queue is not counted to its end, so that reading the metrics costs little. */
const mostCounted = 100_000;

/** A database that takes longer to say what waits counts as unavailable: whoever reads the metrics waits for ten seconds. */
const longestReadMs = 5000;

/** What waits in the database for all processes. */
interface Queue {
  waiting: object;
  copies: object;
  oldestDueSeconds: number;
  oldestCopySeconds: number;
  oldestImportSeconds: number;
}

async function readQueue(db: Database, clock: Clock): Promise<Queue> {
  const now = clock.now();
  const [waiting, found, oldest, queued] = await Promise.all([
    db.first(waitingDeliveries, { now: iso(now), limit: mostCounted }),
    db.first(waitingCopies, { now: iso(now), limit: mostCounted }),
    db.first(oldestDue, { now: iso(now) }),
    db.first(queuedImports, {}),
  ]);
  const { oldest: oldestCopy, ...copies } = found ?? {};
  // The clock of a test school can be ahead.
  const since = (time: string | null | undefined) =>
    time ? Math.max(0, (now - Date.parse(time)) / 1000) : 0;
  return {
    waiting: waiting ?? {},
    copies,
    oldestDueSeconds: since(oldest?.scheduled_at),
    oldestCopySeconds: since(oldestCopy),
    oldestImportSeconds: since(queued?.oldest),
  };
}

/** What a process has done, and what waits for it, in the text format of Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Counter<'operation' | 'status'>;
  readonly #requestSeconds: Histogram<'operation'>;
  readonly #attempts: Counter<'outcome'>;
  readonly #attemptSeconds: Histogram;
  readonly #messages: Counter<'channel' | 'outcome'>;
  #replicaReads: Counter<'result'> | undefined;
  readonly #lag = monitorEventLoopDelay({ resolution: 20 });
  readonly #readQueue: () => Promise<Queue>;
  /** What is read for the present text; undefined if the database is unavailable. */
  #queueNow: Promise<Queue | undefined> = Promise.resolve(undefined);

  constructor(db: Database, clock: Clock) {
    const registers = [this.#registry];
    this.#requests = new Counter({
      name: 'rollbook_http_requests_total',
      help: 'Requests to the API, by operation and status.',
      labelNames: ['operation', 'status'],
      registers,
    });
    this.#requestSeconds = new Histogram({
      name: 'rollbook_http_request_duration_seconds',
      help: 'Time from the head of a request to the end of its response, by operation.',
      labelNames: ['operation'],
      buckets: requestSeconds,
      registers,
    });
    this.#attempts = new Counter({
      name: 'rollbook_webhook_attempts_total',
      help: 'Attempts to send a delivery, by outcome: succeeded, or the error.',
      labelNames: ['outcome'],
      registers,
    });
    this.#attemptSeconds = new Histogram({
      name: 'rollbook_webhook_attempt_duration_seconds',
      help: 'Duration of attempts to send a delivery.',
      buckets: attemptSeconds,
      registers,
    });
    this.#messages = new Counter({
      name: 'rollbook_message_attempts_total',
      help: 'Attempts to send a copy of a message of a live school, by channel and outcome: sent, bounced, rejected or retry.',
      labelNames: ['channel', 'outcome'],
      registers,
    });
    this.#readQueue = () => readQueue(db, clock);
    this.#queue();
    this.#process(db);
    this.#lag.enable();
  }

  request(operation: string, status: number, seconds: number): void {
    this.#requests.inc({ operation, status });
    this.#requestSeconds.observe({ operation }, seconds);
  }

  attempt({ ok, error, isInternal, timings }: AttemptResult): void {
    this.#attempts.inc({
      outcome: ok ? 'succeeded' : isInternal ? 'internal_error' : (error ?? 'http_status'),
    });
    this.#attemptSeconds.observe(timings.totalMs / 1000);
  }

  message(channel: string, outcome: string): void {
    this.#messages.inc({ channel, outcome });
  }

  /** Shows how far a standby server is behind, and how many requests that may be read from it were. */
  replica(primary: Database, replica: Database): void {
    const registers = [this.#registry];
    const lag = new Gauge({
      name: 'rollbook_replica_lag_bytes',
      help: 'Bytes that the primary has written and the standby server does not have; NaN if it cannot be read.',
      registers,
      async collect() {
        lag.set((await lagBytes(primary, replica).catch(() => undefined)) ?? Number.NaN);
      },
    });
    this.#replicaReads = new Counter({
      name: 'rollbook_replica_reads_total',
      help: 'Requests that ask for the standby server, by result: replica, or why the primary was read: behind, unavailable.',
      labelNames: ['result'],
      registers,
    });
  }

  replicaRead(result: ReadFrom): void {
    this.#replicaReads?.inc({ result });
  }

  /** Shows how many bytes of large request bodies are in memory, and how many can be before more are rejected. */
  bodies(budget: { load(): { used: number; limit: number } }): void {
    this.#states({
      name: 'rollbook_request_body_bytes',
      help: 'Bytes of large request bodies in memory, and the limit at which more of them are rejected.',
      read: () => budget.load(),
    });
  }

  /** Shows how much work of documents and images runs, waits for its turn, and could run at the same time. */
  documents(workers: { load(): { running: number; waiting: number; limit: number } }): void {
    this.#states({
      name: 'rollbook_document_work',
      help: 'Documents and images that worker threads make, that wait for their turn, or that could be made at once.',
      read: () => workers.load(),
    });
  }

  /** Shows how many requests wait to be written to the request log, and how many could not be recorded. */
  requestLog(log: { load(): { waiting: number; limit: number; lost: number } }): void {
    this.#states({
      name: 'rollbook_request_log_waiting',
      help: 'Requests that wait to be written to the request log, and the limit at which more are not recorded.',
      read: () => {
        const { waiting, limit } = log.load();
        return { waiting, limit };
      },
    });
    const lost: Counter = new Counter({
      name: 'rollbook_request_log_missing_total',
      help: 'Requests that are missing in the request log, because the database was too slow or unavailable.',
      registers: [this.#registry],
      collect() {
        lost.reset();
        lost.inc(log.load().lost);
      },
    });
  }

  /** Shows how large a SQLite database is, and how much room its disk has. */
  disk(databaseUrl: string): void {
    const path = sqlitePath(databaseUrl);
    if (path === undefined || path === ':memory:') return;
    this.#states({
      name: 'rollbook_disk_bytes',
      help: 'Bytes of the SQLite database, and those that are free on its disk.',
      read: () => diskUse(path),
    });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    const tooLate = delay(longestReadMs, undefined, { ref: false });
    this.#queueNow = Promise.race([this.#readQueue().catch(() => undefined), tooLate]);
    return this.#registry.metrics();
  }

  close(): void {
    this.#lag.disable();
  }

  /** A number for each state of something, which is read with the metrics; NaN if it cannot be read at the moment. */
  #states({
    read,
    ...named
  }: {
    name: string;
    help: string;
    read: () => Promise<object | undefined> | object;
  }): void {
    let last: object = {};
    const gauge: Gauge<'state'> = new Gauge({
      ...named,
      labelNames: ['state'],
      registers: [this.#registry],
      async collect() {
        const numbers = await read();
        if (numbers) last = numbers;
        for (const [state, number] of Object.entries(last))
          gauge.set({ state }, numbers ? number : Number.NaN);
      },
    });
  }

  /** The queue of deliveries in the database, which all processes share, and whether it can be read. */
  #queue(): void {
    const registers = [this.#registry];
    const queue = () => this.#queueNow;
    const isUp = new Gauge({
      name: 'rollbook_database_up',
      help: 'Whether the database could be read for these metrics: 1, or 0.',
      registers,
      async collect() {
        isUp.set((await queue()) ? 1 : 0);
      },
    });
    this.#states({
      name: 'rollbook_webhook_deliveries_waiting',
      help: `Deliveries that are due, scheduled for later, or claimed by a process. Counted up to ${mostCounted}.`,
      read: async () => (await queue())?.waiting,
    });
    this.#states({
      name: 'rollbook_message_copies_waiting',
      help: `Copies of messages that are due, or wait for their next attempt. Counted up to ${mostCounted}.`,
      read: async () => (await queue())?.copies,
    });
    const oldest = (
      name: string,
      help: string,
      member: 'oldestDueSeconds' | 'oldestCopySeconds' | 'oldestImportSeconds',
    ) => {
      const gauge = new Gauge({
        name,
        help,
        registers,
        async collect() {
          gauge.set((await queue())?.[member] ?? Number.NaN);
        },
      });
    };
    oldest(
      'rollbook_webhook_oldest_due_seconds',
      'How long the oldest due delivery has been due; 0 if none is due.',
      'oldestDueSeconds',
    );
    oldest(
      'rollbook_message_oldest_due_seconds',
      'How long the oldest due copy of a message has been due; 0 if none is due.',
      'oldestCopySeconds',
    );
    oldest(
      'rollbook_import_oldest_queued_seconds',
      'How long the oldest import that no process has begun has waited; 0 if there is none.',
      'oldestImportSeconds',
    );
  }

  #process(db: Database): void {
    const registers = [this.#registry];
    const lag = this.#lag;
    const eventLoop: Gauge<'quantile'> = new Gauge({
      name: 'rollbook_event_loop_lag_seconds',
      help: 'Delay of the event loop since the last reading, by quantile.',
      labelNames: ['quantile'],
      registers,
      collect() {
        for (const quantile of lagQuantiles)
          eventLoop.set({ quantile }, Math.max(0, lag.percentile(quantile * 100) / 1e9 - 0.02));
        lag.reset();
      },
    });
    this.#states({
      name: 'rollbook_database_work',
      help: 'Units of work that use the database, wait for their turn, or could run at once.',
      read: () => db.load(),
    });
    const memory: Gauge = new Gauge({
      name: 'process_resident_memory_bytes',
      help: 'Resident memory of the process, in bytes.',
      registers,
      collect: () => memory.set(process.memoryUsage.rss()),
    });
    const cpu: Gauge = new Gauge({
      name: 'process_cpu_seconds_total',
      help: 'CPU time of the process, in seconds.',
      registers,
      collect() {
        const { user, system } = process.cpuUsage();
        cpu.set((user + system) / 1e6);
      },
    });
  }
}
