import { describe, expect, it } from 'vitest';
import { nameErrors, nationalIdErrors, pastErrors } from './people.ts';

describe('nameFaults', () => {
  it('asks for a name of 200 characters at most', () => {
    expect(nameErrors(undefined)).toMatchObject([{ pointer: '/name', code: 'required' }]);
    expect(nameErrors('A'.repeat(200))).toEqual([]);
    expect(nameErrors('𠮷'.repeat(200))).toEqual([]);
    expect(nameErrors('A'.repeat(201))).toMatchObject([{ pointer: '/name', code: 'too_long' }]);
  });
});

describe('pastFaults', () => {
  it('refuses a day after today', () => {
    expect(pastErrors('date_of_birth', '2026-11-22', '2026-11-21')).toMatchObject([
      { pointer: '/date_of_birth', code: 'in_future' },
    ]);
    for (const day of ['2026-11-21', '1900-01-01', null, undefined])
      expect(pastErrors('date_of_birth', day, '2026-11-21')).toEqual([]);
  });
});

describe('nationalIdFaults', () => {
  it('refuses a number whose check digit does not fit', () => {
    // The published example of the format of identity numbers.
    expect(nationalIdErrors('8001015009087')).toEqual([]);
    for (const wrong of ['8001015009088', '8001015009078', '8001015009187', '8010015009087']) {
      expect(nationalIdErrors(wrong)).toMatchObject([
        { pointer: '/national_id', code: 'invalid_check_digit' },
      ]);
    }
    expect(nationalIdErrors(null)).toEqual([]);
  });
});
