import { writeFile } from 'node:fs/promises';
import { createServer, ManualClock } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { newFolder, rollbook } from '../support/command.ts';
import { environmentOf, onBothDatabases, openPostgres } from '../support/databases.ts';
import { eventually } from '../support/expect.ts';
import { Records, schoolDay } from '../support/fixtures/records.ts';
import { runSql, storedTables } from '../support/inspect.ts';
import { readMetrics } from '../support/metrics.ts';
import { codeOf } from '../support/problems.ts';
import { startHooked, startReceiver } from '../support/receiver.ts';
import { clientOf, raw, startServer, toLoopback } from '../support/server.ts';
import { Visitor } from '../support/visitor.ts';

onBothDatabases('a suspended school', (open) => {
  it('rejects keys, sign-ins, invitations and feeds, at once and in other processes, until it is resumed', async () => {
    const { server, client, live, database, schoolId, testKey } = await startServer(open);
    const { url, masterKey } = database;
    const elsewhere = await createServer({ database: url, masterKey, worker: false });
    onTestFinished(() => elsewhere.close());
    const other = await server.createSchool({ name: 'Second School' });
    const sam = await client.staff.create({
      name: 'Sam Example',
      email: 'sam@example.org',
      staff_type: 'admin',
    });
    await client.roleAssignments.create(sam.id, { role: 'owner' });
    const [used, unused] = [
      await client.settingsLinks.create({ staff_id: sam.id }),
      await client.settingsLinks.create({ staff_id: sam.id }),
    ];
    const visitor = new Visitor({ server });
    await visitor.useLink(used.url);
    const invitation = await client.invitations.create({
      name: 'Lerato Example',
      email: 'lerato@example.org',
      staff_type: 'teacher',
      roles: ['teacher'],
    });
    const feed = await client.calendarFeeds.create({ staff_id: sam.id });
    const attempts = () => ({
      test: codeOf(client.learners.list()),
      live: codeOf(live.learners.list()),
      elsewhere: codeOf(clientOf(elsewhere, testKey).learners.list()),
      session: visitor.send('GET', '/settings/api/v1/learners').then(({ json }) => json.code),
      link: new Visitor({ server }).useLink(unused.url).then(({ json }) => json.code),
      invitation: raw(server.url, null, 'POST', '/v1/invitations/accept', {
        body: { token: invitation.token },
      }).then(({ body }) => body.code),
      feed: fetch(feed.url).then(async (response) =>
        response.status === 200 ? undefined : Reflect.get(Object(await response.json()), 'code'),
      ),
    });
    const outcomes = async () => {
      const made = Object.entries(attempts());
      const codes = await Promise.all(made.map(([, attempt]) => attempt));
      return Object.fromEntries(made.map(([name], index) => [name, codes[index]]));
    };
    await clientOf(elsewhere, testKey).learners.list();

    await server.suspendSchool(schoolId, 'The contract has ended.');
    // The other process is notified.
    await eventually(async () =>
      expect(await codeOf(clientOf(elsewhere, testKey).learners.list())).toBe('school_suspended'),
    );
    expect(await outcomes()).toEqual(
      Object.fromEntries(Object.keys(attempts()).map((name) => [name, 'school_suspended'])),
    );
    expect((await clientOf(server, other.testKey).learners.list()).data).toEqual([]);
    // A second time changes nothing.
    await server.suspendSchool(schoolId);
    // Whoever opens the settings screen can sign in to another school.
    const again = new Visitor({ server });
    again.cookie = visitor.cookie;
    expect((await again.send('GET', '/settings/session')).json).toMatchObject({ signed_in: false });

    await server.resumeSchool(schoolId);
    await eventually(async () =>
      expect((await clientOf(elsewhere, testKey).learners.list()).data).toEqual([]),
    );
    expect(await codeOf(live.learners.list())).toBe('done');
    expect((await visitor.send('GET', '/settings/api/v1/learners')).status).toBe(200);
    expect((await new Visitor({ server }).useLink(unused.url)).json).toMatchObject({ signed_in: true });
    const entries = await client.auditLog.list({ resource_type: 'school' });
    expect(
      entries.data
        .filter(({ action }) => /suspended|resumed/.test(action))
        .map(({ action, reason, actor }) => [action, reason, actor.name]),
    ).toEqual([
      ['resumed', null, 'Command line'],
      ['suspended', 'The contract has ended.', 'Command line'],
    ]);
    expect(await client.auditLog.verify()).toMatchObject({ valid: true });
  });

  it('has only a reason that the audit log can have', async () => {
    const { server, client, schoolId, database } = await startServer(open);
    for (const reason of [{}, 7, '', 'x'.repeat(501), 'a\0b', '\ud800'])
      await expect(server.suspendSchool(schoolId, reason as string)).rejects.toThrow(/^reason: /);
    expect((await client.learners.list()).data).toEqual([]);
    await server.suspendSchool(schoolId, 'The contract has ended. 😀');
    const verified = await rollbook(['audit', 'verify'], {
      cwd: await newFolder(),
      env: environmentOf(database),
    });
    expect(verified).toMatchObject({ code: 0 });
  });

  it('sends, imports and does nothing by itself, and then everything that was due', async () => {
    const hooked = await startHooked(open, { worker: false });
    const { server, database, client, clock, receiver, schoolId } = hooked;
    const guardian = await client.guardians.create({ name: 'Nomsa Example', email: 'nomsa@example.org' });
    const leaving = await client.learners.create({ name: 'Sipho Example' });
    await client.learners.leave(leaving.id, { left_on: '2026-11-23', left_reason: 'transferred' });
    await client.learnerGuardians.create(leaving.id, { guardian_id: guardian.id, relationship: 'mother' });
    const announcement = await client.announcements.create({
      ...{ title: 'Sports day', body: 'On Friday', audience: { everyone: true }, channels: ['email'] },
      publish_at: '2026-11-25T08:00:00.000Z',
    });
    await client.announcements.schedule(announcement.id);
    const message = await client.messages.create({
      channel: 'email',
      to: { guardian_ids: [guardian.id] },
      subject: 'Trip',
      body: 'On Friday.',
      send_at: '2026-11-22T08:00:00.000Z',
    });
    const rows = [{ external_id: 'sis:1', name: 'Lerato Example' }];
    const queued = await client.imports.create({ kind: 'learners', source: 'sis', rows });
    const learner = await client.learners.create({ name: 'Thandi Example' });

    await server.suspendSchool(schoolId);
    const { url, masterKey } = database;
    const options = { metrics: { port: 0 }, ...toLoopback };
    const worker = await createServer({ database: url, masterKey, clock, worker: true, ...options });
    onTestFinished(() => worker.close());
    clock.advance(5 * 86_400_000);
    await worker.drainJobs();
    await worker.drainDeliveries();
    expect(receiver.received).toEqual([]);
    expect(await runSql(database, 'select status from messages')).toEqual([{ status: 'queued' }]);
    expect(await runSql(database, 'select status from announcements')).toEqual([{ status: 'scheduled' }]);
    expect(await readMetrics(worker.metricsUrl)).toMatchObject({
      'rollbook_webhook_deliveries_waiting{state="due"}': 0,
      rollbook_webhook_oldest_due_seconds: 0,
      'rollbook_message_copies_waiting{state="due"}': 0,
      rollbook_import_oldest_queued_seconds: 0,
    });

    await server.resumeSchool(schoolId);
    await worker.drainJobs();
    await worker.drainDeliveries();
    await worker.drainJobs();
    expect(await client.imports.get(queued.id)).toMatchObject({
      status: 'completed',
      counts: { created: 1 },
    });
    expect(await client.messages.get(message.id)).toMatchObject({ status: 'sent' });
    expect(await client.learners.get(leaving.id)).toMatchObject({ status: 'left' });
    // The family of who has left in the meantime gets no announcement.
    expect(await client.announcements.get(announcement.id)).toMatchObject({
      ...{ status: 'published', recipient_count: 0 },
    });
    const created = receiver.received.filter(({ event }) => event.data.id === learner.id);
    expect(created.map(({ event }) => event.type)).toEqual(['learner.created']);
  });

  it('is resumed with what its daily tasks could not do, which is said', async () => {
    const clock = new ManualClock('2026-11-21T08:00:00.000Z');
    const { server, client, database, schoolId } = await startServer(open, { clock });
    const { id } = await client.learners.create({ name: 'Thandi Example' });
    await client.learners.leave(id, { left_on: '2026-11-23', left_reason: 'transferred' });
    await server.suspendSchool(schoolId);
    await runSql(database, `update data_keys set sealed = 'damaged' where subject_id = '${id}'`);
    const cwd = await newFolder();
    const resumed = await rollbook(['school', 'resume', schoolId], { cwd, env: environmentOf(database) });
    expect(resumed).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /is in use again\. .* but for 1 record, which are tried again within an hour/,
      ),
      stderr: expect.stringContaining(id),
    });
    expect((await client.school.get()).name).toBe('Example School');
  });

  it('is said to be suspended or resumed only if it was not so before', async () => {
    const { database, schoolId } = await startServer(open);
    const cwd = await newFolder();
    const say = async (verb: string) =>
      (await rollbook(['school', verb, schoolId], { cwd, env: environmentOf(database) })).stdout;
    expect(await say('resume')).toContain('Example School was not suspended, and nothing was changed.');
    expect(await say('suspend')).toContain('Example School is suspended.');
    expect(await say('suspend')).toContain('Example School was suspended already, and nothing was changed.');
    expect(await say('resume')).toContain('Example School is in use again.');
  });
});

