import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { UsageError } from '../contract/errors.ts';
import { monotonicMs } from '../lib/platform.ts';
import { databaseTime } from '../queue/lease.ts';
import { migrationState } from '../schema/migrate.ts';
import { modelTables } from '../schema/model.ts';
import type { Database, Dialect, Reader } from '../sql/database.ts';
import { query, statement } from '../sql/query.ts';
import { SchoolTurn } from '../store/school-turn.ts';
import type { UnitOfWork } from '../work/unit-of-work.ts';

/** The two schools of a pair, the live one first. */
export type Pair = readonly [live: string, test: string];

/** A school that is not in use. Times are ISO 8601 in UTC, by the clock of the server. */
export interface SuspendedSchool {
  school_id: string;
  suspended_at: string;
  /** When deleting it began; null if it can be resumed. */
  deleting_since: string | null;
  /** When nothing was left of it. */
  deleted_at: string | null;
}

const stateOf = query<{ school: string }, SuspendedSchool>((db, p) =>
  db.selectFrom('suspended_schools').selectAll().where('school_id', '=', p.school),
);
const suspend = query<{ school: string; at: string }>((db, p) =>
  db.insertInto('suspended_schools').values({ school_id: p.school, suspended_at: p.at }),
);
const resume = query<{ school: string }>((db, p) =>
  db.deleteFrom('suspended_schools').where('school_id', '=', p.school),
);
const beginDeletion = query<{ school: string; at: string }>((db, p) =>
  db
    .updateTable('suspended_schools')
    .set({ deleting_since: p.at })
    .where('school_id', '=', p.school)
    .where('deleting_since', 'is', null),
);
const endDeletion = query<{ school: string; at: string }>((db, p) =>
  db.updateTable('suspended_schools').set({ deleted_at: p.at }).where('school_id', '=', p.school),
);
const notInUse = query<Record<never, never>, SuspendedSchool>((db) =>
  db.selectFrom('suspended_schools').selectAll().orderBy('school_id'),
);

/** The schools that are suspended, are being deleted or were deleted, by their ids. */
export async function suspendedSchools(db: Reader): Promise<ReadonlyMap<string, SuspendedSchool>> {
  return new Map((await db.all(notInUse, {})).map((school) => [school.school_id, school]));
}

const beingDeleted = (school: string): UsageError =>
  new UsageError(
    `The school ${school} is being deleted. It cannot be used again. To finish deleting it, run rollbook school delete again.`,
  );

/** Suspends the school of a unit of work: it is as if the server were stopped for it. Returns false if it is suspended already. */
export async function suspendSchool(work: UnitOfWork, reason: string | undefined): Promise<boolean> {
  const school = work.schoolId;
  if (await work.db.first(stateOf, { school })) return false;
  await work.db.run(suspend, { school, at: work.serverNow });
  work.record({ action: 'suspended', resource: { type: 'school', id: school }, changes: {}, reason });
  return true;
}

/** Ends the suspension. What was due in the meantime is done from now on. Returns false if the school is in use. */
export async function resumeSchool(work: UnitOfWork): Promise<boolean> {
  const school = work.schoolId;
  if (!(await work.db.first(stateOf, { school }))) return false;
  await work.db.run(resume, { school });
  work.record({ action: 'resumed', resource: { type: 'school', id: school }, changes: {} });
  return true;
}

const claimed = statement<{ school: string; now: string }, { count: number }>((p, dialect) => {
  const alive = sql`select e.id from process_leases as e where e.lease_until > ${databaseTime(dialect)}`;
  const countOf = (table: string) => sql`(select cast(count(*) as integer) from ${sql.table(table)} as c
    where c.school_id = ${p.school} and c.claimed_by is not null and c.claimed_by in (${alive}))`;
  return sql`select ${countOf('deliveries')} + ${countOf('message_recipients')}
    + (select cast(count(*) as integer) from imports as i where i.school_id = ${p.school} and i.claimed_by is not null
      and i.lease_until > ${p.now} and i.status in ('queued', 'running', 'undoing'))
    as count`;
});

const pollMs = 200;
/** Longer than any attempt takes, and any lease of an import. */
const longestWaitMs = 120_000;

