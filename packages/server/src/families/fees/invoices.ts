import { Problem } from '../../contract/errors.ts';
import type { Handlers } from '../../work/operation.ts';
import { listOf, standard } from '../standard.ts';
import { creditInvoice, lockInvoice } from './credits.ts';
import { noFigures } from './figures.ts';
import { generate } from './generate.ts';
import { lastDueDate, readInstalments } from './instalments.ts';
import { issueAll } from './issue-all.ts';
import { issueDrafts } from './issuing.ts';
import { readLines } from './lines.ts';
import { post } from './post.ts';
import { appliedCredits } from './queries.ts';
import { reversalsOf, reverseAll } from './reversal.ts';
import { allocations, creditNotes, currencyOf, invoices as invoice } from './tables.ts';

export const invoices: Handlers<'invoices'> = {
  ...standard('invoices', invoice),

  async create(context) {
    const { body, records } = context;
    const currency = await currencyOf(context, body.currency);
    const lines = await readLines(context, currency, body.lines);
    const instalments = readInstalments(body.instalments ?? [], lines.total);
    lastDueDate(instalments, body.due_date);
    return records(invoice).create({ ...body, ...noFigures, ...lines, currency, instalments });
  },

  async update(context) {
    const { params, body, records } = context;
    const { id, plain } = await records(invoice).current(params.invoice_id);
    const { lines: sent, instalments: plan, ...fields } = body;
    const isFixed = plain.status !== 'draft';
    const isFrozen = sent !== undefined || (fields.term_id !== undefined && fields.term_id !== plain.term_id);
    if (isFixed && isFrozen) throw issued();
    if (plain.status === 'void' && (fields.due_date !== undefined || plan)) throw issued();
    const lines = sent ? await readLines(context, plain.currency, sent) : { total: plain.total };
    const instalments = readInstalments(plan ?? plain.instalments, lines.total);
    const due_date = lastDueDate(instalments, fields.due_date) ?? plain.due_date;
    return records(invoice).update(id, { ...fields, ...lines, due_date, instalments });
  },

  async archive({ params, records }) {
    const { id, plain } = await records(invoice).current(params.invoice_id, 'any');
    if (plain.status !== 'draft') throw issued();
    return (await records(invoice).archive(id)).record;
  },

  async issue(context) {
    const { params, records } = context;
    const { id } = await records(invoice).get(params.invoice_id);
    const [outcome] = await issueDrafts(context, [id]);
    if (outcome?.problem) throw outcome.problem;
    return records(invoice).current(id);
  },

  'issue-all': issueAll,

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
      invoices: [{ id, action: 'voided', reason, fields: { status: 'void', void_reason: reason } }],
    });
    const held = await records(creditNotes).currentAll(credits.map((credit) => credit.id));
    await reverseAll(records(creditNotes), [...held.values()], `The invoice ${plain.number} was voided`);
    return records(invoice).current(id);
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
    return records(invoice).current(plain.id);
  },

  generate,

  allocations: listOf(allocations).list,
};

const issued = (): Problem =>
  new Problem(
    'invoice_issued',
    'The invoice was issued. Create a credit note, or void it and create another one.',
  );
