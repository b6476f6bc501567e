import { type RawBuilder, sql } from 'kysely';
import { idIn } from '../../db/filters.ts';

/** A value of a query: a parameter, or a column. */
type Value = unknown;

const openAccounts = (school: Value, isOf: RawBuilder<unknown>): RawBuilder<{ id: string }> =>
  sql`select a.id from fee_accounts as a
    where a.school_id = ${school} and (a.balance != 0 or a.unallocated_credit != 0) and ${isOf}`;

/**
 * The fee accounts with open money of a person: of a learner, those with an invoice of the learner that is not paid, and
 * those that are erased with the learner, because the records of nobody else on it are kept; of a guardian, those that the
 * guardian pays.
 */
export const openMoneyOf = {
  learners: (school: Value, id: Value) =>
    openAccounts(
      school,
      sql`(a.id in (select i.account_id from invoices as i
          where i.school_id = ${school} and i.learner_id = ${id} and i.status in ('issued', 'partly_paid'))
        or a.id in (select m.account_id from fee_account_learners as m
          where m.school_id = ${school} and m.learner_id = ${id}
            and not exists (select 1 from fee_account_learners as o
              where o.school_id = m.school_id and o.account_id = m.account_id and o.learner_id != m.learner_id
                and not exists (select 1 from erasures as e where e.school_id = o.school_id
                  and e.subject_id = o.learner_id and e.family = 'fees'))))`,
    ),
  guardians: (school: Value, id: Value) => openAccounts(school, idIn('a.payer_guardian_ids', id)),
};
