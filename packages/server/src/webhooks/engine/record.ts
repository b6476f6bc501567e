import { sql } from 'kysely';
import type { AuditTrail } from '../../audit/trail.ts';
import type { Transaction } from '../../db/database.ts';
import { statement } from '../../db/query.ts';
import { joinByKey, type RowColumns, rowsOf, rowsParameter } from '../../db/rows.ts';
import { iso } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { countAttempts, type EndedAttempt } from '../delivery-counts.ts';
import { insertDeliveries, keysOf, listed } from '../delivery-rows.ts';
import {
  disable,
  failedThroughout,
  failingDaysToDisable,
  type Health,
  noteHealth,
} from '../endpoint-state.ts';
import type { DueDelivery } from '../outbox.ts';
import { nextAttempt, parseRetryAfter, type RetrySchedule } from '../schedule.ts';
import type { AttemptResult } from '../sender/deliver.ts';

/** A finished attempt. */
export interface Attempted {
  delivery: DueDelivery;
  result: AttemptResult;
  /** Epoch milliseconds. */
  sentAt: number;
  completedAt: number;
  /** Since when the endpoint had been failing at the time of the attempt. */
  failingSince: string | null;
}

/** An attempt and the time of the next attempt of its event, or null if there is none. */
interface Outcome extends Attempted {
  next: number | null;
}

const resultColumns = {
  school_id: 'text',
  id: 'text',
  status: 'text',
  sent_at: 'text',
  completed_at: 'text',
  first_attempt_at: 'text',
  next_attempt_at: 'text',
  response_status: 'integer',
  response_headers: 'text',
  response_body: 'text',
  error: 'text',
  dns_ms: 'real',
  connect_ms: 'real',
  first_byte_ms: 'real',
  total_ms: 'real',
} as const satisfies RowColumns;

const written = Object.keys(resultColumns).filter((name) => name !== 'school_id' && name !== 'id');
const assignments = sql.join(written.map((name) => sql`${sql.id(name)} = r.${sql.id(name)}`));

// Another process may have taken over an attempt whose success is reported late: the event has succeeded
// nevertheless.
const complete = statement<{ rows: string; owner: string }, { id: string }>(
  (p, dialect) => sql`
    update deliveries set ${assignments}, claimed_by = null
    from ${rowsOf(p.rows, resultColumns, dialect)}
    where deliveries.school_id = r.school_id and deliveries.id = r.id and (deliveries.claimed_by = ${p.owner}
      or (deliveries.error = 'interrupted' and deliveries.status = 'retrying' and r.status = 'succeeded'))
    returning deliveries.id`,
);

// What a receiver returned can repeat the personal values of a person who was erased in the meantime. On PostgreSQL a
// statement that waited for the erasure does not see it, so this is a statement of its own.
const dropErased = statement<{ rows: string }>(
  (p, dialect) => sql`
    update deliveries set response_headers = null, response_body = null, error = null
    where (school_id, id) in (
      select d.school_id, d.id from ${listed(p.rows, dialect)}
      ${joinByKey('events', 'e', { school_id: 'd.school_id', id: 'd.event_id' }, dialect)}
      where e.subject_key is not null and not exists (
        select 1 from data_keys as k where k.school_id = e.school_id and k.subject_id = e.subject_key))`,
);

const pairColumns = { school_id: 'text', event_id: 'text', webhook_id: 'text' } as const satisfies RowColumns;

// Attempts that are in progress at this moment end by themselves.
const cancelOthers = statement<{ rows: string; now: string }>(
  (p, dialect) => sql`
    update deliveries set status = 'cancelled', completed_at = ${p.now}, claimed_by = null
    where (school_id, id) in (
      select d.school_id, d.id from ${rowsOf(p.rows, pairColumns, dialect)}
      join deliveries d on d.school_id = r.school_id and d.event_id = r.event_id and d.webhook_id = r.webhook_id
      where d.status in ('pending', 'held') and d.started = 0)
    and started = 0`,
);
const hasNoNext = statement<{ rows: string }, { event_id: string; webhook_id: string }>(
  (p, dialect) => sql`
    select r.event_id, r.webhook_id from ${rowsOf(p.rows, pairColumns, dialect)}
    join webhooks w on w.school_id = r.school_id and w.id = r.webhook_id
    where w.archived_at is not null or exists (
      select 1 from deliveries d where d.school_id = r.school_id and d.event_id = r.event_id
        and d.webhook_id = r.webhook_id and d.status = 'succeeded')`,
);

/** The reasons why the engine disables an endpoint, as they are shown to its owner. */
const disableReasons = {
  gone: 'The endpoint responded with 410 Gone.',
  failing: `Every attempt failed for ${failingDaysToDisable} days.`,
};

