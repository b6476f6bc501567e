import { expect, it } from 'vitest';
import { ManualClock } from './clock.ts';

it('a manual clock refuses what is no time, where it is given', () => {
  expect(() => new ManualClock('yesterday')).toThrow('yesterday is no time at which a clock can start');
  const clock = new ManualClock('2026-11-20T10:00:00Z');
  expect(() => clock.advance(Number.NaN)).toThrow('A clock cannot be advanced by NaN milliseconds');
  expect(() => clock.advance(Number.POSITIVE_INFINITY)).toThrow(TypeError);
  expect(new Date(clock.now()).toISOString()).toBe('2026-11-20T10:00:00.000Z');
  clock.advance(1000);
  expect(new Date(clock.now()).toISOString()).toBe('2026-11-20T10:00:01.000Z');
});
