import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { sharedYears } from '../support/school-year.ts';
import { entriesOf, expectBooksBalance, reason, startFees } from './school.ts';

const most = Number.MAX_SAFE_INTEGER;

onEachDatabase('the largest amounts', (open) => {
  const shared = sharedYears(open);

  it('cannot become due beyond what is exact, whatever is reversed', async () => {
    const { client, issue, pay } = await startFees(shared);
    const invoice = await issue(most);
    const payment = await pay(most, { auto_allocate: true });
    const [allocation] = (await client.allocations.list(payment.id)).data;
    const small = await issue(1);
    expect(await codeOf(client.allocations.reverse(payment.id, allocation?.id ?? '', reason))).toBe(
      'amount_too_large',
    );
    expect(await codeOf(client.payments.reverse(payment.id, reason))).toBe('amount_too_large');
    await client.invoices.void(small.id, reason);
    await client.payments.reverse(payment.id, reason);
    const note = await client.creditNotes.create(invoice.id, { amount: most, reason: 'Example' });
    await issue(1);
    expect(await codeOf(client.creditNotes.reverse(invoice.id, note.id, reason))).toBe('amount_too_large');
    await expectBooksBalance(client);
  });

  it('cannot become credit beyond what is exact', async () => {
    const { client, pay } = await startFees(shared);
    const { id } = await pay(most);
    const refund = await client.refunds.create(id, { amount: most });
    await pay(1);
    expect(await codeOf(client.refunds.reverse(id, refund.id, reason))).toBe('amount_too_large');
    await expectBooksBalance(client);
  });

  it('are not given twice by a bursary', async () => {
    const { client, payer, year, issue } = await startFees(shared);
    const bursary = await client.bursaries.create({
      ...{ learner_id: payer, academic_year_id: year.id, name: 'Example bursary', status: 'active' },
      ...{ kind: 'exemption', exemption_type: 'total', categories: ['tuition'] },
    });
    expect(await issue(most)).toMatchObject({ bursary_total: most, status: 'paid' });
    await client.bursaries.update(bursary.id, { categories: ['books'] });
    const invoice = await issue(1);
    await client.bursaries.update(bursary.id, { categories: [] });
    expect(await codeOf(client.bursaries.apply(bursary.id, { invoice_id: invoice.id }))).toBe(
      'amount_too_large',
    );
    await expectBooksBalance(client);
  });
});

onEachDatabase('the longest reasons', (open) => {
  it('are in the ledger as far as they fit', async () => {
    const { client, issue } = await startFees(open);
    const { id } = await issue(1000);
    // The cut is in the middle of a character.
    const long = { reason: '🎓'.repeat(250) };
    const note = await client.creditNotes.create(id, { amount: 100, ...long });
    await client.creditNotes.reverse(id, note.id, long);
    await client.creditNotes.create(id, { amount: 200, ...long });
    await client.invoices.void(id, long);
    const texts = (await entriesOf(client)).map(({ description }) => description);
    expect(texts.filter((text) => text.startsWith('Credit note on 2026-00001: 🎓'))).toHaveLength(4);
    expect(texts.filter((text) => text.startsWith('Reversed: Credit note'))).toHaveLength(2);
    expect(texts.filter((text) => text.startsWith('Void: Credit note'))).toHaveLength(2);
    for (const text of texts) expect([text.isWellFormed(), text.length <= 500]).toEqual([true, true]);
    await expectBooksBalance(client);
  });
});

onEachDatabase('the account of a learner', (open) => {
  const shared = sharedYears(open);

  it('is not made for one who is archived', async () => {
    const { client, payer, pay } = await startFees(shared);
    await client.learners.archive(payer);
    expect(await codeOf(pay(100))).toBe('resource_archived');
    expect((await client.feeAccounts.list({ archived: 'any' })).data).toEqual([]);
  });

  it('is not made for one who cannot be restored: the refusal names the record into which it was merged', async () => {
    const { client, learner, pay } = await startFees(shared);
    const [kept, merged, erased] = [await learner(), await learner(), await learner()];
    await client.learners.merge(kept, { learner_id: merged });
    await client.learners.leave(erased, { left_on: '2026-02-02', left_reason: 'transferred' });
    await client.learners.erase(erased, { confirm: erased, reason: 'Request' });
    const merge = { status: 409, code: 'record_merged', existing_id: kept };
    expect(await refusalOf(pay(100, { learner_id: merged }))).toMatchObject(merge);
    expect(await codeOf(pay(100, { learner_id: erased }))).toBe('resource_erased');
    expect((await client.feeAccounts.list({ archived: 'any' })).data).toEqual([]);
  });

  it('is not merged into another one when those whom it is about were erased', async () => {
    const { client, learner, draft } = await startFees(shared);
    const [gone, stays] = [await learner(), await learner()];
    const { account_id } = await client.invoices.issue((await draft(100, { learner_id: gone })).id);
    const payment = { account_id: account_id ?? '', amount: 100, method: 'cash', received_on: '2026-02-02' };
    await client.payments.create({ ...payment, method: 'cash' });
    const into = await client.feeAccounts.create({ name: 'Stays', learner_ids: [stays] });
    await client.learners.leave(gone, { left_on: '2026-02-02', left_reason: 'transferred' });
    await client.learners.erase(gone, { confirm: gone, reason: 'Request' });
    expect(await codeOf(client.feeAccounts.merge(into.id, { account_id: account_id ?? '' }))).toBe(
      'unknown_reference',
    );
    expect((await client.feeAccounts.get(account_id ?? '')).merged_into_id).toBeNull();
  });

  it('to which fees are charged is one account, whoever makes it first', async () => {
    const { client, learner, draft, pay } = await startFees(shared);
    for (let round = 0; round < 4; round++) {
      const learner_id = await learner();
      const other = await client.feeAccounts.create({ name: 'Other', learner_ids: [await learner()] });
      const { id } = await draft(100, { learner_id });
      const results = await Promise.all(
        [
          client.invoices.issue(id),
          pay(10, { learner_id }),
          client.feeAccounts.create({ name: 'Own', learner_ids: [learner_id] }),
          client.feeAccounts.update(other.id, { learner_ids: [...other.learner_ids, learner_id] }),
        ].map(codeOf),
      );
      expect(results).toEqual(['done', 'done', 'done', 'done']);
      const { data } = await client.feeAccounts.list({ learner_id });
      expect(data.map(({ balance }) => balance).filter((balance) => balance !== 0)).toEqual([90]);
    }
    await expectBooksBalance(client);
  });
});
