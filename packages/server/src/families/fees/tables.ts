import { type RawBuilder, sql } from 'kysely';
import { idIn } from '../../db/filters.ts';
import { Log } from '../../db/log.ts';
import type { Derived } from '../../db/projection.ts';
import { jsonObject } from '../../db/projection.ts';
import type { Params } from '../../db/query.ts';
import { defineResource } from '../../db/resource.ts';
import type { RecordWork } from '../../db/rules.ts';
import { schools } from '../school/tables.ts';
import { checkBursary } from './bursary-rules.ts';
import { keepMembers } from './members.ts';

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
  fill: withCurrency,
  follow: keepMembers,
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
  sql`(status in ('issued', 'partly_paid') and due_date < ${p.today})`;

export const invoices = defineResource('invoices', 'Invoice', {
  derived: {
    overdue: (p, dialect) =>
      dialect === 'sqlite' ? sql`json(case when ${isOverdue(p)} then 'true' else 'false' end)` : isOverdue(p),
  },
  filters: {
    overdue: (select, p) =>
      select.where(sql<boolean>`case when ${isOverdue(p)} then 1 else 0 end = ${p.overdue}`),
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
    from: (select, p) => select.where(sql.ref('effective_on'), '>=', p.from as string),
    to: (select, p) => select.where(sql.ref('effective_on'), '<=', p.to as string),
  },
});
