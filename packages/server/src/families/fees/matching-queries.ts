import { sql } from 'kysely';
import { query, rowsOf, statement } from '../../sql/query.ts';
import { inSchool } from '../../sql/school-rows.ts';

export const invoiceByNumber = query<
  { school: string; number: string },
  { id: string; account_id: string | null }
>((db, p) => inSchool(db, 'invoices', p).select(['id', 'account_id']).where('number', '=', p.number));

/** The learners with some admission numbers, up to two. */
export const learnersByNumber = statement<{ school: string; rows: string }, { id: string }>(
  (p, dialect) => sql`select l.id from learners as l where l.school_id = ${p.school} and l.archived_at is null
    and l.admission_number_key in (select r.number from ${rowsOf(p.rows, { number: 'text' }, dialect)}) limit 2`,
);

/** The accounts with some external ids, up to two. */
export const accountsByExternalId = statement<{ school: string; rows: string }, { id: string }>(
  (p, dialect) => sql`select distinct x.record_id as id from external_ids as x
    join fee_accounts as a on a.school_id = x.school_id and a.id = x.record_id
    where x.school_id = ${p.school} and x.resource = 'fee_accounts' and a.archived_at is null
      and x.external_id in (select r.number from ${rowsOf(p.rows, { number: 'text' }, dialect)}) limit 2`,
);
