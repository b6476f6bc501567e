import { type RawBuilder, sql } from 'kysely';
import type { Dialect, Transaction } from '../db/database.ts';
import { statement } from '../db/query.ts';
import { joinByKey, type RowColumns, recordKey, rowsOf, rowsParameter } from '../db/rows.ts';
import type { DeliveryRow } from '../db/tables.ts';

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
const insert = statement<{ rows: string }>(
  (p, dialect) =>
    sql`insert into deliveries (status, ${names}) select 'pending', ${names} from ${rowsOf(p.rows, newColumns, dialect)}`,
);

/** Writes any number of deliveries with the commit, in one statement. */
export function deferDeliveries(tx: Transaction, deliveries: readonly NewDelivery[]): void {
  if (deliveries.length > 0) tx.defer(insert, { rows: rowsParameter(deliveries) });
}

/** Writes any number of deliveries in one statement. */
export async function insertDeliveries(tx: Transaction, deliveries: readonly NewDelivery[]): Promise<void> {
  if (deliveries.length > 0) await tx.run(insert, { rows: rowsParameter(deliveries) });
}

/**
 * The deliveries, read by an index that the planner of SQLite would not choose: it would prefer an index of all
 * deliveries.
 */
export const deliveriesBy = (
  index: 'deliveries_queue' | 'deliveries_held',
  dialect: Dialect,
  alias = 'deliveries',
) =>
  dialect === 'sqlite'
    ? sql`deliveries as ${sql.id(alias)} indexed by ${sql.id(index)}`
    : sql`deliveries as ${sql.id(alias)}`;

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

/** A column of the first due delivery of the endpoint `e`. */
export const firstDue = (column: 'school_id' | 'scheduled_at', now: unknown) => sql`(
  select d.${sql.ref(column)} from deliveries d
  where d.status = 'pending' and d.claimed_by is null and d.webhook_id = e.webhook_id and d.scheduled_at <= ${now}
  order by d.scheduled_at limit 1)`;
