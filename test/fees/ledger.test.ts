import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { sharedYears, today } from '../support/school-year.ts';
import { raw } from '../support/server.ts';
import { entriesOf, expectBooksBalance, reason, startFees } from './school.ts';

onEachDatabase('the ledger', (open) => {
  const shared = sharedYears(open);

  it('has two sides of everything, and mirror images of what was reversed', async () => {
    const { client, payer, issue, pay } = await startFees(shared);
    const invoice = await issue(1000);
    const payment = await pay(1000, { auto_allocate: true, reference: 'EFT 1' });
    await client.payments.reverse(payment.id, reason);
    await client.invoices.writeOff(invoice.id, reason);
    const entries = await entriesOf(client);
    const shown = entries.map(
      ({ ledger_account, direction, amount }) => `${ledger_account} ${direction} ${amount}`,
    );
    expect(shown).toEqual([
      'receivable debit 1000',
      'income credit 1000',
      'cash debit 1000',
      'unapplied credit 1000',
      'unapplied debit 1000',
      'receivable credit 1000',
      'cash credit 1000',
      'unapplied debit 1000',
      'unapplied credit 1000',
      'receivable debit 1000',
      'bad_debt debit 1000',
      'receivable credit 1000',
    ]);
    expect(entries[0]).toEqual({
      id: expect.stringMatching(/^led_/),
      object: 'ledger_entry',
      sequence: 1,
      journal_id: expect.stringMatching(/^jnl_/),
      account_id: invoice.account_id,
      learner_id: payer,
      invoice_id: invoice.id,
      payment_id: null,
      ledger_account: 'receivable',
      direction: 'debit',
      amount: 1000,
      currency: 'ZAR',
      source: { type: 'invoice', id: invoice.id },
      description: 'Invoice 2026-00001',
      effective_on: today,
      posted_at: `${today}T08:00:00.000Z`,
      reverses_id: null,
    });
    expect(entries.slice(6, 10).map(({ reverses_id }) => reverses_id)).toEqual(
      entries.slice(2, 6).map(({ id }) => id),
    );
    expect(await client.ledgerEntries.get(entries[3]?.id ?? '')).toEqual(entries[3]);
    const count = async (filter: object) => (await client.ledgerEntries.list(filter)).data.length;
    expect(await count({ ledger_account: 'cash' })).toBe(2);
    expect(await count({ payment_id: payment.id })).toBe(8);
    expect(await count({ invoice_id: invoice.id })).toBe(8);
    expect(await count({ source_id: payment.id })).toBe(4);
    expect(await count({ journal_id: entries[0]?.journal_id })).toBe(2);
    expect(await count({ account_id: invoice.account_id, learner_id: payer, from: today, to: today })).toBe(
      12,
    );
    expect(await count({ from: '2026-02-03' })).toBe(0);
    expect(await count({ to: '2026-02-01' })).toBe(0);
    await expectBooksBalance(client);
  });

  it('is not changed by any request', async () => {
    const { client, server, testKey, issue } = await startFees(shared);
    await issue(5);
    const [entry] = await entriesOf(client);
    for (const method of ['PATCH', 'PUT', 'DELETE', 'POST'])
      for (const path of ['/v1/ledger-entries', `/v1/ledger-entries/${entry?.id}`])
        expect((await raw(server.url, testKey, method, path, { body: {} })).status).toBe(405);
  });
});

onEachDatabase('a statement', (open) => {
  it('has the balance before, what changed it, and the balance after', async () => {
    const { client, clock, issue, pay } = await startFees(open);
    const first = await issue(1000);
    const id = first.account_id ?? '';
    const statement = (from: string, to: string) => client.feeAccounts.statement(id, { from, to });
    clock.advance(86_400_000);
    const payment = await pay(300, { auto_allocate: true, reference: 'EFT 1', received_on: today });
    await issue(50);
    clock.advance(86_400_000);
    await client.payments.reverse(payment.id, reason);
    const whole = await statement('2026-01-01', '2026-12-31');
    expect(whole).toMatchObject({ object: 'statement', account_id: id, currency: 'ZAR', opening_balance: 0 });
    expect(
      whole.lines.map(({ effective_on, description, amount, balance }) => [
        effective_on,
        description,
        amount,
        balance,
      ]),
    ).toEqual([
      ['2026-02-02', 'Invoice 2026-00001', 1000, 1000],
      ['2026-02-02', 'Payment: EFT 1', -300, 700],
      ['2026-02-03', 'Invoice 2026-00002', 50, 750],
      ['2026-02-04', 'Reversed: Payment: EFT 1', 300, 1050],
    ]);
    expect(whole.lines[0]?.source).toEqual({ type: 'invoice', id: first.id });
    expect(whole.closing_balance).toBe(1050);
    expect((await client.feeAccounts.get(id)).balance).toBe(1050);
    expect(await statement('2026-02-03', '2026-02-03')).toMatchObject({
      opening_balance: 700,
      lines: [{ amount: 50, balance: 750 }],
      closing_balance: 750,
    });
    expect(await statement('2026-03-01', '2026-03-31')).toMatchObject({
      opening_balance: 1050,
      lines: [],
      closing_balance: 1050,
    });
    expect(await statement('2025-01-01', '2025-12-31')).toMatchObject({
      opening_balance: 0,
      closing_balance: 0,
    });
    expect(await codeOf(statement('2026-02-02', '2026-02-01'))).toBe('invalid_parameter');
    expect(await codeOf(statement('2000-01-01', '2026-02-01'))).toBe('invalid_parameter');
  });
});

