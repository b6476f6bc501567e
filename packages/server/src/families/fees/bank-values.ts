import { invalidField } from '../../contract/errors.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day as banks write it, as YYYY-MM-DD. Whether it exists is checked with the request. */
export function bankDay(text: string): string {
  const day = text.trim().replace(/[T ]\d{1,2}:\d{2}[\s\S]*/, '');
  const [, year, month, date] = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})$/.exec(day) ?? [];
  if (year) return `${year}-${month}-${date}`;
  const [, first = '', second = '', last] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(day) ?? [];
  if (last) return `${last}-${second.padStart(2, '0')}-${first.padStart(2, '0')}`;
  const [, number = '', name = '', of] = /^(\d{1,2})[-/ ]?([A-Za-z]{3,9})\.?[-/, ]*(\d{4})$/.exec(day) ?? [];
  const index = months.indexOf(name.slice(0, 3).toLowerCase());
  if (of && index >= 0) return `${of}-${String(index + 1).padStart(2, '0')}-${number.padStart(2, '0')}`;
  const forms = '2026-01-20, 2026/01/20, 20260120, 20/01/2026 (the day first) or 20 Jan 2026';
  throw invalidField('/received_on', 'invalid_format', `must be a date such as ${forms}`);
}

const pointer = '/amount_decimal';
const shape = /^([-−–(+]?)(?:\p{Sc}|[A-Z]{1,3})?([-−–+]?)(\d[\d.,]*)([-−–)]|CR|DR)?(?:\p{Sc}|[A-Z]{3})?$/iu;

/** An amount as banks write it, with a decimal point and without separators of thousands. */
export function bankAmount(text: string): string {
  const [, sign = '', inner = '', number, after = ''] = shape.exec(text.replace(/[\s'’]/g, '')) ?? [];
  if (number === undefined) throw notAnAmount();
  if (/[-−–(]/.test(sign + inner) || /[-−–)]|DR/i.test(after))
    throw invalidField(
      pointer,
      'not_a_payment',
      'must not be negative: this is money that the school paid. Leave the row out, or record a refund',
    );
  return plain(number);
}

/** The last separator separates the decimals, unless it can only separate thousands. */
function plain(number: string): string {
  const marks = number.match(/[.,]/g) ?? [];
  const mark = marks.at(-1);
  if (mark === undefined) return number;
  const at = number.lastIndexOf(mark);
  const [whole, decimals] = [number.slice(0, at), number.slice(at + 1)];
  if (marks.length === 1) {
    if (decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole))
      throw invalidField(
        pointer,
        'ambiguous',
        `must have decimals: ${number} can be ${whole + decimals}.00 or ${whole}.${decimals}`,
      );
    return decimals === '' ? whole : `${whole}.${decimals}`;
  }
  const isSame = marks.every((one) => one === mark);
  const grouped = isSame ? number : whole;
  if (!/^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(grouped)) throw notAnAmount();
  const digits = grouped.replace(/[.,]/g, '');
  return isSame ? digits : `${digits}.${decimals}`;
}

const notAnAmount = () =>
  invalidField(
    pointer,
    'invalid_format',
    'must be an amount such as 1250.00, 1 250,00, 1,250.00 or R1.250,00',
  );
