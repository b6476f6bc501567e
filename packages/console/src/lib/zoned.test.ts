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

it.each([
  // Clocks went from 02:00 to 03:00, from 02:00 to 03:00, from 24:00 to 01:00, and from 02:00 to 02:30.
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T03:30'],
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T03:30'],
  ['2026-09-06T00:30', 'America/Santiago', '2026-09-06T01:30'],
  ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-04T02:45'],
])('%s, which clocks in %s skip, is %s', (skipped, zone, shown) => {
  expect(localOf(instantOf(skipped, zone), zone)).toBe(shown);
});

it.each([
  ['2026-10-25T02:30', 'Europe/Berlin'],
  ['2026-11-01T01:30', 'America/New_York'],
])('%s, which clocks in %s repeat, is one of the two times', (repeated, zone) => {
  expect(localOf(instantOf(repeated, zone), zone)).toBe(repeated);
});