/** Waits until no process sends or imports anything of a school. It takes nothing new, as long as it is suspended. */
async function untilQuiet(db: Database, school: string, now: () => string): Promise<void> {
  const until = monotonicMs() + longestWaitMs;
  while (((await db.first(claimed, { school, now: now() }))?.count ?? 0) > 0) {
    if (monotonicMs() > until)
      throw new UsageError(
        `A server still sends deliveries or messages of the school ${school}, or imports its records. Try again in a few minutes.`,
      );
    await delay(pollMs);
  }
}

const rowsAtOnce = 2000;

/** Deletes some rows of a school. The key is that of SQLite, where some tables have no row numbers. */
const deleteSome = (table: string, key: string | null) =>
  statement<{ school: string; limit: number }>((p, dialect: Dialect) => {
    const some = (columns: string) => sql`select ${sql.raw(columns)} from ${sql.table(table)}
      where school_id = ${p.school} limit ${p.limit}`;
    return dialect === 'sqlite'
      ? sql`delete from ${sql.table(table)} where school_id = ${p.school} and (${sql.raw(key ?? 'rowid')}) in (${some(key ?? 'rowid')})`
      : sql`delete from ${sql.table(table)} where school_id = ${p.school} and ctid = any (array(${some('ctid')}))`;
  });
const unlink = query<{ school: string }>((db, p) =>
  db
    .deleteFrom('school_links')
    .where((or) => or.or([or('live_id', '=', p.school), or('test_id', '=', p.school)])),
);

export interface DeletionParts {
  db: Database;
  /** The time of the server, in ISO 8601. */
  now: () => string;
}

/**
 * Deletes everything that the database has of two suspended schools, in small transactions. The keys of personal values are
 * deleted first: without them, these can no longer be read. Continues a deletion that was interrupted. Returns the number
 * of rows.
 */
export async function deleteSchools(pair: Pair, { db, now }: DeletionParts): Promise<number> {
  // A later version has tables that this one does not know.
  await migrationState(db);
  // Both, before deleting one begins: suspending can have been interrupted.
  for (const school of pair)
    if (!(await db.first(stateOf, { school })))
      throw new UsageError(
        `The school ${school} is in use. Suspend it first, with rollbook school suspend, and delete it when nobody misses it.`,
      );
  for (const school of pair)
    await db.forSchool(school).transact(async (tx) => {
      // Whoever waited for the turn of the school until now does not get it.
      if ((await tx.first(stateOf, { school }))?.deleting_since === null) await SchoolTurn.of(tx, school);
      await tx.run(beginDeletion, { school, at: now() });
    });
  for (const school of pair) await untilQuiet(db, school, now);
  const all = (await modelTables())
    .filter(({ name, of_schools }) => of_schools && name !== 'suspended_schools')
    .map(({ name: table, key }) => ({ table, some: deleteSome(table, key) }));
  // The list of schools finds a deletion that was interrupted.
  const [schools, others] = [
    all.filter(({ table }) => table === 'schools'),
    all.filter(({ table }) => table !== 'schools'),
  ];
  const keysFirst = others.toSorted(
    (a, b) => Number(b.table === 'data_keys') - Number(a.table === 'data_keys'),
  );
  const deleteAll = async (): Promise<number> => {
    let rows = 0;
    for (const { some } of keysFirst)
      for (const school of pair)
        for (let deleted = rowsAtOnce; deleted === rowsAtOnce; rows += deleted)
          deleted = await db.forSchool(school).transact((tx) => tx.run(some, { school, limit: rowsAtOnce }));
    return rows;
  };
  let rows = 0;
  // A process that takes over what another one had claimed can write a row meanwhile.
  for (let deleted = await deleteAll(); deleted > 0; deleted = await deleteAll()) rows += deleted;
  return db.transact(async (tx) => {
    let last = await tx.run(unlink, { school: pair[0] });
    for (const school of pair) {
      for (const { some } of schools) last += await tx.run(some, { school, limit: 1 });
      await tx.run(endDeletion, { school, at: now() });
    }
    return rows + last;
  });
}

/** Rejects to use a school again whose deletion has begun. */
export async function refuseBeingDeleted(db: Reader, school: string): Promise<void> {
  const state = await db.first(stateOf, { school });
  if (state && state.deleting_since !== null) throw beingDeleted(school);
}
