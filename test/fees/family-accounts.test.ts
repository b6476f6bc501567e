import type { Invoice } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { importInto } from '../support/imports.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { goTo, sharedYears, today } from '../support/school-year.ts';
import { entriesOf, expectBooksBalance, type FeeSchool, fold, reason, startFees } from './school.ts';

/** The accounts of two siblings who were invoiced separately. */
async function siblings({ client, issue, learner, payer }: FeeSchool) {
  const sibling = await learner('Ben Example');
  const [a, b] = [await issue(1000), await issue(2000, { learner_id: sibling })];
  const [into, from] = [String(a.account_id), String(b.account_id)];
  await client.feeAccounts.update(from, { external_ids: { bank: 'FAM-0012' } });
  return { sibling, a, b, into, from, payer };
}

onEachDatabase('fee accounts that are merged', (open) => {
  const shared = sharedYears(open);

  it('have the learners, invoices, payments and credit of both, and the ledger shows the move', async () => {
    const school = await startFees(shared);
    const { client, pay, issue } = school;
    const { sibling, a, b, into, from, payer } = await siblings(school);
    const paid = await pay(500, { learner_id: sibling });
    await client.allocations.create(paid.id, { invoice_id: b.id, amount: 100 });
    await client.creditNotes.create(b.id, { amount: 10, ...reason });
    const before = await entriesOf(client);
    const merged = await client.feeAccounts.merge(into, { account_id: from });
    expect(merged).toMatchObject({
      learner_ids: [payer, sibling],
      shares: [payer, sibling].map((learner_id) => ({ learner_id, basis_points: 10_000 })),
      balance: 1000 + 2000 - 10 - 500,
      unallocated_credit: 400,
    });
    const after = await entriesOf(client);
    expect(after.slice(0, before.length)).toEqual(before);
    const moved = after.slice(before.length);
    expect(
      moved.map(({ account_id, ledger_account, direction, amount }) => [
        account_id === into ? 'into' : 'from',
        ledger_account,
        direction === 'debit' ? amount : -amount,
      ]),
    ).toEqual([
      ['from', 'transfers', 1890],
      ['from', 'receivable', -1890],
      ['into', 'receivable', 1890],
      ['into', 'transfers', -1890],
      ['from', 'unapplied', 400],
      ['from', 'transfers', -400],
      ['into', 'transfers', 400],
      ['into', 'unapplied', -400],
    ]);
    for (const { source } of moved) expect(source).toEqual({ type: 'fee_account', id: from });
    const old = await client.feeAccounts.get(from);
    expect(old).toMatchObject({ merged_into_id: into, balance: 0, unallocated_credit: 0 });
    expect(old.archived_at).not.toBeNull();
    const day = { from: today, to: today };
    expect(await client.feeAccounts.statement(from, day)).toMatchObject({ closing_balance: 0 });
    expect(await client.feeAccounts.statement(into, day)).toMatchObject({ closing_balance: merged.balance });
    expect((await client.invoices.list({ account_id: into })).data.map(({ id }) => id)).toEqual([a.id, b.id]);
    expect(await client.payments.get(paid.id)).toMatchObject({ account_id: into, unallocated_amount: 400 });
    expect(await issue(1, { learner_id: sibling })).toMatchObject({ account_id: into });
    const [event] = (await client.events.list({ type: 'fee-account.merged' })).data;
    expect(event?.data).toMatchObject({ id: from, merged_into_id: into });
    const { changes } = (await client.auditLog.list({ action: 'fee_account.merged' })).data[0] ?? {};
    expect(changes).toMatchObject({ merged_into_id: { before: null, after: into } });
    await expectBooksBalance(client);
  });

  it('leave out a learner who was erased, whose invoices and payments come along', async () => {
    const school = await startFees(open);
    const { client, issue, pay, learner, payer } = school;
    const sibling = await learner('Ben Example');
    const from = await client.feeAccounts.create({ name: 'Father', learner_ids: [payer, sibling] });
    const into = await client.feeAccounts.create({ name: 'Mother', learner_ids: [sibling] });
    const [paid, due] = [await issue(1000), await issue(500, { learner_id: sibling })];
    const payment = await pay(1000, { allocations: [{ invoice_id: paid.id, amount: 1000 }] });
    await client.learners.leave(payer, { left_on: today, left_reason: 'other' });
    await goTo(school, '2026-02-03');
    await client.learners.erase(payer, { confirm: payer, ...reason });
    expect(await client.feeAccounts.merge(into.id, { account_id: from.id })).toMatchObject({
      learner_ids: [sibling],
      balance: 500,
    });
    expect((await client.invoices.list({ account_id: into.id })).data.map(({ id }) => id)).toEqual([
      paid.id,
      due.id,
    ]);
    // The bank knows nothing of it.
    await client.payments.reverse(payment.id, reason);
    expect((await client.feeAccounts.get(into.id)).balance).toBe(1500);
    await expectBooksBalance(client);
  });

  it('have what is reversed later on the account that remains', async () => {
    const school = await startFees(shared);
    const { client, pay } = school;
    const { sibling, b, into, from } = await siblings(school);
    const paid = await pay(2000, { learner_id: sibling, auto_allocate: true });
    const note = { amount: 100, ...reason };
    const { id } = await client.creditNotes.create(
      (await school.issue(100, { learner_id: sibling })).id,
      note,
    );
    const [extra] = (await client.invoices.list({ account_id: from, status: 'paid' })).data.slice(1);
    await client.feeAccounts.merge(into, { account_id: from });
    await client.payments.reverse(paid.id, reason);
    expect(await client.invoices.get(b.id)).toMatchObject({ status: 'issued', account_id: into });
    await client.creditNotes.reverse(String(extra?.id), id, reason);
    expect(await client.feeAccounts.get(into)).toMatchObject({ balance: 3100, unallocated_credit: 0 });
    await client.invoices.void(b.id, reason);
    expect(fold(await entriesOf(client), 'receivable')).toBe(1100);
    expect(await client.feeAccounts.get(from)).toMatchObject({ balance: 0 });
    await expectBooksBalance(client);
  });

  it('receive payments that name the one that was merged, also through a second merge', async () => {
    const school = await startFees(shared);
    const { client, server, learner, issue } = school;
    const { into, from } = await siblings(school);
    await client.feeAccounts.merge(into, { account_id: from });
    const third = String((await issue(5, { learner_id: await learner() })).account_id);
    const payment = { amount: 1, method: 'eft', received_on: today } as const;
    expect(await client.payments.create({ ...payment, account_id: from })).toMatchObject({
      account_id: into,
    });
    await client.feeAccounts.merge(third, { account_id: into });
    expect(await client.payments.create({ ...payment, account_id: from })).toMatchObject({
      account_id: third,
    });
    const row = { amount_decimal: '10.00', received_on: today };
    const rows = [
      { ...row, reference: 'SCHOOL FEES FAM-0012' },
      { ...row, reference: 'by id', account_id: from },
      { ...row, reference: 'by external id', account_external_id: 'FAM-0012' },
    ];
    const run = () => importInto(server, client, { kind: 'payments', source: 'bank', rows });
    expect((await run()).counts).toMatchObject({ created: 3, failed: 0 });
    expect((await run()).counts).toMatchObject({ unchanged: 3, failed: 0 });
    const found = await Array.fromAsync(client.payments.list({ account_id: third }));
    expect(found.filter(({ amount }) => amount === 1000)).toHaveLength(3);
    expect((await client.feeAccounts.list({ external_id: 'bank:FAM-0012' })).data).toMatchObject([
      { id: third },
    ]);
    await expectBooksBalance(client);
  });

  it('name a step that is possible whenever a request is refused', async () => {
    const school = await startFees(shared);
    const { client, learner } = school;
    const { into, from, sibling } = await siblings(school);
    const accounts = client.feeAccounts;
    expect(await codeOf(accounts.archive(from))).toBe('account_not_settled');
    const dollars = await accounts.create({ name: 'USD', learner_ids: [sibling], currency: 'USD' });
    for (const account_id of [into, dollars.id, 'acc_1'])
      expect(await codeOf(accounts.merge(into, { account_id }))).toMatch(
        /validation_failed|unknown_reference/,
      );
    const many = [];
    for (let n = 0; n < 50; n++) many.push(await learner());
    const crowd = await accounts.create({ name: 'Many', learner_ids: many });
    expect(await refusalOf(accounts.merge(crowd.id, { account_id: into }))).toMatchObject({
      errors: [{ pointer: '/account_id', code: 'too_many' }],
    });
    await accounts.merge(into, { account_id: from });
    for (const refused of [
      () => accounts.update(from, { name: 'Other' }),
      () => accounts.restore(from),
      () => accounts.applyCredit(from),
      () => accounts.merge(from, { account_id: into }),
      () => accounts.merge(into, { account_id: from }),
    ])
      expect(await refusalOf(refused())).toMatchObject({ code: 'account_merged', existing_id: into });
    expect(await accounts.update(into, { name: 'Other' })).toMatchObject({ name: 'Other' });
    await accounts.archive(crowd.id);
    expect(await codeOf(accounts.merge(into, { account_id: crowd.id }))).toBe('unknown_reference');
    await expectBooksBalance(client);
  });

  it('keep learners who are archived, with their debts', async () => {
    const school = await startFees(shared);
    const { client } = school;
    const { sibling, into, from, payer } = await siblings(school);
    await client.learners.archive(sibling);
    expect(await client.feeAccounts.merge(into, { account_id: from })).toMatchObject({
      learner_ids: [payer, sibling],
      balance: 3000,
    });
    await expectBooksBalance(client);
  });
});

