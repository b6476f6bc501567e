import type { Schemas } from '../../contract/schemas.ts';
import { iso } from '../../lib/clock.ts';
import { latencyOf } from '../../webhooks/delivery-counts.ts';
import type { Context } from '../../work/operation.ts';
import {
  countsByLatency,
  countsByType,
  countsByWebhook,
  countsOfWebhook,
  countWaiting,
  type LatencyRow,
} from './queries.ts';

type Period = NonNullable<Context<'delivery-log.stats'>['query']['period']>;
type Counts = Pick<Schemas['EventTypeStats'], 'succeeded' | 'retrying' | 'failed'>;
type Asked = Pick<Context<'delivery-log.stats'>, 'db' | 'schoolId' | 'now'>;

const hourMs = 3_600_000;
const lengths = { day: 24 * hourMs, week: 7 * 24 * hourMs, month: 30 * 24 * hourMs };

/** The intervals of a period, of which the last one has not ended. */
function rangeOf(period: Period, now: string) {
  const interval = period === 'month' ? ('day' as const) : ('hour' as const);
  const intervalMs = interval === 'day' ? 24 * hourMs : hourMs;
  const first = Date.parse(now) - lengths[period] + intervalMs;
  return { from: iso(first - (first % intervalMs)), to: now, interval };
}

export async function schoolStats(
  { db, schoolId: school, now }: Asked,
  period: Period = 'day',
): Promise<Schemas['DeliveryStats']> {
  const range = rangeOf(period, now);
  const asked = { school, from: range.from };
  const start = startOf(range.interval);
  const [byLatency, byWebhook, byType] = [
    await db.all(countsByLatency, asked),
    await db.all(countsByWebhook, asked),
    await db.all(countsByType, asked),
  ];
  return {
    object: 'delivery_stats',
    ...range,
    ...attemptStats(byLatency, start),
    webhooks: [...Map.groupBy(byWebhook, (row) => row.webhook_id)].map(([webhook_id, rows]) => ({
      webhook_id,
      ...countsOf(rows),
      intervals: [...Map.groupBy(rows, start)].map(([at, own]) => ({ start: at, ...countsOf(own) })),
    })),
    event_types: [...Map.groupBy(byType, (row) => row.event_type)]
      .map(([type, rows]) => ({ type, ...countsOf(rows) }))
      .sort((a, b) => allOf(b) - allOf(a)),
  };
}

export async function webhookStats(
  { db, schoolId: school, now }: Asked,
  {
    id: webhook,
    max_deliveries_per_second: limit,
  }: Pick<Schemas['Webhook'], 'id' | 'max_deliveries_per_second'>,
  period: Period = 'day',
): Promise<Schemas['WebhookStats']> {
  const range = rangeOf(period, now);
  const rows = await db.all(countsOfWebhook, { school, from: range.from, webhook });
  const waiting = await db.all(countWaiting, { school, webhook, now });
  const waitingAs = (status: string) => waiting.find((row) => row.status === status);
  return {
    object: 'webhook_stats',
    ...range,
    held: waitingAs('held')?.count ?? 0,
    rate_limited: limit === null ? 0 : (waitingAs('pending')?.due ?? 0),
    pending: waitingAs('pending')?.count ?? 0,
    in_progress: waitingAs('in_progress')?.count ?? 0,
    next_attempt_at: waitingAs('pending')?.next_at ?? null,
    ...attemptStats(rows, startOf(range.interval)),
  };
}

const startOf = (interval: 'hour' | 'day') => (row: { hour: string }) =>
  interval === 'hour' ? row.hour : `${row.hour.slice(0, 10)}T00:00:00.000Z`;

const allOf = ({ succeeded, retrying, failed }: Counts): number => succeeded + retrying + failed;

function attemptStats(rows: readonly LatencyRow[], start: (row: LatencyRow) => string) {
  return {
    totals: statsOf(rows),
    intervals: [...Map.groupBy(rows, start)].map(([at, own]) => ({ start: at, ...statsOf(own) })),
  };
}

function countsOf(rows: readonly { status: string; count: number }[]): Counts {
  const of = (status: string) => rows.reduce((sum, row) => sum + (row.status === status ? row.count : 0), 0);
  return { succeeded: of('succeeded'), retrying: of('retrying'), failed: of('failed') };
}

function statsOf(rows: readonly LatencyRow[]): Schemas['AttemptStats'] {
  const sorted = [...rows].sort((a, b) => a.latency - b.latency);
  return { ...countsOf(rows), p50_ms: percentile(sorted, 0.5), p95_ms: percentile(sorted, 0.95) };
}

function percentile(sorted: readonly LatencyRow[], part: number): number | null {
  let left = sorted.reduce((sum, { count }) => sum + count, 0) * part;
  for (const { latency, count } of sorted) {
    left -= count;
    if (left <= 0) return latencyOf(latency);
  }
  return null;
}
