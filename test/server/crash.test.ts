import { randomUUID } from 'node:crypto';
import { Rollbook } from '@rollbook/sdk';
import { expect, it, onTestFinished } from 'vitest';
import { type Child, killChild, killDuring, startChild } from '../support/child-server.ts';
import { acknowledge, type Create, expectDelivered, expectWhole } from '../support/creates.ts';
import { onBothDatabases } from '../support/databases.ts';
import { startReceiver } from '../support/receiver.ts';

const rounds = Number(process.env.CRASH_ROUNDS ?? 2);
const writers = 8;
const mostInARound = 150;

onBothDatabases('a server that is killed at any moment', (open) => {
  it(
    'has kept every acknowledged change once, with its event and audit entry, and delivers it',
    async () => {
      const database = await open();
      onTestFinished(() => database[Symbol.asyncDispose]());
      const receiver = await startReceiver();
      const creates: Create[] = [];
      let child = await startChild(database, 'Example School');
      const apiKey = child.testKey ?? '';
      const clientOf = ({ url }: Child) => new Rollbook({ apiKey, baseUrl: url, maxRetries: 0 });
      const endpoint = await clientOf(child).webhooks.create({ url: receiver.url, events: ['*'] });

      for (let round = 0; round < rounds; round++) {
        const client = clientOf(child);
        await killDuring(child, { writers, most: mostInARound }, () => {
          const create: Create = { key: randomUUID(), name: `Example ${creates.length}` };
          creates.push(create);
          return acknowledge(client, create);
        });
        child = await startChild(database);
        await expectWhole(clientOf(child), creates);
      }

      const client = clientOf(child);
      for (const create of creates) await acknowledge(client, create);
      const events = await expectWhole(client, creates);
      expect(events.size).toBe(creates.length);
      await expectDelivered(client, endpoint.id, receiver, events);
      await killChild(child);
    },
    60_000 + rounds * 10_000,
  );
});
