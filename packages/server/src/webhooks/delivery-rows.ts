import { type RawBuilder, sql } from 'kysely';
import type { Dialect, Transaction } from '../sql/database.ts';
import {
  joinByKey,
  type RowColumns,
  type Rows,
  recordKey,
  rowsOf,
  rowwise,
  statement,
} from '../sql/query.ts';
import type { DeliveryRow } from '../sql/tables.ts';

const newColumns = {
  ...recordKey,
  webhook_id: 'text',
  event_id: 'text',
  event_type: 'text',
  attempt: 'integer',
  trigger: 'text',
  scheduled_at: 'text',
  first_attempt_at: 'text',
  created_at: 'text',
  claimed_by: 'text',
  started: 'integer',
} as const satisfies RowColumns & Partial<Record<keyof DeliveryRow, string>>;

/** A new delivery. The state of its endpoint is checked when it is due. */
export type NewDelivery = Pick<DeliveryRow, keyof typeof newColumns>;

const names = sql.join(Object.keys(newColumns).map((name) => sql.id(name)));
const insert = rowwise<{ rows: Rows }>(
  (p, dialect) =>
    sql`insert into deliveries (status, ${names}) select 'pending', ${names} from ${rowsOf(p.rows, newColumns, dialect)}`,
);

/** Writes any number of deliveries with the commit, in one statement. */
export function deferDeliveries(tx: Transaction, deliveries: readonly NewDelivery[]): void {
  if (deliveries.length > 0) tx.defer(insert, { rows: deliveries });
}

/** Writes any number of deliveries in one statement. */
export async function insertDeliveries(tx: Transaction, deliveries: readonly NewDelivery[]): Promise<void> {
  if (deliveries.length > 0) await tx.run(insert, { rows: deliveries });
}

/**
 * The deliveries, read by an index that the planner of SQLite would not choose: it would prefer an index of all
 * deliveries.
 */
export const deliveriesBy = (
  index: 'deliveries_queue' | 'deliveries_held' | 'deliveries_claimed',
  dialect: Dialect,
  alias = 'deliveries',
) =>
  dialect === 'sqlite'
    ? sql`deliveries as ${sql.id(alias)} indexed by ${sql.id(index)}`
    : sql`deliveries as ${sql.id(alias)}`;

const attemptColumns = { ...recordKey, event_id: 'text', webhook_id: 'text' } as const satisfies RowColumns;

/** An attempt, by its event and endpoint. */
export type AttemptKey = Pick<DeliveryRow, keyof typeof attemptColumns>;

const attemptKey = {
  school_id: 'r.school_id',
  event_id: 'r.event_id',
  webhook_id: 'r.webhook_id',
} as const;

/**
 * All attempts, named `d`, of the events at the endpoints that a parameter lists. Without statistics, PostgreSQL would look
 * for `webhook_id` in the index of the deliveries of an endpoint, and read all of them for each row. So what is read of
 * an event are its deliveries from the one endpoint on, until those of the next endpoint.
 */
export const attemptsOf = (parameter: unknown, columns: RowColumns, dialect: Dialect): RawBuilder<unknown> =>
  dialect === 'postgres'
    ? sql`${rowsOf(parameter, columns, dialect)} join lateral (
        select * from deliveries as d
        where d.school_id = r.school_id and d.event_id = r.event_id and d.webhook_id >= r.webhook_id
        order by d.webhook_id fetch first 1 row with ties) as d on d.webhook_id = r.webhook_id`
    : sql`${rowsOf(parameter, columns, dialect)} ${joinByKey('deliveries', 'd', attemptKey, dialect)}`;

// The rows are locked in one order, and apart from how they are found: that would lock others, too.
const endEarlier = statement<{ rows: Rows }>(
  (p, dialect) => sql`
    update deliveries set status = 'failed'
    where (school_id, id) in (
      select e.school_id, e.id from deliveries e
      where e.status = 'retrying' and (e.school_id, e.id) in (
        select d.school_id, d.id from ${attemptsOf(p.rows, attemptColumns, dialect)} where d.id <> r.id)
      ${dialect === 'postgres' ? sql`order by e.school_id, e.id for update of e` : sql``})`,
);

/**
 * Ends, with the commit, the attempts of events before these ones, which were made or cancelled: nothing is scheduled after
 * them, so they have failed.
 */
export function endEarlierAttempts(tx: Transaction, attempts: readonly AttemptKey[]): void {
  if (attempts.length === 0) return;
  const rows = attempts.map(({ school_id, id, event_id, webhook_id }) => ({
    school_id,
    id,
    event_id,
    webhook_id,
  }));
  tx.defer(endEarlier, { rows: rows });
}

/** Deliveries as a parameter for `listed`, without what it does not need. */
export const keysOf = (deliveries: readonly { school_id: string; id: string }[]): Rows =>
  deliveries.map(({ school_id, id }) => ({ school_id, id }));

/** The rows of `deliveries`, named `d`, that a parameter lists. */
export const listed = (parameter: unknown, dialect: Dialect): RawBuilder<unknown> =>
  sql`${rowsOf(parameter, recordKey, dialect)}
    ${joinByKey('deliveries', 'd', { school_id: 'r.school_id', id: 'r.id' }, dialect)}`;

/**
 * The endpoints with unclaimed deliveries, as `endpoint (webhook_id)`, the last of them null: one index seek for each,
 * however long its queue is (a loose index scan).
 */
export const endpointsInQueue = sql`endpoint (webhook_id) as (
  select min(webhook_id) from deliveries where status = 'pending' and claimed_by is null
  union all
  select (select min(d.webhook_id) from deliveries d
    where d.status = 'pending' and d.claimed_by is null and d.webhook_id > endpoint.webhook_id)
  from endpoint where endpoint.webhook_id is not null)`;

/**
 * The first due delivery of each endpoint of a table `endpoint (webhook_id)` that has one: a table with the columns
 * `webhook_id`, `school_id` and `scheduled_at`.
 */
export function firstDue(now: unknown, dialect: Dialect): RawBuilder<unknown> {
  const first = (columns: RawBuilder<unknown>) => sql`(
    select ${columns} from deliveries d
    where d.status = 'pending' and d.claimed_by is null and d.webhook_id = e.webhook_id and d.scheduled_at <= ${now}
    order by d.scheduled_at limit 1)`;
  const [school, at] = [sql`d.school_id`, sql`d.scheduled_at`];
  // PostgreSQL would run a subquery of a column again wherever the column is used; SQLite has no lateral join.
  return dialect === 'postgres'
    ? sql`(select e.webhook_id, f.school_id, f.scheduled_at from endpoint e
        cross join lateral ${first(sql`${school}, ${at}`)} as f)`
    : sql`(select e.webhook_id, ${first(school)} as school_id, ${first(at)} as scheduled_at from endpoint e
        where e.webhook_id is not null)`;
}
