import { expect, it } from 'vitest';
import { chained } from './background.ts';

it('puts together what shares a name, by others between them too, each chain in order', () => {
  const items = new Map([
    [1, ['a']],
    [2, ['b']],
    [3, []],
    [4, ['c', 'a']],
    [5, ['d', 'c']],
    [6, ['b', 'd', 'b']],
    [7, ['e']],
  ]);
  expect(chained(items)).toEqual([[1, 2, 4, 5, 6], [3], [7]]);
});

it('takes little more than one look for each name, however many items there are', () => {
  let looks = 0;
  const names = function* (...all: string[]) {
    for (const name of all) {
      looks++;
      yield name;
    }
  };
  const many = 100_000;
  const items = new Map(
    Array.from({ length: many }, (_, n) => [n, names(`own ${n}`, `pair ${Math.floor(n / 2)}`)]),
  );
  expect(chained(items)).toHaveLength(many / 2);
  expect(looks).toBe(2 * many);
});
