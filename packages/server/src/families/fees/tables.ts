import { type RawBuilder, sql } from 'kysely';
import type { Params } from '../../sql/query.ts';
import { Log } from '../../store/log.ts';
import { type Derived, idIn, jsonObject } from '../../store/projection.ts';
import { defineResource } from '../../store/resource.ts';
import type { RecordWork } from '../../store/rules.ts';
import { withMerged } from '../merged-queries.ts';
import { schools } from '../school/tables.ts';
import { checkBursary } from './bursary-rules.ts';
import { filledDues } from './instalments.ts';
import { keepShares, sharesIn } from './shares.ts';

/** The currency of a record: by default that of the school. */
export async function currencyOf(work: RecordWork, sent: string | null | undefined): Promise<string> {
  return sent ?? (await work.records(schools).get(work.schoolId)).plain.currency;
}

const withCurrency = async (next: { currency: string | null }, work: RecordWork) => ({
  currency: await currencyOf(work, next.currency),
});

const column =
  (name: string): Derived =>
  () =>
    sql.ref(name);

export const feeAccounts = defineResource('fee_accounts', 'FeeAccount', {
  hidden: ['balance', 'unallocated_credit'],
  derived: { balance: column('balance'), unallocated_credit: column('unallocated_credit') },
  fill: async (next, work) => {
    const { currency } = await withCurrency(next, work);
    return { currency, shares: await sharesIn({ ...next, currency }, work) };
  },
  follow: keepShares,
});

export const feeItems = defineResource('fee_items', 'FeeItem', {
  fill: withCurrency,
  filters: {
    grade_level_id: (select, p) =>
      select.where(
        sql<boolean>`(${sql.ref('grade_level_ids')} = '[]' or ${idIn('grade_level_ids', p.grade_level_id)})`,
      ),
  },
});

const isOverdue = (p: Params): RawBuilder<boolean> =>
  sql`(status in ('issued', 'partly_paid') and next_due_date < ${p.today})`;

const overdueAmount: Derived = (p, dialect) => {
  const instalments =
    dialect === 'sqlite'
      ? sql`(select sum(json_extract(j.value, '$.amount_due')) from json_each(instalments) as j
          where json_extract(j.value, '$.due_date') < ${p.today})`
      : sql`(select cast(sum(cast(j.value ->> 'amount_due' as bigint)) as bigint)
          from json_array_elements(instalments::json) as j (value) where j.value ->> 'due_date' < ${p.today})`;
  return sql`case when not ${isOverdue(p)} or next_due_date is null then 0
    when instalments = '[]' then amount_due else ${instalments} end`;
};

export const invoices = defineResource('invoices', 'Invoice', {
  derived: {
    overdue: (p, dialect) =>
      dialect === 'sqlite'
        ? sql`json(case when ${isOverdue(p)} then 'true' else 'false' end)`
        : sql`coalesce(${isOverdue(p)}, false)`,
    overdue_amount: overdueAmount,
  },
  fill: async (next) => filledDues(next),
  filters: {
    'overdue=true': (select, p) => select.where(isOverdue(p)),
    'overdue=false': (select, p) => select.where(sql<boolean>`coalesce(not ${isOverdue(p)}, true)`),
    due_before: (select, p) => select.where('due_date', '<', p.due_before as string),
    due_after: (select, p) => select.where('due_date', '>', p.due_after as string),
  },
});

export const creditNotes = defineResource('credit_notes', 'CreditNote');

export const payments = defineResource('payments', 'Payment', {
  filters: {
    received_from: (select, p) => select.where('received_on', '>=', p.received_from as string),
    received_to: (select, p) => select.where('received_on', '<=', p.received_to as string),
  },
});

export const allocations = defineResource('allocations', 'Allocation');

export const refunds = defineResource('refunds', 'Refund');

export const bursaries = defineResource('bursaries', 'Bursary', {
  hidden: ['used_amount'],
  derived: { used_amount: column('used_amount') },
  fill: withCurrency,
  check: checkBursary,
});

export const ledger = new Log('ledger_entries', 'LedgerEntry', {
  prefix: 'led',
  order: 'sequence',
  derived: {
    source: (_p, dialect) => jsonObject({ type: sql.ref('source_type'), id: sql.ref('source_id') }, dialect),
  },
  filters: {
    // Entries never change: those about a learner who was merged are found with the one who remains.
    learner_id: (select, p, { dialect }) =>
      select.where(sql<boolean>`learner_id in ${withMerged('learners', p.school, p.learner_id, dialect)}`),
    from: (select, p) => select.where(sql.ref('effective_on'), '>=', p.from as string),
    to: (select, p) => select.where(sql.ref('effective_on'), '<=', p.to as string),
  },
});
