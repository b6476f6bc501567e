import { randomUUID } from 'node:crypto';
import type { PaymentCreate } from '@rollbook/sdk';
import { createServer } from '@rollbook/server';
import { expect, it } from 'vitest';
import { onEachDatabase, type TestDatabase } from '../support/databases.ts';
import { fixtureOf, resourceOf } from '../support/fixtures/kinds.ts';
import { schoolDay } from '../support/fixtures/records.ts';
import { everythingStored, runSql } from '../support/inspect.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { startHooked, startReceiver } from '../support/receiver.ts';
import { startYear } from '../support/school-year.ts';
import { clientOf, raw, startServer } from '../support/server.ts';
import { canaries, personalKinds, planted } from './canaries.ts';
import { leave, plantedSchool } from './planted-school.ts';

const reason = 'Request of the parents';

/** Where a text contains what was planted. */
const found = (text: string): string[] =>
  [...text.matchAll(new RegExp(planted, 'gi'))].map(({ index }) =>
    text.slice(Math.max(0, index - 200), index + 80),
  );

/** A school with two learners of one fee account, and a way to issue an invoice of 100 for one of them. */
async function startFamily(open: () => Promise<TestDatabase>) {
  const { client } = await startServer(open, { clock: schoolDay() });
  const learner = (name: string) => client.learners.create({ name: `${name} Example` });
  const [one, other] = [await learner('One'), await learner('Other')];
  const account = await client.feeAccounts.create({ name: 'Family', learner_ids: [one.id, other.id] });
  const issue = async (learner_id: string) => {
    const lines = [{ description: 'Tuition', unit_amount: 100 }];
    const { id } = await client.invoices.create({ learner_id, due_date: '2026-12-14', lines });
    return client.invoices.issue(id);
  };
  return { client, learner, one, other, account, issue };
}

/** No request stores another text about a learner who was erased. What is searched afterwards are the texts. */
async function refuseMore({ records, ids, learner, client }: Awaited<ReturnType<typeof plantedSchool>>) {
  for (const kind of personalKinds()) {
    const { create, update } = resourceOf(kind);
    if (update && kind !== 'register')
      expect((await records.send(update, ids, canaries(kind, 'Update'))).status, kind).toBe(409);
    if (!create || kind === 'learner' || kind === 'guardian' || kind === 'register') continue;
    const body = { ...canaries(kind, 'Create'), ...fixtureOf(kind).about?.(learner) };
    const draft = await records.draft(kind, { under: ids, body });
    const { status } = await records.send(create, { ...ids, ...draft.ids }, draft.body);
    expect([409, 422], `${kind} ${status}`).toContain(status);
  }
  const marks = [{ learner_id: learner, status: 'present', comment: 'canary comment' }] as const;
  const amended = client.registers.update(String(ids.register_id), { marks: [...marks] });
  expect(await codeOf(amended)).toBe('resource_erased');
  const text = { description: 'canary description' };
  expect(await refusalOf(client.excuses.reject(String(ids.excuse_id), { reason: 'canary' }))).toBeTruthy();
  expect(await codeOf(client.invoices.update(String(ids.invoice_id), { metadata: text }))).toBe(
    'resource_erased',
  );
}

