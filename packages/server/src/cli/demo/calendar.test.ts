import { describe, expect, it } from 'vitest';
import { weekdayOf } from '../../lib/dates.ts';
import { holidaysOf, termsOf } from './calendar.ts';

describe('the calendar of a demo school', () => {
  it('has the published terms of 2026, and terms on the same weekdays in other years', () => {
    expect(termsOf(2026)[0]).toEqual({ starts_on: '2026-01-14', ends_on: '2026-03-27' });
    for (let year = 2024; year < 2050; year++) {
      const terms = termsOf(year);
      expect(terms.map(({ starts_on }) => weekdayOf(starts_on))).toEqual([3, 3, 2, 2]);
      expect(terms.every(({ starts_on }) => starts_on.startsWith(String(year)))).toBe(true);
    }
  });

  it('knows the movable holidays, and keeps a Sunday on the Monday', () => {
    const named = (year: number, name: string) => holidaysOf(year).find((day) => day.name === name)?.date;
    expect(named(2024, 'Good Friday')).toBe('2024-03-29');
    expect(named(2025, 'Family Day')).toBe('2025-04-21');
    expect(named(2026, 'Good Friday')).toBe('2026-04-03');
    expect(named(2027, 'Good Friday')).toBe('2027-03-26');
    expect(named(2026, "National Women's Day (kept on Monday)")).toBe('2026-08-10');
    const dates = holidaysOf(2026).map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].sort());
  });
});
