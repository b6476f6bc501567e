import type { BursaryCreate } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { expectBooksBalance, reason, startFees } from './school.ts';

onEachDatabase('a bursary', (open) => {
  const start = async () => {
    const school = await startFees(open);
    const give = (fields: Partial<BursaryCreate>) =>
      school.client.bursaries.create({
        learner_id: school.payer,
        academic_year_id: school.year.id,
        name: 'Example bursary',
        kind: 'percentage',
        status: 'active',
        ...fields,
      });
    return { ...school, give };
  };

  it('reduces invoices when they are issued: exemptions, then percentages, then fixed amounts', async () => {
    const { client, give, draft } = await start();
    const fixed = await give({ kind: 'fixed', amount: 5000, name: 'Fixed' });
    const part = await give({ basis_points: 3333, categories: ['tuition'], name: 'A third' });
    const exempt = await give({
      ...{ kind: 'exemption', exemption_type: 'partial', basis_points: 1000, name: 'Exempt' },
      categories: ['tuition', 'books'],
    });
    const { id } = await draft(1, {
      lines: [
        { description: 'Tuition', category: 'tuition', unit_amount: 10_001 },
        { description: 'Brother', category: 'tuition', unit_amount: -1000 },
        { description: 'Books', category: 'books', unit_amount: 2000 },
        { description: 'Bus', category: 'transport', unit_amount: 3000 },
        { description: 'Other', unit_amount: 99 },
      ],
    });
    const invoice = await client.invoices.issue(id);
    const notes = (await client.creditNotes.list(id)).data;
    expect(
      notes.map(({ bursary_id, kind, amount, reason: why }) => ({ bursary_id, kind, amount, why })),
    ).toEqual([
      { bursary_id: exempt.id, kind: 'bursary', amount: 1100, why: 'Exempt' },
      { bursary_id: part.id, kind: 'bursary', amount: 3000, why: 'A third' },
      { bursary_id: fixed.id, kind: 'bursary', amount: 5000, why: 'Fixed' },
    ]);
    expect(invoice).toMatchObject({
      total: 14_100,
      bursary_total: 9100,
      amount_due: 5000,
      status: 'partly_paid',
    });
    expect((await client.bursaries.get(part.id)).used_amount).toBe(3000);
    await client.invoices.void(id, reason);
    expect((await client.bursaries.get(part.id)).used_amount).toBe(0);
    await expectBooksBalance(client);
  });

  it('of all lines is a part of what they add up to, whatever category a discount has', async () => {
    const { client, give, draft } = await start();
    await give({ basis_points: 5000, categories: [] });
    const tuition = { description: 'Tuition', category: 'tuition', unit_amount: 10_000 } as const;
    for (const category of [undefined, 'other', 'tuition'] as const) {
      const discount = { description: 'Sibling', unit_amount: -5000, ...(category ? { category } : {}) };
      for (const lines of [
        [tuition, discount],
        [discount, tuition],
      ]) {
        const { id } = await draft(1, { lines });
        expect(await client.invoices.issue(id)).toMatchObject({
          ...{ total: 5000, bursary_total: 2500, amount_due: 2500 },
        });
      }
    }
  });

  it('leaves the next one the same, in whatever order the lines of the invoice are', async () => {
    const { client, give, draft } = await start();
    await give({ basis_points: 5000, categories: [] });
    await give({ kind: 'fixed', amount: 3000, categories: ['tuition'] });
    const tuition = { description: 'Tuition', category: 'tuition', unit_amount: 4000 } as const;
    const books = { description: 'Books', category: 'books', unit_amount: 1000 } as const;
    const other = { description: 'Other', unit_amount: 500 };
    for (const lines of [
      [tuition, books, other],
      [books, tuition, other],
      [other, books, tuition],
    ]) {
      const invoice = await client.invoices.issue((await draft(1, { lines })).id);
      const notes = (await client.creditNotes.list(invoice.id)).data;
      // Half of each category leaves 2000 of the tuition.
      expect(notes.map(({ amount }) => amount)).toEqual([2750, 2000]);
      expect(invoice.amount_due).toBe(750);
    }
    await expectBooksBalance(client);
  });

  it('that is applied later covers no line again', async () => {
    const { client, give, draft } = await start();
    await give({ kind: 'exemption', exemption_type: 'total', categories: ['books'] });
    const { id } = await draft(1, {
      lines: [
        { description: 'Tuition', category: 'tuition', unit_amount: 4000 },
        { description: 'Books', category: 'books', unit_amount: 1000 },
      ],
    });
    expect(await client.invoices.issue(id)).toMatchObject({ bursary_total: 1000, amount_due: 4000 });
    const again = await give({ basis_points: 10_000, categories: ['books'] });
    expect(await refusalOf(client.bursaries.apply(again.id, { invoice_id: id }))).toMatchObject({
      code: 'bursary_limit_reached',
      available: 0,
    });
    const all = await give({ basis_points: 10_000, categories: [] });
    expect(await client.bursaries.apply(all.id, { invoice_id: id })).toMatchObject({ amount: 4000 });
  });

  it('gives at most what it covers, what is due and its maximum for the year', async () => {
    const { client, give, issue, terms, learner } = await start();
    const all = await give({ kind: 'exemption', exemption_type: 'total', cap_amount: 1500 });
    const more = await give({ kind: 'fixed', amount: 900, categories: ['tuition'] });
    expect(await issue(1000)).toMatchObject({ bursary_total: 1000, amount_due: 0, status: 'paid' });
    expect(await issue(1000, { term_id: terms[1].id })).toMatchObject({
      bursary_total: 1000,
      status: 'paid',
    });
    expect(await issue(1000)).toMatchObject({ bursary_total: 900, amount_due: 100 });
    const used = async () =>
      (await Promise.all([all, more].map(({ id }) => client.bursaries.get(id)))).map(
        ({ used_amount }) => used_amount,
      );
    expect(await used()).toEqual([1500, 1400]);
    expect(await issue(1000, { learner_id: await learner() })).toMatchObject({ bursary_total: 0 });
    expect(await refusalOf(client.bursaries.update(all.id, { cap_amount: 1499 }))).toMatchObject({
      errors: [{ pointer: '/cap_amount', code: 'below_used' }],
    });
    await client.bursaries.end(more.id);
    await client.bursaries.update(all.id, { cap_amount: null });
    expect(await issue(77)).toMatchObject({ bursary_total: 77 });
    await client.bursaries.revoke(all.id, reason);
    expect(await issue(77)).toMatchObject({ bursary_total: 0 });
    // What it gave stays.
    expect(await used()).toEqual([1577, 1400]);
    await expectBooksBalance(client);
  });

  it('is applied by itself only while it is active, and in its year', async () => {
    const { client, give, issue, clock } = await start();
    const { id } = await give({ basis_points: 5000, status: 'proposed' });
    expect(await issue(101)).toMatchObject({ bursary_total: 0 });
    await client.bursaries.activate(id);
    expect(await issue(101)).toMatchObject({ bursary_total: 50, amount_due: 51 });
    const declined = await give({ basis_points: 1, status: 'proposed' });
    expect(await client.bursaries.decline(declined.id, { reason: 'Late' })).toMatchObject({
      status: 'declined',
      status_reason: 'Late',
    });
    expect(await codeOf(client.bursaries.update(declined.id, { name: 'Again' }))).toBe('bursary_ended');
    clock.advance(330 * 86_400_000);
    expect(await issue(100)).toMatchObject({ issue_date: '2026-12-29', bursary_total: 0 });
  });

  it('is applied to an invoice that was already issued', async () => {
    const { client, give, issue, draft, learner } = await start();
    const invoice = await issue(1000);
    const other = await issue(1000, { learner_id: await learner() });
    const { id } = await give({ basis_points: 2500, cap_amount: 600, categories: ['tuition'] });
    const apply = (invoice_id: string, amount?: number) =>
      client.bursaries.apply(id, { invoice_id, ...(amount === undefined ? {} : { amount }) });
    const note = await apply(invoice.id);
    expect(note).toMatchObject({
      object: 'credit_note',
      bursary_id: id,
      amount: 250,
      invoice_id: invoice.id,
    });
    expect(await refusalOf(apply(invoice.id))).toMatchObject({
      code: 'bursary_limit_reached',
      available: 350,
    });
    expect(await codeOf(apply(invoice.id, 351))).toBe('bursary_limit_reached');
    expect(await apply(invoice.id, 350)).toMatchObject({ amount: 350 });
    expect(await refusalOf(apply(other.id))).toMatchObject({ errors: [{ code: 'other_learner' }] });
    expect(await codeOf(apply('inv_none'))).toBe('unknown_reference');
    expect(await codeOf(apply((await draft(5)).id))).toBe('invoice_not_open');
    await client.creditNotes.reverse(invoice.id, note.id, reason);
    expect(await client.bursaries.get(id)).toMatchObject({ used_amount: 350 });
    await client.creditNotes.create(invoice.id, { amount: 500, reason: 'Choir' });
    expect(await refusalOf(apply(invoice.id, 151))).toMatchObject({
      code: 'amount_exceeds_due',
      available: 150,
    });
    const dollars = await issue(100, { currency: 'USD' });
    expect(await refusalOf(apply(dollars.id))).toMatchObject({ errors: [{ code: 'currency_mismatch' }] });
    await client.bursaries.end(id);
    expect(await codeOf(apply(invoice.id))).toBe('bursary_ended');
    await expectBooksBalance(client);
  });

  it('says what it gives', async () => {
    const { give } = await start();
    const errorOf = async (fields: Partial<BursaryCreate>) => {
      const { errors } = await refusalOf(give(fields));
      return errors
        .map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`)
        .join();
    };
    expect(await errorOf({})).toBe('/basis_points required');
    expect(await errorOf({ kind: 'fixed', basis_points: 1 })).toBe(
      '/amount required,/basis_points not_applicable',
    );
    expect(await errorOf({ kind: 'exemption' })).toBe('/exemption_type required');
    expect(await errorOf({ kind: 'exemption', exemption_type: 'conditional' })).toBe(
      '/basis_points required',
    );
    expect(await errorOf({ kind: 'exemption', exemption_type: 'total', basis_points: 1, amount: 2 })).toBe(
      '/amount not_applicable,/basis_points not_applicable',
    );
    expect(await errorOf({ basis_points: 1, exemption_type: 'total' })).toBe(
      '/exemption_type not_applicable',
    );
  });
});
