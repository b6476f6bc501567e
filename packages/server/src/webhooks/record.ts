import type { AuditTrail } from '../audit/trail.ts';
import { iso } from '../clock.ts';
import type { Transaction } from '../db/database.ts';
import { query } from '../db/query.ts';
import type { DeliveryRow } from '../db/tables.ts';
import type { Ids } from '../ids.ts';
import type { AttemptResult } from './deliver.ts';
import {
  countFailedEvent,
  disable,
  type Endpoint,
  endpointState,
  failedThroughout,
  failingDaysToDisable,
  holdPending,
  markFailing,
  markRecovered,
} from './endpoint-state.ts';
import { type DueDelivery, insertDelivery } from './outbox.ts';
import { nextAttempt, parseRetryAfter, type RetrySchedule } from './schedule.ts';

/** An attempt that was made. */
export interface Attempted {
  delivery: DueDelivery;
  result: AttemptResult;
  /** Epoch milliseconds. */
  sentAt: number;
  completedAt: number;
  /** Since when the endpoint had been failing when the attempt was made. */
  failingSince: string | null;
}

type Result = { school: string; owner: string } & Pick<
  DeliveryRow,
  | 'id'
  | 'status'
  | 'sent_at'
  | 'completed_at'
  | 'first_attempt_at'
  | 'next_attempt_at'
  | 'response_status'
  | 'response_headers'
  | 'response_body'
  | 'error'
  | 'dns_ms'
  | 'connect_ms'
  | 'first_byte_ms'
  | 'total_ms'
>;

// An attempt under way may have been held or cancelled meanwhile; what came of it is written all the same.
const complete = query<Result>((db, p) =>
  db
    .updateTable('deliveries')
    .set({
      status: p.status,
      sent_at: p.sent_at,
      completed_at: p.completed_at,
      first_attempt_at: p.first_attempt_at,
      next_attempt_at: p.next_attempt_at,
      response_status: p.response_status,
      response_headers: p.response_headers,
      response_body: p.response_body,
      error: p.error,
      dns_ms: p.dns_ms,
      connect_ms: p.connect_ms,
      first_byte_ms: p.first_byte_ms,
      total_ms: p.total_ms,
      claimed_by: null,
      lease_until: null,
    })
    .where('school_id', '=', p.school)
    .where('id', '=', p.id)
    .where((or) => or.or([or('claimed_by', '=', p.owner), or('status', 'in', ['held', 'cancelled'])])),
);

type Pair = { school: string; event: string; webhook: string };

const cancelOthers = query<Pair & { now: string }>((db, p) =>
  db
    .updateTable('deliveries')
    .set({ status: 'cancelled', completed_at: p.now })
    .where('school_id', '=', p.school)
    .where('event_id', '=', p.event)
    .where('webhook_id', '=', p.webhook)
    .where('status', 'in', ['pending', 'held']),
);
const alreadyReceived = query<Pair, { id: string }>((db, p) =>
  db
    .selectFrom('deliveries')
    .select('id')
    .where('school_id', '=', p.school)
    .where('event_id', '=', p.event)
    .where('webhook_id', '=', p.webhook)
    .where('status', '=', 'succeeded')
    .limit(1),
);

/** Why the engine disables an endpoint, as its owner is told. */
const disableReasons = {
  gone: 'The endpoint answered 410 Gone.',
  failing: `Every attempt failed for ${failingDaysToDisable} days.`,
};

/** Writes down what came of attempts, and what follows: the end of the event, the next attempt, a disabled endpoint. */
export class Recorder {
  readonly #owner: string;
  readonly #schedule: RetrySchedule;
  readonly #ids: Ids;
  readonly #audit: AuditTrail;

  constructor(parts: { owner: string; schedule: RetrySchedule; ids: Ids; audit: AuditTrail }) {
    this.#owner = parts.owner;
    this.#schedule = parts.schedule;
    this.#ids = parts.ids;
    this.#audit = parts.audit;
  }

