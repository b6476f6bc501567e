import { type RawBuilder, sql } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import type { Dialect } from '../../sql/database.ts';
import { joinByKey, query, type RowColumns, type Rows, rowsOf, statement } from '../../sql/query.ts';
import { inSchool, live } from '../../sql/school-rows.ts';
import { idIn } from '../../store/projection.ts';
import { undoneReason } from '../../work/import-target.ts';
import { dueRows } from '../../work/tasks.ts';
import { gradeInTerm, lastsInTerm } from '../in-term-queries.ts';

/** Whether something is due on an invoice, as `i`. */
export const isOpen = sql<boolean>`i.archived_at is null and i.status in ('issued', 'partly_paid') and i.amount_due > 0`;

/** The invoices of accounts on which something is due. */
export const openInvoices = statement<{ school: string; rows: Rows }, { id: string }>(
  (p, dialect) => sql`select i.id from invoices as i
    where i.school_id = ${p.school} and ${isOpen}
      and i.account_id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})`,
);

/** The payments of accounts with credit, in the order in which they were received. */
export const paymentsWithCredit = statement<{ school: string; rows: Rows }, { id: string }>(
  (p, dialect) => sql`select y.id from payments as y
    where y.school_id = ${p.school} and y.unallocated_amount > 0
      and y.account_id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})
    order by y.received_on, y.id`,
);

/** The guardians who pay the fees of learners of accounts. */
export const feePayersOf = statement<
  { school: string; rows: Rows },
  { account_id: string; guardian_id: string }
>(
  (p, dialect) => sql`select s.account_id, g.guardian_id from fee_shares as s, learner_guardians as g
    where s.school_id = ${p.school}
      and s.account_id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})
      and g.school_id = s.school_id and g.learner_id = s.learner_id and g.fee_payer = 1 and g.archived_at is null`,
);

/** The accounts to which fees of a learner are charged, and that have a name. */
export const accountsNamed = statement<{ school: string; learner: string; name: string }, { id: string }>(
  (p, dialect) => sql`select a.id from fee_shares as s
    ${joinByKey('fee_accounts', 'a', { school_id: 's.school_id', id: 's.account_id' }, dialect)}
    where s.school_id = ${p.school} and s.learner_id = ${p.learner} and a.name = ${p.name} order by a.id`,
);

/**
 * Accounts of schools that apply credit automatically, with credit and an invoice on which something is due. Not those with
 * an entry of today: what a reversal leaves stays until the next day.
 */
