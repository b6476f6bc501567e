import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  copyFileSync,
  cpSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { createServer, ManualClock } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { startSchool, testAdapter } from '../communications/school.ts';
import {
  newFolder,
  type RunningCommand,
  rollbook,
  rollbookProgram,
  rollbookUntil,
  serve,
  startCommand,
} from '../support/command.ts';
import { environmentOf, openPostgres, openSqlite, type TestDatabase } from '../support/databases.ts';
import { Records } from '../support/fixtures/records.ts';
import { freePort } from '../support/free-port.ts';
import { runSql, storedTables } from '../support/inspect.ts';
import { startReceiver } from '../support/receiver.ts';
import { clientOf, startServer, toLoopback } from '../support/server.ts';

const pathOf = ({ url }: TestDatabase) => url.slice('sqlite:'.length);

async function commandsOn(database: TestDatabase) {
  const cwd = await newFolder();
  const env = environmentOf(database);
  return { cwd, env, run: (...args: string[]) => rollbook(args, { cwd, env }) };
}

const names = async (database: TestDatabase) =>
  (await runSql(database, 'select name from learners order by created_at, id')).map(({ name }) => name);

it('a restored database is served as it was; what was waiting goes out again with the same ids', async () => {
  const receiver = await startReceiver();
  const clock = new ManualClock('2026-11-21T08:00:00.000Z');
  const { client, server, database, testKey } = await startServer(openSqlite, {
    ...{ worker: true, clock },
    // Otherwise it can be written after the backup.
    requestLogDays: 0,
  });
  const { cwd, run } = await commandsOn(database);
  await client.webhooks.create({ url: receiver.url, events: ['learner.created'] });
  receiver.otherwise = 503;
  await client.learners.create({ name: 'Waiting Example' });
  await server.drainDeliveries();
  expect((await run('backup', 'backup.db')).code).toBe(0);
  const before = await storedTables(database);
  receiver.otherwise = 204;
  await client.learners.create({ name: 'Later Example' });
  clock.advance(3_600_000);
  await server.drainDeliveries();
  const accepted = () => receiver.received.map(({ event }) => [event.id, event.data.name]);
  const once = accepted();
  expect(once.map(([, name]) => name).toSorted()).toEqual([
    'Later Example',
    'Waiting Example',
    'Waiting Example',
  ]);

  const drill = await run('restore', '--drill', 'backup.db');
  expect([drill.code, drill.stderr]).toEqual([0, '']);
  expect(drill.stdout).toMatch(/^Tables +\d+ with \d+ rows, each as it was when the backup was made$/m);
  expect(drill.stdout).toMatch(
    /^Audit log +sch_\w+ +valid: \d+ entries, [1-9]\d* later ones would be lost$/m,
  );
  expect(drill.stdout).toMatch(/^Deliveries +1 were waiting, and are sent after a restore$/m);
  expect(drill.stdout).toMatch(/^ +1 of them have been delivered since: receivers get them again/m);
  expect(drill.stdout).toMatch(
    /^Events +[1-9]\d* later ones would be lost here; 1 of them have been delivered/m,
  );

  expect(await run('restore', 'backup.db', '--replace')).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/Another process uses the database .* Stop it first\.\n$/),
  });
  await server.close();
  expect(await run('restore', 'backup.db')).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(
      /exists\. To replace it, make a backup of it, stop the server, and pass --replace/,
    ),
  });
  const restored = await run('restore', 'backup.db', '--replace');
  expect([restored.code, restored.stderr]).toEqual([0, '']);
  expect(restored.stdout).toMatch(/^Restored sqlite:.* as it was at 2\d{3}-.*Z: \d+ rows in \d+ tables\./);
  expect(await storedTables(database)).toEqual(before);
  expect(readdirSync(dirname(pathOf(database)))).toEqual(['rollbook.db']);
  expect(await run('audit', 'verify')).toMatchObject({ code: 0 });
  expect(readdirSync(cwd)).toEqual(['backup.db']);

  const { masterKey, url } = database;
  const again = await createServer({ database: url, masterKey, clock, ...toLoopback });
  onTestFinished(() => again.close());
  clock.advance(3_600_000);
  await again.drainDeliveries();
  const [waiting] = once.find(([, name]) => name === 'Waiting Example') ?? [];
  expect(accepted().slice(once.length)).toEqual([[waiting, 'Waiting Example']]);
  const learners = await clientOf(again, testKey).learners.list();
  expect(learners.data.map(({ name }) => name)).toEqual(['Waiting Example']);
});