onEachDatabase('a fee account that was opened for a learner', (open) => {
  it('has the name of the learner until it gets one of its own', async () => {
    const { client, learner, issue } = await startFees(open);
    const one = await learner('Thandi Example');
    const other = await learner('Sipho Example');
    const accountOf = async (learner_id: string) => (await issue(100, { learner_id })).account_id ?? '';
    const nameOf = async (id: string) => (await client.feeAccounts.get(id)).name;
    const [own, named] = [await accountOf(one), await accountOf(other)];
    const family = await client.feeAccounts.create({ name: 'Thandi Example', learner_ids: [one, other] });
    await client.feeAccounts.update(named, { name: 'Sipho’s fees' });
    await client.learners.update(one, { name: 'Thandi Dube' });
    await client.learners.update(other, { first_name: 'Sipho', last_name: 'Dube' });
    expect(await Promise.all([own, named, family.id].map(nameOf))).toEqual([
      ...['Thandi Dube', 'Sipho’s fees', 'Thandi Example'],
    ]);
    const [entry] = (await client.auditLog.list({ resource_id: own, limit: 1 })).data;
    expect(entry).toMatchObject({ action: 'fee_account.updated' });
  });
});

onEachDatabase('the fees of a learner with two accounts', (open) => {
  const shared = sharedYears(open);

  /** The accounts of separated parents, with these shares. */
  async function parents({ client, payer }: FeeSchool, mother: number, father: number) {
    const of = (name: string) => client.feeAccounts.create({ name, learner_ids: [payer] });
    const [one, other] = [await of('Mother'), await of('Father')];
    const shares = [
      { account_id: other.id, basis_points: father },
      { account_id: one.id, basis_points: mother },
    ];
    await client.feeShares.put(payer, { shares });
    return { mother: one.id, father: other.id };
  }

  it('are charged to the first one until the shares are set', async () => {
    const school = await startFees(shared);
    const { client, payer, issue } = school;
    expect(await client.feeShares.get(payer)).toMatchObject({ currency: 'ZAR', shares: [] });
    const one = await client.feeAccounts.create({ name: 'Mother', learner_ids: [payer] });
    const other = await client.feeAccounts.create({ name: 'Father', learner_ids: [payer] });
    expect((await client.feeShares.get(payer)).shares).toEqual([
      { account_id: one.id, basis_points: 10_000 },
      { account_id: other.id, basis_points: 0 },
    ]);
    expect(await issue(100)).toMatchObject({ account_id: one.id, total: 100, split_from_id: null });
    const put = (...shares: [string, number][]) =>
      client.feeShares.put(payer, {
        shares: shares.map(([account_id, basis_points]) => ({ account_id, basis_points })),
      });
    const stranger = await client.feeAccounts.create({
      name: 'Other',
      learner_ids: [await school.learner()],
    });
    for (const [shares, code] of [
      [[[one.id, 9999]], 'wrong_sum'],
      [
        [
          [one.id, 5000],
          [one.id, 5000],
        ],
        'duplicate',
      ],
      [[[stranger.id, 10_000]], 'not_on_account'],
    ] as [[string, number][], string][])
      expect(await refusalOf(put(...shares))).toMatchObject({ errors: [{ code }] });
    await put([other.id, 10_000]);
    expect(await issue(100)).toMatchObject({ account_id: other.id });
    await expectBooksBalance(client);
  });

  it('are divided when they are issued, and no cent is lost or made', async () => {
    const school = await startFees(shared);
    const { client, payer, draft, year } = school;
    const { mother, father } = await parents(school, 6667, 3333);
    const common = { learner_id: payer, academic_year_id: year.id, status: 'active' } as const;
    await client.bursaries.create({ ...common, name: 'Half', kind: 'percentage', basis_points: 5000 });
    await client.bursaries.create({ ...common, name: 'Fixed', kind: 'fixed', amount: 101 });
    const lines = [
      { description: 'Tuition', category: 'tuition', quantity: 3, unit_amount: 333 },
      { description: 'Books', category: 'books', unit_amount: 1 },
      { description: 'Discount', category: null, unit_amount: -7 },
    ] as const;
    const { id, total } = await draft(0, { lines: [...lines], external_ids: { sis: '1' } });
    expect(total).toBe(993);
    const issued = await client.invoices.issue(id);
    const [other] = (await client.invoices.list({ split_from_id: id })).data;
    expect([issued.account_id, other?.account_id]).toEqual([mother, father]);
    // 3333 hundredths of a percent of 993 are 330.96…, rounded down.
    expect([issued.total, other?.total]).toEqual([663, 330]);
    expect([issued.number, other?.number]).toEqual(['2026-00001', '2026-00002']);
    for (const index of lines.keys())
      expect(Number(issued.lines[index]?.amount) + Number(other?.lines[index]?.amount)).toBe(
        [999, 1, -7][index],
      );
    const used = (await client.bursaries.list()).data.map(({ used_amount }) => used_amount);
    expect(used).toEqual([496, 101]);
    expect(issued.bursary_total + Number(other?.bursary_total)).toBe(597);
    expect(issued.amount_due + Number(other?.amount_due)).toBe(993 - 597);
    const balances = [mother, father].map(async (one) => (await client.feeAccounts.get(one)).balance);
    expect(await Promise.all(balances)).toEqual([issued.amount_due, other?.amount_due]);
    await expectBooksBalance(client);
  });

  it('have a fixed bursary once, however late it is applied to the parts', async () => {
    const school = await startFees(shared);
    const { client, payer, draft, year } = school;
    await parents(school, 5000, 5000);
    const { id } = await client.invoices.issue((await draft(1001)).id);
    const [other] = (await client.invoices.list({ split_from_id: id })).data;
    const common = { learner_id: payer, academic_year_id: year.id, status: 'active' } as const;
    const bursary = await client.bursaries.create({ ...common, name: 'Fixed', kind: 'fixed', amount: 501 });
    const apply = async (invoice_id: string) =>
      (await client.bursaries.apply(bursary.id, { invoice_id })).amount;
    expect([await apply(other?.id ?? ''), await apply(id)]).toEqual([251, 250]);
    expect(await codeOf(client.bursaries.apply(bursary.id, { invoice_id: id }))).toBe(
      'bursary_limit_reached',
    );
    expect((await client.bursaries.get(bursary.id)).used_amount).toBe(501);
    // What is sent is given.
    await client.bursaries.apply(bursary.id, { invoice_id: id, amount: 100 });
    await expectBooksBalance(client);
  });

  it('say that only a part is charged when the invoice of another part was voided', async () => {
    const school = await startFees(shared);
    const { client, payer, terms } = school;
    await parents(school, 5000, 5000);
    const item = await client.feeItems.create({ name: 'Tuition', category: 'tuition', amount: 125_001 });
    const term_id = terms[0].id;
    const sent = { term_id, fee_item_ids: [item.id], learner_ids: [payer], due_date: '2026-12-14' };
    const generate = async () => (await client.invoices.generate(sent)).data;
    const [{ invoice_id } = { invoice_id: null }] = await generate();
    await client.invoices.issueAll({ term_id });
    expect(await generate()).toMatchObject([{ reason: 'already_charged' }]);
    const [other] = (await client.invoices.list({ split_from_id: invoice_id ?? '' })).data;
    await client.invoices.void(invoice_id ?? '', { reason: 'The father pays' });
    expect(await generate()).toMatchObject([{ invoice_id: null, reason: 'partly_charged' }]);
    await client.invoices.void(other?.id ?? '', { reason: 'All again' });
    expect(await generate()).toMatchObject([{ total: 125_001, reason: null }]);
  });

  it('are divided when they are generated for many and issued together', async () => {
    const school = await startFees(shared);
    const { client, payer, learner, terms } = school;
    const { mother, father } = await parents(school, 5000, 5000);
    const usual = await learner();
    const item = await client.feeItems.create({ name: 'Tuition', category: 'tuition', amount: 125_001 });
    const term_id = terms[0].id;
    const sent = { term_id, fee_item_ids: [item.id], learner_ids: [payer, usual], due_date: '2026-12-14' };
    expect(await client.invoices.generate(sent)).toMatchObject({ created: 2 });
    const preview = await client.invoices.issueAll({ term_id, dry_run: true });
    expect(preview).toMatchObject({ issued: 3 });
    const result = await client.invoices.issueAll({ term_id });
    expect(result).toMatchObject({ issued: 3, failed: 0 });
    expect(result.data.map(({ total }) => total).toSorted()).toEqual([125_001, 62_500, 62_501]);
    expect((await client.feeAccounts.get(mother)).balance).toBe(62_501);
    expect((await client.feeAccounts.get(father)).balance).toBe(62_500);
    expect(await client.invoices.generate(sent)).toMatchObject({ created: 0, unchanged: 2 });
    await expectBooksBalance(client);
  });

  it('are divided after the learner was archived, and others are issued with them', async () => {
    const school = await startFees(shared);
    const { client, payer, learner, draft, terms } = school;
    const { mother, father } = await parents(school, 5000, 5000);
    const { id: term_id } = terms[0];
    const one = await draft(100, { term_id });
    const drafts = [
      await draft(200, { term_id }),
      await draft(300, { term_id, learner_id: await learner() }),
    ];
    await client.learners.archive(payer);
    expect(await client.invoices.issue(one.id)).toMatchObject({ account_id: mother, total: 50, term_id });
    const issued = await client.invoices.issueAll({ term_id });
    expect(issued).toMatchObject({ issued: drafts.length + 1, failed: 0 });
    const balances = [mother, father].map(async (id) => (await client.feeAccounts.get(id)).balance);
    expect(await Promise.all(balances)).toEqual([150, 150]);
    await expectBooksBalance(client);
  });

  it('are charged to the other account when one is archived or the learner is removed from it', async () => {
    const school = await startFees(shared);
    const { client, payer, learner, issue } = school;
    const { mother, father } = await parents(school, 5000, 5000);
    await client.feeAccounts.archive(mother);
    expect(await issue(9)).toMatchObject({ account_id: father, total: 9 });
    expect((await client.feeAccounts.restore(mother)).shares).toEqual([
      { learner_id: payer, basis_points: 0 },
    ]);
    await client.feeAccounts.update(father, { learner_ids: [await learner()] });
    expect(await issue(9)).toMatchObject({ account_id: mother, total: 9 });
    await expectBooksBalance(client);
  });

  it('are paid by their payer when only the other account is charged', async () => {
    const school = await startFees(shared);
    const { client, payer, issue, pay } = school;
    const { mother, father } = await parents(school, 0, 10_000);
    const { id: payer_guardian_id } = await client.guardians.create({ name: 'Father Example' });
    await client.feeAccounts.update(father, { payer_guardian_ids: [payer_guardian_id] });
    const invoice = await issue(100);
    const shares = [{ account_id: mother, basis_points: 10_000 }];
    await client.feeShares.put(payer, { shares });
    expect(await pay(50)).toMatchObject({ account_id: mother });
    expect(await pay(100, { payer_guardian_id, auto_allocate: true })).toMatchObject({ account_id: father });
    expect(await client.invoices.get(invoice.id)).toMatchObject({ status: 'paid' });
    await expectBooksBalance(client);
  });

  it('are paid by learner only if it is clear to which account', async () => {
    const school = await startFees(shared);
    const { client, payer, pay } = school;
    const { mother, father } = await parents(school, 5000, 5000);
    const { id: payer_guardian_id } = await client.guardians.create({ name: 'Father Example' });
    expect(await refusalOf(pay(100))).toMatchObject({
      errors: [{ pointer: '/account_id', code: 'required', detail: expect.stringContaining(mother) }],
    });
    await client.feeAccounts.update(father, { payer_guardian_ids: [payer_guardian_id] });
    expect(await pay(100, { payer_guardian_id })).toMatchObject({ account_id: father });
    expect(await pay(100, { account_id: mother })).toMatchObject({ account_id: mother });
    const merged = await client.feeAccounts.merge(mother, { account_id: father });
    expect(merged.shares).toEqual([{ learner_id: payer, basis_points: 10_000 }]);
    expect(await pay(101)).toMatchObject({ account_id: mother });
    await expectBooksBalance(client);
  });
});