onBothDatabases('a school that is deleted', (open) => {
  it('leaves nothing in any table but that it was deleted, and no trace in other schools', async () => {
    const clock = schoolDay();
    const started = await startServer(open, { clock });
    const { server, database, schoolId, testSchoolId, client } = started;
    const receiver = await startReceiver();
    await new Records(started).all();
    await client.webhooks.create({ url: receiver.url, events: ['*'] });
    const other = await server.createSchool({ name: 'Second School' });
    const kept = clientOf(server, other.testKey);
    const learner = await kept.learners.create({ name: 'Thandi Example' });
    await server.drainJobs();
    const filled = await storedTables(database);
    const text = (rows: unknown) => JSON.stringify(rows);
    const named = [...filled].filter(([, { rows }]) => text(rows).includes(testSchoolId));
    expect(named.length).toBeGreaterThan(60);

    await expect(server.deleteSchool(schoolId)).rejects.toThrow('Suspend it first');
    await server.suspendSchool(schoolId);
    expect(await server.deleteSchool(testSchoolId)).toBeGreaterThan(200);

    for (const [table, { rows }] of await storedTables(database)) {
      const left = (rows as object[]).filter(
        (row) => text(row).includes(testSchoolId) || text(row).includes(schoolId),
      );
      expect([table, left.length]).toEqual([table, table === 'suspended_schools' ? 2 : 0]);
    }
    expect(await codeOf(client.learners.list())).toBe('invalid_api_key');
    await expect(server.resumeSchool(schoolId)).rejects.toThrow('does not exist');
    expect(await kept.learners.get(learner.id)).toMatchObject({ name: 'Thandi Example' });
    expect(await kept.auditLog.verify()).toMatchObject({ valid: true });
    await server.drainJobs();
  });

  it('is deleted to the end if that was interrupted, and nobody writes to it in between', async () => {
    const started = await startServer(open);
    const { server, database, schoolId, testSchoolId, client, testKey } = started;
    await client.learners.create({ name: 'Thandi Example' });
    await server.suspendSchool(schoolId);
    // As a process leaves it that is killed.
    await runSql(
      database,
      `update suspended_schools set deleting_since = '2026-11-20T10:00:00.000Z' where school_id in ('${schoolId}', '${testSchoolId}')`,
    );
    await runSql(database, `delete from data_keys where school_id = '${testSchoolId}'`);
    const folder = await newFolder();
    const run = (...args: string[]) => rollbook(args, { cwd: folder, env: environmentOf(database) });
    expect((await run('school', 'resume', schoolId)).stderr).toContain('is being deleted');
    expect((await run('school', 'list')).stdout).toMatch(
      /Deletion +began .* run rollbook school delete again/,
    );
    expect((await run('key', 'create', '--school', schoolId, '--mode', 'live')).code).not.toBe(0);
    expect(await run('audit', 'verify')).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('NOT VERIFIED: deleting it has begun'),
    });
    const misspelt = await run('school', 'delete', schoolId, '--name', 'Exmaple School');
    expect(misspelt).toMatchObject({ code: 2, stderr: expect.stringContaining('has another name') });
    const deleted = await run('school', 'delete', schoolId, '--name', 'Example School');
    expect(deleted).toMatchObject({ code: 0, stdout: expect.stringMatching(/were deleted: \d+ rows/) });
    expect((await run('school', 'list')).stdout).toBe('The database has no schools.\n');
    expect(await codeOf(clientOf(server, testKey).learners.list())).toBe('invalid_api_key');
    expect((await storedTables(database)).get('learners')?.rows).toEqual([]);
  });

  it('waits until nothing of it is being sent', async () => {
    const hooked = await startHooked(open);
    const { server, client, receiver, database, schoolId } = hooked;
    let answer: () => void = () => {};
    receiver.answers((response) => {
      answer = () => void response.writeHead(204).end();
    });
    await client.learners.create({ name: 'Thandi Example' });
    await receiver.nth(1);
    await server.suspendSchool(schoolId);
    const deletion = server.deleteSchool(schoolId);
    await eventually(async () =>
      expect(
        await runSql(database, 'select deleting_since from suspended_schools where deleting_since is null'),
      ).toEqual([]),
    );
    expect((await storedTables(database)).get('deliveries')?.rows).toHaveLength(1);
    answer();
    expect(await deletion).toBeGreaterThan(0);
    expect((await storedTables(database)).get('deliveries')?.rows).toEqual([]);
    expect((await storedTables(database)).get('delivery_counts')?.rows).toEqual([]);
  });

  it('is reported by a verification with saved heads', async () => {
    const { server, database, schoolId, live, client } = await startServer(open, toLoopback);
    await client.learners.create({ name: 'Thandi Example' });
    const owner = await client.staff.create({
      ...{ name: 'Sam Example', email: 'sam@example.org', staff_type: 'admin' },
    });
    await client.roleAssignments.create(owner.id, { role: 'owner' });
    const other = await server.createSchool({ name: 'Second School' });
    const folder = await newFolder();
    const run = (...args: string[]) => rollbook(args, { cwd: folder, env: environmentOf(database) });
    const heads = (await run('audit', 'head', '--json')).stdout;
    await writeFile(`${folder}/heads.json`, heads);
    expect(await codeOf(live.learners.list())).toBe('done');
    await run('school', 'suspend', schoolId, '--reason', 'The contract has ended.');
    expect((await run('school', 'list')).stdout).toMatch(/Suspended +\d{4}/);
    expect(await codeOf(live.learners.list())).toBe('school_suspended');
    expect(await run('settings', 'link', '--staff', owner.id)).toMatchObject({
      ...{ code: 2, stderr: expect.stringContaining('is suspended: nobody can sign in') },
    });
    expect((await run('school', 'delete', schoolId, '--name', 'Example School')).code).toBe(0);
    const verified = JSON.parse((await run('audit', 'verify', '--anchor', 'heads.json', '--json')).stdout);
    expect(verified).toMatchObject({ valid: true });
    expect(verified.schools.map(({ school_id }: { school_id: string }) => school_id).toSorted()).toEqual(
      [other.schoolId, other.testSchoolId].toSorted(),
    );
    expect(verified.deleted_schools).toHaveLength(2);
  });
});

it('is deleted on PostgreSQL without what another program has in the same schema', async () => {
  const { server, database, schoolId, client } = await startServer(openPostgres);
  await client.learners.create({ name: 'Thandi Example' });
  for (const statement of [
    'create table subscriptions (school_id text, plan text)',
    `insert into subscriptions values ('${schoolId}', 'gold')`,
    'create table branches (school_id integer)',
    'create view overview as select id as school_id, name from schools',
  ])
    await runSql(database, statement);
  await server.suspendSchool(schoolId);
  expect(await server.deleteSchool(schoolId)).toBeGreaterThan(10);
  expect(await runSql(database, 'select * from subscriptions')).toEqual([
    { school_id: schoolId, plan: 'gold' },
  ]);
  expect(await runSql(database, 'select * from learners')).toEqual([]);
});
