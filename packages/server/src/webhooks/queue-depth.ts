import { sql } from 'kysely';
import { statement } from '../db/query.ts';

interface Waiting {
  due: number;
  scheduled: number;
  claimed: number;
}

/** The number of deliveries in the queue, each counted up to a limit. */
export const waitingDeliveries = statement<{ now: string; limit: number }, Waiting>((p) => {
  const counted = (condition: ReturnType<typeof sql>) => sql`(select cast(count(*) as integer) from (
    select 1 from deliveries where ${condition} limit ${p.limit}) as one)`;
  return sql`select
    ${counted(sql`status = 'pending' and claimed_by is null and scheduled_at <= ${p.now}`)} as due,
    ${counted(sql`status = 'pending' and claimed_by is null and scheduled_at > ${p.now}`)} as scheduled,
    ${counted(sql`claimed_by is not null`)} as claimed`;
});

/** When the oldest due delivery was due. One index seek for each endpoint, however long its queue is. */
export const oldestDue = statement<{ now: string }, { scheduled_at: string | null }>(
  (p) => sql`
    with recursive endpoint (webhook_id) as (
      select min(webhook_id) from deliveries where status = 'pending' and claimed_by is null
      union all
      select (select min(d.webhook_id) from deliveries d
        where d.status = 'pending' and d.claimed_by is null and d.webhook_id > endpoint.webhook_id)
      from endpoint where endpoint.webhook_id is not null
    )
    select min(scheduled_at) as scheduled_at from (
      select (select d.scheduled_at from deliveries d
        where d.status = 'pending' and d.claimed_by is null and d.webhook_id = e.webhook_id and d.scheduled_at <= ${p.now}
        order by d.scheduled_at limit 1) as scheduled_at
      from endpoint e where e.webhook_id is not null) as first`,
);