onEachDatabase('credit on a fee account', (open) => {
  const shared = sharedYears(open);
  const early = { due_date: '2026-02-01' };

  it('is applied when an invoice is issued, what was received first to what is due first', async () => {
    const school = await startFees(shared);
    const { client, pay, draft, learner } = school;
    const [second, first] = [await pay(300), await pay(500, { received_on: '2026-01-14' })];
    const drafts = [
      await draft(400),
      await draft(600, early),
      await draft(50, { learner_id: await learner() }),
    ];
    const issued = await client.invoices.issueAll({ invoice_ids: drafts.map(({ id }) => id) });
    expect(issued.data.map(({ amount_due }) => amount_due)).toEqual([200, 0, 50]);
    const allocated = async (id: string) =>
      (await client.allocations.list(id)).data.map(({ invoice_id, amount }) => [invoice_id, amount]);
    expect(await allocated(first.id)).toEqual([[drafts[1]?.id, 500]]);
    expect(new Map((await allocated(second.id)) as [string, number][])).toEqual(
      new Map([
        [drafts[0]?.id, 200],
        [drafts[1]?.id, 100],
      ]),
    );
    expect((await client.events.list({ type: 'fee.reconciled' })).data).toHaveLength(3);
    await expectBooksBalance(client);
  });

  it('does not arise while something is due, unless the request says so', async () => {
    const school = await startFees(shared);
    const { client, issue, payer } = school;
    const pay = (amount: number, more: object = {}) =>
      client.payments.create({ learner_id: payer, amount, method: 'eft', received_on: today, ...more });
    const overdue = await issue(500, early);
    const account_id = String(overdue.account_id);
    const paid = await pay(700);
    expect(paid).toMatchObject({ allocated_total: 500, unallocated_amount: 200 });
    expect(await client.invoices.get(overdue.id)).toMatchObject({ status: 'paid', overdue: false });
    // The rest pays the next invoice when it is issued.
    const next = await issue(300);
    expect(next).toMatchObject({ status: 'partly_paid', amount_due: 100 });
    expect(await client.feeAccounts.get(account_id)).toMatchObject({ balance: 100, unallocated_credit: 0 });
    // So does a line of a statement, the invoice in its reference first.
    const earlier = await issue(50, early);
    const rows = [{ received_on: today, reference: `Fees ${next.number}`, amount: 140, learner_id: payer }];
    await importInto(school.server, client, { kind: 'payments', source: 'bank', rows });
    expect(await client.invoices.get(next.id)).toMatchObject({ status: 'paid' });
    expect(await client.invoices.get(earlier.id)).toMatchObject({ amount_due: 10 });
    // What was allocated by the request is all that is allocated.
    const one = await issue(100);
    expect(await pay(150, { allocations: [{ invoice_id: one.id, amount: 50 }] })).toMatchObject({
      unallocated_amount: 100,
    });
    expect(await pay(5, { auto_allocate: false })).toMatchObject({ unallocated_amount: 5 });
    expect(await pay(10, { allocations: [] })).toMatchObject({ unallocated_amount: 0 });
    expect(await client.invoices.get(earlier.id)).toMatchObject({ status: 'paid' });
    await client.school.update({ auto_apply_credit: false });
    expect(await pay(30)).toMatchObject({ unallocated_amount: 30 });
    await expectBooksBalance(client);
  });

  it('is applied daily, so that an account with the balance 0 has no overdue invoice', async () => {
    const school = await startFees(shared);
    const { client, server, pay, issue, payer } = school;
    const invoice = await issue(500, early);
    await pay(500);
    const off = await client.school.update({ auto_apply_credit: false });
    expect(off.auto_apply_credit).toBe(false);
    const day = { seconds: 86_400 };
    await client.testClock.advance(day);
    await server.drainJobs();
    expect(await client.invoices.get(invoice.id)).toMatchObject({ status: 'issued' });
    await client.school.update({ auto_apply_credit: true });
    await client.testClock.advance(day);
    await server.drainJobs();
    expect(await client.invoices.get(invoice.id)).toMatchObject({ status: 'paid', overdue: false });
    const [account] = (await client.feeAccounts.list({ learner_id: payer })).data;
    expect(account).toMatchObject({ balance: 0, unallocated_credit: 0 });
    const [entry] = (await client.auditLog.list({ action: 'allocation.created' })).data;
    expect(entry?.actor).toMatchObject({ type: 'system', name: 'Calendar' });
    await expectBooksBalance(client);
  });

  it('that is left by a reversal stays for the day', async () => {
    const school = await startFees(shared);
    const { client, server, pay, issue } = school;
    const [one, other] = [await issue(500, early), await issue(500)];
    const { id } = await pay(500, { auto_allocate: true });
    const [allocation] = (await client.allocations.list(id)).data;
    await client.allocations.reverse(id, allocation?.id ?? '', reason);
    const statuses = async () =>
      Promise.all([one, other].map(async (invoice) => (await client.invoices.get(invoice.id)).status));
    await client.testClock.advance({ seconds: 3600 });
    await server.drainJobs();
    // Daily tasks are looked for again after an import.
    await importInto(server, client, {
      kind: 'grade_levels',
      source: 'office',
      rows: [{ external_id: '1', label: 'Grade 1', order: 1 }],
    });
    await server.drainJobs();
    expect(await statuses()).toEqual(['issued', 'issued']);
    await client.allocations.create(id, { invoice_id: other.id, amount: 200 });
    await client.testClock.advance({ seconds: 86_400 });
    await server.drainJobs();
    expect(await statuses()).toEqual(['partly_paid', 'partly_paid']);
    expect(await client.payments.get(id)).toMatchObject({ allocated_total: 500, unallocated_amount: 0 });
    await expectBooksBalance(client);
  });

  it('is applied on request, also if the school does not want it automatically', async () => {
    const school = await startFees(shared);
    const { client, pay, issue } = school;
    await client.school.update({ auto_apply_credit: false });
    await pay(700);
    const [late, soon] = [await issue(500), await issue(500, early)];
    const id = String(late.account_id);
    expect(await client.feeAccounts.get(id)).toMatchObject({ balance: 300, unallocated_credit: 700 });
    expect(await client.feeAccounts.applyCredit(id)).toMatchObject({ balance: 300, unallocated_credit: 0 });
    expect(await client.invoices.get(soon.id)).toMatchObject({ status: 'paid' });
    expect(await client.invoices.get(late.id)).toMatchObject({ amount_due: 300 });
    expect(await client.feeAccounts.applyCredit(id)).toMatchObject({ balance: 300 });
    expect(await codeOf(client.feeAccounts.applyCredit('acc_1'))).toBe('not_found');
    await expectBooksBalance(client);
  });
});

