import { Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Handlers } from '../../core/operation.ts';
import type { UnitOfWork } from '../../core/unit-of-work.ts';
import type { Stored } from '../../db/stored.ts';
import { learners } from '../learners/tables.ts';
import { standard } from '../standard.ts';
import { accountOfLearner } from './member-queries.ts';
import { openInvoices } from './queries.ts';
import { statement } from './statement.ts';
import { feeAccounts } from './tables.ts';

type FeeAccount = Schemas['FeeAccount'];

const nothing = { balance: 0, unallocated_credit: 0 };

export const accounts: Handlers<'fee-accounts'> = {
  ...standard('fee-accounts', feeAccounts),

  async create({ body, records }) {
    await records(learners).lockAll(body.learner_ids);
    return records(feeAccounts).create(body, nothing);
  },

  async update({ params, body, records }) {
    await records(learners).lockAll(body.learner_ids ?? []);
    return records(feeAccounts).update(params.fee_account_id, body);
  },

  async restore({ params, records }) {
    const { id, plain } = await records(feeAccounts).get(params.fee_account_id);
    await records(learners).lockAll(plain.learner_ids);
    return (await records(feeAccounts).restore(id)).record;
  },

  async archive({ params, records, db, schoolId: school }) {
    const { id, plain } = await records(feeAccounts).lockForUpdate(params.fee_account_id, 'any');
    // Its figures may have changed in this transaction only before it was locked.
    const isOpen = (await db.first(openInvoices, { school, account: id })) !== undefined;
    if (plain.archived_at === null && (isOpen || plain.unallocated_credit > 0))
      throw new Problem(
        'account_not_settled',
        'Something is due on the account, or credit is left. Receive or write off what is due, and refund the credit.',
      );
    return (await records(feeAccounts).archive(id)).record;
  },

  statement,
};

/** Locks the account of a learner in a currency; creates it if there is none. */
export async function accountFor(
  { db, records, schoolId: school }: UnitOfWork,
  learnerId: string,
  currency: string,
): Promise<Stored<FeeAccount>> {
  const find = () => db.first(accountOfLearner, { school, learner: learnerId, currency });
  let found = await find();
  if (found) return records(feeAccounts).lockForUpdate(found.account_id);
  // Another request may create it at the same time: accounts get learners while these are locked.
  const { plain: learner, archived } = await records(learners).lockForUpdate(learnerId, 'any');
  found = await find();
  if (found) return records(feeAccounts).lockForUpdate(found.account_id);
  if (archived)
    throw new Problem(
      'resource_archived',
      'The learner is archived and has no fee account. Restore the learner first.',
    );
  const fields = { name: learner.name, currency, learner_ids: [learnerId], payer_guardian_ids: [] };
  return records(feeAccounts).create(fields, nothing);
}
