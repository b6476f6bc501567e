import { invalidField, invalidReference, Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { isId } from '../../lib/ids.ts';
import { idsParameter, rowsParameter } from '../../sql/query.ts';
import type { Stored } from '../../store/read.ts';
import type { Resource } from '../../store/resource.ts';
import type { Handler, Handlers } from '../../work/operation.ts';
import type { ReadWork, UnitOfWork } from '../../work/unit-of-work.ts';
import { learners } from '../learners/tables.ts';
import { standard } from '../standard.ts';
import { applyCredit } from './allocating.ts';
import { passSharesOn } from './fee-shares.ts';
import { moveExternalIds } from './ledger-queries.ts';
import { type Journal, journalOf, post } from './post.ts';
import { openInvoices, sharesOfLearners } from './queries.ts';
import { whole } from './shares.ts';
import { statement } from './statement.ts';
import { allocations, creditNotes, feeAccounts, invoices, ledger, payments, refunds } from './tables.ts';
import { transferCredit } from './transfers.ts';

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
  const rows = rowsParameter([...holders.values()]);
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
  if (accounts.length === 0 && learner?.archived)
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

const mostLearners = 50;
const mostPayers = 20;

/** An account, archived or not, that was not merged into another one. */
export async function unmerged({ records }: UnitOfWork, id: string): Promise<Stored<FeeAccount>> {
  const account = await records(feeAccounts).current(id, 'any');
  const { merged_into_id: into } = account.plain;
  if (into === null) return account;
  throw new Problem('account_merged', `The account was merged into ${into}. Use that account.`, {
    members: { existing_id: into },
  });
}

/** A record, or the one into which it was merged; undefined if the school has no such record. */
export async function remaining<T extends { merged_into_id: string | null }>(
  { records }: ReadWork,
  resource: Resource<T>,
  id: string,
): Promise<Stored<T> | undefined> {
  let found = await records(resource).find(id);
  while (found && found.plain.merged_into_id !== null)
    found = await records(resource).find(found.plain.merged_into_id);
  return found;
}

/** An account, or the one into which it was merged; undefined if the school has no such account. */
export const accountNow = (work: ReadWork, id: string): Promise<Stored<FeeAccount> | undefined> =>
  remaining(work, feeAccounts, id);

/** Merges an account into the one in the path. */
const mergeAccounts: Handler<'fee-accounts.merge'> = async (context) => {
  const { params, body, records, db, schoolId: school } = context;
  await unmerged(context, params.fee_account_id);
  const { plain: into } = await records(feeAccounts).current(params.fee_account_id);
  if (!isId(body.account_id, feeAccounts.prefix)) throw invalidReference('/account_id', 'fee_account');
  const found = await records(feeAccounts).find(body.account_id);
  if (!found) throw invalidReference('/account_id', 'fee_account');
  const from = await unmerged(context, found.id);
  if (from.archived) throw invalidReference('/account_id', 'fee_account');
  const fields = mergedFields(into, from.plain);
  await moveBalance(context, from.plain, into);
  for (const kind of [invoices, payments, creditNotes, allocations, refunds] as Resource<Held>[])
    await moveAll(context, kind, from.id, into.id);
  await db.run(moveExternalIds, { school, from: from.id, into: into.id });
  const archived = { archived_at: context.now, merged_into_id: into.id, shares: [] };
  await records(feeAccounts).saveAll([{ current: from, action: 'merged', fields: archived }]);
  // Learners and guardians who are archived remain on the account.
  for (const id of [...fields.learner_ids, ...fields.payer_guardian_ids]) context.live.add(id);
  return records(feeAccounts).update(into.id, fields);
};

/** The learners, shares and payers of an account into which another one is merged. */
function mergedFields(into: FeeAccount, from: FeeAccount) {
  const refuse = (code: string, detail: string) => invalidField('/account_id', code, detail);
  if (into.id === from.id) throw refuse('same_account', 'must be another account');
  if (into.currency !== from.currency)
    throw refuse('currency_mismatch', `must be an account in ${into.currency}`);
  const learner_ids = [...new Set([...into.learner_ids, ...from.learner_ids])];
  const payer_guardian_ids = [...new Set([...into.payer_guardian_ids, ...from.payer_guardian_ids])];
  if (learner_ids.length > mostLearners || payer_guardian_ids.length > mostPayers)
    throw refuse(
      'too_many',
      `the accounts must have at most ${mostLearners} learners and ${mostPayers} payers together`,
    );
  const both = [...into.shares, ...from.shares];
  const shares = learner_ids.map((learner_id) => ({
    learner_id,
    basis_points: both
      .filter((share) => share.learner_id === learner_id)
      .reduce((sum, { basis_points }) => sum + basis_points, 0),
  }));
  return { learner_ids, payer_guardian_ids, shares };
}

interface Held {
  account_id: string | null;
}

/** Moves the records of an account. Their entries in the ledger remain where they were posted. */
async function moveAll(
  { records }: UnitOfWork,
  kind: Resource<Held>,
  from: string,
  into: string,
): Promise<void> {
  const held = await records(kind).findAll('account_id', from);
  await records(kind).saveAll(
    held.map((current) => ({ current, action: 'moved', fields: { account_id: into } })),
  );
}

/** Posts what is due on an account, and its credit, to another one. */
async function moveBalance(work: UnitOfWork, from: FeeAccount, into: FeeAccount): Promise<void> {
  const { records, today } = work;
  const about = (account: FeeAccount, text: string) => ({
    source: { type: 'fee_account' as const, id: from.id },
    description: text,
    effective_on: today,
    currency: from.currency,
    account_id: account.id,
  });
  const due = await records(invoices).findAll('account_id', from.id);
  const paid = await records(payments).findAll('account_id', from.id);
  const journals = [
    ...due.flatMap(({ plain: { id: invoice_id, learner_id, number, amount_due } }): Journal[] => {
      if (amount_due === 0) return [];
      const what = { learner_id, invoice_id };
      return [
        journalOf('due_out', amount_due, {
          ...about(from, `Invoice ${number} moved to another account`),
          ...what,
        }),
        journalOf('due_in', amount_due, {
          ...about(into, `Invoice ${number} moved from another account`),
          ...what,
        }),
      ];
    }),
    ...paid.flatMap(({ plain: { id: payment_id, learner_id, unallocated_amount } }): Journal[] => {
      if (unallocated_amount === 0) return [];
      const what = { learner_id, payment_id };
      return [
        journalOf('credit_out', unallocated_amount, {
          ...about(from, 'Credit moved to another account'),
          ...what,
        }),
        journalOf('credit_in', unallocated_amount, {
          ...about(into, 'Credit moved from another account'),
          ...what,
        }),
      ];
    }),
  ];
  if (journals.length > 0) await post(work, { journals });
}

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
