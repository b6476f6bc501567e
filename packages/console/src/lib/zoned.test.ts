import { expect, it } from 'vitest';
import { instantOf, localOf } from './zoned.ts';

it.each([
  ['2026-11-22T08:30', 'Africa/Johannesburg', '2026-11-22T06:30:00.000Z'],
  ['2026-07-01T23:59', 'Europe/London', '2026-07-01T22:59:00.000Z'],
  ['2026-01-01T00:00', 'Pacific/Auckland', '2025-12-31T11:00:00.000Z'],
  ['2026-11-01T12:00', 'Asia/Kathmandu', '2026-11-01T06:15:00.000Z'],
  ['2026-11-22T08:30', 'UTC', '2026-11-22T08:30:00.000Z'],
])('%s in %s is %s, and back', (local, zone, instant) => {
  expect(instantOf(local, zone)).toBe(instant);
  expect(localOf(instant, zone)).toBe(local);
});

it('a time that clocks skip or repeat is one of the possible times', () => {
  // Clocks in Berlin went from 02:00 to 03:00 on the first day, and from 03:00 to 02:00 on the second.
  expect(localOf(instantOf('2026-03-29T02:30', 'Europe/Berlin'), 'Europe/Berlin')).toMatch(/T0[13]:30$/);
  expect(localOf(instantOf('2026-10-25T02:30', 'Europe/Berlin'), 'Europe/Berlin')).toBe('2026-10-25T02:30');
});
