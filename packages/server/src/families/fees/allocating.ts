import { invalidField, invalidReference, Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Handlers } from '../../core/operation.ts';
import type { UnitOfWork } from '../../core/unit-of-work.ts';
import type { Stored } from '../../db/stored.ts';
import { ownRecord, standard } from '../standard.ts';
import { exceedsDue, refuseClosed } from './credits.ts';
import { type Journal, journalOf } from './journal.ts';
import { post } from './post.ts';
import { openInvoices } from './queries.ts';
import { reverse } from './reversal.ts';
import { allocations as allocation, feeAccounts, invoices, payments } from './tables.ts';

type Invoice = Schemas['Invoice'];
type Payment = Schemas['Payment'];
export type Allocation = Schemas['Allocation'];

/** A part of a payment for an invoice. */
export interface Part {
  id: string;
  invoice: Invoice;
  amount: number;
}

export const allocations: Handlers<'allocations'> = {
  ...standard('allocations', allocation),

  async create(context) {
    const { params, body } = context;
    const { invoice_id, amount, ...fields } = body;
    const { plain: before } = await context.records(payments).get(params.payment_id);
    await context.records(feeAccounts).current(before.account_id, 'any');
    const parts = await partsOf(context, before.account_id, [{ invoice_id, amount }], () => '/invoice_id');
    const { plain: payment } = await context.records(payments).current(params.payment_id);
    if (amount > payment.unallocated_amount) throw exceedsUnallocated(payment.unallocated_amount);
    await post(context, { journals: parts.map((part) => journalOfPart(context, payment, part)) });
    const [created] = await createAllocations(context, payment, parts, fields);
    if (!created) throw new Error('The allocation was not created');
    return created;
  },

  async reverse(context) {
    const { params, body, records } = context;
    const { id, plain } = await ownRecord(allocation, context);
    await records(feeAccounts).current(plain.account_id, 'any');
    await records(invoices).current(plain.invoice_id);
    await records(payments).current(params.payment_id);
    return reverse(context, allocation, { id, ...body });
  },
};

export const exceedsUnallocated = (available: number): Problem =>
  new Problem(
    'amount_exceeds_unallocated',
    `The unallocated amount of the payment is ${available}, in minor currency units. Send at most this amount.`,
    {
      members: { available },
    },
  );

/** The invoices of allocations that were sent, which it must be possible to pay from an account. */
export async function partsOf(
  work: UnitOfWork,
  account: string,
  sent: readonly Schemas['PaymentAllocation'][],
  pointerOf: (index: number) => string,
): Promise<Part[]> {
  const parts: Part[] = [];
  const due = new Map<string, number>();
  const found = await work.records(invoices).currentAll(sent.map(({ invoice_id }) => invoice_id));
  for (const [index, { invoice_id, amount }] of sent.entries()) {
    const pointer = pointerOf(index);
    const held = found.get(invoice_id);
    if (!held || held.archived) throw invalidReference(pointer, 'invoice');
    const { plain: invoice } = held;
    if (invoice.account_id !== null && invoice.account_id !== account)
      throw invalidField(pointer, 'other_account', 'must be an invoice of the fee account of the payment');
    refuseClosed(invoice);
    const left = due.get(invoice_id) ?? invoice.amount_due;
    if (amount > left) throw exceedsDue({ ...invoice, amount_due: left });
    due.set(invoice_id, left - amount);
    parts.push({ id: work.newId(allocation.prefix), invoice, amount });
  }
  return parts;
}

/** Divides what is left of a payment among the invoices of its account: the earliest due date first, then by number. */
export async function dividedOver(
  work: UnitOfWork,
  account: string,
  amount: number,
  already: readonly Part[],
): Promise<Part[]> {
  const { db, records, schoolId: school } = work;
  const parts: Part[] = [];
  let rest = amount;
  if (rest === 0) return parts;
  const open = await db.all(openInvoices, { school, account });
  const found = await records(invoices).currentAll(open.map(({ id }) => id));
  for (const { id } of open) {
    const invoice = found.get(id)?.plain;
    if (rest === 0 || !invoice) break;
    const taken = already.filter((part) => part.invoice.id === id).map((part) => part.amount);
    const due = taken.reduce((left, one) => left - one, invoice.amount_due);
    const part = Math.min(due, rest);
    if (part === 0) continue;
    rest -= part;
    parts.push({ id: work.newId(allocation.prefix), invoice, amount: part });
  }
  return parts;
}

export const journalOfPart = (
  { today }: Pick<UnitOfWork, 'today'>,
  { id: payment_id, account_id, currency }: Pick<Payment, 'id' | 'account_id' | 'currency'>,
  { id, invoice, amount }: Part,
): Journal =>
  journalOf('allocation', amount, {
    source: { type: 'allocation', id },
    description: `Payment allocated to ${invoice.number}`,
    effective_on: today,
    currency,
    account_id,
    learner_id: invoice.learner_id,
    invoice_id: invoice.id,
    payment_id,
  });

/** The records of allocations whose journals have been written. */
export async function createAllocations(
  { records, now }: UnitOfWork,
  { id: payment_id, account_id, currency }: Pick<Payment, 'id' | 'account_id' | 'currency'>,
  parts: readonly Part[],
  fields: Partial<Allocation> = {},
): Promise<Stored<Allocation>[]> {
  const own = { payment_id, account_id, currency };
  if (Object.keys(fields).length === 0)
    return records(allocation).saveAll(
      parts.map((part) => ({ fields: { ...own, ...fieldsOf(part), reconciled_at: now } })),
    );
  // External ids are claimed one by one.
  const created: Stored<Allocation>[] = [];
  for (const part of parts)
    created.push(
      await records(allocation).create({ ...fields, ...own, ...fieldsOf(part), reconciled_at: now }),
    );
  return created;
}

const fieldsOf = ({ id, invoice, amount }: Part) => ({
  id,
  amount,
  invoice_id: invoice.id,
  learner_id: invoice.learner_id,
});
