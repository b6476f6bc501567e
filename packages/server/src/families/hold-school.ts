import type { Transaction } from '../db/database.ts';
import { query } from '../db/query.ts';

interface Held {
  school_days: string;
}

const hold = query<{ school: string }, Held>((db, p, dialect) => {
  const select = db
    .selectFrom('schools')
    .select('school_days')
    .where('school_id', '=', p.school)
    .where('id', '=', p.school)
    .$castTo<Held>();
  return dialect === 'postgres' ? select.forUpdate() : select;
});

/**
 * Lets one change of a school at a time go on, until its transaction ends: for rules that speak of several records,
 * where each of two changes would be right without the other. Hold the school before any record.
 */
export async function holdSchool(db: Transaction, school: string): Promise<Held | undefined> {
  return db.first(hold, { school });
}
