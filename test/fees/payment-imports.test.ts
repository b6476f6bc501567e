import type { Rollbook } from '@rollbook/sdk';
import type { RollbookServer } from '@rollbook/server';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { importInto, rowsOf } from '../support/imports.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { sharedYears, today } from '../support/school-year.ts';
import { expectBooksBalance, reason, startFees } from './school.ts';

const mapping = { Date: 'received_on', Description: 'reference', Amount: 'amount_decimal' };

interface School {
  client: Rollbook;
  server: RollbookServer;
}

const importCsv = ({ client, server }: School, lines: readonly string[], more: object = {}) =>
  importInto(server, client, {
    ...{ kind: 'payments', source: 'bank', mapping },
    csv: ['Date;Description;Amount;Balance', ...lines].join('\n'),
    ...more,
  });

/** The result of each row, or the fields that were wrong. */
async function resultsOf({ client }: School, id: string): Promise<string[]> {
  return (await rowsOf(client, id)).map(({ result, code, errors }) =>
    errors.length > 0
      ? errors.map((error) => `${error.pointer} ${error.code}`).join()
      : (code ?? result ?? ''),
  );
}

onEachDatabase('payments of a bank statement', (open) => {
  const shared = sharedYears(open);

  it('are allocated by the invoice number, or wait as credit of the account that the reference names', async () => {
    const school = await startFees(shared);
    const { client, payer, issue, learner } = school;
    const invoice = await issue(125_000);
    const family = await client.feeAccounts.create({
      ...{ name: 'Example family', learner_ids: [await learner()] },
      external_ids: { accounts: 'EXA001' },
    });
    const { id: numbered } = await client.learners.create({
      ...{ name: 'Sipho Example', admission_number: 'A-77' },
    });
    const lines = [
      '20/01/2026;FNB 2026-00001 FEES;1 000,50;x',
      '2026/01/21;Fees exa001 or EXA001;R99.00;x',
      '20260122;fees a-77;"1,234.00";x',
      '23 Jan 2026;SCHOOL FEES;500.00;x',
      '24/01/2026;Bank charges;-12.00;x',
      '24/13/2026;FNB 2026-00001;12.00;x',
      '25/01/2026;FNB 2026-00001;1,250;x',
      `03/02/2026;FNB 2026-00001;1.00;x`,
    ];
    const expected = [
      ...['created', 'created', 'created', '/account_id required', '/amount_decimal not_a_payment'],
      ...['/received_on invalid_format', '/amount_decimal ambiguous', '/received_on in_future'],
    ];
    const tried = await importCsv(school, lines, { dry_run: true });
    expect(await resultsOf(school, tried.id)).toEqual(expected);
    expect((await client.payments.list()).data).toEqual([]);
    const done = await importCsv(school, lines);
    expect(done.counts).toEqual(tried.counts);
    expect(await resultsOf(school, done.id)).toEqual(expected);
    // Rows that do not affect each other are imported at the same time.
    const made = (await client.payments.list()).data.toSorted((one, other) =>
      one.received_on.localeCompare(other.received_on),
    );
    expect(made).toMatchObject([
      { account_id: invoice.account_id, amount: 100_050, allocated_total: 100_050, method: 'eft' },
      { account_id: family.id, amount: 9900, unallocated_amount: 9900, received_on: '2026-01-21' },
      { learner_id: numbered, amount: 123_400, unallocated_amount: 123_400, received_on: '2026-01-22' },
    ]);
    expect((await client.feeAccounts.list({ learner_id: payer })).data).toMatchObject([{ balance: 24_950 }]);
    // A second run changes nothing, in any order, whatever was done with the payments.
    await client.payments.reverse(made[1]?.id ?? '', reason);
    const again = await importCsv(school, lines.toReversed());
    expect(again.counts).toMatchObject({ created: 0, updated: 0, unchanged: 3, failed: 5 });
    expect(await client.payments.list({ order: 'asc' })).toMatchObject({ data: { length: 3 } });
    await expectBooksBalance(client);
  });

  it('are the same whatever the order of the rows', async () => {
    const lines = [
      '20/01/2026;2026-00001;10.00;x',
      '20/01/2026;2026-00001;20.00;x',
      '21/01/2026;2026-00001;10.00;x',
      '20/01/2026;2026-00001;10.00;x',
      '22/01/2026;nobody;10.00;x',
    ];
    const outcomes = [];
    for (const order of [lines, lines.toReversed()]) {
      const school = await startFees(shared);
      await school.issue(10_000);
      const tried = await importCsv(school, order, { dry_run: true });
      const { counts } = await importCsv(school, order);
      expect(tried.counts).toEqual(counts);
      const made = (await school.client.payments.list()).data;
      const shown = made.map(({ received_on, amount, allocated_total }) => [
        received_on,
        amount,
        allocated_total,
      ]);
      outcomes.push({ counts, made: shown.map(String).toSorted() });
    }
    expect(outcomes[0]).toEqual(outcomes[1]);
    expect(outcomes[0]).toMatchObject({
      counts: { created: 3, unchanged: 1, failed: 1 },
      made: ['2026-01-20,1000,1000', '2026-01-20,2000,2000', '2026-01-21,1000,1000'],
    });
  });

  it('are distinguished by the ids of the bank', async () => {
    const school = await startFees(shared);
    const { client, server, payer, pay, issue } = school;
    await issue(10_000);
    const entered = await pay(1000, { reference: 'FEES 1', method: 'cash', received_on: '2026-01-20' });
    const run = async (rows: object[]) => {
      const { id } = await importInto(server, client, { kind: 'payments', source: 'bank', rows } as never);
      return resultsOf(school, id);
    };
    const row = {
      received_on: '2026-01-20',
      reference: 'FEES 1',
      amount_decimal: '10,00',
      learner_id: payer,
    };
    const two = [
      { ...row, external_id: 'B1' },
      { ...row, external_id: 'B2' },
    ];
    // The first is the payment that was entered before, which now has the id of the bank.
    expect(await run(two)).toEqual(['updated', 'created']);
    expect(await run(two.toReversed())).toEqual(['unchanged', 'unchanged']);
    expect(await client.payments.get(entered.id)).toMatchObject({ external_ids: { bank: 'B1' } });
    expect(
      await run([
        { ...row, external_id: 'B1', amount_decimal: '11.00' },
        { received_on: today, amount: 5, learner_id: payer },
        { received_on: today, amount: 5, learner_id: payer, external_id: 'B3' },
        { ...row, reference: 'x', amount: 5 },
        { ...row, reference: 'x', amount_decimal: '0.00' },
        { ...row, reference: 'x', amount_decimal: '1.005' },
        { ...row, reference: 'x', amount_decimal: '1', currency: 'USD', method: 'card', auto_allocate: true },
        { ...row, reference: 'x', amount_decimal: '1', learner_id: undefined, account_external_id: 'A9' },
      ]),
    ).toEqual([
      '/amount immutable',
      '/external_id required',
      'created',
      '/amount conflict',
      '/amount_decimal too_small',
      '/amount_decimal ambiguous',
      'created',
      '/account_external_id unknown_reference',
    ]);
    await expectBooksBalance(client);
  });

  it('need the scope of fees, and are never removed', async () => {
    const { client, server } = await startFees(shared);
    const rows = [{ external_id: '1' }];
    const sent = { kind: 'payments', source: 'bank', rows } as const;
    expect(await refusalOf(client.imports.create({ ...sent, full_snapshot: true }))).toMatchObject({
      errors: [{ pointer: '/full_snapshot', code: 'not_applicable' }],
    });
    const { secret } = await client.apiKeys.create({ name: 'Imports', scopes: ['write:imports'] });
    const other = new (client.constructor as typeof Rollbook)({ apiKey: secret, baseUrl: server.url });
    expect(await codeOf(other.imports.create(sent))).toBe('insufficient_scope');
  });
});
