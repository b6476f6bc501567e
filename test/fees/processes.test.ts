import { Rollbook } from '@rollbook/sdk';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Child, killChild, startChild } from '../support/child-server.ts';
import { openPostgres } from '../support/databases.ts';
import { codeOf } from '../support/problems.ts';
import { expectBooksBalance, reason } from './school.ts';

describe('two processes on one database (PostgreSQL)', () => {
  it('never pay more than is due, and share one series of numbers', async () => {
    const database = await openPostgres();
    onTestFinished(() => database[Symbol.asyncDispose]());
    const one = await startChild(database, 'Example School');
    const other = await startChild(database);
    const clientOf = ({ url }: Child) =>
      new Rollbook({ apiKey: one.testKey ?? '', baseUrl: url, maxRetries: 0 });
    const [client, second] = [clientOf(one), clientOf(other)];
    const both = (call: (client: Rollbook, n: number) => PromiseLike<unknown>): Promise<string[]> =>
      Promise.all([0, 1, 2, 3].map((n) => codeOf(call(n % 2 === 0 ? client : second, n))));
    // The daily task would allocate credit between two of the reads that are compared.
    await client.school.update({ auto_apply_credit: false });
    const { id: learner_id } = await client.learners.create({ name: 'Thandi Example' });
    const draft = (unit_amount: number) =>
      client.invoices.create({
        ...{ learner_id, due_date: '2026-12-14' },
        lines: [{ description: 'Example', unit_amount }],
      });
    const paid = { learner_id, method: 'eft', received_on: '2026-01-20' } as const;
    for (let round = 0; round < 5; round++) {
      const drafts = await Promise.all([draft(100), draft(100), draft(100), draft(100)]);
      expect(await both((own, n) => own.invoices.issue(drafts[n]?.id ?? ''))).toEqual(
        drafts.map(() => 'done'),
      );
      const [{ id: invoice_id }, ...others] = drafts;
      const payments = await both((own, n) =>
        own.payments.create({ ...paid, amount: 60 + n, allocations: [{ invoice_id, amount: 60 }] }),
      );
      expect(payments.toSorted()).toEqual([...Array(3).fill('amount_exceeds_due'), 'done']);
      const { id } = await client.payments.create({ ...paid, amount: 100 });
      const calls = [
        (own: Rollbook) => own.allocations.create(id, { invoice_id: others[0].id, amount: 80 }),
        (own: Rollbook) => own.allocations.create(id, { invoice_id: others[1].id, amount: 80 }),
        (own: Rollbook) => own.payments.reverse(id, reason),
        (own: Rollbook) => own.payments.reverse(id, reason),
      ];
      const codes = await both((own, n) => calls[n]?.(own) ?? Promise.reject(new Error('No call')));
      expect(codes.slice(2).toSorted()).toEqual(['done', 'invalid_state_transition']);
      expect(codes.slice(0, 2).filter((code) => code !== 'done')).not.toEqual([]);
    }
    // The same payment, entered at both.
    const twice = await both((own) => own.payments.create({ ...paid, amount: 1, reference: 'EFT 1' }));
    expect(twice.toSorted()).toEqual(['done', ...Array(3).fill('possible_duplicate')]);
    await expectBooksBalance(client);
    await Promise.all([one, other].map(killChild));
  });
});
