import { sql } from 'kysely';
import { rowsOf, statement } from '../sql/query.ts';
import type { Deletion, OldRows } from '../store/log.ts';
import { deleteFinished, type ExaminedEvent, nextEvents } from '../webhooks/retained-events.ts';

const eventsAtOnce = 200;
/** Maximum number of events and deliveries that one transaction deletes, unless one event has more. */
const rowsAtOnce = 1000;

const due = statement<{ rows: readonly OldRows[] }, { school: string }>(
  (p, dialect) => sql`select r.school from ${rowsOf(p.rows, { school: 'text', before: 'text' }, dialect)}
    where (select e.created_at from events e where e.school_id = r.school order by e.id limit 1) < r.before`,
);

/**
 * Deletes the events of a school from before a time, with their deliveries. Ids and times are in the same order, so it ends
 * at the first events that are not old.
 */
export const eventDeletion: Deletion = {
  due: (db, rows) => db.all(due, { rows }),
  async deleteOld(db, { school, before }, stopping) {
    for (let after = ''; !stopping.aborted; ) {
      const found = await db.all(nextEvents, { school, after, before, limit: eventsAtOnce });
      for (const some of inTransactions(found.filter(({ is_over }) => is_over === 1))) {
        if (stopping.aborted) return;
        await db.transact((tx) => deleteFinished(tx, school, some));
      }
      const last = found.at(-1);
      if (!last || found.length < eventsAtOnce || last.created_at >= before) return;
      after = last.id;
    }
  },
};

function inTransactions(events: readonly ExaminedEvent[]): ExaminedEvent[][] {
  const parts: ExaminedEvent[][] = [];
  let rows = Number.POSITIVE_INFINITY;
  for (const event of events) {
    const own = 1 + event.deliveries;
    if (rows + own > rowsAtOnce) {
      parts.push([]);
      rows = 0;
    }
    parts.at(-1)?.push(event);
    rows += own;
  }
  return parts;
}
