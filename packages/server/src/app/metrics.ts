import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type Clock, iso } from '../lib/clock.ts';
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

/** What a process has done, and what waits for it, in the text format of Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Counter<'operation' | 'status'>;
  readonly #requestSeconds: Histogram<'operation'>;
  readonly #attempts: Counter<'outcome'>;
  readonly #attemptSeconds: Histogram;
  readonly #lag = monitorEventLoopDelay({ resolution: 20 });

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
    this.#queue(db, clock);
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
    return this.#registry.metrics();
  }

  close(): void {
    this.#lag.disable();
  }

  /** A number for each state of something, which is read with the metrics. */
  #states({
    read,
    ...named
  }: {
    name: string;
    help: string;
    read: () => Promise<object | undefined> | object;
  }): void {
    const gauge: Gauge<'state'> = new Gauge({
      ...named,
      labelNames: ['state'],
      registers: [this.#registry],
      async collect() {
        for (const [state, number] of Object.entries((await read()) ?? {})) gauge.set({ state }, number);
      },
    });
  }

  /** The queue of deliveries in the database, which all processes share. */
  #queue(db: Database, clock: Clock): void {
    const registers = [this.#registry];
    this.#states({
      name: 'rollbook_webhook_deliveries_waiting',
      help: `Deliveries that are due, scheduled for later, or claimed by a process. Counted up to ${mostCounted}.`,
      read: () => db.first(waitingDeliveries, { now: iso(clock.now()), limit: mostCounted }),
    });
    const oldest = new Gauge({
      name: 'rollbook_webhook_oldest_due_seconds',
      help: 'How long the oldest due delivery has been due; 0 if none is due.',
      registers,
      async collect() {
        const now = clock.now();
        const found = (await db.first(oldestDue, { now: iso(now) }))?.scheduled_at;
        oldest.set(found ? (now - Date.parse(found)) / 1000 : 0);
      },
    });
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
