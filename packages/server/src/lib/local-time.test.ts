import { expect, it } from 'vitest';
import { instantsIn } from './dates.ts';

it('gives the point in time of a time of day in a time zone', () => {
  const at = (timeZone: string, day: string, time: string) => instantsIn(timeZone)(day, time).toISOString();
  expect(at('Africa/Johannesburg', '2026-02-02', '08:00')).toBe('2026-02-02T06:00:00.000Z');
  expect(at('Asia/Kathmandu', '2026-02-02', '00:15')).toBe('2026-02-01T18:30:00.000Z');
  expect(at('Not/AZone', '2026-02-02', '08:00')).toBe('2026-02-02T08:00:00.000Z');
});

it('gives it on the days around and of a change of the clocks', () => {
  const at = instantsIn('Europe/Berlin');
  const cases = [
    ['2026-03-28', '08:00', '07:00'],
    ['2026-03-29', '01:59', '00:59'],
    // Does not exist: the clocks go from 02:00 to 03:00.
    ['2026-03-29', '02:30', '01:30'],
    ['2026-03-29', '03:00', '01:00'],
    ['2026-03-30', '08:00', '06:00'],
    // Exists twice: the clocks go from 03:00 back to 02:00.
    ['2026-10-25', '02:30', '00:30'],
    ['2026-10-25', '03:00', '02:00'],
  ] as const;
  for (const [day, time, utc] of cases)
    expect(at(day, time).toISOString(), `${day} ${time}`).toBe(`${day}T${utc}:00.000Z`);
  const west = instantsIn('America/New_York');
  expect(west('2026-03-08', '12:00').toISOString()).toBe('2026-03-08T16:00:00.000Z');
  expect(west('2026-11-01', '01:30').toISOString()).toBe('2026-11-01T05:30:00.000Z');
});
