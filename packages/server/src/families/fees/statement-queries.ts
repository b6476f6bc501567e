import { sql } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import { rowsOf, statement } from '../../sql/query.ts';

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

export const namesOfLearners = statement<{ school: string; rows: string }, { id: string; name: string }>(
  (p, dialect) => sql`select l.id, l.name from learners as l where l.school_id = ${p.school}
    and l.id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})`,
);
