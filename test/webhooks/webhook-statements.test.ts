import { createServer } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../support/databases.ts';
import { runSql } from '../support/inspect.ts';
import { startReceiver } from '../support/receiver.ts';
import { startServer, toLoopback } from '../support/server.ts';
import { openCounted, quiet } from '../support/statement-counter.ts';

/** The statements by which a new process sends an event to a number of endpoints on a PostgreSQL server. */
async function statementsFor(endpoints: number): Promise<number> {
  const webhooks = { ...toLoopback.webhooks, endpointsPerSchool: endpoints };
  const counter = await openCounted();
  const { client, database } = await startServer(counter.open, { ...quiet, webhooks });
  const receiver = await startReceiver();
  for (let n = 0; n < endpoints; n++)
    await client.webhooks.create({ url: `${receiver.url}/${n}`, events: ['learner.created'] });
  await client.learners.create({ name: 'Sipho Example' });
  const { url, masterKey } = database;
  const count = await counter.during(async () => {
    const sender = await createServer({ database: url, masterKey, api: false, webhooks });
    onTestFinished(() => sender.close());
    await sender.drainDeliveries();
  });
  expect(new Set(receiver.received.map(({ path }) => path)).size).toBe(endpoints);
  return count;
}

it('the deliveries of many endpoints are claimed together', async () => {
  const few = await statementsFor(1);
  const many = await statementsFor(80);
  // Contents are loaded, and results recorded, for the attempts that begin and end together: on a busy machine fewer.
  expect(many - few).toBeLessThan(120);
});

it('recording results does not read the other deliveries of the endpoint, also without statistics', async () => {
  const { client, database } = await startServer(openPostgres, { worker: false, ...toLoopback });
  const receiver = await startReceiver();
  await client.webhooks.create({ url: receiver.url, events: ['learner.created'] });
  const events = 300;
  for (let written = 0; written < events; written += 50)
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => client.learners.create({ name: `Sipho ${written + n}` })),
    );
  const { url, masterKey } = database;
  const sender = await createServer({ ...toLoopback, database: url, masterKey, api: false });
  await sender.drainDeliveries();
  // Connections report what they have read when they end, at the latest.
  await sender.close();
  expect(receiver.received).toHaveLength(events);
  const [read] = await runSql(
    database,
    "select cast(idx_tup_read as integer) as rows from pg_stat_user_indexes where indexrelname = 'deliveries_by_webhook'",
  );
  expect(read).toEqual({ rows: expect.any(Number) });
  expect(Number(read?.rows)).toBeLessThan(events);
});
