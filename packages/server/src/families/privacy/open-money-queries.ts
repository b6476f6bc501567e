import { type RawBuilder, sql } from 'kysely';
import { idIn } from '../../db/filters.ts';

/** A value of a query: a parameter, or a column. */
type Value = unknown;

const openAccounts = (school: Value, isOf: RawBuilder<unknown>): RawBuilder<{ id: string }> =>
  sql`select a.id from fee_accounts as a
    where a.school_id = ${school} and (a.balance != 0 or a.unallocated_credit != 0) and ${isOf}`;

/** The fee accounts with open money that a person is the learner or a payer of. */
export const openMoneyOf = {
  learners: (school: Value, id: Value) =>
    openAccounts(
      school,
      sql`(a.id in (select m.account_id from fee_account_learners as m
          where m.school_id = ${school} and m.learner_id = ${id})
        or a.id in (select i.account_id from invoices as i
          where i.school_id = ${school} and i.learner_id = ${id}))`,
    ),
  guardians: (school: Value, id: Value) => openAccounts(school, idIn('a.payer_guardian_ids', id)),
};
