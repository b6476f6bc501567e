import { type EventType, Rollbook } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { runSql } from '../support/inspect.ts';
import { type Received, startReceiver } from '../support/receiver.ts';
import { startServer } from '../support/server.ts';

// Far past the end of the tests: whoever does not respond holds its attempts as long as they last.
const timeoutMs = 50_000;
const schools = 5;
const endpointsEach = 20;
const eventsEach = 6;
const hangs = (endpoint: number): boolean => endpoint % 5 === 0;

onBothDatabases('receivers that never respond', (open) => {
  it('do not keep those that do from getting every delivery, nor hold more than their cap', async () => {
    const endpointConcurrency = 4;
    const webhooks = { timeoutMs, endpointConcurrency, concurrency: 32 };
    const { server } = await startServer(open, { worker: true, webhooks });
    const receiver = await startReceiver();
    const healthy = countdown((schools * endpointsEach * eventsEach * 4) / 5);
    receiver.otherwise = (response, received) => {
      if (hangs(endpointOf(received))) return;
      response.writeHead(204).end();
      healthy.count();
    };
    await Promise.all(
      Array.from({ length: schools }, async (_, school) => {
        const { testKey } = await server.createSchool({ name: `School ${school}` });
        const client = new Rollbook({ apiKey: testKey, baseUrl: server.url });
        const endpoints = Array.from({ length: endpointsEach }, (_, at) => school * endpointsEach + at);
        const events: EventType[] = ['learner.created'];
        await Promise.all(
          endpoints.map((at) => client.webhooks.create({ url: `${receiver.url}/${at}`, events })),
        );
        const names = Array.from({ length: eventsEach }, (_, at) => `Example ${at}`);
        await Promise.all(names.map((name) => client.learners.create({ name })));
      }),
    );
    await healthy.reached;
    const got = Map.groupBy(receiver.received, endpointOf);
    for (let endpoint = 0; endpoint < schools * endpointsEach; endpoint++) {
      const deliveries = got.get(endpoint) ?? [];
      if (hangs(endpoint)) expect(deliveries.length).toBeLessThanOrEqual(endpointConcurrency);
      else expect(new Set(deliveries.map(({ event }) => event.data.id)).size).toBe(eventsEach);
    }
  });

  it('do not keep a delivery waiting with a backlog of 2,000 deliveries', async () => {
    const { client, database } = await startServer(open, {
      worker: true,
      webhooks: { timeoutMs, concurrency: 8 },
    });
    const [dead, healthy] = [await startReceiver(), await startReceiver()];
    dead.otherwise = 'never';
    const { id } = await client.webhooks.create({ url: dead.url, events: ['*'] });
    await client.webhooks.create({ url: healthy.url, events: ['*'] });
    await client.learners.create({ name: 'Thandi Example' });
    await healthy.nth(1);
    // Each is a delivery like the first one, with an id of its own.
    await runSql(
      database,
      `with recursive n (i) as (select 100000 union all select i + 1 from n where i < 101999)
       insert into deliveries (school_id, id, webhook_id, event_id, event_type, attempt, "trigger", status, scheduled_at, created_at, started)
       select school_id, 'dlv_01m70000000000000000' || cast(i as text), webhook_id, event_id, event_type, attempt, "trigger",
         'pending', scheduled_at, created_at, 0
       from n, (select * from deliveries where webhook_id = '${id}' limit 1) as template`,
    );
    for (let sent = 2; sent <= 20; sent++) {
      const learner = await client.learners.create({ name: `Example ${sent}` });
      expect((await healthy.nth(sent)).event.data.id).toBe(learner.id);
    }
    expect(dead.mostOpen).toBeLessThanOrEqual(4);
  });
});

const endpointOf = ({ path }: Received): number => Number(path.split('/').at(-1));

function countdown(from: number): { count: () => void; reached: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  let left = from;
  return { count: () => void (--left === 0 && resolve()), reached: promise };
}
