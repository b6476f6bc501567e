import { sql } from 'kysely';
import type { Reader, Transaction } from '../sql/database.ts';
import { forUpdate, joinByKey, joinRange, type Rows, recordKey, rowsOf, statement } from '../sql/query.ts';
import { confidentialScopes } from '../store/confidential.ts';
import { noteDeleted } from '../store/log.ts';
import { type AttemptKey, endEarlierAttempts } from './delivery-rows.ts';

interface Key {
  school_id: string;
  id: string;
}

const events = (p: { rows: unknown }, dialect: Reader['dialect']) =>
  sql`${rowsOf(p.rows, recordKey, dialect)}
    ${joinByKey('events', 'e', { school_id: 'r.school_id', id: 'r.id' }, dialect)}`;

const keep = statement<{ rows: Rows }, { id: string }>(
  (p, dialect) => sql`select e.id from ${events(p, dialect)}
    ${dialect === 'postgres' ? sql`for key share of e` : sql``}`,
);

/**
 * Returns which of the events exist, and keeps them until the transaction has ended. To be called before deliveries of
 * events are inserted that may have no unfinished delivery.
 */
export async function lockEvents(
  tx: Reader,
  school: string,
  wanted: readonly { id: string }[],
): Promise<ReadonlySet<string>> {
  if (wanted.length === 0) return new Set();
  const rows = wanted.map(({ id }) => ({ school_id: school, id }));
  return new Set((await tx.all(keep, { rows })).map(({ id }) => id));
}

const hide = statement<{ school: string; rows: Rows }>(
  (p, dialect) => sql`update events set confidential = 1
    where school_id = ${p.school} and resource_id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})
      and confidential = 0`,
);
const cancelHidden = statement<{ school: string; rows: Rows; now: string }, AttemptKey>((p, dialect) => {
  const ofRecord = sql`e.school_id = ${p.school} and e.resource_id = r.id`;
  const ofEvent = sql`d.school_id = e.school_id and d.event_id = e.id`;
  return sql`
    update deliveries set status = 'cancelled', completed_at = ${p.now}, claimed_by = null
    where (school_id, id) in (
      select d.school_id, d.id from ${rowsOf(p.rows, { id: 'text' }, dialect)}
      ${joinRange('events', 'e', ofRecord, dialect)} ${joinRange('deliveries', 'd', ofEvent, dialect)}
      join webhooks as w on w.school_id = d.school_id and w.id = d.webhook_id
      where d.status in ('pending', 'held') and d.started = 0 and (${sql.join(
        confidentialScopes.map((scope) => sql`w.scopes not like ${`%"${scope}"%`}`),
        sql` or `,
      )}))
    and started = 0
    returning school_id, id, event_id, webhook_id`;
});

/**
 * The events of records that have become confidential exist no longer for those for whom these do not: they are not sent to
 * their endpoints, unless that is in progress at this moment.
 */
export async function hideEvents(
  tx: Transaction,
  school: string,
  records: readonly { id: string }[],
  now: string,
): Promise<void> {
  const rows = records.map(({ id }) => ({ id }));
  await tx.run(hide, { school, rows });
  endEarlierAttempts(tx, await tx.all(cancelHidden, { school, rows, now }));
}

// Subqueries, and not joins, look up each key in its index whatever the statistics of PostgreSQL say.
const ofEvent = (school: string, id: string) =>
  sql`from deliveries d where d.school_id = ${sql.ref(school)} and d.event_id = ${sql.ref(id)}`;
const unfinished = (school: string, id: string) =>
  sql`(select count(*) ${ofEvent(school, id)} and d.status in ('pending', 'held'))`;

export interface ExaminedEvent extends Key {
  created_at: string;
  /** Whether it is old enough and all its deliveries have ended. */
  is_over: number;
  /** Number of its deliveries, if it is over. */
  deliveries: number;
}

/** The next events of a school in the order of their ids. */
export const nextEvents = statement<
  { school: string; after: string; before: string; limit: number },
  ExaminedEvent
>(
  (p) => sql`
    select o.school_id, o.id, o.created_at, o.is_over,
      case when o.is_over = 1 then (select cast(count(*) as integer) ${ofEvent('o.school_id', 'o.id')}) else 0 end as deliveries
    from (
      select e.school_id, e.id, e.created_at,
        case when e.created_at < ${p.before} then case when ${unfinished('e.school_id', 'e.id')} = 0 then 1 else 0 end
          else 0 end as is_over
      from (select school_id, id, created_at from events where school_id = ${p.school} and id > ${p.after}
        order by id limit ${p.limit}) as e) as o
    order by o.id`,
);

const lockUnused = statement<{ rows: Rows }, Key>(
  (p, dialect) => sql`select e.school_id, e.id from ${events(p, dialect)}
    ${forUpdate(dialect, 'of e skip locked')}`,
);
const finished = statement<{ rows: Rows }, Key>(
  (p, dialect) => sql`select r.school_id, r.id from ${rowsOf(p.rows, recordKey, dialect)}
    where ${unfinished('r.school_id', 'r.id')} = 0`,
);
const deleteDeliveries = statement<{ rows: Rows }, { id: string }>(
  (p, dialect) => sql`
    delete from deliveries where (school_id, id) in (
      select d.school_id, d.id from ${rowsOf(p.rows, recordKey, dialect)}
      ${joinByKey('deliveries', 'd', { school_id: 'r.school_id', event_id: 'r.id' }, dialect)})
    returning id`,
);
const deleteEvents = statement<{ rows: Rows }, { id: string }>(
  (p, dialect) => sql`
    delete from events where (school_id, id) in (
      select r.school_id, r.id from ${rowsOf(p.rows, recordKey, dialect)})
    returning id`,
);
/**
 * Deletes events of a school with their deliveries, except those with an unfinished delivery, and those that another
 * transaction has locked.
 */
export async function deleteFinished(tx: Transaction, school: string, listed: readonly Key[]): Promise<void> {
  const locked = await tx.all(lockUnused, { rows: listed });
  // A statement of its own sees the deliveries that were inserted before the events were locked.
  const over = await tx.all(finished, { rows: locked });
  if (over.length === 0) return;
  const rows = over;
  const deleted = {
    deliveries: await tx.all(deleteDeliveries, { rows }),
    events: await tx.all(deleteEvents, { rows }),
  };
  for (const [log, ids] of Object.entries(deleted)) {
    const [through] = ids.map(({ id }) => id).sort((a, b) => (a < b ? 1 : -1));
    if (through !== undefined) await noteDeleted(tx, school, log, through);
  }
}
