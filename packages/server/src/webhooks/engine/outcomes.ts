import { iso } from '../../lib/clock.ts';
import { clearTimeout, setTimeout } from '../../lib/platform.ts';
import { type Database, Unavailable } from '../../sql/database.ts';
import type { RowColumns } from '../../sql/query.ts';
import type { EndedAttempt } from '../delivery-counts.ts';
import type { Health } from '../endpoint-state.ts';
import type { DueDelivery } from '../outbox.ts';
import type { AttemptResult } from '../sender/deliver.ts';
import type { Recorder } from './record.ts';

/** A finished attempt. */
export interface Attempted {
  delivery: DueDelivery;
  result: AttemptResult;
  /** Epoch milliseconds. */
  sentAt: number;
  completedAt: number;
  /** The URL of the endpoint at the time of the attempt. */
  url: string;
  /** Since when the endpoint had been failing at the time of the attempt. */
  failingSince: string | null;
  /** When it had been reported as failing or disabled. */
  failingReportedAt: string | null;
  /** The name of the data key of the person whom the event is about. */
  subjectKey: string | null;
}

export interface Outcome extends Attempted {
  /** When the attempt that this one schedules is due, or null if it schedules none. */
  next: number | null;
  /** When another attempt of the event is due that waits or is in progress already, as a failed redelivery can have. */
  waiting: string | null;
}

/** What an attempt changes in its row. */
export const resultColumns = {
  school_id: 'text',
  id: 'text',
  event_type: 'text',
  status: 'text',
  sent_at: 'text',
  completed_at: 'text',
  first_attempt_at: 'text',
  next_attempt_at: 'text',
  response_status: 'integer',
  response_headers: 'text',
  response_body: 'text',
  error: 'text',
  error_detail: 'text',
  dns_ms: 'real',
  connect_ms: 'real',
  first_byte_ms: 'real',
  total_ms: 'real',
} as const satisfies RowColumns;

/** Whether a failed attempt is followed by another one. */
export const isRetried = ({ trigger }: DueDelivery): boolean =>
  trigger !== 'test' && trigger !== 'redelivery';

/**
 * Whether an attempt may end those before it. A redelivery is outside of the schedule: if it fails, the retry that is scheduled
 * is still made.
 */
export const followsAnother = ({
  delivery: { trigger, first_attempt_at },
  result: { ok },
}: Outcome): boolean =>
  first_attempt_at !== null || (ok && (trigger === 'redelivery' || trigger === 'recovery'));

function statusOf({ result, next }: Outcome): string {
  if (result.ok) return 'succeeded';
  return next === null ? 'failed' : 'retrying';
}

const nextAttemptAt = ({ next, waiting }: Outcome): string | null => (next === null ? waiting : iso(next));

/** The changed values of each row. */
export function resultRows(outcomes: readonly Outcome[]): Record<keyof typeof resultColumns, unknown>[] {
  const times = new Map<number, string>();
  const time = (ms: number): string => {
    const known = times.get(ms) ?? iso(ms);
    times.set(ms, known);
    return known;
  };
  return outcomes.map((outcome) => {
    const { delivery, result } = outcome;
    const sentAt = time(outcome.sentAt);
    return {
      school_id: delivery.school_id,
      id: delivery.id,
      event_type: delivery.event_type,
      status: statusOf(outcome),
      sent_at: sentAt,
      completed_at: time(outcome.completedAt),
      first_attempt_at: delivery.first_attempt_at ?? sentAt,
      next_attempt_at: nextAttemptAt(outcome),
      response_status: result.status,
      response_headers: result.headers && JSON.stringify(result.headers),
      response_body: result.body,
      error: result.error,
      error_detail: result.detail,
      dns_ms: result.timings.dnsMs,
      connect_ms: result.timings.connectMs,
      first_byte_ms: result.timings.firstByteMs,
      total_ms: result.timings.totalMs,
    };
  });
}

export const endedAttempt = (outcome: Outcome): EndedAttempt => ({
  delivery: outcome.delivery,
  status: outcome.waiting === null ? statusOf(outcome) : 'retrying',
  sentAt: outcome.sentAt,
  totalMs: outcome.result.timings.totalMs,
});

/** For each endpoint, the failure that may disable it. */
export function lastFailures(outcomes: readonly Outcome[]): Iterable<Outcome> {
  const byEndpoint = new Map<string, Outcome>();
  for (const outcome of outcomes) {
    const { delivery, result } = outcome;
    if (result.ok || delivery.trigger === 'test') continue;
    if (byEndpoint.get(delivery.webhook_id)?.result.status !== 410)
      byEndpoint.set(delivery.webhook_id, outcome);
  }
  return byEndpoint.values();
}

/**
 * The changes to the health of each endpoint from attempts, in the order in which they ended. Endpoints without
 * changes are left out.
 */
