import { expect, it } from 'vitest';
import { relativeTime, timeLeft } from './relative-time.ts';

const from = Date.parse('2026-02-02T08:00:00.000Z');
const after = (ms: number) => new Date(from + ms).toISOString();
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];

it('a wait is shown in two units, and never shorter than it is', () => {
  const shown = (ms: number) => relativeTime(after(ms), from, 'now');
  expect(shown(hour + 53 * minute + 26 * second)).toBe('in 1h 54m');
  expect(shown(hour - 1)).toBe('in 1h');
  expect(shown(day - 1)).toBe('in 1d');
  expect(shown(2 * day + hour + 1)).toBe('in 2d 2h');
  expect(shown(90 * second)).toBe('in 1m 30s');
  expect(shown(5001)).toBe('in 6s');
  expect(shown(4999)).toBe('now');
});

it('a deadline is shown in two units, and never later than it is; an age is never longer', () => {
  expect(timeLeft(after(7 * day - 1), from)).toBe('in 6d 23h');
  expect(timeLeft(after(hour + 59.9 * minute), from)).toBe('in 1h 59m');
  expect(timeLeft(after(5000), from)).toBe('in 5s');
  expect(relativeTime(after(-2 * hour + 1), from)).toBe('1h ago');
  expect(relativeTime(after(-2 * hour), from)).toBe('2h ago');
});