it('a drill says which messages people get again, and what has been ended and works again', async () => {
  const { copies, adapter } = testAdapter();
  const { client, clock, guardian, learner, drain, database } = await startSchool(openSqlite, {
    channels: { email: adapter },
  });
  const { cwd, run } = await commandsOn(database);
  const to = { guardian_ids: [await guardian([await learner()])] };
  const message = { channel: 'email', to, subject: 'Hello', body: 'Hello' } as const;
  const { id: revoked } = await client.apiKeys.create({ name: 'Old', scopes: ['read:learners'] });
  const { id: feed } = await client.calendarFeeds.create({ content: 'dates' });
  await client.messages.create({ ...message, send_at: '2026-02-02T09:00:00Z' });
  await client.messages.create({ ...message, send_at: '2026-03-02T08:00:00Z' });
  const { id: announced } = await client.announcements.create({
    ...{ title: 'Bazaar', body: 'On Saturday.', channels: ['email'], audience: { everyone: true } },
    publish_at: '2026-03-02T08:00:00Z',
  });
  await client.announcements.schedule(announced);
  expect((await run('backup', 'backup.db')).code).toBe(0);
  clock.advance(2 * 3_600_000);
  await client.announcements.publish(announced);
  await drain();
  expect(copies).toHaveLength(2);
  await client.apiKeys.revoke(revoked);
  await client.calendarFeeds.archive(feed);

  const tried = await run('restore', '--drill', 'backup.db');
  expect([tried.code, tried.stderr]).toEqual([0, '']);
  expect(tried.stdout).toContain(
    `
Messages    2 messages, 1 announcement and 0 invitations to people were waiting, and are sent after a restore
            1 message, 1 announcement and 0 invitations of them have been sent since: people get them again
Ended or limited since, and as they were after a restore, until that is done again:
  schools that were suspended           0
  erased people                         0
  access and messages of guardians      0
  messages that were cancelled          0
  announcements that were retracted     0
  reports that were withdrawn           0
  imports that were cancelled           0
  recoveries that were cancelled        0
  incidents that became confidential    0
  staff who were suspended or leave     0
  roles                                 0
  invitations                           0
  endpoints                             0
  secrets that were rotated             0
  API keys                              1  ${revoked}
  calendar feeds                        1  ${feed}
  sign-ins                              0
  links to sign in with                 0
  accounts to sign in with              0
  signing in by email (schools)         0
  retention rules (schools)             0
`,
  );
  const elsewhere = `sqlite:${join(cwd, 'none.db')}`;
  // A new database that was made before the backup was restored says nothing about what was ended.
  const other = join(cwd, 'new.db');
  const made = await createServer({
    database: `sqlite:${other}`,
    masterKey: database.masterKey,
    ...toLoopback,
  });
  await made.close();
  for (const [url, how] of [
    [`sqlite:${other}`, ['--drill', 'backup.db']],
    [`sqlite:${other}`, ['--replace', 'backup.db']],
  ] as const) {
    const { code, stdout } = await run('restore', ...how, '--database', url);
    expect(code).toBe(0);
    expect(stdout).toContain('It could not be compared with a database that was there.');
    expect(stdout).not.toContain('Ended or limited since');
  }
  const alone = await run('restore', '--drill', 'backup.db', '--database', elsewhere, '--json');
  expect(JSON.parse(alone.stdout)).toMatchObject({
    again: { copies: { open: 2, ended: null }, calendar_feeds: { open: 1, ended: null } },
  });
});

