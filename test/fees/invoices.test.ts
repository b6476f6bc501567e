import type { FeeAccount } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { clientWith, sharedYears, today } from '../support/school-year.ts';
import { entriesOf, expectBooksBalance, reason, startFees } from './school.ts';

onEachDatabase('an invoice', (open) => {
  const shared = sharedYears(open);

  it('is owed once it is issued, under the next number of the year', async () => {
    const { client, payer, draft, events, clock } = await startFees(open);
    const first = await draft(125_000);
    expect(first).toMatchObject({
      object: 'invoice',
      status: 'draft',
      number: null,
      account_id: null,
      issue_date: null,
      currency: 'ZAR',
      total: 125_000,
      amount_due: 0,
      overdue: false,
    });
    expect(await entriesOf(client)).toEqual([]);
    await events();
    const issued = await client.invoices.issue(first.id);
    expect(issued).toMatchObject({
      status: 'issued',
      number: '2026-00001',
      issue_date: today,
      amount_due: 125_000,
      paid_total: 0,
    });
    expect(await client.invoices.get(first.id)).toEqual(issued);
    expect(await events()).toEqual(['fee.invoiced']);
    const [event] = (await client.events.list({ type: 'fee.invoiced' })).data;
    expect(event?.data).toEqual({
      id: issued.id,
      object: 'invoice',
      number: '2026-00001',
      learner_id: payer,
      account_id: issued.account_id,
      currency: 'ZAR',
      total: 125_000,
      amount_due: 125_000,
      status: 'issued',
      issue_date: today,
      due_date: '2026-03-01',
      instalments: [],
      lines: issued.lines.map(({ id, description, quantity, unit_amount, amount }) => ({
        ...{ id, description, quantity, unit_amount, amount },
      })),
    });
    const account = await client.feeAccounts.get(issued.account_id ?? '');
    expect(account).toMatchObject({
      name: 'Thandi Example',
      learner_ids: [payer],
      balance: 125_000,
      unallocated_credit: 0,
    });
    // The next one has the same account and the next number.
    const second = await client.invoices.issue((await draft(100)).id);
    expect(second).toMatchObject({ number: '2026-00002', account_id: account.id });
    expect((await client.invoices.list({ number: '2026-00002' })).data).toEqual([second]);
    expect((await client.invoices.list({ overdue: true })).data).toEqual([]);
    clock.advance(28 * 86_400_000);
    expect((await client.invoices.list({ overdue: true })).data.map(({ id }) => id)).toEqual([
      first.id,
      second.id,
    ]);
    clock.advance(330 * 86_400_000);
    expect((await client.invoices.issue((await draft(1)).id)).number).toBe('2027-00001');
  });

  it('has lines of fee items, of their own, and discounts', async () => {
    const { client, payer, draft } = await startFees(shared);
    const item = await client.feeItems.create({ name: 'Bus', category: 'transport', amount: 30_000 });
    const invoice = await client.invoices.create({
      learner_id: payer,
      due_date: '2026-03-01',
      lines: [
        { fee_item_id: item.id, quantity: 3 },
        { fee_item_id: item.id, description: 'Bus on Fridays', unit_amount: 500, category: null },
        { description: 'Early payment', unit_amount: -10_000 },
      ],
    });
    expect(invoice.total).toBe(80_500);
    expect(invoice.lines).toMatchObject([
      { description: 'Bus', fee_item_id: item.id, category: 'transport', quantity: 3, amount: 90_000 },
      { description: 'Bus on Fridays', category: null, quantity: 1, amount: 500 },
      { description: 'Early payment', fee_item_id: null, category: null, amount: -10_000 },
    ]);
    const changed = await client.invoices.update(invoice.id, {
      lines: [{ description: 'Books', unit_amount: 700 }],
    });
    expect(changed).toMatchObject({ total: 700, lines: [{ description: 'Books' }] });
    await client.feeItems.update(item.id, { active: false });
    const usd = await client.feeItems.create({ name: 'Tour', category: 'other', amount: 1, currency: 'USD' });
    const gone = await client.feeItems.create({ name: 'Old', category: 'other', amount: 1 });
    await client.feeItems.archive(gone.id);
    const errors = async (lines: object[]) =>
      (await refusalOf(draft(1, { lines: lines as never }))).errors.map(
        ({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`,
      );
    expect(
      await errors([
        { fee_item_id: item.id },
        { fee_item_id: usd.id },
        { fee_item_id: gone.id },
        { description: 'No price' },
      ]),
    ).toEqual([
      '/lines/0/fee_item_id not_active',
      '/lines/1/fee_item_id currency_mismatch',
      '/lines/2/fee_item_id unknown_reference',
      '/lines/3/unit_amount required',
    ]);
    expect(await codeOf(draft(1, { lines: [{ fee_item_id: gone.id }] }))).toBe('unknown_reference');
    expect(await errors([{ description: 'Less than nothing', unit_amount: -1 }])).toEqual([
      '/lines negative_total',
    ]);
  });

  it('refuses sums that are not exact', async () => {
    const { client, draft, issue, payer } = await startFees(shared);
    const most = Number.MAX_SAFE_INTEGER;
    expect(await codeOf(draft(most, { lines: [{ description: 'A', unit_amount: most, quantity: 2 }] }))).toBe(
      'amount_too_large',
    );
    const free = await draft(1);
    const lines = [most, 1].map((unit_amount) => ({ description: 'A', unit_amount }));
    expect(await codeOf(client.invoices.update(free.id, { lines }))).toBe('amount_too_large');
    expect(await codeOf(draft(most + 1))).toBe('validation_failed');
    const invoice = await issue(most);
    expect((await client.invoices.get(invoice.id)).amount_due).toBe(most);
    expect(await codeOf(client.invoices.issue(free.id))).toBe('amount_too_large');
    expect((await client.invoices.get(free.id)).number).toBeNull();
    const paid = await client.payments.create({
      ...{ learner_id: payer, amount: most, method: 'eft', received_on: today, auto_allocate: true },
    });
    expect(paid).toMatchObject({ allocated_total: most, unallocated_amount: 0 });
    expect((await client.invoices.issue(free.id)).number).toBe('2026-00002');
    await expectBooksBalance(client);
  });

  it('keeps its lines once it is issued, and cannot be archived', async () => {
    const { client, terms, draft, issue, learner } = await startFees(shared);
    const { id } = await issue(1000);
    const lines = [{ description: 'Less', unit_amount: 1 }];
    expect(await codeOf(client.invoices.update(id, { lines }))).toBe('invoice_issued');
    expect(await codeOf(client.invoices.update(id, { term_id: terms[0].id }))).toBe('invoice_issued');
    expect(await codeOf(client.invoices.archive(id))).toBe('invoice_issued');
    expect(await codeOf(client.invoices.issue(id))).toBe('invalid_state_transition');
    expect(await client.invoices.update(id, { due_date: '2026-04-01' })).toMatchObject({
      due_date: '2026-04-01',
      status: 'issued',
    });
    const other = await draft(5, { learner_id: await learner() });
    await client.invoices.archive(other.id);
    expect(await codeOf(client.invoices.issue(other.id))).toBe('resource_archived');
    expect((await client.invoices.restore(other.id)).status).toBe('draft');
    await client.learners.archive(other.learner_id);
    // There is no account that it could be owed on.
    expect(await codeOf(client.invoices.issue(other.id))).toBe('resource_archived');
  });

  it('is not restored as a draft if its fee item was charged for the term in the meantime', async () => {
    const { client, terms, learner } = await startFees(shared);
    const item = await client.feeItems.create({ name: 'Tuition', category: 'tuition', amount: 1000 });
    const body = {
      ...{ term_id: terms[0].id, fee_item_ids: [item.id], learner_ids: [await learner()] },
      due_date: '2026-03-31',
    };
    const generated = async () => (await client.invoices.generate(body)).data[0]?.invoice_id ?? '';
    const first = await generated();
    await client.invoices.archive(first);
    const second = await generated();
    expect(second).not.toBe(first);
    const refused = { status: 409, code: 'already_exists', existing_id: second };
    expect(await refusalOf(client.invoices.restore(first))).toMatchObject(refused);
    await client.invoices.issue(second);
    expect(await refusalOf(client.invoices.restore(first))).toMatchObject(refused);
    await client.invoices.void(second, { reason: 'Mistake' });
    expect((await client.invoices.restore(first)).status).toBe('draft');
    expect(await client.invoices.restore(first)).toMatchObject({ status: 'draft', archived_at: null });
  });

  it('is voided with its credit notes, but not while it is paid', async () => {
    const { client, issue, pay } = await startFees(shared);
    const invoice = await issue(1000);
    const note = await client.creditNotes.create(invoice.id, { amount: 300, reason: 'Choir' });
    expect(note).toMatchObject({ kind: 'credit_note', status: 'applied', amount: 300, bursary_id: null });
    expect(await client.invoices.get(invoice.id)).toMatchObject({
      status: 'partly_paid',
      credit_total: 300,
      amount_due: 700,
    });
    const payment = await pay(700, { auto_allocate: true });
    expect(await refusalOf(client.invoices.void(invoice.id, reason))).toMatchObject({
      code: 'invoice_has_payments',
    });
    await client.payments.reverse(payment.id, reason);
    const done = await client.invoices.void(invoice.id, { reason: 'Charged twice' });
    expect(done).toMatchObject({
      status: 'void',
      void_reason: 'Charged twice',
      number: '2026-00001',
      total: 1000,
      credit_total: 0,
      amount_due: 0,
    });
    expect(await client.creditNotes.get(invoice.id, note.id)).toMatchObject({
      status: 'reversed',
      reverse_reason: 'The invoice 2026-00001 was voided',
    });
    const refused = [
      client.creditNotes.create(invoice.id, { amount: 1, reason: 'x' }),
      client.creditNotes.reverse(invoice.id, note.id, reason),
      client.invoices.void(invoice.id, reason),
      client.invoices.writeOff(invoice.id, reason),
      client.invoices.update(invoice.id, { due_date: '2026-05-01' }),
    ];
    expect(await Promise.all(refused.map(codeOf))).toEqual([
      'invoice_not_open',
      'invalid_state_transition',
      'invalid_state_transition',
      'invalid_state_transition',
      'invoice_issued',
    ]);
    await expectBooksBalance(client);
  });

  it('is reduced by credit notes and written off, and both can be reversed', async () => {
    const { client, issue, draft } = await startFees(shared);
    const { id } = await issue(1000);
    expect(await refusalOf(client.creditNotes.create(id, { amount: 1001, reason: 'x' }))).toMatchObject({
      code: 'amount_exceeds_due',
      available: 1000,
    });
    const unissued = await draft(10);
    expect(await codeOf(client.creditNotes.create(unissued.id, { amount: 1, reason: 'x' }))).toBe(
      'invoice_not_open',
    );
    const note = await client.creditNotes.create(id, { amount: 400, reason: 'Choir' });
    expect(await client.invoices.writeOff(id, { reason: 'Moved away' })).toMatchObject({
      status: 'paid',
      credit_total: 400,
      written_off_total: 600,
      amount_due: 0,
    });
    const [off] = (await client.creditNotes.list(id, { kind: 'write_off' })).data;
    expect(off).toMatchObject({ amount: 600, reason: 'Moved away', status: 'applied' });
    await client.creditNotes.reverse(id, off?.id ?? '', { reason: 'They paid' });
    expect(await client.invoices.get(id)).toMatchObject({ status: 'partly_paid', amount_due: 600 });
    await client.creditNotes.reverse(id, note.id, reason);
    expect(await client.invoices.get(id)).toMatchObject({ status: 'issued', amount_due: 1000 });
    expect(await codeOf(client.creditNotes.reverse(id, note.id, reason))).toBe('invalid_state_transition');
    const free = await issue(0);
    expect(free).toMatchObject({ status: 'paid', number: '2026-00002', amount_due: 0 });
    expect(await client.invoices.void(free.id, reason)).toMatchObject({ status: 'void' });
    await expectBooksBalance(client);
  });

  it('that is paid is reduced as the refusal says', async () => {
    const { client, issue, pay } = await startFees(shared);
    const { id, account_id } = await issue(1000);
    const payment = await pay(1000, { auto_allocate: true });
    const reduce = () => client.creditNotes.create(id, { amount: 300, reason: 'Charged too much' });
    expect(await refusalOf(reduce())).toMatchObject({
      code: 'invoice_not_open',
      detail: expect.stringContaining('reverse an allocation or a credit note of it first'),
    });
    const [allocation] = (await client.allocations.list(payment.id)).data;
    await client.allocations.reverse(payment.id, allocation?.id ?? '', reason);
    await reduce();
    expect(await client.feeAccounts.applyCredit(account_id ?? '')).toMatchObject({ unallocated_credit: 300 });
    expect(await client.invoices.get(id)).toMatchObject({ status: 'paid', paid_total: 700 });
    await expectBooksBalance(client);
  });

  it('is shown only to keys that can read fees', async () => {
    const { client, server, payer, issue } = await startFees(shared);
    const { id } = await issue(1000);
    const other = await clientWith({ client, server }, 'read:learners', 'write:learners', 'read:audit');
    expect(await codeOf(other.invoices.get(id))).toBe('insufficient_scope');
    expect(await codeOf(other.feeAccounts.list())).toBe('insufficient_scope');
    const timeline = await Array.fromAsync(other.learners.timeline(payer, { limit: 100 }));
    expect(timeline.map(({ resource }) => resource.type)).not.toContain('invoice');
  });
});

onEachDatabase('a fee account', (open) => {
  const shared = sharedYears(open);

  it('has siblings, and all fees of a learner are charged to the first account per currency', async () => {
    const { client, learner, issue, payer } = await startFees(shared);
    const sibling = await learner('Sipho Example');
    const account = await client.feeAccounts.create({
      name: 'Example family',
      learner_ids: [payer, sibling],
    });
    expect(account).toMatchObject({ currency: 'ZAR', balance: 0, unallocated_credit: 0 });
    expect(await issue(500, { learner_id: sibling })).toMatchObject({ account_id: account.id });
    expect(await issue(600)).toMatchObject({ account_id: account.id });
    expect((await client.feeAccounts.get(account.id)).balance).toBe(1100);
    const again = { name: 'Again', learner_ids: [await learner(), sibling] };
    const { shares } = await client.feeAccounts.create(again);
    expect(shares.map(({ basis_points }) => basis_points)).toEqual([10_000, 0]);
    expect(await issue(700, { learner_id: sibling })).toMatchObject({ account_id: account.id });
    const dollars = await client.feeAccounts.create({ ...again, currency: 'USD' });
    expect(await issue(1, { learner_id: sibling, currency: 'USD' })).toMatchObject({
      account_id: dollars.id,
    });
    // What was issued stays where it was issued.
    await client.feeAccounts.update(account.id, { learner_ids: [payer] });
    const [second] = (await client.feeAccounts.list({ learner_id: sibling, currency: 'ZAR' })).data;
    expect(second?.shares).toContainEqual({ learner_id: sibling, basis_points: 10_000 });
    expect(await issue(7, { learner_id: sibling })).toMatchObject({ account_id: second?.id });
    await expectBooksBalance(client);
  });

  it('is archived when nothing is due and no credit is left', async () => {
    const { client, issue, pay, payer } = await startFees(shared);
    const { account_id } = await issue(100);
    const id = account_id ?? '';
    expect(await codeOf(client.feeAccounts.archive(id))).toBe('account_not_settled');
    const payment = await pay(150, { auto_allocate: true });
    expect(await codeOf(client.feeAccounts.archive(id))).toBe('account_not_settled');
    await client.refunds.create(payment.id, { amount: 50 });
    expect((await client.feeAccounts.archive(id)).archived_at).not.toBeNull();
    // A payment can bounce after that, and the learner can have another account.
    await client.payments.create({
      account_id: (await issue(1)).account_id ?? '',
      amount: 1,
      method: 'cash',
      received_on: today,
    });
    expect((await client.feeAccounts.restore(id)).shares).toEqual([{ learner_id: payer, basis_points: 0 }]);
    const [refund] = (await client.refunds.list(payment.id)).data;
    await client.refunds.reverse(payment.id, refund?.id ?? '', reason);
    await client.payments.reverse(payment.id, reason);
    expect(await client.feeAccounts.get(id)).toMatchObject({ balance: 100, learner_ids: [payer] });
    await expectBooksBalance(client);
  });

  it('is restored by a payment that bounces, a refund that did not arrive, and whatever else is due or credit on it', async () => {
    const school = await startFees(shared);
    const { client, issue, pay } = school;
    const accounts = client.feeAccounts;
    const learner_id = await school.learner();
    const invoice = await issue(100, { learner_id });
    const id = invoice.account_id ?? '';
    const payment = await pay(150, { learner_id, auto_allocate: true });
    const refund = await client.refunds.create(payment.id, { amount: 50 });
    const expectRestored = async (figures: Partial<FeeAccount>) => {
      expect((await accounts.list({ learner_id })).data).toMatchObject([
        { id, archived_at: null, ...figures },
      ]);
      const [entry] = (await client.auditLog.list({ resource_id: id, limit: 1 })).data;
      expect(entry).toMatchObject({ action: 'fee_account.restored' });
    };
    await accounts.archive(id);
    await client.refunds.reverse(payment.id, refund.id, reason);
    await expectRestored({ balance: -50, unallocated_credit: 50 });
    await client.refunds.create(payment.id, { amount: 50 });
    await accounts.archive(id);
    const [allocation] = (await client.allocations.list(payment.id)).data;
    await client.allocations.reverse(payment.id, allocation?.id ?? '', reason);
    await expectRestored({ balance: 0, unallocated_credit: 100 });
    await client.allocations.create(payment.id, { invoice_id: invoice.id, amount: 100 });
    await accounts.archive(id);
    const [again] = (await client.refunds.list(payment.id)).data.filter(({ status }) => status === 'paid');
    expect(await codeOf(client.payments.reverse(payment.id, reason))).toBe('payment_has_refunds');
    expect((await accounts.get(id)).archived_at).not.toBeNull();
    await client.refunds.reverse(payment.id, again?.id ?? '', reason);
    await client.payments.reverse(payment.id, reason);
    await expectRestored({ balance: 100, unallocated_credit: 0 });
    await client.invoices.writeOff(invoice.id, reason);
    await accounts.archive(id);
    const [written] = (await client.creditNotes.list(invoice.id)).data;
    await client.creditNotes.reverse(invoice.id, written?.id ?? '', reason);
    await expectRestored({ balance: 100 });
    // Money that arrives for an invoice of the account is credit there.
    await pay(100, { learner_id, auto_allocate: true });
    await accounts.archive(id);
    const matched = { reference: `Fees ${invoice.number}`, match_reference: true } as const;
    await client.payments.create({ ...matched, amount: 30, method: 'eft', received_on: today });
    await expectRestored({ unallocated_credit: 30 });
    await expectBooksBalance(client);
  });

  it('is not restored by what leaves nothing due and no credit, and stays with the learner on the account that is charged', async () => {
    const { client, issue, pay, learner } = await startFees(shared);
    const learner_id = await learner();
    const first = await issue(100, { learner_id });
    const id = first.account_id ?? '';
    const payment = await pay(100, { learner_id, auto_allocate: true });
    const free = await issue(10, { learner_id });
    await client.invoices.writeOff(free.id, reason);
    await client.feeAccounts.archive(id);
    await client.invoices.void(free.id, reason);
    expect((await client.feeAccounts.get(id)).archived_at).not.toBeNull();
    const other = await client.feeAccounts.create({ name: 'Mother', learner_ids: [learner_id] });
    await client.payments.reverse(payment.id, reason);
    const { shares } = await client.feeShares.get(learner_id);
    expect(shares).toEqual([
      { account_id: id, basis_points: 0 },
      { account_id: other.id, basis_points: 10_000 },
    ]);
    expect(await client.feeAccounts.get(id)).toMatchObject({ archived_at: null, balance: 100 });
    await expectBooksBalance(client);
  });

  it('keeps its debts when the learner leaves or is archived', async () => {
    const { client, payer, issue, pay } = await startFees(shared);
    const invoice = await issue(1000);
    const payment = await pay(1000, { auto_allocate: true });
    await client.learners.leave(payer, { left_on: today, left_reason: 'transferred' });
    const draft = await issue(10);
    expect(draft.status).toBe('issued');
    await client.learners.archive(payer);
    await client.payments.reverse(payment.id, { reason: 'Bounced' });
    expect(await client.invoices.get(invoice.id)).toMatchObject({ status: 'issued', amount_due: 1000 });
    const later = await pay(1010, { auto_allocate: true });
    expect(later).toMatchObject({ allocated_total: 1010 });
    await expectBooksBalance(client);
  });
});
