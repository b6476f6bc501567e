import { type RawBuilder, sql } from 'kysely';
import { query, type Rows, statement } from '../../sql/query.ts';
import { inSchool, isInUse } from '../../sql/school-rows.ts';
import { deliveriesBy, listed } from '../../webhooks/delivery-rows.ts';
import { shownStatus } from '../../webhooks/endpoint-state.ts';
import { stoppedWork } from '../../work/caller.ts';
import type { BackgroundTask } from '../../work/tasks.ts';

interface ExaminedEvent {
  id: string;
  type: string;
  created_at: string;
  confidential: number;
  /** What filters compare, if they are asked for. */
  data: string | null;
  previous: string | null;
  /** Its outcome at the endpoint; null if it is from before the time range, or about the endpoint itself. */
  outcome: 'received' | 'waiting' | 'held' | 'failed' | 'missing' | null;
}

/** Recoveries that are not finished. */
export const due: BackgroundTask['due'] = query((db, p) =>
  db
    .selectFrom('webhook_recoveries as r')
    .innerJoin('schools as s', 's.id', 'r.school_id')
    .select(['r.school_id', 'r.id', 's.time_zone'])
    .where('r.status', 'in', ['queued', 'running'])
    .where(isInUse('r.school_id'))
    .orderBy('r.id')
    .limit(p.limit),
);

/** Recoveries whose API keys no longer permit them. */
export const stoppedRecoveries = stoppedWork('webhook_recoveries', sql`w.status in ('queued', 'running')`);

type EventRange = {
  school: string;
  webhook: string;
  after: string;
  since: string;
  limit: number;
  /** Whether the endpoint has filters. */
  filtered: 0 | 1;
};

/** Whether the event `e` has a delivery to the endpoint that meets a condition. */
const hasDelivery = (webhook: unknown, condition: RawBuilder<unknown>) => sql`exists (
  select 1 from deliveries d where d.school_id = e.school_id and d.event_id = e.id and d.webhook_id = ${webhook}
    and ${condition})`;

/** The next events of the school in the order of their ids, which is that of their times; also those past the range. */
export const nextEvents = statement<EventRange, ExaminedEvent>(
  (p) => sql`
    select e.id, e.type, e.created_at, e.confidential, e.previous, case when ${p.filtered} = 1 then e.data end as data, case
      when e.is_test = 1 or e.resource_id = ${p.webhook} or e.created_at < ${p.since} then null
      when ${hasDelivery(p.webhook, sql`d.status = 'succeeded'`)} then 'received'
      when ${hasDelivery(p.webhook, sql`${shownStatus} = 'pending'`)} then 'waiting'
      when ${hasDelivery(p.webhook, sql`${shownStatus} = 'held'`)} then 'held'
      when ${hasDelivery(p.webhook, sql`d.status in ('failed', 'retrying')`)} then 'failed'
      else 'missing' end as outcome
    from (select * from events where school_id = ${p.school} and id > ${p.after} order by id limit ${p.limit}) as e
    order by e.id`,
);

/** Moves the place of a recovery on, with its counts. */
export const moveOn = query<{
  school: string;
  id: string;
  after: string;
  through: string | null;
  events: number;
  failed: number;
  received: number;
  waiting: number;
  held: number;
  not_matched: number;
  examined: number;
}>((db, p) =>
  db
    .updateTable('webhook_recoveries')
    .set({
      after: p.after,
      through: p.through,
      events: sql`events + cast(${p.events} as integer)`,
      failed: sql`failed + cast(${p.failed} as integer)`,
      received: sql`received + cast(${p.received} as integer)`,
      waiting: sql`waiting + cast(${p.waiting} as integer)`,
      held: sql`held + cast(${p.held} as integer)`,
      not_matched: sql`not_matched + cast(${p.not_matched} as integer)`,
      examined: sql`examined + cast(${p.examined} as integer)`,
    })
    .where('school_id', '=', p.school)
    .where('id', '=', p.id),
);
/** The last event that a recovery examined, and the scopes of whoever started it. */
export const placeOf = query<{ school: string; id: string }, { after: string; scopes: string }>((db, p) =>
  db
    .selectFrom('webhook_recoveries')
    .select(['after', 'scopes'])
    .where('school_id', '=', p.school)
    .where('id', '=', p.id),
);

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

