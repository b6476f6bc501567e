import { type FieldError, invalidBody, invalidField, Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Body, Handlers } from '../../core/operation.ts';
import type { UnitOfWork } from '../../core/unit-of-work.ts';
import { isId } from '../../lib/ids.ts';
import { learners } from '../learners/tables.ts';
import { standard } from '../standard.ts';
import { accountFor } from './accounts.ts';
import { createAllocations, dividedOver, exceedsUnallocated, journalOfPart, partsOf } from './allocating.ts';
import { minorUnits, sum } from './amounts.ts';
import { journalOf } from './journal.ts';
import { matchedBy, matchedPart } from './matching.ts';
import { post } from './post.ts';
import { appliedAllocations, samePayment } from './queries.ts';
import { reversalsOf, reverseAll } from './reversal.ts';
import { allocations, currencyOf, feeAccounts, invoices, payments as payment } from './tables.ts';

type Sent = Body<'payments.create'>;
type FeeAccount = Schemas['FeeAccount'];

export const payments: Handlers<'payments'> = {
  ...standard('payments', payment),

  create: (context) => receive(context, context.body),

  async reverse(context) {
    const { params, body, records, db, schoolId: school } = context;
    const { id, plain } = await records(payment).get(params.payment_id);
    await records(feeAccounts).current(plain.account_id, 'any');
    const applied = await db.all(appliedAllocations, { school, payment: id });
    await records(invoices).currentAll(applied.map(({ invoice_id }) => invoice_id));
    const current = await records(payment).current(id);
    records(payment).allow(current, 'reverse');
    if (current.plain.refunded_total > 0)
      throw new Problem(
        'payment_has_refunds',
        `${current.plain.refunded_total} of the payment was refunded. Reverse the refunds first.`,
      );
    const { reason } = body;
    const sources = [...applied.map((one) => one.id), id];
    await post(context, {
      journals: await reversalsOf(context, sources),
      payment: {
        id,
        action: 'reversed',
        reason,
        fields: { status: 'reversed', reverse_reason: reason },
      },
    });
    const held = await records(allocations).currentAll(applied.map((one) => one.id));
    await reverseAll(records(allocations), [...held.values()], reason);
    return records(payment).current(id);
  },
};

/** Records a payment, with its allocations. All checks are made before anything is written. */
async function receive(work: UnitOfWork, request: Sent) {
  const matched = request.match_reference ? await matchedBy(work, request.reference ?? '') : {};
  const isNamed = request.account_id !== undefined || typeof request.learner_id === 'string';
  const body = isNamed || !matched.learner_id ? request : { ...request, learner_id: matched.learner_id };
  const {
    allocations: sent = [],
    auto_allocate,
    match_reference: _match,
    allow_duplicate,
    amount_decimal,
    ...fields
  } = body;
  const { records, today } = work;
  if (fields.received_on > today)
    throw invalidField('/received_on', 'in_future', `must not be after today, ${today}`);
  const account = await accountOf(work, body, matched.account_id);
  const { id: account_id, currency } = account;
  const amount = amountOf(body, currency);
  if (!allow_duplicate) await refuseDuplicate(work, account_id, { ...fields, amount });
  const parts = await partsOf(work, account_id, sent, (index) => `/allocations/${index}/invoice_id`);
  const left = () => amount - sum(...parts.map((part) => part.amount));
  if (left() < 0) throw exceedsUnallocated(amount);
  if (matched.invoice_id !== undefined && matched.account_id === account_id && left() > 0)
    parts.push(...(await matchedPart(work, matched.invoice_id, left(), parts)));
  if (auto_allocate) parts.push(...(await dividedOver(work, account_id, left(), parts)));
  const id = work.newId(payment.prefix);
  const own = { id, account_id, currency };
  const receipt = journalOf('payment', amount, {
    source: { type: 'payment', id },
    description: `Payment${fields.reference ? `: ${fields.reference}` : ''}`,
    effective_on: fields.received_on,
    currency,
    account_id,
    learner_id: fields.learner_id ?? null,
    payment_id: id,
  });
  await post(work, {
    journals: [receipt, ...parts.map((part) => journalOfPart(work, own, part))],
    payment: { id, created: { ...fields, ...own, amount } },
  });
  await createAllocations(work, own, parts);
  return records(payment).current(id);
}

const unknown = (field: string, what: string): FieldError => ({
  pointer: `/${field}`,
  code: 'unknown_reference',
  detail: `must be the id of a ${what} of the school`,
});

/** The account for which a payment is received. */
async function accountOf(
  work: UnitOfWork,
  { account_id, learner_id, currency }: Sent,
  matched: string | undefined,
): Promise<FeeAccount> {
  const { records } = work;
  if (typeof learner_id === 'string') {
    const learner = isId(learner_id, learners.prefix) ? await records(learners).find(learner_id) : undefined;
    if (!learner) throw invalidBody([unknown('learner_id', 'learner')], 'unknown_reference');
  }
  const named = account_id ?? (typeof learner_id === 'string' ? undefined : matched);
  if (named === undefined) {
    if (typeof learner_id === 'string')
      return (await accountFor(work, learner_id, await currencyOf(work, currency))).plain;
    const detail =
      'is required, unless learner_id is sent or match_reference finds the account by the number of an invoice, an account or a learner in the reference';
    throw invalidField('/account_id', 'required', detail);
  }
  const found = isId(named, feeAccounts.prefix) ? await records(feeAccounts).find(named) : undefined;
  if (!found || (found.archived && account_id !== undefined))
    throw invalidBody([unknown('account_id', 'fee account')], 'unknown_reference');
  const { plain: account } = await records(feeAccounts).current(named, 'any');
  if (currency !== undefined && currency !== account.currency)
    throw invalidField(
      '/currency',
      'currency_mismatch',
      `must be ${account.currency}, as in the fee account`,
    );
  if (typeof learner_id === 'string' && !account.learner_ids.includes(learner_id))
    throw invalidField('/learner_id', 'not_on_account', 'must be a learner of the fee account');
  return account;
}

function amountOf({ amount, amount_decimal: decimal }: Sent, currency: string): number {
  if ((amount === undefined) === (decimal === undefined))
    throw invalidField('/amount', 'required', 'send either amount or amount_decimal');
  return amount ?? minorUnits(decimal ?? '', currency, '/amount_decimal');
}

async function refuseDuplicate(
  { db, schoolId: school }: UnitOfWork,
  account: string,
  { reference, amount, received_on: date }: Pick<Sent, 'reference' | 'received_on'> & { amount: number },
): Promise<void> {
  if (!reference) return;
  const same = await db.first(samePayment, { school, account, reference, amount, date });
  if (same)
    throw new Problem(
      'possible_duplicate',
      `The payment ${same.id} has the same account, reference, amount and date. If this is another payment, send allow_duplicate.`,
      { members: { existing_id: same.id } },
    );
}