onEachDatabase('the erasure of a learner', (open, dialect) => {
  it('leaves no personal value anywhere in the database, and a valid audit log and ledger', async () => {
    const started = await plantedSchool(open);
    const { client, server, database, learner, ids, testSchoolId, testKey } = started;
    expect(await everythingStored(database)).toMatch(planted);
    await client.retention.update({ term_reports: { months: 0, action: 'anonymise' } });
    const before = await client.ledgerEntries.list({ limit: 100 });
    const [other] = (await client.learners.list({ name: 'canary imported' })).data;
    for (const id of [learner, other?.id ?? '']) {
      await leave(started, id);
      await client.learners.erase(id, { confirm: id, reason });
    }
    await server.drainDeliveries();

    for (const kind of personalKinds()) {
      const { body, status } = await started.records.send(resourceOf(kind).get, ids);
      expect(status, kind).toBe(200);
      expect(JSON.stringify(body), kind).not.toMatch(planted);
    }
    await refuseMore(started);
    // What no search finds.
    const unspoken = { home_language: null, language_of_instruction: null, gender: null, left_reason: null };
    expect(await client.learners.get(learner)).toMatchObject({
      ...unspoken,
      class: null,
      has_medical_alert: false,
    });
    const guardian = await client.guardians.get(String(ids.guardian_id));
    expect(guardian.preferred_language).toBeNull();
    expect(await runSql(database, 'select subject_id from data_keys')).toEqual([]);
    expect(await runSql(database, 'select import_id from import_sources')).toEqual([]);
    // The responses of the erasures alone can still be repeated.
    const repeatable =
      'select subject_id from idempotency_keys where sealed = 1 and subject_id is not null order by 1';
    expect(await runSql(database, repeatable)).toEqual(
      [learner, other?.id].sort().map((subject_id) => ({ subject_id })),
    );
    const log = await Array.fromAsync(client.auditLog.list({ limit: 100 }));
    expect(log.filter((entry) => planted.test(JSON.stringify(entry)))).toEqual([]);
    expect(log.find(({ action }) => action === 'learner.created')?.changes.name).toEqual({
      before: null,
      after: '[erased]',
    });
    expect(log.find(({ action }) => action === 'learner.erased')).toMatchObject({ reason });
    expect(await client.auditLog.verify()).toMatchObject({ valid: true });
    const events = await Array.fromAsync(client.events.list({ limit: 100 }));
    expect(events.filter((event) => planted.test(JSON.stringify(event)))).toEqual([]);
    const after = await client.ledgerEntries.list({ limit: 100 });
    const figures = ({ data }: typeof after) => data.map(({ description: _text, ...entry }) => entry);
    expect(figures(after)).toEqual(figures(before));

    await server.close();
    if (dialect === 'sqlite') await runSql(database, 'vacuum');
    expect(found(await everythingStored(database))).toEqual([]);
    const { url, masterKey } = database;
    await using again = await createServer({ database: url, masterKey });
    expect(await clientOf(again, testKey).auditLog.verify()).toMatchObject({ valid: true });
    expect(testSchoolId).toBeTruthy();
  });

  it('is preceded by an export of every kind of record about the learner, by the scopes of the key', async () => {
    const { client, server, learner, ids } = await plantedSchool(open);
    const exported = await client.learners.export(learner);
    expect(exported).toMatchObject({ object: 'learner_export', learner_id: learner, omitted: [] });
    const all = Object.values(exported.records).flat();
    // That of a register is in the marks of the learner.
    for (const kind of personalKinds())
      expect(JSON.stringify(all), kind).toContain(String(ids[`${kind}_id`]));
    expect(exported.records.register_marks).toMatchObject([{ comment: 'canary mark' }]);
    expect(exported.records['medical-notes']).toMatchObject([{ title: 'canary medical_note title' }]);
    const actions = (await client.auditLog.list({ resource_id: learner, limit: 2 })).data;
    expect(actions.map(({ action }) => action).sort()).toEqual(['learner.exported', 'medical_note.read']);
    const { secret } = await client.apiKeys.create({ name: 'Office', scopes: ['read:learners'] });
    const part = await clientOf(server, secret).learners.export(learner);
    expect(part.omitted).toContain('medical-notes');
    expect(part.records['medical-notes']).toBeUndefined();
    expect(JSON.stringify(part)).not.toContain('8001015009087');
    const page = await fetch(`${server.url}/v1/learners/${learner}/export`, {
      headers: { Authorization: `Bearer ${secret}`, Accept: 'text/html' },
    });
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('canary learner first_name');
  });

  it('keeps the records of a family whose rule is to keep them', async () => {
    const started = await plantedSchool(open);
    const { client, learner, ids } = started;
    const draft = await client.termReports.get(String(ids.term_report_id));
    const report = draft.status === 'draft' ? await client.termReports.publish(draft.id) : draft;
    await leave(started, learner);
    await client.learners.erase(learner, { confirm: learner, reason });
    expect(await client.termReports.get(report.id)).toEqual(report);
    expect((await client.learners.get(learner)).name).toBe('[erased]');
  });

  it('erases a draft of a report, also if reports are kept', async () => {
    const { client, database, server, a, terms, learner } = await startYear(open);
    const [drafted, both] = [await learner('Zandile Drafted'), await learner('Zandile Both')];
    for (const learner_id of [drafted, both])
      await client.enrollments.create({ learner_id, class_id: a.id, term_id: terms[0].id });
    const generate = (learner_ids: string[], supersede = false) =>
      client.termReports.generate({ term_id: terms[0].id, learner_ids, supersede });
    await generate([drafted, both]);
    const reportsOf = async (learner_id: string) =>
      (await client.termReports.list({ learner_id, order: 'asc' })).data;
    const [first] = await reportsOf(both);
    const published = await client.termReports.publish(first?.id ?? '');
    await client.learners.update(both, { name: 'Zandile Later' });
    await generate([both], true);
    for (const id of [drafted, both]) {
      await client.learners.leave(id, { left_on: '2026-02-02', left_reason: 'other' });
      await client.learners.erase(id, { confirm: id, reason });
    }
    const names = async (id: string) =>
      (await reportsOf(id)).map(({ status, learner_snapshot }) => [status, learner_snapshot.name]);
    expect(await names(drafted)).toEqual([['draft', '[erased]']]);
    expect(await names(both)).toEqual([
      ['published', 'Zandile Both'],
      ['draft', '[erased]'],
    ]);
    expect((await client.termReports.get(published.id)).learner_snapshot).toEqual(published.learner_snapshot);
    await server.close();
    if (dialect === 'sqlite') await runSql(database, 'vacuum');
    expect(await everythingStored(database)).not.toContain('Zandile Drafted');
  });

  it('needs the id as confirmation, and refuses where something is open', async () => {
    const started = await startServer(open, { worker: true, clock: schoolDay() });
    const { client, server } = started;
    const { id } = await client.learners.create({ name: 'Thandi Example' });
    const erase = (confirm = id) => client.learners.erase(id, { confirm, reason });
    expect(await refusalOf(erase('yes'))).toMatchObject({
      errors: [{ pointer: '/confirm', code: 'not_confirmed' }],
    });
    expect(await codeOf(erase())).toBe('learner_active');
    const invoice = await client.invoices.create({
      learner_id: id,
      due_date: '2026-12-14',
      lines: [{ description: 'Tuition', unit_amount: 100 }],
    });
    await client.invoices.issue(invoice.id);
    await client.learners.leave(id, { left_on: '2026-11-20', left_reason: 'transferred' });
    expect(await codeOf(erase())).toBe('open_money');
    await client.invoices.void(invoice.id, { reason: 'Left' });
    await client.retention.update({ learners: { action: 'keep' } });
    expect(await codeOf(erase())).toBe('retention_keeps');
    await client.retention.update({ learners: { action: 'anonymise', months: 1 } });
    const { secret } = await client.apiKeys.create({ name: 'Office', scopes: ['write:learners'] });
    const office = clientOf(server, secret).learners.erase(id, { confirm: id, reason });
    expect(await codeOf(office)).toBe('insufficient_scope');
    const erased = await erase();
    expect(erased).toMatchObject({ name: '[erased]', status: 'left', date_of_birth: null });
    expect(await erase()).toEqual(erased);
    expect(await codeOf(client.learners.restore(id))).toBe('resource_erased');
    expect(await codeOf(client.learners.update(id, { name: 'Again' }))).toBe('resource_archived');
  });

  it('erases guardians who have no other learner, and a family account when its last learner is erased', async () => {
    const started = await startServer(open, { worker: true, clock: schoolDay() });
    const { client } = started;
    const [one, other] = await Promise.all(
      ['One', 'Other'].map((name) => client.learners.create({ name: `${name} Example` })),
    );
    if (!one || !other) throw new Error('No learners');
    const guardian = await client.guardians.create({ name: 'Nomsa Example' });
    for (const { id } of [one, other])
      await client.learnerGuardians.create(id, { guardian_id: guardian.id, relationship: 'mother' });
    const account = await client.feeAccounts.create({
      name: 'Example family',
      learner_ids: [one.id, other.id],
    });
    const shown = async () => [
      (await client.guardians.get(guardian.id)).name,
      (await client.feeAccounts.get(account.id)).name,
    ];
    await leave(started, one.id);
    await client.learners.erase(one.id, { confirm: one.id, reason });
    expect(await shown()).toEqual(['Nomsa Example', 'Example family']);
    await leave(started, other.id);
    await client.learners.erase(other.id, { confirm: other.id, reason });
    expect(await shown()).toEqual(['[erased]', '[erased]']);
    expect((await client.feeAccounts.list()).data).toEqual([]);
    expect((await client.feeAccounts.get(account.id)).archived_at).not.toBeNull();
    expect(await codeOf(client.feeAccounts.restore(account.id))).toBe('resource_erased');
    expect(await codeOf(client.guardians.restore(guardian.id))).toBe('resource_erased');
    const types = (await client.events.list({ limit: 100 })).data.map(({ type }) => type);
    expect(types.filter((type) => type.endsWith('.erased')).sort()).toEqual([
      'guardian.erased',
      'learner.erased',
      'learner.erased',
    ]);
  });

  it('leaves a guardian who pays for a learner who stays, until that one is erased', async () => {
    const started = await startServer(open, { worker: true, clock: schoolDay() });
    const { client } = started;
    const [one, other] = [
      await client.learners.create({ name: 'One Example' }),
      await client.learners.create({ name: 'Other Example' }),
    ];
    const guardian = await client.guardians.create({ name: 'Nomsa Example' });
    await client.learnerGuardians.create(one.id, { guardian_id: guardian.id, relationship: 'grandparent' });
    await client.feeAccounts.create({
      ...{ name: 'Other', learner_ids: [other.id] },
      payer_guardian_ids: [guardian.id],
    });
    const guardianName = async () => (await client.guardians.get(guardian.id)).name;
    const dueGuardians = async () => {
      const { data } = await client.retention.preview({ learners: { months: 0, action: 'anonymise' } });
      return data.find(({ family }) => family === 'learners')?.guardians;
    };
    await leave(started, one.id);
    expect(await dueGuardians()).toBe(0);
    await client.learners.erase(one.id, { confirm: one.id, reason });
    expect(await guardianName()).toBe('Nomsa Example');
    await leave(started, other.id);
    expect(await dueGuardians()).toBe(1);
    await client.learners.erase(other.id, { confirm: other.id, reason });
    expect(await guardianName()).toBe('[erased]');
  });

  it('erases the name of the calendar feed of a guardian, who has no other learner', async () => {
    const started = await startServer(open, { worker: true, clock: schoolDay() });
    const { client, server, database } = started;
    const { id } = await client.learners.create({ name: 'One Example' });
    const guardian = await client.guardians.create({ name: 'Nomsa Example' });
    await client.learnerGuardians.create(id, { guardian_id: guardian.id, relationship: 'mother' });
    const feed = await client.calendarFeeds.create({
      ...{ content: 'dates', guardian_id: guardian.id, name: 'Nomsa and One Quokka' },
    });
    expect(await everythingStored(database)).toContain('Quokka');
    await leave(started, id);
    await client.learners.erase(id, { confirm: id, reason });
    expect(await client.calendarFeeds.get(feed.id)).toMatchObject({ name: null });
    const log = await Array.fromAsync(client.auditLog.list({ resource_id: feed.id }));
    expect(JSON.stringify(log)).not.toContain('Quokka');
    await server.close();
    if (dialect === 'sqlite') await runSql(database, 'vacuum');
    expect(await everythingStored(database)).not.toContain('Quokka');
  });

  it('leaves nothing that a merge which was undone had copied, whoever of the two is erased', async () => {
    for (const erased of ['kept', 'merged'] as const) {
      const { client } = await startYear(open);
      const kept = (await client.learners.create({ name: 'Kept Example', metadata: { canary: 'kept' } })).id;
      const { id: learner_id } = await client.learners.create({
        name: 'Merged Example',
        preferred_name: 'Canary',
        metadata: { bus: 'canary merged' },
      });
      const { fields } = await client.learners.merge(kept, { learner_id });
      expect(fields).toContain('preferred_name');
      const logs = async () => {
        const entries = (await client.auditLog.list({ resource_id: kept, limit: 100 })).data;
        const events = (await client.events.list({ limit: 100 })).data;
        return JSON.stringify([entries, events.filter(({ data }) => 'id' in data && data.id === kept)]);
      };
      expect(await logs()).toMatch(/canary merged/);
      await client.learners.unmerge(kept, { learner_id });
      expect(await logs()).toMatch(/Kept Example/);
      const id = erased === 'kept' ? kept : learner_id;
      await client.learners.archive(id);
      await client.learners.erase(id, { confirm: id, reason });
      expect(await logs()).not.toMatch(/canary merged|"Canary"/);
      if (erased === 'kept') expect(await logs()).not.toMatch(/Kept Example/);
      else expect(await logs()).toMatch(/Kept Example/);
      expect((await client.auditLog.verify()).valid).toBe(true);
    }
  });

  it('leaves nothing of the name in that of a fee account of the family', async () => {
    const started = await startServer(open, { worker: true, clock: schoolDay() });
    const { client, server, database } = started;
    const one = await client.learners.create({ name: 'Adele Quagga' });
    const lines = [{ description: 'Tuition', unit_amount: 100 }];
    const invoice = await client.invoices.create({ learner_id: one.id, due_date: '2026-12-14', lines });
    const account = (await client.invoices.issue(invoice.id)).account_id ?? '';
    expect((await client.feeAccounts.get(account)).name).toBe('Adele Quagga');
    await client.payments.create({
      ...{ account_id: account, amount: 100, method: 'cash', received_on: '2026-11-20' },
    });
    const other = await client.learners.create({ name: 'Leo Quagga' });
    await client.feeAccounts.update(account, { learner_ids: [one.id, other.id] });
    await leave(started, one.id);
    await client.learners.erase(one.id, { confirm: one.id, reason });
    expect((await client.feeAccounts.get(account)).name).toBe('Leo Quagga');
    await server.close();
    if (dialect === 'sqlite') await runSql(database, 'vacuum');
    expect(await everythingStored(database)).not.toContain('Adele');
  });

  it('leaves the name readable in nothing that was written about fee accounts which stay', async () => {
    const { client, server, database, testKey } = await startYear(open);
    const { url } = await startReceiver();
    await client.webhooks.create({ url, events: ['fee-account.merged'] });
    const learner = (name: string) => client.learners.create({ name });
    const [one, other] = [await learner('Adele Quagga'), await learner('Leo Quagga')];
    const idempotencyKey = randomUUID();
    const send = (body: object) =>
      raw(server.url, testKey, 'POST', '/v1/fee-accounts', {
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      });
    const named = { name: 'Adele & Leo', learner_ids: [one.id, other.id] };
    const { body: shared } = await send(named);
    const renamed = await client.feeAccounts.create({ ...named, name: "Adele Quagga's family" });
    await client.feeAccounts.update(renamed.id, { name: 'Quagga family', metadata: { file: '12' } });
    // Charged to an account that has the learner's name, and which they leave.
    const lines = [{ description: 'Tuition', unit_amount: 100 }];
    const invoice = await client.invoices.create({
      ...{ learner_id: one.id, currency: 'USD', due_date: '2026-12-14', lines },
    });
    const left = (await client.invoices.issue(invoice.id)).account_id ?? '';
    await client.invoices.void(invoice.id, { reason: 'Left' });
    await client.feeAccounts.update(left, { learner_ids: [one.id, other.id] });
    await client.feeAccounts.update(left, { learner_ids: [other.id] });
    // Never charged.
    const spare = await client.feeAccounts.create({ name: 'Spare: Adele Quagga', learner_ids: [one.id] });
    await client.feeAccounts.update(spare.id, { learner_ids: [other.id] });
    const merged = await client.feeAccounts.create({ name: 'Adele Quagga 2025', learner_ids: [other.id] });
    await client.feeAccounts.merge(shared.id, { account_id: merged.id });
    await runSql(database, "update deliveries set response_body = 'Adele'");
    const namesake = await client.feeAccounts.create({
      ...{ name: 'Adele', learner_ids: [(await learner('Adele Gemsbok')).id] },
    });
    await client.learners.archive(one.id);
    await client.learners.erase(one.id, { confirm: one.id, reason });

    const names = await Promise.all(
      [shared.id, left, spare.id, renamed.id, namesake.id].map(
        async (id) => (await client.feeAccounts.get(id)).name,
      ),
    );
    expect(names).toEqual(['Leo Quagga', 'Leo Quagga', 'Leo Quagga', 'Quagga family', 'Adele']);
    const log = await Array.fromAsync(client.auditLog.list({ limit: 100 }));
    const about = log.filter(
      ({ resource }) => resource.id !== namesake.id && resource.type === 'fee_account',
    );
    expect(about.length).toBeGreaterThan(8);
    expect(about.filter((entry) => JSON.stringify(entry).includes('Adele'))).toEqual([]);
    const events = await Array.fromAsync(client.events.list({ limit: 100 }));
    const others = events.filter(({ data }) => !JSON.stringify(data).includes(namesake.id));
    expect(JSON.stringify(others.filter(({ type }) => type.startsWith('fee')))).not.toContain('Adele');
    expect(await runSql(database, 'select response_body from deliveries')).toEqual([{ response_body: null }]);
    expect(await send(named)).toMatchObject({ status: 410, body: { code: 'stored_response_erased' } });
    expect(JSON.stringify(await client.learners.export(other.id))).not.toContain('Adele');
    expect(await client.auditLog.verify()).toMatchObject({ valid: true });
    // What follows can be read.
    await client.feeAccounts.update(shared.id, { name: 'Leo' });
    const [newest] = (await client.auditLog.list({ resource_id: shared.id, limit: 1 })).data;
    expect(newest?.changes.name).toEqual({ before: 'Leo Quagga', after: 'Leo' });
    expect((await client.feeAccounts.get(renamed.id)).metadata).toEqual({ file: '12' });
  });

  it('leaves in the log of deliveries why attempts failed, and nothing that a receiver returned', async () => {
    const { client, server, clock, receiver, endpoint } = await startHooked(open);
    receiver.otherwise = { status: 500, body: 'Adele Quagga' };
    const { id } = await client.learners.create({ name: 'Adele Quagga' });
    await client.learners.archive(id);
    await server.drainDeliveries();
    await client.learners.erase(id, { confirm: id, reason });
    clock.advance(30_000);
    await server.drainDeliveries();
    const made = await Array.fromAsync(client.deliveryLog.list({ waiting: false }));
    const types = ['learner.archived', 'learner.created', 'learner.erased'];
    expect([...new Set(made.map(({ event_type }) => event_type))].sort()).toEqual(types);
    const last = { error: 'http_status', response_status: 500 };
    expect(made.map(({ error, response_status }) => ({ error, response_status }))).toEqual(
      made.map(() => last),
    );
    expect(JSON.stringify(made.filter(({ event_type }) => event_type !== 'learner.erased'))).not.toContain(
      'Adele',
    );
    // Who sends again what failed for one reason sends the events about the person again, too.
    const failed = { webhook_id: endpoint.id, error: 'http_status', dry_run: true } as const;
    expect(await client.deliveryLog.redeliver(failed)).toMatchObject({ deliveries: types.length });
  });

  it('erases the external id of the learner in dry runs that were made before the import, and leaves those of others', async () => {
    const started = await startServer(open, { clock: schoolDay() });
    const { client, server } = started;
    const rows = ['canary-1', 'kept-2'].map((external_id) => ({ external_id, name: 'Thandi Example' }));
    const tried = await client.imports.create({ kind: 'learners', source: 'sis', rows, dry_run: true });
    const other = await client.imports.create({ kind: 'learners', source: 'other', rows, dry_run: true });
    await server.drainJobs();
    await client.imports.create({ kind: 'learners', source: 'sis', rows });
    await server.drainJobs();
    const [imported] = (await client.learners.list({ external_id: 'sis:canary-1' })).data;
    const id = imported?.id ?? '';
    await leave(started, id);
    await client.learners.erase(id, { confirm: id, reason });
    const idsIn = async (of: string) => {
      const found = await Array.fromAsync(client.imports.rows(of));
      return found.map(({ external_id, result }) => [external_id, result]);
    };
    expect(await idsIn(tried.id)).toEqual([
      [null, 'created'],
      ['kept-2', 'created'],
    ]);
    expect(await idsIn(other.id)).toEqual([
      ['canary-1', 'created'],
      ['kept-2', 'created'],
    ]);
  });

  it('waits for imports that have rows left, which could create the person again', async () => {
    const { client, server } = await startYear(open);
    const learner = await client.learners.create({ name: 'Canary Example', external_ids: { sis: '1' } });
    const guardian = await client.guardians.create({ name: 'Canary Guardian' });
    await client.learners.archive(learner.id);
    await client.guardians.archive(guardian.id);
    const erasures = [
      () => client.learners.erase(learner.id, { confirm: learner.id, reason }),
      () => client.guardians.erase(guardian.id, { confirm: guardian.id, reason }),
    ];
    const rows = [{ external_id: '1', name: 'Canary Example' }];
    const start = (body: object = {}) =>
      client.imports.create({ kind: 'learners', source: 'sis', rows, ...body });
    const { id } = await start();
    for (const erase of erasures)
      expect(await refusalOf(erase())).toMatchObject({
        code: 'import_running',
        detail: expect.stringContaining(id),
      });
    await client.imports.cancel(id);
    // What creates nobody.
    await start({ dry_run: true });
    await client.imports.create({
      kind: 'grade_levels',
      source: 'sis',
      rows: [{ external_id: '1', label: 'Grade 1', order: 1 }],
    });
    for (const erase of erasures) expect((await erase()).erased_at).toBeTruthy();
    await server.drainJobs();
    expect((await client.learners.list({ archived: 'any' })).data.map(({ name }) => name)).toEqual([
      '[erased]',
    ]);
  });

  it('waits for what is owed for the learner, not for the account of a sibling who stays', async () => {
    const { client, one, other, account, issue } = await startFamily(open);
    const left = (id: string) =>
      client.learners.leave(id, { left_on: '2026-11-20', left_reason: 'transferred' });
    const erase = ({ id }: { id: string }) => client.learners.erase(id, { confirm: id, reason });
    const own = await issue(one.id);
    await issue(other.id);
    await left(one.id);
    expect(await refusalOf(erase(one))).toMatchObject({
      code: 'open_money',
      detail: expect.stringContaining(account.id),
    });
    const pay = (amount: number) =>
      client.payments.create({
        ...{ account_id: account.id, amount, method: 'cash', received_on: '2026-11-20' },
        auto_allocate: false,
      });
    const { id: payment } = await pay(100);
    await client.allocations.create(payment, { invoice_id: own.id, amount: 100 });
    expect((await client.feeAccounts.get(account.id)).balance).toBe(100);
    expect((await erase(one)).name).toBe('[erased]');
    expect(await client.feeAccounts.get(account.id)).toMatchObject({ name: 'Family', balance: 100 });
    // A credit too: it could not be paid back to anybody.
    await pay(150);
    await left(other.id);
    expect(await codeOf(erase(other))).toBe('open_money');
  });

  it('does not keep the bank from taking back a payment of a family account that stays', async () => {
    const { client, learner, one, other, account, issue } = await startFamily(open);
    const pay = (amount: number, more: Partial<PaymentCreate> = {}) =>
      client.payments.create({
        ...{ account_id: account.id, amount, method: 'debit_order', received_on: '2026-11-20' },
        ...more,
      });
    const leaveAndErase = async ({ id }: { id: string }) => {
      await client.learners.leave(id, { left_on: '2026-11-20', left_reason: 'transferred' });
      await client.learners.erase(id, { confirm: id, reason });
    };
    const [first, , third] = [await issue(one.id), await issue(other.id), await issue(one.id)];
    const [both, own] = [await pay(200), await pay(100, { learner_id: one.id })];
    await leaveAndErase(one);
    const bounced = { reason: 'Returned by the bank of One' };

    const parts = (await client.allocations.list(both.id)).data;
    const part = parts.find(({ learner_id }) => learner_id === one.id)?.id ?? '';
    expect(await client.allocations.reverse(both.id, part, bounced)).toMatchObject({
      ...{ status: 'reversed', reverse_reason: null },
    });
    expect(await client.payments.reverse(both.id, bounced)).toMatchObject({ reverse_reason: bounced.reason });
    expect(await client.payments.reverse(own.id, bounced)).toMatchObject({
      ...{ status: 'reversed', reverse_reason: null },
    });
    const reasons = (await client.allocations.list(both.id)).data.map((allocation) => [
      allocation.learner_id,
      allocation.reverse_reason,
    ]);
    expect(Object.fromEntries(reasons)).toEqual({ [one.id]: null, [other.id]: bounced.reason });
    expect(await client.feeAccounts.get(account.id)).toMatchObject({ balance: 300, unallocated_credit: 0 });

    const year = { from: '2026-01-01', to: '2026-12-31' };
    const { lines } = await client.feeAccounts.statement(account.id, year);
    const invoiced = lines.filter(
      ({ source, learner_id }) => source.type === 'invoice' && learner_id === one.id,
    );
    expect(invoiced).toMatchObject([
      { description: 'Invoice 2026-00001' },
      { description: 'Invoice 2026-00003' },
    ]);

    // What the family does not owe after all is taken from its account.
    const voided = await client.invoices.void(first.id, { reason: 'One was never here' });
    expect(voided).toMatchObject({ status: 'void', void_reason: null });
    await client.invoices.writeOff(third.id, { reason: 'One cannot be found' });
    const [writtenOff] = (await client.creditNotes.list(third.id)).data;
    expect(writtenOff).toMatchObject({ kind: 'write_off', amount: 100, reason: '[erased]' });
    expect(await client.creditNotes.reverse(third.id, writtenOff?.id ?? '', bounced)).toMatchObject({
      ...{ status: 'reversed', reverse_reason: null },
    });
    await client.invoices.writeOff(third.id, { reason: 'One cannot be found' });
    expect(await client.feeAccounts.get(account.id)).toMatchObject({ balance: 100, unallocated_credit: 0 });
    const ofOne = (await client.ledgerEntries.list({ learner_id: one.id, limit: 100 })).data;
    expect(ofOne.flatMap(({ description }) => description.match(/One|bank/) ?? [])).toEqual([]);

    const paid = await pay(100);
    await leaveAndErase(other);
    expect(await codeOf(client.payments.reverse(paid.id, bounced))).toBe('resource_erased');
    const somebody = await learner('Third');
    const { id: from } = await client.feeAccounts.create({ name: 'Third', learner_ids: [somebody.id] });
    await pay(10, { account_id: from });
    expect(await codeOf(client.feeAccounts.transfer(from, { account_id: account.id, amount: 10 }))).toBe(
      'unknown_reference',
    );
  });

  it('of a guardian without learners is requested alone, with the messages that concern nobody else', async () => {
    const started = await startServer(open, { worker: true, clock: schoolDay() });
    const { client, server, database } = started;
    const values = { name: 'Canary Guardian', email: 'canary@example.com', phone: '+27825550110' };
    const channels = { email: true, sms: true };
    const guardian = await client.guardians.create({ ...values, national_id: '8001015009087', channels });
    const other = await client.guardians.create({ name: 'Nomsa Example', phone: '+27825550111', channels });
    const learner = await client.learners.create({ name: 'Thandi Example' });
    const link = await client.learnerGuardians.create(learner.id, {
      guardian_id: guardian.id,
      relationship: 'step_parent',
    });
    const write = (to: string[], body: string) =>
      client.messages.create({ channel: 'sms', to: { guardian_ids: to }, body });
    const erase = (id = guardian.id, confirm = id) => client.guardians.erase(id, { confirm, reason });
    expect(await codeOf(erase())).toBe('guardian_active');
    await client.learnerGuardians.archive(learner.id, link.id);
    const own = await write([guardian.id], 'canary: please call the office.');
    const shared = await write([guardian.id, other.id], 'The office is closed on Friday.');
    await server.drainJobs();
    const account = await client.feeAccounts.create({
      name: 'Example family',
      learner_ids: [learner.id],
      payer_guardian_ids: [guardian.id],
    });
    const called = await client.feeAccounts.create({
      name: 'Family of Canary Guardian',
      learner_ids: [(await client.learners.create({ name: 'Leo Example' })).id],
    });
    const lines = [{ description: 'Tuition', unit_amount: 100 }];
    const { id: invoice } = await client.invoices.create({
      learner_id: learner.id,
      due_date: '2026-12-14',
      lines,
    });
    await client.invoices.issue(invoice);
    await client.guardians.archive(guardian.id);
    expect(await refusalOf(erase(guardian.id, 'yes'))).toMatchObject({
      errors: [{ pointer: '/confirm', code: 'not_confirmed' }],
    });
    expect(await codeOf(erase())).toBe('open_money');
    await client.invoices.void(invoice, { reason: 'Left' });
    await client.retention.update({ learners: { action: 'keep' } });
    expect(await codeOf(erase())).toBe('retention_keeps');
    await client.retention.update({ learners: { action: 'anonymise', months: 60 } });
    const { secret } = await client.apiKeys.create({ name: 'Office', scopes: ['write:learners'] });
    const office = clientOf(server, secret).guardians.erase(guardian.id, { confirm: guardian.id, reason });
    expect(await codeOf(office)).toBe('insufficient_scope');

    const erased = await erase();
    expect(erased).toMatchObject({ name: '[erased]', email: null, phone: null });
    expect(erased.erased_at).toBeTruthy();
    expect(await erase()).toEqual(erased);
    expect(await codeOf(client.guardians.restore(guardian.id))).toBe('resource_erased');
    expect((await client.messages.get(own.id)).body).toBeNull();
    expect((await client.messages.get(shared.id)).body).toBe('The office is closed on Friday.');
    expect((await client.learners.get(learner.id)).name).toBe('Thandi Example');
    expect((await client.feeAccounts.get(account.id)).name).toBe('Example family');
    expect((await client.feeAccounts.get(called.id)).name).toBe('Leo Example');
    const { data: ofCalled } = await client.auditLog.list({ resource_id: called.id });
    expect(ofCalled).toHaveLength(2);
    expect(ofCalled.filter((entry) => planted.test(JSON.stringify(entry)))).toEqual([]);
    await leave(started, learner.id);
    await client.learners.erase(learner.id, { confirm: learner.id, reason });
    const { data: entries } = await client.auditLog.list({ action: 'guardian.erased' });
    expect(entries).toMatchObject([{ resource: { id: guardian.id }, reason }]);
    expect((await client.events.list({ type: 'guardian.erased' })).data).toHaveLength(1);
    expect(await client.auditLog.verify()).toMatchObject({ valid: true });
    const log = await Array.fromAsync(client.auditLog.list({ limit: 100 }));
    expect(log.filter((one) => planted.test(JSON.stringify(one)))).toEqual([]);
    await server.close();
    if (dialect === 'sqlite') await runSql(database, 'vacuum');
    expect(found(await everythingStored(database))).toEqual([]);
  });
});
