import { createServer, ManualClock } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { newFolder, rollbook } from '../support/command.ts';
import { environmentOf, type TestDatabase } from '../support/databases.ts';
import { runSql, storedTables } from '../support/inspect.ts';
import { startArchiving } from '../support/postgres.ts';
import { startReceiver } from '../support/receiver.ts';
import { clientOf, startServer, toLoopback } from '../support/server.ts';

/** Tables that processes write on their own, and not with a change of a school. */
const ofProcesses = ['master_key_processes', 'process_leases', 'webhook_pace', 'rate_windows', 'request_log'];

async function schoolTables(database: TestDatabase): Promise<Record<string, string[]>> {
  const tables = [...(await storedTables(database))].filter(([name]) => !ofProcesses.includes(name));
  // When a key was used is written periodically.
  const textOf = (row: object) => JSON.stringify({ ...row, last_used_at: undefined });
  return Object.fromEntries(tables.map(([name, { rows }]) => [name, rows.map(textOf).toSorted()]));
}

it('a PostgreSQL recovered to a point in time has what was committed until then, and sends what was waiting', async () => {
  const archiving = await startArchiving();
  onTestFinished(() => archiving.stop());
  const receiver = await startReceiver();
  const clock = new ManualClock('2026-11-21T08:00:00.000Z');
  const masterKey = Buffer.alloc(32, 7);
  const at = (url: string): TestDatabase => ({ url, masterKey, [Symbol.asyncDispose]: async () => {} });
  const live = at(archiving.server.url);
  const { client, server, testKey } = await startServer(async () => live, { worker: true, clock });
  await client.webhooks.create({ url: receiver.url, events: ['learner.created'] });

  // The backup is made while the server writes.
  let isDone = false;
  const backingUp = archiving.makeBackup().finally(() => {
    isDone = true;
  });
  let written = 0;
  do await client.learners.create({ name: `Learner ${++written}` });
  while (!isDone);
  const backup = await backingUp;
  await server.drainDeliveries();
  receiver.otherwise = 503;
  await client.learners.create({ name: 'Waiting Example' });
  await server.drainDeliveries();
  const expected = await schoolTables(live);
  const [{ now }] = (await runSql(live, 'select clock_timestamp()::text as now')) as [{ now: string }];

  receiver.otherwise = 204;
  await client.learners.create({ name: 'Later Example' });
  clock.advance(3_600_000);
  await server.drainDeliveries();
  await archiving.untilArchived();
  const idOf = (name: string) => receiver.received.find(({ event }) => event.data.name === name)?.event.id;
  const [waiting, later] = [idOf('Waiting Example'), idOf('Later Example')];
  const before = receiver.received.length;

  const restored = at((await archiving.recover(backup, now)).url);
  expect(await schoolTables(restored)).toEqual(expected);
  expect(await schoolTables(live)).not.toEqual(expected);

  const cwd = await newFolder();
  const drill = await rollbook(['restore', '--drill', restored.url], { cwd, env: environmentOf(live) });
  expect([drill.code, drill.stderr]).toEqual([0, '']);
  expect(drill.stdout).not.toContain('postgres:postgres');
  expect(drill.stdout).toMatch(
    /^Audit log +sch_\w+ +valid: \d+ entries, [1-9]\d* later ones would be lost$/m,
  );
  expect(drill.stdout).toMatch(/^Deliveries +1 were waiting, and are sent after a restore$/m);
  expect(drill.stdout).toMatch(/^ +1 of them have been delivered since/m);
  expect(drill.stdout).toMatch(/^Events +1 later ones would be lost here; 1 of them have been delivered/m);
  const verified = await rollbook(['audit', 'verify'], { cwd, env: environmentOf(restored) });
  expect(verified).toMatchObject({ code: 0, stdout: expect.stringContaining('All logs are valid.') });

  await server.close();
  const again = await createServer({ database: restored.url, masterKey, clock, ...toLoopback });
  onTestFinished(() => again.close());
  clock.advance(3_600_000);
  await again.drainDeliveries();
  expect(receiver.received.slice(before).map(({ event }) => event.id)).toEqual([waiting]);
  const there = await clientOf(again, testKey).events.list({ limit: 100 });
  expect(there.data.map(({ id }) => id)).toContain(waiting);
  expect(there.data.map(({ id }) => id)).not.toContain(later);
}, 120_000);
