import { describe, expect, it } from 'vitest';
import { birthFaults } from './rules.ts';

describe('birthFaults', () => {
  it('refuses a day after today', () => {
    expect(birthFaults('2026-11-22', '2026-11-21')).toMatchObject([
      { pointer: '/date_of_birth', code: 'in_future' },
    ]);
    for (const day of ['2026-11-21', '1900-01-01', null, undefined])
      expect(birthFaults(day, '2026-11-21')).toEqual([]);
  });
});
