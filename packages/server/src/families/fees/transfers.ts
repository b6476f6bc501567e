import { invalidField, invalidReference, Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { isId } from '../../lib/ids.ts';
import { idRows } from '../../sql/query.ts';
import type { Stored } from '../../store/read.ts';
import type { Resource } from '../../store/resource.ts';
import type { Handler } from '../../work/operation.ts';
import type { ReadWork, UnitOfWork } from '../../work/unit-of-work.ts';
import { learners } from '../learners/tables.ts';
import { remaining } from '../merged-records.ts';
import { exceedsUnallocated } from './allocating.ts';
import { sum } from './amounts.ts';
import { moveExternalIds } from './ledger-queries.ts';
import { type Journal, journalOf, post } from './post.ts';
import { feePayersOf, paymentsWithCredit } from './queries.ts';
import { allocations, creditNotes, feeAccounts, invoices, payments, refunds } from './tables.ts';

type FeeAccount = Schemas['FeeAccount'];

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

/** An account, or the one into which it was merged; undefined if the school has no such account. */
export const accountNow = (work: ReadWork, id: string): Promise<Stored<FeeAccount> | undefined> =>
  remaining(work, feeAccounts, id);

/** Merges an account into the one in the path. */
export const mergeAccounts: Handler<'fee-accounts.merge'> = async (context) => {
  const { params, body, records, db, schoolId: school } = context;
  await unmerged(context, params.fee_account_id);
  const { plain: into } = await records(feeAccounts).current(params.fee_account_id);
  if (!isId(body.account_id, feeAccounts.prefix)) throw invalidReference('/account_id', 'fee_account');
  const found = await records(feeAccounts).find(body.account_id);
  if (!found) throw invalidReference('/account_id', 'fee_account');
  const from = await unmerged(context, found.id);
  if (from.archived) throw invalidReference('/account_id', 'fee_account');
  const fields = mergedFields(into, await withoutErased(context, from.plain, into));
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

/** An account without learners who were erased: nothing is charged for them, and nothing more is written about them. */
async function withoutErased(
  { records }: UnitOfWork,
  from: FeeAccount,
  into: FeeAccount,
): Promise<FeeAccount> {
  const added = from.learner_ids.filter((id) => !into.learner_ids.includes(id));
  const gone = (await records(learners).getAll(added)).flatMap(({ id, plain }) =>
    plain.erased_at === null ? [] : id,
  );
  return { ...from, learner_ids: from.learner_ids.filter((id) => !gone.includes(id)) };
}

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

type Payment = Schemas['Payment'];

/** The payment whose credit is transferred. */
type Source = Pick<Payment, 'id' | 'account_id' | 'currency' | 'reference' | 'payer_guardian_id'>;

/** Credit of a payment that becomes a payment of another account. */
export interface Transfer {
  id: string;
  from: Source;
  account_id: string;
  amount: number;
}

/** The journals of both accounts. */
export function journalsOfTransfer(
  { today }: Pick<UnitOfWork, 'today'>,
  { id, from, account_id, amount }: Transfer,
): Journal[] {
  const about = (text: string) => ({
    source: { type: 'payment' as const, id },
    description: `${text}${from.reference ? `: ${from.reference}` : ''}`,
    effective_on: today,
    currency: from.currency,
  });
  return [
    journalOf('credit_out', amount, {
      ...about('Credit transferred to another account'),
      account_id: from.account_id,
      payment_id: from.id,
    }),
    journalOf('credit_in', amount, {
      ...about('Credit transferred from another account'),
      account_id,
      payment_id: id,
    }),
  ];
}

/** The payment of the other account. */
export const transferredPayment = (
  { today }: Pick<UnitOfWork, 'today'>,
  { from, account_id, amount }: Transfer,
): Partial<Payment> => ({
  ...{ account_id, amount, currency: from.currency, reference: from.reference },
  payer_guardian_id: from.payer_guardian_id,
  method: 'transfer',
  received_on: today,
  transferred_from_id: from.id,
});

/** Transfers credit of the account in the path to another one. */
export const transferCredit: Handler<'fee-accounts.transfer'> = async (context) => {
  const { params, body, records } = context;
  await unmerged(context, params.fee_account_id);
  const { id, plain: account } = await records(feeAccounts).current(params.fee_account_id);
  const into = isId(body.account_id, feeAccounts.prefix)
    ? await accountNow(context, body.account_id)
    : undefined;
  if (!into || into.archived) throw invalidReference('/account_id', 'fee_account');
  if (into.id === id) throw invalidField('/account_id', 'same_account', 'must be another account');
  const { currency } = account;
  if (into.plain.currency !== currency)
    throw invalidField('/account_id', 'currency_mismatch', `must be an account in ${currency}`);
  const sources = await creditOf(context, id, body.payment_id);
  const available = sum(...sources.map(({ unallocated_amount }) => unallocated_amount));
  if (body.amount > available) throw exceedsUnallocated(available);
  // A payer who was archived since remains the one who paid.
  for (const { payer_guardian_id: payer } of sources) if (payer !== null) context.live.add(payer);
  let rest = body.amount;
  const transfers = sources.flatMap((from): Transfer[] => {
    const amount = Math.min(rest, from.unallocated_amount);
    rest -= amount;
    return amount === 0 ? [] : [{ id: context.newId(payments.prefix), from, account_id: into.id, amount }];
  });
  await post(context, {
    journals: transfers.flatMap((transfer) => journalsOfTransfer(context, transfer)),
    payments: transfers.map((transfer) => ({
      id: transfer.id,
      created: transferredPayment(context, transfer),
    })),
  });
  const made = await records(payments).currentAll(transfers.map((transfer) => transfer.id));
  return {
    object: 'credit_transfer',
    amount: body.amount,
    currency,
    payments: [...made.values()].map(({ plain }) => plain),
  };
};

/** The payments of an account with credit, in the order in which they were received; or one of its payments. */
async function creditOf(
  { db, records, schoolId: school }: UnitOfWork,
  account: string,
  payment: string | undefined,
): Promise<Payment[]> {
  if (payment !== undefined) {
    const found = isId(payment, payments.prefix) ? await records(payments).find(payment) : undefined;
    if (found?.plain.account_id !== account) throw invalidReference('/payment_id', 'payment');
    return [found.plain];
  }
  const ids = await db.all(paymentsWithCredit, { school, rows: idRows([account]) });
  const found = await records(payments).currentAll(ids.map(({ id }) => id));
  return ids.flatMap(({ id }) => found.get(id)?.plain ?? []);
}

/** The accounts that have no learner and no payer in common with the account of a payment. */
export async function strangersTo(
  { db, records, schoolId: school }: UnitOfWork,
  { id, payer }: { id: string; payer: string | null },
  others: readonly string[],
): Promise<Set<string>> {
  const ids = [id, ...others];
  const accounts = await records(feeAccounts).currentAll(ids);
  const payers = await db.all(feePayersOf, { school, rows: idRows(ids) });
  const peopleOf = (account: FeeAccount | undefined): string[] => [
    ...(account?.learner_ids ?? []),
    ...(account?.payer_guardian_ids ?? []),
    ...payers.filter(({ account_id }) => account_id === account?.id).map(({ guardian_id }) => guardian_id),
  ];
  const own = new Set([...peopleOf(accounts.get(id)?.plain), ...(payer === null ? [] : [payer])]);
  return new Set(
    others.filter((other) => !peopleOf(accounts.get(other)?.plain).some((person) => own.has(person))),
  );
}
