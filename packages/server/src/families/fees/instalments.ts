import { type FieldError, invalidBody, invalidField } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { sum } from './amounts.ts';

type Invoice = Schemas['Invoice'];
type Instalment = Schemas['Instalment'];
type Sent = Schemas['InstalmentSent'];

/** Divides an amount like others, in their order, so that the parts add up to it. */
function inProportion(amounts: readonly number[], amount: number): number[] {
  const total = BigInt(sum(...amounts));
  let before = 0n;
  let upTo = 0n;
  return amounts.map((one) => {
    upTo += BigInt(one);
    const after = total === 0n ? 0n : (upTo * BigInt(amount)) / total;
    const part = Number(after - before);
    before = after;
    return part;
  });
}

/** What is due of each instalment of an invoice, or of the whole if it has none. */
export function duesIn({
  instalments,
  due_date,
  amount_due,
  paid_total,
}: Pick<Invoice, 'instalments' | 'due_date' | 'amount_due' | 'paid_total'>): Instalment[] {
  if (instalments.length === 0) return [{ due_date, amount: amount_due, amount_due }];
  const reduced = inProportion(
    instalments.map(({ amount }) => amount),
    sum(amount_due, paid_total),
  );
  let paid = paid_total;
  return instalments.map(({ due_date: day, amount }, index) => {
    const own = reduced[index] ?? 0;
    const part = Math.min(own, paid);
    paid -= part;
    return { due_date: day, amount, amount_due: own - part };
  });
}

/** The fields of an invoice that follow from its instalments and its figures. */
export function filledDues(invoice: Invoice): Pick<Invoice, 'instalments' | 'next_due_date'> {
  // A new draft may have none.
  const next = { ...invoice, instalments: invoice.instalments ?? [] };
  const dues = duesIn(next);
  return {
    instalments: next.instalments.length === 0 ? [] : dues,
    next_due_date: dues.find(({ amount_due }) => amount_due > 0)?.due_date ?? null,
  };
}

/** The instalments of an invoice that is divided among accounts, for a part of its total. */
export function instalmentsOf(instalments: readonly Instalment[], total: number): Instalment[] {
  const parts = inProportion(
    instalments.map(({ amount }) => amount),
    total,
  );
  return instalments.map((one, index) => ({ ...one, amount: parts[index] ?? 0 }));
}

/** Rejects instalments whose days are not in order, or that do not add up to the total of their invoice. */
export function readInstalments(sent: readonly Sent[], total: number): Instalment[] {
  const errors = sent.flatMap(({ due_date }, index): FieldError[] => {
    const before = sent[index - 1]?.due_date;
    if (before === undefined || before < due_date) return [];
    const pointer = `/instalments/${index}/due_date`;
    return [{ pointer, code: 'not_in_order', detail: `must be after ${before}, the day of the one before` }];
  });
  if (errors.length > 0) throw invalidBody(errors);
  const all = sum(...sent.map(({ amount }) => amount));
  if (sent.length > 0 && all !== total)
    throw invalidField(
      '/instalments',
      'wrong_sum',
      `must add up to ${total}, the total of the invoice; they add up to ${all}`,
    );
  return sent.map(({ due_date, amount }) => ({ due_date, amount, amount_due: 0 }));
}

/** The day on which all of an invoice with instalments is due. */
export function lastDueDate(
  instalments: readonly Instalment[],
  sent: string | undefined,
): string | undefined {
  const last = instalments.at(-1)?.due_date;
  if (last === undefined || sent === undefined || sent === last) return last ?? sent;
  throw invalidField('/due_date', 'not_last', `must be ${last}, the day of the last instalment`);
}
