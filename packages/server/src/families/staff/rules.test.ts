import { describe, expect, it } from 'vitest';
import { daysBeside, expiryErrors, ownedUntil, usualExpiry } from './rules.ts';

const today = '2026-06-15';
const owner = (starts_on: string | null, ends_on: string | null, leaves_on: string | null = null) => ({
  starts_on,
  ends_on,
  leaves_on,
});

describe('ownedUntil', () => {
  it('is before all days without an owner today', () => {
    for (const owners of [[], [owner('2026-06-16', null)], [owner(null, '2026-06-14')]])
      expect(ownedUntil(owners, today) < '0001-01-01').toBe(true);
  });

  it('is the last day of the last of owners who follow each other without a gap', () => {
    expect(ownedUntil([owner(null, '2026-06-15')], today)).toBe('2026-06-15');
    const handover = [owner('2026-07-01', '2026-12-31'), owner(null, '2026-06-30')];
    expect(ownedUntil(handover, today)).toBe('2026-12-31');
    expect(ownedUntil([...handover, owner('2027-01-02', null)], today)).toBe('2026-12-31');
    expect(ownedUntil([owner(null, '2026-09-30'), owner('2026-01-01', '2026-07-31')], today)).toBe(
      '2026-09-30',
    );
  });

  it('is the last day at the school of an owner who leaves before the role ends', () => {
    expect(ownedUntil([owner(null, null, '2026-12-09')], today)).toBe('2026-12-09');
    expect(ownedUntil([owner(null, '2026-09-30', '2026-12-09')], today)).toBe('2026-09-30');
    expect(ownedUntil([owner(null, null, '2026-06-14')], today) < '0001-01-01').toBe(true);
  });

  it('is after all days with one who has no last day', () => {
    expect(ownedUntil([owner(null, null), owner('2026-01-01', null), owner(null, today)], today)).toBe(
      ownedUntil([owner(today, null)], today),
    );
    expect(ownedUntil([owner(today, null)], today) > '2999-12-31').toBe(true);
  });
});

describe('daysBeside', () => {
  const days = (starts_on: string | null, ends_on: string | null) => ({ starts_on, ends_on });

  it('are all days from today on beside ranges that are over', () => {
    for (const ranges of [[], [days(null, '2026-06-14')]])
      expect(daysBeside(ranges, today)).toEqual([days(today, null)]);
  });

  it('are none beside a range without an end that has begun', () => {
    for (const ends_on of [null, '9999-12-31'])
      expect(daysBeside([days('2026-01-01', ends_on)], today)).toEqual([]);
  });

  it('are those before, between and after ranges in any order, also ones that overlap', () => {
    const ranges = [
      days('2026-09-01', '2026-09-30'),
      days('2026-07-01', '2026-07-31'),
      days('2026-07-15', '2026-08-31'),
    ];
    expect(daysBeside(ranges, today)).toEqual([days(today, '2026-06-30'), days('2026-10-01', null)]);
    expect(daysBeside(ranges, '2026-07-10')).toEqual([days('2026-10-01', null)]);
    expect(daysBeside([days('2026-06-16', null)], today)).toEqual([days(today, today)]);
  });
});

describe('expiryFaults', () => {
  const now = '2026-06-15T08:00:00.000Z';

  it('takes a time in the next ninety days', () => {
    for (const at of ['2026-06-15T08:00:00.001Z', usualExpiry(now), '2026-09-13T08:00:00.000Z'])
      expect(expiryErrors(at, now)).toEqual([]);
    for (const at of [now, '2026-06-14T08:00:00.000Z'])
      expect(expiryErrors(at, now)).toMatchObject([{ pointer: '/expires_at', code: 'in_past' }]);
    for (const at of ['2026-09-13T08:00:00.001Z', '+010000-01-01T00:00:00.000Z'])
      expect(expiryErrors(at, now)).toMatchObject([{ pointer: '/expires_at', code: 'too_late' }]);
  });
});
