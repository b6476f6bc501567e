import { expect, it } from 'vitest';
import { createDeduplicator, createMemoryStore, type DeduplicationStore } from '../src/index.ts';

const event = { id: 'evt_1' };

/** A promise and the means to settle it. */
function gate() {
  return Promise.withResolvers<void>();
}

it('runs the handler once for each event id', async () => {
  const deduplicator = createDeduplicator();
  let runs = 0;
  expect(await deduplicator.run(event, () => runs++)).toBe('handled');
  expect(await deduplicator.run(event, () => runs++)).toBe('duplicate');
  expect(await deduplicator.run({ id: 'evt_2' }, () => runs++)).toBe('handled');
  expect(runs).toBe(2);
});

it.each([undefined, '', 7, null])(
  'refuses an event whose id is %j: all of them would count as one',
  async (id) => {
    // As code without types would give it.
    const run = createDeduplicator().run({ id: id as string }, () => expect.unreachable());
    await expect(run).rejects.toThrow(/event\.id/);
  },
);

it('gives the id back when the handler throws, so that the retry is handled', async () => {
  const deduplicator = createDeduplicator();
  const failed = new Error('database down');
  await expect(deduplicator.run(event, () => Promise.reject(failed))).rejects.toBe(failed);
  await expect(
    deduplicator.run(event, () => {
      throw failed;
    }),
  ).rejects.toBe(failed);
  expect(await deduplicator.run(event, () => undefined)).toBe('handled');
});

it('lets a duplicate wait for the first and then calls it a duplicate', async () => {
  const deduplicator = createDeduplicator();
  const { promise, resolve } = gate();
  let runs = 0;
  const first = deduplicator.run(event, () => promise.then(() => runs++));
  const second = deduplicator.run(event, () => runs++);
  resolve();
  expect(await Promise.all([first, second])).toEqual(['handled', 'duplicate']);
  expect(runs).toBe(1);
});

it('lets one waiting duplicate take over when the first fails', async () => {
  const deduplicator = createDeduplicator();
  const { promise, reject } = gate();
  let runs = 0;
  const first = deduplicator.run(event, () => promise);
  const others = [1, 2, 3].map(() => deduplicator.run(event, async () => runs++));
  reject(new Error('failed'));
  await expect(first).rejects.toThrow('failed');
  expect(await Promise.all(others)).toEqual(['handled', 'duplicate', 'duplicate']);
  expect(runs).toBe(1);
});

it('forgets an id after its time', async () => {
  let timeMs = 0;
  const store = createMemoryStore({ clock: () => timeMs });
  const deduplicator = createDeduplicator({ store, ttlSeconds: 10 });
  await deduplicator.run(event, () => undefined);
  timeMs = 9_999;
  expect(await deduplicator.run(event, () => undefined)).toBe('duplicate');
  timeMs = 10_000;
  expect(await deduplicator.run(event, () => undefined)).toBe('handled');
});

it('keeps the newest ids when the memory store is full', async () => {
  const deduplicator = createDeduplicator({ store: createMemoryStore({ maxEntries: 2 }) });
  const run = (id: string) => deduplicator.run({ id }, () => undefined);
  for (const id of ['evt_1', 'evt_2', 'evt_3']) expect(await run(id)).toBe('handled');
  expect(await run('evt_3')).toBe('duplicate');
  expect(await run('evt_2')).toBe('duplicate');
  expect(await run('evt_1')).toBe('handled');
});

it('is busy while another process holds the id, and handles it once the lease is over', async () => {
  let timeMs = 0;
  const store = createMemoryStore({ clock: () => timeMs });
  // Another process on the same store, which dies in the middle.
  store.claim(event.id, 60);
  const deduplicator = createDeduplicator({ store, leaseSeconds: 60 });
  expect(await deduplicator.run(event, () => undefined)).toBe('busy');
  timeMs = 60_000;
  expect(await deduplicator.run(event, () => undefined)).toBe('handled');
});