onEachDatabase('drafts that are generated', (open) => {
  const shared = sharedYears(open);

  it('have the fee items that a learner was not charged in the term', async () => {
    const { client, grade, a, terms, payer, draft } = await startFees(shared);
    const item = (name: string, amount: number, grade_level_ids: string[] = []) =>
      client.feeItems.create({ name, category: 'tuition', amount, grade_level_ids });
    const [tuition, camp] = [await item('Tuition', 1000), await item('Camp', 200, [grade.id])];
    const inGrade = await client.learners.create({ name: 'Sipho Example', grade_level_id: grade.id });
    const common = { term_id: terms[0].id, due_date: '2026-03-01', fee_item_ids: [tuition.id, camp.id] };
    const both = { ...common, learner_ids: [payer, inGrade.id] };
    const tried = await client.invoices.generate({ ...both, dry_run: true });
    expect(tried).toMatchObject({ created: 2, unchanged: 0 });
    expect((await client.invoices.list()).data).toEqual([]);
    const made = await client.invoices.generate(both);
    expect(made).toMatchObject({ created: 2, unchanged: 0 });
    expect(made.data.map(({ learner_id, total }) => [learner_id, total]).toSorted()).toEqual(
      [
        [payer, 1000],
        [inGrade.id, 1200],
      ].toSorted(),
    );
    const drafts = (await client.invoices.list({ learner_id: inGrade.id })).data;
    expect(drafts).toMatchObject([
      {
        status: 'draft',
        term_id: terms[0].id,
        total: 1200,
        lines: [{ description: 'Tuition' }, { description: 'Camp' }],
      },
    ]);
    // Again, by the class and by the grade level: nothing is charged twice.
    await client.enrollments.create({ learner_id: inGrade.id, class_id: a.id, term_id: terms[0].id });
    for (const whom of [
      { learner_ids: [payer, inGrade.id] },
      { class_id: a.id },
      { grade_level_id: grade.id },
    ])
      expect(await client.invoices.generate({ ...common, ...whom })).toMatchObject({ created: 0 });
    expect(await client.invoices.generate({ ...common, term_id: terms[1].id, class_id: a.id })).toMatchObject(
      {
        created: 0,
        unchanged: 0,
      },
    );
    // What was voided is charged again, and what was charged otherwise is not.
    await client.invoices.issue(drafts[0]?.id ?? '');
    await client.invoices.void(drafts[0]?.id ?? '', reason);
    await draft(1, { learner_id: inGrade.id, term_id: terms[0].id, lines: [{ fee_item_id: camp.id }] });
    expect(await client.invoices.generate({ ...common, grade_level_id: grade.id })).toMatchObject({
      created: 1,
      data: [{ learner_id: inGrade.id, total: 1000 }],
    });
    const together = await Promise.all(
      [1, 2, 3].map(() =>
        client.invoices.generate({ ...common, term_id: terms[1].id, learner_ids: [payer] }),
      ),
    );
    expect(together.map(({ created }) => created).toSorted()).toEqual([0, 0, 1]);
    await expectBooksBalance(client);
  });

  it('are for known learners, and of fee items in one currency', async () => {
    const { client, terms, payer, a, grade } = await startFees(shared);
    const item = (more: object = {}) =>
      client.feeItems.create({ name: 'A', category: 'other', amount: 1, ...more });
    const [rand, usd, off] = [await item(), await item({ currency: 'USD' }), await item({ active: false })];
    const common = { term_id: terms[0].id, due_date: '2026-03-01', fee_item_ids: [rand.id] };
    const errorOf = async (more: object) => {
      const { errors } = await refusalOf(client.invoices.generate({ ...common, ...more }));
      return errors
        .map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`)
        .join();
    };
    expect(await errorOf({})).toBe('/learner_ids required');
    expect(await errorOf({ class_id: a.id, grade_level_id: grade.id })).toBe('/learner_ids required');
    expect(await errorOf({ learner_ids: [payer, 'lrn_none'] })).toBe('/learner_ids/1 unknown_reference');
    expect(await errorOf({ learner_ids: [payer], fee_item_ids: [rand.id, usd.id, off.id, 'fit_none'] })).toBe(
      '/fee_item_ids/1 currency_mismatch,/fee_item_ids/2 not_active,/fee_item_ids/3 unknown_reference',
    );
    const large = await item({ amount: Number.MAX_SAFE_INTEGER });
    expect(
      await codeOf(
        client.invoices.generate({ ...common, learner_ids: [payer], fee_item_ids: [rand.id, large.id] }),
      ),
    ).toBe('amount_too_large');
  });
});