/**
 * The numbers of deliveries of an endpoint that have not ended, by their displayed status; `in_progress` for those that a
 * process has taken. These are found among all that are taken: the index of the endpoint has all deliveries ever made.
 */
export const countWaiting = statement<
  { school: string; webhook: string; now: string },
  { status: string; count: number; due: number; next_at: string }
>(
  (p, dialect) => sql`
    select status, cast(count(*) as integer) as count, min(scheduled_at) as next_at,
      cast(sum(case when scheduled_at <= ${p.now} then 1 else 0 end) as integer) as due from (
      select ${shownStatus} as status, d.scheduled_at from ${deliveriesBy('deliveries_queue', dialect, 'd')}
      where d.status = 'pending' and d.claimed_by is null and d.webhook_id = ${p.webhook} and d.school_id = ${p.school}
      union all
      select ${shownStatus}, d.scheduled_at from ${deliveriesBy('deliveries_held', dialect, 'd')}
      where d.status = 'held' and d.webhook_id = ${p.webhook} and d.school_id = ${p.school}
      union all
      select case when ${shownStatus} = 'pending' then 'in_progress' else ${shownStatus} end, d.scheduled_at
      from ${deliveriesBy('deliveries_claimed', dialect, 'd')}
      where d.claimed_by is not null and cast(d.webhook_id as text) = ${p.webhook}
        and d.school_id = ${p.school}) as waiting
    group by status`,
);

/** An email to each active owner of the school. */
export const addNotices = statement<{
  school: string;
  webhook: string;
  kind: string;
  reportedAt: string;
  today: string;
  dueAt: string;
}>(
  (p) => sql`
    insert into webhook_notices (school_id, webhook_id, kind, reported_at, recipient_id, attempts, due_at)
    select distinct m.school_id, cast(${p.webhook} as text), cast(${p.kind} as text), cast(${p.reportedAt} as text), m.id, 0,
      cast(${p.dueAt} as text)
    from role_assignments as r join staff as m on m.school_id = r.school_id and m.id = r.staff_id
    where r.school_id = ${p.school} and r.role = 'owner' and r.archived_at is null and r.scope_type = 'school'
      and (r.starts_on is null or r.starts_on <= ${p.today}) and (r.ends_on is null or r.ends_on >= ${p.today})
      and m.status = 'active' and m.archived_at is null
    on conflict (school_id, webhook_id, kind, reported_at, recipient_id) do nothing`,
);

/** An attempt whose event may be sent again. */
export interface Candidate {
  id: string;
  webhook_id: string;
  event_id: string;
  event_type: string;
  status: string;
  max_deliveries_per_second: number | null;
  scopes: string;
  is_archived: number;
  is_test: number;
  confidential: number;
  /** Whether no other attempt was made after it. */
  is_last: number;
  /** Whether the endpoint has received the event, or another redelivery of it is on its way. */
  is_done: number;
  attempts: number;
}

const ofPair = sql`from deliveries o where o.school_id = d.school_id and o.event_id = d.event_id
  and o.webhook_id = d.webhook_id`;

export const candidates = statement<{ rows: Rows }, Candidate>(
  (p, dialect) => sql`
    select d.id, d.webhook_id, d.event_id, d.event_type, w.status, w.max_deliveries_per_second, w.scopes,
      case when w.archived_at is null then 0 else 1 end as is_archived, e.is_test, e.confidential,
      case when exists (select 1 ${ofPair} and o.id > d.id and o.status not in ('pending', 'held')) then 0 else 1 end
        as is_last,
      case when exists (select 1 ${ofPair} and (o.status = 'succeeded'
        or (o.status in ('pending', 'held') and o."trigger" in ('redelivery', 'recovery')))) then 1 else 0 end as is_done,
      (select cast(count(*) as integer) ${ofPair}) as attempts
    from ${listed(p.rows, dialect)}
    join webhooks w on w.school_id = d.school_id and w.id = d.webhook_id
    join events e on e.school_id = d.school_id and e.id = d.event_id
    order by d.id`,
);