onEachDatabase('money for several fee accounts', (open) => {
  const shared = sharedYears(open);
  const payment = { method: 'eft', received_on: today } as const;

  /** The open invoices of two siblings on accounts of their own, with the same payer. */
  async function payer(school: FeeSchool) {
    const { client } = school;
    const { a, b, into, from } = await siblings(school);
    const { id } = await client.guardians.create({ name: 'Nomsa Example' });
    const common = { payer_guardian_ids: [id] };
    await client.feeAccounts.update(into, common);
    await client.feeAccounts.update(from, common);
    return { a, b, one: into, other: from };
  }

  it('is one payment, of which the part of another account is transferred there', async () => {
    const school = await startFees(shared);
    const { client, events } = school;
    const { a, b, one, other } = await payer(school);
    await events();
    const paid = await client.payments.create({
      ...{ ...payment, account_id: one, amount: 3100, reference: 'both' },
      allocations: [a, b].map(({ id, amount_due: amount }) => ({ invoice_id: id, amount })),
    });
    expect(paid).toMatchObject({ allocated_total: 1000, transferred_total: 2000, unallocated_amount: 100 });
    expect((await events()).toSorted()).toEqual(
      ['fee.reconciled', 'fee.reconciled', 'payment.received', 'payment.transferred'].toSorted(),
    );
    const [moved] = (await client.payments.list({ transferred_from_id: paid.id })).data;
    expect(moved).toMatchObject({
      account_id: other,
      method: 'transfer',
      amount: 2000,
      allocated_total: 2000,
    });
    for (const { id } of [a, b]) expect(await client.invoices.get(id)).toMatchObject({ status: 'paid' });
    const balances = [one, other].map(async (id) => (await client.feeAccounts.get(id)).balance);
    expect(await Promise.all(balances)).toEqual([-100, 0]);
    const { lines } = await client.feeAccounts.statement(other, { from: today, to: today });
    expect(lines.map(({ description, amount }) => [description, amount])).toEqual([
      [`Invoice ${b.number}`, 2000],
      ['Credit transferred from another account: both', -2000],
    ]);
    await expectBooksBalance(client);
    // It bounces.
    await client.payments.reverse(paid.id, reason);
    for (const { id } of [a, b]) expect(await client.invoices.get(id)).toMatchObject({ status: 'issued' });
    expect(await client.payments.get(String(moved?.id))).toMatchObject({ status: 'reversed' });
    await expectBooksBalance(client);
  });

  it('needs a learner or a payer in common', async () => {
    const school = await startFees(shared);
    const { client, learner } = school;
    const { a, b, into, sibling } = await siblings(school);
    const pay = (more = {}) =>
      client.payments.create({
        ...{ ...payment, account_id: into, amount: 3000, ...more },
        allocations: [a, b].map(({ id, amount_due: amount }) => ({ invoice_id: id, amount })),
      });
    const refused = { errors: [{ pointer: '/allocations/1/invoice_id', code: 'other_account' }] };
    expect(await refusalOf(pay())).toMatchObject(refused);
    const { id: guardian_id } = await client.guardians.create({ name: 'Nomsa Example' });
    const link = { guardian_id, relationship: 'mother', fee_payer: true } as const;
    await client.learnerGuardians.create(sibling, link);
    expect(await refusalOf(pay())).toMatchObject(refused);
    expect(
      await refusalOf(pay({ payer_guardian_id: (await client.guardians.create({ name: 'B' })).id })),
    ).toMatchObject(refused);
    expect(await pay({ payer_guardian_id: guardian_id })).toMatchObject({ transferred_total: 2000 });
    const third = await school.issue(7, { learner_id: await learner() });
    const credit = await client.payments.create({ ...payment, account_id: into, amount: 7 });
    expect(
      await refusalOf(client.allocations.create(credit.id, { invoice_id: third.id, amount: 7 })),
    ).toMatchObject({ errors: [{ code: 'other_account', detail: expect.stringContaining('transfer') }] });
    await expectBooksBalance(client);
  });

  it('is credit that is transferred, and a transfer that is reversed', async () => {
    const school = await startFees(shared);
    const { client } = school;
    const { b, one, other } = await payer(school);
    const first = await client.payments.create({
      ...payment,
      account_id: one,
      amount: 300,
      auto_allocate: false,
    });
    const second = await client.payments.create({
      ...{ ...payment, account_id: one, amount: 500 },
      auto_allocate: false,
    });
    const transfer = (amount: number, more = {}) =>
      client.feeAccounts.transfer(one, { account_id: other, amount, ...more });
    expect(await refusalOf(transfer(801))).toMatchObject({
      code: 'amount_exceeds_unallocated',
      available: 800,
    });
    const { amount, currency, payments } = await transfer(400);
    expect([amount, currency]).toEqual([400, 'ZAR']);
    expect(payments.map((made) => [made.transferred_from_id, made.amount])).toEqual([
      [first.id, 300],
      [second.id, 100],
    ]);
    const chosen = await transfer(50, { payment_id: second.id });
    expect(chosen.payments).toMatchObject([{ transferred_from_id: second.id, amount: 50 }]);
    expect(await client.feeAccounts.get(one)).toMatchObject({ balance: 1000 - 350, unallocated_credit: 350 });
    expect(await client.feeAccounts.get(other)).toMatchObject({
      balance: 2000 - 450,
      unallocated_credit: 450,
    });
    const [made] = payments;
    const id = String(made?.id);
    await client.allocations.create(id, { invoice_id: b.id, amount: 200 });
    const refund = await client.refunds.create(id, { amount: 100 });
    for (const refused of [id, first.id])
      expect(await refusalOf(client.payments.reverse(refused, reason))).toMatchObject({
        code: 'payment_has_refunds',
        detail: expect.stringContaining(id),
      });
    await client.refunds.reverse(id, refund.id, reason);
    expect(await client.payments.reverse(id, reason)).toMatchObject({ status: 'reversed' });
    expect(await client.payments.get(first.id)).toMatchObject({
      unallocated_amount: 300,
      transferred_total: 0,
    });
    expect(await client.invoices.get(b.id)).toMatchObject({ status: 'issued' });
    await expectBooksBalance(client);
    const dollars = await client.feeAccounts.create({
      ...{ name: 'USD', currency: 'USD' },
      learner_ids: [b.learner_id],
    });
    for (const account_id of [one, dollars.id, 'acc_1'])
      expect(await codeOf(client.feeAccounts.transfer(one, { account_id, amount: 1 }))).toMatch(
        /validation_failed|unknown_reference/,
      );
    expect(await refusalOf(transfer(1, { payment_id: id }))).toMatchObject({
      errors: [{ pointer: '/payment_id' }],
    });
    // The account that remains has the transfer on both sides.
    await client.feeAccounts.merge(other, { account_id: one });
    expect(await codeOf(transfer(1))).toBe('account_merged');
    await client.payments.reverse(second.id, reason);
    expect(await client.feeAccounts.get(other)).toMatchObject({ balance: 2700, unallocated_credit: 300 });
    await expectBooksBalance(client);
  });

  it('is credit that is transferred also after its payer was archived', async () => {
    const school = await startFees(shared);
    const { client, pay } = school;
    const { one, other } = await payer(school);
    const { id: payer_guardian_id } = await client.guardians.create({ name: 'Sipho Example' });
    await pay(500, { payer_guardian_id });
    await client.guardians.archive(payer_guardian_id);
    const { payments } = await client.feeAccounts.transfer(one, { account_id: other, amount: 300 });
    expect(payments).toMatchObject([{ account_id: other, amount: 300, payer_guardian_id }]);
    await expectBooksBalance(client);
  });
});