  async record(tx: Transaction, attempted: Attempted): Promise<void> {
    const { delivery, result, completedAt } = attempted;
    const pair = { school: delivery.school_id, event: delivery.event_id, webhook: delivery.webhook_id };
    if (result.ok) {
      if (!(await this.#complete(tx, attempted, 'succeeded', null))) return;
      if (delivery.trigger !== 'test') await tx.run(cancelOthers, { ...pair, now: iso(completedAt) });
      if (attempted.failingSince !== null) await tx.run(markRecovered, pair);
      return;
    }
    const next = await this.#next(tx, attempted, pair);
    const status = next === null ? 'failed' : 'retrying';
    if (!(await this.#complete(tx, attempted, status, next))) return;
    if (attempted.failingSince === null) await tx.run(markFailing, { ...pair, now: iso(attempted.sentAt) });
    if (next === null && (delivery.trigger === 'event' || delivery.trigger === 'retry')) {
      await tx.run(countFailedEvent, pair);
    }
    const reason = await this.#reasonToDisable(tx, attempted, pair);
    if (reason) await this.#disable(tx, pair, reason, completedAt);
    if (next !== null) await this.#scheduleRetry(tx, attempted, pair, next);
  }

  /** When the next attempt is due, in epoch milliseconds; null when there is none. */
  async #next(
    tx: Transaction,
    { delivery, result, sentAt, completedAt }: Attempted,
    pair: Pair,
  ): Promise<number | null> {
    if (delivery.trigger === 'test' || delivery.trigger === 'redelivery') return null;
    if (await tx.first(alreadyReceived, pair)) return null;
    if ((await tx.first(endpointState, pair))?.archived_at !== null) return null;
    const asked = result.status === 429 || result.status === 503;
    return nextAttempt({
      schedule: this.#schedule,
      attempt: delivery.attempt,
      firstAttemptAt: delivery.first_attempt_at === null ? sentAt : Date.parse(delivery.first_attempt_at),
      failedAt: completedAt,
      retryAfterMs: asked ? parseRetryAfter(result.retryAfter, completedAt) : undefined,
    });
  }

  async #complete(
    tx: Transaction,
    { delivery, result, sentAt, completedAt }: Attempted,
    status: string,
    next: number | null,
  ): Promise<boolean> {
    const { timings } = result;
    const touched = await tx.run(complete, {
      school: delivery.school_id,
      id: delivery.id,
      owner: this.#owner,
      status,
      sent_at: iso(sentAt),
      completed_at: iso(completedAt),
      first_attempt_at: delivery.first_attempt_at ?? iso(sentAt),
      next_attempt_at: next === null ? null : iso(next),
      response_status: result.status,
      response_headers: result.headers && JSON.stringify(result.headers),
      response_body: result.body,
      error: result.error,
      dns_ms: timings.dnsMs,
      connect_ms: timings.connectMs,
      first_byte_ms: timings.firstByteMs,
      total_ms: timings.totalMs,
    });
    return touched > 0;
  }

  async #scheduleRetry(
    tx: Transaction,
    { delivery, sentAt, completedAt }: Attempted,
    endpoint: Endpoint,
    next: number,
  ): Promise<void> {
    const state = await tx.first(endpointState, endpoint);
    await tx.run(insertDelivery, {
      school_id: delivery.school_id,
      id: this.#ids.next('dlv'),
      webhook_id: delivery.webhook_id,
      event_id: delivery.event_id,
      event_type: delivery.event_type,
      attempt: delivery.attempt + 1,
      trigger: 'retry',
      status: state?.status === 'active' ? 'pending' : 'held',
      scheduled_at: iso(next),
      first_attempt_at: delivery.first_attempt_at ?? iso(sentAt),
      created_at: iso(completedAt),
      claimed_by: null,
      lease_until: null,
    });
  }

  async #reasonToDisable(
    tx: Transaction,
    { delivery, result, completedAt, failingSince }: Attempted,
    endpoint: Endpoint,
  ): Promise<keyof typeof disableReasons | undefined> {
    if (delivery.trigger === 'test') return undefined;
    if (result.status === 410) return 'gone';
    const since = iso(completedAt - failingDaysToDisable * 86_400_000);
    const isLong = failingSince !== null && failingSince <= since;
    return isLong && (await tx.first(failedThroughout, { ...endpoint, since })) ? 'failing' : undefined;
  }

  async #disable(
    tx: Transaction,
    endpoint: Endpoint,
    reason: keyof typeof disableReasons,
    now: number,
  ): Promise<void> {
    if ((await tx.run(disable, { ...endpoint, reason, now: iso(now) })) === 0) return;
    await tx.run(holdPending, endpoint);
    const change = {
      action: 'webhook.disabled',
      resource: { type: 'webhook', id: endpoint.webhook },
      changes: {
        status: { before: 'active', after: 'disabled' },
        disabled_reason: { before: null, after: reason },
      },
      reason: disableReasons[reason],
      eventIds: [],
    };
    const origin = {
      schoolId: endpoint.school,
      now: iso(now),
      actor: { type: 'system', id: null, name: 'Webhook engine' },
      requestId: null,
      idempotencyKey: null,
      apiVersion: null,
      ip: null,
      userAgent: null,
    };
    this.#audit.append(tx, origin, [change]);
  }
}
