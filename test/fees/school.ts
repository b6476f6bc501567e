import type {
  FeeAccount,
  Invoice,
  InvoiceCreate,
  LedgerEntry,
  Payment,
  PaymentCreate,
  Rollbook,
} from '@rollbook/sdk';
import type { CreateServerOptions } from '@rollbook/server';
import { expect } from 'vitest';
import { type Place, type StartedYear, startYear, today } from '../support/school-year.ts';
import { expectSameBooksByEvents } from './books.ts';

export interface FeeSchool extends StartedYear {
  /** A learner. */
  payer: string;
  /** A draft of the learner, of one line. */
  draft(amount: number, more?: Partial<InvoiceCreate>): Promise<Invoice>;
  /** An issued invoice. */
  issue(amount: number, more?: Partial<InvoiceCreate>): Promise<Invoice>;
  /** A payment for the learner; it is credit, unless the test says what it pays. */
  pay(amount: number, more?: Partial<PaymentCreate>): Promise<Payment>;
}

export const reason = { reason: 'Example' };

export async function startFees(place: Place, options?: CreateServerOptions): Promise<FeeSchool> {
  const school = await startYear(place, options);
  const { client } = school;
  const payer = await school.learner();
  const draft: FeeSchool['draft'] = (amount, more = {}) =>
    client.invoices.create({
      learner_id: payer,
      due_date: '2026-03-01',
      lines: [{ description: 'Tuition', category: 'tuition', unit_amount: amount }],
      ...more,
    });
  return {
    ...school,
    payer,
    draft,
    issue: async (amount, more) => client.invoices.issue((await draft(amount, more)).id),
    pay: (amount, more = {}) =>
      client.payments.create({
        learner_id: payer,
        amount,
        method: 'eft',
        received_on: today,
        auto_allocate: false,
        ...more,
      }),
  };
}

/** All entries of the ledger, oldest first. */
export const entriesOf = (client: Rollbook): Promise<LedgerEntry[]> =>
  Array.fromAsync(client.ledgerEntries.list({ order: 'asc', limit: 100 }));

const signed = ({ direction, amount }: LedgerEntry): number => (direction === 'debit' ? amount : -amount);

/** The debits minus the credits of ledger accounts. */
export const fold = (entries: readonly LedgerEntry[], ...accounts: LedgerEntry['ledger_account'][]): number =>
  entries
    .filter(({ ledger_account }) => accounts.includes(ledger_account))
    .reduce((sum, entry) => sum + signed(entry), 0);

/** Checks all figures of a school against its ledger, the invariants 9 to 16, and its events against both. */
export async function expectBooksBalance(client: Rollbook): Promise<void> {
  const all = { limit: 100, archived: 'any' } as const;
  const [entries, accounts, invoices, payments, bursaries] = await Promise.all([
    entriesOf(client),
    Array.fromAsync(client.feeAccounts.list(all)),
    Array.fromAsync(client.invoices.list(all)),
    Array.fromAsync(client.payments.list(all)),
    Array.fromAsync(client.bursaries.list(all)),
  ]);
  expect(entries.map(({ sequence }) => sequence)).toEqual(entries.map((_, index) => index + 1));
  for (const [journal, own] of Map.groupBy(entries, ({ journal_id }) => journal_id)) {
    expect(
      own.reduce((sum, entry) => sum + signed(entry), 0),
      journal,
    ).toBe(0);
    expect(own.length, journal).toBeGreaterThan(1);
    expect(new Set(own.map(({ currency, account_id }) => currency + account_id)).size, journal).toBe(1);
    for (const { amount } of own) expect(amount).toBeGreaterThan(0);
  }
  expect(fold(entries, 'transfers'), 'what moves between accounts').toBe(0);
  expectWholeShares(accounts);
  for (const { id, archived_at, balance, unallocated_credit } of accounts) {
    if (archived_at !== null) expect([balance, unallocated_credit], `${id} is archived`).toEqual([0, 0]);
    const own = entries.filter(({ account_id }) => account_id === id);
    expect([balance, unallocated_credit], id).toEqual([
      fold(own, 'receivable', 'unapplied'),
      -fold(own, 'unapplied') + 0,
    ]);
    const due = invoices.filter((one) => one.account_id === id).map(({ amount_due }) => amount_due);
    const credit = payments.filter((one) => one.account_id === id).map((one) => one.unallocated_amount);
    expect([balance, unallocated_credit], id).toEqual([total(due) - total(credit), total(credit)]);
  }
  for (const invoice of invoices) await expectInvoice(client, invoice, entries);
  await expectSameBooksByEvents(client, { entries, accounts, invoices });
  const numbers = invoices.flatMap(({ number }) => number ?? []).sort();
  for (const [year, own] of Map.groupBy(numbers, (number) => number.slice(0, 4)))
    expect(own).toEqual(own.map((_, index) => `${year}-${String(index + 1).padStart(5, '0')}`));
  for (const payment of payments) await expectPayment(client, payment, entries);
  const notes = (
    await Promise.all(invoices.map(({ id }) => Array.fromAsync(client.creditNotes.list(id))))
  ).flat();
  for (const { id, used_amount, cap_amount } of bursaries) {
    const given = notes.filter(({ bursary_id, status }) => bursary_id === id && status === 'applied');
    expect(used_amount, id).toBe(total(given.map(({ amount }) => amount)));
    if (cap_amount !== null) expect(used_amount, id).toBeLessThanOrEqual(cap_amount);
  }
}

