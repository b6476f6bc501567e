import { type RawBuilder, sql } from 'kysely';
import { isEventType, newestVersion } from '../../contract/versions/index.ts';
import { events } from '../../generated/operations.ts';
import type { Dialect } from '../../sql/database.ts';
import { forUpdate, query, statement } from '../../sql/query.ts';
import { inSchool, live } from '../../sql/school-rows.ts';
import { Log, type LogOptions, type PageShape } from '../../store/log.ts';
import { jsonObject } from '../../store/projection.ts';
import { defineResource } from '../../store/resource.ts';
import { deliveriesBy } from '../../webhooks/delivery-rows.ts';
import { shownStatus } from '../../webhooks/endpoint-state.ts';
import { filterableFields, isFiltered, type StoredData } from '../../webhooks/filters.ts';
import { eventContext } from '../../webhooks/outbox.ts';

export const webhooks = defineResource('webhooks', 'Webhook', {
  // The engine notes since when an endpoint has been failing.
  lockRows: true,
  hidden: ['secret_sealed', 'former_secrets', 'headers_sealed', 'failed_events', 'selected_at'],
  derived: {
    event_types: (_p, dialect) => receivedTypes(dialect),
    secret_expires_at: (p) => sql`case when secret_expires_at > ${p.now} then secret_expires_at end`,
  },
});

const typeRows = () =>
  JSON.stringify(
    Object.keys(events)
      .filter(isEventType)
      .map((type) => ({
        ...{ type, since: events[type].since, scope: events[type].scope },
        // Null: whatever the filters are.
        fields: isFiltered(type) ? [...filterableFields(type, newestVersion).keys()] : null,
      })),
  );

/**
 * The event types of the endpoint's version that it is subscribed to, whose records its scopes may read, and that have the
 * fields of its filters.
 */
function receivedTypes(dialect: Dialect): RawBuilder<unknown> {
  const isSqlite = dialect === 'sqlite';
  const types = sql.lit(typeRows());
  const has = (column: string, value: RawBuilder<unknown>) =>
    isSqlite
      ? sql`exists (select 1 from json_each(${sql.ref(`webhooks.${column}`)}) as j where j.value = ${value})`
      : sql`exists (select 1 from json_array_elements_text(${sql.ref(`webhooks.${column}`)}::json) as j(value) where j.value = ${value})`;
  const isReceived = sql`t.since <= webhooks.version and ${has('scopes', sql`t.scope`)}
    and (${has('events', sql`'*'`)} or ${has('events', sql`t.type`)})
    and (t.fields is null or not exists (${
      isSqlite
        ? sql`select 1 from json_each(webhooks.filters) as f
        where not exists (select 1 from json_each(t.fields) as n where n.value = f.value ->> 'field')`
        : sql`
      select 1 from json_array_elements(webhooks.filters::json) as f(value)
        where not exists (select 1 from json_array_elements_text(t.fields::json) as n(value) where n.value = f.value ->> 'field')`
    }))`;
  return isSqlite
    ? sql`json((select json_group_array(t.type) from (select j.value ->> 'type' as type, j.value ->> 'since' as since,
        j.value ->> 'scope' as scope, j.value ->> 'fields' as fields from json_each(${types}) as j) as t where ${isReceived}))`
    : sql`coalesce((select json_agg(t.type order by t.place) from (select r.value ->> 'type' as type, r.value ->> 'since' as since,
        r.value ->> 'scope' as scope, r.value ->> 'fields' as fields, r.place from json_array_elements(${types}::json) with ordinality as r(value, place)) as t
        where ${isReceived}), '[]'::json)`;
}

const progress = [
  'events',
  'failed',
  'received',
  'waiting',
  'held',
  'not_matched',
  'examined',
  'through',
] as const;

export const recoveries = defineResource('webhook_recoveries', 'WebhookRecovery', {
  hidden: ['key_id', 'scopes', 'after', ...progress],
  derived: {
    progress: (_p, dialect: Dialect) =>
      jsonObject(Object.fromEntries(progress.map((name) => [name, sql.ref(name)])), dialect),
  },
});

// The expression refers to the delivery as `d`.
const statusOfRow = sql`(select ${shownStatus} from (select deliveries.school_id, deliveries.id, deliveries.webhook_id,
  deliveries."trigger", deliveries.status, deliveries.started) as d)`;

