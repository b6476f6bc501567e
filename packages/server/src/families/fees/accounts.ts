import { Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Handlers } from '../../core/operation.ts';
import type { UnitOfWork } from '../../core/unit-of-work.ts';
import { rowsParameter } from '../../db/rows.ts';
import type { Stored } from '../../db/stored.ts';
import { learners } from '../learners/tables.ts';
import { standard } from '../standard.ts';
import { accountsOfLearners } from './member-queries.ts';
import { openInvoices } from './queries.ts';
import { statement } from './statement.ts';
import { feeAccounts } from './tables.ts';

type FeeAccount = Schemas['FeeAccount'];

const nothing = { balance: 0, unallocated_credit: 0 };

export const accounts: Handlers<'fee-accounts'> = {
  ...standard('fee-accounts', feeAccounts),

  create: ({ body, records }) => records(feeAccounts).create(body, nothing),

  async archive({ params, records, db, schoolId: school }) {
    const { id, plain } = await records(feeAccounts).current(params.fee_account_id, 'any');
    const isOpen = (await db.first(openInvoices, { school, account: id })) !== undefined;
    if (plain.archived_at === null && (isOpen || plain.unallocated_credit > 0))
      throw new Problem(
        'account_not_settled',
        'The account has an amount due or credit. Receive or write off what is due, and refund the credit.',
      );
    return (await records(feeAccounts).archive(id)).record;
  },

  statement,
};

/** A learner and a currency in which something is charged or paid. */
export interface Holder {
  learner_id: string;
  currency: string;
}

/** The account of a learner in a currency; the learner, if there is none. */
export interface Holding extends Holder {
  account: Stored<FeeAccount> | undefined;
  learner: Stored<Schemas['Learner']> | undefined;
}

export const holderKey = ({ learner_id, currency }: Holder): string => `${learner_id} ${currency}`;

/** The account of a learner in a currency; creates it if there is none. */
export async function accountFor(
  work: UnitOfWork,
  learner_id: string,
  currency: string,
): Promise<Stored<FeeAccount>> {
  const holdings = await holdingsOf(work, [{ learner_id, currency }]);
  for (const holding of holdings.values()) await checkHolding(work, holding);
  const [account] = (await openAccounts(work, [...holdings.values()])).values();
  if (!account) throw new Error(`The learner ${learner_id} has no fee account`);
  return account;
}

/** Reads the accounts of learners in currencies, and the learners without one. */
export async function holdingsOf(
  { db, records, schoolId: school }: UnitOfWork,
  wanted: readonly Holder[],
): Promise<Map<string, Holding>> {
  const holders = new Map(
    wanted.map(({ learner_id, currency }) => [holderKey({ learner_id, currency }), { learner_id, currency }]),
  );
  const ids = new Map<string, string>();
  for (const found of await db.all(accountsOfLearners, {
    school,
    rows: rowsParameter([...holders.values()]),
  }))
    ids.set(holderKey(found), found.account_id);
  const without = [...holders.values()].filter((holder) => !ids.has(holderKey(holder)));
  const others = await records(learners).currentAll(without.map(({ learner_id }) => learner_id));
  const accounts = await records(feeAccounts).currentAll([...ids.values()]);
  return new Map(
    [...holders].map(([key, holder]) => {
      const account = accounts.get(ids.get(key) ?? '');
      return [key, { ...holder, account, learner: others.get(holder.learner_id) }];
    }),
  );
}

/** Rejects a learner on whose account nothing can be charged. */
export async function checkHolding({ records }: UnitOfWork, { account, learner }: Holding): Promise<void> {
  if (account) await records(feeAccounts).current(account.id);
  else if (learner?.archived)
    throw new Problem(
      'resource_archived',
      'The learner is archived and has no fee account. Restore the learner first.',
    );
}

/** The accounts of learners, by the keys of the holders; creates those that are missing. */
export async function openAccounts(
  { records }: UnitOfWork,
  holdings: readonly Holding[],
): Promise<Map<string, Stored<FeeAccount>>> {
  const opened = new Map(
    holdings.flatMap((holding) => (holding.account ? [[holderKey(holding), holding.account] as const] : [])),
  );
  const missing = holdings.flatMap(({ account, learner, currency }) =>
    account || !learner ? [] : [{ learner, currency }],
  );
  const created = await records(feeAccounts).saveAll(
    missing.map(({ learner, currency }) => ({
      fields: { name: learner.plain.name, currency, learner_ids: [learner.id], payer_guardian_ids: [] },
      hidden: nothing,
    })),
  );
  for (const [index, { learner, currency }] of missing.entries()) {
    const account = created[index];
    if (account) opened.set(holderKey({ learner_id: learner.id, currency }), account);
  }
  return opened;
}
