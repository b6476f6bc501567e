/** The order of the day, the month and the year in dates such as 4/5/2026. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd';

/** The ways to read a text as a day (YYYY-MM-DD): a day, or one for each order in which it is a date. */
export type DayText =
  | { day: string }
  | { inOrder: Partial<Record<DateOrder, string>>; hasShortYear: boolean }
  | undefined;

const names = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const time = /^[T ]\d{1,2}[:.]\d{2}/;
const yearFirst = /^(\d{4})([-/.])( ?)(\d{1,2})\2\3(\d{1,2})\.?(?![\d.])/;
const compact = /^(\d{4})(\d{2})(\d{2})(?!\d)/;
const numeric = /^(\d{1,2})([-/. ])( ?)(\d{1,2})\2\3(\d{4}|\d{2})\.?(?![\d.])/;
const named = /^(\d{1,2})(?:st|nd|rd|th|\.)?[-/ ]?([a-z]{3,9})\.?[-/, ]{0,2}(\d{4}|\d{2})(?!\d)/i;
const monthNamed = /^([a-z]{3,9})\.?[- ](\d{1,2})(?:st|nd|rd|th)?,?[- ](\d{4}|\d{2})(?!\d)/i;

/** The text of a date as other systems write it, which can be followed by a time. Undefined if it is not a date. */
export function dayText(text: string): DayText {
  const trimmed = text.trim();
  for (const shape of [yearFirst, compact, numeric, named, monthNamed]) {
    const found = shape.exec(trimmed);
    if (!found) continue;
    const rest = trimmed.slice(found[0].length);
    if (rest !== '' && !time.test(rest)) continue;
    return readings(shape, found);
  }
  return undefined;
}

function readings(shape: RegExp, found: readonly string[]): DayText {
  const [, one = '', two = '', three = '', four = '', five = ''] = found;
  if (shape === yearFirst) return certain(one, four, five);
  if (shape === compact) return certain(one, two, three);
  if (shape === named) return certain(three, monthOf(two), one);
  if (shape === monthNamed) return certain(three, monthOf(one), two);
  const hasShortYear = five.length === 2;
  const inOrder = {
    ...inOneOrder('dmy', dayOf(five, four, one)),
    ...inOneOrder('mdy', dayOf(five, one, four)),
    ...(hasShortYear ? inOneOrder('ymd', dayOf(one.padStart(2, '0'), four, five)) : {}),
  };
  return Object.keys(inOrder).length > 0 ? { inOrder, hasShortYear } : undefined;
}

function certain(year: string, month: string | number, date: string): DayText {
  const day = dayOf(year, month, date);
  return day === undefined ? undefined : { day };
}

const inOneOrder = (order: DateOrder, day: string | undefined) => (day === undefined ? {} : { [order]: day });

/** The number of a month by its English name, or its abbreviation; 0 for other words. */
function monthOf(word: string): number {
  const name = word.toLowerCase();
  return names.findIndex((each) => each === name || each.slice(0, name === 'sept' ? 4 : 3) === name) + 1;
}

/** A day of the calendar from 1900. Years of two digits are those of this century. */
function dayOf(year: string, month: string | number, date: string): string | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  const day = `${full}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  const at = new Date(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
  return exists && full >= '1900' ? day : undefined;
}

const moment =
  /[T ](\d{1,2})[:.](\d{2})(?:[:.]\d{2}(?:[.,]\d{1,9})?)? ?(?:Z|UTC|GMT|([-+])(\d{2}):?(\d{2})?)$/i;

/**
 * The moment of a day with a time and an offset from UTC, in epoch milliseconds. Undefined without an offset, and at
 * midnight, which says the day alone.
 */
export function momentOf(text: string, day: string): number | undefined {
  const [found, hours = '', minutes = '', sign = '+', ahead = '0', more = '0'] =
    moment.exec(text.trim()) ?? [];
  if (found === undefined || (Number(hours) === 0 && Number(minutes) === 0)) return undefined;
  const offset = (Number(ahead) * 60 + Number(more)) * (sign === '-' ? -1 : 1);
  return Date.parse(`${day}T00:00:00Z`) + (Number(hours) * 60 + Number(minutes) - offset) * 60_000;
}

/** The order in which a text must be read, if there is only one in which it is a date with the day or month first. */
export function orderShownBy(text: DayText): 'dmy' | 'mdy' | undefined {
  if (!text || 'day' in text) return undefined;
  const { dmy, mdy } = text.inOrder;
  if (dmy === undefined) return mdy === undefined ? undefined : 'mdy';
  return mdy === undefined ? 'dmy' : undefined;
}