/** When the next attempt after this one is due: that of the row that waits, which can have been moved since. */
const nextAttemptOfRow = sql`case when deliveries.status = 'retrying' then (
  select min(d.scheduled_at) from deliveries as d where d.school_id = deliveries.school_id and d.event_id = deliveries.event_id
    and d.webhook_id = deliveries.webhook_id and d.status = 'pending' and ${shownStatus} = 'pending') end`;

/** When an attempt was sent; of one that was interrupted, which nobody knows that of, when that was found out. */
const madeAt = sql<string>`coalesce(sent_at, completed_at)`;
const dueAt = sql<string>`scheduled_at`;

/** SQLite uses one bound for each end of a range. It must be the cursor, from which a later page begins. */
const besideCursor = ({ order, after, dialect }: PageShape, bounded: 'asc' | 'desc'): RawBuilder<string> =>
  dialect === 'sqlite' && after && order === bounded ? sql`+${madeAt}` : madeAt;

/** As the statistics count them: a later attempt ends those before it, whose `next_attempt_at` stays. */
const isGivenUp = sql<boolean>`status = 'failed' and next_attempt_at is null and "trigger" <> 'test'`;

/**
 * A condition that is checked on the rows of an index. PostgreSQL assumes that nearly all rows meet it: with few, it would
 * sort all of them instead of reading them in order until the page is full.
 */
const checked = (condition: RawBuilder<unknown>) =>
  sql<boolean>`case when ${condition} then 1 else 0 end <> 0`;

const isUnsent = sql<boolean>`status not in ('succeeded', 'retrying', 'failed')`;

/** What only attempts have that were made: their times stay as they are, so that pages neither miss nor repeat one. */
const ofFailures = ['failed_status', 'any_failure', 'given_up', 'error', 'failure_class', 'no_response'];
const ofUnsent = ['unsent_status', 'waiting'];

const hasAny = (filters: readonly string[], names: readonly string[]) =>
  filters.some((name) => names.includes(name));

function timeOfLog(filters: readonly string[]): RawBuilder<string> | undefined {
  if (hasAny(filters, ['made', ...ofFailures])) return madeAt;
  return hasAny(filters, ofUnsent) ? dueAt : undefined;
}

function indexOfLog(filters: readonly string[]): string | undefined {
  // An event has few deliveries, and a record few events.
  if (hasAny(filters, ['event_id', 'resource_id'])) return undefined;
  if (hasAny(filters, ofFailures)) return 'deliveries_failed';
  if (hasAny(filters, ofUnsent)) return 'deliveries_unsent';
  const isMade = filters.includes('made');
  if (filters.includes('webhook_id')) return `deliveries_${isMade ? 'made_' : ''}by_webhook`;
  if (filters.includes('event_type')) return `deliveries_${isMade ? 'made_' : ''}by_type`;
  return isMade ? 'deliveries_made' : undefined;
}

