import type { Rollbook } from '@rollbook/sdk';
import { expect } from 'vitest';
import { eventually } from './expect.ts';
import type { Receiver } from './receiver.ts';

/** A create that was sent; the same request with the same key until it is acknowledged. */
export interface Create {
  key: string;
  name: string;
  /** The id that the server acknowledged. */
  id?: string;
}

/** Sends a create; whoever sends it again gets the same learner. */
export async function acknowledge(client: Rollbook, create: Create): Promise<void> {
  const { id } = await client.learners.create({ name: create.name }, { idempotencyKey: create.key });
  expect(create.id ?? id).toBe(id);
  create.id = id;
}

/** Checks that what there is, is there whole, and that nothing acknowledged is missing. Gives events by learner. */
export async function expectWhole(
  client: Rollbook,
  creates: readonly Create[],
): Promise<Map<string, string>> {
  const [learners, events, entries] = await Promise.all([
    Array.fromAsync(client.learners.list({ limit: 100 })),
    Array.fromAsync(client.events.list({ limit: 100, type: 'learner.created' })),
    Array.fromAsync(client.auditLog.list({ limit: 100, action: 'learner.created' })),
  ]);
  const sent = new Map(creates.map((create) => [create.name, create]));
  for (const { id, name } of learners) expect(sent.get(name)?.id ?? id).toBe(id);
  expect(new Set(learners.map(({ name }) => name)).size).toBe(learners.length);
  const ids = learners.map(({ id }) => id).sort();
  for (const { id } of creates) if (id !== undefined) expect(ids).toContain(id);
  expect(events.map(({ data }) => String(Reflect.get(data, 'id'))).sort()).toEqual(ids);
  expect(entries.map(({ resource }) => resource.id).sort()).toEqual(ids);
  expect(entries.flatMap(({ event_ids }) => event_ids).sort()).toEqual(events.map(({ id }) => id).sort());
  expect(await client.auditLog.verify()).toMatchObject({ valid: true, broken_sequence: null });
  return new Map(events.map(({ id, data }) => [String(Reflect.get(data, 'id')), id]));
}

/** Waits until each event has been delivered, and checks that each is the same whenever it arrived. */
export async function expectDelivered(
  client: Rollbook,
  webhookId: string,
  receiver: Receiver,
  events: ReadonlyMap<string, string>,
): Promise<void> {
  const wanted = new Set(events.values());
  await eventually(() => expect(new Set(receiver.eventIds)).toEqual(wanted));
  for (const { event } of receiver.received) expect(event.id).toBe(events.get(String(event.data.id)));
  const unfinished = async () => (await client.deliveries.list(webhookId, { status: 'pending' })).data;
  await eventually(async () => expect(await unfinished()).toEqual([]));
  const succeeded = await Array.fromAsync(
    client.deliveries.list(webhookId, { limit: 100, status: 'succeeded' }),
  );
  expect(new Set(succeeded.map(({ event_id }) => event_id))).toEqual(wanted);
}
