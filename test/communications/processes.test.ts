import { Rollbook } from '@rollbook/sdk';
import { createServer, ManualClock, type OutgoingCopy, type SendResult } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { killChild, startChild } from '../support/child-server.ts';
import { onBothDatabases, openPostgres } from '../support/databases.ts';
import { now, startSchool, testAdapter } from './school.ts';
import { type Received, startSmtp } from './smtp-server.ts';

it('two processes on one database send each copy once, and notify of each that bounces once', async () => {
  const bouncing = new Set<string>();
  const respond = ({ to }: OutgoingCopy): SendResult =>
    bouncing.has(to) ? { status: 'bounced', detail: 'Unknown.' } : { status: 'sent' };
  const [one, other] = [testAdapter(respond), testAdapter(respond)];
  const { client, database, server, guardian } = await startSchool(openPostgres, {
    channels: { push: one.adapter },
  });
  const second = await createServer({
    database: database.url,
    masterKey: database.masterKey,
    clock: new ManualClock(now),
    channels: { push: other.adapter },
  });
  onTestFinished(() => second.close());
  const guardian_ids = await Promise.all(Array.from({ length: 70 }, () => guardian([])));
  for (const id of guardian_ids.slice(0, 20)) bouncing.add(id);
  const { id } = await client.messages.create({ channel: 'push', to: { guardian_ids }, body: 'Text' });
  await Promise.all([server.drainJobs(), second.drainJobs(), server.drainJobs(), second.drainJobs()]);
  await server.drainJobs();
  const sent = [...one.copies, ...other.copies].map((copy) => copy.id);
  expect(sent).toHaveLength(70);
  expect(new Set(sent).size).toBe(70);
  expect(await client.messages.get(id)).toMatchObject({
    ...{ status: 'partly_failed', counts: { sent: 50, bounced: 20 } },
  });
  const failed = await Array.fromAsync(client.events.list({ type: 'message.failed', limit: 100 }));
  expect(failed.map(({ data }) => 'guardian_id' in data && data.guardian_id).sort()).toEqual(
    [...bouncing].sort(),
  );
});

const people = 20;
const connections = 3;

onBothDatabases('a server that is killed while it sends', (open) => {
  it('loses no copy, and sends again only those whose outcome it could not record', async () => {
    const database = await open();
    onTestFinished(() => database[Symbol.asyncDispose]());
    const stalled = Promise.withResolvers<void>();
    const all = Promise.withResolvers<void>();
    let isStalled = true;
    const onReceived = async (): Promise<void> => {
      if (new Set(received.map(({ to }) => to)).size === people && !isStalled) all.resolve();
      if (received.length < 8 || !isStalled) return;
      stalled.resolve();
      // The response never arrives.
      await new Promise(() => {});
    };
    const smtp = await startSmtp({ onReceived });
    const received: Received[] = smtp.received;
    const options = { ...smtp.options, connections };
    const child = await startChild(database, 'Example School', {}, options);
    const client = new Rollbook({ apiKey: child.liveKey ?? '', baseUrl: child.url, maxRetries: 0 });
    const guardian_ids = await Promise.all(
      Array.from({ length: people }, async (_, index) => {
        const { id } = await client.guardians.create({
          name: 'Nomsa Example',
          email: `n${index}@example.org`,
        });
        return id;
      }),
    );
    await client.messages.create({ channel: 'email', to: { guardian_ids }, subject: 'A', body: 'B' });
    await stalled.promise;
    await killChild(child);
    isStalled = false;
    const next = await startChild(database, '', {}, options);
    await all.promise;
    const byAddress = Map.groupBy(received, ({ to }) => to);
    for (const copies of byAddress.values())
      expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1);
    // Those that were stalled, and those whose responses had arrived and were not recorded yet.
    expect(received.length - people).toBeLessThanOrEqual(2 * connections);
    await killChild(next);
  }, 30_000);
});
