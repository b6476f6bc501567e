import { sql } from 'kysely';
import { query, statement } from '../db/query.ts';
import { type RowColumns, rowsOf } from '../db/rows.ts';
import { inSchool } from '../db/school-rows.ts';

/** All attempts must have failed for this number of days, and */
export const failingDaysToDisable = 5;
/** this number of events must have failed, before an endpoint is disabled. */
const failedEventsToDisable = 10;

/** An endpoint of a school. */
export type Endpoint = { school: string; webhook: string };

/**
 * Whether the delivery `d` can be sent to its endpoint `w`: test events are also sent to paused and disabled
 * endpoints.
 */
export const maySend = sql<boolean>`w.archived_at is null and (w.status = 'active' or d."trigger" = 'test')
  and (w.discard_through is null or d.id > w.discard_through)`;

/**
 * The displayed state of the delivery `d`. A change of the state of an endpoint applies to all its deliveries at
 * once; their rows are updated later, in batches.
 */
export const shownStatus = sql<string>`case
  when d.status not in ('pending', 'held') or d.started = 1 then d.status
  else (
    select case
      when w.archived_at is not null or d.id <= w.discard_through then 'cancelled'
      when w.status <> 'active' and d."trigger" <> 'test' then 'held'
      else d.status end
    from webhooks w where w.school_id = d.school_id and w.id = d.webhook_id) end`;

const healthColumns = {
  school_id: 'text',
  webhook_id: 'text',
  recovered: 'integer',
  failing_since: 'text',
  failed_events: 'integer',
} as const satisfies RowColumns;

/** The changes to the health of an endpoint from a batch of results. */
export interface Health {
  school_id: string;
  webhook_id: string;
  /** 1 when an attempt succeeded. */
  recovered: 0 | 1;
  /** The time of the first failed attempt after that. */
  failing_since: string | null;
  /** The number of events that failed permanently after that. */
  failed_events: number;
}

/** Stores since when endpoints have been failing. The row of an endpoint that was not and is not failing is not written. */
export const noteHealth = statement<{ rows: string }>(
  (p, dialect) => sql`
    update webhooks set
      failed_events = case when r.recovered = 1 or webhooks.failing_since is null then r.failed_events
        else webhooks.failed_events + r.failed_events end,
      failing_since = case when r.recovered = 1 then r.failing_since
        else coalesce(webhooks.failing_since, r.failing_since) end
    from ${rowsOf(p.rows, healthColumns, dialect)}
    where webhooks.school_id = r.school_id and webhooks.id = r.webhook_id
      and (webhooks.failing_since is not null or r.failing_since is not null)`,
);
/** Disables an endpoint, unless it has moved from the URL that the attempts failed at. */
export const disable = query<Endpoint & { url: string; reason: 'failing' | 'gone'; now: string }>((db, p) =>
  db
    .updateTable('webhooks')
    .set((eb) => ({
      status: 'disabled',
      disabled_reason: p.reason,
      updated_at: p.now,
      settles_at: p.now,
      row_version: eb('row_version', '+', 1),
    }))
    .where('school_id', '=', p.school)
    .where('id', '=', p.webhook)
    .where('url', '=', p.url)
    .where('status', '=', 'active'),
);
export const failedThroughout = query<Endpoint & { since: string }, { id: string }>((db, p) =>
  inSchool(db, 'webhooks', p)
    .select('id')
    .where('id', '=', p.webhook)
    .where('failing_since', '<=', p.since)
    .where('failed_events', '>=', failedEventsToDisable),
);
