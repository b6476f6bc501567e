import { type RawBuilder, sql } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import type { Dialect } from '../../sql/database.ts';
import { type RowColumns, type Rows, rowsOf, statement } from '../../sql/query.ts';
import type { Tables } from '../../sql/tables.ts';
import { jsonObject } from '../../store/projection.ts';
import { isOpen } from './queries.ts';

const entryColumns = {
  position: 'integer',
  id: 'text',
  journal_id: 'text',
  account_id: 'text',
  learner_id: 'text',
  invoice_id: 'text',
  payment_id: 'text',
  bursary_id: 'text',
  ledger_account: 'text',
  direction: 'text',
  amount: 'bigint',
  currency: 'text',
  source_type: 'text',
  source_id: 'text',
  description: 'text',
  effective_on: 'text',
  reverses_id: 'text',
} as const satisfies RowColumns;
const names = Object.keys(entryColumns).slice(1);
const written = sql.join(names.map((name) => sql.ref(name)));

/** The next numbers of a series. Others wait for the transaction that takes them, so that there are no gaps. */
export const takeNumbers = statement<{ school: string; series: string; count: number }, { last: number }>(
  (p) => sql`insert into fee_numbers (school_id, series, last) values (${p.school}, ${p.series}, ${p.count})
    on conflict (school_id, series) do update set last = fee_numbers.last + excluded.last returning last`,
);

export const insertEntries = statement<{ school: string; now: string; count: number; rows: Rows }>(
  (p, dialect) => sql`insert into ledger_entries (school_id, sequence, posted_at, ${written})
    select cast(${p.school} as text), n.last - ${p.count} + r.position, cast(${p.now} as text),
      ${sql.join(names.map((name) => sql.ref(`r.${name}`)))}
    from ${rowsOf(p.rows, entryColumns, dialect)}, fee_numbers as n
    where n.school_id = ${p.school} and n.series = 'ledger'`,
);

export const updateAccounts = statement<
  { school: string; rows: Rows },
  { id: string; archived_at: string | null; balance: number; unallocated_credit: number }
>(
  (p, dialect) => sql`update fee_accounts
    set balance = fee_accounts.balance + r.balance, unallocated_credit = fee_accounts.unallocated_credit + r.credit
    from ${rowsOf(p.rows, { id: 'text', balance: 'bigint', credit: 'bigint' }, dialect)}
    where fee_accounts.school_id = ${p.school} and fee_accounts.id = r.id
    returning fee_accounts.id, fee_accounts.archived_at, fee_accounts.balance, fee_accounts.unallocated_credit`,
);

export const updateBursaries = statement<{ school: string; rows: Rows }, { used_amount: number }>(
  (p, dialect) => sql`update bursaries set used_amount = bursaries.used_amount + r.used
    from ${rowsOf(p.rows, { id: 'text', used: 'bigint' }, dialect)}
    where bursaries.school_id = ${p.school} and bursaries.id = r.id returning bursaries.used_amount`,
);

/** Lets the external ids of an account find the one into which it is merged. */
export const moveExternalIds = statement<{ school: string; from: string; into: string }>(
  (p) => sql`update external_ids set record_id = ${p.into}
    where school_id = ${p.school} and resource = 'fee_accounts' and record_id = ${p.from}`,
);

type Entry = Tables['ledger_entries'];

/** The entries of some records that are not reversals themselves. */
export const postedBy = statement<{ school: string; rows: Rows }, Entry>(
  (p, dialect) => sql`select e.* from ledger_entries as e
    where e.school_id = ${p.school} and e.reverses_id is null
      and e.source_id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})
    order by e.sequence`,
);

type Under = { school: string; learner: string; rows: Rows };

/** Records on invoices that are of a learner. */
export const postedUnder = (table: 'allocations' | 'credit_notes') =>
  statement<Under, { id: string }>(
    (p, dialect) => sql`select x.id from ${sql.table(table)} as x
      where x.school_id = ${p.school} and x.learner_id = ${p.learner}
        and x.invoice_id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})`,
  );

