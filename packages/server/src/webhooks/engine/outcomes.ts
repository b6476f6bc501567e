import type { RowColumns } from '../../db/rows.ts';
import { iso } from '../../lib/clock.ts';
import type { EndedAttempt } from '../delivery-counts.ts';
import type { Health } from '../endpoint-state.ts';
import type { DueDelivery } from '../outbox.ts';
import type { AttemptResult } from '../sender/deliver.ts';

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
  /** The name of the data key of the person whom the event is about. */
  subjectKey: string | null;
}

/** An attempt and the time of the next attempt of its event, or null if there is none. */
export interface Outcome extends Attempted {
  next: number | null;
}

/** What an attempt changes in its row. */
export const resultColumns = {
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

/** Whether a failed attempt is followed by another one. */
export const isRetried = ({ trigger }: DueDelivery): boolean =>
  trigger !== 'test' && trigger !== 'redelivery';

function statusOf({ result, next }: Outcome): string {
  if (result.ok) return 'succeeded';
  return next === null ? 'failed' : 'retrying';
}

/** The changed values of each row. */
export function resultRows(outcomes: readonly Outcome[]): Record<keyof typeof resultColumns, unknown>[] {
  const times = new Map<number, string>();
  const time = (ms: number): string => {
    const known = times.get(ms) ?? iso(ms);
    times.set(ms, known);
    return known;
  };
  return outcomes.map((outcome) => {
    const { delivery, result, next } = outcome;
    const sentAt = time(outcome.sentAt);
    return {
      school_id: delivery.school_id,
      id: delivery.id,
      status: statusOf(outcome),
      sent_at: sentAt,
      completed_at: time(outcome.completedAt),
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
  });
}

export const endedAttempt = (outcome: Outcome): EndedAttempt => ({
  delivery: outcome.delivery,
  status: statusOf(outcome),
  completedAt: outcome.completedAt,
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
  for (const { delivery, result, sentAt, failingSince, next } of outcomes) {
    const { school_id, webhook_id, trigger } = delivery;
    const none = { recovered: 0 as const, failing_since: null, failed_events: 0, isNews: false };
    const health = byEndpoint.get(webhook_id) ?? { school_id, webhook_id, ...none };
    byEndpoint.set(webhook_id, health);
    if (result.ok) {
      // Whether the endpoint is failing now is known when this is written: it may have failed since the attempt was sent.
      Object.assign(health, none, { recovered: 1, isNews: true });
      continue;
    }
    const failedEvent = next === null && (trigger === 'event' || trigger === 'retry');
    if (failedEvent) health.failed_events++;
    health.isNews ||= failedEvent || failingSince === null;
    health.failing_since ??= iso(sentAt);
  }
  return [...byEndpoint.values()].flatMap(({ isNews, ...health }) => (isNews ? [health] : []));
}
