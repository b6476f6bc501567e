import { randomUUID } from 'node:crypto';
import { createServer } from '@rollbook/server';
import { expect, it } from 'vitest';
import { type OpenDatabase, onEachDatabase } from '../support/databases.ts';
import type { Kind } from '../support/fixtures/fixture.ts';
import { resourceOf } from '../support/fixtures/kinds.ts';
import { type Ids, Records, schoolDay } from '../support/fixtures/records.ts';
import { everythingStored, rowsWith, runSql } from '../support/inspect.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { clientOf, listen, type Started, startServer } from '../support/server.ts';
import { canaries, personalKinds, planted } from './canaries.ts';

const reason = 'Request of the parents';

/** What makes records of kinds that can be about others be about a learner. */
const aboutLearner = (kind: Kind, id: string | undefined): object => {
  if (kind === 'calendar_feed') return { class_id: undefined, learner_id: id };
  return kind === 'announcement' ? { audience: { learner_ids: [id] } } : {};
};

/** A school in which every personal field of every kind of record about one learner contains a text to search for. */
async function plantedSchool(open: OpenDatabase) {
  const started = await startServer(open, { clock: schoolDay() });
  const { client } = started;
  const records = new Records(started);
  // A receiver that repeats what it is sent.
  const url = await listen((request, response) => void request.pipe(response));
  await client.webhooks.create({ url, events: ['*'] });
  let ids: Ids = {};
  for (const kind of personalKinds()) {
    const { create, update } = resourceOf(kind);
    const body = create ? { ...canaries(kind, 'Create'), ...aboutLearner(kind, ids.learner_id) } : {};
    const made = await records.make(kind, { under: ids, body });
    ids = { ...ids, ...made.ids };
    if (update) await records.carryOut(update, made.ids, canaries(kind, 'Update'));
  }
  const learner = String(ids.learner_id);
  await client.registers.update(String(ids.register_id), {
    marks: [{ learner_id: learner, status: 'present', comment: 'canary mark' }],
  });
  await client.messages.create({
    channel: 'email',
    to: { learner_ids: [learner] },
    subject: 'canary subject',
    body: 'canary message',
  });
  const { data: invoice } = await client.invoices
    .create({
      learner_id: learner,
      due_date: '2026-12-14',
      lines: [{ description: 'canary line', unit_amount: 1 }],
    })
    .withResponse();
  await client.invoices.issue(invoice.id);
  await client.creditNotes.create(invoice.id, { amount: 1, reason: 'canary credit' });
  await client.learners.update(learner, { preferred_name: 'Canary' }, { idempotencyKey: randomUUID() });
  const imported = await client.imports.create({
    kind: 'learners',
    source: 'sis',
    rows: [
      { external_id: 'canary-row', name: 'Canary Imported' },
      { admission_number: 'CANARY-1', name: 'Canary Again' },
    ],
  });
  await started.server.drainJobs();
  expect(await client.imports.get(imported.id)).toMatchObject({ status: 'completed' });
  await started.server.drainDeliveries();
  return { ...started, records, learner, ids };
}

/** The tables with the id of a learner whose rows are not in the data export, with the reason why they add nothing to it. */
const addNothing: Record<string, string> = {
  audit_log: 'personal values are encrypted; it says who changed the records that are in the export',
  deliveries: 'what receivers returned, who repeat what they were sent',
  events: 'personal values are encrypted; they repeat the records',
  data_keys: 'the name of a key',
  external_ids: 'an index of `external_ids` of the records',
  fee_account_learners: 'an index of `learner_ids` of the fee accounts',
  message_learners: 'an index of `concerned_learner_ids` of the messages',
  idempotency_keys: 'stored responses are encrypted, repeat the records and are deleted after a day',
  import_rows: 'which row of an import became which record',
};

/** The planted texts in the values of rows that are not encrypted. */
const plantedIn = (rows: readonly Record<string, unknown>[]): string[] =>
  rows.flatMap((row) => textsIn(row).filter((text) => planted.test(text)));

function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  const text = String(value);
  return /^[[{]"/.test(text) ? textsIn(JSON.parse(text)) : [text];
}

/** Where a text contains what was planted. */
const found = (text: string): string[] =>
  [...text.matchAll(new RegExp(`.{0,200}(${planted.source}).{0,80}`, 'gi'))].map(([part]) => part);

/** Ends the learner's time at the school, with nothing owed. */
async function leave({ client, database }: Started, learner: string): Promise<void> {
  await client.learners.leave(learner, { left_on: '2026-11-20', left_reason: 'transferred' });
  await runSql(database, 'update fee_accounts set balance = 0, unallocated_credit = 0');
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
    expect(exported.records['medical-notes']).toMatchObject([{ title: 'canary title' }]);
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
    expect(await page.text()).toContain('canary first_name');
  });

  it('finds every row with the id of the learner, or rows that add nothing', async () => {
    const { client, database, learner } = await plantedSchool(open);
    const exported = JSON.stringify((await client.learners.export(learner)).records);
    // The values that the records had before.
    const before = JSON.stringify(await Array.fromAsync(client.auditLog.list({ limit: 100 })));
    const missing: Record<string, Record<string, unknown>[]> = {};
    for (const [table, rows] of await rowsWith(database, learner)) {
      const isMissing = (row: Record<string, unknown>) =>
        !exported.includes(String(row.id ?? row.register_id));
      const left = rows.filter(isMissing);
      if (left.length > 0) missing[table] = left;
    }
    expect(Object.keys(missing).filter((table) => !(table in addNothing))).toEqual([]);
    expect(Object.keys(addNothing).filter((table) => !(table in missing))).toEqual([]);
    for (const [table, rows] of Object.entries(missing)) {
      const texts = plantedIn(rows).filter((text) => !exported.includes(text) && !before.includes(text));
      expect(texts, `${table}: ${addNothing[table]}`).toEqual([]);
    }
  });

  it('keeps the records of a family whose rule is to keep them', async () => {
    const started = await plantedSchool(open);
    const { client, learner, ids } = started;
    const report = await client.termReports.get(String(ids.term_report_id));
    await leave(started, learner);
    await client.learners.erase(learner, { confirm: learner, reason });
    expect(await client.termReports.get(report.id)).toEqual(report);
    expect((await client.learners.get(learner)).name).toBe('[erased]');
  });

  it('needs the id as confirmation, and refuses where something is open', async () => {
    const started = await startServer(open, { clock: schoolDay() });
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
    const started = await startServer(open, { clock: schoolDay() });
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
    expect(await codeOf(client.guardians.restore(guardian.id))).toBe('resource_erased');
    const types = (await client.events.list({ limit: 100 })).data.map(({ type }) => type);
    expect(types.filter((type) => type.endsWith('.erased')).sort()).toEqual([
      'guardian.erased',
      'learner.erased',
      'learner.erased',
    ]);
  });
});
