import type { Rollbook } from '@rollbook/sdk';
import type { RollbookServer } from '@rollbook/server';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
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

onBothDatabases('payments of a bank statement', (open) => {
  const shared = sharedYears(open);

  it('whose reference names an invoice on which nothing is due have a warning', async () => {
    const school = await startFees(shared);
    const { client, issue } = school;
    const cancelled = await issue(1000);
    await client.invoices.void(cancelled.id, reason);
    await issue(2000);
    const lines = [
      `20/01/2026;Fees ${cancelled.number};10.00;x`,
      '21/01/2026;Fees 2026-00002;5.00;x',
      '22/01/2026;Fees 2026-00002;15.00;x',
      '23/01/2026;Fees 2026-00002;1.00;x',
    ];
    const done = await importCsv(school, lines);
    expect(await resultsOf(school, done.id)).toEqual(['nothing_due', 'created', 'created', 'nothing_due']);
    const [row] = await rowsOf(client, done.id);
    expect(row).toMatchObject({ result: 'created', detail: expect.stringContaining('which is void') });
    await expectBooksBalance(client);
  });

  it('for a learner have a warning if they leave credit while something is due on the account of the other parent', async () => {
    const school = await startFees(shared);
    const { client, payer, issue } = school;
    await client.learners.update(payer, { admission_number: 'N100' });
    const invoice = await issue(1000);
    const mother = await client.feeAccounts.create({ name: 'Mother Example', learner_ids: [payer] });
    await client.feeShares.put(payer, { shares: [{ account_id: mother.id, basis_points: 10_000 }] });
    const done = await importCsv(school, ['20/01/2026;N100 fees;10.00;x']);
    const [row] = await rowsOf(client, done.id);
    expect(row).toMatchObject({ result: 'created', code: 'due_elsewhere' });
    for (const named of [invoice.number, invoice.account_id, mother.id])
      expect(row?.detail).toContain(String(named));
    await client.payments.create({
      account_id: String(invoice.account_id),
      amount: 1000,
      method: 'cash',
      received_on: '2026-01-20',
    });
    const again = await importCsv(school, ['21/01/2026;N100 fees;10.00;x']);
    expect(await resultsOf(school, again.id)).toEqual(['created']);
    await expectBooksBalance(client);
  });

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
      ...['created', 'created', 'created', '/account_id required', 'not_a_payment'],
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
    expect(again.counts).toMatchObject({ created: 0, updated: 0, unchanged: 3, skipped: 1, failed: 4 });
    expect(await client.payments.list({ order: 'asc' })).toMatchObject({ data: { length: 3 } });
    await expectBooksBalance(client);
  });

  it('are found again with a warning if an equal one came from elsewhere, so that a second one is not lost in silence', async () => {
    const school = await startFees(shared);
    const { client, payer, pay } = school;
    const { id: learner_id } = await client.learners.update(payer, { admission_number: 'A-77' });
    const lines = ['20/01/2026;A-77 fees;10.00;x'];
    const counts = async (more: object, dated = lines) => {
      const { id } = await importCsv(school, dated, more);
      return (await rowsOf(client, id)).map(({ result, code, detail }) => ({ result, code, detail }));
    };
    expect(await counts({})).toMatchObject([{ result: 'created', code: null }]);
    expect(await counts({})).toMatchObject([{ result: 'unchanged', code: null }]);
    const [first] = (await client.payments.list()).data;
    const elsewhere = await counts({ source: 'other_bank' });
    expect(elsewhere).toMatchObject([{ result: 'unchanged', code: 'equal_payment' }]);
    expect(elsewhere[0]?.detail).toContain(`${first?.id}, was imported from bank`);
    expect(await counts({ source: 'other_bank', dry_run: true })).toEqual(elsewhere);
    // Of two equal lines, the second is not the payment of the first.
    expect(await counts({ source: 'other_bank' }, [...lines, ...lines])).toMatchObject([
      { result: 'unchanged', code: 'equal_payment' },
      { result: 'created', code: null },
    ]);
    // What the source itself has imported is found first.
    expect(await counts({ source: 'other_bank' })).toMatchObject([{ result: 'unchanged', code: null }]);
    const own = { learner_id, received_on: '2026-01-21', reference: 'A-77', amount: 1000 };
    const cash = await pay(1000, { ...own, method: 'cash' });
    const line = ['21/01/2026;A-77;10.00;x'];
    const [byHand] = await counts({}, line);
    expect(byHand).toMatchObject({ result: 'unchanged', code: 'equal_payment' });
    expect(byHand?.detail).toContain(`${cash.id}, was recorded with the method cash`);
    await pay(1000, { ...own, method: 'eft', allow_duplicate: true });
    expect(await counts({}, line)).toMatchObject([{ result: 'unchanged', code: null }]);
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
      counts: { created: 4, unchanged: 0, failed: 1 },
      made: ['2026-01-20,1000,1000', '2026-01-20,1000,1000', '2026-01-20,2000,2000', '2026-01-21,1000,1000'],
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
    expect(await run(two)).toEqual(['equal_payment', 'created']);
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

  it('are as many as the equal lines of a statement, however often and in which parts it is sent', async () => {
    const school = await startFees(shared);
    const { client, payer, pay } = school;
    await client.learners.update(payer, { admission_number: 'A-78' });
    const line = '20/01/2026;Fees A-78;500.00;x';
    const other = '21/01/2026;Fees A-78;500.00;x';
    const counted = async (lines: string[], more: object = {}) => {
      const { counts } = await importCsv(school, lines, more);
      return [counts.created, counts.unchanged, counts.failed];
    };
    // One of them was entered before.
    await pay(50_000, { reference: 'Fees A-78', received_on: '2026-01-20' });
    for (const dry_run of [true, false])
      expect(await counted([line, '2026-01-20;Fees A-78;R500,00;y', other, line], { dry_run })).toEqual([
        3, 1, 0,
      ]);
    expect(await counted([other, line, line, line])).toEqual([0, 4, 0]);
    expect(await counted([line])).toEqual([0, 1, 0]);
    const [first] = (await client.payments.list({ order: 'asc' })).data;
    await client.payments.reverse(first?.id ?? '', reason);
    expect(await counted([line, line, line, other])).toEqual([0, 4, 0]);
    expect(await counted([line, line, line, line])).toEqual([1, 3, 0]);
    expect((await client.feeAccounts.list({ learner_id: payer })).data).toMatchObject([
      { unallocated_credit: 4 * 50_000 },
    ]);
    await expectBooksBalance(client);
  });

  it('are not mistaken for those of equal lines of which only one says for whom it is', async () => {
    const school = await startFees(shared);
    const { client, payer } = school;
    await client.learners.update(payer, { admission_number: 'A-78' });
    const send = async (lines: string[]) => {
      const csv = ['Date;Description;Amount;Number', ...lines].join('\n');
      const done = await importCsv(school, [], {
        csv,
        mapping: { ...mapping, Number: 'learner_admission_number' },
      });
      return resultsOf(school, done.id);
    };
    const [unnamed, named] = ['20/01/2026;FEES;500.00;', '20/01/2026;FEES;500.00;A-78'];
    const first = await send([unnamed, named]);
    expect(first).toEqual(['/account_id required', 'created']);
    expect(await send([unnamed, named])).toEqual(['/account_id required', 'unchanged']);
    expect(await send([named, unnamed])).toEqual(['unchanged', '/account_id required']);
    expect(await send([named, named])).toEqual(['unchanged', 'created']);
    expect((await client.payments.list()).data).toHaveLength(2);
    await expectBooksBalance(client);
  });

  it('are not of the learner whose number is the year in which they were received', async () => {
    const school = await startFees(shared);
    for (const admission_number of ['2026', '2019'])
      await school.client.learners.create({ name: 'Sipho Example', admission_number });
    const done = await importCsv(school, [
      '20/01/2026;12 NOV 2026 EFT;1.00;x',
      '20/01/2026;FEES 2019;2.00;x',
      '20/01/2025;FEES 2026;3.00;x',
    ]);
    expect(await resultsOf(school, done.id)).toEqual([
      '/account_id required',
      'created',
      '/account_id required',
    ]);
  });

  it('of failed rows that are corrected are not those of the other rows of the import', async () => {
    const school = await startFees(shared);
    const { client, payer } = school;
    await client.learners.update(payer, { admission_number: 'A-78' });
    const line = '20/01/2026;Fees A-78;500.00;x';
    const wrong = '20/01/2026;Fees A-78;5OO.00;x';
    const done = await importCsv(school, [line, wrong, wrong]);
    expect(done.counts).toMatchObject({ created: 1, failed: 2 });
    const correct = async (corrects_import_id: string, lines: string[], dry_run = false) => {
      const next = await importCsv(school, lines, { corrects_import_id, dry_run });
      return { id: next.id, results: await resultsOf(school, next.id) };
    };
    expect((await correct(done.id, [line], true)).results).toEqual(['same_as_before']);
    // Lines that did not fail would be booked twice.
    const whole = importCsv(school, [line, line, line], { corrects_import_id: done.id });
    expect(await refusalOf(whole)).toMatchObject({
      errors: [
        {
          pointer: '/corrects_import_id',
          detail: expect.stringContaining('has 2 failed rows, and these are 3'),
        },
      ],
    });
    const second = await correct(done.id, [line, wrong]);
    expect(second.results).toEqual(['same_as_before', expect.stringContaining('/amount_decimal')]);
    // One that corrects a correction.
    const third = await correct(second.id, [line]);
    expect(third.results).toEqual(['same_as_before']);
    const correctionsOf = async (corrects_import_id: string) =>
      (await client.imports.list({ corrects_import_id })).data.filter((one) => !one.dry_run);
    expect(await correctionsOf(done.id)).toMatchObject([{ id: second.id }]);
    expect(await correctionsOf(second.id)).toMatchObject([{ id: third.id }]);
    expect(await correctionsOf(third.id)).toEqual([]);
    expect((await client.payments.list()).data).toHaveLength(3);
    // The whole statement again.
    expect((await importCsv(school, [line, line, line])).counts).toMatchObject({ created: 0, unchanged: 3 });
    const { id: tried } = await importCsv(school, [line], { dry_run: true });
    const body = { kind: 'payments' as const, source: 'bank', rows: [{ reference: 'x' }] };
    expect(await refusalOf(importCsv(school, [line], { corrects_import_id: 'imp_none' }))).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/corrects_import_id' }],
    });
    for (const more of [{ corrects_import_id: tried }, { corrects_import_id: done.id, source: 'other' }])
      expect(await refusalOf(client.imports.create({ ...body, ...more }))).toMatchObject({
        errors: [{ pointer: '/corrects_import_id', code: 'not_applicable' }],
      });
    await expectBooksBalance(client);
  });

  it('are made again after the import was undone, and not after they were reversed', async () => {
    const school = await startFees(shared);
    const { client, payer, server } = school;
    await client.learners.update(payer, { admission_number: 'A-78' });
    const lines = ['20/01/2026;Fees A-78;500.00;x', '21/01/2026;Fees A-78;600.00;x'];
    const withIds = (ids: string[]) =>
      importInto(server, client, {
        ...{ kind: 'payments', source: 'bank' },
        rows: ids.map((external_id) => ({
          ...{ external_id, reference: 'Fees A-78', amount_decimal: '7.00', received_on: '2026-01-22' },
        })),
      });
    for (const run of [() => importCsv(school, lines), () => withIds(['B1', 'B2'])]) {
      const first = await run();
      expect(first.counts).toMatchObject({ created: 2 });
      await client.imports.undo(first.id);
      await server.drainJobs();
      expect((await client.imports.get(first.id)).status).toBe('undone');
      expect((await run()).counts).toMatchObject({ created: 2, unchanged: 0 });
      const received = (await client.payments.list({ status: 'received' })).data;
      await client.payments.reverse(received[0]?.id ?? '', reason);
      expect((await run()).counts).toMatchObject({ created: 0, unchanged: 2 });
    }
    await expectBooksBalance(client);
  });

  it('are only what the school received, whatever says so', async () => {
    const school = await startFees(shared);
    const { client, payer } = school;
    await client.learners.update(payer, { admission_number: 'A-79' });
    let days = 1;
    const run = async (head: string, lines: string[], more: object = {}) => {
      const csv = [`Date;Text;${head}`, ...lines.map((line) => `${days++}/01/2026;A-79;${line}`)].join('\n');
      const fields = { Date: 'received_on', Text: 'reference', Amount: 'amount_decimal' };
      const { mapping: own, ...others } = { mapping: {}, ...more };
      const done = await importInto(school.server, client, {
        ...{ kind: 'payments', source: 'bank', csv, mapping: { ...fields, ...own } },
        ...others,
      });
      return [done.status, ...(await resultsOf(school, done.id))];
    };
    const needed = '/direction required';
    const words = ['1,00;CR', '2,00;DR'];
    expect(await run('Amount;Kind', words, { mapping: { Kind: 'direction' } })).toEqual([
      ...['completed', 'created', 'not_a_payment'],
    ]);
    // A column that says it of every amount is used, one that says it of some is not enough.
    expect(await run('Amount;Kind', words)).toEqual(['completed', 'created', 'not_a_payment']);
    expect(await run('Amount;Kind', ['1,00;CR', '-2,00;DR'])).toEqual([
      'completed',
      'created',
      'not_a_payment',
    ]);
    expect(await run('Amount;Kind', [...words, '3,00;', '-4,00;'])).toEqual([
      ...['completed_with_errors', needed, needed, needed, 'not_a_payment'],
    ]);
    expect(await run('Amount;D/C', ['1,00;Z'])).toEqual(['completed_with_errors', needed]);
    expect(await run('Amount;Kind', ['2,00;Z', '3,00;DR'], { constants: { direction: 'in' } })).toEqual([
      ...['completed', 'created', 'created'],
    ]);
    expect(
      await run('Amount;Kind', ['1,00;Z', '-2,00;CR', '3,00;'], { mapping: { Kind: 'direction' } }),
    ).toEqual(['completed_with_errors', '/direction invalid_value', '/direction conflict', needed]);
    const twoColumns = { mapping: { Paid: 'amount_out_decimal' } };
    expect(await run('Amount;Paid', ['1,00;', ';2,00', '3,00;0,00', '4,00;5,00'], twoColumns)).toEqual([
      ...['completed_with_errors', 'created', 'not_a_payment', 'created', '/amount_out_decimal conflict'],
    ]);
    const [statement] = (await client.feeAccounts.list({ learner_id: payer })).data;
    expect(statement?.unallocated_credit).toBe(100 + 100 + 100 + 200 + 300 + 100 + 300);
    await expectBooksBalance(client);
  });

  it('are not what the school paid, by the kinds of the lines or the names of the columns', async () => {
    const school = await startFees(shared);
    const { client, payer } = school;
    await client.learners.update(payer, { admission_number: 'A-79' });
    let days = 1;
    const run = async (head: string, lines: string[], more: object = {}) => {
      const day = () => new Date(Date.UTC(2025, 0, days++)).toISOString().slice(0, 10);
      const csv = [`Date;Text;${head}`, ...lines.map((line) => `${day()};A-79;${line}`)].join('\n');
      const fields = { Date: 'received_on', Text: 'reference' };
      const { mapping: own = { Amount: 'amount_decimal' }, ...others } = more as { mapping?: object };
      const done = await importInto(school.server, client, {
        ...{ kind: 'payments', source: 'bank', csv, mapping: { ...fields, ...own } },
        ...others,
      });
      return resultsOf(school, done.id);
    };
    const needed = '/direction required';
    const kinds = ['1,00;EFT CREDIT', '2,00;DEBIT CARD PURCHASE'];
    expect(await run('Amount;Type', kinds)).toEqual(['created', 'not_a_payment']);
    expect(
      await run('Amount;Type', kinds, { mapping: { Amount: 'amount_decimal', Type: 'direction' } }),
    ).toEqual([...['created', 'not_a_payment']]);
    expect(await run('Amount;Type', ['1,00;Receipt', '2,00;Payment'])).toEqual(['created', 'not_a_payment']);
    expect(await run('Amount;Type', ['1,00;Deposit', '2,00;Payment'])).toEqual([needed, needed]);
    expect(await run('Amount;Type', [...kinds, '3,00;POS'])).toEqual([needed, needed, needed]);
    expect(await run('Amount;Type', ['1,00;Payment', '2,00;EFT'])).toEqual(['created', 'created']);
    expect(await run('Amount;Details', ['1,00;Fees', '2,00;Debit Example Ltd'])).toEqual([needed, needed]);
    const came = { constants: { direction: 'in' } };
    expect(await run('Amount;Details', ['1,00;Fees', '2,00;Debit order'], came)).toEqual([
      'created',
      'created',
    ]);
    // If amounts that went out are negative, the others came in, unless a kind says otherwise.
    const signed = ['1,00;Debit order', '-2,00;Fees', '3,00;Credit card'];
    expect(await run('Amount;Details', signed)).toEqual(['created', 'not_a_payment', 'created']);
    expect(await run('Amount;Type', [...kinds, '-3,00;Bank charges'])).toEqual([
      ...['created', needed, 'not_a_payment'],
    ]);

    const columns = ['1,00;', ';2,00', '0,00;3,00'];
    const credit = { mapping: { Credit: 'amount_decimal' } };
    expect(await run('Credit;Debit', columns, credit)).toEqual(['created', 'not_a_payment', 'not_a_payment']);
    expect(await run('Credit;Debit', ['1,00;2,00', ';'], credit)).toEqual([
      ...['/amount_decimal conflict', '/amount_decimal required'],
    ]);
    expect(await run('Credit;Debit', columns, { mapping: { Debit: 'amount_decimal' } })).toEqual([
      ...['/amount_decimal required', '/amount_decimal conflict', '/amount_decimal conflict'],
    ]);
    expect(
      await run('Receipts;Payments', ['1,00;'], { mapping: { Receipts: 'amount_out_decimal' } }),
    ).toEqual(['/amount_out_decimal conflict']);
    expect(await run('Amount;Money out', ['1,00;', '2,00;2,00'])).toEqual(['created', 'not_a_payment']);
    expect(await run('Amount', ['10.00 (ZAR)'])).toEqual(['created']);
    const [account] = (await client.feeAccounts.list({ learner_id: payer })).data;
    expect(account?.unallocated_credit).toBe(2600);
  });

  it('in a currency with three decimals are read as other amounts of the file show, or the request says', async () => {
    const school = await startFees(shared);
    const { client, payer } = school;
    await client.school.update({ currency: 'KWD' });
    await client.learners.update(payer, { admission_number: 'A-81' });
    const run = async (day: number, amounts: string[], more: object = {}) => {
      const lines = amounts.map((amount) => `${day}/01/2026;A-81;"${amount}";x`);
      const { id } = await importCsv(school, lines, more);
      const rows = await rowsOf(client, id);
      return Promise.all(
        rows.map(async ({ record_id, errors }) =>
          record_id ? (await client.payments.get(record_id)).amount : errors[0]?.detail,
        ),
      );
    };
    const [unclear] = await run(20, ['850.000', '45.250']);
    expect(unclear).toContain('850.000 can be 850000.000 or 850.000');
    expect(unclear).toContain('decimal_mark');
    expect(await run(21, ['850.000', '45.250'], { decimal_mark: 'point' })).toEqual([850_000, 45_250]);
    expect(await run(22, ['850.000', '1,250.000'])).toEqual([850_000, 1_250_000]);
    expect(await run(23, ['850.000', '1.250,500'])).toEqual([850_000_000, 1_250_500]);
  });

  it('are read without the marks that programs put around numbers in text from right to left', async () => {
    const school = await startFees(shared);
    const { client, payer } = school;
    await client.learners.update(payer, { admission_number: 'A-82' });
    const lines = ['20/01/2026;A-82 1;\u200e1,250.00\u200e;x', '21/01/2026;A-82 2;\u202aZAR 12.50\u202c;x'];
    const done = await importCsv(school, lines);
    expect(await resultsOf(school, done.id)).toEqual(['created', 'created']);
    const paid = await client.payments.list({ learner_id: payer, order: 'asc' });
    expect(paid.data.map(({ amount }) => amount)).toEqual([125_000, 1250]);
    await expectBooksBalance(client);
  });

  it('are in the currency of their amounts, or refused', async () => {
    const school = await startFees(shared);
    const { client, payer } = school;
    await client.learners.update(payer, { admission_number: 'A-80' });
    const lines = ['$1,000.00', '1.000,00 USD', 'NGN 2,300.50', 'R1 000.00', 'ZAR 1,000.50', '"1,250"'];
    const done = await importCsv(
      school,
      lines.map((amount, index) => `2${index}/01/2026;A-80;${amount};x`),
    );
    expect(await resultsOf(school, done.id)).toEqual([
      ...Array(3).fill('/amount_decimal currency_mismatch'),
      ...['created', 'created', '/amount_decimal ambiguous'],
    ]);
    // Without minor units, three digits after a separator are thousands.
    const francs = await client.feeAccounts.create({
      name: 'Example',
      learner_ids: [payer],
      currency: 'XOF',
    });
    const other = await importCsv(school, ['20/01/2026;x;25.000;x', '21/01/2026;x;"150,000";x'], {
      constants: { currency: 'XOF', account_id: francs.id },
    });
    expect(other.counts).toMatchObject({ created: 2 });
    expect(await client.feeAccounts.get(francs.id)).toMatchObject({ unallocated_credit: 175_000 });
  });

  it('are of the days that the file, the request or the locale of the school says', async () => {
    const school = await startFees(shared);
    const { client, payer } = school;
    await client.learners.update(payer, { admission_number: 'A-81' });
    let cents = 10;
    const run = async (days: string[], more: object = {}) => {
      const lines = days.map((day) => `${day};A-81;${(cents++ / 10).toFixed(2)};x`);
      const done = await importCsv(school, lines, more);
      const rows = await rowsOf(client, done.id);
      const found = rows.map(async ({ record_id, errors: [error] }) =>
        record_id === null ? error?.code : (await client.payments.get(record_id)).received_on,
      );
      return [done.date_order, ...(await Promise.all(found))];
    };
    expect(await run(['2026-01-20', '20 Jan 26', '20260120'])).toEqual([
      null,
      ...Array(3).fill('2026-01-20'),
    ]);
    expect(await run(['01/02/2026', '20.01.26'])).toEqual(['dmy', '2026-02-01', '2026-01-20']);
    expect(await run(['01/02/2026', '01/20/2026'])).toEqual(['mdy', '2026-01-02', '2026-01-20']);
    expect(await run(['01/02/2026', '01/20/2026', '20/01/2026'])).toEqual([
      ...[null, 'ambiguous', '2026-01-20', '2026-01-20'],
    ]);
    expect(await run(['01/02/2026', '20/01/2026'], { date_order: 'mdy' })).toEqual([
      ...['mdy', '2026-01-02', 'invalid_format'],
    ]);
    expect(await run(['26/01/20'], { date_order: 'ymd' })).toEqual(['ymd', '2026-01-20']);
    // Of a moment, the day is that of the school, in Johannesburg.
    expect(
      await run(['2026-01-20T23:30:00+02:00', '2026-01-20T23:30:00-02:00', '2026-01-20T00:00:00-02:00']),
    ).toEqual([null, '2026-01-20', 'ambiguous', '2026-01-20']);
    // This would be six years ago, or last month.
    expect(await run(['26/01/20'])).toEqual(['dmy', 'ambiguous']);
    await client.school.update({ locale: 'en-US' });
    expect(await run(['01/02/2026', '22.01.26'])).toEqual(['dmy', '2026-02-01', '2026-01-22']);
    expect(await run(['01/02/2026'])).toEqual([null, 'ambiguous']);
    expect(await run(['01/02/2026'], { source: 'another' })).toEqual(['mdy', '2026-01-02']);
    await client.school.update({ locale: 'fr-CA' });
    expect(await run(['01/02/2026', '01/01/2026'])).toEqual([null, 'ambiguous', '2026-01-01']);
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
