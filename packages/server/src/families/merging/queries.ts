import { sql } from 'kysely';
import { query, type Rows, rowsOf, statement } from '../../sql/query.ts';
import { inSchool } from '../../sql/school-rows.ts';

type One = { school: string; id: string };

export interface MergeRow {
  kept_id: string;
  merged_at: string;
  fields: string;
}

export const findMerge = query<One, MergeRow>((db, p) =>
  inSchool(db, 'person_merges', p).select(['kept_id', 'merged_at', 'fields']).where('merged_id', '=', p.id),
);
export const noteMerge = query<One & { kept: string; now: string; fields: string }>((db, p) =>
  db.insertInto('person_merges').values({
    school_id: p.school,
    merged_id: p.id,
    kept_id: p.kept,
    merged_at: p.now,
    fields: p.fields,
  }),
);

export interface NotedRow {
  type: string;
  record_id: string;
  outcome: 'moved' | 'folded' | 'given';
  /** JSON. */
  changes: string;
}

export const rowsOfMerge = query<One, NotedRow>((db, p) =>
  inSchool(db, 'person_merge_rows', p)
    .select(['type', 'record_id', sql<NotedRow['outcome']>`outcome`.as('outcome'), 'changes'])
    .where('merged_id', '=', p.id)
    .orderBy('type')
    .orderBy('record_id'),
);
const columns = { type: 'text', record_id: 'text', outcome: 'text', changes: 'text' } as const;
export const noteRows = statement<One & { rows: Rows }>(
  (p, dialect) => sql`insert into person_merge_rows (school_id, merged_id, type, record_id, outcome, changes)
    select cast(${p.school} as text), cast(${p.id} as text), r.type, r.record_id, r.outcome, r.changes
    from ${rowsOf(p.rows, columns, dialect)}`,
);
/** Of two merged guardians, one whose learners before the merge have all been erased. */
export const guardianOfErased = statement<One & { kept: string }, { id: string }>(
  (p) => sql`select side.id from (
      select case when n.record_id is null then k.guardian_id else cast(${p.id} as text) end as id, l.erased_at
      from learner_guardians as k
      join learners as l on l.school_id = k.school_id and l.id = k.learner_id
      left join person_merge_rows as n on n.school_id = k.school_id and n.merged_id = ${p.id}
        and n.type = 'learner_guardian' and n.record_id = k.id and n.outcome <> 'given'
      where k.school_id = ${p.school} and k.guardian_id in (${p.kept}, ${p.id})) as side
    group by side.id having count(*) = count(side.erased_at) order by side.id limit 1`,
);
export const forgetMerge = query<One>((db, p) =>
  db.deleteFrom('person_merges').where('school_id', '=', p.school).where('merged_id', '=', p.id),
);
export const forgetRows = query<One>((db, p) =>
  db.deleteFrom('person_merge_rows').where('school_id', '=', p.school).where('merged_id', '=', p.id),
);

/** The rows of merges that can no longer be undone. */
export const forgetExpired = statement<{ school: string; until: string }>(
  (p) => sql`delete from person_merge_rows where school_id = ${p.school} and merged_id in (
    select merged_id from person_merges where school_id = ${p.school} and merged_at < ${p.until})`,
);
