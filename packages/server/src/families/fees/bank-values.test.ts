import { describe, expect, it } from 'vitest';
import { Problem } from '../../contract/errors.ts';
import { bankAmount, bankDay } from './bank-values.ts';

/** The value, or the code of the field error. */
function read(parse: (text: string) => string, text: string): string | undefined {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof Problem) return error.extras.errors?.[0]?.code;
    throw error;
  }
}

describe('values of bank statements', () => {
  it.each([
    ['1250', '1250'],
    ['1250.00', '1250.00'],
    ['1250,5', '1250.5'],
    ['1 250,00', '1250.00'],
    ['1\u00a0250\u202f000,00', '1250000.00'],
    ['1,250.00', '1250.00'],
    ['1.250,00', '1250.00'],
    ["1'250.00", '1250.00'],
    ['1,250,000', '1250000'],
    ['1.250.000,75', '1250000.75'],
    ['R1 250.00', '1250.00'],
    ['R 99,90', '99.90'],
    ['€12,00', '12.00'],
    ['12.00 EUR', '12.00'],
    ['+12.00', '12.00'],
    ['12.00Cr', '12.00'],
    ['0.125', '0.125'],
    ['-12.00', 'not_a_payment'],
    ['12.00-', 'not_a_payment'],
    ['−R12,00', 'not_a_payment'],
    ['R-12,00', 'not_a_payment'],
    ['(12.00)', 'not_a_payment'],
    ['12.00 DR', 'not_a_payment'],
    ['1,250', 'ambiguous'],
    ['1.250', 'ambiguous'],
    ['12,50,000.00', 'invalid_format'],
    ['1,250.000.00', 'invalid_format'],
    ['1E5', 'invalid_format'],
    ['12-34', 'invalid_format'],
    ['n/a', 'invalid_format'],
  ])('reads the amount %s as %s', (text, amount) => expect(read(bankAmount, text)).toBe(amount));

  it.each([
    ['2026-01-20', '2026-01-20'],
    ['2026/01/20', '2026-01-20'],
    ['20260120', '2026-01-20'],
    ['2026-01-20 10:33:00', '2026-01-20'],
    ['2026-01-20T10:33:00Z', '2026-01-20'],
    ['20/01/2026', '2026-01-20'],
    ['2.1.2026', '2026-01-02'],
    ['20 Jan 2026', '2026-01-20'],
    ['20Jan2026', '2026-01-20'],
    ['02-September-2026', '2026-09-02'],
    ['20/01/26', 'invalid_format'],
    ['20 Foo 2026', 'invalid_format'],
    ['yesterday', 'invalid_format'],
  ])('reads the day %s as %s', (text, day) => expect(read(bankDay, text)).toBe(day));
});