it('a drill and a restore name who was erased, and what was ended, since the backup', async () => {
  const { client, server, database } = await startServer(openSqlite, {
    clock: new ManualClock('2026-11-21T08:00:00Z'),
  });
  const { run } = await commandsOn(database);
  const url = 'https://receiver.example.org/hooks';
  const learner = (await client.learners.create({ name: 'Erased Example', admitted_on: '2026-01-14' })).id;
  const other = (await client.learners.create({ name: 'Other Example' })).id;
  const guardian = (await client.guardians.create({ name: 'Nomsa Example' })).id;
  const linkTo = (learner_id: string) =>
    client.learnerGuardians.create(learner_id, { guardian_id: guardian, relationship: 'mother' });
  await linkTo(learner);
  const link = (await linkTo(other)).id;
  const unchanged = (await client.learners.create({ name: 'Unchanged Example' })).id;
  await linkTo(unchanged);
  const teacher = async (name: string) =>
    (await client.staff.create({ name, email: `${name}@example.org`, staff_type: 'teacher' })).id;
  const [suspended, still, leaving] = [await teacher('one'), await teacher('two'), await teacher('three')];
  const role = (await client.roleAssignments.create(still, { role: 'principal' })).id;
  const kept = (await client.roleAssignments.create(still, { role: 'bursar' })).id;
  const endpoint = async () => (await client.webhooks.create({ url, events: ['*'] })).id;
  const [archived, paused, rotated] = [await endpoint(), await endpoint(), await endpoint()];
  const [narrowed, moved, bare] = [await endpoint(), await endpoint(), await endpoint()];
  const filtered = await endpoint();
  const demoted = (await client.roleAssignments.create(still, { role: 'admin' })).id;
  const incident = (
    await client.incidents.create({
      ...{ learner_id: unchanged, occurred_at: '2026-11-20T06:00:00Z', category: 'dress_code', level: 1 },
      description: 'Example',
    })
  ).id;
  await client.school.update({ sign_in_by_email: true });
  const rows = [{ external_id: '1', name: 'Imported Example' }];
  const { id: waiting } = await client.imports.create({ kind: 'learners', source: 'sis', rows });
  await client.webhooks.update(bare, { headers: { 'X-Example': '1' } });
  const [rolled, running] = [
    await client.apiKeys.create({ name: 'Rolled', scopes: ['read:learners'] }),
    await client.apiKeys.create({ name: 'Running', scopes: ['read:learners'] }),
  ];
  const invite = async (email: string) => {
    const person = { name: 'Invited Example', email, staff_type: 'teacher', roles: ['viewer'] } as const;
    return (await client.invitations.create({ ...person, roles: ['viewer'] })).id;
  };
  const [withdrawn] = [await invite('a@example.org'), await invite('b@example.org')];
  const text = { subject: 'Hello', body: 'Hello', send_at: '2026-11-28T08:00:00Z' };
  const email = (await client.guardians.create({ name: 'Sam Example', email: 's@example.org' })).id;
  await client.learnerGuardians.create(unchanged, { guardian_id: email, relationship: 'father' });
  const write = async () =>
    (await client.messages.create({ channel: 'email', to: { guardian_ids: [email] }, ...text })).id;
  const [cancelled] = [await write(), await write()];
  const announce = async () => {
    const { id } = await client.announcements.create({
      ...{ title: 'Bazaar', body: 'On Saturday.', channels: ['email'], audience: { everyone: true } },
      publish_at: '2026-11-28T08:00:00Z',
    });
    await client.announcements.schedule(id);
    return id;
  };
  const [called, _] = [await announce(), await announce()];
  expect((await run('backup', 'backup.db')).code).toBe(0);

  await client.imports.cancel(waiting);
  await client.learners.leave(learner, { left_on: '2026-11-20', left_reason: 'transferred' });
  await client.learners.erase(learner, { confirm: learner, reason: 'Asked for by the parents' });
  await client.learnerGuardians.update(other, link, { receives: { announcements: false } });
  await client.staff.suspend(suspended);
  await client.staff.update(leaving, { ends_on: '2099-12-31' });
  await client.roleAssignments.archive(still, role);
  await client.webhooks.archive(archived);
  await client.webhooks.pause(paused);
  await client.webhooks.rotateSecret(rotated);
  await client.webhooks.update(narrowed, { events: ['learner.created'] });
  await client.webhooks.update(filtered, { filters: [{ field: 'status', in: ['active'] }] });
  await client.roleAssignments.update(still, demoted, { role: 'teacher' });
  await client.incidents.update(incident, { confidential: true });
  await client.school.update({ sign_in_by_email: false });
  const created = await server.createSchool({ name: 'Second School' });
  await clientOf(server, created.liveKey).learners.create({ name: 'Lost Example' });
  await client.webhooks.update(moved, { url: `${url}/2` });
  await client.webhooks.update(bare, { headers: { 'X-Example': null } });
  await client.apiKeys.roll(rolled.id, { expires_in: 0 });
  await client.apiKeys.update(running.id, { name: 'Runs on' });
  await client.invitations.revoke(withdrawn);
  await client.messages.cancel(cancelled);
  await client.announcements.cancel(called);
  await client.guardians.update(email, { channels: { email: false } });

  const named = {
    erased_learners: [learner],
    guardian_links: [link],
    staff: [suspended, leaving],
    roles: [role, demoted],
    incidents: [incident],
    cancelled_imports: [waiting],
    email_sign_in: [(await client.school.get()).id],
    endpoints: [archived, paused, narrowed, moved, bare, filtered].toSorted(),
    api_keys: [rolled.id],
    revoked_invitations: [withdrawn],
    cancelled_messages: [cancelled],
    cancelled_announcements: [called],
    guardian_channels: [email],
  };
  const again = {
    ...Object.fromEntries(
      Object.entries(named).map(([name, ids]) => [name, expect.objectContaining({ ended: ids.length, ids })]),
    ),
    rotated_secrets: { ended: 1, ids: [rotated] },
    created_schools: [
      expect.objectContaining({ name: 'Second School', mode: 'live', events: 1 }),
      expect.objectContaining({ name: 'Second School', mode: 'test', events: 0 }),
    ],
  };
  const drill = await run('restore', '--drill', 'backup.db', '--json');
  expect(drill.code).toBe(0);
  expect(JSON.parse(drill.stdout).again).toMatchObject(again);
  expect(drill.stdout).not.toContain(kept);
  await server.close();
  const restored = await run('restore', 'backup.db', '--replace');
  expect([restored.code, restored.stderr]).toEqual([0, '']);
  expect(restored.stdout).toMatch(
    /^The live school sch_\w+ \(Second School\) was created since: .* and 1 event would be lost\.$/m,
  );
  expect(restored.stdout).toContain(`  erased people                         1  ${learner}\n`);
  expect(restored.stdout).toContain(`  staff who were suspended or leave     2  ${suspended} ${leaving}\n`);
  expect(restored.stdout).toContain(`  secrets that were rotated             1  ${rotated}\n`);
});

