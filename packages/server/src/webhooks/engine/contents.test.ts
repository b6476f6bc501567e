import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Outgoing } from '../envelope.ts';
import type { DueDelivery } from '../outbox.ts';
import { Contents } from './contents.ts';

const delivery = (id: number, started = 1) => ({ id: `dlv_${id}`, started }) as DueDelivery;
const many = (count: number, from = 0) => Array.from({ length: count }, (_, index) => delivery(from + index));

/** Contents whose content is the id of the delivery, and what was read by each statement. */
function contentsOf(
  load = async (some: readonly DueDelivery[]) => some.map(({ id }): unknown => id),
  kept = 60_000,
) {
  const reads: string[][] = [];
  const contents = new Contents((some) => {
    reads.push(some.map(({ id }) => id));
    return load(some) as Promise<Outgoing[]>;
  }, kept);
  return { contents, reads };
}
const ids = (some: readonly DueDelivery[]) => some.map(({ id }) => id);

it('what is sent next is read with what is sent now, and once', async () => {
  const { contents, reads } = contentsOf();
  const [now, next] = [many(2), many(3, 2)];
  const both = [contents.of(now, next), contents.of(next.slice(0, 1), next.slice(1))];
  expect(await Promise.all(both)).toEqual([ids(now), ids(next.slice(0, 1))]);
  expect(await contents.of(next.slice(1), [])).toEqual(ids(next.slice(1)));
  expect(reads).toEqual([ids([...now, ...next])]);
});

it('many deliveries are read ahead before they are needed, few are not', async () => {
  const { contents, reads } = contentsOf();
  await contents.of(many(1), many(10, 1));
  await contents.of(many(1, 1), many(9, 2));
  await contents.of(many(1, 2), many(100, 3));
  expect(reads.map(({ length }) => length)).toEqual([11, 92]);
});

it('what is not started, or cannot be sent, is read when it is sent', async () => {
  const { contents, reads } = contentsOf(async (some) =>
    some.map(({ id }) => (id === 'dlv_2' ? undefined : id === 'dlv_3' ? new Error('unreadable') : id)),
  );
  await contents.of(many(1), [delivery(1, 0), delivery(2), delivery(3)]);
  expect(await contents.of(many(3, 1), [])).toEqual(['dlv_1', undefined, new Error('unreadable')]);
  expect(reads).toEqual([
    ['dlv_0', 'dlv_2', 'dlv_3'],
    ['dlv_1', 'dlv_2', 'dlv_3'],
  ]);
});

it('what a process read before it was stopped for a while is read again', async () => {
  const { contents, reads } = contentsOf(undefined, 50);
  await contents.of(many(1), many(1, 1));
  const until = performance.now() + 60;
  while (performance.now() < until);
  await contents.of(many(1, 1), []);
  expect(reads).toEqual([['dlv_0', 'dlv_1'], ['dlv_1']]);
});

it('what was read ahead is kept for a moment only, and not after a failure', async () => {
  let isDown = true;
  const { contents, reads } = contentsOf(async (some) => {
    if (isDown) throw new Error('down');
    return ids(some);
  }, 50);
  await expect(contents.of(many(1), many(1, 1))).rejects.toThrow('down');
  isDown = false;
  await contents.of(many(1), many(1, 1));
  await setTimeout(100);
  await contents.of(many(1, 1), []);
  expect(reads).toEqual([['dlv_0', 'dlv_1'], ['dlv_0', 'dlv_1'], ['dlv_1']]);
});
