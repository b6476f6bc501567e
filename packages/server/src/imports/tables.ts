import { type Kysely, sql } from 'kysely';
import { query, type Rows, rowsOf as rowsTable, statement } from '../sql/query.ts';
import { inSchool, isInUse, joinSchool, type SchoolRow, schoolColumns } from '../sql/school-rows.ts';
import type { Tables } from '../sql/tables.ts';

type One = { school: string; id: string };
type Of = { school: string; import: string };

/** An import, and those whose failed rows it corrects, also through others. */
export const correctedImports = statement<Of, { id: string }>(
  (p) => sql`
    with recursive corrected (id, corrects_id) as (
      select i.id, i.corrects_import_id from imports as i where i.school_id = ${p.school} and i.id = ${p.import}
      union
      select i.id, i.corrects_import_id from corrected
      join imports as i on i.school_id = ${p.school} and i.id = corrected.corrects_id)
    select id from corrected`,
);

const unfinishedStates = ['queued', 'running', 'undoing'] as const;

/**
 * The imports that are next: of each school one, which no process has claimed. One that was begun is finished before
 * the oldest of the others: the order of ids is not that of commits, and depends on the clocks of the processes. Of the
 * schools after one, up to another.
 */
export const due = query<
  { now: string; after: string; until: string; limit: number },
  { school_id: string; id: string }
>((db, p, dialect) => {
  const select = db
    .selectFrom('imports as i')
    .select(['i.school_id', 'i.id'])
    .where('i.status', 'in', unfinishedStates)
    .where('i.school_id', '>', p.after)
    .where('i.school_id', '<=', p.until)
    .where(isInUse('i.school_id'))
    .where((or) => or.or([or('i.lease_until', 'is', null), or('i.lease_until', '<=', p.now)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('imports as other')
            .select('other.id')
            .whereRef('other.school_id', '=', 'i.school_id')
            .whereRef('other.id', '!=', 'i.id')
            .where('other.status', 'in', unfinishedStates)
            .where(({ and, or, eb, ref }) =>
              or([
                and([eb('other.claimed_by', 'is not', null), eb('other.lease_until', '>', p.now)]),
                and([eb('other.status', '=', 'running'), eb('i.status', 'in', ['queued', 'undoing'])]),
                and([eb('other.status', '=', 'undoing'), eb('i.status', '=', 'queued')]),
                and([eb('other.status', '=', ref('i.status')), eb('other.id', '<', ref('i.id'))]),
              ]),
            ),
        ),
      ),
    )
    .orderBy('i.school_id')
    .limit(p.limit);
  return dialect === 'postgres' ? select.forUpdate('i').skipLocked() : select;
});

/** That a school is suspended. */
export const suspension = query<{ school: string }, { suspended_at: string }>((db, p) =>
  inSchool(db, 'suspended_schools', p).select('suspended_at'),
);

type Claim = One & { owner: string };

const unfinished = (db: Kysely<Tables>, { school, id }: One) =>
  db
    .updateTable('imports')
    .where('school_id', '=', school)
    .where('id', '=', id)
    .where('status', 'in', unfinishedStates);

/** Starts a turn of an import. */
export const take = query<Claim & { until: string }>((db, p) =>
  unfinished(db, p).set({
    claimed_by: p.owner,
    lease_until: p.until,
    attempts: sql<number>`attempts + 1`,
  }),
);

/** Ends a turn that succeeded. */
export const release = query<Claim>((db, p) =>
  unfinished(db, p)
    .set({ claimed_by: null, lease_until: null, attempts: 0, error: null })
    .where('claimed_by', '=', p.owner),
);

/** Ends a turn that failed; the next one does not start before a given time. */
export const postpone = query<Claim & { until: string; error: string }>((db, p) =>
  unfinished(db, p)
    .set({ claimed_by: null, lease_until: p.until, error: p.error })
    .where('claimed_by', '=', p.owner),
);

/** From now on, the removals of a snapshot are rows of the import, if it is still running. */
export const moveOn = query<One>((db, p) =>
  db
    .updateTable('imports')
    .set({ stage: 'removals' })
    .where('school_id', '=', p.school)
    .where('id', '=', p.id)
    .where('status', '=', 'running'),
);

export interface ClaimedImport extends SchoolRow {
  id: string;
  author: string;
  trace_parent: string | null;
  /** `rows`, then `removals`. */
  stage: string;
  /** The number of turns since the last one that succeeded, including this one. */
  attempts: number;
}

