import { sql } from 'kysely';
import { statement } from '../db/query.ts';
import { endpointsInQueue, firstDue } from './delivery-rows.ts';

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

/** When the oldest due delivery was due. */
export const oldestDue = statement<{ now: string }, { scheduled_at: string | null }>(
  (p) => sql`
    with recursive ${endpointsInQueue}
    select min(scheduled_at) as scheduled_at from (
      select ${firstDue('scheduled_at', p.now)} as scheduled_at
      from endpoint e where e.webhook_id is not null) as first`,
);
