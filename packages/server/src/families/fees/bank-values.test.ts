import { describe, expect, it } from 'vitest';
import {
  bankAmount,
  directionAmong,
  directionIn,
  directionOfColumn,
  isDirectionName,
  isFieldError,
  isKindName,
  moneyOf,
} from './bank-values.ts';

const locales: Record<string, string> = {
  ZAR: 'en-ZA',
  INR: 'en-IN',
  JPY: 'ja-JP',
  EUR: 'de-DE',
  XOF: 'fr-CI',
};

/** The amount with what its sign says, or the code of the field error. */
function read(text: string, currency = 'ZAR'): string {
  const value = bankAmount(text, moneyOf(currency, locales[currency] ?? 'en'), '/amount_decimal');
  if (isFieldError(value)) return value.code;
  return value.sign === undefined ? value.decimal : `${value.decimal} ${value.sign}`;
}

describe('amounts of bank statements', () => {
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
    ['ZAR 1,000.00', '1000.00'],
    ['+12.00', '12.00 in'],
    ['12.00Cr', '12.00 in'],
    ['0.125', '0.125'],
    ['1.0000', '1.00'],
    ['500.-', '500'],
    ['-12.00', '12.00 out'],
    ['12.00-', '12.00 out'],
    ['−R12,00', '12.00 out'],
    ['R-12,00', '12.00 out'],
    ['(12.00)', '12.00 out'],
    ['12.00 DR', '12.00 out'],
    ['10.00 (ZAR)', '10.00'],
    ['(ZAR) 10.00', '10.00'],
    ['(10.00) (ZAR)', '10.00 out'],
    ['ZAR (10.00)', '10.00 out'],
    ['10.00 (DR)', '10.00 out'],
    ['(10.00', 'invalid_format'],
    ['10.00)', 'invalid_format'],
    ['10.00 (USD)', 'currency_mismatch'],
    ['1,250', 'ambiguous'],
    ['1.250', 'ambiguous'],
    ['1,250.000.00', 'invalid_format'],
    ['12 34.00', 'invalid_format'],
    ['1E5', 'invalid_format'],
    ['12-34', 'invalid_format'],
    ['-12.00 CR', 'invalid_format'],
    ['n/a', 'invalid_format'],
    ['12.00 EUR', 'currency_mismatch'],
    ['$1,000.00', 'currency_mismatch'],
    ['£1,183.23', 'currency_mismatch'],
    ['NGN 2,300.50', 'currency_mismatch'],
    ['R$ 12,00', 'currency_mismatch'],
    ['12.00 Thandi', 'invalid_format'],
  ])('reads %s as %s', (text, amount) => expect(read(text)).toBe(amount));

  it.each([
    ['EUR', '€12,00', '12.00'],
    ['EUR', '12.00 EUR', '12.00'],
    ['USD', 'US$12.00', '12.00'],
    ['INR', '1,25,000.00', '125000.00'],
    ['INR', '₹ 2,50,000.00 Cr', '250000.00 in'],
    ['INR', 'Rs.500.00', '500.00'],
    ['INR', '1,25,00.00', 'invalid_format'],
    ['XOF', '25.000', '25000'],
    ['XOF', '150,000', '150000'],
    ['XOF', '150 000 F CFA', '150000'],
    ['XOF', '1000.00', '1000'],
    ['JPY', '¥12,000', '12000'],
    ['JPY', '1000.50', '1000.50'],
    ['KWD', '1.250', 'ambiguous'],
    ['PKR', 'Rs 1,250.00', '1250.00'],
    ['IDR', '1.250.000', '1250000'],
    ['IDR', '50.000', 'ambiguous'],
  ])('reads in %s %s as %s', (currency, text, amount) => expect(read(text, currency)).toBe(amount));
});

it('the direction of an amount has many words', () => {
  expect(['C', 'cr.', 'Credit', ' in ', '+', 'CRDT', 'Haben'].map(directionIn)).toEqual(Array(7).fill('in'));
  expect(['D', 'DR', 'debit', 'Out', '-', 'DBIT', 'Soll'].map(directionIn)).toEqual(Array(7).fill('out'));
  expect(['', 'EFT', 'Paid', 'x'].map(directionIn)).toEqual(Array(4).fill(undefined));
  expect(['Debit/Credit', 'D/C', 'CR DR', 'Direction', 'Af Bij'].every(isDirectionName)).toBe(true);
  expect(['Credit', 'Debit', 'Description', 'Amount'].some(isDirectionName)).toBe(false);
});

it('the direction of an amount can be among other words', () => {
  const among = (text: string, isOfKinds = true) => directionAmong(text, isOfKinds);
  expect(['EFT CREDIT', 'Cash deposit', 'Payment received', 'EFT CR'].map((text) => among(text))).toEqual(
    Array(4).fill('in'),
  );
  expect(
    ['DEBIT CARD PURCHASE', 'CREDIT CARD PURCHASE', 'EFT Debit', 'ATM withdrawal', 'Bank charges'].map(
      (text) => among(text),
    ),
  ).toEqual(Array(5).fill('out'));
  expect(
    ['Debit card', 'DEBIT ORDER', 'Purchase refund', 'Credit reversal', 'Debit/Credit'].map((text) =>
      among(text),
    ),
  ).toEqual(Array(5).fill('unclear'));
  expect(['EFT', 'Dr Example', 'Uniform purchase'].map((text) => among(text, false))).toEqual(
    Array(3).fill(undefined),
  );
  expect(['Type', 'Transaction type', 'Kind', 'Buchungsart'].every(isKindName)).toBe(true);
  expect(['Description', 'Typewriter', 'Article'].some(isKindName)).toBe(false);
});

it('the direction of an amount can be the name of its column', () => {
  const names = (direction: string) => (name: string) =>
    expect(directionOfColumn(name), name).toBe(direction);
  ['Credit', 'Credits', 'Credit Amount', 'Money in', 'Deposit Amt.', 'Paid in (£)', 'Haben'].forEach(
    names('in'),
  );
  ['Debit', 'Debit (ZAR)', 'Amount debited', 'Money out', 'Withdrawal(s)', 'Dr', 'Soll'].forEach(
    names('out'),
  );
  expect(['Amount', 'Payments', 'D', 'Balance'].map((name) => directionOfColumn(name))).toEqual(
    Array(4).fill(undefined),
  );
  expect(directionOfColumn('Payments', ['Receipts'])).toBe('out');
});
