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

/** Deletes the requests of a school that are older than a time, in small transactions. */
export async function deleteOldRequests(
  db: Database,
  school: string,
  beforeMs: number,
  stopping: AbortSignal,
): Promise<void> {
  const old = { school, before: iso(beforeMs) };
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
