import { text } from 'node:stream/consumers';
import { ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { document } from '../support/document.ts';
import type { Kind } from '../support/fixtures/fixture.ts';
import { kinds, resourceOf } from '../support/fixtures/kinds.ts';
import { schoolDay } from '../support/fixtures/records.ts';
import { everythingStored, runSql } from '../support/inspect.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { clientOf, listen, type Started, startServer } from '../support/server.ts';
import { Visitor } from '../support/visitor.ts';
import { canaries, planted } from './canaries.ts';

const reason = 'Request of the staff member';

function retentionOf(kind: Kind): string | undefined {
  const schema = document.components.schemas[resourceOf(kind).get['x-record'] ?? ''];
  return (schema?.['x-record'] as { retention?: string } | undefined)?.retention;
}

/** A staff member with records of every kind that is about one, whose texts are found by a search. */
async function plantedMember({ client, server }: Started) {
  // A receiver that repeats what it is sent.
  const url = await listen(async (request, response) => void response.end(await text(request)));
  await client.webhooks.create({ url, events: ['*'] });
  const created = await client.staff.create({
    ...canaries('staff', 'Create'),
    ...{ name: 'Canary Example', email: 'canary@example.org', staff_type: 'teacher' },
    employee_number: 'CANARY-7',
    external_ids: { sis: 'canary-known' },
  });
  const { id } = created;
  await client.staff.update(id, { job_title: 'canary head of sports' });
  const qualification = await client.qualifications.create(id, {
    ...canaries('qualification', 'Create'),
    ...{ title: 'canary diploma', kind: 'diploma' },
  });
  await client.qualifications.reject(id, qualification.id, { reason: 'canary reason' });
  const role = await client.roleAssignments.create(id, {
    ...canaries('role_assignment', 'Create'),
    role: 'reception',
  });
  const { token, id: invitation } = await client.invitations.create({
    staff_id: id,
    roles: ['viewer'],
    message: 'canary welcome',
  });
  await client.invitations.accept({
    token,
    identity: { issuer: 'https://login.example.org', subject: 'canary-subject' },
  });
  const feed = await client.calendarFeeds.create({ staff_id: id, name: 'canary lessons' });
  const message = await client.messages.create({
    channel: 'email',
    to: { staff_ids: [id] },
    subject: 'canary subject',
    body: 'canary message for {{ recipient.name }}',
  });
  const other = await client.staff.create({
    name: 'Kim Example',
    email: 'kim@example.org',
    staff_type: 'support',
  });
  const shared = await client.messages.create({
    channel: 'email',
    to: { staff_ids: [id, other.id] },
    subject: 'Keys',
    body: 'Please return the keys of the gym.',
  });
  const twin = await client.staff.create({
    name: 'Canary E. Example',
    email: 'canary2@example.org',
    staff_type: 'teacher',
    phone: '+27991234567',
  });
  await client.staff.merge(id, { staff_id: twin.id });
  for (const row of [
    { employee_number: 'CANARY-7', job_title: 'canary coach' },
    { external_id: 'canary-known', email: 'canary at example' },
  ])
    await client.imports.create({ kind: 'staff', source: 'sis', rows: [row] });
  await server.drainJobs();
  await server.drainDeliveries();
  return { id, twin: twin.id, message, shared, feed, qualification, role, invitation };
}

onBothDatabases('the erasure of a staff member', (open, dialect) => {
  it('leaves no personal value anywhere in the database, and what they did with its references', async () => {
    const about = kinds.filter((kind) => retentionOf(kind) === 'staff');
    expect(about.sort()).toEqual(['invitation', 'qualification', 'role_assignment', 'staff']);
    const started = await startServer(open, { worker: true, clock: schoolDay() });
    const { client, server, database } = started;
    const made = await plantedMember(started);
    const { id } = made;
    const visitor = new Visitor({ server });
    const { url } = await client.settingsLinks.create({ staff_id: id });
    await visitor.useLink(url);
    const incident = await client.incidents.create({
      learner_id: (await client.learners.create({ name: 'Thandi Example' })).id,
      ...{ occurred_at: '2026-11-20T06:30:00Z', category: 'other', level: 1 },
      description: 'Came late.',
      reported_by: id,
    });
    expect(await everythingStored(database)).toMatch(planted);
    await client.staff.leave(id, { ends_on: '2026-11-20' });
    const erased = await client.staff.erase(id, { confirm: id, reason });
    await server.drainDeliveries();

    expect(erased).toMatchObject({
      ...{ name: '[erased]', email: 'erased@erased.invalid', phone: null, job_title: null },
      ...{ employee_number: null, external_ids: {}, metadata: {}, login_identity: null, status: 'left' },
    });
    expect(erased.erased_at).toBe(erased.archived_at);
    expect(await client.staff.get(made.twin)).toMatchObject({ name: '[erased]', merged_into_id: id });
    expect(await client.qualifications.get(id, made.qualification.id)).toMatchObject({
      ...{ title: '[erased]', kind: 'diploma', rejected_reason: null, institution: null },
    });
    expect(await client.invitations.get(made.invitation)).toMatchObject({
      ...{ name: '[erased]', email: 'erased@erased.invalid', message: null, status: 'accepted' },
    });
    expect(await client.messages.get(made.message.id)).toMatchObject({ subject: null, body: null });
    expect(await client.messages.get(made.shared.id)).toMatchObject({ subject: 'Keys' });
    expect((await client.calendarFeeds.get(made.feed.id)).name).toBeNull();
    expect((await client.incidents.get(incident.id)).reported_by).toBe(id);

    const log = await Array.fromAsync(client.auditLog.list({ limit: 100 }));
    expect(log.filter((entry) => planted.test(JSON.stringify({ ...entry, actor: null })))).toEqual([]);
    expect(log.filter(({ action }) => action === 'staff.erased').map((entry) => entry.resource.id)).toEqual([
      id,
      made.twin,
    ]);
    expect(await client.auditLog.verify()).toMatchObject({ valid: true });
    const events = await Array.fromAsync(client.events.list({ limit: 100 }));
    expect(events.filter((event) => planted.test(JSON.stringify(event)))).toEqual([]);
    expect(events.filter(({ type }) => type === 'staff.erased')).toHaveLength(2);
    await server.close();
    // Their name as that of whoever signed in stays in the audit log.
    await runSql(database, "update audit_log set actor_name = null where actor_type = 'staff'");
    if (dialect === 'sqlite') await runSql(database, 'vacuum');
    const stored = await everythingStored(database);
    expect([...stored.matchAll(new RegExp(`.{0,100}${planted.source}.{0,40}`, 'gi'))]).toEqual([]);
  });

  it('is refused for somebody who works there, without confirmation, and by the rule of the school', async () => {
    const { client, server } = await startServer(open, { clock: schoolDay() });
    const { id } = await client.staff.create({
      name: 'Sam Example',
      email: 'sam@example.org',
      staff_type: 'admin',
    });
    const erase = (one = id, confirm = one) => client.staff.erase(one, { confirm, reason });
    expect(await codeOf(erase())).toBe('staff_active');
    await client.staff.leave(id, { ends_on: '2026-11-20' });
    expect(await refusalOf(erase(id, 'yes'))).toMatchObject({
      errors: [{ pointer: '/confirm', code: 'not_confirmed' }],
    });
    await client.retention.update({ staff: { action: 'keep' } });
    expect(await codeOf(erase())).toBe('retention_keeps');
    await client.retention.update({ staff: { action: 'anonymise', months: 60 } });
    const { secret } = await client.apiKeys.create({ name: 'Office', scopes: ['write:staff'] });
    expect(await codeOf(clientOf(server, secret).staff.erase(id, { confirm: id, reason }))).toBe(
      'insufficient_scope',
    );
    const kept = await client.staff.create({
      name: 'S. Example',
      email: 's@example.org',
      staff_type: 'admin',
    });
    await client.staff.merge(kept.id, { staff_id: id });
    expect(await codeOf(erase())).toBe('record_merged');
    await client.staff.archive(kept.id);
    await client.imports.create({
      kind: 'staff',
      source: 'sis',
      rows: [{ name: 'Kim Example', email: 'kim@example.org' }],
    });
    expect(await codeOf(erase(kept.id))).toBe('import_running');
    await server.drainJobs();

    const erased = await erase(kept.id);
    expect(await erase(kept.id)).toEqual(erased);
    expect(await codeOf(client.staff.restore(kept.id))).toBe('resource_erased');
    expect(await codeOf(client.staff.update(kept.id, { job_title: 'Head' }))).toBe('resource_archived');
    expect(await codeOf(client.staff.unmerge(kept.id, { staff_id: id }))).toBe('resource_erased');
    const invited = client.invitations.create({ staff_id: kept.id, roles: ['viewer'] });
    expect(await codeOf(invited)).toBe('unknown_reference');
    // Their address and number can be those of somebody else.
    await client.staff.create({ name: 'Sam Other', email: 's@example.org', staff_type: 'admin' });
  });

  it('follows the retention rule', async () => {
    const clock = new ManualClock('2021-01-29T10:00:00.000Z');
    const { client, server } = await startServer(open, { worker: true, clock });
    const staff = async (name: string) =>
      client.staff.create({ name, email: `${name}@example.org`, staff_type: 'teacher' });
    const [left, archived, back, here] = [
      await staff('Left'),
      await staff('Archived'),
      await staff('Back'),
      await staff('Here'),
    ];
    for (const { id } of [left, back]) await client.staff.leave(id, { ends_on: '2021-01-29' });
    await client.staff.reactivate(back.id);
    await client.staff.archive(archived.id);
    const names = async () =>
      (await client.staff.list({ archived: 'any', order: 'asc' })).data.map(({ name }) => name);
    const due = async () => {
      const { data } = await client.retention.preview({ staff: { months: 0 } });
      return data.find(({ family }) => family === 'staff');
    };
    expect(await due()).toMatchObject({ due: 2, due_already: 0, guardians: 0 });
    const on = async (day: string) => {
      clock.advance(Date.parse(`${day}T10:00:00Z`) - clock.now());
      await server.drainJobs();
      return names();
    };
    expect(await on('2026-01-28')).toEqual(['Left', 'Archived', 'Back', 'Here']);
    expect(await on('2026-01-29')).toEqual(['[erased]', '[erased]', 'Back', 'Here']);
    await on('2026-01-30');
    const { data } = await client.auditLog.list({ action: 'staff.erased' });
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({ actor: { type: 'system' }, reason: 'The retention period has ended' });
    expect(await due()).toMatchObject({ due: 0, due_already: 0 });
    expect((await client.staff.get(here.id)).erased_at).toBeNull();
  });
});
