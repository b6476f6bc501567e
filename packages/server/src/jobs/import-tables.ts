import { type Kysely, sql } from 'kysely';
import { query } from '../db/query.ts';
import type { Tables } from '../db/tables.ts';

type One = { school: string; id: string };
type Of = { school: string; import: string };

/** The oldest import that waits, or whose process is gone. */
export const claim = query<{ now: string }, { school_id: string; id: string }>((db, p, dialect) => {
  const select = db
    .selectFrom('imports')
    .select(['school_id', 'id'])
    .where('status', 'in', ['queued', 'running'])
    .where((or) => or.or([or('lease_until', 'is', null), or('lease_until', '<=', p.now)]))
    .orderBy('id')
    .limit(1);
  return dialect === 'postgres' ? select.forUpdate().skipLocked() : select;
});

type Claim = One & { owner: string };

const unfinished = (db: Kysely<Tables>, { school, id }: One) =>
  db
    .updateTable('imports')
    .where('school_id', '=', school)
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running']);

/** Begins a turn of an import. */
export const take = query<Claim & { until: string }>((db, p) =>
  unfinished(db, p).set({
    claimed_by: p.owner,
    lease_until: p.until,
    attempts: sql<number>`attempts + 1`,
  }),
);

/** Ends a turn that went well. */
export const release = query<Claim>((db, p) =>
  unfinished(db, p)
    .set({ claimed_by: null, lease_until: null, attempts: 0, error: null })
    .where('claimed_by', '=', p.owner),
);

/** Ends a turn that failed: there is no other before a time. */
export const postpone = query<Claim & { until: string; error: string }>((db, p) =>
  unfinished(db, p)
    .set({ claimed_by: null, lease_until: p.until, error: p.error })
    .where('claimed_by', '=', p.owner),
);

/** What a snapshot removes stands among the rows from now on. */
export const moveOn = query<One>((db, p) =>
  db
    .updateTable('imports')
    .set({ stage: 'removals' })
    .where('school_id', '=', p.school)
    .where('id', '=', p.id),
);

export interface ClaimedImport {
  school_id: string;
  id: string;
  author: string;
  mode: string;
  time_zone: string;
  /** `rows`, then `removals`. */
  stage: string;
  /** Turns that began since the last one that went well, with this one. */
  attempts: number;
}

export const claimed = query<One, ClaimedImport>((db, p) =>
  db
    .selectFrom('imports as i')
    .innerJoin('schools as s', (join) =>
      join.onRef('s.school_id', '=', 'i.school_id').onRef('s.id', '=', 'i.school_id'),
    )
    .select(['i.school_id', 'i.id', 'i.author', 'i.stage', 'i.attempts', 's.mode', 's.time_zone'])
    .where('i.school_id', '=', p.school)
    .where('i.id', '=', p.id)
    .$castTo<ClaimedImport>(),
);

export interface PendingRow {
  id: string;
  number: number;
  external_id: string | null;
  sealed: string;
}

export const pendingRows = query<Of & { limit: number }, PendingRow>((db, p) =>
  db
    .selectFrom('import_rows')
    .select(['id', 'number', 'external_id', 'sealed'])
    .where('school_id', '=', p.school)
    .where('import_id', '=', p.import)
    .where('result', '=', 'pending')
    .orderBy('number')
    .limit(p.limit)
    .$castTo<PendingRow>(),
);

/** Gives a row its result, once; what it held is not kept. */
export const settle = query<
  Of & {
    number: number;
    result: string;
    record_id: string | null;
    code: string | null;
    detail: string | null;
    errors: string;
  }
>((db, p) =>
  db
    .updateTable('import_rows')
    .set({
      result: p.result,
      record_id: p.record_id,
      code: p.code,
      detail: p.detail,
      errors: p.errors,
      sealed: null,
    })
    .where('school_id', '=', p.school)
    .where('import_id', '=', p.import)
    .where('number', '=', p.number)
    .where('result', '=', 'pending'),
);

export const tally = query<Of, { failed: number }>((db, p) =>
  db
    .selectFrom('import_rows')
    .select(sql<number>`cast(count(*) as integer)`.as('failed'))
    .where('school_id', '=', p.school)
    .where('import_id', '=', p.import)
    .where('result', '=', 'failed'),
);

export const externalIdsOf = query<Of, { external_id: string | null }>((db, p) =>
  db
    .selectFrom('import_rows')
    .select('external_id')
    .where('school_id', '=', p.school)
    .where('import_id', '=', p.import),
);
