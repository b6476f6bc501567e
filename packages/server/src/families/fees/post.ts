import type { Schemas } from '../../contract/schemas.ts';
import { rowsParameter } from '../../sql/query.ts';
import type { Stored } from '../../store/read.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { exact } from './amounts.ts';
import { accountChanges, bursaryChanges, invoiceAfter, paymentAfter, statusOf } from './figures.ts';
import { checkBalanced, type Journal, type JournalLine } from './journal.ts';
import { insertEntries, takeNumbers, updateAccounts, updateBursaries } from './ledger-queries.ts';
import { invoices, payments } from './tables.ts';

type Invoice = Schemas['Invoice'];
type Payment = Schemas['Payment'];

/** A change of a record that is made together with its figures. */
interface Change<T> {
  fields: Partial<T>;
  action: string;
  reason?: string;
}

interface Posting {
  journals: readonly Journal[];
  /** The invoices that are changed in other fields too. */
  invoices?: readonly (Change<Invoice> & { id: string })[];
  /** The payments that are changed in other fields too, or are new. */
  payments?: readonly ((Change<Payment> & { id: string }) | { id: string; created: Partial<Payment> })[];
}

/**
 * Writes journals to the ledger, and the figures that follow from them to accounts, invoices, payments and bursaries.
 * Nothing else writes the ledger or these figures.
 */
export async function post(work: UnitOfWork, posting: Posting): Promise<void> {
  const { journals } = posting;
  const { db, schoolId: school, now } = work;
  for (const journal of journals) checkBalanced(journal);
  await writeInvoices(work, posting);
  await writePayments(work, posting);
  const accounts = accountChanges(journals).filter(({ balance, credit }) => balance !== 0 || credit !== 0);
  if (accounts.length > 0) {
    const changed = await db.all(updateAccounts, { school, rows: rowsParameter(accounts) });
    for (const { balance, unallocated_credit } of changed) {
      exact(balance);
      exact(unallocated_credit);
      exact(BigInt(balance) + BigInt(unallocated_credit));
    }
  }
  const bursaries = bursaryChanges(journals);
  if (bursaries.length > 0) {
    const changed = await db.all(updateBursaries, { school, rows: rowsParameter(bursaries) });
    for (const { used_amount } of changed) exact(used_amount);
  }
  const entries = journals.flatMap((journal) => entriesOf(work, journal));
  if (entries.length === 0) return;
  const count = entries.length;
  // The entries get their numbers right before the commit, so that changes of other accounts hardly wait for it.
  db.defer(takeNumbers, { school, series: 'ledger', count });
  const rows = rowsParameter(entries.map((entry, index) => ({ position: index + 1, ...entry })));
  db.defer(insertEntries, { school, now, count, rows });
}

function entriesOf(work: UnitOfWork, journal: Journal) {
  const { lines, source, ...common } = journal;
  const journal_id = work.newId('jnl');
  return lines.map((line: JournalLine) => ({
    ...common,
    ...line,
    id: work.newId('led'),
    journal_id,
    source_type: source.type,
    source_id: source.id,
  }));
}

async function writeInvoices(work: UnitOfWork, { journals, invoices: changed = [] }: Posting): Promise<void> {
  const { records } = work;
  const groups = Map.groupBy(journals, ({ invoice_id }) => invoice_id);
  const changes = new Map(changed.map((change) => [change.id, change]));
  for (const id of changes.keys()) if (!groups.has(id)) groups.set(id, []);
  groups.delete(null);
  const writes = [];
  for (const [id, concerned] of groups) {
    const current = await records(invoices).current(String(id));
    const { plain: before } = current;
    const figures = invoiceAfter(before, concerned);
    const own = changes.get(String(id));
    const { total = before.total } = own?.fields ?? {};
    const status = statusOf({ total, amount_due: figures.amount_due });
    const action = status === before.status ? 'updated' : changeTo[status];
    if (!own) writes.push({ current, action, fields: { ...figures, status } });
    else writes.push({ ...own, current, fields: { status, ...figures, ...own.fields } });
  }
  await records(invoices).saveAll(writes);
}

const changeTo: Record<Invoice['status'], string> = {
  draft: 'updated',
  issued: 'reopened',
  partly_paid: 'partly_paid',
  paid: 'paid',
  void: 'voided',
};

async function writePayments(work: UnitOfWork, { journals, payments: changed = [] }: Posting): Promise<void> {
  const { records } = work;
  const changes = new Map(changed.map((change) => [change.id, change]));
  const writes = [];
  for (const [id, concerned] of Map.groupBy(journals, ({ payment_id }) => payment_id)) {
    if (id === null) continue;
    const own = changes.get(id);
    if (own && 'created' in own) {
      const none = { allocated_total: 0, refunded_total: 0, transferred_total: 0, unallocated_amount: 0 };
      await records(payments).create({ ...own.created, id, ...paymentAfter(none, concerned) });
      continue;
    }
    const current: Stored<Payment> = await records(payments).current(id);
    const { plain: before } = current;
    const figures = paymentAfter(before, concerned);
    if (own) {
      writes.push({ ...own, current, fields: { ...figures, ...own.fields } });
      continue;
    }
    const status: Payment['status'] = figures.refunded_total === before.amount ? 'refunded' : 'received';
    const changed = status === 'refunded' ? 'refunded' : 'reopened';
    const action = status === before.status ? 'updated' : changed;
    writes.push({ current, action, fields: { ...figures, status } });
  }
  await records(payments).saveAll(writes);
}
