import { Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { idRows } from '../../sql/query.ts';
import type { Stored } from '../../store/read.ts';
import { reactTo } from '../../work/family.ts';
import type { Handlers } from '../../work/operation.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { learnerRenamed } from '../learners/raised.ts';
import { learners } from '../learners/tables.ts';
import { refuseGone } from '../people.ts';
import { standard } from '../standard.ts';
import { applyCredit } from './allocating.ts';
import { passSharesOn } from './fee-shares.ts';
import { restoreAccount } from './post.ts';
import { accountsNamed, openInvoices, sharesOfLearners } from './queries.ts';
import { whole } from './shares.ts';
import { statement } from './statement.ts';
import { feeAccounts, ledger } from './tables.ts';
import { mergeAccounts, transferCredit, unmerged } from './transfers.ts';

type FeeAccount = Schemas['FeeAccount'];

/** The figures of a new account. */
const nothing = { balance: 0, unallocated_credit: 0 };

/** A learner and a currency in which something is charged or paid. */
interface Holder {
  learner_id: string;
  currency: string;
}

/** An account to which a part of a learner's fees is charged. */
interface Holding {
  account: Stored<FeeAccount>;
  basis_points: number;
}

/** Gives the accounts of a single learner that have the learner's name another one. */
async function rename(
  { db, schoolId: school, records }: UnitOfWork,
  learner: string,
  from: string,
  to: string,
): Promise<void> {
  const named = await db.all(accountsNamed, { school, learner, name: from });
  const found = await records(feeAccounts).currentAll(named.map(({ id }) => id));
  const own = [...found.values()].filter(({ plain }) => plain.learner_ids.length === 1);
  await records(feeAccounts).saveAll(own.map((current) => ({ current, fields: { name: to } })));
}

export const reactions = [
  reactTo(
    learnerRenamed,
    'Fee accounts that have the name of the learner get the new one',
    (work, { id, from, to }) => rename(work, id, from, to),
  ),
];

/** The accounts to which a learner's fees in a currency are charged, oldest first; the learner, if there are none. */
export interface Holdings extends Holder {
  accounts: readonly Holding[];
  learner: Stored<Schemas['Learner']> | undefined;
}

export const holderKey = ({ learner_id, currency }: Holder): string => `${learner_id} ${currency}`;

/** Reads the accounts to which fees of learners in currencies are charged, and the learners without one. */
export async function holdingsOf(
  { db, records, schoolId: school }: UnitOfWork,
  wanted: readonly Holder[],
): Promise<Map<string, Holdings>> {
  const holders = new Map(
    wanted.map(({ learner_id, currency }) => [holderKey({ learner_id, currency }), { learner_id, currency }]),
  );
  const rows = [...holders.values()];
  const shares = await db.all(sharesOfLearners, { school, rows });
  const charged = Map.groupBy(
    shares.filter(({ basis_points }) => basis_points > 0),
    holderKey,
  );
  const without = [...holders.values()].filter((holder) => !charged.has(holderKey(holder)));
  const others = await records(learners).currentAll(without.map(({ learner_id }) => learner_id));
  const accounts = await records(feeAccounts).currentAll(shares.map(({ account_id }) => account_id));
  return new Map(
    [...holders].map(([key, holder]) => {
      const own = (charged.get(key) ?? []).flatMap(({ account_id, basis_points }) => {
        const account = accounts.get(account_id);
        return account ? [{ account, basis_points }] : [];
      });
      return [key, { ...holder, accounts: own, learner: others.get(holder.learner_id) }];
    }),
  );
}

/** Rejects a learner to whom nothing can be charged. */
export function checkHoldings({ accounts, learner }: Holdings): void {
  if (accounts.length > 0 || !learner?.archived) return;
  refuseGone(learner);
  throw new Problem(
    'resource_archived',
    'The learner is archived and has no fee account. Restore the learner first.',
  );
}

/** The accounts of learners, by the keys of the holders; creates those that are missing. */
export async function openAccounts(
  { records }: UnitOfWork,
  wanted: readonly Holdings[],
): Promise<Map<string, readonly Holding[]>> {
  const opened = new Map(wanted.map((holdings) => [holderKey(holdings), holdings.accounts]));
  const missing = wanted.flatMap(({ accounts, learner, currency }) =>
    accounts.length > 0 || !learner ? [] : [{ learner, currency }],
  );
  const created = await records(feeAccounts).saveAll(
    missing.map(({ learner: { id, plain }, currency }) => ({
      fields: {
        ...{ name: plain.name, currency, learner_ids: [id], payer_guardian_ids: [] },
        shares: [{ learner_id: id, basis_points: whole }],
      },
      hidden: nothing,
    })),
  );
  for (const [index, { learner, currency }] of missing.entries()) {
    const account = created[index];
    if (account)
      opened.set(holderKey({ learner_id: learner.id, currency }), [{ account, basis_points: whole }]);
  }
  return opened;
}

/** The accounts to which a learner's fees in a currency are charged; creates one if there is none. */
export async function accountsFor(
  work: UnitOfWork,
  learner_id: string,
  currency: string,
): Promise<readonly Holding[]> {
  const holdings = [...(await holdingsOf(work, [{ learner_id, currency }])).values()];
  for (const one of holdings) checkHoldings(one);
  return [...(await openAccounts(work, holdings)).values()].flat();
}

export const ledgerEntries: Handlers<'ledger-entries'> = {
  list: ({ query, db, schoolId }) => ledger.list(db, schoolId, { ...query }),
  get: async ({ params, db, schoolId }) => JSON.parse(await ledger.get(db, schoolId, params.ledger_entry_id)),
};

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
    const isOpen = (await db.first(openInvoices, { school, rows: idRows([id]) })) !== undefined;
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
    return restoreAccount(context, id);
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
