import type { EventType } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { sharedYears, today } from '../support/school-year.ts';
import { entriesOf, expectBooksBalance, fold, reason, startFees } from './school.ts';

onEachDatabase('a payment', (open) => {
  const shared = sharedYears(open);

  it('is allocated to the invoices that are sent, with one event for each', async () => {
    const { client, payer, issue, pay, events } = await startFees(shared);
    const [one, two] = [await issue(1000), await issue(500)];
    await events();
    const payment = await pay(1200, {
      reference: 'EFT 77',
      allocations: [
        { invoice_id: one.id, amount: 700 },
        { invoice_id: two.id, amount: 500 },
      ],
    });
    expect(payment).toMatchObject({
      object: 'payment',
      account_id: one.account_id,
      learner_id: payer,
      currency: 'ZAR',
      allocated_total: 1200,
      unallocated_amount: 0,
      status: 'received',
    });
    expect(await events()).toEqual(['payment.received', 'fee.reconciled', 'fee.reconciled']);
    const [received] = (await client.events.list({ type: 'payment.received' })).data;
    expect(received?.data).toEqual(payment);
    const sent = (await client.events.list({ type: 'fee.reconciled', order: 'asc' })).data;
    const made = (await client.allocations.list(payment.id)).data;
    expect(sent.map(({ data }) => data)).toEqual(
      made.map(({ invoice_id, amount, reconciled_at }) => ({
        ...{ invoice_id, learner_id: payer, amount, currency: 'ZAR', reconciled_at },
      })),
    );
    expect(await client.invoices.get(one.id)).toMatchObject({ status: 'partly_paid', amount_due: 300 });
    expect(await client.invoices.get(two.id)).toMatchObject({ status: 'paid', amount_due: 0 });
    expect((await client.feeAccounts.get(payment.account_id)).balance).toBe(300);
    expect((await client.invoices.allocations(two.id)).data).toEqual([made[1]]);
    await expectBooksBalance(client);
  });

  it('is allocated by itself to what is due first, and the rest is credit', async () => {
    const { client, issue, pay } = await startFees(shared);
    const late = await issue(100, { due_date: '2026-06-01' });
    const first = await issue(100, { due_date: '2026-02-10' });
    const second = await issue(100, { due_date: '2026-02-10' });
    const paid = async () =>
      (await Promise.all([first, second, late].map(({ id }) => client.invoices.get(id)))).map(
        ({ paid_total }) => paid_total,
      );
    await pay(150, { auto_allocate: true });
    expect(await paid()).toEqual([100, 50, 0]);
    const rest = await pay(500, {
      auto_allocate: true,
      allocations: [{ invoice_id: late.id, amount: 10 }],
    });
    expect(await paid()).toEqual([100, 100, 100]);
    expect(rest).toMatchObject({ allocated_total: 150, unallocated_amount: 350 });
    expect(await client.feeAccounts.get(rest.account_id)).toMatchObject({
      balance: -350,
      unallocated_credit: 350,
    });
    expect((await issue(300)).status).toBe('paid');
    await expectBooksBalance(client);
  });

  it('is matched by the invoice number in its reference', async () => {
    const { client, issue, learner } = await startFees(shared);
    const invoice = await issue(12_345, { learner_id: await learner() });
    const pay = (reference: string, more = {}) =>
      client.payments.create({
        ...{ amount_decimal: '100.5', method: 'eft', received_on: today, match_reference: true, reference },
        ...more,
      });
    const payment = await pay('FNB 2026-00001 EXAMPLE');
    expect(payment).toMatchObject({
      account_id: invoice.account_id,
      amount: 10_050,
      allocated_total: 10_050,
    });
    expect(await pay('inv 2026/00001')).toMatchObject({ allocated_total: 2295, unallocated_amount: 7755 });
    // Nothing is due on it: the payment is credit.
    expect(await pay('202600001')).toMatchObject({ allocated_total: 0, unallocated_amount: 10_050 });
    for (const reference of ['SCHOOL FEES', '2026-00002', '12026-00001'])
      expect(await refusalOf(pay(reference))).toMatchObject({
        errors: [{ pointer: '/account_id', code: 'required' }],
      });
    const unmatched = await pay('SCHOOL FEES', { account_id: payment.account_id });
    expect(unmatched).toMatchObject({ allocated_total: 0, unallocated_amount: 10_050 });
    await expectBooksBalance(client);
  });

  it('is matched by several invoices of one account, and by the number of a learner who was merged or archived', async () => {
    const { client, issue, learner } = await startFees(shared);
    const invoices = [await issue(1000), await issue(2000)];
    const other = await issue(500, { learner_id: await learner() });
    const pay = (reference: string, amount = 2500) =>
      client.payments.create({ amount, method: 'eft', received_on: today, match_reference: true, reference });
    const both = await pay('2026-00002 2026-00001');
    expect(both).toMatchObject({ account_id: invoices[0]?.account_id, allocated_total: 2500 });
    const due = await Promise.all(invoices.map(async ({ id }) => (await client.invoices.get(id)).amount_due));
    expect(due).toEqual([500, 0]);
    const detailOf = async (reference: string) => (await refusalOf(pay(reference))).errors?.[0]?.detail;
    expect(await detailOf('2026-00001 and 2026-00003')).toContain(
      'names the invoices 2026-00001 and 2026-00003',
    );
    const numbered = async (admission_number: string) =>
      (await client.learners.create({ name: 'Sipho Example', admission_number })).id;
    const [kept, merged, archived] = [await numbered('A-1'), await numbered('A-2'), await numbered('A-3')];
    expect(await detailOf('A-1 A-2')).toContain('names several learners');
    await client.learners.merge(kept, { learner_id: merged });
    expect(await pay('a-2 fees')).toMatchObject({ learner_id: kept });
    expect(await pay('A-1 or A-2', 1)).toMatchObject({ learner_id: kept });
    await pay('A-3');
    await client.learners.archive(archived);
    expect(await pay('A-3', 1)).toMatchObject({ learner_id: archived });
    const reused = await numbered('A-3');
    expect(await pay('A-3', 2)).toMatchObject({ learner_id: reused });
    expect(other.account_id).not.toBe(both.account_id);
  });

  it('is not matched if its reference names an invoice and a learner of another account', async () => {
    const { client, issue, learner, payer } = await startFees(shared);
    const invoice = await issue(1000);
    const number = String(invoice.number);
    const pay = (reference: string) =>
      client.payments.create({
        ...{ amount: 10, method: 'eft', received_on: today, match_reference: true, reference },
      });
    const detailOf = async (reference: string) => (await refusalOf(pay(reference))).errors?.[0]?.detail;
    const stranger = await learner();
    await client.learners.update(stranger, { admission_number: number.replace('-', '') });
    // The form of the number that is the invoice's alone.
    expect(await pay(`Fees ${number}`)).toMatchObject({
      account_id: invoice.account_id,
      allocated_total: 10,
    });
    expect(await detailOf(`Fees ${number.replace('-', '')}`)).toContain(
      `names the invoice ${number} and a learner of another account`,
    );
    // A part of it is nobody's.
    await client.learners.update(stranger, { admission_number: number.slice(5) });
    expect(await pay(`Fees ${number.replace('-', ' ')}`)).toMatchObject({ account_id: invoice.account_id });
    await client.learners.update(payer, { admission_number: 'A1001' });
    await client.learners.update(stranger, { admission_number: 'A1002' });
    expect(await pay(`A1001 ${number}`)).toMatchObject({ account_id: invoice.account_id });
    expect(await detailOf(`A1002 ${number}`)).toContain('and a learner of another account');
    const other = await client.feeAccounts.create({
      ...{ name: 'Other', learner_ids: [stranger], external_ids: { accounts: 'DO5501' } },
    });
    expect(await pay('DO5501 A1002')).toMatchObject({ account_id: other.id });
    expect(await detailOf('DO5501 A1001')).toContain('names an account and a learner of another account');
    expect(await detailOf(`DO5501 ${number}`)).toContain(`names the invoice ${number} and another account`);
  });

  it('of a learner is in the currency of their account', async () => {
    const { client, issue, payer } = await startFees(shared);
    const invoice = await issue(1000, { currency: 'USD' });
    const pay = (fields: object = {}) =>
      client.payments.create({ learner_id: payer, amount: 10, method: 'eft', received_on: today, ...fields });
    expect(await pay()).toMatchObject({
      account_id: invoice.account_id,
      currency: 'USD',
      allocated_total: 10,
    });
    const rands = await issue(500);
    expect(await pay()).toMatchObject({ account_id: rands.account_id, currency: 'ZAR' });
    expect(await pay({ currency: 'USD' })).toMatchObject({ account_id: invoice.account_id });
  });

  it('is refused if it cannot be right', async () => {
    const { client, payer, issue, pay, draft, learner } = await startFees(shared);
    const invoice = await issue(1000);
    const other = await issue(1000, { learner_id: await learner() });
    const unissued = await draft(10);
    const to = (invoice_id: string, amount: number) => ({ allocations: [{ invoice_id, amount }] });
    const errorOf = async (call: PromiseLike<unknown>) => {
      const { code, errors } = await refusalOf(call);
      return errors ? `${errors[0].pointer} ${errors[0].code}` : code;
    };
    const common = { method: 'cash', received_on: today } as const;
    expect(
      await Promise.all(
        [
          pay(10, { received_on: '2026-02-03' }),
          pay(10, { amount_decimal: '1.00' }),
          client.payments.create({ learner_id: payer, ...common }),
          client.payments.create({ learner_id: payer, ...common, amount_decimal: '1.005' }),
          client.payments.create({ learner_id: payer, ...common, amount_decimal: '0.00' }),
          client.payments.create({ amount: 1, ...common }),
          pay(10, { account_id: other.account_id ?? '' }),
          pay(10, { account_id: invoice.account_id ?? '', currency: 'USD' }),
          pay(10, to(other.id, 10)),
          pay(10, to(unissued.id, 10)),
          pay(10, to('inv_none', 10)),
          pay(10, to(invoice.id, 11)),
          pay(1001, to(invoice.id, 1001)),
          pay(1001, { allocations: [600, 401].map((amount) => ({ invoice_id: invoice.id, amount })) }),
        ].map(errorOf),
      ),
    ).toEqual([
      '/received_on in_future',
      '/amount required',
      '/amount required',
      '/amount_decimal too_precise',
      '/amount_decimal too_small',
      '/account_id required',
      '/learner_id not_on_account',
      '/currency currency_mismatch',
      '/allocations/0/invoice_id other_account',
      'invoice_not_open',
      '/allocations/0/invoice_id unknown_reference',
      'amount_exceeds_unallocated',
      'amount_exceeds_due',
      'amount_exceeds_due',
    ]);
    const payment = await pay(10);
    const allocate = (invoice_id: string, amount: number) =>
      client.allocations.create(payment.id, { invoice_id, amount });
    expect(
      await Promise.all(
        [
          allocate(other.id, 1),
          allocate(unissued.id, 1),
          allocate(invoice.id, 11),
          allocate(invoice.id, 1001),
        ].map(errorOf),
      ),
    ).toEqual([
      '/invoice_id other_account',
      'invoice_not_open',
      'amount_exceeds_unallocated',
      'amount_exceeds_due',
    ]);
    expect(await client.payments.list({ learner_id: payer })).toMatchObject({ data: [{ id: payment.id }] });
    const most = Number.MAX_SAFE_INTEGER;
    expect(await codeOf(pay(most))).toBe('amount_too_large');
    await expectBooksBalance(client);
  });

  it('is not recorded twice, unless that is meant', async () => {
    const { client, pay } = await startFees(shared);
    const first = await pay(100, { reference: 'EFT 1' });
    expect(await refusalOf(pay(100, { reference: ' EFT 1 ' }))).toMatchObject({
      code: 'possible_duplicate',
      existing_id: first.id,
    });
    const others = [
      pay(101, { reference: 'EFT 1' }),
      pay(100, { reference: 'EFT 2' }),
      pay(100, { reference: 'EFT 1', received_on: '2026-02-01' }),
      pay(100),
      pay(100),
      pay(100, { reference: 'EFT 1', allow_duplicate: true }),
    ];
    expect(await Promise.all(others.map(codeOf))).toEqual(others.map(() => 'done'));
    const alone = await pay(7, { reference: 'Bounced' });
    await client.payments.reverse(alone.id, reason);
    expect(await codeOf(pay(7, { reference: 'Bounced' }))).toBe('done');
    await expectBooksBalance(client);
  });

  it('that bounces is reversed with its allocations, and leaves nothing behind', async () => {
    const { client, issue, pay, events } = await startFees(shared);
    const dataOf = async (type: EventType) =>
      (await client.events.list({ type, order: 'asc' })).data.map(({ data }) => data);
    const [one, two] = [await issue(100), await issue(100)];
    const before = await Promise.all([one, two].map(({ id }) => client.invoices.get(id)));
    const payment = await pay(250, { auto_allocate: true });
    const [first] = (await client.allocations.list(payment.id)).data;
    const alone = await client.allocations.reverse(payment.id, first?.id ?? '', { reason: 'Wrong child' });
    expect(alone).toMatchObject({ status: 'reversed', reverse_reason: 'Wrong child' });
    expect(await client.invoices.get(one.id)).toMatchObject({ status: 'issued', paid_total: 0 });
    expect(await client.payments.get(payment.id)).toMatchObject({
      allocated_total: 100,
      unallocated_amount: 150,
    });
    expect(await codeOf(client.allocations.reverse(payment.id, alone.id, reason))).toBe(
      'invalid_state_transition',
    );
    await events();
    const reversed = await client.payments.reverse(payment.id, { reason: 'No funds' });
    expect((await events()).sort()).toEqual(['allocation.reversed', 'payment.reversed']);
    expect(await dataOf('payment.reversed')).toEqual([reversed]);
    const undone = await dataOf('allocation.reversed');
    expect(undone).toEqual((await client.allocations.list(payment.id)).data);
    // Each has what the event has that it undoes.
    expect(undone).toMatchObject(await dataOf('fee.reconciled'));
    expect(reversed).toMatchObject({
      status: 'reversed',
      reverse_reason: 'No funds',
      allocated_total: 0,
      unallocated_amount: 0,
      amount: 250,
    });
    const figures = ({ status, amount_due, paid_total }: (typeof before)[0]) => ({
      status,
      amount_due,
      paid_total,
    });
    const after = await Promise.all([one, two].map(({ id }) => client.invoices.get(id)));
    expect(after.map(figures)).toEqual(before.map(figures));
    const entries = (await entriesOf(client)).filter(({ payment_id }) => payment_id === payment.id);
    expect(fold(entries, 'cash')).toBe(0);
    expect(fold(entries, 'unapplied')).toBe(0);
    expect(await codeOf(client.payments.reverse(payment.id, reason))).toBe('invalid_state_transition');
    expect(await codeOf(client.allocations.create(payment.id, { invoice_id: one.id, amount: 1 }))).toBe(
      'amount_exceeds_unallocated',
    );
    await expectBooksBalance(client);
  });

  it('is refunded from what is not allocated', async () => {
    const { client, issue, pay } = await startFees(shared);
    await issue(100);
    const { id } = await pay(250, { auto_allocate: true });
    expect(await refusalOf(client.refunds.create(id, { amount: 151 }))).toMatchObject({
      code: 'amount_exceeds_unallocated',
      available: 150,
    });
    expect(await codeOf(client.refunds.create(id, { amount: 1, refunded_on: '2026-02-03' }))).toBe(
      'validation_failed',
    );
    expect(await codeOf(client.refunds.create(id, { amount: 1, refunded_on: '2026-02-01' }))).toBe(
      'validation_failed',
    );
    const refund = await client.refunds.create(id, { amount: 150, method: 'eft', reason: 'Paid too much' });
    expect(refund).toMatchObject({ status: 'paid', refunded_on: today, amount: 150, currency: 'ZAR' });
    expect(await client.payments.get(id)).toMatchObject({
      status: 'received',
      refunded_total: 150,
      unallocated_amount: 0,
    });
    expect(await codeOf(client.payments.reverse(id, reason))).toBe('payment_has_refunds');
    await client.refunds.reverse(id, refund.id, { reason: 'Wrong bank account' });
    expect(await codeOf(client.refunds.reverse(id, refund.id, reason))).toBe('invalid_state_transition');
    expect(await client.payments.get(id)).toMatchObject({ refunded_total: 0, unallocated_amount: 150 });
    const whole = await pay(30, { reference: 'By mistake' });
    await client.refunds.create(whole.id, { amount: 30 });
    expect(await client.payments.get(whole.id)).toMatchObject({ status: 'refunded', refunded_total: 30 });
    await expectBooksBalance(client);
  });
});
