import { sql } from 'kysely';
import { foldName } from '../../lib/fold.ts';
import { type Query, query } from '../query.ts';
import type { Preparation } from './define.ts';

const batchRows = 500;
const tables = ['learners', 'guardians'] as const;
type Table = (typeof tables)[number];

export async function up(): Promise<void> {}

/** Stores the names in the form in which they are searched now, a batch in each transaction. */
export async function prepare({ database }: Preparation): Promise<void> {
  for (const table of tables) {
    const [next, set] = [nextOf(table), setIn(table)];
    for (let last = { school_id: '', id: '' }; ; ) {
      const batch = await database.transact(async (tx) => {
        const some = await tx.all(next, { school: last.school_id, after: last.id });
        for (const { school_id: school, id, name, name_folded } of some)
          if (foldName(name) !== name_folded) await tx.run(set, { school, id, folded: foldName(name) });
        return some;
      });
      last = batch.at(-1) ?? last;
      if (batch.length < batchRows) break;
    }
  }
}

interface Person {
  school_id: string;
  id: string;
  name: string;
  name_folded: string;
}

const nextOf = (table: Table): Query<{ school: string; after: string }, Person> =>
  query((db, p, dialect) => {
    const select = db
      .selectFrom(table)
      .select(['school_id', 'id', 'name', 'name_folded'])
      .where(sql<boolean>`(school_id, id) > (${p.school}, ${p.after})`)
      .orderBy('school_id')
      .orderBy('id')
      .limit(batchRows);
    return dialect === 'postgres' ? select.forUpdate() : select;
  });

const setIn = (table: Table): Query<{ school: string; id: string; folded: string }, unknown> =>
  query((db, p) =>
    db
      .updateTable(table)
      .set({ name_folded: p.folded })
      .where('school_id', '=', p.school)
      .where('id', '=', p.id),
  );
