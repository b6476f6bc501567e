import { sql } from 'kysely';
import { query, statement } from '../../db/query.ts';
import { inSchool } from '../../db/school-rows.ts';
import { deliveriesBy } from '../../webhooks/delivery-rows.ts';
import { shownStatus } from '../../webhooks/endpoint-state.ts';

type Range = { school: string; from: string };

export interface LatencyRow {
  hour: string;
  status: string;
  latency: number;
  count: number;
}

const sum = sql<number>`cast(sum(count) as integer)`.as('count');

export const countsByLatency = query<Range, LatencyRow>((db, p) =>
  inSchool(db, 'delivery_counts', p)
    .select(['hour', 'status', 'latency', sum])
    .where('hour', '>=', p.from)
    .groupBy(['hour', 'status', 'latency'])
    .orderBy('hour'),
);

export const countsOfWebhook = query<Range & { webhook: string }, LatencyRow>((db, p) =>
  inSchool(db, 'delivery_counts', p)
    .select(['hour', 'status', 'latency', sum])
    .where('hour', '>=', p.from)
    .where('webhook_id', '=', p.webhook)
    .groupBy(['hour', 'status', 'latency'])
    .orderBy('hour'),
);

export const countsByWebhook = query<
  Range,
  { webhook_id: string; hour: string; status: string; count: number }
>((db, p) =>
  inSchool(db, 'delivery_counts', p)
    .select(['webhook_id', 'hour', 'status', sum])
    .where('hour', '>=', p.from)
    .groupBy(['webhook_id', 'hour', 'status'])
    .orderBy('webhook_id')
    .orderBy('hour'),
);

export const countsByType = query<Range, { event_type: string; status: string; count: number }>((db, p) =>
  inSchool(db, 'delivery_counts', p)
    .select(['event_type', 'status', sum])
    .where('hour', '>=', p.from)
    .groupBy(['event_type', 'status'])
    .orderBy('event_type'),
);

/** The numbers of deliveries of an endpoint that wait for their time, by their displayed status. */
export const countWaiting = statement<{ school: string; webhook: string }, { status: string; count: number }>(
  (p, dialect) => sql`
    select status, cast(count(*) as integer) as count from (
      select ${shownStatus} as status from ${deliveriesBy('deliveries_queue', dialect, 'd')}
      where d.status = 'pending' and d.claimed_by is null and d.webhook_id = ${p.webhook} and d.school_id = ${p.school}
      union all
      select ${shownStatus} from ${deliveriesBy('deliveries_held', dialect, 'd')}
      where d.status = 'held' and d.webhook_id = ${p.webhook} and d.school_id = ${p.school}) as waiting
    group by status`,
);
