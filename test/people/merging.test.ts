import type { PersonMerge } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { entriesOf, expectBooksBalance, fold, startFees } from '../fees/school.ts';
import { referredIn } from '../privacy/personal-schemas.ts';
import { onEachDatabase } from '../support/databases.ts';
import { document, operations } from '../support/document.ts';
import { kinds, resourceOf } from '../support/fixtures/kinds.ts';
import { absentId } from '../support/fixtures/records.ts';
import { importInto, rowsOf } from '../support/imports.ts';
import { runSql, storedTables } from '../support/inspect.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { clientWith, type StartedYear, sharedYears, startYear, today } from '../support/school-year.ts';

const countOf = ({ records }: PersonMerge, type: string) =>
  records.find((one) => one.type === type) ?? { type, moved: 0, folded: 0, left: 0 };

/** Two records of one learner. */
async function twice({ client }: StartedYear) {
  const kept = await client.learners.create({
    name: 'Thandi Example',
    phone: '+27820000001',
    admission_number: '042',
    external_ids: { sis: 'A' },
    metadata: { house: 'Blue' },
  });
  const other = await client.learners.create({
    name: 'Thandi E. Example',
    first_name: 'Thandi',
    phone: '+27820000002',
    date_of_birth: '2015-03-04',
    national_id: '8001015009087',
    admission_number: '43',
    external_ids: { sis: 'B', library: 'L1' },
    metadata: { house: 'Red', bus: '7' },
  });
  return { kept: kept.id, other: other.id };
}

