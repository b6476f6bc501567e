import type { Event, FeeAccount, Invoice, LedgerEntry, Rollbook } from '@rollbook/sdk';
import { expect } from 'vitest';
import { eventOf } from '../invariants/check-log.ts';

/** The event that announces a journal of a record, and the event of the journal that reverses it. */
const eventsOfJournals: Record<LedgerEntry['source']['type'], readonly [string, string]> = {
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
  readonly #accounts = new Map<string, string>();

  book(event: Event): void {
    switch (event.type) {
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
      case 'refund.reversed':
        add(this.credit, event.data.account_id, event.data.amount);
        break;
      case 'payment.reversed':
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
  // Events of concurrent changes can be in any order, and this one has the account.
  const byInvoices = Object.groupBy(events, ({ type }) => (type === 'fee.invoiced' ? 'first' : 'then'));
  for (const event of [...(byInvoices.first ?? []), ...(byInvoices.then ?? [])]) books.book(event);
  for (const { id, amount_due } of invoices) expect(books.due.get(id) ?? 0n, id).toBe(BigInt(amount_due));
  for (const { id, unallocated_credit } of accounts)
    expect(books.credit.get(id) ?? 0n, id).toBe(BigInt(unallocated_credit));
  const types = new Set(Object.values(eventsOfJournals).flat());
  const booked = events.filter(
    ({ type, data }) => types.has(type) && (data as { total?: number }).total !== 0,
  );
  const journals = Map.groupBy(entries, ({ journal_id }) => journal_id).values();
  expect(booked.map(({ type }) => type).sort(), 'one event for each journal').toEqual(
    Array.from(journals, ([first]) => first && typeOf(first)).sort(),
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

const typeOf = ({ source, reverses_id }: LedgerEntry): string =>
  eventsOfJournals[source.type][reverses_id === null ? 0 : 1];
