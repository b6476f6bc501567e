import type { Definer } from '../define.ts';

/** Fees, in the smallest unit of their currency, and the ledger. */
export async function fees({ table, recordTable, index, indexesBy }: Definer): Promise<void> {
  // `balance` and `unallocated_credit` are running figures: they change with each journal.
  await recordTable('fee_accounts', {
    name: 'text!',
    currency: 'text!',
    learner_ids: 'text!',
    payer_guardian_ids: 'text!',
    shares: 'text!',
    merged_into_id: 'text',
    balance: 'bigint!',
    unallocated_credit: 'bigint!',
  });
  await index('fee_accounts_with_credit', 'fee_accounts', ['school_id', 'id'], {
    where: 'unallocated_credit > 0',
  });
  await indexesBy('fee_accounts', ['merged_into_id']);

  // Which part of the fees of a learner is charged to each account that is not archived.
  await table('fee_shares', ['school_id', 'learner_id', 'currency', 'account_id'], {
    school_id: 'text!',
    learner_id: 'text!',
    currency: 'text!',
    account_id: 'text!',
    basis_points: 'integer!',
  });
  await index('fee_shares_by_account', 'fee_shares', ['school_id', 'account_id']);

  await recordTable('fee_items', {
    name: 'text!',
    category: 'text!',
    amount: 'bigint!',
    currency: 'text!',
    grade_level_ids: 'text!',
    active: 'integer!',
  });

  await recordTable('invoices', {
    learner_id: 'text!',
    account_id: 'text',
    currency: 'text!',
    lines: 'text!',
    term_id: 'text',
    issue_date: 'text',
    due_date: 'text!',
    instalments: 'text!',
    next_due_date: 'text',
    number: 'text',
    total: 'bigint!',
    bursary_total: 'bigint!',
    credit_total: 'bigint!',
    written_off_total: 'bigint!',
    paid_total: 'bigint!',
    amount_due: 'bigint!',
    status: 'text!',
    split_from_id: 'text',
    void_reason: 'text',
  });
  await index('invoices_by_number', 'invoices', ['school_id', 'number'], {
    unique: true,
    where: 'number is not null',
  });
  await index('invoices_due', 'invoices', ['school_id', 'account_id', 'due_date', 'number'], {
    where: 'amount_due > 0',
  });
  await indexesBy('invoices', ['learner_id', 'account_id', 'term_id', 'split_from_id', 'status']);

  await recordTable('credit_notes', {
    invoice_id: 'text!',
    account_id: 'text!',
    learner_id: 'text!',
    bursary_id: 'text',
    kind: 'text!',
    amount: 'bigint!',
    currency: 'text!',
    reason: 'text!',
    status: 'text!',
    reverse_reason: 'text',
  });
  await indexesBy('credit_notes', ['invoice_id', 'account_id', 'learner_id', 'bursary_id']);

  await recordTable('payments', {
    account_id: 'text!',
    learner_id: 'text',
    amount: 'bigint!',
    currency: 'text!',
    method: 'text!',
    received_on: 'text!',
    reference: 'text',
    payer_guardian_id: 'text',
    allocated_total: 'bigint!',
    refunded_total: 'bigint!',
    transferred_total: 'bigint!',
    transferred_from_id: 'text',
    unallocated_amount: 'bigint!',
    status: 'text!',
    reverse_reason: 'text',
  });
  await index('payments_by_reference', 'payments', ['school_id', 'reference', 'received_on']);
  await index('payments_with_credit', 'payments', ['school_id', 'account_id', 'received_on', 'id'], {
    where: 'unallocated_amount > 0',
  });
  await indexesBy('payments', [
    'account_id',
    'learner_id',
    'payer_guardian_id',
    'received_on',
    'transferred_from_id',
  ]);

  await recordTable('allocations', {
    payment_id: 'text!',
    invoice_id: 'text!',
    account_id: 'text!',
    learner_id: 'text!',
    amount: 'bigint!',
    currency: 'text!',
    reconciled_at: 'text!',
    status: 'text!',
    reverse_reason: 'text',
  });
  await indexesBy('allocations', ['payment_id', 'invoice_id', 'account_id', 'learner_id']);

  await recordTable('refunds', {
    payment_id: 'text!',
    account_id: 'text!',
    amount: 'bigint!',
    currency: 'text!',
    method: 'text',
    refunded_on: 'text!',
    reason: 'text',
    status: 'text!',
    reverse_reason: 'text',
  });
  await indexesBy('refunds', ['payment_id', 'account_id']);

  // `used_amount` is a running figure.
  await recordTable('bursaries', {
    learner_id: 'text!',
    name: 'text!',
    funder: 'text',
    kind: 'text!',
    basis_points: 'integer',
    amount: 'bigint',
    currency: 'text!',
    exemption_type: 'text',
    categories: 'text!',
    academic_year_id: 'text!',
    cap_amount: 'bigint',
    used_amount: 'bigint!',
    status: 'text!',
    status_reason: 'text',
  });
  await indexesBy('bursaries', ['learner_id', 'academic_year_id']);

  await table('ledger_entries', ['school_id', 'id'], {
    school_id: 'text!',
    id: 'text!',
    sequence: 'bigint!',
    journal_id: 'text!',
    account_id: 'text!',
    learner_id: 'text',
    invoice_id: 'text',
    payment_id: 'text',
    bursary_id: 'text',
    ledger_account: 'text!',
    direction: 'text!',
    amount: 'bigint!',
    currency: 'text!',
    source_type: 'text!',
    source_id: 'text!',
    description: 'text!',
    effective_on: 'text!',
    posted_at: 'text!',
    reverses_id: 'text',
  });
  await index('ledger_entries_by_sequence', 'ledger_entries', ['school_id', 'sequence'], { unique: true });
  // An entry is reversed once.
  await index('ledger_entries_by_reverses_id', 'ledger_entries', ['school_id', 'reverses_id'], {
    unique: true,
    where: 'reverses_id is not null',
  });
  await index('ledger_entries_by_account', 'ledger_entries', ['school_id', 'account_id', 'effective_on']);
  for (const column of ['learner_id', 'invoice_id', 'payment_id', 'journal_id', 'source_id', 'effective_on'])
    await index(`ledger_entries_by_${column}`, 'ledger_entries', ['school_id', column, 'sequence']);

  // The last numbers given: of ledger entries, and of invoices by year.
  await table('fee_numbers', ['school_id', 'series'], {
    school_id: 'text!',
    series: 'text!',
    last: 'bigint!',
  });
}
