import type { Bursary, CreditNote, FeeAccount, Invoice, Rollbook } from '@rollbook/sdk';
import { RollbookError } from '@rollbook/sdk';
import { ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { holds, timeoutMs } from '../invariants/run.ts';
import { onBothDatabases } from '../support/databases.ts';
import { today } from '../support/school-year.ts';
import { startServer } from '../support/server.ts';
import { FeeSteps, NothingToDo, type Step, shown, type Turn, turns } from './fee-steps.ts';
import { expectBooksBalance, reason } from './school.ts';

const all = { limit: 100, archived: 'any' } as const;

async function attempt(school: FeeSteps, step: Step): Promise<void> {
  try {
    await school.calls[step.do](step);
  } catch (error) {
    if (error instanceof NothingToDo) return;
    // What is rejected is rejected as documented: a server under test checks it.
    if (!(error instanceof RollbookError) || (error.status ?? 500) >= 500) throw error;
  }
}

async function take(school: FeeSteps, [one, other]: Turn): Promise<void> {
  // Both end before the error of either is thrown, so that nothing continues in a server that is closed.
  const ends = await Promise.allSettled(
    [one, ...(other ? [other] : [])].map((step) => attempt(school, step)),
  );
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** All amounts in a record are integers that are exact. */
function expectExact(value: unknown, path: string): void {
  if (typeof value === 'number') expect(Number.isSafeInteger(value), path).toBe(true);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) expectExact(part, `${path}.${key}`);
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** What bursaries give of an invoice is at most what they cover. */
function expectCovered(invoice: Invoice, notes: CreditNote[], bursaries: ReadonlyMap<string, Bursary>): void {
  const covered = (isCovered: (category: Invoice['lines'][number]['category']) => boolean): number =>
    Math.max(
      0,
      sumOf(invoice.lines.flatMap(({ category, amount }) => (isCovered(category) ? [amount] : []))),
    );
  const given = notes.filter(({ kind, status }) => kind === 'bursary' && status === 'applied');
  expect(sumOf(given.map(({ amount }) => amount)), invoice.id).toBeLessThanOrEqual(covered(() => true));
  for (const [id, own] of Map.groupBy(given, ({ bursary_id }) => String(bursary_id))) {
    const { categories = [] } = bursaries.get(id) ?? {};
    const most = covered((category) => categories.length === 0 || categories.some((one) => one === category));
    expect(sumOf(own.map(({ amount }) => amount)), `${invoice.id} ${id}`).toBeLessThanOrEqual(most);
  }
}

/** What is allocated or credited and reversed again leaves the figures of both sides as they were. */
async function expectRestored(
  client: Rollbook,
  invoices: Invoice[],
  accounts: FeeAccount[],
): Promise<boolean> {
  const live = new Set(accounts.flatMap(({ id, archived_at }) => (archived_at === null ? id : [])));
  const open = invoices.find(
    ({ status, account_id }) => ['issued', 'partly_paid'].includes(status) && live.has(account_id ?? ''),
  );
  if (!open) return false;
  const figures = async () => {
    const { updated_at: _, ...invoice } = await client.invoices.get(open.id);
    const { updated_at: __, ...account } = await client.feeAccounts.get(open.account_id ?? '');
    return { invoice, account };
  };
  const before = await figures();
  const note = await client.creditNotes.create(open.id, { amount: 1, ...reason });
  await client.creditNotes.reverse(open.id, note.id, reason);
  expect(await figures()).toEqual(before);
  const { id } = await client.payments.create({
    ...{ account_id: open.account_id ?? '', amount: 1, method: 'cash', received_on: today },
    auto_allocate: false,
  });
  const payment = await client.payments.get(id);
  const paid = await figures();
  const allocation = await client.allocations.create(id, { invoice_id: open.id, amount: 1 });
  await client.allocations.reverse(id, allocation.id, reason);
  expect(await figures()).toEqual(paid);
  expect({ ...(await client.payments.get(id)), updated_at: '' }).toEqual({ ...payment, updated_at: '' });
  await client.payments.reverse(id, reason);
  expect(await figures()).toEqual(before);
  return true;
}

onBothDatabases('fees, whatever is done', (open, dialect) => {
  it(
    'keep the invariants of invoices, payments, bursaries and the ledger',
    async () => {
      const clock = new ManualClock(`${today}T08:00:00.000Z`);
      const { server } = await startServer(open, {
        worker: true,
        clock,
        rateLimits: { reads: 0, writes: 0 },
      });
      const seen = { paid: 0, void: 0, written_off: 0, bursary: 0, reversed: 0, refunded: 0, restored: 0 };
      const shared = { merged: 0, people: 0, separated: 0, split: 0, transferred: 0, instalments: 0 };
      await holds(dialect, turns, shown, async (list) => {
        const school = await FeeSteps.start(server);
        const { client } = school;
        for (const turn of list) await take(school, turn);
        await expectBooksBalance(client);
        const [invoices, payments, accounts, given] = await Promise.all([
          Array.fromAsync(client.invoices.list(all)),
          Array.fromAsync(client.payments.list(all)),
          Array.fromAsync(client.feeAccounts.list(all)),
          Array.fromAsync(client.bursaries.list(all)),
        ]);
        expectExact({ invoices, payments, accounts, given }, '');
        const bursaries = new Map(given.map((bursary) => [bursary.id, bursary]));
        for (const invoice of invoices) {
          expectCovered(invoice, await Array.fromAsync(client.creditNotes.list(invoice.id)), bursaries);
          // A void invoice never changes again, except that accounts and records of learners are merged.
          const { updated_at, learner_id, account_id } = invoice;
          if (invoice.status === 'void')
            expect(invoice).toEqual({ ...school.voided.get(invoice.id), updated_at, learner_id, account_id });
          seen.paid += Number(invoice.status === 'paid' && invoice.paid_total > 0);
          seen.void += Number(invoice.status === 'void');
          seen.written_off += Number(invoice.written_off_total > 0);
          seen.bursary += Number(invoice.bursary_total > 0);
        }
        for (const { status, refunded_total, transferred_total } of payments) {
          shared.transferred += Number(transferred_total > 0);
          seen.reversed += Number(status === 'reversed');
          seen.refunded += Number(refunded_total > 0);
        }
        shared.people += school.peopleMerged;
        shared.separated += school.peopleSeparated;
        shared.split += invoices.filter(({ split_from_id }) => split_from_id !== null).length;
        shared.instalments += invoices.filter(
          ({ instalments, paid_total }) => instalments.length > 0 && paid_total > 0,
        ).length;
        shared.merged += accounts.filter(({ merged_into_id }) => merged_into_id !== null).length;
        for (const { id, balance } of accounts)
          expect(await client.feeAccounts.statement(id, { from: today, to: today })).toMatchObject({
            opening_balance: 0,
            closing_balance: balance,
          });
        seen.restored += Number(await expectRestored(client, invoices, accounts));
        await expectBooksBalance(client);
      });
      // What is checked has happened.
      for (const [what, count] of Object.entries({ ...seen, ...shared }))
        expect(count, what).toBeGreaterThan(0);
    },
    timeoutMs,
  );
});
