import { sql } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import { query, rowsOf, statement } from '../../sql/query.ts';
import { inSchool, live } from '../../sql/school-rows.ts';
import { dueRows } from '../../work/tasks.ts';

/** The invoices of accounts on which something is due. */
export const openInvoices = statement<{ school: string; rows: string }, { id: string }>(
  (p, dialect) => sql`select i.id from invoices as i
    where i.school_id = ${p.school} and i.archived_at is null and i.status in ('issued', 'partly_paid')
      and i.amount_due > 0
      and i.account_id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})`,
);

/** The payments of accounts with credit, in the order in which they were received. */
export const paymentsWithCredit = statement<{ school: string; rows: string }, { id: string }>(
  (p, dialect) => sql`select y.id from payments as y
    where y.school_id = ${p.school} and y.unallocated_amount > 0
      and y.account_id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})
    order by y.received_on, y.id`,
);

/** The guardians who pay the fees of learners of accounts. */
export const feePayersOf = statement<
  { school: string; rows: string },
  { account_id: string; guardian_id: string }
>(
  (p, dialect) => sql`select s.account_id, g.guardian_id from fee_shares as s, learner_guardians as g
    where s.school_id = ${p.school}
      and s.account_id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})
      and g.school_id = s.school_id and g.learner_id = s.learner_id and g.fee_payer = 1 and g.archived_at is null`,
);

/** Accounts of schools that apply credit automatically, with credit and an invoice on which something is due. */
export const creditDue = dueRows(
  'fee_accounts',
  () => sql<boolean>`s.auto_apply_credit = 1 and due.unallocated_credit > 0 and exists (
    select 1 from invoices as i where i.school_id = due.school_id and i.account_id = due.id and i.archived_at is null
      and i.status in ('issued', 'partly_paid') and i.amount_due > 0)`,
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
    .where('method', '!=', 'transfer')
    .orderBy('id'),
);

/**
 * A payment that a row of a bank statement describes: one that no other row of the import has, by its id or as its result.
 * If the row has an id, the payment has none of the source. Otherwise those that have one are first, so that the others
 * remain for rows with ids.
 */
export const describedPayment = query<
  {
    school: string;
    reference: string;
    amount: number;
    currency: string;
    date: string;
    account: string | null;
    learner: string | null;
    /** Whether the payment can be on any account, if it is of the learner, or the row names none. */
    isOnAny: 0 | 1;
    import: string;
    source: string;
    /** Whether the row has an external id. */
    isNamed: 0 | 1;
  },
  { id: string }
>((db, p) => {
  const idInSource = sql`select 1 from external_ids as x where x.school_id = p.school_id and x.resource = 'payments'
    and x.record_id = p.id and x.source = ${p.source}`;
  const otherRow = sql`select 1 from import_rows as r where r.school_id = p.school_id and r.import_id = ${p.import}`;
  return inSchool(db, 'payments as p', p)
    .select('p.id')
    .where('p.reference', '=', p.reference)
    .where('p.received_on', '=', p.date)
    .where('p.amount', '=', p.amount)
    .where('p.currency', '=', p.currency)
    .where('p.method', '!=', 'transfer')
    .where(
      sql<boolean>`(p.account_id = cast(${p.account} as text)
        or (${p.isOnAny} = 1 and coalesce(p.learner_id = cast(${p.learner} as text), cast(${p.learner} as text) is null)))`,
    )
    .where(
      sql<boolean>`(cast(${p.learner} as text) is null or p.learner_id is null or p.learner_id = ${p.learner})`,
    )
    .where(
      sql<boolean>`not exists (${otherRow} and r.record_id = p.id and r.result in ('created', 'updated', 'unchanged'))`,
    )
    .where(
      sql<boolean>`not exists (${idInSource} and (${p.isNamed} = 1 or exists (${otherRow} and r.external_id = x.external_id)))`,
    )
    .orderBy(sql`case when exists (${idInSource}) then 0 else 1 end`)
    .orderBy(sql`case p.status when 'reversed' then 1 else 0 end`)
    .orderBy(
      sql`case when coalesce(p.learner_id, '') = coalesce(cast(${p.learner} as text), '') then 0 else 1 end`,
    )
    .orderBy('p.id')
    .limit(1);
});

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
