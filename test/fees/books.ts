import type { Event, FeeAccount, Invoice, LedgerEntry, Payment, Rollbook } from '@rollbook/sdk';
import { expect } from 'vitest';
import { eventOf } from '../invariants/check-log.ts';

type Source = LedgerEntry['source']['type'];

/** The event that announces a journal of a record, and the event of the journal that reverses it. */
const eventsOfJournals: Record<Exclude<Source, 'fee_account'>, readonly [string, string]> = {
  invoice: ['fee.invoiced', 'invoice.voided'],
  credit_note: ['credit-note.applied', 'credit-note.reversed'],
  payment: ['payment.received', 'payment.reversed'],
  allocation: ['fee.reconciled', 'allocation.reversed'],
  refund: ['refund.paid', 'refund.reversed'],
};

/** The books of a receiver: what is due and what is credit, by the ids of invoices and accounts. */
class Books {
  readonly due = new Map<string, bigint>();
  readonly credit = new Map<string, bigint>();
  /** The accounts of invoices and payments. */
  readonly #accounts = new Map<string, string>();

  book(event: Event): void {
    switch (event.type) {
      case 'fee-account.merged':
        this.#move(event.data.id, String(event.data.merged_into_id));
        break;
      case 'fee.invoiced':
        this.#accounts.set(event.data.id, event.data.account_id);
        add(this.due, event.data.id, event.data.total);
        break;
      case 'invoice.voided':
        add(this.due, event.data.id, -event.data.total);
        break;
      case 'credit-note.applied':
        add(this.due, event.data.invoice_id, -event.data.amount);
        break;
      case 'credit-note.reversed':
        add(this.due, event.data.invoice_id, event.data.amount);
        break;
      case 'payment.received':
      case 'payment.transferred':
        this.#accounts.set(event.data.id, event.data.account_id);
        this.#pay(event.data, event.data.amount);
        break;
      case 'payment.reversed':
        this.#pay(event.data, -event.data.amount);
        break;
      case 'refund.reversed':
        add(this.credit, event.data.account_id, event.data.amount);
        break;
      case 'refund.paid':
        add(this.credit, event.data.account_id, -event.data.amount);
        break;
      case 'fee.reconciled':
        this.#match(event.data.invoice_id, event.data.amount);
        break;
      case 'allocation.reversed':
        this.#match(event.data.invoice_id, -event.data.amount);
        break;
    }
  }

  /** Credit that was transferred is that of another payment. */
  #pay({ account_id, transferred_from_id: from }: Payment, amount: number): void {
    add(this.credit, account_id, amount);
    if (from !== null) add(this.credit, this.#accounts.get(from) ?? '', -amount);
  }

  #move(from: string, into: string): void {
    for (const [invoice, account] of this.#accounts) if (account === from) this.#accounts.set(invoice, into);
    add(this.credit, into, Number(this.credit.get(from) ?? 0n));
    this.credit.set(from, 0n);
  }

  #match(invoice: string, amount: number): void {
    add(this.due, invoice, -amount);
    add(this.credit, this.#accounts.get(invoice) ?? '', -amount);
  }
}

function add(figures: Map<string, bigint>, id: string, amount: number): void {
  figures.set(id, (figures.get(id) ?? 0n) + BigInt(amount));
}

/**
 * Checks that a receiver that books each event, and nothing else, has the figures of the server, and that each change in
 * the audit log has the event that the document says (invariant 8).
 */
export async function expectSameBooksByEvents(
  client: Rollbook,
  { entries, accounts, invoices }: { entries: LedgerEntry[]; accounts: FeeAccount[]; invoices: Invoice[] },
): Promise<void> {
  const events = await Array.fromAsync(client.events.list({ order: 'asc', limit: 100 }));
  const books = new Books();
  for (const event of events) books.book(event);
  for (const { id, amount_due } of invoices) expect(books.due.get(id) ?? 0n, id).toBe(BigInt(amount_due));
  for (const { id, unallocated_credit } of accounts)
    expect(books.credit.get(id) ?? 0n, id).toBe(BigInt(unallocated_credit));
  const types = new Set([...Object.values(eventsOfJournals).flat(), 'payment.transferred']);
  const booked = events.filter(
    ({ type, data }) => types.has(type) && (data as { total?: number }).total !== 0,
  );
  // The journals of a merge are announced by one event.
  const merged = events.flatMap((event) => (event.type === 'fee-account.merged' ? event.data.id : []));
  expect(merged.toSorted()).toEqual(
    accounts.flatMap(({ id, merged_into_id }) => (merged_into_id === null ? [] : id)).sort(),
  );
  const journals = Map.groupBy(entries, ({ journal_id }) => journal_id).values();
  expect(booked.map(({ type }) => type).sort(), 'one event for each journal').toEqual(
    [...journals].flatMap((own) => typeOf(own) ?? []).sort(),
  );
  const announced = booked.flatMap(({ type, data }) => ('id' in data ? `${type} ${data.id}` : []));
  expect(announced.toSorted(), 'one event for each record').toEqual([...new Set(announced)].sort());
  const log = await Array.fromAsync(client.auditLog.list({ limit: 100 }));
  expect(events.map(({ type }) => type).sort(), 'one event for each change').toEqual(
    log.flatMap((entry) => eventOf(entry) ?? []).sort(),
  );
  expect(log.flatMap(({ event_ids }) => event_ids).sort(), 'events named in the log').toEqual(
    events.map(({ id }) => id).sort(),
  );
}

/** The event that announces a journal; undefined for those of merges, and for the first one of a transfer. */
function typeOf([first, ...others]: LedgerEntry[]): string | undefined {
  if (!first || first.source.type === 'fee_account') return undefined;
  const { source, payment_id, reverses_id } = first;
  const [posted, reversed] = eventsOfJournals[first.source.type];
  const isTransfer = [first, ...others].some(({ ledger_account }) => ledger_account === 'transfers');
  if (isTransfer && payment_id !== source.id) return undefined;
  if (reverses_id !== null) return reversed;
  return isTransfer ? 'payment.transferred' : posted;
}
