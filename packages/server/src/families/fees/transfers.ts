import { invalidField, invalidReference } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { isId } from '../../lib/ids.ts';
import { idsParameter } from '../../sql/query.ts';
import type { Handler } from '../../work/operation.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { accountNow, unmerged } from './accounts.ts';
import { exceedsUnallocated } from './allocating.ts';
import { sum } from './amounts.ts';
import { type Journal, journalOf, post } from './post.ts';
import { feePayersOf, paymentsWithCredit } from './queries.ts';
import { feeAccounts, payments } from './tables.ts';

type FeeAccount = Schemas['FeeAccount'];
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
  const ids = await db.all(paymentsWithCredit, { school, rows: idsParameter([account]) });
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
  const payers = await db.all(feePayersOf, { school, rows: idsParameter(ids) });
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