const debits = sql`sum(case e.direction when 'debit' then e.amount else -e.amount end)`;

/** What is due on invoices by the entries of a learner, if it is not 0. */
export const dueUnder = statement<Under, { id: string; amount: number }>(
  (p, dialect) => sql`select e.invoice_id as id, cast(${debits} as bigint) as amount from ledger_entries as e
    where e.school_id = ${p.school} and e.learner_id = ${p.learner} and e.ledger_account = 'receivable'
      and e.invoice_id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})
    group by e.invoice_id having ${debits} != 0`,
);

type Statement = Schemas['Statement'];

export interface Change {
  journal_id: string;
  effective_on: string;
  description: string;
  source_type: Statement['lines'][number]['source']['type'];
  source_id: string;
  learner_id: string | null;
  /** Of its invoice. */
  number: string | null;
  amount: number;
  /** The balance of the account now. */
  balance: number;
  /** The invoices on which something is due now, as JSON; null after the first row. */
  open: string | null;
}

export type OpenInvoice = Pick<
  Schemas['Invoice'],
  'id' | 'number' | 'due_date' | 'instalments' | 'amount_due' | 'paid_total'
>;

const openFields = [
  'id',
  'number',
  'due_date',
  'amount_due',
  'paid_total',
] as const satisfies (keyof OpenInvoice)[];

/** The open invoices of an account, as `a`, as one JSON array. */
function openOf(dialect: Dialect): RawBuilder<unknown> {
  const isText = dialect === 'sqlite';
  const invoice = jsonObject(
    {
      ...Object.fromEntries(openFields.map((field) => [field, sql.ref(`i.${field}`)])),
      instalments: isText ? sql`json(i.instalments)` : sql`cast(i.instalments as json)`,
    },
    dialect,
  );
  const all = isText ? sql`json_group_array` : sql`json_agg`;
  return sql`(select cast(${all}(${invoice} order by i.id) as text) from invoices as i
    where i.school_id = a.school_id and i.account_id = a.id and ${isOpen})`;
}

const entryLearner = sql`coalesce(i.learner_id, l.learner_id)`;

/**
 * What changed the balance of an account since a day, its balance, and what is due, read together: a statement is that of one
 * moment, and earlier entries need not be read. An account without such changes has one row without a journal. The learner is
 * that of the invoice, if there is one: an entry names another one if it was written before a merge was undone.
 */
export const changesSince = statement<{ school: string; account: string; from: string }, Change>(
  (
    p,
    dialect,
  ) => sql`select e.journal_id, e.effective_on, e.description, e.source_type, e.source_id, e.learner_id, e.number, e.amount,
      a.balance, case when row_number() over (order by e.effective_on, e.first) = 1 then ${openOf(dialect)} end as open
    from fee_accounts as a left join (
      select l.journal_id, l.effective_on, l.description, l.source_type, l.source_id, ${entryLearner} as learner_id,
        i.number, min(l.sequence) as first,
        cast(sum(case l.direction when 'debit' then l.amount else -l.amount end) as bigint) as amount
      from ledger_entries as l left join invoices as i on i.school_id = l.school_id and i.id = l.invoice_id
      where l.school_id = ${p.school} and l.account_id = ${p.account} and l.effective_on >= ${p.from}
        and l.ledger_account in ('receivable', 'unapplied')
      group by l.journal_id, l.effective_on, l.description, l.source_type, l.source_id, ${entryLearner},
        i.number
      having sum(case l.direction when 'debit' then l.amount else -l.amount end) != 0
    ) as e on true
    where a.school_id = ${p.school} and a.id = ${p.account}
    order by e.effective_on, e.first`,
);

export const namesOfLearners = statement<{ school: string; rows: Rows }, { id: string; name: string }>(
  (p, dialect) => sql`select l.id, l.name from learners as l where l.school_id = ${p.school}
    and l.id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})`,
);
