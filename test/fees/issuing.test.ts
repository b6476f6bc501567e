import { randomUUID } from 'node:crypto';
import type { Bursary, Invoice, LedgerEntry } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { clientWith, sharedYears } from '../support/school-year.ts';
import { openCounted, quiet } from '../support/statement-counter.ts';
import { entriesOf, expectBooksBalance, type FeeSchool, reason, startFees } from './school.ts';

/** A bursary of a learner for the year, which is active. */
async function bursaryOf(
  { client, year }: FeeSchool,
  learner_id: string,
  more: Partial<Bursary> = { kind: 'percentage', basis_points: 5000 },
): Promise<Bursary> {
  const common = { learner_id, academic_year_id: year.id, name: 'Bursary' };
  const { id } = await client.bursaries.create({ ...common, ...more } as never);
  return client.bursaries.activate(id);
}

/** Drafts that differ in everything that matters when they are issued. */
async function variedDrafts(school: FeeSchool): Promise<Invoice[]> {
  const { client, payer, draft, learner, terms } = school;
  const [sibling, poor, free] = [await learner(), await learner(), await learner()];
  await client.feeAccounts.create({ name: 'Family', learner_ids: [payer, sibling] });
  await bursaryOf(school, poor);
  await bursaryOf(school, poor, { kind: 'fixed', amount: 300, cap_amount: 350 });
  await bursaryOf(school, free, { kind: 'exemption', exemption_type: 'total' });
  const term_id = terms[0].id;
  return [
    await draft(1000, { term_id }),
    await draft(2000, { learner_id: sibling, due_date: '2025-12-01', term_id }),
    await draft(500, { learner_id: poor, term_id }),
    // What is left of the fixed bursary.
    await draft(700, { learner_id: poor }),
    await draft(900, { learner_id: free, term_id }),
    await draft(0, { learner_id: free }),
    await draft(50, { learner_id: free, currency: 'USD' }),
  ];
}

/** What was posted, without what differs between two schools. */
const postings = (entries: readonly LedgerEntry[], accounts: Map<string, number>) =>
  entries.map(({ sequence, account_id, ledger_account, direction, amount, description, effective_on }) => ({
    ...{ sequence, ledger_account, direction, amount, description, effective_on },
    account: accounts.get(account_id),
  }));

/** All that issuing the drafts left in a school, without ids. */
async function leftBy({ client }: FeeSchool, drafts: readonly Invoice[]) {
  const accounts = new Map<string, number>();
  const invoices = [];
  for (const { id } of drafts) {
    const { number, total, amount_due, bursary_total, status, issue_date, due_date, account_id } =
      await client.invoices.get(id);
    if (!accounts.has(account_id ?? '')) accounts.set(account_id ?? '', accounts.size);
    const notes = await Array.fromAsync(client.creditNotes.list(id));
    invoices.push({
      ...{ number, total, amount_due, bursary_total, status, issue_date, due_date },
      account: accounts.get(account_id ?? ''),
      notes: notes.map(({ amount, kind, reason: why, status: state }) => [amount, kind, why, state]),
    });
  }
  const balances = [];
  for (const id of accounts.keys()) {
    const { name, balance, currency, learner_ids } = await client.feeAccounts.get(id);
    balances.push({ name, balance, currency, learners: learner_ids.length });
  }
  const log = await Array.fromAsync(client.auditLog.list({ limit: 100, order: 'asc' }));
  const written = log.filter(({ action }) => /^(invoice\.issued|credit_note\.created)$/.test(action));
  const events = await Array.fromAsync(client.events.list({ limit: 100, order: 'asc' }));
  const shown = (changes: object) =>
    Object.entries(changes)
      .filter(([field]) => !/_id$|external|metadata/.test(field))
      .toSorted();
  return {
    invoices,
    balances,
    entries: postings(await entriesOf(client), accounts).map(({ sequence: _, ...entry }) => entry),
    bursaries: (await Array.fromAsync(client.bursaries.list())).map(({ used_amount }) => used_amount),
    audit: written.map(({ action, changes }) => JSON.stringify([action, shown(changes)])).toSorted(),
    events: events
      .filter(({ type }) => type === 'fee.invoiced' || type === 'credit-note.applied')
      .map(({ type, data }) =>
        JSON.stringify([type, shown(data).filter(([name]) => !/^(id|lines)$|_at$/.test(name))]),
      )
      .toSorted(),
  };
}

