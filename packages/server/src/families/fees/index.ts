import { erasedText } from '../../store/personal.ts';
import type { Family } from '../../work/family.ts';
import { standard } from '../standard.ts';
import { accounts, ledgerEntries, reactions } from './accounts.ts';
import { allocations, dailyTasks } from './allocating.ts';
import { bursaries } from './bursaries.ts';
import { credits } from './credit-notes.ts';
import { feeShares } from './fee-shares.ts';
import { invoices } from './invoices.ts';
import { paymentImport } from './payment-import.ts';
import { payments, refunds } from './payments.ts';
import { statementRepresentations } from './statement.ts';
import * as tables from './tables.ts';

export const feeFamily = {
  name: 'fees',
  resources: [
    tables.feeAccounts,
    tables.feeItems,
    tables.invoices,
    tables.creditNotes,
    tables.payments,
    tables.allocations,
    tables.refunds,
    tables.bursaries,
  ],
  handlers: {
    'fee-accounts': accounts,
    'fee-shares': feeShares,
    'fee-items': standard('fee-items', tables.feeItems),
    invoices,
    'credit-notes': credits,
    payments,
    allocations,
    refunds,
    bursaries,
    'ledger-entries': ledgerEntries,
  },
  representations: { 'fee-accounts.statement': statementRepresentations },
  reactions,
  dailyTasks,
  importTargets: { payments: paymentImport },
  // Their texts can repeat the reference of a payment or the reason of a credit note.
  personalTables: (['learners', 'fee-accounts'] as const).map((root) => ({
    table: 'ledger_entries',
    family: 'fees',
    root,
    column: root === 'learners' ? 'learner_id' : 'account_id',
    erased: { description: erasedText },
  })),
} satisfies Family;
