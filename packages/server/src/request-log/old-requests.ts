import { sql } from 'kysely';
import { iso } from '../lib/clock.ts';
import type { Database, Transaction } from '../sql/database.ts';
import { statement } from '../sql/query.ts';
import { noteDeleted } from '../store/log.ts';

const rowsAtOnce = 1000;

type Old = { school: string; before: string };

const deleteOldest = statement<Old & { limit: number }, { id: string }>(
  (p) => sql`
    delete from request_log where school_id = ${p.school} and id in (
      select id from request_log where school_id = ${p.school} and occurred_at < ${p.before}
      order by occurred_at, id limit ${p.limit})
    returning id`,
);
const deleteGaps = statement<Old>(
  (p) => sql`delete from request_log_gaps where school_id = ${p.school} and hour < ${p.before}`,
);

/** The time of the oldest request that is kept, if there are that many. */
const oldestKept = statement<{ school: string; newer: number }, { occurred_at: string }>(
  (p) => sql`
    select occurred_at from request_log where school_id = ${p.school}
    order by occurred_at desc, id desc limit 1 offset ${p.newer}`,
);

/**
 * Deletes the requests of a school that are older than a time, or than the newest `kept`, in small transactions. Of
 * requests in the same millisecond a few more are kept.
 */
export const requestDeletion =
  (kept: number) =>
  async (db: Database, school: string, beforeMs: number, stopping: AbortSignal): Promise<void> => {
    await deleteBefore(db, school, iso(beforeMs), stopping);
    const oldest = await db.first(oldestKept, { school, newer: kept - 1 });
    if (oldest) await deleteBefore(db, school, oldest.occurred_at, stopping);
  };

async function deleteBefore(
  db: Database,
  school: string,
  before: string,
  stopping: AbortSignal,
): Promise<void> {
  const old = { school, before };
  const step = async (tx: Transaction): Promise<boolean> => {
    const deleted = await tx.all(deleteOldest, { ...old, limit: rowsAtOnce });
    const through = deleted
      .map(({ id }) => id)
      .sort()
      .at(-1);
    if (through !== undefined) await noteDeleted(tx, school, 'request_log', through);
    return deleted.length === rowsAtOnce;
  };
  while (!stopping.aborted && (await db.transact(step)));
  await db.transact((tx) => tx.run(deleteGaps, old));
}
