import type { Schemas } from '../../contract/schemas.ts';
import { sum } from './amounts.ts';
import { against, debitOf, type Journal } from './journal.ts';

type Invoice = Schemas['Invoice'];
type Payment = Schemas['Payment'];
export type InvoiceFigures = Pick<
  Invoice,
  'bursary_total' | 'credit_total' | 'written_off_total' | 'paid_total' | 'amount_due'
>;
export type PaymentFigures = Pick<
  Payment,
  'allocated_total' | 'refunded_total' | 'transferred_total' | 'unallocated_amount'
>;

/** The figures of a draft. */
export const noFigures: InvoiceFigures = {
  bursary_total: 0,
  credit_total: 0,
  written_off_total: 0,
  paid_total: 0,
  amount_due: 0,
};

/** The figures of an invoice after journals that concern it. */
export function invoiceAfter(before: InvoiceFigures, journals: readonly Journal[]): InvoiceFigures {
  const credited = (account: Parameters<typeof against>[1]): number =>
    -debitOf(against(journals, account), 'receivable');
  const after = {
    bursary_total: sum(before.bursary_total, credited('bursary_expense')),
    credit_total: sum(before.credit_total, credited('credit_notes')),
    written_off_total: sum(before.written_off_total, credited('bad_debt')),
    paid_total: sum(before.paid_total, credited('unapplied')),
    amount_due: sum(before.amount_due, debitOf(journals, 'receivable')),
  };
  refuseNegative(after);
  return after;
}

/** The status of an invoice that was issued and is not void. */
export function statusOf({ total, amount_due }: Pick<Invoice, 'total' | 'amount_due'>): Invoice['status'] {
  if (amount_due === 0) return 'paid';
  return amount_due === total ? 'issued' : 'partly_paid';
}

/** The figures of a payment after journals that concern it. */
export function paymentAfter(before: PaymentFigures, journals: readonly Journal[]): PaymentFigures {
  const after = {
    allocated_total: sum(before.allocated_total, debitOf(against(journals, 'receivable'), 'unapplied')),
    refunded_total: sum(
      before.refunded_total,
      debitOf(
        journals.filter(({ source }) => source.type === 'refund'),
        'unapplied',
      ),
    ),
    transferred_total: sum(
      before.transferred_total,
      debitOf(
        // The source is the payment of the other account.
        journals.filter(({ source, payment_id }) => source.type === 'payment' && source.id !== payment_id),
        'unapplied',
      ),
    ),
    unallocated_amount: sum(before.unallocated_amount, -debitOf(journals, 'unapplied')),
  };
  refuseNegative(after);
  return after;
}

/** The changes of the balances of accounts. */
export function accountChanges(journals: readonly Journal[]) {
  return [...Map.groupBy(journals, ({ account_id }) => account_id)].map(([id, own]) => {
    const credit = -debitOf(own, 'unapplied');
    return { id, balance: sum(debitOf(own, 'receivable'), -credit), credit };
  });
}

/** The changes of what bursaries have given. */
export function bursaryChanges(journals: readonly Journal[]) {
  const own = journals.filter(({ bursary_id }) => bursary_id !== null);
  return [...Map.groupBy(own, ({ bursary_id }) => String(bursary_id))].map(([id, given]) => ({
    id,
    used: debitOf(given, 'bursary_expense'),
  }));
}

function refuseNegative(figures: Record<string, number>): void {
  const [wrong] = Object.entries(figures).filter(([, figure]) => figure < 0);
  if (wrong) throw new Error(`${wrong[0]} would be ${wrong[1]}`);
}
