import { sql } from 'kysely';
import { joinByKey, query, type RowColumns, rowsOf, statement } from '../../sql/query.ts';
import { inSchool } from '../../sql/school-rows.ts';

const memberColumns = { learner_id: 'text', currency: 'text' } as const satisfies RowColumns;
const shareColumns = {
  ...memberColumns,
  account_id: 'text',
  basis_points: 'integer',
} as const satisfies RowColumns;

export interface Share {
  learner_id: string;
  currency: string;
  account_id: string;
  basis_points: number;
}

/** The shares of learners, each in a currency, in the order of the ages of the accounts. */
export const sharesOfLearners = statement<{ school: string; rows: string }, Share>(
  (p, dialect) => sql`select m.learner_id, m.currency, m.account_id, m.basis_points
    from (select cast(${p.school} as text) as school, r.* from ${rowsOf(p.rows, memberColumns, dialect)}) as w
    ${joinByKey(
      'fee_shares',
      'm',
      { school_id: 'w.school', learner_id: 'w.learner_id', currency: 'w.currency' },
      dialect,
    )} order by m.account_id`,
);

export const leave = statement<{ school: string; rows: string }>(
  (p, dialect) => sql`delete from fee_shares where school_id = ${p.school}
    and account_id in (select r.account_id from ${rowsOf(p.rows, { account_id: 'text' }, dialect)})`,
);

export const join = statement<{ school: string; rows: string }>(
  (p, dialect) => sql`insert into fee_shares (school_id, learner_id, currency, account_id, basis_points)
    select cast(${p.school} as text), r.learner_id, r.currency, r.account_id, r.basis_points
    from ${rowsOf(p.rows, shareColumns, dialect)}`,
);

export const sharesOfLearner = query<
  { school: string; learner: string; currency: string },
  Pick<Share, 'account_id' | 'basis_points'>
>((db, p) =>
  inSchool(db, 'fee_shares', p)
    .select(['account_id', 'basis_points'])
    .where('learner_id', '=', p.learner)
    .where('currency', '=', p.currency)
    .orderBy('account_id'),
);
