import { sql } from 'kysely';
import type { BackgroundTask } from '../../core/background-task.ts';
import { query, statement } from '../../db/query.ts';

interface ExaminedEvent {
  id: string;
  type: string;
  created_at: string;
  /** 1 if it is in the time range, and the endpoint has not received it and does not wait for it. */
  is_missing: number;
}

/** Recoveries that are not finished. */
export const due: BackgroundTask['due'] = query((db, p) =>
  db
    .selectFrom('webhook_recoveries as r')
    .innerJoin('schools as s', 's.id', 'r.school_id')
    .select(['r.school_id', 'r.id', 's.time_zone'])
    .where('r.status', 'in', ['queued', 'running'])
    .orderBy('r.id')
    .limit(p.limit),
);

type Range = {
  school: string;
  webhook: string;
  after: string;
  since: string;
  until: string;
  limit: number;
};

/** The next events of the school in the order of their ids, whether or not they are in the range. */
export const nextEvents = statement<Range, ExaminedEvent>(
  (p) => sql`
    select e.id, e.type, e.created_at, case when e.is_test = 0 and e.created_at >= ${p.since} and e.created_at < ${p.until}
      and not exists (select 1 from deliveries d where d.school_id = e.school_id and d.event_id = e.id
        and d.webhook_id = ${p.webhook} and d.status in ('succeeded', 'pending', 'held')) then 1 else 0 end as is_missing
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
  examined: number;
}>((db, p) =>
  db
    .updateTable('webhook_recoveries')
    .set({
      after: p.after,
      through: p.through,
      events: sql`events + cast(${p.events} as integer)`,
      examined: sql`examined + cast(${p.examined} as integer)`,
    })
    .where('school_id', '=', p.school)
    .where('id', '=', p.id),
);
/** The last event that a recovery examined. */
export const placeOf = query<{ school: string; id: string }, { after: string }>((db, p) =>
  db
    .selectFrom('webhook_recoveries')
    .select('after')
    .where('school_id', '=', p.school)
    .where('id', '=', p.id),
);
