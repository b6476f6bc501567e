import { Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { erasedText } from '../../store/personal.ts';
import type { Stored } from '../../store/read.ts';
import type { Handlers } from '../../work/operation.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { ownRecord, standard } from '../standard.ts';
import { type Journal, journalOf, post, reasonFor, reverse } from './post.ts';
import { creditNotes, feeAccounts, invoices } from './tables.ts';

type Invoice = Schemas['Invoice'];
type CreditNote = Schemas['CreditNote'];

/** A credit note that is about to be given. */
export interface Credit {
  kind: CreditNote['kind'];
  amount: number;
  /** Null if no text is written about the learner any longer. */
  reason: string | null;
  bursary_id?: string;
  fields?: Partial<CreditNote>;
}

export const credits: Handlers<'credit-notes'> = {
  ...standard('credit-notes', creditNotes),

  async create(context) {
    const { params, body } = context;
    const invoice = await lockInvoice(context, params.invoice_id);
    refuseClosed(invoice.plain);
    const { amount, reason, ...fields } = body;
    return creditInvoice(context, invoice.plain, { kind: 'credit_note', amount, reason, fields });
  },

  async reverse(context) {
    const { id, plain } = await ownRecord(creditNotes, context);
    await lockInvoice(context, context.params.invoice_id);
    const reason = await reasonFor(context, plain, context.body.reason);
    return reverse(context, creditNotes, { id, reason });
  },
};

/** An invoice that was issued. */
export async function lockInvoice({ records }: UnitOfWork, id: string): Promise<Stored<Invoice>> {
  // The account does not change once an invoice is issued.
  const { account_id } = (await records(invoices).get(id)).plain;
  if (account_id !== null) await records(feeAccounts).current(account_id, 'any');
  return records(invoices).current(id);
}

/** Rejects an invoice that cannot be paid or reduced, and returns its account. */
export function refuseClosed({ status, number, account_id }: Invoice): string {
  if (account_id !== null && (status === 'issued' || status === 'partly_paid')) return account_id;
  const name = number === null ? 'The invoice' : `The invoice ${number}`;
  const ways =
    status === 'paid'
      ? 'To reduce what was charged, reverse an allocation or a credit note of it first.'
      : 'Only an invoice with the status issued or partly_paid can be paid or reduced.';
  throw new Problem('invoice_not_open', `${name} is ${status}. ${ways}`);
}

export function exceedsDue({ number, amount_due }: Pick<Invoice, 'number' | 'amount_due'>): Problem {
  return new Problem(
    'amount_exceeds_due',
    `The amount due on the invoice ${number} is ${amount_due}, in minor currency units. Send at most this amount.`,
    {
      members: { available: amount_due },
    },
  );
}

/** Gives a credit note on an open invoice. */
export async function creditInvoice(
  work: UnitOfWork,
  invoice: Invoice,
  credit: Credit,
): Promise<Stored<CreditNote>> {
  refuseClosed(invoice);
  if (credit.amount > invoice.amount_due) throw exceedsDue(invoice);
  const id = work.newId(creditNotes.prefix);
  await post(work, { journals: [journalOfCredit(work, invoice, { ...credit, id })] });
  return work.records(creditNotes).create(creditNoteOf(invoice, { ...credit, id }));
}

const namesOfKinds = { credit_note: 'Credit note', bursary: 'Bursary', write_off: 'Written off' } as const;

/** The journal of a credit note. */
export function journalOfCredit(
  { today }: Pick<UnitOfWork, 'today'>,
  invoice: Invoice,
  { id, kind, amount, reason, bursary_id }: Credit & { id: string },
): Journal {
  return journalOf(kind, amount, {
    source: { type: 'credit_note', id },
    description: `${namesOfKinds[kind]} on ${invoice.number}${reason === null ? '' : `: ${reason}`}`,
    effective_on: today,
    currency: invoice.currency,
    account_id: String(invoice.account_id),
    learner_id: invoice.learner_id,
    invoice_id: invoice.id,
    bursary_id: bursary_id ?? null,
  });
}

/** The fields of a credit note whose journal has been written. */
export const creditNoteOf = (
  { id: invoice_id, account_id, learner_id, currency }: Invoice,
  { id, kind, amount, reason, bursary_id, fields = {} }: Credit & { id: string },
): Partial<CreditNote> => ({
  ...fields,
  ...{ id, kind, amount, invoice_id, learner_id, currency },
  reason: reason ?? erasedText,
  account_id: String(account_id),
  bursary_id: bursary_id ?? null,
});