it('a drill names what was withdrawn, and in which schools rules of retention were changed, since the backup', async () => {
  const started = await startServer(openSqlite, { clock: new ManualClock('2026-11-21T08:00:00Z') });
  const { client, database } = started;
  const { run } = await commandsOn(database);
  const report = await new Records(started).in('term_report', 'published');
  const announcement = {
    ...{ title: 'Bazaar', body: 'On Saturday.', audience: { everyone: true } },
    channels: ['portal' as const],
  };
  const announce = async () => {
    const { id } = await client.announcements.create(announcement);
    return (await client.announcements.publish(id)).id;
  };
  const [retracted, _] = [await announce(), await announce()];
  const url = 'https://receiver.example.org/hooks';
  const { id: endpoint } = await client.webhooks.create({ url, events: ['*'] });
  const since = '2026-11-21T07:00:00Z';
  const { id: recovery } = await client.webhookRecoveries.create(endpoint, { since });
  const { id: staff_id } = await client.staff.create({
    ...{ name: 'Sam Example', email: 'sam@example.org', staff_type: 'management' },
  });
  await client.roleAssignments.create(staff_id, { role: 'owner' });
  // The drill goes by the clock of the machine.
  const link = async () => (await client.settingsLinks.create({ staff_id, expires_in: 86_400 })).id;
  const [revoked] = [await link(), await link()];
  await runSql(database, "update settings_links set expires_at = '2999-01-01T00:00:00.000Z'");
  expect((await run('backup', 'backup.db')).code).toBe(0);

  await client.termReports.withdraw(report.id, { reason: 'A wrong mark' });
  await client.announcements.retract(retracted);
  await client.webhookRecoveries.cancel(endpoint, recovery);
  await client.settingsLinks.revoke(revoked);
  await client.retention.update({ discipline: { months: null, action: 'keep' } });
  const { again } = JSON.parse((await run('restore', '--drill', 'backup.db', '--json')).stdout);
  expect(again).toMatchObject({
    withdrawn_reports: { ended: 1, ids: [report.id] },
    retracted_announcements: { open: 2, ended: 1, ids: [retracted] },
    cancelled_recoveries: { ended: 1, ids: [recovery] },
    sign_in_links: { open: 2, ended: 1, ids: [revoked] },
    retention: { ended: 1, ids: [started.testSchoolId] },
  });
});

it('a drill names the schools that were suspended and deleted since, and a restore brings them back', async () => {
  const { server, database, schoolId, testSchoolId, client, testKey } = await startServer(openSqlite);
  await client.learners.create({ name: 'Thandi Example' });
  const second = await server.createSchool({ name: 'Second School' });
  const { run } = await commandsOn(database);
  expect((await run('backup', 'backup.db')).code).toBe(0);
  await server.suspendSchool(second.schoolId);
  await server.suspendSchool(schoolId);
  await server.deleteSchool(schoolId);
  const drill = await run('restore', '--drill', 'backup.db', '--json');
  const { again: since, logs } = JSON.parse(drill.stdout);
  const ofDeleted = logs.filter((log: { school_id: string }) =>
    [schoolId, testSchoolId].includes(log.school_id),
  );
  expect(ofDeleted).toMatchObject(Array(2).fill({ problem: null, live_entries: null }));
  expect(since).toMatchObject({
    deleted_schools: [
      { id: schoolId, name: 'Example School', mode: 'live' },
      { id: testSchoolId, name: 'Example School', mode: 'test' },
    ],
    suspended_schools: { ended: 2, ids: [second.schoolId, second.testSchoolId].toSorted() },
    uncompared: [],
  });
  await server.close();
  const { code, stdout } = await run('restore', 'backup.db', '--replace');
  expect(code).toBe(0);
  expect(stdout).toContain(
    `The test school ${testSchoolId} (Example School) was deleted since: it is there again`,
  );
  const again = await createServer({ database: database.url, masterKey: database.masterKey });
  onTestFinished(() => again.close());
  expect((await clientOf(again, testKey).learners.list()).data).toMatchObject([{ name: 'Thandi Example' }]);
});

