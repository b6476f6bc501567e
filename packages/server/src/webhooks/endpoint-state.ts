import { query } from '../db/query.ts';

/** For so many days every attempt must have failed, */
export const failingDaysToDisable = 5;
/** and at least so many events, before an endpoint is disabled. */
const failedEventsToDisable = 10;

/** An endpoint of a school. */
export type Endpoint = { school: string; webhook: string };

export const endpointState = query<Endpoint, { status: string; archived_at: string | null }>((db, p) =>
  db
    .selectFrom('webhooks')
    .select(['status', 'archived_at'])
    .where('school_id', '=', p.school)
    .where('id', '=', p.webhook)
    .$castTo<{ status: string; archived_at: string | null }>(),
);
export const markRecovered = query<Endpoint>((db, p) =>
  db
    .updateTable('webhooks')
    .set({ failing_since: null, failed_events: 0 })
    .where('school_id', '=', p.school)
    .where('id', '=', p.webhook),
);
export const markFailing = query<Endpoint & { now: string }>((db, p) =>
  db
    .updateTable('webhooks')
    .set({ failing_since: p.now, failed_events: 0 })
    .where('school_id', '=', p.school)
    .where('id', '=', p.webhook)
    .where('failing_since', 'is', null),
);
export const countFailedEvent = query<Endpoint>((db, p) =>
  db
    .updateTable('webhooks')
    .set((eb) => ({ failed_events: eb('failed_events', '+', 1) }))
    .where('school_id', '=', p.school)
    .where('id', '=', p.webhook),
);
export const disable = query<Endpoint & { reason: string; now: string }>((db, p) =>
  db
    .updateTable('webhooks')
    .set((eb) => ({
      status: 'disabled',
      disabled_reason: p.reason,
      updated_at: p.now,
      row_version: eb('row_version', '+', 1),
    }))
    .where('school_id', '=', p.school)
    .where('id', '=', p.webhook)
    .where('status', '=', 'active'),
);
/** Holds what is still to be sent to an endpoint that is paused or disabled; tests go out all the same. */
export const holdPending = query<Endpoint>((db, p) =>
  db
    .updateTable('deliveries')
    .set({ status: 'held', claimed_by: null, lease_until: null })
    .where('school_id', '=', p.school)
    .where('webhook_id', '=', p.webhook)
    .where('status', '=', 'pending')
    .where('trigger', '!=', 'test'),
);
export const failedThroughout = query<Endpoint & { since: string }, { id: string }>((db, p) =>
  db
    .selectFrom('webhooks')
    .select('id')
    .where('school_id', '=', p.school)
    .where('id', '=', p.webhook)
    .where('failing_since', '<=', p.since)
    .where('failed_events', '>=', failedEventsToDisable),
);
