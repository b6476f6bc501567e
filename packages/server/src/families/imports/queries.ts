import type { DateOrder } from '@rollbook/roster-import/values';
import { sql } from 'kysely';
import type { Dialect } from '../../sql/database.ts';
import { query, statement } from '../../sql/query.ts';
import { inSchool } from '../../sql/school-rows.ts';
import { dueRows } from '../../work/tasks.ts';

type Of = { school: string; import: string };

export const addSource = query<Of & { encrypted: string; deleteAt: string }>((db, p) =>
  db
    .insertInto('import_sources')
    .values({ school_id: p.school, import_id: p.import, encrypted: p.encrypted, delete_at: p.deleteAt }),
);
export const findSource = query<Of, { encrypted: string; delete_at: string }>((db, p) =>
  inSchool(db, 'import_sources', p).select(['encrypted', 'delete_at']).where('import_id', '=', p.import),
);

/** In which order the dates of the last import from a source were read that had such dates. */
export const lastDateOrder = query<{ school: string; source: string }, { date_order: DateOrder }>((db, p) =>
  inSchool(db, 'imports', p)
    .select('date_order')
    .where('source', '=', p.source)
    .where('date_order', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .$narrowType<{ date_order: DateOrder }>(),
);

// The data keys of sources are deleted before the sources, which say which keys are theirs.

export const forgetKeysOf = statement<{ school: string }>(
  (p) => sql`delete from data_keys where school_id = ${p.school}
    and subject_id in (select s.import_id from import_sources as s where s.school_id = ${p.school})`,
);
export const noteErasedSources = statement<{ school: string; now: string }>(
  (p) => sql`update imports set source_erased_at = ${p.now} where school_id = ${p.school}
    and id in (select s.import_id from import_sources as s where s.school_id = ${p.school} and s.delete_at > ${p.now})`,
);
export const forgetSourcesOf = query<{ school: string }>((db, p) =>
  db.deleteFrom('import_sources').where('school_id', '=', p.school),
);

export const forgetKeyOf = query<Of>((db, p) =>
  db.deleteFrom('data_keys').where('school_id', '=', p.school).where('subject_id', '=', p.import),
);
export const forgetSource = query<Of>((db, p) =>
  db.deleteFrom('import_sources').where('school_id', '=', p.school).where('import_id', '=', p.import),
);

export const forgetChangesOf = query<Of>((db, p) =>
  db.deleteFrom('import_changes').where('school_id', '=', p.school).where('import_id', '=', p.import),
);

/**
 * Whether a time in UTC is over on a day of a school, in any time zone: a day in the east begins up to fourteen hours before it
 * does in UTC.
 */
const isOver = (time: string, today: unknown, dialect: Dialect) =>
  dialect === 'postgres'
    ? sql<boolean>`${sql.ref(time)} < to_char(cast(${today} as date) - 1, 'YYYY-MM-DD')`
    : sql<boolean>`${sql.ref(time)} < date(${today}, '-1 day')`;

/** Imports whose time to undo them is over, and whose previous values are still stored. */
export const undosOver = dueRows(
  'imports',
  (today, dialect) => sql`${isOver('due.undo_until', today, dialect)} and due.status != 'undoing' and exists (
    select 1 from import_changes as c where c.school_id = due.school_id and c.import_id = due.id)`,
);

/** Imports that have ended, and whose rows were kept long enough. */
export const rowsOver = dueRows(
  'imports',
  (today, dialect) =>
    sql`${isOver('due.rows_until', today, dialect)} and due.counted is null and due.status not in ('queued', 'running', 'undoing')`,
);

export const keepCounts = query<Of & { counted: string }>((db, p) =>
  db
    .updateTable('imports')
    .set({ counted: p.counted })
    .where('school_id', '=', p.school)
    .where('id', '=', p.import),
);
export const forgetRowsOf = query<Of>((db, p) =>
  db.deleteFrom('import_rows').where('school_id', '=', p.school).where('import_id', '=', p.import),
);

/** Imports whose sources were kept long enough. */
export const sourcesOver = dueRows(
  'import_sources',
  (today, dialect) => isOver('due.delete_at', today, dialect),
  'import_id',
);