export const creditDue = dueRows(
  'fee_accounts',
  (today) => sql<boolean>`s.auto_apply_credit = 1 and due.unallocated_credit > 0 and exists (
    select 1 from invoices as i where i.school_id = due.school_id and i.account_id = due.id and ${isOpen})
    and not exists (select 1 from ledger_entries as e where e.school_id = due.school_id and e.account_id = due.id
      and e.effective_on >= ${today})`,
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

/** The parts of an invoice that was divided between accounts, each with what a bursary has given of it. */
export const partsGiven = query<
  { school: string; first: string; bursary: string },
  { id: string; lines: string; given: number }
>((db, p) =>
  inSchool(db, 'invoices as i', p)
    .select(['i.id', 'i.lines'])
    .select(
      sql<number>`(select cast(coalesce(sum(c.amount), 0) as bigint) from credit_notes as c
        where c.school_id = i.school_id and c.invoice_id = i.id and c.bursary_id = ${p.bursary} and c.status = 'applied')`.as(
        'given',
      ),
    )
    .where((or) => or.or([or('i.id', '=', p.first), or('i.split_from_id', '=', p.first)]))
    .orderBy('i.id')
    .$castTo<{ id: string; lines: string; given: number }>(),
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

/** The sources other than that of an import from which a payment was imported. */
const importedElsewhere = (payment: RawBuilder<unknown>, p: { school: unknown; source: unknown }) => sql`
  select i.source from import_rows as r join imports as i on i.school_id = r.school_id and i.id = r.import_id
  where r.school_id = ${p.school} and r.record_id = ${payment} and r.result = 'created' and i.source <> ${p.source}`;

/** Another source from which a payment was imported. */
export const otherSourceOf = statement<
  { school: string; payment: string; source: string },
  { source: string }
>((p) => sql`${importedElsewhere(sql`${p.payment}`, p)} limit 1`);

/**
 * A payment that a row of a bank statement describes, unless an import that made it was undone: one that no other row of the
 * import, or of one that it corrects, has by its id or as its result. If the row has an id, the payment has none of the
 * source. Otherwise those that have one are first, so that the others remain for rows with ids; then those that can be
 * of the same statement, by their method and the source of their import.
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
    /** The import, and those that it corrects. */
    imports: Rows;
    source: string;
    method: string;
    /** Whether the row has an external id. */
    isNamed: 0 | 1;
  },
  { id: string }
>((db, p, dialect) => {
  const idInSource = sql`select 1 from external_ids as x where x.school_id = p.school_id and x.resource = 'payments'
    and x.record_id = p.id and x.source = ${p.source}`;
  const otherRow = sql`select 1 from import_rows as r where r.school_id = p.school_id
    and r.import_id in (select i.id from (select r.id from ${rowsOf(p.imports, { id: 'text' }, dialect)}) as i)`;
  return inSchool(db, 'payments as p', p)
    .select('p.id')
    .where('p.reference', '=', p.reference)
    .where('p.received_on', '=', p.date)
    .where('p.amount', '=', p.amount)
    .where('p.currency', '=', p.currency)
    .where('p.method', '!=', 'transfer')
    .where(
      sql<boolean>`not (p.status = 'reversed' and coalesce(p.reverse_reason, '') = ${sql.lit(undoneReason)})`,
    )
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
    .orderBy(
      sql`case when p.method <> ${p.method} or exists (${importedElsewhere(sql`p.id`, p)}) then 1 else 0 end`,
    )
    .orderBy(sql`case p.status when 'reversed' then 1 else 0 end`)
    .orderBy(
      sql`case when coalesce(p.learner_id, '') = coalesce(cast(${p.learner} as text), '') then 0 else 1 end`,
    )
    .orderBy('p.id')
    .limit(1);
});

/**
 * A payment of another account with the reference, date and amount of a payment, which no row of the same import has: it can
 * be of the same line of a statement that was imported before.
 */
export const equalElsewhere = statement<
  { school: string; payment: string; imports: Rows },
  { id: string; account_id: string }
>(
  (p, dialect) => sql`
    select o.id, o.account_id from payments as p
    join payments as o on o.school_id = p.school_id and o.reference = p.reference and o.received_on = p.received_on
      and o.amount = p.amount and o.currency = p.currency and o.account_id <> p.account_id
    where p.school_id = ${p.school} and p.id = ${p.payment} and o.method <> 'transfer' and o.status <> 'reversed'
      and not exists (select 1 from import_rows as r
        where r.school_id = p.school_id and r.record_id = o.id
          and r.import_id in (select i.id from (select r.id from ${rowsOf(p.imports, { id: 'text' }, dialect)}) as i))
    order by o.id limit 1`,
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
  { school: string; rows: Rows; today: string },
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

/** The bursaries of a learner that have not ended, each with its academic year and currency. */
export const openBursariesOf = query<{ school: string; person: string }, { id: string; key: string }>(
  (db, p) =>
    live(db, 'bursaries', p)
      .select(['id', sql<string>`academic_year_id || ' ' || currency`.as('key')])
      .where('learner_id', '=', p.person)
      .where('status', 'in', ['proposed', 'active'])
      .orderBy('id'),
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
export const itemsAmong = statement<{ school: string; rows: Rows }, ItemRow>(
  (p, dialect) => sql`select i.id, i.name, i.category, i.amount, i.currency, i.active, i.grade_level_ids
    from fee_items as i where i.school_id = ${p.school} and i.archived_at is null
      and i.id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})`,
);

const memberColumns = { learner_id: 'text', currency: 'text' } as const satisfies RowColumns;
const shareColumns = {
  ...memberColumns,
  account_id: 'text',
  basis_points: 'integer',
} as const satisfies RowColumns;

export interface Share {
  learner_id: string;
  currency: string;
  account_id: string;
  basis_points: number;
}

/** The currencies of the accounts of a learner. */
export const currenciesOf = query<{ school: string; learner: string }, { currency: string }>((db, p) =>
  inSchool(db, 'fee_shares', p).select('currency').distinct().where('learner_id', '=', p.learner),
);

/** The shares of learners, each in a currency, in the order of the ages of the accounts. */
export const sharesOfLearners = statement<{ school: string; rows: Rows }, Share>(
  (p, dialect) => sql`select m.learner_id, m.currency, m.account_id, m.basis_points
    from (select cast(${p.school} as text) as school, r.* from ${rowsOf(p.rows, memberColumns, dialect)}) as w
    ${joinByKey(
      'fee_shares',
      'm',
      { school_id: 'w.school', learner_id: 'w.learner_id', currency: 'w.currency' },
      dialect,
    )} order by m.account_id`,
);

export const leave = statement<{ school: string; rows: Rows }>(
  (p, dialect) => sql`delete from fee_shares where school_id = ${p.school}
    and account_id in (select r.account_id from ${rowsOf(p.rows, { account_id: 'text' }, dialect)})`,
);

export const join = statement<{ school: string; rows: Rows }>(
  (p, dialect) => sql`insert into fee_shares (school_id, learner_id, currency, account_id, basis_points)
    select cast(${p.school} as text), r.learner_id, r.currency, r.account_id, r.basis_points
    from ${rowsOf(p.rows, shareColumns, dialect)}`,
);

export const sharesOfLearner = query<
  { school: string; learner: string; currency: string },
  Pick<Share, 'account_id' | 'basis_points'>
>((db, p) =>
  inSchool(db, 'fee_shares', p)
    .select(['account_id', 'basis_points'])
    .where('learner_id', '=', p.learner)
    .where('currency', '=', p.currency)
    .orderBy('account_id'),
);

/** The shares of some learners in all currencies, in the order of the ages of the accounts. */
export const allSharesOf = query<{ school: string; rows: Rows }, Share>((db, p, dialect) =>
  inSchool(db, 'fee_shares', p)
    .select(['learner_id', 'currency', 'account_id', 'basis_points'])
    .where(sql<boolean>`learner_id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})`)
    .orderBy('account_id'),
);

/** The invoices to which a payment is allocated. */
export const paidBy = query<{ school: string; payment: string }, { invoice_id: string }>((db, p) =>
  live(db, 'allocations', p).select('invoice_id').where('payment_id', '=', p.payment),
);

/** An open invoice for a learner of another account than one. */
export const dueElsewhere = query<
  { school: string; learner: string; account: string; currency: string },
  { number: string; account_id: string }
>((db, p) =>
  inSchool(db, 'invoices', p)
    .select([sql<string>`number`.as('number'), sql<string>`account_id`.as('account_id')])
    .where('learner_id', '=', p.learner)
    .where('account_id', '!=', p.account)
    .where('currency', '=', p.currency)
    .where('status', 'in', ['issued', 'partly_paid'])
    .where('amount_due', '>', 0)
    .orderBy('due_date')
    .orderBy('id')
    .limit(1),
);

export const invoiceByNumber = query<
  { school: string; number: string },
  { id: string; account_id: string | null }
>((db, p) => inSchool(db, 'invoices', p).select(['id', 'account_id']).where('number', '=', p.number));

/** The learners with some admission numbers: `is_former` for those who are archived. */
export const learnersByNumber = statement<{ school: string; rows: Rows }, { id: string; is_former: 0 | 1 }>(
  (p, dialect) => {
    const number = sql`l.admission_number_key in (select r.number from ${rowsOf(p.rows, { number: 'text' }, dialect)})`;
    return sql`select l.id, 0 as is_former from learners as l
      where l.school_id = ${p.school} and l.archived_at is null and ${number}
    union all
    select l.id, 1 as is_former from learners as l where l.school_id = ${p.school}
      and l.archived_at is not null and l.admission_number_key is not null and ${number}`;
  },
);

/** The accounts with some external ids, up to two. */
export const accountsByExternalId = statement<{ school: string; rows: Rows }, { id: string }>(
  (p, dialect) => sql`select distinct x.record_id as id from external_ids as x
    join fee_accounts as a on a.school_id = x.school_id and a.id = x.record_id
    where x.school_id = ${p.school} and x.resource = 'fee_accounts' and a.archived_at is null
      and x.external_id in (select r.number from ${rowsOf(p.rows, { number: 'text' }, dialect)}) limit 2`,
);

export interface Charged {
  id: string;
  /** In the term. */
  grade_level_id: string | null;
}

type InTerm = { school: unknown; term: unknown };

const enrolled = (p: InTerm) =>
  sql`select e.learner_id from enrollments as e join terms as t on t.school_id = e.school_id and t.id = e.term_id
    where e.school_id = ${p.school} and e.term_id = ${p.term} and ${lastsInTerm}`;

/** The learners of a class in a term. */
const inClass = (p: InTerm & { class: unknown }) => sql`${enrolled(p)} and e.class_id = ${p.class}`;

/** Whether a learner `l` is of a grade level in a term. */
const isOfGrade = (p: InTerm & { grade: unknown }) =>
  sql`(l.status = 'active' or l.id in (${enrolled(p)})) and ${gradeInTerm(p.term)} = ${p.grade}`;

/** The learners of a list, of a class in a term, or of a grade level. */
export const learnersOf = statement<
  {
    school: string;
    term: string;
    class: string | null;
    grade: string | null;
    /** 1 if the learners are listed in `rows`. */
    listed: number;
    rows: Rows;
    most: number;
  },
  Charged
>(
  (p, dialect) => sql`select l.id, ${gradeInTerm(p.term)} as grade_level_id from learners as l
    where l.school_id = ${p.school} and l.archived_at is null and case
      when ${p.listed} = 1
        then l.id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})
      when cast(${p.class} as text) is not null
        then l.id in (${inClass(p)})
      else ${isOfGrade(p)} end
    order by l.id limit ${p.most}`,
);

export interface ChargedItem {
  learner_id: string;
  item: string;
  invoice: string;
  /** 1 if the charge was divided, and another part of it was voided. */
  partly: number;
}

/** The lines of an invoice `i`, and the id of the fee item of one of them. */
const linesIn = (dialect: Dialect) =>
  dialect === 'sqlite'
    ? { lines: sql`json_each(i.lines) as j`, id: sql`json_extract(j.value, '$.fee_item_id')` }
    : { lines: sql`json_array_elements(i.lines::json) as j (value)`, id: sql`j.value ->> 'fee_item_id'` };

/** The fee items that learners have been charged for a term, and with which invoices. */
export const chargedIn = statement<{ school: string; term: string; rows: Rows }, ChargedItem>(
  (p, dialect) => {
    const { lines, id } = linesIn(dialect);
    return sql`select distinct i.learner_id, ${id} as item, i.id as invoice,
        case when exists (select 1 from invoices as v where v.school_id = i.school_id and v.status = 'void'
          and (v.id = i.split_from_id or v.split_from_id = coalesce(i.split_from_id, i.id))) then 1 else 0 end as partly
      from invoices as i, ${lines}
      where i.school_id = ${p.school} and i.term_id = ${p.term} and i.status != 'void' and i.archived_at is null
        and i.learner_id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)}) and ${id} is not null`;
  },
);

export interface DraftOfTerm {
  id: string;
  /** Of its learner, if they leave before the term begins. */
  last_day: string | null;
  /** The name of a fee item in it that does not apply to the grade level of the learner in the term. */
  other_item: string | null;
  /** The name of a fee item in it that is not active. */
  ended_item: string | null;
  /** When its learner was archived. */
  archived_at: string | null;
  term_starts_on: string;
}

/** The drafts of a term; only those of the learners of a class or a grade level, if these are not null. */
export const draftsOf = statement<
  { school: string; term: string; class: string | null; grade: string | null; most: number },
  DraftOfTerm
>((p, dialect) => {
  const { lines, id } = linesIn(dialect);
  return sql`select i.id, case when l.left_on < t.starts_on then l.left_on end as last_day,
      (select min(f.name) from ${lines} join fee_items as f on f.school_id = ${p.school} and f.id = ${id}
        where f.grade_level_ids != '[]' and not ${idIn('f.grade_level_ids', gradeInTerm(p.term))}) as other_item,
      (select min(f.name) from ${lines} join fee_items as f on f.school_id = ${p.school} and f.id = ${id}
        where f.active = 0 or f.archived_at is not null) as ended_item,
      l.archived_at, t.starts_on as term_starts_on
    from invoices as i
    join terms as t on t.school_id = i.school_id and t.id = i.term_id
    join learners as l on l.school_id = i.school_id and l.id = i.learner_id
    where i.school_id = ${p.school} and i.term_id = ${p.term} and i.status = 'draft' and i.archived_at is null
      and (cast(${p.class} as text) is null or i.learner_id in (${inClass(p)}))
      and (cast(${p.grade} as text) is null or i.learner_id in (select l.id from learners as l
        where l.school_id = ${p.school} and l.archived_at is null and ${isOfGrade(p)}))
    order by i.id limit ${p.most}`;
});
