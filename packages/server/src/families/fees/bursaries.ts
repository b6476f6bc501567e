import { invalidField, invalidReference, Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { isId } from '../../lib/ids.ts';

import type { Handlers } from '../../work/operation.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { noticeTwice } from '../merged-records.ts';
import { standard } from '../standard.ts';
import { availableOf } from './bursary-rules.ts';
import { creditInvoice, exceedsDue, lockInvoice, refuseClosed } from './credit-notes.ts';
import { activeBursaries, appliedCredits, openBursariesOf, partsGiven, yearOf } from './queries.ts';
import { bursaries as bursary, invoices } from './tables.ts';

type Bursary = Schemas['Bursary'];
type Invoice = Schemas['Invoice'];

export const bursaries: Handlers<'bursaries'> = {
  ...standard('bursaries', bursary),

  create: ({ body, records }) => records(bursary).create(body, { used_amount: 0 }),

  async update({ params, body, records }) {
    const { id, plain } = await records(bursary).current(params.bursary_id);
    if (bursary.ended.includes(plain.status)) throw ended(plain);
    const { cap_amount: cap } = body;
    if (cap !== undefined && cap !== null && cap < plain.used_amount)
      throw invalidField(
        '/cap_amount',
        'below_used',
        `must be at least ${plain.used_amount}, the amount that is already used`,
      );
    return records(bursary).update(id, body);
  },

  decline: ({ params, body: { reason }, records }) =>
    records(bursary).act(params.bursary_id, 'decline', { status_reason: reason }, { reason }),

  revoke: ({ params, body: { reason }, records }) =>
    records(bursary).act(params.bursary_id, 'revoke', { status_reason: reason }, { reason }),

  apply,
};

const ended = ({ status }: Bursary): Problem =>
  new Problem('bursary_ended', `The bursary is ${status}. Create another one for the learner.`);

/** A bursary that both records of a learner have is given twice. */
export const bursaryRule = noticeTwice({
  find: openBursariesOf,
  keyOf({ plain, archived }) {
    const { status, academic_year_id: year, currency } = plain as unknown as Bursary;
    return archived || bursary.ended.includes(status) ? undefined : `${year} ${currency}`;
  },
  code: 'given_twice',
  detail: (existing) =>
    `Both have a bursary for the academic year, also ${existing}, and the learner is given both. Decline or revoke one of them if it is the same.`,
});

/** The active bursaries of the learners of invoices for their academic years, by the ids of the invoices. */
export async function bursariesFor(
  { db, records, schoolId: school, today }: UnitOfWork,
  drafts: readonly Invoice[],
): Promise<ReadonlyMap<string, Bursary[]>> {
  const rows = drafts.map(({ id, learner_id, term_id, currency }) => ({ id, learner_id, term_id, currency }));
  const found = await db.all(activeBursaries, { school, rows, today });
  const held = await records(bursary).currentAll(found.map(({ bursary_id }) => bursary_id));
  const groups = Map.groupBy(found, ({ invoice_id }) => invoice_id);
  return new Map(
    [...groups].map(([id, own]) => [
      id,
      own.flatMap(({ bursary_id }) => {
        const giving = held.get(bursary_id)?.plain;
        return giving?.status === 'active' ? [giving] : [];
      }),
    ]),
  );
}

/** Applies a bursary to an invoice that was already issued. */
async function apply(
  context: UnitOfWork & { params: { bursary_id: string }; body: Schemas['BursaryApply'] },
) {
  const { params, body, records, db, schoolId: school } = context;
  const { invoice_id } = body;
  await records(bursary).get(params.bursary_id);
  const found = isId(invoice_id, invoices.prefix) ? await records(invoices).find(invoice_id) : undefined;
  if (!found || found.archived) throw invalidReference('/invoice_id', 'invoice');
  const { plain: invoice } = await lockInvoice(context, invoice_id);
  const { plain: giving } = await records(bursary).current(params.bursary_id);
  if (giving.status !== 'active')
    throw new Problem(
      'bursary_ended',
      `The bursary is ${giving.status}. Only an active bursary can be applied.`,
    );
  refuseClosed(invoice);
  const { term_id: term, issue_date } = invoice;
  const year = await db.first(yearOf, { school, term, date: String(issue_date) });
  if (invoice.learner_id !== giving.learner_id)
    throw invalidField('/invoice_id', 'other_learner', 'must be an invoice of the learner of the bursary');
  if (invoice.currency !== giving.currency)
    throw invalidField('/invoice_id', 'currency_mismatch', `must be an invoice in ${giving.currency}`);
  if (year?.id !== giving.academic_year_id)
    throw invalidField('/invoice_id', 'other_year', 'must be an invoice of the academic year of the bursary');
  const applied = await db.all(appliedCredits, { school, invoice: invoice.id });
  const givers = await records(bursary).currentAll(applied.flatMap(({ bursary_id: by }) => by ?? []));
  const credits = applied.flatMap(({ bursary_id: by, amount }) => {
    const giver = by === null ? undefined : givers.get(by)?.plain;
    return giver ? [{ bursary: giver, amount }] : [];
  });
  const first = invoice.split_from_id ?? invoice.id;
  const parts = (await db.all(partsGiven, { school, first, bursary: giving.id })).map(
    ({ id, lines, given }) => ({ id, lines: JSON.parse(lines), given: Number(given) }),
  );
  const { available, share } = availableOf(giving, invoice, parts, credits);
  const amount = body.amount ?? share;
  if (amount > available || amount === 0)
    throw new Problem(
      'bursary_limit_reached',
      `The bursary covers at most ${available} more of the invoice, in minor currency units. Send at most this amount.`,
      { members: { available } },
    );
  if (amount > invoice.amount_due) throw exceedsDue(invoice);
  return creditInvoice(context, invoice, {
    kind: 'bursary',
    amount,
    reason: giving.name,
    bursary_id: giving.id,
  });
}