const logOptions: LogOptions = {
  prefix: 'dlv',
  time: timeOfLog,
  index: indexOfLog,
  derived: { status: () => statusOfRow, next_attempt_at: () => nextAttemptOfRow },
  filters: {
    // The conditions of partial indexes are repeated as the indexes have them.
    unsent_status: (select, p) =>
      select.where(isUnsent).where(checked(sql`${statusOfRow} = ${p.unsent_status}`)),
    waiting: (select) => select.where(isUnsent).where(checked(sql`${statusOfRow} in ('pending', 'held')`)),
    made: (select) => select.where('completed_at', 'is not', null).where(sql<boolean>`status <> 'cancelled'`),
    status: (select, p) => select.where(checked(sql`status = ${p.status}`)),
    failed_status: (select, p) =>
      select.where('error', 'is not', null).where(checked(sql`status = ${p.failed_status}`)),
    any_failure: (select) =>
      select.where('error', 'is not', null).where(checked(sql`status in ('failed', 'retrying')`)),
    given_up: (select) => select.where('error', 'is not', null).where(checked(isGivenUp)),
    not_given_up: (select) => select.where(checked(sql`not (${isGivenUp})`)),
    error: (select, p) => select.where('error', 'is not', null).where(checked(sql`error = ${p.error}`)),
    success_class: (select, p) => select.where(checked(inClass(p.success_class))),
    failure_class: (select, p) =>
      select.where('error', 'is not', null).where(checked(inClass(p.failure_class))),
    no_response: (select) =>
      select.where('error', 'is not', null).where(checked(sql`response_status is null`)),
    sent_since: (select, p, page) => select.where(besideCursor(page, 'asc'), '>=', p.sent_since as string),
    sent_before: (select, p, page) => select.where(besideCursor(page, 'desc'), '<', p.sent_before as string),
    among_webhook: (select, p) => select.where(checked(sql`webhook_id = ${p.among_webhook}`)),
    among_type: (select, p) => select.where(checked(sql`event_type = ${p.among_type}`)),
    resource_id: (select, p) =>
      select.where(
        sql<boolean>`event_id in (select e.id from events e where e.school_id = ${p.school} and e.resource_id = ${p.resource_id})`,
      ),
    /** Types of events, separated by commas, and the word for confidential ones. */
    readable: (select, p) =>
      select.where(
        sql<boolean>`exists (select 1 from events e where e.school_id = deliveries.school_id and e.id = deliveries.event_id
          and cast(${p.readable} as text) like '%,' || e.type || ',%'
          and (e.confidential = 0 or cast(${p.readable} as text) like ${`%,${confidentialWord},%`}))`,
      ),
  },
};

export const confidentialWord = 'confidential';

export const deliveryLog = new Log('deliveries', 'Delivery', logOptions);

/** The same for callers who may not read every event: also whether the event is confidential. */
export const guardedLog = new Log('deliveries', 'Delivery', {
  ...logOptions,
  derived: {
    ...logOptions.derived,
    is_confidential: () => sql`(select e.confidential from events e
      where e.school_id = deliveries.school_id and e.id = deliveries.event_id)`,
  },
});

/** Whether the HTTP status is in a class, by its first number, such as 400. */
const inClass = (first: unknown) =>
  sql<boolean>`response_status >= cast(${first} as integer) and response_status < cast(${first} as integer) + 100`;

/** The events as stored: `version` and `data` still have to be converted to a version. */
export const eventLog = new Log('events', 'Event', {
  prefix: 'evt',
  derived: { version: () => sql`null` },
  whole: (row, keys) => {
    const data = keys.decrypt(row, eventContext(row.id));
    return data === undefined
      ? row.json
      : JSON.stringify({ ...JSON.parse(row.json), data: JSON.parse(data) });
  },
  only: (select) => select.where(sql.ref('is_test'), '=', 0),
  filters: {
    /** Types, separated by commas. */
    types: (select, p) => select.where(sql<boolean>`cast(${p.types} as text) like '%,' || type || ',%'`),
    delivery_success: (select, p) =>
      select.where(
        sql<number>`(case when exists (
          select 1 from deliveries d where d.school_id = events.school_id and d.event_id = events.id and ${shownStatus} != 'cancelled'
          and not exists (select 1 from deliveries s where s.school_id = d.school_id and s.event_id = d.event_id
            and s.webhook_id = d.webhook_id and s.status = 'succeeded')) then 0 else 1 end)`,
        '=',
        p.delivery_success as number,
      ),
  },
});

type Endpoint = { school: string; webhook: string };

export const countLive = query<{ school: string }, { count: number }>((db, p) =>
  live(db, 'webhooks', p).select(sql<number>`cast(count(*) as integer)`.as('count')),
);
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
/** Notes when the events or filters of an endpoint were changed. */
export const noteSelection = query<Endpoint & { at: string }>((db, p) =>
  db
    .updateTable('webhooks')
    .set({ selected_at: p.at })
    .where('school_id', '=', p.school)
    .where('id', '=', p.webhook),
);
/** The types of events that wait to be sent to an endpoint. */
export const waitingTypes = query<Endpoint, { event_type: string }>((db, p) =>
  inSchool(db, 'deliveries', p)
    .select('event_type')
    .distinct()
    .where('webhook_id', '=', p.webhook)
    .where('status', 'in', ['pending', 'held']),
);

/** Whether an event is about a confidential record. */
export const confidentialEvent = query<{ school: string; id: string }, { confidential: number }>((db, p) =>
  inSchool(db, 'events', p).select('confidential').where('id', '=', p.id),
);

