import { Problem } from '../../contract/errors.ts';
import { idsParameter } from '../../sql/query.ts';
import type { Handlers } from '../../work/operation.ts';
import { standard } from '../standard.ts';
import { applyCredit } from './credit.ts';
import { passSharesOn } from './fee-shares.ts';
import { nothing } from './holdings.ts';
import { mergeAccounts, unmerged } from './merging.ts';
import { openInvoices } from './queries.ts';
import { statement } from './statement.ts';
import { feeAccounts } from './tables.ts';
import { transferCredit } from './transfers.ts';

export const accounts: Handlers<'fee-accounts'> = {
  ...standard('fee-accounts', feeAccounts),

  create: ({ body, records }) => records(feeAccounts).create(body, nothing),

  async update(context) {
    const { params, body, records } = context;
    const { id, plain } = await unmerged(context, params.fee_account_id);
    const updated = await records(feeAccounts).update(id, body);
    await passSharesOn(context, plain, updated.plain);
    return updated;
  },

  async archive(context) {
    const { params, records, db, schoolId: school } = context;
    const { id, plain } = await records(feeAccounts).current(params.fee_account_id, 'any');
    const isOpen = (await db.first(openInvoices, { school, rows: idsParameter([id]) })) !== undefined;
    if (plain.archived_at === null && (isOpen || plain.unallocated_credit > 0))
      throw new Problem(
        'account_not_settled',
        'The account has an amount due or credit. Receive or write off what is due and refund the credit, or merge the account into another one.',
      );
    const { record } = await records(feeAccounts).archive(id);
    await passSharesOn(context, plain, record.plain);
    return record;
  },

  async restore(context) {
    const { id } = await unmerged(context, context.params.fee_account_id);
    // Meanwhile, all fees of its learners may be charged to other accounts.
    return (await context.records(feeAccounts).restore(id, { shares: [] })).record;
  },

  merge: mergeAccounts,

  transfer: transferCredit,

  async 'apply-credit'(context) {
    await unmerged(context, context.params.fee_account_id);
    const { id } = await context.records(feeAccounts).current(context.params.fee_account_id);
    await applyCredit(context, [id]);
    return context.records(feeAccounts).get(id);
  },

  statement,
};
