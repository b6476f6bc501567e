import { sql } from 'kysely';
import { fold } from '../../lib/fold.ts';
import { query } from '../query.ts';
import type { Definer, Preparation } from './define.ts';

const batchRows = 200;

/** Learners are found by the keys of their labels now. */
export async function up({ run }: Definer): Promise<void> {
  const statement = 'drop index learners_by_class';
  await run({ sqlite: statement, postgres: statement });
}

/** Sets the keys of the labels of every learner, a batch in each transaction. */
export async function prepare({ database }: Preparation): Promise<void> {
  for (let last = { school_id: '', id: '' }; ; ) {
    const batch = await database.transact(async (tx) => {
      const some = await tx.all(withoutKeys, { school: last.school_id, after: last.id });
      for (const { school_id: school, id, class: label, grade_level } of some)
        await tx.run(setKeys, { school, id, class_key: keyOf(label), grade_level_key: keyOf(grade_level) });
      return some;
    });
    last = batch.at(-1) ?? last;
    if (batch.length < batchRows) return;
  }
}

const keyOf = (label: string | null): string | null => (label === null ? null : fold(label));

interface Labeled {
  school_id: string;
  id: string;
  class: string | null;
  grade_level: string | null;
}

const withoutKeys = query<{ school: string; after: string }, Labeled>((db, p, dialect) => {
  const select = db
    .selectFrom('learners')
    .select(['school_id', 'id', 'class', 'grade_level'])
    .where((or) =>
      or.or([
        or.and([or('class', 'is not', null), or('class_key', 'is', null)]),
        or.and([or('grade_level', 'is not', null), or('grade_level_key', 'is', null)]),
      ]),
    )
    .where(sql<boolean>`(school_id, id) > (${p.school}, ${p.after})`)
    .orderBy('school_id')
    .orderBy('id')
    .limit(batchRows);
  return dialect === 'postgres' ? select.forUpdate() : select;
});

const setKeys = query<
  { school: string; id: string; class_key: string | null; grade_level_key: string | null },
  unknown
>((db, p) =>
  db
    .updateTable('learners')
    .set({ class_key: p.class_key, grade_level_key: p.grade_level_key })
    .where('school_id', '=', p.school)
    .where('id', '=', p.id),
);