it('rollbook restore makes a database that does not exist, and needs its master key', async () => {
  const { client, database } = await startServer(openSqlite);
  await client.learners.create({ name: 'Thandi Example' });
  const { cwd, env, run } = await commandsOn(database);
  expect((await run('backup', 'backup.db')).code).toBe(0);
  const target = { ...database, url: `sqlite:${join(cwd, 'new', 'restored.db')}` };
  const restore = (changes: Record<string, string | undefined>) =>
    rollbook(['restore', 'backup.db'], { cwd, env: { ...env, DATABASE_URL: target.url, ...changes } });
  const other = await restore({ ROLLBOOK_MASTER_KEY: randomBytes(32).toString('hex') });
  expect(other).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('The master key is not the one with which this database is encrypted'),
  });
  const none = await restore({ ROLLBOOK_MASTER_KEY: undefined });
  expect(none).toMatchObject({ code: 2, stderr: expect.stringContaining('restored.db.key is missing') });
  expect(readdirSync(join(cwd, 'new'))).toEqual([]);
  writeFileSync(join(cwd, 'new', 'restored.db.key'), `${env.ROLLBOOK_MASTER_KEY}\n`);
  expect(await restore({ ROLLBOOK_MASTER_KEY: undefined })).toMatchObject({ code: 0, stderr: '' });
  expect(await names(target)).toEqual(['Thandi Example']);
});

it('rollbook restore refuses what is not a backup, was changed, or is of a later version', async () => {
  const { client, server, database } = await startServer(openSqlite);
  await client.learners.create({ name: 'Thandi Example' });
  const { cwd, run } = await commandsOn(database);
  const inFolder = (name: string) => ({ ...database, url: `sqlite:${join(cwd, name)}` });
  expect((await run('backup', 'backup.db')).code).toBe(0);
  await server.close();
  for (const name of ['changed.db', 'later.db', 'damaged.db', 'trigger.db', 'index.db'])
    copyFileSync(join(cwd, 'backup.db'), join(cwd, name));
  await runSql(inFolder('changed.db'), "update learners set name = 'Somebody Else'");
  await runSql(
    inFolder('trigger.db'),
    'create trigger lose after insert on learners begin delete from events; end',
  );
  await runSql(inFolder('index.db'), 'drop index learners_by_class_id');
  const bytes = readFileSync(join(cwd, 'damaged.db'));
  writeFileSync(join(cwd, 'damaged.db'), bytes.fill(0xff, 4 * 4096, 20 * 4096));
  writeFileSync(join(cwd, 'text.db'), 'not a database, and long enough to look like one '.repeat(100));
  writeFileSync(join(cwd, 'cut.db'), bytes.subarray(0, 4096 * 30));
  copyFileSync(pathOf(database), join(cwd, 'raw.db'));
  await runSql(database, "insert into kysely_migration values ('9999-later', '2026-01-01')");
  expect((await run('backup', 'newer.db')).code).toBe(0);
  await runSql(database, "delete from kysely_migration where name = '9999-later'");
  const before = await storedTables(database);
  const expected: Record<string, RegExp> = {
    'changed.db': /its content is not what the backup had when it was made: learners/,
    'trigger.db': /its tables, indexes, views or triggers are not those that the backup had when it was made/,
    'index.db': /its tables, indexes, views or triggers are not those/,
    'damaged.db': /not a backup that can be restored|damaged|malformed/,
    'text.db': /not a backup that can be restored: file is not a database/,
    'cut.db': /not a backup that can be restored/,
    'raw.db': /not a backup that can be restored: it was not made by rollbook backup/,
    'newer.db': /migrated by a later version of Rollbook: this version does not know 9999-later/,
    'none.db': /does not exist/,
  };
  for (const [name, message] of Object.entries(expected)) {
    const refused = await run('restore', name, '--replace');
    expect([name, refused.code === 0, refused.stderr]).toEqual([name, false, expect.stringMatching(message)]);
  }
  expect(await storedTables(database)).toEqual(before);
  expect(readdirSync(dirname(pathOf(database))).filter((name) => name.includes('restore'))).toEqual([]);
});