/** The shares of each learner in a currency add up to the whole. */
function expectWholeShares(accounts: readonly FeeAccount[]): void {
  const live = accounts.filter(({ archived_at }) => archived_at === null);
  for (const { learner_ids, shares } of live)
    expect(shares.map(({ learner_id }) => learner_id)).toEqual(learner_ids);
  const shares = live.flatMap(({ currency, shares: own }) => own.map((share) => ({ ...share, currency })));
  for (const [who, own] of Map.groupBy(shares, ({ learner_id, currency }) => `${learner_id} ${currency}`))
    expect(total(own.map(({ basis_points }) => basis_points)), who).toBe(10_000);
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

async function expectInvoice(client: Rollbook, invoice: Invoice, entries: LedgerEntry[]): Promise<void> {
  const { id, lines, bursary_total, credit_total, written_off_total, paid_total, amount_due } = invoice;
  expect(invoice.total, id).toBe(total(lines.map(({ amount }) => amount)));
  const own = entries.filter(({ invoice_id }) => invoice_id === id);
  expect(amount_due, id).toBe(fold(own, 'receivable'));
  const { learner_id, account_id } = invoice;
  const ofLearner = client.ledgerEntries.list({ learner_id, invoice_id: id, limit: 100 });
  expect(fold(await Array.fromAsync(ofLearner), 'receivable'), `of the learner of ${id}`).toBe(amount_due);
  expect([bursary_total, credit_total, written_off_total], id).toEqual([
    fold(own, 'bursary_expense'),
    fold(own, 'credit_notes'),
    fold(own, 'bad_debt'),
  ]);
  const allocated = (await Array.fromAsync(client.invoices.allocations(id, { limit: 100 }))).filter(
    ({ status }) => status === 'applied',
  );
  expect(paid_total, id).toBe(total(allocated.map(({ amount }) => amount)));
  for (const one of allocated)
    expect([one.account_id, one.learner_id, one.currency]).toEqual([
      account_id,
      learner_id,
      invoice.currency,
    ]);
  for (const one of [bursary_total, credit_total, written_off_total, paid_total, amount_due])
    expect(one, id).toBeGreaterThanOrEqual(0);
  expectInstalments(invoice);
  const { status } = invoice;
  if (status === 'draft' || status === 'void') {
    expect([bursary_total, credit_total, written_off_total, paid_total, amount_due], id).toEqual([
      0, 0, 0, 0, 0,
    ]);
    expect(invoice.number === null, id).toBe(status === 'draft');
    return;
  }
  expect(amount_due, id).toBe(invoice.total - bursary_total - credit_total - written_off_total - paid_total);
  const open = amount_due === invoice.total ? 'issued' : 'partly_paid';
  expect(status, id).toBe(amount_due === 0 ? 'paid' : open);
}

/** Instalments add up to their invoice, and what is due of them to what is due on it. */
function expectInstalments({
  id,
  instalments,
  total: all,
  amount_due,
  next_due_date,
  due_date,
}: Invoice): void {
  const first = instalments.find((one) => one.amount_due > 0)?.due_date ?? due_date;
  expect(next_due_date, id).toBe(amount_due > 0 ? first : null);
  if (instalments.length === 0) return;
  expect(total(instalments.map(({ amount }) => amount)), id).toBe(all);
  expect(total(instalments.map((one) => one.amount_due)), id).toBe(amount_due);
  for (const one of instalments) expect(one.amount_due, id).toBeLessThanOrEqual(one.amount);
}

async function expectPayment(client: Rollbook, payment: Payment, entries: LedgerEntry[]): Promise<void> {
  const { id, amount, status, allocated_total, refunded_total, transferred_total, unallocated_amount } =
    payment;
  const own = entries.filter(({ payment_id }) => payment_id === id);
  expect(unallocated_amount, id).toBe(-fold(own, 'unapplied') + 0);
  const live = (await Array.fromAsync(client.allocations.list(id, { limit: 100 }))).filter(
    (one) => one.status === 'applied',
  );
  expect(allocated_total, id).toBe(total(live.map((one) => one.amount)));
  const moved = await Array.fromAsync(client.payments.list({ transferred_from_id: id, limit: 100 }));
  const standing = moved.filter((one) => one.status !== 'reversed');
  expect(transferred_total, id).toBe(total(standing.map((one) => one.amount)));
  if (status === 'reversed') {
    expect([allocated_total, transferred_total, unallocated_amount, fold(own, 'cash')], id).toEqual([
      0, 0, 0, 0,
    ]);
    return;
  }
  expect(allocated_total + refunded_total + transferred_total + unallocated_amount, id).toBe(amount);
  expect(status, id).toBe(refunded_total === amount ? 'refunded' : 'received');
}
