import { Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Handlers } from '../../core/operation.ts';
import type { UnitOfWork } from '../../core/unit-of-work.ts';
import { listOf, standard } from '../standard.ts';
import { accountFor } from './accounts.ts';
import { bursariesFor } from './bursaries.ts';
import { creditsOf } from './bursary-rules.ts';
import { createCredit, creditInvoice, journalOfCredit, lockInvoice } from './credits.ts';
import { noFigures } from './figures.ts';
import { generate } from './generate.ts';
import { journalOf } from './journal.ts';
import { takeNumbers } from './ledger-queries.ts';
import { readLines } from './lines.ts';
import { post } from './post.ts';
import { appliedCredits } from './queries.ts';
import { reversalsOf, reverseAll } from './reversal.ts';
import { allocations, creditNotes, currencyOf, invoices as invoice } from './tables.ts';

type Invoice = Schemas['Invoice'];

export const invoices: Handlers<'invoices'> = {
  ...standard('invoices', invoice),

  async create(context) {
    const { body, records } = context;
    const currency = await currencyOf(context, body.currency);
    const lines = await readLines(context, currency, body.lines);
    return records(invoice).create({ ...body, ...noFigures, ...lines, currency });
  },

  async update(context) {
    const { params, body, records } = context;
    const { id, plain } = await records(invoice).lockForUpdate(params.invoice_id);
    const { lines: sent, ...fields } = body;
    const isFixed = plain.status !== 'draft';
    const isFrozen = sent !== undefined || (fields.term_id !== undefined && fields.term_id !== plain.term_id);
    if (isFixed && isFrozen) throw issued();
    if (plain.status === 'void' && fields.due_date !== undefined) throw issued();
    const lines = sent ? await readLines(context, plain.currency, sent) : {};
    return records(invoice).update(id, { ...fields, ...lines });
  },

  async archive({ params, records }) {
    const { id, plain } = await records(invoice).lockForUpdate(params.invoice_id, 'any');
    if (plain.status !== 'draft') throw issued();
    return (await records(invoice).archive(id)).record;
  },

  issue,

  async void(context) {
    const { params, body, records, db, schoolId: school } = context;
    const { id, plain } = await records(invoice).get(params.invoice_id);
    const current = await lockInvoice(context, params.invoice_id);
    records(invoice).allow(current, 'void');
    if (current.plain.paid_total > 0)
      throw new Problem(
        'invoice_has_payments',
        `Payments of ${current.plain.paid_total} are allocated to the invoice. Reverse the allocations first.`,
      );
    const credits = await db.all(appliedCredits, { school, invoice: id });
    const sources = [id, ...credits.map((credit) => credit.id)];
    const { reason } = body;
    await post(context, {
      journals: await reversalsOf(context, sources, 'Void'),
      invoice: { id, action: 'voided', reason, fields: { status: 'void', void_reason: reason } },
    });
    const held = await records(creditNotes).lockAll(credits.map((credit) => credit.id));
    await reverseAll(records(creditNotes), [...held.values()], `The invoice ${plain.number} was voided`);
    return records(invoice).lockForUpdate(id);
  },

  async 'write-off'(context) {
    const { params, body, records } = context;
    const current = await lockInvoice(context, params.invoice_id);
    records(invoice).allow(current, 'write-off');
    const { plain } = current;
    await creditInvoice(context, plain, {
      kind: 'write_off',
      amount: plain.amount_due,
      reason: body.reason,
    });
    return records(invoice).lockForUpdate(plain.id);
  },

  generate,

  allocations: listOf(allocations).list,
};

const issued = (): Problem =>
  new Problem(
    'invoice_issued',
    'The invoice was issued. Give a credit note, or void it and create another one.',
  );

/** Issues a draft, with the credits of the bursaries of its learner. */
async function issue(context: UnitOfWork & { params: { invoice_id: string } }) {
  const { params, records, db, schoolId: school, today } = context;
  const draft = await records(invoice).get(params.invoice_id);
  if (draft.plain.status !== 'draft') records(invoice).allow(await lockInvoice(context, draft.id), 'issue');
  const { learner_id, currency } = draft.plain;
  const { id: account_id } = await accountFor(context, learner_id, currency);
  const current = await records(invoice).lockForUpdate(draft.id);
  records(invoice).allow(current, 'issue');
  const bursaries = await bursariesFor(context, { ...current.plain, issue_date: today });
  const year = today.slice(0, 4);
  const taken = await db.first(takeNumbers, { school, series: `invoices ${year}`, count: 1 });
  const number = `${year}-${String(taken?.last).padStart(5, '0')}`;
  const fields = { account_id, number, issue_date: today };
  const { id, total, lines } = current.plain;
  const open: Invoice = { ...current.plain, ...fields };
  const credits = creditsOf(lines, total, bursaries).map(({ bursary, amount }) => ({
    id: context.newId(creditNotes.prefix),
    kind: 'bursary' as const,
    amount,
    reason: bursary.name,
    bursary_id: bursary.id,
  }));
  const charge = journalOf('invoice', total, {
    source: { type: 'invoice', id },
    description: `Invoice ${number}`,
    effective_on: today,
    currency,
    account_id,
    learner_id,
    invoice_id: id,
  });
  await post(context, {
    journals: [
      ...(total > 0 ? [charge] : []),
      ...credits.map((credit) => journalOfCredit(context, open, credit)),
    ],
    invoice: { id, action: 'issued', fields },
  });
  for (const credit of credits) await createCredit(context, open, credit);
  return records(invoice).lockForUpdate(id);
}
