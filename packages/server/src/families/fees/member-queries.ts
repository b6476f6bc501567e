import { sql } from 'kysely';
import { query, statement } from '../../db/query.ts';
import { rowsOf } from '../../db/rows.ts';
import { inSchool } from '../../db/school-rows.ts';

/** The account of a learner in a currency. */
export const accountOfLearner = query<
  { school: string; learner: string; currency: string },
  { account_id: string }
>((db, p) =>
  inSchool(db, 'fee_account_learners', p)
    .select('account_id')
    .where('learner_id', '=', p.learner)
    .where('currency', '=', p.currency),
);

export const leave = query<{ school: string; account: string }>((db, p) =>
  db.deleteFrom('fee_account_learners').where('school_id', '=', p.school).where('account_id', '=', p.account),
);

// Waits for a transaction that adds the same learner to another account.
export const join = statement<{ school: string; account: string; currency: string; rows: string }>(
  (p, dialect) => sql`insert into fee_account_learners (school_id, learner_id, currency, account_id)
    select cast(${p.school} as text), r.learner_id, cast(${p.currency} as text), cast(${p.account} as text)
    from ${rowsOf(p.rows, { learner_id: 'text' }, dialect)} where true on conflict do nothing`,
);

export const elsewhere = statement<
  { school: string; account: string; currency: string; rows: string },
  { learner_id: string; account_id: string }
>(
  (p, dialect) => sql`select m.learner_id, m.account_id from fee_account_learners as m
    where m.school_id = ${p.school} and m.currency = ${p.currency} and m.account_id != ${p.account}
      and m.learner_id in (select r.learner_id from ${rowsOf(p.rows, { learner_id: 'text' }, dialect)})
    order by m.learner_id`,
);
