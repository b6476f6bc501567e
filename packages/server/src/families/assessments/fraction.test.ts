import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mean, rounded, weightedPercentage } from './results.ts';

const percentage = (...marks: [mark: number, max: number, weight: number][]) => {
  const exact = weightedPercentage(marks.map(([mark, max, weight]) => ({ mark, max, weight })));
  return exact && rounded(exact);
};

describe('a percentage', () => {
  it('is exact until it is rounded once, half up', () => {
    expect(percentage([1, 3, 1], [1, 3, 1], [1, 3, 1])).toBe(33);
    expect(percentage([79.5, 100, 1])).toBe(80);
    expect(percentage([79.49, 100, 1])).toBe(79);
    // In floating point, 0.145 of 1 is 14.499999999999998 percent.
    expect(percentage([1.45, 10, 1])).toBe(15);
    expect(percentage([50, 100, 3], [100, 100, 1])).toBe(63);
    expect(percentage()).toBeUndefined();
  });

  it('lies between 0 and 100, and does not depend on order or scale', () => {
    const mark = fc
      .record({
        max: fc.integer({ min: 1, max: 99_999 }),
        weight: fc.integer({ min: 1, max: 9_999 }),
        part: fc.nat(100),
      })
      .map(({ max, weight, part }): [number, number, number] => [
        Math.floor((max * part) / 100) / 100,
        max / 100,
        weight / 100,
      ]);
    fc.assert(
      fc.property(
        fc.array(mark, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 2, max: 9 }),
        (marks, k) => {
          const all = percentage(...marks);
          expect(all).toBeGreaterThanOrEqual(0);
          expect(all).toBeLessThanOrEqual(100);
          expect(percentage(...marks.toReversed())).toBe(all);
          expect(percentage(...marks.map(([m, max, w]): [number, number, number] => [m, max, w * k]))).toBe(
            all,
          );
          expect(
            percentage(...marks.map(([m, max, w]): [number, number, number] => [m * k, max * k, w])),
          ).toBe(all);
          const [[m, max, w] = [0, 1, 1], ...rest] = marks;
          expect(percentage([max, max, w], ...rest)).toBeGreaterThanOrEqual(
            percentage([m, max, w], ...rest) ?? 0,
          );
        },
      ),
    );
  });

  it('has a mean that is exact too', () => {
    const exact = [1, 2].map((mark) => weightedPercentage([{ mark, max: 3, weight: 1 }]));
    expect(rounded(mean(exact.filter((one) => one !== undefined)) ?? { over: 0n, under: 1n })).toBe(50);
    expect(mean([])).toBeUndefined();
  });
});
