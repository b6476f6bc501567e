import { invalidField, invalidReference, Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { idRows } from '../../sql/query.ts';
import type { Handlers } from '../../work/operation.ts';
import type { DailyTask } from '../../work/tasks.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { schools } from '../school/tables.ts';
import { ownRecord, standard } from '../standard.ts';
import { exceedsDue, refuseClosed } from './credit-notes.ts';
import { duesIn } from './instalments.ts';
import { type Journal, journalOf, post, reasonFor, reverse } from './post.ts';
import { creditDue, openInvoices, paymentsWithCredit } from './queries.ts';
import { allocations as allocation, feeAccounts, invoices, payments } from './tables.ts';

type Invoice = Schemas['Invoice'];
type Payment = Schemas['Payment'];
type Allocation = Schemas['Allocation'];

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
    const [part] = await partsOf(context, [{ invoice_id, amount }], () => '/invoice_id', before.account_id);
    if (!part) throw new Error('The allocation was not read');
    const { plain: payment } = await context.records(payments).current(params.payment_id);
    if (amount > payment.unallocated_amount) throw exceedsUnallocated(payment.unallocated_amount);
    await post(context, { journals: [journalOfPart(context, payment, part)] });
    return context.records(allocation).create({ ...fields, ...allocationOf(context, payment, part) });
  },

  async reverse(context) {
    const { params, body, records } = context;
    const { id, plain } = await ownRecord(allocation, context);
    await records(feeAccounts).current(plain.account_id, 'any');
    await records(invoices).current(plain.invoice_id);
    await records(payments).current(params.payment_id);
    return reverse(context, allocation, { id, reason: await reasonFor(context, plain, body.reason) });
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

/** The invoices of allocations that were sent, of which it must be possible to pay this much; all of an account, if given. */
export async function partsOf(
  work: UnitOfWork,
  sent: readonly Schemas['PaymentAllocation'][],
  pointerOf: (index: number) => string,
  account?: string,
): Promise<Part[]> {
  const parts: Part[] = [];
  const due = new Map<string, number>();
  const found = await work.records(invoices).currentAll(sent.map(({ invoice_id }) => invoice_id));
  for (const [index, { invoice_id, amount }] of sent.entries()) {
    const pointer = pointerOf(index);
    const held = found.get(invoice_id);
    if (!held || held.archived) throw invalidReference(pointer, 'invoice');
    const { plain: invoice } = held;
    const { account_id: own } = invoice;
    // Comes first: no later state of the invoice makes it right, so a repeated request gets the same error.
    if (account !== undefined && own !== null && own !== account)
      throw invalidField(
        pointer,
        'other_account',
        'must be an invoice of the fee account of the payment; transfer credit to the account of the invoice first, with POST /v1/fee-accounts/{fee_account_id}/transfer',
      );
    refuseClosed(invoice);
    const left = due.get(invoice_id) ?? invoice.amount_due;
    if (amount > left) throw exceedsDue({ ...invoice, amount_due: left });
    due.set(invoice_id, left - amount);
    parts.push({ id: work.newId(allocation.prefix), invoice, amount });
  }
  return parts;
}

/** What is due on an invoice, and when. */
interface Due {
  invoice: Invoice;
  due_date: string;
  left: number;
}

/**
 * What is due on accounts, and on invoices that are about to be issued, in the order in which it is paid: the earliest due
 * date first, then by number.
 */
async function duesOn(
  work: UnitOfWork,
  accounts: readonly string[],
  issued: readonly Invoice[] = [],
): Promise<Due[]> {
  const { db, records, schoolId: school } = work;
  const open = await db.all(openInvoices, { school, rows: idRows(accounts) });
  const found = await records(invoices).currentAll(open.map(({ id }) => id));
  const all = [...[...found.values()].map(({ plain }) => plain), ...issued];
  const dues = all.flatMap((invoice) =>
    duesIn(invoice).map(({ due_date, amount_due: left }): Due => ({ invoice, due_date, left })),
  );
  const keyOf = ({ due_date, invoice: { number } }: Due) => `${due_date} ${String(number).length} ${number}`;
  return dues.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** Takes what an amount pays from what is due. */
function paidFrom(dues: readonly Due[], amount: number): { invoice: Invoice; amount: number }[] {
  const paid = new Map<string, { invoice: Invoice; amount: number }>();
  let rest = amount;
  for (const due of dues) {
    const part = Math.min(due.left, rest);
    if (part === 0) continue;
    due.left -= part;
    rest -= part;
    const { invoice } = due;
    paid.set(invoice.id, { invoice, amount: (paid.get(invoice.id)?.amount ?? 0) + part });
  }
  return [...paid.values()];
}

/** Divides what is left of a payment among the invoices of its account. */
export async function dividedOver(
  work: UnitOfWork,
  account: string,
  amount: number,
  already: readonly Part[],
): Promise<Part[]> {
  if (amount === 0) return [];
  const dues = await duesOn(work, [account]);
  for (const part of already)
    paidFrom(
      dues.filter(({ invoice }) => invoice.id === part.invoice.id),
      part.amount,
    );
  return paidFrom(dues, amount).map((part) => ({ ...part, id: work.newId(allocation.prefix) }));
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

/** The fields of an allocation whose journal has been written. */
export const allocationOf = (
  { now }: Pick<UnitOfWork, 'now'>,
  { id: payment_id, account_id, currency }: Pick<Payment, 'id' | 'account_id' | 'currency'>,
  { id, invoice, amount }: Part,
): Partial<Allocation> => ({
  ...{ id, payment_id, account_id, currency, amount, reconciled_at: now },
  invoice_id: invoice.id,
  learner_id: invoice.learner_id,
});

/** An allocation that is about to be made. */
interface Planned {
  payment: Schemas['Payment'];
  part: Part;
}

/**
 * What the credit of accounts pays, and of invoices that are about to be issued on them: what was received first pays
 * what is due first. The number of statements does not depend on how many there are.
 */
async function planCredit(
  work: UnitOfWork,
  accounts: readonly string[],
  issued: readonly Invoice[] = [],
): Promise<Planned[]> {
  const { db, records, schoolId: school } = work;
  const rows = idRows(accounts);
  const ids = (await db.all(paymentsWithCredit, { school, rows })).map(({ id }) => id);
  if (ids.length === 0) return [];
  const held = await records(payments).currentAll(ids);
  const paid = ids.flatMap((id) => held.get(id)?.plain ?? []);
  const dues = Map.groupBy(
    await duesOn(work, [...new Set(paid.map(({ account_id }) => account_id))], issued),
    ({ invoice }) => String(invoice.account_id),
  );
  return paid.flatMap((payment) =>
    paidFrom(dues.get(payment.account_id) ?? [], payment.unallocated_amount).map((part) => ({
      payment,
      part: { ...part, id: work.newId(allocation.prefix) },
    })),
  );
}

/** The journals of such allocations. */
export const journalsOf = (work: UnitOfWork, planned: readonly Planned[]): Journal[] =>
  planned.map(({ payment, part }) => journalOfPart(work, payment, part));

/** Creates the records of such allocations, whose journals have been written. */
export const createPlanned = (work: UnitOfWork, planned: readonly Planned[]) =>
  work
    .records(allocation)
    .saveAll(planned.map(({ payment, part }) => ({ fields: allocationOf(work, payment, part) })));

/** Allocates the credit of accounts. */
export async function applyCredit(work: UnitOfWork, accounts: readonly string[]): Promise<void> {
  const planned = await planCredit(work, accounts);
  if (planned.length === 0) return;
  await post(work, { journals: journalsOf(work, planned) });
  await createPlanned(work, planned);
}

/** Whether the school wants credit to be allocated without a request. */
export const isAutomatic = async ({ records, schoolId }: UnitOfWork): Promise<boolean> =>
  (await records(schools).get(schoolId)).plain.auto_apply_credit;

/** What credit pays when invoices are issued, if that is automatic. */
export async function planAtIssue(work: UnitOfWork, issued: readonly Invoice[]): Promise<Planned[]> {
  if (!(await isAutomatic(work))) return [];
  const accounts = issued.flatMap(({ account_id }) => account_id ?? []);
  return planCredit(work, [...new Set(accounts)], issued);
}

async function applyDaily(work: UnitOfWork, account: string): Promise<void> {
  if (await isAutomatic(work)) await applyCredit(work, [account]);
}

export const dailyTasks: readonly DailyTask[] = [{ due: creditDue, run: applyDaily }];
