import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { codeOf } from '../support/problems.ts';
import { today } from '../support/school-year.ts';
import { expectBooksBalance, reason, startFees } from './school.ts';

const times = <T>(count: number, call: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => call(n)));

onBothDatabases('requests at the same time', (open) => {
  it('create one account for a learner', async () => {
    const { client, draft, pay } = await startFees(open);
    const drafts = await times(4, () => draft(100));
    await Promise.all([
      ...drafts.map(({ id }) => client.invoices.issue(id)),
      ...Array.from({ length: 4 }, (_, n) => pay(10 + n, { auto_allocate: true })),
    ]);
    expect((await client.feeAccounts.list()).data).toHaveLength(1);
    await expectBooksBalance(client);
  });

  it('never pay more than is due, and number invoices without gaps', async () => {
    const { client, issue, draft, pay, learner } = await startFees(open);
    const invoice = await issue(100);
    const codes = await times(6, (n) =>
      codeOf(pay(60, { reference: `EFT ${n}`, allocations: [{ invoice_id: invoice.id, amount: 60 }] })),
    );
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['done', 'amount_exceeds_due']));
    await client.school.update({ auto_apply_credit: false });
    const credit = await pay(500);
    const open_ = await times(4, () => issue(200));
    const parts = await times(4, (n) =>
      codeOf(client.allocations.create(credit.id, { invoice_id: open_[n]?.id ?? '', amount: 200 })),
    );
    expect(parts.toSorted()).toEqual([
      'amount_exceeds_unallocated',
      'amount_exceeds_unallocated',
      'done',
      'done',
    ]);
    const drafts = await times(8, async () => draft(10, { learner_id: await learner() }));
    const issued = await Promise.all(drafts.map(({ id }) => client.invoices.issue(id)));
    expect(new Set(issued.map(({ number }) => number)).size).toBe(8);
    await expectBooksBalance(client);
  });

  it('reverse a payment that is being allocated, refunded and reversed', async () => {
    const { client, issue, pay } = await startFees(open);
    for (let round = 0; round < 4; round++) {
      const invoice = await issue(100);
      const { id } = await pay(100);
      const codes = await Promise.all(
        [
          client.payments.reverse(id, reason),
          client.allocations.create(id, { invoice_id: invoice.id, amount: 60 }),
          client.refunds.create(id, { amount: 50 }),
          client.payments.reverse(id, reason),
          client.invoices.void(invoice.id, reason),
        ].map(codeOf),
      );
      expect(codes).not.toContain('internal_error');
      expect(codes).toContain('done');
    }
    await expectBooksBalance(client);
  });

  it('leave no statement that contradicts itself', async () => {
    const { client, issue, pay } = await startFees(open);
    await client.school.update({ auto_apply_credit: false });
    const overdue = { due_date: '2026-01-20' };
    const account = String((await issue(100, overdue)).account_id);
    let isWriting = true;
    const write = async () => {
      for (let round = 0; round < 20; round++) {
        const { id } = await issue(100, overdue);
        await pay(60, { allocations: [{ invoice_id: id, amount: 60 }] });
        await pay(40, { auto_allocate: true });
      }
      isWriting = false;
    };
    const read = async () => {
      while (isWriting) {
        const { overdue_amount, closing_balance } = await client.feeAccounts.statement(account, {
          from: today,
          to: today,
        });
        // All that is due is overdue, and credit pays it first.
        expect(overdue_amount).toBe(Math.max(0, closing_balance));
      }
    };
    await Promise.all([write(), times(3, read)]);
  });
});
