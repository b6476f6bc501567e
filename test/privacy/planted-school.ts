import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import type { OpenDatabase } from '../support/databases.ts';
import type { Kind } from '../support/fixtures/fixture.ts';
import { fixtureOf, resourceOf } from '../support/fixtures/kinds.ts';
import { type Ids, idOf, Records, schoolDay } from '../support/fixtures/records.ts';
import { runSql } from '../support/inspect.ts';
import { listen, type Started, startServer } from '../support/server.ts';
import { canaries, personalKinds, planted } from './canaries.ts';

/** A school in which every personal field of every kind of record about one learner contains a text to search for. */
export async function plantedSchool(open: OpenDatabase) {
  const started = await startServer(open, { worker: true, clock: schoolDay() });
  const { client } = started;
  const records = new Records(started);
  // A receiver that repeats what it is sent.
  const url = await listen(async (request, response) => {
    const body = await text(request);
    const [repeated = 'nothing'] = planted.exec(body) ?? [];
    response.setHeader('X-Repeated', repeated).end(body);
  });
  await client.webhooks.create({ url, events: ['*'] });
  let ids: Ids = {};
  for (const kind of personalKinds()) {
    const { create, update } = resourceOf(kind);
    const body = create
      ? { ...canaries(kind, 'Create'), ...fixtureOf(kind).about?.(String(ids.learner_id)) }
      : {};
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
  await client.school.update({ auto_apply_credit: false });
  await client.invoices.issue(invoice.id);
  const credit = await client.creditNotes.create(invoice.id, { amount: 1, reason: 'canary credit' });
  await client.creditNotes.reverse(invoice.id, credit.id, reason);
  await client.invoices.void(invoice.id, reason);
  await plantReasons(started, ids);
  await client.learners.update(learner, { preferred_name: 'Canary' }, { idempotencyKey: randomUUID() });
  const imported = await client.imports.create({
    kind: 'learners',
    source: 'sis',
    rows: [
      { external_id: 'canary-row', name: 'Canary Imported' },
      { admission_number: 'CANARY-1', name: 'Canary Again', external_id: 'canary-known' },
    ],
  });
  await started.server.drainJobs();
  expect(await client.imports.get(imported.id)).toMatchObject({ status: 'completed' });
  // A row that fails names the learner by the external id alone.
  await client.imports.create({
    kind: 'learners',
    source: 'sis',
    rows: [{ external_id: 'canary-known', email: 'canary at example' }],
  });
  await started.server.drainJobs();
  await started.server.drainDeliveries();
  return { ...started, records, learner, ids };
}

const reason = { reason: 'canary reason' };

/** Texts that only actions write. */
async function plantReasons({ client, server }: Started, ids: Ids): Promise<void> {
  const of = (kind: Kind): string => idOf(ids, `${kind}_id`);
  const { subject_id } = await client.assessments.publish(of('assessment'));
  await client.termReports.generate({ term_id: of('term'), learner_ids: [of('learner')] });
  const [report] = (await client.termReports.list({ learner_id: of('learner'), status: 'draft' })).data;
  await client.termReports.update(report?.id ?? '', {
    subject_comments: { [subject_id]: 'canary subject comment' },
  });
  await client.excuses.reject(of('excuse'), reason);
  await client.refunds.reverse(of('payment'), of('refund'), reason);
  await client.allocations.reverse(of('payment'), of('allocation'), reason);
  await client.payments.reverse(of('payment'), reason);
  await client.bursaries.revoke(of('bursary'), reason);
  await client.enrollments.withdraw(of('enrollment'), reason);
  const { id } = await client.messages.create({
    channel: 'sms',
    to: { learner_ids: [of('learner')] },
    regarding: { type: 'learner', id: of('learner') },
    body: 'canary {{ learner.name }}',
  });
  await server.drainJobs();
  const [copy] = (await client.messageRecipients.list(id)).data;
  await client.messageRecipients.receipt(id, copy?.id ?? '', { status: 'bounced', detail: 'canary address' });
}

/** Ends the learner's time at the school, with nothing owed. */
export async function leave({ client, database }: Started, learner: string): Promise<void> {
  await client.learners.leave(learner, { left_on: '2026-11-20', left_reason: 'transferred' });
  await runSql(database, 'update fee_accounts set balance = 0, unallocated_credit = 0');
}