onEachDatabase('balances that are not exact', (open) => {
  const shared = sharedYears(open);

  it('are refused to merges and transfers', async () => {
    const school = await startFees(shared);
    const { client, issue, pay, learner, payer } = school;
    const most = Number.MAX_SAFE_INTEGER;
    const debts = [await issue(most), await issue(1, { learner_id: await learner() })];
    const [one = '', other = ''] = debts.map(({ account_id }) => String(account_id));
    expect(await codeOf(client.feeAccounts.merge(one, { account_id: other }))).toBe('amount_too_large');
    const dollars = { currency: 'USD', method: 'eft', received_on: today } as const;
    const { account_id } = await pay(most, { ...dollars, learner_id: payer });
    const { account_id: into } = await pay(1, { ...dollars, learner_id: await learner() });
    expect(await codeOf(client.feeAccounts.transfer(account_id, { account_id: into, amount: most }))).toBe(
      'amount_too_large',
    );
    await expectBooksBalance(client);
  });
});

onEachDatabase('the instalments of an invoice', (open) => {
  const shared = sharedYears(open);
  const plan = [
    { due_date: '2026-01-20', amount: 400 },
    { due_date: '2026-02-20', amount: 300 },
    { due_date: '2026-03-01', amount: 300 },
  ];
  const dues = ({ instalments }: Invoice) => instalments.map(({ amount_due }) => amount_due);

  it('are paid in the order of their days, and are overdue by themselves', async () => {
    const school = await startFees(shared);
    const { client, issue, pay } = school;
    const invoice = await issue(1000, { instalments: plan });
    expect(invoice).toMatchObject({
      ...{ due_date: '2026-03-01', next_due_date: '2026-01-20', overdue: true, overdue_amount: 400 },
      instalments: plan.map((one) => ({ ...one, amount_due: one.amount })),
    });
    expect((await client.invoices.list({ overdue: true })).data.map(({ id }) => id)).toEqual([invoice.id]);
    // Another invoice is due between the instalments.
    const between = await issue(100, { due_date: '2026-02-21' });
    await pay(750, { auto_allocate: true });
    const after = await client.invoices.get(invoice.id);
    expect(after).toMatchObject({ next_due_date: '2026-03-01', overdue: false, overdue_amount: 0 });
    expect(dues(after)).toEqual([0, 0, 300]);
    expect(await client.invoices.get(between.id)).toMatchObject({
      paid_total: 50,
      next_due_date: '2026-02-21',
    });
    const statement = await client.feeAccounts.statement(String(invoice.account_id), {
      from: today,
      to: today,
    });
    expect(statement).toMatchObject({
      overdue_amount: 0,
      dues: [
        { invoice_id: between.id, due_date: '2026-02-21', amount_due: 50, overdue: false },
        { invoice_id: invoice.id, due_date: '2026-03-01', amount_due: 300, overdue: false },
      ],
    });
    expect(await pay(350, { auto_allocate: true })).toMatchObject({ allocated_total: 350 });
    expect(await client.invoices.get(invoice.id)).toMatchObject({ status: 'paid', next_due_date: null });
    await expectBooksBalance(client);
  });

  it('are overdue on the statement less the credit of the account, in each of its forms', async () => {
    const { client, issue, pay } = await startFees(shared);
    await client.school.update({ auto_apply_credit: false });
    const invoice = await issue(1000, { instalments: plan });
    const range = { from: today, to: today };
    const account = String(invoice.account_id);
    const overdue = async () => (await client.feeAccounts.statement(account, range)).overdue_amount;
    expect(await overdue()).toBe(400);
    await pay(150);
    expect(await overdue()).toBe(250);
    const page = await client.feeAccounts.statement(account, range, { accept: 'text/html' });
    expect(page).toMatch(/Overdue[^0-9]*2[.,]50/);
    await pay(350);
    expect(await overdue()).toBe(0);
    expect(await client.feeAccounts.statement(account, range, { accept: 'text/html' })).not.toContain(
      'Overdue',
    );
    // What is due on invoices is not changed by it.
    expect(await client.feeAccounts.statement(account, range)).toMatchObject({
      dues: plan.map(({ due_date, amount }) => ({ due_date, amount_due: amount })),
    });
  });

  it('are reduced in proportion by bursaries and credit notes', async () => {
    const school = await startFees(shared);
    const { client, payer, year, draft, pay } = school;
    const { id } = await draft(1000, { instalments: plan });
    const common = { learner_id: payer, academic_year_id: year.id, status: 'active' } as const;
    await client.bursaries.create({ ...common, name: 'Half', kind: 'percentage', basis_points: 5000 });
    expect(dues(await client.invoices.issue(id))).toEqual([200, 150, 150]);
    await pay(210, { auto_allocate: true });
    const note = await client.creditNotes.create(id, { amount: 1, ...reason });
    expect(dues(await client.invoices.get(id))).toEqual([0, 139, 150]);
    await client.creditNotes.reverse(id, note.id, reason);
    expect(dues(await client.invoices.get(id))).toEqual([0, 140, 150]);
    // Moved after it was issued.
    const instalments = [{ due_date: '2026-05-01', amount: 1000 }];
    expect(await client.invoices.update(id, { instalments })).toMatchObject({
      ...{ due_date: '2026-05-01', next_due_date: '2026-05-01', amount_due: 290 },
      instalments: [{ amount_due: 290 }],
    });
    expect(await client.invoices.update(id, { instalments: [] })).toMatchObject({
      ...{ due_date: '2026-05-01', instalments: [] },
    });
    await expectBooksBalance(client);
  });

  it('add up to the total, in order, with the day of the last as the due date', async () => {
    const school = await startFees(shared);
    const { client, draft } = school;
    const refused = async (request: Promise<unknown>) =>
      ((await refusalOf(request)).errors as { pointer: string; code: string }[]).map(
        ({ pointer, code }) => `${pointer} ${code}`,
      );
    expect(await refused(draft(999, { instalments: plan }))).toEqual(['/instalments wrong_sum']);
    expect(await refused(draft(1000, { instalments: plan, due_date: '2026-03-02' }))).toEqual([
      '/due_date not_last',
    ]);
    expect(await refused(draft(1000, { instalments: plan.toReversed() }))).toEqual([
      '/instalments/1/due_date not_in_order',
      '/instalments/2/due_date not_in_order',
    ]);
    const { id } = await draft(1000, { instalments: plan });
    const lines = [{ description: 'Tuition', unit_amount: 500 }];
    expect(await refused(client.invoices.update(id, { lines }))).toEqual(['/instalments wrong_sum']);
    expect(await refused(client.invoices.update(id, { due_date: '2026-04-01' }))).toEqual([
      '/due_date not_last',
    ]);
    const half = { lines, instalments: [{ due_date: '2026-06-01', amount: 500 }] };
    expect(await client.invoices.update(id, half)).toMatchObject({ total: 500, due_date: '2026-06-01' });
    await client.invoices.issue(id);
    await client.invoices.void(id, reason);
    expect(await codeOf(client.invoices.update(id, { instalments: [] }))).toBe('invoice_issued');
    await expectBooksBalance(client);
  });

  it('are rescheduled only by a change of a day or an amount', async () => {
    const { client, issue, pay } = await startFees(shared);
    const { id } = await issue(1000, { instalments: plan });
    await pay(450, { auto_allocate: true });
    const rescheduled = async () => (await client.events.list({ type: 'invoice.rescheduled' })).data.length;
    await client.invoices.update(id, { metadata: { note: 'x' }, external_ids: { books: '7' } });
    await client.invoices.update(id, { instalments: plan, due_date: '2026-03-01', metadata: {} });
    expect(await rescheduled()).toBe(0);
    const later = plan.with(2, { due_date: '2026-04-01', amount: 300 });
    await client.invoices.update(id, { instalments: later });
    expect(await rescheduled()).toBe(1);
    expect(dues(await client.invoices.get(id))).toEqual([0, 250, 300]);
  });

  it('are divided with the invoice among the accounts of a learner', async () => {
    const school = await startFees(shared);
    const { client, payer, issue } = school;
    const of = (name: string) => client.feeAccounts.create({ name, learner_ids: [payer] });
    const [mother, father] = [await of('Mother'), await of('Father')];
    await client.feeShares.put(payer, {
      shares: [
        { account_id: mother.id, basis_points: 6667 },
        { account_id: father.id, basis_points: 3333 },
      ],
    });
    const one = await issue(1000, { instalments: plan });
    const [other] = (await client.invoices.list({ split_from_id: one.id })).data;
    expect([one.total, other?.total]).toEqual([667, 333]);
    expect(dues(one)).toEqual([266, 200, 201]);
    expect(other && dues(other)).toEqual([133, 100, 100]);
    await expectBooksBalance(client);
  });
});
