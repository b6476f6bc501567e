import { sql } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import { type RowColumns, type Rows, rowsOf, statement } from '../../sql/query.ts';
import type { Tables } from '../../sql/tables.ts';

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

type Statement = Schemas['Statement'];

interface Change {
  journal_id: string;
  effective_on: string;
  description: string;
  source_type: Statement['lines'][number]['source']['type'];
  source_id: string;
  learner_id: string | null;
  amount: number;
  /** The balance of the account now. */
  balance: number;
}

/**
 * What changed the balance of an account since a day, and its balance, read together: earlier entries need not be read.
 * An account without such changes has one row without a journal.
 */
export const changesSince = statement<{ school: string; account: string; from: string }, Change>(
  (
    p,
  ) => sql`select e.journal_id, e.effective_on, e.description, e.source_type, e.source_id, e.learner_id, e.amount, a.balance
    from fee_accounts as a left join (
      select journal_id, effective_on, description, source_type, source_id, learner_id, min(sequence) as first,
        cast(sum(case direction when 'debit' then amount else -amount end) as bigint) as amount
      from ledger_entries
      where school_id = ${p.school} and account_id = ${p.account} and effective_on >= ${p.from}
        and ledger_account in ('receivable', 'unapplied')
      group by journal_id, effective_on, description, source_type, source_id, learner_id
      having sum(case direction when 'debit' then amount else -amount end) != 0
    ) as e on true
    where a.school_id = ${p.school} and a.id = ${p.account}
    order by e.effective_on, e.first`,
);

export const namesOfLearners = statement<{ school: string; rows: Rows }, { id: string; name: string }>(
  (p, dialect) => sql`select l.id, l.name from learners as l where l.school_id = ${p.school}
    and l.id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})`,
);
