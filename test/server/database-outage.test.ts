import { randomUUID } from 'node:crypto';
import { type Import, Rollbook, RollbookError } from '@rollbook/sdk';
import { ManualClock } from '@rollbook/server';
import { describe, expect, it } from 'vitest';
import { killChild, startChild } from '../support/child-server.ts';
import { acknowledge, type Create, expectDelivered, expectWhole } from '../support/creates.ts';
import { eventually } from '../support/expect.ts';
import { openBehindProxy } from '../support/proxy.ts';
import { startReceiver } from '../support/receiver.ts';
import { startServer } from '../support/server.ts';

const outages = 15;
const writers = 8;

/** Gives the refusal that an error is; no other may come of an outage. */
function refusalIn(error: unknown): RollbookError {
  if (!(error instanceof RollbookError)) throw error;
  return error;
}

describe('a server that loses its PostgreSQL now and then', () => {
  it('goes on, and makes every change once', async () => {
    const { database, proxy, behind } = await openBehindProxy();
    const child = await startChild(behind, 'Example School');
    const apiKey = child.testKey ?? '';
    const client = new Rollbook({ apiKey, baseUrl: child.url, maxRetries: 0 });
    const receiver = await startReceiver();
    const endpoint = await client.webhooks.create({ url: receiver.url, events: ['*'] });

    const creates: Create[] = [];
    const refusals: (string | number | undefined)[] = [];
    const refused = (error: unknown) => {
      expect(child.process.exitCode, 'the server has ended').toBeNull();
      const { status, code } = refusalIn(error);
      refusals.push(status === 409 ? code : status);
    };
    let over = false;
    /** Creates learners one after the other, each sent again until it is acknowledged. */
    const write = async () => {
      while (!over) {
        const create: Create = { key: randomUUID(), name: `Example ${creates.length}` };
        creates.push(create);
        while (create.id === undefined) await acknowledge(client, create).catch(refused);
      }
    };
    const writing = Promise.all(Array.from({ length: writers }, write));
    const read = () => client.learners.list({ limit: 1 }).catch(refused);
    const acknowledged = () => creates.filter(({ id }) => id !== undefined).length;
    for (let outage = 1; outage <= outages; outage++) {
      const wanted = acknowledged() + 10;
      while (acknowledged() < wanted) await read();
      const before = refusals.length;
      proxy.cut();
      while (refusals.length < before + 2 * writers) await read();
      proxy.mend();
    }
    over = true;
    await writing;

    expect(new Set(refusals)).toEqual(new Set([503]));
    const events = await expectWhole(client, creates);
    expect(events.size).toBe(creates.length);
    // What was sent is stored, outage or not, so that nothing is sent again for want of its result.
    const succeeded = () =>
      Array.fromAsync(client.deliveries.list(endpoint.id, { limit: 100, status: 'succeeded' }));
    await eventually(async () => expect(await succeeded()).toHaveLength(receiver.received.length));
    // How many of them another process has to send depends on what was claimed when the connections were lost.
    expect(receiver.received.length).toBeGreaterThan(creates.length / 4);

    // What was claimed when a connection was lost is another's after a while, or at once when this process ends.
    await killChild(child);
    const next = await startChild(database);
    await expectDelivered(new Rollbook({ apiKey, baseUrl: next.url }), endpoint.id, receiver, events);
    expect(receiver.received).toHaveLength(creates.length);
  });

  it('finishes an import, and carries every row out once', async () => {
    const { proxy, behind } = await openBehindProxy();
    const clock = new ManualClock();
    const { client } = await startServer(async () => behind, { worker: true, clock });
    const count = 300;
    const rows = Array.from({ length: count }, (_, index) => ({ external_id: `${index}`, name: 'Example' }));
    const { id } = await client.imports.create({ kind: 'learners', source: 'sis', rows });
    const look = () => client.imports.get(id).catch((error: unknown) => void refusalIn(error));
    /** Lets time pass: what a process was at when it lost its connection is taken up again after a while. */
    const until = (isReached: (found: Import) => boolean) =>
      eventually(async () => {
        const found = await look();
        if (found && isReached(found)) return found;
        clock.advance(1000);
        throw new Error(`The import is ${found?.status ?? 'out of reach'}`);
      });
    for (const wanted of [1, count / 2]) {
      await until(({ progress }) => progress.done >= wanted);
      proxy.cut();
      while (await look());
      proxy.mend();
    }
    const { status, counts } = await until((found) => found.status !== 'running');
    expect(status).toBe('completed');
    expect(counts).toMatchObject({ created: count, unchanged: 0, failed: 0 });
    const learners = await Array.fromAsync(client.learners.list({ limit: 100 }));
    expect(new Set(learners.map(({ external_ids }) => external_ids.sis)).size).toBe(count);
    expect(learners).toHaveLength(count);
    const entries = await Array.fromAsync(client.auditLog.list({ limit: 100, action: 'learner.created' }));
    expect(entries).toHaveLength(count);
  });
});