it('a restore that is killed at any moment leaves the previous database or the restored one', async () => {
  const { client, server, database } = await startServer(openSqlite);
  await client.learners.create({ name: 'In Backup' });
  const { cwd, env, run } = await commandsOn(database);
  expect((await run('backup', 'backup.db')).code).toBe(0);
  await client.learners.create({ name: 'Later' });
  await server.close();
  expect((await run('backup', 'later.db')).code).toBe(0);
  const [restored, previous] = [['In Backup'], ['In Backup', 'Later']];
  const folder = dirname(pathOf(database));
  const left = new Set<number>();
  for (let round = 1; round <= 12; round++) {
    expect((await run('restore', 'later.db', '--replace')).code).toBe(0);
    for (const name of readdirSync(folder)) if (name.includes('.restore-')) rmSync(join(folder, name));
    let looks = 0;
    const isReached = async () =>
      readdirSync(folder).some((name) => name.includes('.restore-')) && ++looks >= round;
    await rollbookUntil(isReached, ['restore', 'backup.db', '--replace'], { cwd, env });
    const found = await names(database);
    expect([previous, restored]).toContainEqual(found);
    expect(await run('audit', 'verify')).toMatchObject({ code: 0 });
    left.add(found.length);
  }
  // The first was killed as soon as its copy appeared.
  expect(left).toContain(previous.length);
  // The file keeps its owner, the user of the server, even if root restores it.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(pathOf(database), 65_534, 65_534);
  const { uid, gid } = statSync(pathOf(database));
  expect(await run('restore', 'backup.db', '--replace')).toMatchObject({ code: 0 });
  expect(await names(database)).toEqual(restored);
  expect(statSync(pathOf(database))).toMatchObject({ uid, gid });
});

it('a backup, a drill and a restore that are asked to end leave nothing behind', async () => {
  const { client, database, server } = await startServer(openSqlite);
  await client.learners.create({ name: 'In Backup' });
  const { cwd, env, run } = await commandsOn(database);
  writeFileSync(join(cwd, 'backup.key'), randomBytes(32).toString('hex'));
  expect((await run('backup', 'backup.db.enc', '--key-file', 'backup.key')).code).toBe(0);
  await client.learners.create({ name: 'Later' });
  await server.close();
  const folder = dirname(pathOf(database));
  const temporary = await newFolder();
  const commands: [string[], string][] = [
    [['backup', 'other.db'], cwd],
    [['backup', 'other.db.enc', '--key-file', 'backup.key'], folder],
    [['restore', '--drill', 'backup.db.enc', '--key-file', 'backup.key'], temporary],
    [['restore', '--replace', 'backup.db.enc', '--key-file', 'backup.key'], folder],
  ];
  const left = () => [cwd, folder, temporary].map((each) => readdirSync(each));
  const before = left();
  const saved = await newFolder();
  cpSync(folder, saved, { recursive: true });
  for (const [args, watched] of commands) {
    const known = readdirSync(watched).join();
    const interrupted = async (): Promise<RunningCommand> => {
      const running = startCommand(args, { cwd, env: { ...env, TMPDIR: temporary } });
      const { child } = running;
      // What it writes has just appeared.
      for await (const _ of setInterval(1))
        if (child.exitCode !== null || readdirSync(watched).join() !== known) break;
      if ((await running.stop('SIGTERM')) !== 0) return running;
      // On a busy machine it can be done before it is seen. Then it is undone, and begins again.
      for (const name of ['other.db', 'other.db.enc']) rmSync(join(cwd, name), { force: true });
      for (const name of readdirSync(folder)) rmSync(join(folder, name));
      cpSync(saved, folder, { recursive: true });
      return interrupted();
    };
    const { child, output } = await interrupted();
    expect(child.exitCode, args.join(' ')).toBe(1);
    expect(output.stderr, args.join(' ')).toBe('rollbook: Interrupted\n');
    expect(left(), args.join(' ')).toEqual(before);
    expect(await names(database)).toEqual(['In Backup', 'Later']);
  }
});

it('a restore is refused while a server in another process has the database, and not once that was killed', async () => {
  const { database, server } = await startServer(openSqlite);
  const { cwd, env, run } = await commandsOn(database);
  expect((await run('backup', 'backup.db')).code).toBe(0);
  await server.close();
  const running = await serve({ cwd, env });
  expect(await run('restore', 'backup.db', '--replace')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Another process uses the database'),
  });
  running.child.kill('SIGKILL');
  await running.stop().catch(() => undefined);
  // A process that was killed holds no lock.
  expect(await run('restore', 'backup.db', '--replace')).toMatchObject({ code: 0 });
});