export const claimed = statement<One, ClaimedImport>(
  (p) => sql`
    select i.id, i.author, i.trace_parent, i.stage, i.attempts, ${schoolColumns} from imports as i ${joinSchool('i')}
    where i.school_id = ${p.school} and i.id = ${p.id}`,
);

export interface PendingRow {
  id: string;
  number: number;
  line: number | null;
  external_id: string | null;
  sealed: string;
}

/** What a text calls a row: its line in CSV text, as a spreadsheet numbers it, otherwise its number. */
export const whichRow = ({ line, number }: Pick<PendingRow, 'line' | 'number'>): string =>
  line === null ? `row ${number}` : `line ${line}`;

const pending = (db: Kysely<Tables>, p: Of) =>
  inSchool(db, 'import_rows', p)
    .select(['id', 'number', 'line', 'external_id', 'sealed'])
    .where('import_id', '=', p.import)
    .where('result', '=', 'pending')
    .orderBy('number');

export const pendingRows = query<Of & { limit: number }, PendingRow>((db, p) =>
  pending(db, p).limit(p.limit),
);

/** Rows without a result, after a number. */
export const pendingAfter = query<Of & { after: number; limit: number }, PendingRow>((db, p) =>
  pending(db, p).where('number', '>', p.after).limit(p.limit),
);

/** Those of the given rows, by their numbers, that have no result. */
export const pendingAmong = query<Of & { numbers: Rows }, PendingRow>((db, p, dialect) =>
  pending(db, p).where(
    sql<boolean>`number in (select r.number from ${rowsTable(p.numbers, { number: 'integer' }, dialect)})`,
  ),
);

/** Rows without a result whose external ids are those of records. */
export const pendingOf = query<Of & { source: string; ids: Rows }, PendingRow & { record_id: string }>(
  (db, p, dialect) =>
    db
      .selectFrom('external_ids as e')
      .innerJoin('import_rows as i', (join) =>
        join
          .onRef('i.school_id', '=', 'e.school_id')
          .on('i.import_id', '=', p.import)
          .onRef('i.external_id', '=', 'e.external_id'),
      )
      .select(['i.id', 'i.number', 'i.line', 'i.external_id', 'i.sealed', 'e.record_id'])
      .where('e.school_id', '=', p.school)
      .where('e.source', '=', p.source)
      .where(sql<boolean>`e.record_id in (select r.id from ${rowsTable(p.ids, { id: 'text' }, dialect)})`)
      .where('i.result', '=', 'pending')
      .orderBy('i.number')
      .$castTo<PendingRow & { record_id: string }>(),
);

/** Stores the result of a row of a running import, once, and deletes its content. */
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
    .where('result', '=', 'pending')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('imports as i')
          .select('i.id')
          .where('i.school_id', '=', p.school)
          .where('i.id', '=', p.import)
          .where('i.status', '=', 'running'),
      ),
    ),
);

export const tally = query<Of, { failed: number }>((db, p) =>
  inSchool(db, 'import_rows', p)
    .select(sql<number>`cast(count(*) as integer)`.as('failed'))
    .where('import_id', '=', p.import)
    .where('result', '=', 'failed'),
);

export interface NamedRow {
  number: number;
  line: number | null;
  external_id: string | null;
  result: string;
  record_id: string | null;
  code: string | null;
  detail: string | null;
}

export const externalIdsOf = query<Of, NamedRow>((db, p) =>
  inSchool(db, 'import_rows', p)
    .select(['number', 'line', 'external_id', 'result', 'record_id', 'code', 'detail'])
    .where('import_id', '=', p.import)
    .orderBy('number'),
);

/** All ids of a source for records of a kind, also of those that are archived or have ended. */
export const idsOfSource = query<
  { school: string; resource: string; source: string },
  { external_id: string }
>((db, p) =>
  inSchool(db, 'external_ids', p)
    .select('external_id')
    .where('resource', '=', p.resource)
    .where('source', '=', p.source),
);

/** Whether an import has a row with an external id. */
export const isInImport = query<Of & { externalId: string }, { number: number }>((db, p) =>
  inSchool(db, 'import_rows', p)
    .select('number')
    .where('import_id', '=', p.import)
    .where('external_id', '=', p.externalId)
    .limit(1),
);

/** How many imports no process has begun, and when the oldest of them was created. */
export const queuedImports = statement<Record<never, never>, { count: number; oldest: string | null }>(
  // By the index of those that are to do.
  () => sql`select cast(count(*) as integer) as count, min(created_at) as oldest from imports
    where status in ('queued', 'running', 'undoing') and status = 'queued' and ${isInUse('school_id')}`,
);
