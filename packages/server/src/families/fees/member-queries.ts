import { sql } from 'kysely';
import { statement } from '../../db/query.ts';
import { joinByKey, type RowColumns, rowsOf } from '../../db/rows.ts';

const memberColumns = { learner_id: 'text', currency: 'text' } as const satisfies RowColumns;
const placeColumns = { ...memberColumns, account_id: 'text' } as const satisfies RowColumns;

export interface Member {
  learner_id: string;
  currency: string;
  account_id: string;
}

/** The accounts of learners, each in a currency. */
export const accountsOfLearners = statement<{ school: string; rows: string }, Member>(
  (p, dialect) => sql`select m.learner_id, m.currency, m.account_id
    from (select cast(${p.school} as text) as school, r.* from ${rowsOf(p.rows, memberColumns, dialect)}) as w
    ${joinByKey(
      'fee_account_learners',
      'm',
      { school_id: 'w.school', learner_id: 'w.learner_id', currency: 'w.currency' },
      dialect,
    )}`,
);

export const leave = statement<{ school: string; rows: string }>(
  (p, dialect) => sql`delete from fee_account_learners where school_id = ${p.school}
    and account_id in (select r.account_id from ${rowsOf(p.rows, { account_id: 'text' }, dialect)})`,
);

// Waits for a transaction that adds the same learner to another account.
export const join = statement<{ school: string; rows: string }>(
  (p, dialect) => sql`insert into fee_account_learners (school_id, learner_id, currency, account_id)
    select cast(${p.school} as text), r.learner_id, r.currency, r.account_id
    from ${rowsOf(p.rows, placeColumns, dialect)} where true on conflict do nothing`,
);

export const elsewhere = statement<{ school: string; rows: string }, Member>(
  (p, dialect) => sql`select m.learner_id, m.currency, m.account_id
    from fee_account_learners as m, ${rowsOf(p.rows, placeColumns, dialect)}
    where m.school_id = ${p.school} and m.learner_id = r.learner_id and m.currency = r.currency
      and m.account_id != r.account_id
    order by m.learner_id`,
);