it('a restore replaces a database that is damaged, if no process has it open, and a drill works beside it', async () => {
  const { client, database, server } = await startServer(openSqlite);
  await client.learners.create({ name: 'Thandi Example' });
  const { cwd, env, run } = await commandsOn(database);
  expect((await run('backup', 'backup.db')).code).toBe(0);
  await server.close();
  const path = pathOf(database);
  const whole = readFileSync(path);
  const damaged: Record<string, Buffer> = {
    'its tables': Buffer.from(whole).fill(0xff, 100, 4096),
    'its rows': Buffer.from(whole).fill(0xff, 4 * 4096, 40 * 4096),
    'its end': whole.subarray(0, whole.length / 2),
  };
  for (const [what, content] of Object.entries(damaged)) {
    writeFileSync(path, content);
    // A log that belongs to the damaged file would change the restored one.
    writeFileSync(`${path}-journal`, whole);
    const drill = await run('restore', '--drill', 'backup.db');
    expect([what, drill.code]).toEqual([what, 0]);
    expect(drill.stdout).toContain('The configured database does not exist or cannot be used');
    expect(await run('restore', 'backup.db')).toMatchObject({ code: 2 });
    const restored = await run('restore', 'backup.db', '--replace');
    expect([what, restored.code]).toEqual([what, 0]);
    expect(restored.stdout).toContain('It could not be compared with a database that was there.');
    expect(await names(database)).toEqual(['Thandi Example']);
    expect(readdirSync(dirname(path))).toEqual(['rollbook.db']);
  }
  const running = await serve({ cwd, env });
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(40 * 4096, 0xff), 0, 40 * 4096, 4 * 4096);
  closeSync(file);
  expect(await run('restore', 'backup.db', '--replace')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Another process uses the database'),
  });
  running.child.kill('SIGKILL');
  await running.stop().catch(() => undefined);
  expect(await run('restore', 'backup.db', '--replace')).toMatchObject({ code: 0 });
  expect(await names(database)).toEqual(['Thandi Example']);
});

it('a restore to a symbolic link replaces the database that it leads to, and the link stays', async () => {
  const { client, database, server } = await startServer(openSqlite);
  await client.learners.create({ name: 'Thandi Example' });
  const { cwd, run } = await commandsOn(database);
  expect((await run('backup', 'backup.db')).code).toBe(0);
  await client.learners.create({ name: 'Later Example' });
  await server.close();
  const link = join(cwd, 'link.db');
  symlinkSync(pathOf(database), link);
  const restore = (...more: string[]) => run('restore', 'backup.db', '--database', `sqlite:${link}`, ...more);
  expect(await restore()).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('exists. To replace it'),
  });
  expect(await restore('--replace')).toMatchObject({ code: 0, stderr: '' });
  expect(await names(database)).toEqual(['Thandi Example']);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);

  rmSync(pathOf(database));
  expect(await restore()).toMatchObject({ code: 0, stderr: '' });
  expect(await names(database)).toEqual(['Thandi Example']);
  expect(readdirSync(cwd).toSorted()).toEqual(['backup.db', 'link.db']);
});

