import { sql } from 'kysely';
import type { Database, Transaction } from '../sql/database.ts';
import { rowsOf, statement } from '../sql/query.ts';
import { type Deletion, noteDeleted, type OldRows } from '../store/log.ts';

const rowsAtOnce = 1000;

const deleteOldest = statement<OldRows & { limit: number }, { id: string }>(
  (p) => sql`
    delete from request_log where school_id = ${p.school} and id in (
      select id from request_log where school_id = ${p.school} and occurred_at < ${p.before}
      order by occurred_at, id limit ${p.limit})
    returning id`,
);
const deleteGaps = statement<OldRows>(
  (p) => sql`delete from request_log_gaps where school_id = ${p.school} and hour < ${p.before}`,
);

/** The time of the oldest request that is kept, if there are that many. */
const oldestKept = statement<{ school: string; newer: number }, { occurred_at: string }>(
  (p) => sql`
    select occurred_at from request_log where school_id = ${p.school}
    order by occurred_at desc, id desc limit 1 offset ${p.newer}`,
);

/** The schools of which a request or a gap is old, or that have more than so many requests. */
const due = statement<{ rows: readonly OldRows[]; newer: number }, { school: string }>(
  (p, dialect) => sql`select r.school from ${rowsOf(p.rows, { school: 'text', before: 'text' }, dialect)}
    where (select q.occurred_at from request_log q where q.school_id = r.school order by q.occurred_at, q.id limit 1) < r.before
      or (select g.hour from request_log_gaps g where g.school_id = r.school order by g.hour limit 1) < r.before
      or (select q.id from request_log q where q.school_id = r.school
        order by q.occurred_at desc, q.id desc limit 1 offset ${p.newer}) is not null`,
);

/**
 * Deletes the requests of a school that are older than a time, or than the newest `kept`. Of requests in the same
 * millisecond a few more are kept.
 */
export const requestDeletion = (kept: number): Deletion => ({
  due: (db, rows) => db.all(due, { rows, newer: kept }),
  async deleteOld(db, old, stopping) {
    await deleteBefore(db, old, stopping);
    const oldest = await db.first(oldestKept, { school: old.school, newer: kept - 1 });
    if (oldest) await deleteBefore(db, { ...old, before: oldest.occurred_at }, stopping);
  },
});

async function deleteBefore(db: Database, old: OldRows, stopping: AbortSignal): Promise<void> {
  const step = async (tx: Transaction): Promise<boolean> => {
    const deleted = await tx.all(deleteOldest, { ...old, limit: rowsAtOnce });
    const through = deleted
      .map(({ id }) => id)
      .sort()
      .at(-1);
    if (through !== undefined) await noteDeleted(tx, old.school, 'request_log', through);
    return deleted.length === rowsAtOnce;
  };
  while (!stopping.aborted && (await db.transact(step)));
  await db.transact((tx) => tx.run(deleteGaps, old));
}