export function healthOf(outcomes: readonly Outcome[]): Health[] {
  const byEndpoint = new Map<string, Health & { isNews: boolean }>();
  for (const { delivery, result, completedAt, failingSince, next } of outcomes) {
    const { school_id, webhook_id, trigger } = delivery;
    const none = { recovered: 0 as const, failing_since: null, failed_events: 0, isNews: false };
    const health = byEndpoint.get(webhook_id) ?? { school_id, webhook_id, ...none };
    byEndpoint.set(webhook_id, health);
    if (result.ok) {
      // Whether the endpoint is failing now is known when this is written: it may have failed since the attempt was sent.
      Object.assign(health, none, { recovered: 1, isNews: true });
      continue;
    }
    if (trigger === 'test') continue;
    const failedEvent = next === null && (trigger === 'event' || trigger === 'retry');
    if (failedEvent) health.failed_events++;
    health.isNews ||= failedEvent || failingSince === null;
    // When it ended: others that were sent at the same time may have succeeded before.
    health.failing_since ??= iso(completedAt);
  }
  return [...byEndpoint.values()].flatMap(({ isNews, ...health }) => (isNews ? [health] : []));
}

export interface ResultsOptions {
  db: Database;
  recorder: Recorder;
  /** Called right before results are written. */
  onWrite(): void;
  /** Called when a result is recorded, or can never be recorded. */
  onDone(attempted: Attempted): void;
  /** A result that the database rejects; the attempt may have been received. */
  onRefused(attempted: Attempted): Promise<void>;
  onError(error: unknown): void;
}

/** Limits a transaction of results, however many are waiting. */
const resultsAtOnce = 256;
// A commit waits for the disk, so results that arrive within a short time share one.
const gatherMs = 25;
const retryPauseMs = 1_000;
const firstAnalysisAfter = 500;
const rarestAnalysis = 100_000;

/**
 * Results of attempts that are being written to the database: those that arrive while a batch is written form the
 * next batch.
 */
export class Results {
  readonly #options: ResultsOptions;
  readonly #waiting: Attempted[] = [];
  #writing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopping = false;
  #analysis: Promise<void> | undefined;
  #recorded = 0;
  #analyzeAt = firstAnalysisAfter;

  constructor(options: ResultsOptions) {
    this.#options = options;
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0 && this.#writing === undefined;
  }

  add(attempted: Attempted): void {
    this.#waiting.push(attempted);
    this.#gather();
  }

  /** Resolves when all results that were added are recorded. */
  async flush(): Promise<void> {
    while (!this.isEmpty) {
      this.#start();
      await this.#writing;
    }
  }

  /** The current attempt to write the remaining results becomes the last one. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.flush();
    await this.#analysis;
  }

  #gather(): void {
    if (this.#waiting.length >= resultsAtOnce) this.#start();
    else if (this.#waiting.length > 0 && !this.#writing)
      this.#timer ??= setTimeout(() => this.#start(), gatherMs);
  }

  #start(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#writing || this.#waiting.length === 0) return;
    this.#options.onWrite();
    this.#writing = this.#write(this.#waiting.splice(0, resultsAtOnce)).finally(() => {
      this.#writing = undefined;
      this.#gather();
    });
  }

  async #write(batch: Attempted[]): Promise<void> {
    const { onError, onDone, onRefused } = this.#options;
    try {
      await this.#record(batch);
      this.#noteGrowth(batch.length);
    } catch (error) {
      onError(error);
      if (error instanceof Unavailable) {
        // Another process takes them over when this one has ended its lease.
      } else if (batch.length > 1) {
        for (const attempted of batch) await this.#write([attempted]);
        return;
      } else for (const attempted of batch) await onRefused(attempted).catch(onError);
    }
    for (const attempted of batch) onDone(attempted);
  }

  /** Retries while the database is unavailable, so that no receiver gets again what it has received. */
  async #record(batch: Attempted[]): Promise<void> {
    const { db, recorder, onError } = this.#options;
    for (;;) {
      try {
        return await db.transact((tx) => recorder.record(tx, batch));
      } catch (error) {
        if (!(error instanceof Unavailable) || this.#stopping) throw error;
        onError(error);
        await new Promise((resolve) => setTimeout(resolve, retryPauseMs));
      }
    }
  }

  // Plans that were made for an almost empty table are slow after a backlog has filled it. Only this table: analyzing all
  // that have grown takes as long as recording thousands of results.
  #noteGrowth(count: number): void {
    this.#recorded += count;
    if (this.#recorded < this.#analyzeAt || this.#analysis) return;
    this.#recorded = 0;
    this.#analyzeAt = Math.min(this.#analyzeAt * 2, rarestAnalysis);
    this.#analysis = this.#options.db.analyze(['deliveries']).finally(() => {
      this.#analysis = undefined;
    });
  }
}
