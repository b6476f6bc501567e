import { sql } from 'kysely';
import { iso } from '../lib/clock.ts';
import type { Database, Transaction } from '../sql/database.ts';
import { insertRows } from '../sql/insert.ts';
import { query, type RowColumns, type Rows, statement } from '../sql/query.ts';
import { isInUse } from '../sql/school-rows.ts';
import type { Tables } from '../sql/tables.ts';
import { endpointsInQueue, firstDue } from './delivery-rows.ts';

/** Statistics are read from these counts, whatever the number of deliveries. */
type DeliveryCount = Tables['delivery_counts'];

const columns = {
  school_id: 'text',
  hour: 'text',
  webhook_id: 'text',
  event_type: 'text',
  status: 'text',
  latency: 'integer',
  count: 'integer',
} as const satisfies Record<keyof DeliveryCount, RowColumns[string]>;

const add = statement<{ rows: Rows }>(
  (p, dialect) => sql`
    ${insertRows('delivery_counts', columns, p.rows, dialect)}
    on conflict (school_id, hour, webhook_id, event_type, status, latency)
    do update set count = delivery_counts.count + excluded.count`,
);

const hourMs = 3_600_000;

/** Classes of durations: four for each doubling, so that any value of a class is within 10 % of its middle. */
const classesPerDoubling = 4;
const latencyClass = (ms: number): number => (ms > 1 ? Math.floor(classesPerDoubling * Math.log2(ms)) : 0);

/** The middle of a class, in milliseconds. */
export const latencyOf = (latency: number): number => {
  const ms = 2 ** ((latency + 0.5) / classesPerDoubling);
  return ms < 10 ? Math.round(ms * 10) / 10 : Math.round(ms);
};

export interface EndedAttempt {
  delivery: { school_id: string; webhook_id: string; event_type: string; trigger: string };
  status: string;
  sentAt: number;
  totalMs: number | null;
}

/** Counts attempts that have ended with the commit, in one statement; tests are not counted. */
export function countAttempts(tx: Transaction, attempts: readonly EndedAttempt[]): void {
  const rows = new Map<string, DeliveryCount>();
  for (const { delivery, status, sentAt, totalMs } of attempts) {
    if (delivery.trigger === 'test') continue;
    const hours = Math.floor(sentAt / hourMs);
    const latency = latencyClass(totalMs ?? 0);
    const { school_id, webhook_id, event_type } = delivery;
    const key = `${school_id} ${hours} ${webhook_id} ${event_type} ${status} ${latency}`;
    const row = rows.get(key);
    if (row) row.count++;
    else
      rows.set(key, {
        school_id,
        hour: iso(hours * hourMs),
        webhook_id,
        event_type,
        status,
        latency,
        count: 1,
      });
  }
  if (rows.size === 0) return;
  // In one order, so that two processes never wait for each other.
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  tx.defer(add, { rows: sorted });
}

const keptDays = 32;
const forget = query<{ before: string }>((db, p) =>
  db.deleteFrom('delivery_counts').where('hour', '<', p.before),
);

/** Removes counts that no statistics show. */
export const forgetCounts = (db: Database, nowMs: number): Promise<number> =>
  db.transact((tx) => tx.run(forget, { before: iso(nowMs - keptDays * 86_400_000) }));

interface Waiting {
  due: number;
  scheduled: number;
  claimed: number;
}

/** The number of deliveries in the queue, each counted up to a limit. */
export const waitingDeliveries = statement<{ now: string; limit: number }, Waiting>((p) => {
  const counted = (condition: ReturnType<typeof sql>) => sql`(select cast(count(*) as integer) from (
    select 1 from deliveries where ${condition} and ${isInUse('school_id')} limit ${p.limit}) as one)`;
  return sql`select
    ${counted(sql`status = 'pending' and claimed_by is null and scheduled_at <= ${p.now}`)} as due,
    ${counted(sql`status = 'pending' and claimed_by is null and scheduled_at > ${p.now}`)} as scheduled,
    ${counted(sql`claimed_by is not null`)} as claimed`;
});

/** When the oldest due delivery was due, without those that wait because of a limit of their endpoint. */
export const oldestDue = statement<{ now: string }, { scheduled_at: string | null }>(
  (p, dialect) => sql`
    with recursive ${endpointsInQueue}
    select min(scheduled_at) as scheduled_at from ${firstDue(p.now, dialect)} as first
    join webhooks w on w.school_id = first.school_id and w.id = first.webhook_id
    where w.max_deliveries_per_second is null and ${isInUse('w.school_id')}`,
);