it('a restore and a drill that find a disk full name it, and leave nothing behind', async () => {
  const database = await openSqlite();
  onTestFinished(() => database[Symbol.asyncDispose]());
  await (await createServer({ database: database.url, masterKey: database.masterKey })).close();
  const { cwd, env, run } = await commandsOn(database);
  const keyFile = ['--key-file', 'backup.key'];
  writeFileSync(join(cwd, 'backup.key'), randomBytes(32).toString('hex'), { mode: 0o600 });
  for (const args of [['plain.db'], ['sealed.db.enc', ...keyFile]])
    expect(await run('backup', ...args)).toMatchObject({ code: 0 });
  const folder = dirname(pathOf(database));
  const before = readdirSync(folder).toSorted();
  const full = `import fs from 'node:fs';import { syncBuiltinESMExports } from 'node:module';
    fs.copyFileSync=fs.writeSync=()=>{throw Object.assign(new Error('ENOSPC: no space left on device, write'),{code:'ENOSPC'})};
    syncBuiltinESMExports()`;
  const onFullDisk = { ...env, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(full)}` };
  for (const args of [['plain.db'], ['sealed.db.enc', ...keyFile]]) {
    for (const [how, where] of [
      ['--replace', folder],
      ['--drill', '/.*/rollbook-drill-\\w+'],
    ] as const) {
      const result = await rollbookProgram(['restore', ...args, how], { cwd, env: onFullDisk });
      expect(result).toMatchObject({ code: 1, stdout: '' });
      expect(result.stderr).toMatch(
        new RegExp(`^rollbook: The disk of ${where} is full: there is no room for the copy\n$`),
      );
    }
  }
  expect(readdirSync(folder).toSorted()).toEqual(before);
});

it('a restore replaces no file of another program, and none that is not a database', async () => {
  const { database, server } = await startServer(openSqlite);
  const { cwd, run } = await commandsOn(database);
  expect((await run('backup', 'backup.db')).code).toBe(0);
  await server.close();
  const other = { ...database, url: `sqlite:${join(cwd, 'photos.db')}` };
  await runSql(other, "create table photos as select 'Beach' as title");
  const restore = (url: string) => run('restore', 'backup.db', '--replace', '--database', url);
  expect(await restore(other.url)).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('it belongs to another program (tables: photos)'),
  });
  expect(await runSql(other, 'select title from photos')).toEqual([{ title: 'Beach' }]);
  const letter = join(cwd, 'letter.txt');
  writeFileSync(letter, 'Dear parents, '.repeat(1000));
  expect(await restore(`sqlite:${letter}`)).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(
      /letter\.txt is not a SQLite database, .* Move it away, and run the command/,
    ),
  });
  expect(readFileSync(letter, 'utf8')).toContain('Dear parents');
});

it('a drill reports what a backup has while the configured database cannot be reached', async () => {
  const { client, database } = await startServer(openSqlite);
  await client.learners.create({ name: 'Thandi Example' });
  const { cwd, env, run } = await commandsOn(database);
  expect((await run('backup', 'backup.db')).code).toBe(0);
  const lost = { ...env, DATABASE_URL: `postgres://rollbook@127.0.0.1:${await freePort()}/rollbook` };
  const drill = await rollbook(['restore', '--drill', 'backup.db'], { cwd, env: lost });
  expect(drill).toMatchObject({ code: 0, stderr: expect.stringContaining('ECONNREFUSED') });
  expect(drill.stdout).toContain('what came later is unknown');
  expect(drill.stdout).toContain('The backup can be restored.');
});

it('a drill compares the log of a backup with saved heads and with the configured database', async () => {
  const { client, database } = await startServer(openSqlite);
  await client.learners.create({ name: 'Thandi Example' });
  const { cwd, run } = await commandsOn(database);
  expect((await run('backup', 'backup.db')).code).toBe(0);
  writeFileSync(join(cwd, 'heads.json'), (await run('audit', 'head', '--json')).stdout);
  const drill = (...more: string[]) => run('restore', '--drill', 'backup.db', '--json', ...more);
  const held = await drill('--anchor', 'heads.json');
  expect(held.code).toBe(0);
  expect(JSON.parse(held.stdout)).toMatchObject({
    valid: true,
    deliveries: { waiting: 0, sent_again: 0, lost_but_delivered: 0 },
  });
  const [{ school_id: school }] = JSON.parse(held.stdout).logs;
  await runSql(database, `update audit_log set hash = 'x' where school_id = '${school}'`);
  const differing = await drill();
  expect(differing.code).toBe(1);
  expect(JSON.parse(differing.stdout)).toMatchObject({
    valid: false,
    logs: expect.arrayContaining([
      expect.objectContaining({
        school_id: school,
        problem: expect.stringContaining('the log of the configured database does not continue it'),
      }),
    ]),
  });
});

it('a drill does not blame the backup for a configured database that is older', async () => {
  const { client, database, server } = await startServer(openSqlite);
  const { run } = await commandsOn(database);
  expect((await run('backup', 'first.db')).code).toBe(0);
  await client.learners.create({ name: 'Thandi Example' });
  expect((await run('backup', 'second.db')).code).toBe(0);
  await server.close();
  expect((await run('restore', 'first.db', '--replace')).code).toBe(0);
  const { code, stdout } = await run('restore', '--drill', 'second.db');
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /valid: \d+ entries; the configured database has only \d+, so it is older than the backup, or another one/,
  );
  expect(stdout).toContain('The backup can be restored.');
});

it('a drill refuses a PostgreSQL database that was restored without parts of its schema', async () => {
  const restored = await openPostgres();
  onTestFinished(() => restored[Symbol.asyncDispose]());
  await runSql(restored, 'drop table webhook_pace');
  await runSql(restored, 'alter table learners drop column boarder');
  const { masterKey } = restored;
  const env = environmentOf({ url: 'sqlite:rollbook.db', masterKey });
  expect(await rollbook(['restore', '--drill', restored.url], { cwd: await newFolder(), env })).toMatchObject(
    {
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(
        'The schema is incomplete: column learners.boarder, index webhook_pace_key, table webhook_pace are missing.',
      ),
    },
  );
});
