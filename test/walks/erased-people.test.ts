import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { document, type Operation, operations } from '../support/document.ts';
import { Records, schoolDay } from '../support/fixtures/records.ts';
import { type Request, requestFor } from '../support/fixtures/requests.ts';
import { runSql } from '../support/inspect.ts';
import { expectProblem } from '../support/problems.ts';
import { raw, startServer } from '../support/server.ts';

const hourMs = 3_600_000;

const listing = (code: string) =>
  operations.filter(({ responses }) =>
    Object.values(responses).some(({ 'x-codes': codes }) => codes?.includes(code)),
  );

const send = ({ method }: Operation, { records, url, body }: Request, headers: Record<string, string> = {}) =>
  raw(records.server.url, records.key, method, url, { headers, ...(body === undefined ? {} : { body }) });

const propertiesOf = ({ requestBody }: Operation) => {
  const { $ref = '' } = requestBody?.content['application/json']?.schema ?? {};
  return document.components.schemas[$ref.split('/').at(-1) ?? '']?.properties ?? {};
};

/** A request that adds a text about a learner. */
async function withText(records: Records, operation: Operation): Promise<Request> {
  const request = await requestFor(records, operation);
  const { marks, metadata } = propertiesOf(operation);
  const { register_id } = request.ids;
  // Without a mark it is about nobody.
  if (operation.id === 'registers.void' && register_id)
    await records.client.registers.update(register_id, { marks: [await commentOf(request)] as never });
  const body = { ...(request.body as object), ...(metadata ? { metadata: { remark: 'By telephone' } } : {}) };
  if (!marks) return { ...request, body: request.body || metadata ? body : undefined };
  return { ...request, body: { ...body, marks: [await commentOf(request)] } };
}

/** The mark of a learner of the class of a register, with a comment. */
async function commentOf({ records, ids }: Request): Promise<object> {
  const { id: learner_id } = await records.make('learner');
  const term = await records.shared('term');
  const { starts_on } = term.record;
  const { class_id = '' } = ids;
  await records.client.enrollments.create({ learner_id, class_id, term_id: term.id, starts_on });
  return { learner_id, status: 'present', comment: 'Felt ill' };
}

/** Links guardians to the learner of the school, for a moment: they are then erased with the learner. */
async function involveGuardians(records: Records): Promise<void> {
  const { client } = records;
  const { id: learner } = await records.shared('learner');
  const all = client.guardians.list({ limit: 100, archived: 'any' });
  for await (const { id, archived_at, erased_at, merged_into_id } of all) {
    if (erased_at !== null || merged_into_id !== null) continue;
    if ((await client.learners.list({ guardian_id: id, archived: 'any' })).data.length > 0) continue;
    if (archived_at !== null) await client.guardians.restore(id);
    const link = await client.learnerGuardians.create(learner, { guardian_id: id, relationship: 'other' });
    await client.learnerGuardians.archive(learner, link.id);
    if (archived_at !== null) await client.guardians.archive(id);
  }
}

onBothDatabases('after the erasure of everyone', (open) => {
  it('writes about them are not repeated, and no text is added to their records', async () => {
    const clock = schoolDay();
    const started = await startServer(open, { worker: false, clock });
    const first = new Records(started, { aboutLearner: true });
    const second = await first.elsewhere();
    const schools = new Set<Records>();
    const prepared = async (records: Records, operation: Operation) => {
      const request = await withText(records, operation);
      schools.add(request.records);
      return { operation, request };
    };
    const shown = [];
    // For a message that can be sent again, or has arrived, all that are waiting are sent first.
    const ofSent = ['messages.resend', 'message-recipients.receipt'];
    const isSent = ({ id }: Operation) => Number(ofSent.includes(id));
    const repeatable = listing('stored_response_erased');
    for (const operation of repeatable.toSorted((one, other) => isSent(other) - isSent(one))) {
      const headers = { 'Idempotency-Key': randomUUID() };
      shown.push({ ...(await prepared(first, operation)), headers });
    }
    const involve = async () => {
      for (const school of schools) await involveGuardians(school);
    };
    await involve();
    for (const { operation, request, headers } of shown) {
      const { status, body } = await send(operation, request, headers);
      expect([operation.id, status < 300 || body]).toEqual([operation.id, true]);
    }
    const changing = [];
    for (const operation of listing('resource_erased')) changing.push(await prepared(second, operation));
    await involve();
    await runSql(started.database, 'update fee_accounts set balance = 0, unallocated_credit = 0');
    await runSql(started.database, "update staff set status = 'left'");
    for (const { client } of schools) {
      const all = client.learners.list({ limit: 100, archived: 'any' });
      for await (const { id, status, archived_at, merged_into_id } of all) {
        // They are erased with those who remain.
        if (merged_into_id !== null) continue;
        const left = { left_on: '2026-11-20', left_reason: 'transferred' } as const;
        if (archived_at === null && status === 'active') await client.learners.leave(id, left);
        if (archived_at === null && status === 'prospective') await client.learners.archive(id);
        await client.learners.erase(id, { confirm: id, reason: 'Request of the parents' });
      }
      for await (const { id, merged_into_id } of client.staff.list({ limit: 100, archived: 'any' }))
        if (merged_into_id === null) await client.staff.erase(id, { confirm: id, reason: 'Request' });
      // What was kept is erased later, and with it what was stored about the erasure.
      await client.retention.update({ term_reports: { action: 'anonymise', months: 0 } });
    }
    clock.advance(15 * hourMs);
    await started.server.drainJobs();

    for (const { operation, request, headers } of shown) {
      const repeated = await send(operation, request, headers);
      expect([operation.id, repeated.body.code]).toEqual([operation.id, 'stored_response_erased']);
      expectProblem(repeated, 'stored_response_erased');
    }
    for (const { operation, request } of changing) {
      const refused = await send(operation, request);
      expect([operation.id, refused.body.code]).toEqual([operation.id, 'resource_erased']);
      expectProblem(refused, 'resource_erased');
    }
  });
});
