import type { Event, Learner, Rollbook } from '@rollbook/sdk';
import { createServer, ManualClock } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { clientOf, type Started, startServer } from '../support/server.ts';

const writers = 6;
const changesEach = 25;

/** Clients of two servers on one database, whose clocks are two seconds apart. */
async function twoProcesses(started: Started): Promise<[Rollbook, Rollbook]> {
  const { database, client, testKey } = started;
  const { url, masterKey } = database;
  const late = { now: () => Date.now() - 2000 };
  const other = await createServer({ database: url, masterKey, worker: false, clock: late });
  onTestFinished(() => other.close());
  return [client, clientOf(other, testKey)];
}

/** Follows the events by their cursor until it has caught up after `isOver` turns true. */
async function followEvents(client: Rollbook, isOver: () => boolean): Promise<Event[]> {
  const seen: Event[] = [];
  for (let last = false; ; ) {
    const after = seen.at(-1);
    const page = await client.events.list({
      order: 'asc',
      limit: 10,
      ...(after ? { starting_after: after.id } : {}),
    });
    seen.push(...page.data);
    if (last && page.data.length === 0) return seen;
    last = isOver();
  }
}

/** Follows the records by the watermark, as the documentation describes it: their states in the order in which they were read. */
async function followRecords(client: Rollbook, isOver: () => boolean): Promise<Learner[]> {
  const seen: Learner[] = [];
  let updated_after = '1970-01-01T00:00:00.000Z';
  for (let last = false; ; last = isOver()) {
    const request = { updated_after, archived: 'any', limit: 10 } as const;
    const first = await client.learners.list(request).withResponse();
    let { data: records, next_cursor: cursor } = first.data;
    const found = [...records];
    while (cursor !== null) {
      ({ data: records, next_cursor: cursor } = await client.learners.list({
        ...request,
        starting_after: cursor,
      }));
      found.push(...records);
    }
    seen.push(...found);
    if (last && found.length === 0) return seen;
    updated_after = first.response.headers.get('service-watermark') ?? '';
  }
}

onBothDatabases('two processes whose clocks are apart', (open) => {
  it('give the changes of a school one order, which readers can follow without missing any', async () => {
    const started = await startServer(open, { worker: false });
    const clients = await twoProcesses(started);
    const known = await Promise.all([1, 2, 3].map((n) => clients[0].learners.create({ name: `Known ${n}` })));
    let running = true;
    const isOver = () => !running;
    const following = Promise.all([
      ...clients.map((client) => followEvents(client, isOver)),
      ...clients.map((client) => followRecords(client, isOver)),
    ]);
    const versions = new Map<string, string[]>();
    const write = async (writer: number) => {
      const client = clients[writer % 2] as Rollbook;
      for (let n = 0; n < changesEach; n++) {
        const one = known[(writer + n) % known.length];
        if (n % 2 === 0 && one) {
          const { id, updated_at } = await client.learners.update(one.id, { class: `${writer} ${n}` });
          versions.set(id, [...(versions.get(id) ?? []), updated_at]);
        } else {
          const { id } = await client.learners.create({ name: `Learner ${writer} ${n}` });
          if (n % 5 === 0) await client.learners.archive(id);
        }
      }
    };
    await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
    running = false;
    const [here = [], there = [], ...records] = await following;

    const all = await Array.fromAsync(clients[0].events.list({ order: 'asc', limit: 100 }));
    for (const events of [here, there]) expect(events.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    const times = (events: readonly { created_at: string }[]) => events.map(({ created_at }) => created_at);
    expect(times(all)).toEqual([...new Set(times(all))].sort());
    const entries = await Array.fromAsync(clients[0].auditLog.list({ order: 'asc', limit: 100 }));
    const occurred = entries.map(({ occurred_at }) => occurred_at);
    expect(occurred).toEqual(occurred.toSorted());

    const current = await Array.fromAsync(clients[0].learners.list({ archived: 'any', limit: 100 }));
    for (const seen of records as Learner[][]) {
      const latest = new Map(seen.map((record) => [record.id, record]));
      expect([...latest.values()].toSorted(byId)).toEqual(current.toSorted(byId));
    }
    for (const { id } of known) {
      const own = versions.get(id) ?? [];
      expect(new Set(own).size).toBe(own.length);
      const ofEvents = all.flatMap(({ type, data }) =>
        type === 'learner.updated' && data.id === id ? [data.updated_at] : [],
      );
      expect(ofEvents).toEqual([...new Set(ofEvents)].sort());
      expect(ofEvents).toEqual(own.toSorted());
    }
  });

  it('show it also while a manual clock stands still', async () => {
    const clock = new ManualClock('2026-11-21T08:00:00.000Z');
    const { client } = await startServer(open, { clock });
    const { id } = await client.learners.create({ name: 'Thandi Example' });
    const changes = await Promise.all(
      ['5A', '5B', '5C'].map((label) => client.learners.update(id, { class: label })),
    );
    const times = changes.map(({ updated_at }) => updated_at);
    expect(new Set(times).size).toBe(3);
    const { data, response } = await client.learners.get(id).withResponse();
    expect(data.updated_at).toBe(times.toSorted().at(-1));
    expect(response.headers.get('service-time')).toBe('2026-11-21T08:00:00.000Z');
  });
});

const byId = (one: { id: string }, other: { id: string }): number => one.id.localeCompare(other.id);