/** What filters compare. */
export const comparedData = query<{ school: string; id: string }, StoredData>((db, p) =>
  inSchool(db, 'events', p).select(['type', 'data', 'previous']).where('id', '=', p.id),
);

interface StoredSecrets {
  secret_sealed: string;
  former_secrets: string | null;
  headers_sealed: string | null;
}

/** The secrets of an endpoint, locked: a rotation of the master key rewrites them outside of the turn of the school. */
export const storedSecrets = query<Endpoint, StoredSecrets>((db, p, dialect) => {
  const select = inSchool(db, 'webhooks', p)
    .select(['secret_sealed', 'former_secrets', 'headers_sealed'])
    .where('id', '=', p.webhook);
  return dialect === 'postgres' ? select.forUpdate() : select;
});

export const countAttempts = query<Endpoint & { event: string }, { attempts: number }>((db, p) =>
  inSchool(db, 'deliveries', p)
    .select(sql<number>`cast(count(*) as integer)`.as('attempts'))
    .where('event_id', '=', p.event)
    .where('webhook_id', '=', p.webhook),
);

export interface OutcomeRow {
  id: string;
  created_at: string;
  selected_at: string;
  filters: string;
  events: string;
  scopes: string;
  version: string;
  delivery_id: string | null;
  status: string | null;
  attempt: number | null;
  scheduled_at: string | null;
  completed_at: string | null;
  attempts: number;
  succeeded: number;
}

type OutcomeParams = { school: string; event: string; after: string; limit: number };

/** The outcome of an event at each endpoint of the school, without archived endpoints that have no delivery of it. */
export const outcomes = (order: 'asc' | 'desc') =>
  query<OutcomeParams, OutcomeRow>((db, p) => {
    const ofPair = sql`d.school_id = w.school_id and d.event_id = ${p.event} and d.webhook_id = w.id`;
    // A scheduled delivery says more than the newest one: a redelivery may have failed with retries pending.
    const newest = sql<string>`coalesce(
      (select max(d.id) from deliveries d where ${ofPair} and d.status in ('pending', 'held')),
      (select max(d.id) from deliveries d where ${ofPair}))`;
    return (
      inSchool(db, 'webhooks as w', p)
        .leftJoin('deliveries as n', (join) =>
          join.onRef('n.school_id', '=', 'w.school_id').on('n.id', '=', newest),
        )
        .select([
          'w.id',
          'w.created_at',
          'w.selected_at',
          'w.filters',
          'w.events',
          'w.scopes',
          'w.version',
          'n.id as delivery_id',
          'n.attempt',
          'n.scheduled_at',
          'n.completed_at',
        ])
        .select(
          sql<
            string | null
          >`(select ${shownStatus} from deliveries d where d.school_id = n.school_id and d.id = n.id)`.as(
            'status',
          ),
        )
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
        // A test is sent to one endpoint only, and an archived endpoint without a delivery of the event is
        // irrelevant.
        .where(
          sql<boolean>`(n.id is not null or (w.archived_at is null and not exists (
          select 1 from events e where e.school_id = w.school_id and e.id = ${p.event} and e.is_test = 1)))`,
        )
        .where('w.id', order === 'asc' ? '>' : '<', p.after)
        .orderBy('w.id', order)
        .limit(p.limit)
    );
  });

type Waiting = { webhook: string; now: string; limit: number };

const isScheduledLater = (p: Partial<Waiting>) => sql`
  status = 'pending' and claimed_by is null and webhook_id = ${p.webhook} and scheduled_at > ${p.now}`;

/** Makes scheduled deliveries of an endpoint due; those that a process is about to send are left to it. */
export const makeDue = statement<Waiting>(
  (p, dialect) => sql`
    update deliveries set scheduled_at = ${p.now}
    where (school_id, id) in (
      select school_id, id from ${deliveriesBy('deliveries_queue', dialect)} where ${isScheduledLater(p)}
      order by scheduled_at limit ${p.limit} ${forUpdate(dialect, 'skip locked')})`,
);
export const scheduledLater = statement<Waiting, { id: string }>(
  (p, dialect) => sql`
    select id from ${deliveriesBy('deliveries_queue', dialect)} where ${isScheduledLater(p)} limit 1`,
);