it('claims for the lease from a store that completes, and for the full time from one that does not', async () => {
  const calls: unknown[] = [];
  const simple: DeduplicationStore = {
    claim: (...call) => {
      calls.push(['claim', ...call]);
      return Promise.resolve(true);
    },
    release: (...call) => calls.push(['release', ...call]),
  };
  await createDeduplicator({ store: simple, ttlSeconds: 100, leaseSeconds: 5 }).run(event, () => undefined);
  expect(calls).toEqual([['claim', 'evt_1', 100]]);

  calls.length = 0;
  const complete = (...call: unknown[]) => calls.push(['complete', ...call]);
  const careful = { ...simple, complete };
  await createDeduplicator({ store: careful, ttlSeconds: 100, leaseSeconds: 5 }).run(event, () => undefined);
  expect(calls).toEqual([
    ['claim', 'evt_1', 5],
    ['complete', 'evt_1', 100],
  ]);
});

it('reports a failed release beside the failure of the handler', async () => {
  const store: DeduplicationStore = {
    claim: () => true,
    release: () => Promise.reject(new Error('store down')),
  };
  const run = createDeduplicator({ store }).run(event, () => Promise.reject(new Error('handler failed')));
  await expect(run).rejects.toMatchObject({
    errors: [new Error('handler failed'), new Error('store down')],
  });
});

it('throws what the store throws, and tries again next time', async () => {
  let down = true;
  const store = {
    ...createMemoryStore(),
    claim: () => (down ? Promise.reject(new Error('store down')) : true),
  };
  const deduplicator = createDeduplicator({ store });
  await expect(deduplicator.run(event, () => undefined)).rejects.toThrow('store down');
  down = false;
  expect(await deduplicator.run(event, () => undefined)).toBe('handled');
});

it.each([['OK'], [null], [undefined], [1], [{}]])(
  'a store whose claim gives %j is an error, because a guess would lose every event or handle it twice',
  async (claimed) => {
    // As a store without types would give it.
    const store: DeduplicationStore = { claim: () => claimed as boolean, release: () => undefined };
    const run = createDeduplicator({ store }).run(event, () => expect.unreachable());
    await expect(run).rejects.toThrow(/^store\.claim\(\) must return true, false or 'busy'/);
    await expect(run).rejects.toBeInstanceOf(TypeError);
  },
);

it.each([
  ['ttlSeconds', () => createDeduplicator({ ttlSeconds: '60' as never })],
  ['leaseSeconds', () => createDeduplicator({ leaseSeconds: -1 })],
  ['ttl', () => createDeduplicator({ ttl: 60 } as object)],
  ['store', () => createDeduplicator({ store: new Map() as never })],
  ['maxEntries', () => createMemoryStore({ maxEntries: '10' as never })],
  ['clock', () => createMemoryStore({ clock: 0 as never })],
  ['clock', () => createMemoryStore({ clock: () => 1_800_000_000 }).claim('evt_1', 60)],
  ['clock', () => createMemoryStore({ clock: () => Number.NaN }).claim('evt_1', 60)],
])('an option that cannot be right is an error that names it: %s', (name, make) => {
  expect(make).toThrow(TypeError);
  expect(make).toThrow(new RegExp(`^${name} `));
});

it('refuses times and sizes that would keep nothing', () => {
  expect(() => createDeduplicator({ ttlSeconds: 0 })).toThrow(TypeError);
  expect(() => createDeduplicator({ leaseSeconds: Number.NaN })).toThrow(TypeError);
  expect(() => createDeduplicator({ ttlSeconds: 60, leaseSeconds: 61 })).toThrow(
    'leaseSeconds must not be greater than ttlSeconds',
  );
  expect(() => createDeduplicator({ ttlSeconds: 60 })).not.toThrow();
  expect(() => createMemoryStore({ maxEntries: 0 })).toThrow(TypeError);
});
