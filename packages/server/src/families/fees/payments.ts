import { invalidField, invalidReference, Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { isId } from '../../lib/ids.ts';
import type { Body, Handlers } from '../../work/operation.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { learners } from '../learners/tables.ts';
import { ownRecord, standard } from '../standard.ts';
import { accountsFor } from './accounts.ts';
import {
  allocationOf,
  dividedOver,
  exceedsUnallocated,
  isAutomatic,
  journalOfPart,
  partsOf,
} from './allocating.ts';
import { minorUnits, sum } from './amounts.ts';
import { type Match, matchedBy, matchedPart } from './payment-import.ts';
import { journalOf, post, reasonsFor, reversalsOf, reverse, reverseAll } from './post.ts';
import { appliedAllocations, currenciesOf, samePayment, sharesOfLearners } from './queries.ts';
import {
  allocations,
  currencyOf,
  feeAccounts,
  invoices,
  payments as payment,
  refunds as refund,
} from './tables.ts';
import {
  accountNow,
  journalsOfTransfer,
  strangersTo,
  type Transfer,
  transferredPayment,
} from './transfers.ts';

type Sent = Body<'payments.create'>;
type FeeAccount = Schemas['FeeAccount'];
type Payment = Schemas['Payment'];

export const payments: Handlers<'payments'> = {
  ...standard('payments', payment),

  create: (context) => receive(context, context.body),

  async reverse(context) {
    const { params, body, records } = context;
    const { id } = await records(payment).get(params.payment_id);
    const current = await records(payment).current(id);
    records(payment).allow(current, 'reverse');
    const reversed = [current.plain, ...(await transfersFrom(context, id))];
    for (const { id: one, refunded_total } of reversed)
      if (refunded_total > 0)
        throw new Problem(
          'payment_has_refunds',
          `${refunded_total} of the payment ${one} was refunded. Reverse the refunds first.`,
        );
    const applied = await allocationsOf(context, reversed);
    await records(invoices).currentAll(applied.map(({ invoice_id }) => invoice_id));
    const sources = [...applied, ...reversed].map((one) => one.id);
    const held = [...(await records(allocations).currentAll(applied.map((one) => one.id))).values()];
    const all = [...reversed, ...held.map(({ plain }) => plain)];
    const reasonOf = await reasonsFor(context, all, body.reason);
    await post(context, {
      journals: await reversalsOf(context, sources),
      payments: reversed.map((one) => {
        const reason = reasonOf(one);
        const fields = { status: 'reversed' as const, reverse_reason: reason };
        return { id: one.id, action: 'reversed', fields, ...(reason !== null && { reason }) };
      }),
    });
    await reverseAll(records(allocations), held, reasonOf);
    return records(payment).current(id);
  },
};

/** The payments of other accounts to which credit of a payment was transferred, also from one of these to the next. */
async function transfersFrom({ records }: UnitOfWork, id: string): Promise<Payment[]> {
  const found: Payment[] = [];
  for (let from = [id]; from.length > 0; ) {
    const next: Payment[] = [];
    for (const one of from)
      for (const { plain } of await records(payment).findAll('transferred_from_id', one))
        if (plain.status !== 'reversed') next.push(plain);
    found.push(...next);
    from = next.map((one) => one.id);
  }
  await records(payment).currentAll(found.map((one) => one.id));
  return found;
}

async function allocationsOf({ db, schoolId: school }: UnitOfWork, all: readonly Payment[]) {
  const applied = [];
  for (const { id } of all) applied.push(...(await db.all(appliedAllocations, { school, payment: id })));
  return applied;
}

/** Records a payment, with its allocations. All checks are made before anything is written. */
async function receive(work: UnitOfWork, request: Sent) {
  const matched = request.match_reference
    ? await matchedBy(work, request.reference ?? '', request.received_on)
    : {};
  const isNamed = request.account_id !== undefined || typeof request.learner_id === 'string';
  const body = isNamed || !matched.learner_id ? request : { ...request, learner_id: matched.learner_id };
  const {
    allocations: sent = [],
    auto_allocate: isWanted,
    match_reference: _match,
    allow_duplicate,
    amount_decimal,
    ...fields
  } = body;
  const { records, today } = work;
  if (fields.received_on > today)
    throw invalidField('/received_on', 'in_future', `must not be after today, ${today}`);
  const account = await accountOf(work, body, matched);
  const { id: account_id, currency } = account;
  const amount = amountOf(body, currency);
  if (!allow_duplicate) await refuseDuplicate(work, account_id, { ...fields, amount });
  const pointerOf = (index: number) => `/allocations/${index}/invoice_id`;
  const parts = await partsOf(work, sent, pointerOf);
  const elsewhere = parts.flatMap(({ invoice }) =>
    invoice.account_id === null || invoice.account_id === account_id ? [] : invoice.account_id,
  );
  if (elsewhere.length > 0) {
    const strangers = await strangersTo(
      work,
      { id: account_id, payer: fields.payer_guardian_id ?? null },
      elsewhere,
    );
    const index = parts.findIndex(({ invoice }) => strangers.has(invoice.account_id ?? ''));
    if (index >= 0)
      throw invalidField(
        pointerOf(index),
        'other_account',
        'must be an invoice of the fee account of the payment, or of an account with a learner or a payer in common; add the payer to payer_guardian_ids of both accounts',
      );
  }
  const left = () => amount - sum(...parts.map((part) => part.amount));
  if (left() < 0) throw exceedsUnallocated(amount);
  if (matched.account_id === account_id)
    for (const invoice of matched.invoice_ids ?? [])
      if (left() > 0) parts.push(...(await matchedPart(work, invoice, left(), parts)));
  if (isWanted ?? (sent.length === 0 && (await isAutomatic(work))))
    parts.push(...(await dividedOver(work, account_id, left(), parts)));
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
  const { reference = null, payer_guardian_id = null } = fields;
  const groups = [...Map.groupBy(parts, ({ invoice }) => invoice.account_id ?? account_id)].map(
    ([account, paid]) => {
      const total = sum(...paid.map((part) => part.amount));
      const transfer: Transfer | undefined =
        account === account_id
          ? undefined
          : {
              id: work.newId(payment.prefix),
              from: { ...own, reference, payer_guardian_id },
              account_id: account,
              amount: total,
            };
      return { paid, transfer, payment: transfer ? { ...own, id: transfer.id, account_id: account } : own };
    },
  );
  const transfers = groups.flatMap(({ transfer }) => transfer ?? []);
  await post(work, {
    journals: [
      receipt,
      ...transfers.flatMap((transfer) => journalsOfTransfer(work, transfer)),
      ...groups.flatMap((group) => group.paid.map((part) => journalOfPart(work, group.payment, part))),
    ],
    payments: [
      { id, created: { ...fields, ...own, amount } },
      ...transfers.map((transfer) => ({ id: transfer.id, created: transferredPayment(work, transfer) })),
    ],
  });
  await records(allocations).saveAll(
    groups.flatMap((group) =>
      group.paid.map((part) => ({ fields: allocationOf(work, group.payment, part) })),
    ),
  );
  return records(payment).current(id);
}

/** The account for which a payment is received. */
async function accountOf(work: UnitOfWork, sent: Sent, matched: Match): Promise<FeeAccount> {
  const { account_id, learner_id, currency } = sent;
  const { records } = work;
  if (typeof learner_id === 'string') {
    const learner = isId(learner_id, learners.prefix) ? await records(learners).find(learner_id) : undefined;
    // Debts of a learner who is archived can be paid.
    if (!learner)
      throw invalidField(
        '/learner_id',
        'unknown_reference',
        'must be the id of a learner of the school',
        'unknown_reference',
      );
  }
  const named = account_id ?? (typeof learner_id === 'string' ? undefined : matched.account_id);
  if (named === undefined) {
    if (typeof learner_id === 'string') return accountOfLearner(work, { ...sent, learner_id });
    const detail = matched.several
      ? `is required, because the reference names ${matched.several}: send account_id or learner_id, or record a payment for each`
      : 'is required, unless learner_id is sent or match_reference finds the account by the number of an invoice, an account or a learner in the reference';
    throw invalidField('/account_id', 'required', detail);
  }
  const found = isId(named, feeAccounts.prefix) ? await accountNow(work, named) : undefined;
  if (!found || (found.archived && account_id !== undefined))
    throw invalidReference('/account_id', 'fee_account');
  const { plain: account } = await records(feeAccounts).current(found.id, 'any');
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

/** The account of a learner that a payment is for: the only one that the payer pays, or the only one that is charged. */
async function accountOfLearner(
  work: UnitOfWork,
  { learner_id, currency: sent, payer_guardian_id: payer }: Sent & { learner_id: string },
): Promise<FeeAccount> {
  const currency = sent ?? (await currencyFor(work, learner_id));
  const held = await accountsFor(work, learner_id, currency);
  const accounts = held.map(({ account }) => account.plain);
  const isPaid = ({ payer_guardian_ids: ids }: FeeAccount) => payer && ids.includes(payer);
  const charged = accounts.filter(isPaid);
  const paid =
    !payer || charged.length === 1 ? charged : (await accountsOf(work, learner_id, currency)).filter(isPaid);
  const [account, ...others] = paid.length === 1 ? paid : accounts;
  if (account && others.length === 0) return account;
  const ids = accounts.map(({ id }) => id).join(' and ');
  throw invalidField(
    '/account_id',
    'required',
    `is required, because the fees of the learner are shared by the fee accounts ${ids}, unless payer_guardian_id is a payer of one of them`,
  );
}

/** The accounts of a learner, also those to which nothing is charged any longer. */
async function accountsOf(
  { db, records, schoolId: school }: UnitOfWork,
  learner_id: string,
  currency: string,
): Promise<FeeAccount[]> {
  const shares = await db.all(sharesOfLearners, { school, rows: [{ learner_id, currency }] });
  const held = await records(feeAccounts).currentAll(shares.map(({ account_id }) => account_id));
  return [...held.values()].map(({ plain }) => plain);
}

/** That of the only accounts of a learner, or of the school. */
async function currencyFor(work: UnitOfWork, learner: string): Promise<string> {
  const { db, schoolId: school } = work;
  const currencies = (await db.all(currenciesOf, { school, learner })).map(({ currency }) => currency);
  const own = await currencyOf(work, undefined);
  const [only, ...others] = currencies;
  return only === undefined || others.length > 0 || currencies.includes(own) ? own : only;
}

function amountOf({ amount, amount_decimal: decimal }: Sent, currency: string): number {
  if ((amount === undefined) === (decimal === undefined))
    throw invalidField('/amount', 'required', 'send either amount or amount_decimal');
  return amount ?? minorUnits(decimal ?? '', currency);
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

export const refunds: Handlers<'refunds'> = {
  ...standard('refunds', refund),

  async create(context) {
    const { params, body, records, today } = context;
    const { amount, refunded_on = today } = body;
    const payment = await lockPayment(context, params.payment_id);
    const { account_id, currency, received_on, unallocated_amount } = payment;
    if (refunded_on > today)
      throw invalidField('/refunded_on', 'in_future', `must not be after today, ${today}`);
    if (refunded_on < received_on)
      throw invalidField('/refunded_on', 'before_payment', `must not be before ${received_on}`);
    if (amount > unallocated_amount) throw exceedsUnallocated(unallocated_amount);
    const id = context.newId(refund.prefix);
    const journal = journalOf('refund', amount, {
      source: { type: 'refund', id },
      description: `Refund${payment.reference ? ` of the payment ${payment.reference}` : ''}`,
      effective_on: refunded_on,
      currency,
      account_id,
      learner_id: payment.learner_id,
      payment_id: payment.id,
    });
    await post(context, { journals: [journal] });
    return records(refund).create({ ...body, id, payment_id: payment.id, account_id, currency, refunded_on });
  },

  async reverse(context) {
    const { id } = await ownRecord(refund, context);
    await lockPayment(context, context.params.payment_id);
    return reverse(context, refund, { id, ...context.body });
  },
};

/** The payment that is refunded, whose account must exist. */
async function lockPayment({ records }: UnitOfWork, id: string) {
  const { account_id } = (await records(payment).get(id)).plain;
  await records(feeAccounts).current(account_id, 'any');
  return (await records(payment).current(id)).plain;
}
