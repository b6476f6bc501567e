import { randomInt } from 'node:crypto';
import { createServer } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { killChild, startChild } from '../support/child-server.ts';
import { onBothDatabases } from '../support/databases.ts';
import { runSql } from '../support/inspect.ts';
import { startReceiver } from '../support/receiver.ts';
import { startServer, toLoopback } from '../support/server.ts';

const events = 100;

onBothDatabases('a backlog that two processes send', (open) => {
  it('is received completely when one is killed, no attempt twice, and the log has it all', async () => {
    const { client, database } = await startServer(open, { worker: false });
    const receiver = await startReceiver();
    const endpoints = await Promise.all(
      [0, 1].map((at) => client.webhooks.create({ url: `${receiver.url}/${at}`, events: ['*'] })),
    );
    const killed = await startChild(database);
    const { url, masterKey } = database;
    const survivor = await createServer({ database: url, masterKey, api: false, ...toLoopback });
    onTestFinished(() => survivor.close());
    await Promise.all(
      Array.from({ length: events }, (_, at) => client.learners.create({ name: `Example ${at}` })),
    );
    await receiver.nth(randomInt(1, 2 * events));
    await killChild(killed);
    // Another machine would wait until the lease has expired.
    await runSql(
      database,
      `update process_leases set lease_until = '' where id like '%:${killed.process.pid}:%'`,
    );
    await survivor.drainDeliveries();

    const sent = receiver.received.map(({ deliveryId }) => deliveryId);
    expect(new Set(sent).size).toBe(sent.length);
    const received = Map.groupBy(receiver.received, ({ event, path }) => `${event.id} ${path.at(-1)}`);
    expect(received.size).toBe(2 * events);
    for (const [at, { id }] of endpoints.entries()) {
      const log = await Array.fromAsync(client.deliveries.list(id, { limit: 100 }));
      const byEvent = Map.groupBy(log, ({ event_id: event }) => event);
      expect(byEvent.size).toBe(events);
      for (const [event, attempts] of byEvent) {
        const ends = attempts.map(({ status, error }) => `${status} ${error}`).sort();
        const interrupted = Array<string>(attempts.length - 1).fill('failed interrupted');
        expect(ends).toEqual([...interrupted, 'succeeded null']);
        expect(received.get(`${event} ${at}`)?.length).toBeLessThanOrEqual(attempts.length);
      }
    }
  });
});
