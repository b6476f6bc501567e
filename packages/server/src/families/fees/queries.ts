import { sql } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import { query, statement } from '../../db/query.ts';
import { rowsOf } from '../../db/rows.ts';
import { inSchool, live } from '../../db/school-rows.ts';

/** The invoices of an account on which something is due, in the order in which they are paid. */
export const openInvoices = query<{ school: string; account: string }, { id: string }>((db, p) =>
  live(db, 'invoices', p)
    .select('id')
    .where('account_id', '=', p.account)
    .where('status', 'in', ['issued', 'partly_paid'])
    .where('amount_due', '>', 0)
    .orderBy('due_date')
    .orderBy(sql`length(number)`)
    .orderBy('number'),
);

/** The credit notes of an invoice that were not reversed. */
export const appliedCredits = query<
  { school: string; invoice: string },
  { id: string; bursary_id: string | null; amount: number }
>((db, p) =>
  inSchool(db, 'credit_notes', p)
    .select(['id', 'bursary_id', 'amount'])
    .where('invoice_id', '=', p.invoice)
    .where('status', '=', 'applied')
    .orderBy('id'),
);

/** The allocations of a payment that were not reversed. */
export const appliedAllocations = query<
  { school: string; payment: string },
  { id: string; invoice_id: string }
>((db, p) =>
  inSchool(db, 'allocations', p)
    .select(['id', 'invoice_id'])
    .where('payment_id', '=', p.payment)
    .where('status', '=', 'applied')
    .orderBy('invoice_id')
    .orderBy('id'),
);

/** An earlier payment that looks the same. */
export const samePayment = query<
  { school: string; account: string; reference: string; amount: number; date: string },
  { id: string }
>((db, p) =>
  inSchool(db, 'payments', p)
    .select('id')
    .where('reference', '=', p.reference)
    .where('received_on', '=', p.date)
    .where('account_id', '=', p.account)
    .where('amount', '=', p.amount)
    .where('status', '!=', 'reversed')
    .orderBy('id'),
);

/** A payment that a row of a bank statement describes; one that was not reversed first. */
export const describedPayment = query<
  {
    school: string;
    reference: string;
    amount: number;
    currency: string;
    date: string;
    account: string | null;
    learner: string | null;
  },
  { id: string }
>((db, p) =>
  inSchool(db, 'payments', p)
    .select('id')
    .where('reference', '=', p.reference)
    .where('received_on', '=', p.date)
    .where('amount', '=', p.amount)
    .where('currency', '=', p.currency)
    .where(sql<boolean>`account_id = coalesce(cast(${p.account} as text), account_id)`)
    .where(sql<boolean>`(cast(${p.learner} as text) is null or learner_id = ${p.learner})`)
    .orderBy(sql`case status when 'reversed' then 1 else 0 end`)
    .orderBy('id'),
);

/** The academic year of a term, or that of a day. */
export const yearOf = query<{ school: string; term: string | null; date: string }, { id: string }>((db, p) =>
  live(db, 'academic_years as y', p)
    .select('y.id')
    .where(
      sql<boolean>`case when cast(${p.term} as text) is null
        then y.starts_on <= ${p.date} and y.ends_on >= ${p.date}
        else y.id = (select t.academic_year_id from terms as t where t.school_id = ${p.school} and t.id = ${p.term}) end`,
    ),
);

const draftColumns = { id: 'text', learner_id: 'text', term_id: 'text', currency: 'text' } as const;

/** The active bursaries of the learners of drafts, for the years of their terms, or of today if they have no term. */
export const activeBursaries = statement<
  { school: string; rows: string; today: string },
  { invoice_id: string; bursary_id: string }
>(
  (p, dialect) => sql`select r.id as invoice_id, b.id as bursary_id
    from ${rowsOf(p.rows, draftColumns, dialect)}, bursaries as b, academic_years as y
    where b.school_id = ${p.school} and b.learner_id = r.learner_id and b.currency = r.currency
      and b.status = 'active' and b.archived_at is null
      and y.school_id = b.school_id and y.id = b.academic_year_id and y.archived_at is null
      and case when r.term_id is null then y.starts_on <= ${p.today} and y.ends_on >= ${p.today}
        else y.id = (select t.academic_year_id from terms as t where t.school_id = b.school_id and t.id = r.term_id) end
    order by b.id`,
);

export interface ItemRow {
  id: string;
  name: string;
  category: Schemas['FeeItem']['category'];
  amount: number;
  currency: string;
  active: number;
  grade_level_ids: string;
}

/** The fee items with some ids that are not archived. */
export const itemsAmong = statement<{ school: string; rows: string }, ItemRow>(
  (p, dialect) => sql`select i.id, i.name, i.category, i.amount, i.currency, i.active, i.grade_level_ids
    from fee_items as i where i.school_id = ${p.school} and i.archived_at is null
      and i.id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})`,
);
