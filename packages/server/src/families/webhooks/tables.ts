import { sql } from 'kysely';
import { Log } from '../../db/log.ts';
import { query } from '../../db/query.ts';
import { defineResource } from '../../db/resource.ts';

export const webhooks = defineResource('webhooks', 'Webhook', {
  hidden: ['secret_sealed', 'former_secret_sealed', 'failed_events'],
  derived: {
    secret_expires_at: (p) => sql`case when secret_expires_at > ${p.now} then secret_expires_at end`,
  },
});

export const deliveryLog = new Log('deliveries', 'Delivery', { prefix: 'dlv' });

/** The events as they are stored: `version` and `data` still have to be brought to a version. */
export const eventLog = new Log('events', 'Event', {
  prefix: 'evt',
  derived: { version: () => sql`null` },
  only: (select) => select.where(sql.ref('is_test'), '=', 0),
  filters: {
    /** Types, between commas. */
    types: (select, p) => select.where(sql<boolean>`cast(${p.types} as text) like '%,' || type || ',%'`),
    delivery_success: (select, p) =>
      select.where(
        sql<number>`(case when exists (
          select 1 from deliveries d where d.school_id = events.school_id and d.event_id = events.id and d.status != 'cancelled'
          and not exists (select 1 from deliveries s where s.school_id = d.school_id and s.event_id = d.event_id
            and s.webhook_id = d.webhook_id and s.status = 'succeeded')) then 0 else 1 end)`,
        '=',
        p.delivery_success as number,
      ),
  },
});

type Endpoint = { school: string; webhook: string };

export const clearSubscriptions = query<Endpoint>((db, p) =>
  db
    .deleteFrom('webhook_subscriptions')
    .where('school_id', '=', p.school)
    .where('webhook_id', '=', p.webhook),
);
export const subscribe = query<Endpoint & { type: string }>((db, p) =>
  db
    .insertInto('webhook_subscriptions')
    .values({ school_id: p.school, webhook_id: p.webhook, event_type: p.type }),
);
/** The present secret, held until the transaction ends: of two rotations at once the second sees the first. */
export const sealedSecret = query<Endpoint, { secret_sealed: string }>((db, p, dialect) => {
  const select = db
    .selectFrom('webhooks')
    .select('secret_sealed')
    .where('school_id', '=', p.school)
    .where('id', '=', p.webhook)
    .$castTo<{ secret_sealed: string }>();
  return dialect === 'postgres' ? select.forUpdate() : select;
});

export const cancelUnsent = query<Endpoint & { now: string }>((db, p) =>
  db
    .updateTable('deliveries')
    .set({ status: 'cancelled', completed_at: p.now })
    .where('school_id', '=', p.school)
    .where('webhook_id', '=', p.webhook)
    .where('status', 'in', ['pending', 'held']),
);
export const cancelHeld = query<Endpoint & { now: string }>((db, p) =>
  db
    .updateTable('deliveries')
    .set({ status: 'cancelled', completed_at: p.now })
    .where('school_id', '=', p.school)
    .where('webhook_id', '=', p.webhook)
    .where('status', '=', 'held'),
);
export const heldDeliveries = query<Endpoint, { id: string }>((db, p) =>
  db
    .selectFrom('deliveries')
    .select('id')
    .where('school_id', '=', p.school)
    .where('webhook_id', '=', p.webhook)
    .where('status', '=', 'held')
    .orderBy('id'),
);
export const releaseHeld = query<{ school: string; id: string; at: string }>((db, p) =>
  db
    .updateTable('deliveries')
    .set({ status: 'pending', scheduled_at: p.at, claimed_by: null, lease_until: null })
    .where('school_id', '=', p.school)
    .where('id', '=', p.id)
    .where('status', '=', 'held'),
);
export const countAttempts = query<Endpoint & { event: string }, { attempts: number }>((db, p) =>
  db
    .selectFrom('deliveries')
    .select(sql<number>`cast(count(*) as integer)`.as('attempts'))
    .where('school_id', '=', p.school)
    .where('event_id', '=', p.event)
    .where('webhook_id', '=', p.webhook),
);

export interface OutcomeRow {
  id: string;
  created_at: string;
  delivery_id: string | null;
  status: string | null;
  attempt: number | null;
  scheduled_at: string | null;
  completed_at: string | null;
  attempts: number;
  succeeded: number;
}

type OutcomeParams = { school: string; event: string; after: string; limit: number };

/** What became of an event at each endpoint of the school; archived endpoints that never had to do with it left out. */
export const outcomes = (order: 'asc' | 'desc') =>
  query<OutcomeParams, OutcomeRow>((db, p) => {
    const ofPair = sql`d.school_id = w.school_id and d.event_id = ${p.event} and d.webhook_id = w.id`;
    // What is still to come says more than what came last: a redelivery may have failed with retries pending.
    const newest = sql<string>`coalesce(
      (select max(d.id) from deliveries d where ${ofPair} and d.status in ('pending', 'held')),
      (select max(d.id) from deliveries d where ${ofPair}))`;
    return db
      .selectFrom('webhooks as w')
      .leftJoin('deliveries as n', (join) =>
        join.onRef('n.school_id', '=', 'w.school_id').on('n.id', '=', newest),
      )
      .select([
        'w.id',
        'w.created_at',
        'n.id as delivery_id',
        'n.status',
        'n.attempt',
        'n.scheduled_at',
        'n.completed_at',
      ])
      .select(
        sql<number>`cast((select count(*) from deliveries d where ${ofPair} and d.sent_at is not null) as integer)`.as(
          'attempts',
        ),
      )
      .select(
        sql<number>`cast((select count(*) from deliveries d where ${ofPair} and d.status = 'succeeded') as integer)`.as(
          'succeeded',
        ),
      )
      .where('w.school_id', '=', p.school)
      .where((or) => or.or([or('w.archived_at', 'is', null), or('n.id', 'is not', null)]))
      .where('w.id', order === 'asc' ? '>' : '<', p.after)
      .orderBy('w.id', order)
      .limit(p.limit)
      .$castTo<OutcomeRow>();
  });
