import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Rollbook, RollbookError } from '@rollbook/sdk';
import { expect, it, onTestFinished, vi } from 'vitest';
import { onEachDatabase, type TestDatabase } from './support/databases.ts';
import { type Receiver, startReceiver } from './support/receiver.ts';

const rounds = Number(process.env.CRASH_ROUNDS ?? 2);
const writers = 8;

interface Child {
  process: ChildProcess;
  url: string;
  testKey: string | undefined;
}

/** A create that was sent; the same request with the same key until it is acknowledged. */
interface Create {
  key: string;
  name: string;
  /** The id that the server acknowledged. */
  id?: string;
}

onEachDatabase('a server that is killed at any moment', (open) => {
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
        const lives = Promise.all(Array.from({ length: writers }, () => writeUntilDeath(client, creates)));
        await new Promise((resolve) => setTimeout(resolve, randomInt(50, 700)));
        await kill(child);
        await lives;
        child = await startChild(database);
        await expectWhole(clientOf(child), creates);
      }

      const client = clientOf(child);
      for (const create of creates) await acknowledge(client, create);
      const events = await expectWhole(client, creates);
      expect(events.size).toBe(creates.length);
      await expectDelivered(client, endpoint.id, receiver, events);
      await kill(child);
    },
    60_000 + rounds * 10_000,
  );
});

/** Creates learners until the server is gone. */
async function writeUntilDeath(client: Rollbook, creates: Create[]): Promise<void> {
  for (;;) {
    const create: Create = { key: randomUUID(), name: `Example ${creates.length}` };
    creates.push(create);
    try {
      await acknowledge(client, create);
    } catch (error) {
      // A refusal is an answer; anything else is the end of the server.
      if (error instanceof RollbookError && !(Number(error.status) >= 400)) return;
      throw error;
    }
  }
}

async function acknowledge(client: Rollbook, create: Create): Promise<void> {
  const { id } = await client.learners.create({ name: create.name }, { idempotencyKey: create.key });
  expect(create.id ?? id).toBe(id);
  create.id = id;
}

/** Checks that what there is, is there whole, and that nothing acknowledged is missing. Gives events by learner. */
async function expectWhole(client: Rollbook, creates: readonly Create[]): Promise<Map<string, string>> {
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
  expect(events.map(({ data }) => String(data.id)).sort()).toEqual(ids);
  expect(entries.map(({ resource }) => resource.id).sort()).toEqual(ids);
  expect(entries.flatMap(({ event_ids }) => event_ids).sort()).toEqual(events.map(({ id }) => id).sort());
  expect(await client.auditLog.verify()).toMatchObject({ valid: true, broken_sequence: null });
  return new Map(events.map(({ id, data }) => [String(data.id), id]));
}

async function expectDelivered(
  client: Rollbook,
  webhookId: string,
  receiver: Receiver,
  events: ReadonlyMap<string, string>,
): Promise<void> {
  const wanted = new Set(events.values());
  await vi.waitFor(() => expect(new Set(receiver.eventIds)).toEqual(wanted), {
    timeout: 45_000,
    interval: 50,
  });
  for (const { event } of receiver.received) expect(event.id).toBe(events.get(String(event.data.id)));
  const unfinished = async () => (await client.deliveries.list(webhookId, { status: 'pending' })).data;
  await vi.waitFor(async () => expect(await unfinished()).toEqual([]), { timeout: 45_000, interval: 100 });
  const succeeded = await Array.fromAsync(
    client.deliveries.list(webhookId, { limit: 100, status: 'succeeded' }),
  );
  expect(new Set(succeeded.map(({ event_id }) => event_id))).toEqual(wanted);
}

async function startChild({ url, masterKey }: TestDatabase, newSchool = ''): Promise<Child> {
  const file = fileURLToPath(new URL('./support/crash-child.ts', import.meta.url));
  const env = {
    ...process.env,
    DATABASE_URL: url,
    ROLLBOOK_MASTER_KEY: Buffer.from(masterKey).toString('hex'),
    NEW_SCHOOL: newSchool,
  };
  const child = spawn(process.execPath, [file], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { process: child, ...(JSON.parse(line) as Omit<Child, 'process'>) };
}

async function kill({ process: child }: Child): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