onEachDatabase('two records of one learner', (open) => {
  const shared = sharedYears(open);

  it('become one, whose empty fields are filled, and no other', async () => {
    const school = await startYear(shared);
    const { client, events } = school;
    const { kept, other } = await twice(school);
    await events();
    const merged = await client.learners.merge(kept, { learner_id: other });
    expect(merged).toMatchObject({ object: 'person_merge', dry_run: false, kept_id: kept, merged_id: other });
    expect(merged.fields.sort()).toEqual([
      'date_of_birth',
      'external_ids.library',
      'first_name',
      'metadata.bus',
      'national_id',
    ]);
    expect(Date.parse(String(merged.undo_until)) - Date.parse(`${today}T08:00:00.000Z`)).toBe(
      30 * 86_400_000,
    );
    expect(await client.learners.get(kept)).toMatchObject({
      name: 'Thandi Example',
      phone: '+27820000001',
      date_of_birth: '2015-03-04',
      national_id: '8001015009087',
      admission_number: '042',
      external_ids: { sis: 'A', library: 'L1' },
      metadata: { house: 'Blue', bus: '7' },
      merged_into_id: null,
      archived_at: null,
    });
    const gone = await client.learners.get(other);
    expect(gone).toMatchObject({ admission_number: '43', merged_into_id: kept });
    expect(gone.archived_at).not.toBeNull();
    expect(await events()).toEqual(['learner.merged', 'learner.updated']);
    const { data: entries } = await client.auditLog.list({ limit: 2 });
    expect(entries.map(({ action, resource }) => [action, resource.id])).toEqual([
      ['learner.updated', kept],
      ['learner.merged', other],
    ]);
    expect(entries[0]?.changes.merged_id).toEqual({ before: null, after: other });
    expect(entries[1]?.changes.merged_into_id).toEqual({ before: null, after: kept });
    for (const external_id of ['sis:A', 'sis:B', 'library:L1'])
      expect((await client.learners.list({ external_id })).data.map(({ id }) => id)).toEqual([kept]);
    const { data: all } = await client.learners.list({ merged_into_id: kept, archived: 'any' });
    expect(all.map(({ id }) => id)).toEqual([other]);

    const undone = await client.learners.unmerge(kept, { learner_id: other });
    expect(undone.fields.sort()).toEqual(merged.fields);
    expect(await client.learners.get(kept)).toMatchObject({
      first_name: null,
      date_of_birth: null,
      national_id: null,
      external_ids: { sis: 'A' },
      metadata: { house: 'Blue' },
    });
    expect(await client.learners.get(other)).toMatchObject({ merged_into_id: null, archived_at: null });
    expect((await client.learners.list({ external_id: 'sis:B' })).data[0]?.id).toBe(other);
    expect(await events()).toEqual(['learner.updated', 'learner.restored']);
  });

  it('are named by errors after they were merged', async () => {
    const school = await startYear(shared);
    const { client, learner } = school;
    const { kept, other } = await twice(school);
    const third = await learner('Ben Example');
    const merge = (into: string, learner_id: string) => client.learners.merge(into, { learner_id });
    expect((await refusalOf(merge(kept, kept))).errors[0]).toMatchObject({
      pointer: '/learner_id',
      code: 'same_record',
    });
    expect(await codeOf(merge(kept, absentId(kept)))).toBe('unknown_reference');
    const elsewhere = await startYear(shared);
    expect(await codeOf(merge(kept, await elsewhere.learner()))).toBe('unknown_reference');
    const archived = await learner('Old Example');
    await client.learners.archive(archived);
    expect(await codeOf(merge(kept, archived))).toBe('unknown_reference');
    expect(await codeOf(merge(archived, kept))).toBe('resource_archived');
    const { etag } = await client.learners.get(kept).withResponse();
    await client.learners.update(kept, { preferred_name: 'T' });
    expect(await codeOf(client.learners.merge(kept, { learner_id: other }, { ifMatch: String(etag) }))).toBe(
      'precondition_failed',
    );

    expect(await codeOf(client.learners.unmerge(kept, { learner_id: other }))).toBe('validation_failed');
    await merge(kept, other);
    const changed = await refusalOf(client.learners.update(other, { phone: null }));
    expect(changed).toMatchObject({ code: 'resource_archived', detail: expect.stringContaining(kept) });
    const again = [
      () => merge(third, other),
      () => client.learners.restore(other),
      () => client.learners.erase(other, { confirm: other, reason: 'Example' }),
    ];
    for (const call of again)
      expect(await refusalOf(call())).toMatchObject({ code: 'record_merged', existing_id: kept });
    expect(await codeOf(merge(other, third))).toBe('resource_archived');

    await merge(third, kept);
    expect((await client.learners.list({ external_id: 'sis:B' })).data[0]?.id).toBe(third);
    expect(await codeOf(client.learners.unmerge(kept, { learner_id: other }))).toBe('resource_archived');
    await client.learners.unmerge(third, { learner_id: kept });
    expect((await client.learners.list({ external_id: 'sis:B' })).data[0]?.id).toBe(kept);
    await client.learners.unmerge(kept, { learner_id: other });
    expect((await client.learners.list({ external_id: 'sis:B' })).data[0]?.id).toBe(other);
  });

  it('can be separated again for 30 days', async () => {
    const school = await startYear(open);
    const { client, clock } = school;
    const { kept, other } = await twice(school);
    await client.learners.merge(kept, { learner_id: other });
    clock.advance(30 * 86_400_000 + 1);
    expect(await codeOf(client.learners.unmerge(kept, { learner_id: other }))).toBe('merge_expired');
    clock.advance(-2);
    expect(await codeOf(client.learners.unmerge(kept, { learner_id: other }))).toBe('done');
  });

  it('are not found again by the next import of a source that has both', async () => {
    const school = await startYear(shared);
    const { client, server } = school;
    const { kept, other } = await twice(school);
    await client.learners.merge(kept, { learner_id: other });
    const before = await client.learners.get(kept);
    const person = { name: before.name, admission_number: '042' };
    const both = [
      { external_id: 'A', ...person },
      { external_id: 'B', ...person },
    ];
    const settings = { kind: 'learners', source: 'sis', full_snapshot: true } as const;
    for (const rows of [both, both, both.slice(0, 1), both.slice(1)]) {
      const { id, status } = await importInto(server, client, { ...settings, rows, max_removal_ratio: 1 });
      expect(status).toBe('completed');
      expect((await rowsOf(client, id)).map(({ result, record_id }) => [result, record_id])).toEqual(
        rows.map(() => ['unchanged', kept]),
      );
    }
    expect(await client.learners.get(kept)).toEqual(before);
    expect((await client.learners.list()).data.map(({ id }) => id)).toEqual([kept]);
    // The values are those of the row of the kept record, as long as there is one.
    const differing = [both[0] ?? {}, { external_id: 'B', name: 'Another Example' }];
    for (const rows of [differing, differing.toReversed()]) {
      const { id } = await importInto(server, client, { ...settings, rows });
      const results = (await rowsOf(client, id)).map(({ external_id, result, code }) => [
        external_id,
        result,
        code,
      ]);
      expect(results.sort()).toEqual([
        ['A', 'unchanged', null],
        ['B', 'unchanged', 'merged'],
      ]);
    }
    expect(await client.learners.get(kept)).toEqual(before);
    await importInto(server, client, { ...settings, rows: differing.slice(1) });
    expect((await client.learners.get(kept)).name).toBe('Another Example');
  });

  it('have one link to each guardian, and contradicting links are for somebody to decide', async () => {
    const school = await startYear(shared);
    const { client } = school;
    const { kept, other } = await twice(school);
    const guardian = async () => (await client.guardians.create({ name: 'Nomsa Example' })).id;
    const [same, different, own] = [await guardian(), await guardian(), await guardian()];
    const link = (learner: string, guardian_id: string, more = {}) =>
      client.learnerGuardians.create(learner, { guardian_id, relationship: 'mother', ...more });
    await link(kept, same, { is_primary: true });
    const folded = await link(other, same, { is_primary: true });
    const limited = await link(kept, different, { access: 'limited' });
    const full = await link(other, different);
    const moved = await link(other, own);

    const before = await storedRows(school);
    const planned = await client.learners.merge(kept, { learner_id: other, dry_run: true });
    expect(planned.conflicts).toMatchObject([
      { type: 'learner_guardian', id: full.id, existing_id: limited.id, code: 'records_differ' },
    ]);
    const refused = await refusalOf(client.learners.merge(kept, { learner_id: other }));
    expect(refused).toMatchObject({ code: 'merge_conflict', findings: planned.conflicts });
    expect(await storedRows(school)).toEqual(before);

    await client.learnerGuardians.update(other, full.id, { access: 'limited' });
    const done = await client.learners.merge(kept, { learner_id: other });
    expect(countOf(done, 'learner_guardian')).toMatchObject({ moved: 1, folded: 2, left: 0 });
    const { data: links } = await client.learnerGuardians.list(kept);
    expect(links.map(({ guardian_id, is_primary }) => [guardian_id, is_primary])).toEqual([
      [same, true],
      [different, false],
      [own, false],
    ]);
    expect(await client.learnerGuardians.get(kept, moved.id)).toMatchObject({ archived_at: null });
    expect((await client.learnerGuardians.get(kept, folded.id)).archived_at).not.toBeNull();
    await client.learners.unmerge(kept, { learner_id: other });
    expect((await client.learnerGuardians.list(other)).data.map(({ id }) => id).sort()).toEqual(
      [folded.id, full.id, moved.id].sort(),
    );
  });

  it('keep their primary guardian', async () => {
    const school = await startYear(shared);
    const { client, events } = school;
    const { kept, other } = await twice(school);
    const { id: guardian_id } = await client.guardians.create({ name: 'Nomsa Example' });
    const { id: second } = await client.guardians.create({ name: 'Nomsa Example' });
    const link = (learner: string, guardian: string, is_primary: boolean) =>
      client.learnerGuardians.create(learner, { guardian_id: guardian, relationship: 'mother', is_primary });
    const own = await link(kept, guardian_id, false);
    const theirs = await link(other, guardian_id, true);
    await events();
    await client.learners.merge(kept, { learner_id: other });
    expect(await client.learnerGuardians.get(kept, own.id)).toMatchObject({ is_primary: true });
    expect((await events()).sort()).toEqual(
      ['guardian.link-updated', 'guardian.unlinked', 'learner.merged', 'learner.updated'].sort(),
    );
    await client.learners.unmerge(kept, { learner_id: other });
    expect(await client.learnerGuardians.get(kept, own.id)).toMatchObject({ is_primary: false });
    expect(await client.learnerGuardians.get(other, theirs.id)).toMatchObject({
      is_primary: true,
      archived_at: null,
    });
    expect((await events()).sort()).toEqual(
      ['guardian.link-updated', 'guardian.linked', 'learner.restored', 'learner.updated'].sort(),
    );

    await link(other, second, true);
    await link(kept, second, false);
    await client.guardians.merge(guardian_id, { guardian_id: second });
    const { data: links } = await client.learnerGuardians.list(other);
    expect(links.map((one) => [one.guardian_id, one.is_primary])).toEqual([[guardian_id, true]]);
    await client.guardians.unmerge(guardian_id, { guardian_id: second });
    expect((await client.learnerGuardians.list(other)).data.map((one) => one.is_primary)).toEqual([
      false,
      true,
    ]);
  });

  it('are announced if they are no longer of the primary guardian', async () => {
    const school = await startYear(shared);
    const { client, events } = school;
    const { kept, other } = await twice(school);
    const primaryOf = async (learner: string) => {
      const { id } = await client.guardians.create({ name: `Guardian of ${learner}` });
      return client.learnerGuardians.create(learner, {
        guardian_id: id,
        relationship: 'mother',
        is_primary: true,
      });
    };
    const [own, theirs] = [await primaryOf(kept), await primaryOf(other)];
    await events();
    await client.learners.merge(kept, { learner_id: other });
    expect((await events()).sort()).toEqual(['guardian.link-updated', 'learner.merged', 'learner.updated']);
    const last = async () =>
      (await client.events.list({ type: 'guardian.link-updated', limit: 1 })).data[0]?.data;
    expect(await last()).toMatchObject({ id: theirs.id, learner_id: kept, is_primary: false });
    await client.learners.unmerge(kept, { learner_id: other });
    expect((await events()).sort()).toEqual(['guardian.link-updated', 'learner.restored', 'learner.updated']);
    expect(await last()).toMatchObject({ id: theirs.id, learner_id: other, is_primary: true });
    expect(await client.learnerGuardians.get(kept, own.id)).toMatchObject({ is_primary: true });
  });

  it('have one enrollment on a day, and one grade in an assessment', async () => {
    const school = await startYear(shared);
    const { client, a, b, terms, subject } = school;
    const { kept, other } = await twice(school);
    const enroll = (learner_id: string, class_id: string) =>
      client.enrollments.create({ learner_id, class_id, term_id: terms[0].id, starts_on: '2026-01-14' });
    const mine = await enroll(kept, a.id);
    const theirs = await enroll(other, b.id);
    const planned = await client.learners.merge(kept, { learner_id: other, dry_run: true });
    expect(planned.conflicts).toMatchObject([
      { type: 'enrollment', id: theirs.id, existing_id: mine.id, code: 'already_enrolled' },
    ]);
    await client.enrollments.archive(theirs.id);
    const equal = await enroll(other, a.id);
    const assessment = await client.assessments.create({
      class_id: a.id,
      term_id: terms[0].id,
      subject_id: subject.id,
      title: 'Test 1',
      kind: 'test',
      max_mark: 50,
      weight: 1,
      status: 'open',
    });
    const grade = (learner_id: string, mark: number) =>
      client.grades.create(assessment.id, { learner_id, mark });
    const [first, second] = [await grade(kept, 40), await grade(other, 41)];
    expect((await client.learners.merge(kept, { learner_id: other, dry_run: true })).conflicts).toMatchObject(
      [{ type: 'grade', id: second.id, existing_id: first.id, code: 'records_differ' }],
    );
    await client.grades.update(assessment.id, second.id, { mark: 40 });
    const done = await client.learners.merge(kept, { learner_id: other });
    expect(countOf(done, 'grade')).toMatchObject({ moved: 0, folded: 1 });
    expect(countOf(done, 'enrollment')).toMatchObject({ moved: 1, folded: 1 });
    expect((await client.enrollments.get(equal.id)).archived_at).not.toBeNull();
    expect((await client.grades.list(assessment.id)).data.map(({ id }) => id)).toEqual([first.id]);
    await client.learners.unmerge(kept, { learner_id: other });
    expect(await client.enrollments.get(equal.id)).toMatchObject({ learner_id: other, archived_at: null });
    expect((await client.grades.list(assessment.id)).data.map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  it('keep every mark in a register, and those that differ are listed', async () => {
    const school = await startYear(shared);
    const { client, a, terms } = school;
    const { kept, other } = await twice(school);
    for (const learner_id of [kept, other])
      await client.enrollments.create({
        learner_id,
        class_id: a.id,
        term_id: terms[0].id,
        starts_on: '2026-01-14',
      });
    const take = (date: string, statuses: ('present' | 'absent')[]) =>
      client.registers.create({
        class_id: a.id,
        date,
        marks: [kept, other].map((learner_id, index) => ({
          learner_id,
          status: statuses[index] ?? 'present',
        })),
      });
    const [differ, same] = [
      await take('2026-01-28', ['present', 'absent']),
      await take('2026-01-29', ['absent', 'absent']),
    ];
    await client.enrollments.archive((await client.enrollments.list({ learner_id: kept })).data[0]?.id ?? '');
    const alone = await client.registers.create({
      class_id: a.id,
      date: '2026-01-30',
      marks: [{ learner_id: other, status: 'absent', comment: 'Ill' }],
    });
    const { version } = { version: (await client.registers.get(alone.id).withResponse()).etag };
    const before = await Promise.all([differ, same, alone].map(({ id }) => client.registers.get(id)));
    const done = await client.learners.merge(kept, { learner_id: other });
    expect(countOf(done, 'register_mark')).toEqual({ type: 'register_mark', moved: 1, folded: 1, left: 1 });
    expect(done.left).toMatchObject([{ type: 'register_mark', id: differ.id, code: 'marks_differ' }]);
    const marksOf = async (id: string) =>
      (await client.registers.get(id)).marks.map(({ learner_id, status, comment }) => [
        learner_id,
        status,
        comment,
      ]);
    expect(await marksOf(differ.id)).toEqual([
      [kept, 'present', null],
      [other, 'absent', null],
    ]);
    expect(await marksOf(same.id)).toEqual([[kept, 'absent', null]]);
    expect(await marksOf(alone.id)).toEqual([[kept, 'absent', 'Ill']]);
    expect((await client.registers.get(alone.id).withResponse()).etag).not.toBe(version);
    const { data: changed } = await client.registers.list({ updated_after: before[2]?.updated_at ?? '' });
    expect(changed.map(({ id }) => id)).toEqual([same.id, alone.id]);

    await client.learners.unmerge(kept, { learner_id: other });
    const after = await Promise.all([differ, same, alone].map(({ id }) => client.registers.get(id)));
    const timeless = (registers: typeof before) =>
      registers.map(({ updated_at: _time, ...register }) => register);
    expect(timeless(after)).toEqual(timeless(before));
  });

  it('are one in the fees, without a cent more or less', async () => {
    const school = await startFees(shared);
    const { client, issue, pay, learner, draft, payer } = school;
    const other = await learner('Thandi Example');
    const [mine, theirs] = [await issue(1000), await issue(2000, { learner_id: other })];
    const payment = await pay(500, { learner_id: other });
    await client.allocations.create(payment.id, { invoice_id: theirs.id, amount: 200 });
    await client.creditNotes.create(theirs.id, { amount: 10, reason: 'Example' });
    const before = await entriesOf(client);
    const done = await client.learners.merge(payer, { learner_id: other });
    expect(await entriesOf(client)).toEqual(before);
    expect(done.notices).toMatchObject([
      { type: 'fee_account', id: theirs.account_id, existing_id: mine.account_id, code: 'charged_elsewhere' },
    ]);
    expect(await client.feeShares.get(payer)).toMatchObject({
      shares: [
        { account_id: mine.account_id, basis_points: 10_000 },
        { account_id: theirs.account_id, basis_points: 0 },
      ],
    });
    expect((await client.invoices.list({ learner_id: payer })).data).toHaveLength(2);
    expect((await client.ledgerEntries.list({ learner_id: payer, limit: 100 })).data).toHaveLength(
      before.length,
    );
    const next = await client.invoices.issue((await draft(300)).id);
    expect(next.account_id).toBe(mine.account_id);
    await client.payments.reverse(payment.id, { reason: 'Bounced' });
    await expectBooksBalance(client);
    await client.feeAccounts.merge(String(mine.account_id), { account_id: String(theirs.account_id) });
    await expectBooksBalance(client);
    const undone = await client.learners.unmerge(payer, { learner_id: other });
    expect(undone.left).toMatchObject([
      { type: 'fee_account', id: theirs.account_id, code: 'changed_since' },
    ]);
    expect((await client.invoices.get(theirs.id)).learner_id).toBe(other);
    await expectBooksBalance(client);
  });

  it('have what was paid and credited on their own invoices after the merge was undone', async () => {
    const school = await startFees(shared);
    const { client, issue, draft, learner, payer } = school;
    const other = await learner('Bongani Beta');
    const [mine, theirs] = [await issue(1000), await issue(500, { learner_id: other })];
    const unissued = await draft(70, { learner_id: other });
    await client.learners.merge(payer, { learner_id: other });
    const payment = await client.payments.create({
      ...{ account_id: String(theirs.account_id), amount: 300, method: 'cash', received_on: today },
      allocations: [{ invoice_id: theirs.id, amount: 300 }],
    });
    const note = await client.creditNotes.create(theirs.id, { amount: 50, reason: 'Example' });
    await client.invoices.issue(unissued.id);
    const planned = await client.learners.unmerge(payer, { learner_id: other, dry_run: true });
    const undone = await client.learners.unmerge(payer, { learner_id: other });
    expect(planned).toEqual({ ...undone, dry_run: true });
    expect(countOf(undone, 'allocation')).toMatchObject({ moved: 1 });
    expect(countOf(undone, 'credit_note')).toMatchObject({ moved: 1 });
    expect(undone.notices).toMatchObject([
      { type: 'invoice', id: unissued.id, existing_id: mine.account_id, code: 'other_account' },
    ]);
    const [allocation] = (await client.allocations.list(payment.id)).data;
    expect(allocation?.learner_id).toBe(other);
    expect((await client.creditNotes.get(theirs.id, note.id)).learner_id).toBe(other);
    const period = { from: '2026-01-01', to: '2026-12-31' };
    const { lines } = await client.feeAccounts.statement(String(theirs.account_id), period);
    expect(lines.map(({ amount, learner_id }) => [amount, learner_id])).toEqual([
      [500, other],
      [-300, null],
      [-50, other],
    ]);
    await expectBooksBalance(client);
    const entries = await entriesOf(client);
    const due = (id: string) =>
      fold(
        entries.filter(({ learner_id }) => learner_id === id),
        'receivable',
      );
    expect([due(payer), due(other)]).toEqual([1000, 220]);

    await client.creditNotes.reverse(theirs.id, note.id, { reason: 'Example' });
    await client.payments.reverse(payment.id, { reason: 'Bounced' });
    await expectBooksBalance(client);
    await client.invoices.void(theirs.id, { reason: 'Example' });
    await expectBooksBalance(client);
  });

  it('have an invoice that was voided meanwhile, which is still void after the merge was undone', async () => {
    const { client, issue, learner, payer } = await startFees(shared);
    const other = await learner('Bongani Beta');
    const theirs = await issue(500, { learner_id: other });
    await client.learners.merge(payer, { learner_id: other });
    await client.invoices.void(theirs.id, { reason: 'Charged twice' });
    await client.learners.unmerge(payer, { learner_id: other });
    expect(await client.invoices.get(theirs.id)).toMatchObject({
      learner_id: other,
      status: 'void',
      void_reason: 'Charged twice',
      amount_due: 0,
    });
    await expectBooksBalance(client);
  });

  it('have accounts with all of their fees again after the merge was undone', async () => {
    const school = await startYear(shared);
    const { client } = school;
    const { kept, other } = await twice(school);
    const theirs = await client.feeAccounts.create({ name: 'Of the other', learner_ids: [other] });
    await client.learners.merge(kept, { learner_id: other });
    const own = await client.feeAccounts.create({ name: 'Made meanwhile', learner_ids: [kept] });
    expect(own.shares).toEqual([{ learner_id: kept, basis_points: 0 }]);
    await client.learners.unmerge(kept, { learner_id: other });
    const sharesOf = async (learner: string) => (await client.feeShares.get(learner)).shares;
    expect(await sharesOf(kept)).toEqual([{ account_id: own.id, basis_points: 10_000 }]);
    expect(await sharesOf(other)).toEqual([{ account_id: theirs.id, basis_points: 10_000 }]);
  });

  it('say which fees they were both charged for a term', async () => {
    const school = await startFees(shared);
    const { client, learner, payer, terms } = school;
    const other = await learner('Thandi Example');
    const [{ id: term_id }, { id: next }] = terms;
    const item = await client.feeItems.create({ name: 'Tuition', category: 'tuition', amount: 1000 });
    const charge = async (learner_id: string, term: string) => {
      const body = {
        term_id: term,
        fee_item_ids: [item.id],
        learner_ids: [learner_id],
        due_date: '2026-03-01',
      };
      return (await client.invoices.generate(body)).data[0]?.invoice_id ?? '';
    };
    const mine = await charge(payer, term_id);
    const theirs = await charge(other, term_id);
    await charge(other, next);
    const notices = [{ type: 'invoice', id: theirs, existing_id: mine, code: 'charged_twice' }];
    const tried = await client.learners.merge(payer, { learner_id: other, dry_run: true });
    expect(tried.notices).toMatchObject(notices);
    expect((await client.learners.merge(payer, { learner_id: other })).notices).toMatchObject(notices);
    await client.learners.unmerge(payer, { learner_id: other });
    expect((await client.invoices.get(theirs)).learner_id).toBe(other);
  });

  it('say which bursaries both have, and in what both were involved', async () => {
    const { client, learner, payer, terms } = await startFees(shared);
    const other = await learner('Thandi Example');
    const { academic_year_id } = await client.terms.get(terms[0].id);
    const give = (learner_id: string) =>
      client.bursaries.create({
        ...{ learner_id, name: 'Half', kind: 'percentage', basis_points: 5000, academic_year_id },
      });
    const mine = await give(payer);
    await client.bursaries.decline((await give(other)).id, { reason: 'Another one' });
    const theirs = await give(other);
    const { data } = await client.incidents.bulk({
      ...{ learner_ids: [payer, other], occurred_at: '2026-01-14T06:00:00Z', category: 'violence', level: 4 },
      ...{ description: 'Example', points: -10 },
    });
    const [first, second] = data.map(({ id }) => id);
    const notices = [
      { type: 'bursary', id: theirs.id, existing_id: mine.id, code: 'given_twice' },
      { type: 'incident', id: second, existing_id: first, code: 'counted_twice' },
    ];
    const tried = await client.learners.merge(payer, { learner_id: other, dry_run: true });
    expect(tried.notices.toSorted((a, b) => (a.type < b.type ? -1 : 1))).toMatchObject(notices);
    await client.incidents.archive(second ?? '');
    await client.bursaries.decline(mine.id, { reason: 'The same' });
    expect((await client.learners.merge(payer, { learner_id: other })).notices).toEqual([]);
  });

  it('are erased together, with what was encrypted for either', async () => {
    const school = await startYear(shared);
    const { client, database } = school;
    const { kept, other } = await twice(school);
    const note = (learner: string) =>
      client.medicalNotes.create(learner, { kind: 'allergy', title: 'Peanuts', severity: 'critical' });
    const [own, theirs] = [await note(kept), await note(other)];
    await client.learners.merge(kept, { learner_id: other });
    expect(await client.medicalNotes.get(kept, theirs.id)).toMatchObject({
      title: 'Peanuts',
      learner_id: kept,
    });
    await client.learners.unmerge(kept, { learner_id: other });
    expect(await client.medicalNotes.get(other, theirs.id)).toMatchObject({ title: 'Peanuts' });
    await client.learners.merge(kept, { learner_id: other });
    expect(await client.learners.get(kept)).toMatchObject({ has_medical_alert: true });
    const exported = (await client.learners.export(kept)).records;
    expect(exported.learners?.map(({ id }) => id)).toEqual([kept, other]);
    expect(exported['medical-notes']?.map(({ id }) => id)).toEqual([own.id, theirs.id]);

    await client.learners.leave(kept, { left_on: today, left_reason: 'transferred' });
    await client.learners.erase(kept, { confirm: kept, reason: 'Example' });
    for (const id of [kept, other]) {
      const erased = await client.learners.get(id);
      expect(erased).toMatchObject({ name: '[erased]', national_id: null, external_ids: {} });
      expect(erased.erased_at).not.toBeNull();
      const keys = await runSql(database, `select 1 from data_keys where subject_id like '${id}%'`);
      expect(keys).toEqual([]);
    }
    expect((await client.learners.list({ external_id: 'sis:B', archived: 'any' })).data).toEqual([]);
    const { data: told } = await client.events.list({ type: 'learner.erased' });
    expect(told.map(({ data }) => Reflect.get(data, 'id')).sort()).toEqual([kept, other].sort());
    expect(await codeOf(client.learners.unmerge(kept, { learner_id: other }))).toBe('resource_erased');
  });

  it('are not erased by a retention rule while one of them is at the school', async () => {
    const school = await startYear(open);
    const { client, server, clock } = school;
    const { kept, other } = await twice(school);
    await client.learners.merge(kept, { learner_id: other });
    clock.advance(10 * 365 * 86_400_000);
    await server.drainJobs();
    expect(await client.learners.get(other)).toMatchObject({ erased_at: null, name: 'Thandi E. Example' });
  });
});

onEachDatabase('a key that merges people', (open) => {
  const shared = sharedYears(open);

  it('has the scope to write each kind of record that is moved', async () => {
    const school = await startYear(shared);
    const { kept, other } = await twice(school);
    for (const resource of ['learners', 'guardians', 'staff'] as const)
      for (const verb of ['merge', 'unmerge']) {
        const operation = operations.find(({ id }) => id === `${resource}.${verb}`);
        const scopes = operation?.security?.[0]?.apiKey ?? [];
        // The result names sensitive fields that were empty, and counts confidential records.
        const shown = ['read:discipline', 'read:sensitive'];
        for (const scope of [...shown, ...scopesToMove(resource)])
          expect(scopes, operation?.id).toContain(scope);
      }
    const all = operations.find(({ id }) => id === 'learners.merge')?.security?.[0]?.apiKey ?? [];
    for (const missing of all) {
      const rest = all.filter((scope) => scope !== missing) as Parameters<typeof clientWith>[1][];
      const client = await clientWith(school, ...rest);
      expect(await codeOf(client.learners.merge(kept, { learner_id: other })), missing).toBe(
        'insufficient_scope',
      );
    }
  });

  it('can give the roles that the staff member who remains gets', async () => {
    const school = await startYear(shared);
    const { client } = school;
    const member = async (email: string) =>
      (await client.staff.create({ name: 'Sam Example', email, staff_type: 'teacher' })).id;
    const [kept, other] = [await member('sam@example.org'), await member('s.example@example.org')];
    await client.roleAssignments.create(other, { role: 'principal' });
    const scopes = operations.find(({ id }) => id === 'staff.merge')?.security?.[0]?.apiKey ?? [];
    const weak = await clientWith(school, ...(scopes as Parameters<typeof clientWith>[1][]));
    expect(await codeOf(weak.staff.merge(kept, { staff_id: other }))).toBe('insufficient_scope');
    await client.roleAssignments.create(kept, { role: 'principal' });
    const done = await weak.staff.merge(kept, { staff_id: other });
    expect(countOf(done, 'role_assignment')).toMatchObject({ moved: 0, folded: 1 });
  });
});

onEachDatabase('two records of one staff member', (open) => {
  const shared = sharedYears(open);

  it('have one login: that of the other one ends, and so do invitations', async () => {
    const school = await startYear(shared);
    const { client } = school;
    const invite = (email: string) =>
      client.invitations.create({ name: 'Sam Example', email, staff_type: 'teacher', roles: ['teacher'] });
    const first = await invite('sam@example.org');
    await client.invitations.accept({
      token: first.token,
      identity: { issuer: 'https://id.example', subject: '1' },
    });
    const second = await invite('s.example@example.org');
    const [kept, other] = [first.staff_id, second.staff_id];
    expect(await refusalOf(client.staff.merge(other, { staff_id: kept }))).toMatchObject({
      code: 'merge_conflict',
      findings: [{ type: 'staff', id: kept, existing_id: other, code: 'status_differs' }],
    });
    await client.staff.merge(kept, { staff_id: other });
    expect(await client.invitations.get(second.id)).toMatchObject({ status: 'revoked', staff_id: kept });
    expect(await codeOf(client.invitations.accept({ token: second.token }))).toBe('invitation_not_usable');
    expect(await client.staff.get(kept)).toMatchObject({
      email: 'sam@example.org',
      login_identity: { issuer: 'https://id.example', subject: '1' },
    });
    const { left } = await client.staff.unmerge(kept, { staff_id: other });
    expect(left).toMatchObject([{ type: 'invitation', id: second.id, code: 'stays_changed' }]);
  });

  it('say that the account of the other one is not moved', async () => {
    const { client } = await startYear(shared);
    const { token, staff_id: other } = await client.invitations.create({
      ...{ name: 'Sam Example', email: 'sam@example.org', staff_type: 'teacher', roles: ['teacher'] },
    });
    await client.invitations.accept({ token, identity: { issuer: 'https://id.example', subject: '1' } });
    const kept = (
      await client.staff.create({ name: 'Sam Example', email: 's@example.org', staff_type: 'teacher' })
    ).id;
    for (const dry_run of [true, false])
      expect((await client.staff.merge(kept, { staff_id: other, dry_run })).notices).toMatchObject([
        { type: 'staff', id: other, existing_id: kept, code: 'login_ended' },
      ]);
  });

  it('say that the leave that was planned for the other one is not', async () => {
    const { client, learner } = await startYear(shared);
    const [kept, other, third] = [await learner(), await learner(), await learner()];
    const leave = { left_on: '2026-03-02', left_reason: 'transferred' } as const;
    await client.learners.leave(other, leave);
    const { notices } = await client.learners.merge(kept, { learner_id: other });
    expect(notices).toMatchObject([{ id: other, existing_id: kept, code: 'leave_dropped' }]);
    // The one that remains leaves anyway; and nothing else changed in the other one.
    await client.learners.leave(kept, leave);
    expect((await client.learners.merge(kept, { learner_id: third })).notices).toEqual([]);
    const [entry] = (await client.auditLog.list({ resource_id: third, action: 'learner.merged' })).data;
    expect(Object.keys(entry?.changes ?? {}).sort()).toEqual(['archived_at', 'merged_into_id']);
  });

  it('leave the school with an owner', async () => {
    const school = await startYear(shared);
    const { client } = school;
    const member = async (email: string) =>
      (await client.staff.create({ name: 'Sam Example', email, staff_type: 'management' })).id;
    const [kept, other] = [await member('sam@example.org'), await member('s.example@example.org')];
    await client.roleAssignments.create(other, { role: 'owner' });
    await client.staff.merge(kept, { staff_id: other });
    expect((await client.roleAssignments.list(kept)).data).toMatchObject([{ role: 'owner' }]);
    await client.staff.unmerge(kept, { staff_id: other });
    expect((await client.roleAssignments.list(other)).data).toMatchObject([{ role: 'owner' }]);
  });
});

onEachDatabase('two records of one guardian', (open) => {
  const shared = sharedYears(open);

  it('agree on the channels that the guardian does not want, or are not merged', async () => {
    const { client } = await startYear(shared);
    const guardian = async (channels: object) =>
      (await client.guardians.create({ name: 'Nomsa Example', email: 'nomsa@example.org', channels })).id;
    const [refuses, allows] = [await guardian({ email: false }), await guardian({})];
    expect(await refusalOf(client.guardians.merge(allows, { guardian_id: refuses }))).toMatchObject({
      code: 'merge_conflict',
      findings: [
        {
          ...{ type: 'guardian', id: refuses, existing_id: allows, code: 'consent_differs' },
          detail: expect.stringContaining('channels.email'),
        },
      ],
    });
    await client.guardians.merge(refuses, { guardian_id: allows });
    expect(await client.guardians.get(refuses)).toMatchObject({ channels: { email: false, sms: true } });
  });

  it('become one, who is erased with both', async () => {
    const { client, learner } = await startYear(shared);
    const child = await learner();
    const guardian = async (more: object) =>
      (await client.guardians.create({ name: 'Nomsa Example', ...more })).id;
    const [kept, other] = [
      await guardian({ email: 'n@example.org' }),
      await guardian({ phone: '+27820000000' }),
    ];
    const link = await client.learnerGuardians.create(child, { guardian_id: other, relationship: 'mother' });
    const message = await client.messages.create({
      channel: 'sms',
      to: { guardian_ids: [other] },
      body: 'Hello {{ recipient.name }}',
    });
    const done = await client.guardians.merge(kept, { guardian_id: other });
    expect(countOf(done, 'message_recipient')).toMatchObject({ moved: 1 });
    expect(await client.guardians.get(kept)).toMatchObject({ email: 'n@example.org', phone: '+27820000000' });
    expect((await client.messages.get(message.id)).to.guardian_ids).toEqual([kept]);
    const [copy] = (await client.messageRecipients.list(message.id)).data;
    expect(copy).toMatchObject({ guardian_id: kept });
    expect(await client.messageRecipients.get(message.id, copy?.id ?? '')).toMatchObject({
      body: 'Hello Nomsa Example',
    });
    expect((await client.guardians.learners(kept)).data.map(({ id }) => id)).toEqual([link.id]);
    await client.learners.leave(child, { left_on: today, left_reason: 'transferred' });
    await client.learners.erase(child, { confirm: child, reason: 'Example' });
    for (const id of [kept, other]) expect((await client.guardians.get(id)).erased_at).not.toBeNull();
  });

  it.each(['kept', 'merged'] as const)(
    'do not become two again when the only learner of the %s one was erased',
    async (which) => {
      const { client, learner } = await startYear(shared);
      const [erased, stays] = [await learner(), await learner()];
      const [kept, merged] = await Promise.all(
        ['Nomsa Example', 'Nomsa B Example'].map(
          async (name) => (await client.guardians.create({ name })).id,
        ),
      );
      const links = which === 'kept' ? [erased, stays] : [stays, erased];
      const relationship = 'mother' as const;
      await client.learnerGuardians.create(links[0] ?? '', { guardian_id: kept ?? '', relationship });
      await client.learnerGuardians.create(links[1] ?? '', { guardian_id: merged ?? '', relationship });
      await client.guardians.merge(kept ?? '', { guardian_id: merged ?? '' });
      await client.learners.leave(erased, { left_on: today, left_reason: 'transferred' });
      await client.learners.erase(erased, { confirm: erased, reason: 'Example' });
      const undone = client.guardians.unmerge(kept ?? '', { guardian_id: merged ?? '' });
      const named = which === 'kept' ? kept : merged;
      expect(await refusalOf(undone)).toMatchObject({
        code: 'resource_erased',
        detail: expect.stringContaining(named ?? '-'),
      });
    },
  );
});

/** What these let somebody do ends with the merge, so nobody gets anything with them. */
const ended = new Set<string>(['settings_link', 'settings_session']);

/** The scopes to write the kinds of records that refer to people. */
function scopesToMove(resource: string): string[] {
  return kinds.flatMap((kind) => {
    if (ended.has(kind)) return [];
    const { get } = resourceOf(kind);
    const record = document.components.schemas[get['x-record'] ?? ''];
    if (!record || !referredIn(record).includes(resource)) return [];
    const [read = ''] = get.security?.[0]?.apiKey ?? [];
    return [read.replace('read:', 'write:')];
  });
}

/** The rows of the school, without those that every request writes. */
async function storedRows({ database }: StartedYear) {
  const temporary = new Set(['idempotency_keys', 'rate_windows', 'api_keys', 'request_log']);
  const tables = [...(await storedTables(database))].filter(([name]) => !temporary.has(name));
  return new Map(tables.map(([name, { rows }]) => [name, rows.map((row) => JSON.stringify(row)).sort()]));
}
