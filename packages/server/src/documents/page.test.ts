import { expect, it } from 'vitest';
import { amountFormat, dateFormat } from './page.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

it.each([
  ['en-ZA', '-12 345,67', '4 March 2027'],
  ['en', '-12,345.67', 'March 4, 2027'],
  ['en-us', '-12,345.67', 'March 4, 2027'],
  ['en-KE', '-12,345.67', '4 March 2027'],
  ['de-DE', '-12.345,67', '4 March 2027'],
  ['pt-BR', '-12.345,67', '4 March 2027'],
  ['pt-MZ', '-12 345,67', '4 March 2027'],
  ['es-MX', '-12,345.67', '4 March 2027'],
  ['es-419', '-12,345.67', '4 March 2027'],
  ['zh-Hant-TW', '-12,345.67', '4 March 2027'],
  ['ar-EG', '-12,345.67', '4 March 2027'],
])('amounts and days of an English text are as in the region of %s', (locale, amount, day) => {
  expect(plain(amountFormat(locale, 'USD')(-1234567))).toBe(amount);
  expect(dateFormat(locale)('2027-03-04')).toBe(day);
});