/** Stores results of attempts and their consequences: the end of the event, the next attempt, a disabled endpoint. */
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

  /** Records a batch with a fixed number of statements, however many attempts it contains. */
  async record(tx: Transaction, batch: readonly Attempted[]): Promise<void> {
    const outcomes = await this.#judge(tx, batch);
    const rows = rowsParameter(outcomes.map(resultRow));
    const done = new Set((await tx.all(complete, { rows, owner: this.#owner })).map(({ id }) => id));
    const recorded = outcomes.filter(({ delivery }) => done.has(delivery.id));
    tx.defer(dropErased, { rows: keysOf(recorded.map(({ delivery }) => delivery)) });
    const ended = recorded.filter(({ result, delivery }) => result.ok && delivery.trigger !== 'test');
    const [first] = ended;
    if (first) await tx.run(cancelOthers, { rows: pairs(ended), now: iso(first.completedAt) });
    const health = healthOf(recorded);
    if (health.length > 0) await tx.run(noteHealth, { rows: rowsParameter(health) });
    for (const outcome of lastFailures(recorded)) await this.#disableIfDue(tx, outcome);
    await this.#scheduleRetries(tx, recorded);
    countAttempts(tx, recorded.map(endedAttempt));
  }

  async #judge(tx: Transaction, batch: readonly Attempted[]): Promise<Outcome[]> {
    const failed = batch.filter(({ result, delivery }) => !result.ok && isRetried(delivery));
    const last = new Set(
      failed.length === 0
        ? []
        : (await tx.all(hasNoNext, { rows: pairs(failed) })).map(
            (row) => `${row.event_id} ${row.webhook_id}`,
          ),
    );
    return batch.map((attempted) => {
      const { delivery, result } = attempted;
      const ends =
        result.ok || !isRetried(delivery) || last.has(`${delivery.event_id} ${delivery.webhook_id}`);
      return { ...attempted, next: ends ? null : this.#next(attempted) };
    });
  }

  #next({ delivery, result, sentAt, completedAt }: Attempted): number | null {
    const asked = result.status === 429 || result.status === 503;
    return nextAttempt({
      schedule: this.#schedule,
      attempt: delivery.attempt,
      firstAttemptAt: delivery.first_attempt_at === null ? sentAt : Date.parse(delivery.first_attempt_at),
      failedAt: completedAt,
      retryAfterMs: asked ? parseRetryAfter(result.retryAfter, completedAt) : undefined,
    });
  }

  async #scheduleRetries(tx: Transaction, outcomes: readonly Outcome[]): Promise<void> {
    const retries = outcomes.flatMap(({ delivery, sentAt, completedAt, next }) =>
      next === null
        ? []
        : [
            {
              ...delivery,
              id: this.#ids.next('dlv'),
              attempt: delivery.attempt + 1,
              trigger: 'retry',
              scheduled_at: iso(next),
              first_attempt_at: delivery.first_attempt_at ?? iso(sentAt),
              created_at: iso(completedAt),
              claimed_by: null,
              started: 0,
            },
          ],
    );
    await insertDeliveries(tx, retries);
  }

  async #disableIfDue(
    tx: Transaction,
    { delivery, result, completedAt, failingSince }: Outcome,
  ): Promise<void> {
    const endpoint = { school: delivery.school_id, webhook: delivery.webhook_id };
    if (result.status === 410) return this.#disable(tx, endpoint, 'gone', completedAt);
    const since = iso(completedAt - failingDaysToDisable * 86_400_000);
    if (failingSince === null || failingSince > since) return;
    if (await tx.first(failedThroughout, { ...endpoint, since }))
      await this.#disable(tx, endpoint, 'failing', completedAt);
  }

  async #disable(
    tx: Transaction,
    endpoint: { school: string; webhook: string },
    reason: keyof typeof disableReasons,
    now: number,
  ): Promise<void> {
    if ((await tx.run(disable, { ...endpoint, reason, now: iso(now) })) === 0) return;
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

const isRetried = ({ trigger }: DueDelivery): boolean => trigger !== 'test' && trigger !== 'redelivery';

const pairs = (attempts: readonly Attempted[]): string =>
  rowsParameter(
    attempts.map(({ delivery: { school_id, event_id, webhook_id } }) => ({
      school_id,
      event_id,
      webhook_id,
    })),
  );

function statusOf({ result, next }: Outcome): string {
  if (result.ok) return 'succeeded';
  return next === null ? 'failed' : 'retrying';
}

function resultRow(outcome: Outcome): Record<keyof typeof resultColumns, string | number | null> {
  const { delivery, result, completedAt, next } = outcome;
  const sentAt = iso(outcome.sentAt);
  return {
    school_id: delivery.school_id,
    id: delivery.id,
    status: statusOf(outcome),
    sent_at: sentAt,
    completed_at: iso(completedAt),
    first_attempt_at: delivery.first_attempt_at ?? sentAt,
    next_attempt_at: next === null ? null : iso(next),
    response_status: result.status,
    response_headers: result.headers && JSON.stringify(result.headers),
    response_body: result.body,
    error: result.error,
    dns_ms: result.timings.dnsMs,
    connect_ms: result.timings.connectMs,
    first_byte_ms: result.timings.firstByteMs,
    total_ms: result.timings.totalMs,
  };
}

const endedAttempt = (outcome: Outcome): EndedAttempt => ({
  delivery: outcome.delivery,
  status: statusOf(outcome),
  completedAt: outcome.completedAt,
  totalMs: outcome.result.timings.totalMs,
});

/** For each endpoint, the failure that may disable it. */
function lastFailures(outcomes: readonly Outcome[]): Iterable<Outcome> {
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
function healthOf(outcomes: readonly Outcome[]): Health[] {
  const byEndpoint = new Map<string, Health & { isNews: boolean }>();
  for (const { delivery, result, sentAt, failingSince, next } of outcomes) {
    const { school_id, webhook_id, trigger } = delivery;
    const none = { recovered: 0 as const, failing_since: null, failed_events: 0, isNews: false };
    const health = byEndpoint.get(webhook_id) ?? { school_id, webhook_id, ...none };
    byEndpoint.set(webhook_id, health);
    if (result.ok) {
      const isNews = health.isNews || failingSince !== null;
      Object.assign(health, none, { recovered: isNews ? 1 : 0, isNews });
      continue;
    }
    const failedEvent = next === null && (trigger === 'event' || trigger === 'retry');
    if (failedEvent) health.failed_events++;
    health.isNews ||= failedEvent || failingSince === null;
    health.failing_since ??= iso(sentAt);
  }
  return [...byEndpoint.values()].flatMap(({ isNews, ...health }) => (isNews ? [health] : []));
}