onEachDatabase('drafts that are issued together', (open) => {
  const shared = sharedYears(open);

  it('leave what issuing each of them leaves', async () => {
    const [one, many] = [await startFees(shared), await startFees(shared)];
    const single = await variedDrafts(one);
    for (const { id } of single) await one.client.invoices.issue(id);
    const together = await variedDrafts(many);
    const ids = together.map(({ id }) => id);
    const result = await many.client.invoices.issueAll({ invoice_ids: ids.toReversed() });
    expect(result).toMatchObject({ issued: 7, unchanged: 0, failed: 0 });
    expect(result.data.map(({ invoice_id }) => invoice_id)).toEqual(ids.toSorted());
    for (const { invoice_id, learner_id, number, total, amount_due } of result.data) {
      const invoice = await many.client.invoices.get(invoice_id);
      expect(invoice).toMatchObject({ learner_id, number, total, amount_due });
    }
    expect(await leftBy(many, together)).toEqual(await leftBy(one, single));
    await expectBooksBalance(many.client);
    const again = await many.client.invoices.issueAll({ invoice_ids: ids });
    expect(again).toMatchObject({ issued: 0, unchanged: 7, failed: 0 });
    expect(again.data).toEqual(result.data.map((each) => ({ ...each, result: 'unchanged' })));
    await expectBooksBalance(many.client);
  });

  it('are those of a term, of a class and of a grade level', async () => {
    const { client, grade, a, terms, draft, learner } = await startFees(shared);
    const [term, next] = [terms[0].id, terms[1].id];
    const enrolled = await learner();
    await client.enrollments.create({ learner_id: enrolled, class_id: a.id, term_id: term });
    const other = await client.gradeLevels.create({ label: 'Grade 9', order: 9 });
    const graded = (await client.learners.create({ name: 'Sipho', grade_level_id: other.id })).id;
    const left = (await client.learners.create({ name: 'Left', grade_level_id: other.id })).id;
    const made = {
      enrolled: await draft(1, { learner_id: enrolled, term_id: term }),
      later: await draft(2, { learner_id: enrolled, term_id: next }),
      graded: await draft(4, { learner_id: graded, term_id: term }),
      left: await draft(8, { learner_id: left, term_id: term }),
      plain: await draft(16, { term_id: term }),
      none: await draft(32),
    };
    await client.learners.leave(left, { left_on: '2026-02-02', left_reason: 'transferred' });
    const archived = await draft(64, { term_id: term });
    await client.invoices.archive(archived.id);
    const issued = async (filter: object) =>
      (await client.invoices.issueAll({ term_id: term, ...filter })).data.map(({ total }) => total);
    expect(await issued({ class_id: a.id, grade_level_id: other.id, dry_run: true })).toEqual([]);
    expect(await issued({ class_id: a.id })).toEqual([made.enrolled.total]);
    expect(await issued({ class_id: a.id })).toEqual([]);
    expect(await issued({ grade_level_id: other.id })).toEqual([made.graded.total]);
    expect(await issued({ grade_level_id: grade.id })).toEqual([]);
    expect(await issued({})).toEqual([made.left.total, made.plain.total]);
    expect((await client.invoices.list({ status: 'draft' })).data.map(({ id }) => id)).toEqual([
      made.later.id,
      made.none.id,
    ]);
    await expectBooksBalance(client);
  });

  it('of learners who leave before the term are issued by their ids alone, and the others say why they are not', async () => {
    const { client, draft, terms, learner } = await startFees(shared);
    const [{ id: present }, { id: term_id }] = terms;
    const gone = { learner_id: await learner() };
    const planned = { learner_id: await learner() };
    const during = await draft(1, { ...gone, term_id: present });
    const after = await draft(2, { ...gone, term_id });
    const later = await draft(4, { ...planned, term_id });
    const other = await draft(8, { term_id });
    await client.learners.leave(gone.learner_id, { left_on: '2026-02-02', left_reason: 'transferred' });
    await client.learners.leave(planned.learner_id, { left_on: '2026-03-27', left_reason: 'transferred' });
    const outcomes = async (body: Parameters<typeof client.invoices.issueAll>[0]) =>
      (await client.invoices.issueAll(body)).data.map(({ invoice_id, code }) => [invoice_id, code]);
    expect(await outcomes({ term_id: present })).toEqual([[during.id, null]]);
    const refused = [
      [after.id, 'learner_not_active'],
      [later.id, 'learner_not_active'],
      [other.id, null],
    ];
    expect(await outcomes({ term_id, dry_run: true })).toEqual(refused);
    expect(await outcomes({ term_id })).toEqual(refused);
    expect((await client.invoices.list({ status: 'draft' })).data).toHaveLength(2);
    const archived = await learner();
    await client.feeAccounts.create({ name: 'Archived', learner_ids: [archived] });
    const { id } = await draft(16, { learner_id: archived, term_id });
    await client.learners.archive(archived);
    expect(await outcomes({ term_id })).toContainEqual([id, 'learner_not_active']);
    expect(await outcomes({ invoice_ids: [after.id] })).toEqual([[after.id, null]]);
    await expectBooksBalance(client);
  });

  it('count the day of archiving in the time zone of the school', async () => {
    const outcomeOf = async (time_zone: string, archivedAt: string) => {
      const { client, draft, terms, learner, clock } = await startFees(open);
      await client.school.update({ time_zone });
      const archived = await learner();
      await client.feeAccounts.create({ name: 'Archived', learner_ids: [archived] });
      // It begins on 2026-04-08.
      const { id: term_id } = terms[1];
      await draft(1, { learner_id: archived, term_id });
      clock.advance(Date.parse(archivedAt) - clock.now());
      await client.learners.archive(archived);
      return (await client.invoices.issueAll({ term_id })).data.map(({ code }) => code);
    };
    const eveningBefore = '2026-04-08T03:00:00Z';
    expect(await outcomeOf('America/Los_Angeles', eveningBefore)).toEqual(['learner_not_active']);
    const morningOfFirstDay = '2026-04-07T20:00:00Z';
    expect(await outcomeOf('Pacific/Auckland', morningOfFirstDay)).toEqual([null]);
  });

  it('with a fee item of another grade level than the learner has in the term are issued by their ids alone', async () => {
    const { client, terms, grade, a, learner } = await startFees(shared);
    const term_id = terms[0].id;
    const other = await client.gradeLevels.create({ label: 'Grade 9', order: 9 });
    const ninth = await client.classes.create({
      ...{ label: '9A', kind: 'register', academic_year_id: a.academic_year_id, grade_level_id: other.id },
    });
    const item = async (name: string, grade_level_ids: string[]) =>
      (await client.feeItems.create({ name, category: 'tuition', amount: 1000, grade_level_ids })).id;
    const fee_item_ids = [
      await item('Tuition 5', [grade.id]),
      await item('Tuition 9', [other.id]),
      await item('Sport', []),
    ];
    const [repeats, stays] = [await learner(), await learner()];
    const enroll = (learner_id: string, class_id: string) =>
      client.enrollments.create({ learner_id, class_id, term_id });
    const planned = await enroll(repeats, ninth.id);
    await enroll(stays, ninth.id);
    const generate = async () =>
      (
        await client.invoices.generate({
          term_id,
          learner_ids: [repeats, stays],
          fee_item_ids,
          due_date: '2026-03-31',
        })
      ).data.map(({ total }) => total);
    expect(await generate()).toEqual([2000, 2000]);
    await client.enrollments.transfer(planned.id, { to_class_id: a.id });
    expect(await generate()).toEqual([1000, 0]);
    const outcomes = (await client.invoices.issueAll({ term_id })).data;
    expect(outcomes.map(({ learner_id, total, code }) => [learner_id, total, code])).toEqual([
      [repeats, 2000, 'fee_item_not_applicable'],
      [stays, 2000, null],
      [repeats, 1000, null],
    ]);
    expect(outcomes[0]?.detail).toContain('Tuition 9');
    await expectBooksBalance(client);
  });

  it('are not changed by a dry run', async () => {
    const school = await startFees(shared);
    const { client, terms } = school;
    const drafts = await variedDrafts(school);
    const before = await client.auditLog.list({ limit: 1 });
    const tried = await client.invoices.issueAll({ term_id: terms[0].id, dry_run: true });
    expect(tried).toMatchObject({ issued: 4, unchanged: 0, failed: 0 });
    expect(tried.data.map(({ result, number, amount_due }) => [result, number, amount_due])).toEqual([
      ['issued', null, 1000],
      ['issued', null, 2000],
      ['issued', null, 0],
      ['issued', null, 0],
    ]);
    expect(await entriesOf(client)).toEqual([]);
    expect(await client.auditLog.list({ limit: 1 })).toEqual(before);
    for (const invoice of drafts) expect(await client.invoices.get(invoice.id)).toEqual(invoice);
    expect((await client.invoices.issueAll({ term_id: terms[0].id })).data[0]?.number).toBe('2026-00001');
  });

  it('do not stop the others if one cannot be issued, and numbers have no gaps', async () => {
    const { client, draft, issue, learner } = await startFees(shared);
    const most = Number.MAX_SAFE_INTEGER;
    const [gone, rich, sibling] = [await learner(), await learner(), await learner()];
    await client.feeAccounts.create({ name: 'Family', learner_ids: [rich, sibling] });
    const made = [
      await draft(1),
      await draft(2, { learner_id: gone }),
      await draft(most, { learner_id: rich }),
      await draft(3, { learner_id: sibling }),
      await draft(4),
      await issue(5),
      await issue(6),
      await draft(7),
    ];
    await client.learners.archive(gone);
    const [, , , , archived, , voided] = made;
    await client.invoices.archive(archived?.id ?? '');
    await client.invoices.void(voided?.id ?? '', reason);
    const invoice_ids = made.map(({ id }) => id);
    const { data, ...counts } = await client.invoices.issueAll({ invoice_ids });
    expect(counts).toEqual({ issued: 3, unchanged: 1, failed: 4 });
    expect(data.map(({ result, number, code }) => [result, number, code])).toEqual([
      ['issued', '2026-00003', null],
      ['failed', null, 'resource_archived'],
      ['issued', '2026-00004', null],
      ['failed', null, 'amount_too_large'],
      ['failed', null, 'resource_archived'],
      ['unchanged', '2026-00001', null],
      ['failed', '2026-00002', 'invalid_state_transition'],
      ['issued', '2026-00005', null],
    ]);
    for (const { detail, result } of data) expect(detail === null, result).toBe(result !== 'failed');
    expect((await client.feeAccounts.list({ learner_id: gone })).data).toEqual([]);
    await expectBooksBalance(client);
  });

  it('are not issued for learners whose personal values were erased', async () => {
    const school = await startFees(open);
    const { client, clock, server, draft, learner } = school;
    const [fresh, known] = [await learner(), await learner()];
    const { account_id } = await client.invoices.issue((await draft(1, { learner_id: known })).id);
    await client.payments.create({
      ...{ account_id: account_id ?? '', amount: 1, method: 'cash', received_on: '2026-02-01' },
      auto_allocate: true,
    });
    await bursaryOf(school, known);
    const lost = [await draft(2, { learner_id: fresh }), await draft(2, { learner_id: known })];
    const kept = await draft(4);
    await client.retention.update({ fees: { action: 'anonymise', months: 0 } });
    for (const id of [fresh, known]) {
      await client.learners.leave(id, { left_on: '2026-02-02', left_reason: 'transferred' });
      await client.learners.erase(id, { confirm: id, reason: 'Request' });
    }
    clock.advance(86_400_000);
    await server.drainJobs();
    const invoice_ids = [...lost, kept].map(({ id }) => id);
    const { data } = await client.invoices.issueAll({ invoice_ids });
    const codes = ['resource_erased', 'resource_erased'];
    expect(data.map(({ code }) => code)).toEqual([...codes, null]);
    expect(await Promise.all(lost.map(({ id }) => codeOf(client.invoices.issue(id))))).toEqual(codes);
  });

  it('are issued once by requests at the same time, and by a request that is repeated', async () => {
    const { client, draft, learner, terms } = await startFees(shared);
    const term_id = terms[0].id;
    for (let count = 0; count < 6; count++)
      await draft(100 + count, { term_id, learner_id: await learner() });
    const drafts = (await client.invoices.list()).data.map(({ id }) => id);
    const requests = [
      client.invoices.issueAll({ term_id }),
      client.invoices.issueAll({ invoice_ids: drafts }),
      client.invoices.issueAll({ term_id }),
    ];
    const single = drafts.map((id) => codeOf(client.invoices.issue(id)));
    const done = await Promise.all(requests);
    const alone = (await Promise.all(single)).filter((code) => code === 'done');
    expect(done.reduce((sum, { issued }) => sum + issued, alone.length)).toBe(6);
    expect(done.every(({ failed }) => failed === 0)).toBe(true);
    await expectBooksBalance(client);
    await draft(1, { term_id });
    const idempotencyKey = randomUUID();
    const first = await client.invoices.issueAll({ term_id }, { idempotencyKey });
    expect(first.issued).toBe(1);
    expect(await client.invoices.issueAll({ term_id }, { idempotencyKey })).toEqual(first);
    await expectBooksBalance(client);
  });

  it('are named or selected, and need a scope', async () => {
    const school = await startFees(shared);
    const { client, terms, a, grade, draft } = school;
    const errorOf = async (body: object) => {
      const { errors } = await refusalOf(client.invoices.issueAll(body));
      return errors
        .map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`)
        .join();
    };
    const { id } = await draft(1);
    expect(await errorOf({})).toBe('/term_id required');
    expect(await errorOf({ class_id: a.id })).toBe('/term_id required');
    expect(await errorOf({ invoice_ids: [id], term_id: terms[0].id })).toBe('/invoice_ids not_applicable');
    expect(await errorOf({ invoice_ids: [id], grade_level_id: grade.id })).toBe(
      '/invoice_ids not_applicable',
    );
    expect(await errorOf({ term_id: 'trm_none', class_id: 'cls_none', grade_level_id: 'grl_none' })).toBe(
      '/term_id unknown_reference,/class_id unknown_reference,/grade_level_id unknown_reference',
    );
    expect(await errorOf({ invoice_ids: [id, 'inv_none', a.id] })).toBe(
      '/invoice_ids/1 unknown_reference,/invoice_ids/2 unknown_reference',
    );
    expect((await client.invoices.get(id)).status).toBe('draft');
    const many = Array.from({ length: 2001 }, (_, index) => `inv_${index}`);
    expect(await errorOf({ invoice_ids: many })).toBe('/invoice_ids too_many');
    const reader = await clientWith(school, 'read:fees');
    expect(await codeOf(reader.invoices.issueAll({ invoice_ids: [id] }))).toBe('insufficient_scope');
  });
});

/** The statements with which drafts of a number of learners are issued: before they have accounts, and then. */
async function statementsFor(size: number): Promise<{ first: number; later: number }> {
  const counter = await openCounted();
  const school = await startFees(counter.open, quiet);
  const { client, terms, draft, learner } = school;
  const counts: number[] = [];
  const ids = await Promise.all(Array.from({ length: size }, learner));
  for (const id of ids) await bursaryOf(school, id);
  for (const { id: term_id } of terms) {
    for (const learner_id of ids) await draft(100, { learner_id, term_id });
    counts.push(
      await counter.during(async () =>
        expect(await client.invoices.issueAll({ term_id })).toMatchObject({ issued: size }),
      ),
    );
  }
  await expectBooksBalance(client);
  const [first = 0, ...others] = counts;
  return { first, later: Math.min(...others) };
}

it('drafts are issued with a number of statements that does not depend on how many there are', async () => {
  const few = await statementsFor(4);
  const many = await statementsFor(40);
  expect(many.later).toBe(few.later);
  // What is done once can also have when the key was used, and what a new connection begins with.
  expect(Math.abs(many.first - few.first)).toBeLessThan(10);
  expect(few.later).toBeLessThan(60);
});
