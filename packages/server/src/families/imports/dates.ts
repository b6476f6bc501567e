import {
  type DateOrder,
  type DayText,
  dayText,
  momentOf,
  orderShownBy,
} from '@rollbook/roster-import/values';
import type { FieldError } from '../../contract/errors.ts';
import { schemaOf } from '../../contract/schemas.ts';
import { addDays, dayIn } from '../../lib/dates.ts';
import { withoutDirections } from '../../lib/text.ts';
import type { ImportTarget, SentRow } from '../../work/import-target.ts';

/** What decides how the dates of an import are read. */
export interface DatesOf {
  /** The order that the request names. */
  given: DateOrder | undefined;
  /** The order of the last import from the same source. */
  before: DateOrder | undefined;
  /** The locale of the school. */
  locale: string;
  today: string;
  timeZone: string;
  isCsv: boolean;
}

interface DateField {
  name: string;
  /** Whether its year can have two digits: not if it can be of another century. */
  isRecent: boolean;
}

export interface ReadDates {
  rows: readonly SentRow[];
  /** The order in which dates are read that have more than one; null if none is known, or no date needs one. */
  order: DateOrder | null;
}

/**
 * Reads the dates of rows, in the form of the API or as other systems write them. The order of the day and the month is
 * that of the request, otherwise the one that the other dates of the rows show, otherwise that of the locale of the school,
 * unless the last import from the same source had another one: some lines of a file need not show what the others did.
 * Without any, dates that can be read in two ways are errors.
 */
export function readDates(rows: readonly SentRow[], target: ImportTarget, how: DatesOf): ReadDates {
  const fields = dateFieldsOf(target, how.isCsv);
  const texts = rows.map(({ row }) =>
    fields.flatMap((field) => {
      const { [field.name]: text } = row;
      // The schema rejects longer texts.
      return typeof text === 'string' && text.length <= 40
        ? [{ field, text, read: dayText(withoutDirections(text)) }]
        : [];
    }),
  );
  const found = texts.flat().map(({ read }) => read);
  const order = found.some((read) => read && 'inOrder' in read) ? orderOf(found, how) : undefined;
  const withDays = rows.map((sent, index) => {
    const fresh: Record<string, string> = {};
    const errors: FieldError[] = [];
    for (const { field, text, read } of texts[index] ?? []) {
      const day = inZone(dayOf(read, field, order, how), text, how.timeZone);
      if (typeof day === 'string') fresh[field.name] = day;
      else errors.push({ pointer: `/${field.name}`, ...((read ? undefined : ofSpreadsheet(text)) ?? day) });
    }
    const read = Object.keys(fresh).length > 0 ? { ...sent, row: { ...sent.row, ...fresh } } : sent;
    return errors.length > 0 ? { ...read, errors: [...sent.errors, ...errors] } : read;
  });
  return { rows: withDays, order: order ?? null };
}

/** The fields of rows that are dates, and those of which the type does not say so. */
function dateFieldsOf({ row, dates = [] }: ImportTarget, isCsv: boolean): DateField[] {
  const properties = Object.entries(schemaOf(row).properties ?? {});
  const declared = isCsv ? properties.filter(([, { format }]) => format === 'date') : [];
  return [
    ...declared.map(([name]) => ({ name, isRecent: false })),
    ...dates.map((name) => ({ name, isRecent: true })),
  ];
}

function orderOf(texts: readonly DayText[], { given, before, locale }: DatesOf): DateOrder | undefined {
  if (given !== undefined) return given;
  const usual = orderIn(locale);
  const shown = new Set(
    texts.flatMap((text) => {
      const isYearFirst = usual === 'ymd' && text && 'inOrder' in text && text.hasShortYear;
      return isYearFirst ? [] : (orderShownBy(text) ?? []);
    }),
  );
  const [first, other] = shown;
  if (first !== undefined) return other === undefined ? first : undefined;
  return before === undefined || before === usual ? usual : undefined;
}

// The territories in which the month is first or the year is, and Canada, which has no usual order. The formats of
// Intl do not say it: the one of South Africa begins with the year, and banks there write the day first.
const monthFirst = /^(?:AS|FM|GU|MH|MP|PH|PR|PW|UM|US|VI)$/;
const yearFirst = /^(?:CN|HU|JP|KP|KR|LT|MN|SE|TW)$/;

/** The usual order of dates in a locale. */
function orderIn(tag: string): DateOrder | undefined {
  const locale = new Intl.Locale(tag);
  // Of English without a territory, the likely one says nothing.
  const region = locale.region ?? (locale.language === 'en' ? undefined : locale.maximize().region);
  if (region === undefined || region === 'CA') return undefined;
  if (monthFirst.test(region)) return 'mdy';
  return yearFirst.test(region) ? 'ymd' : 'dmy';
}

type Unreadable = Pick<FieldError, 'code' | 'detail'>;

const forms = '2026-01-20, 2026/01/20, 20260120, 20/01/2026 or 20 Jan 2026';
const notADate: Unreadable = {
  code: 'invalid_format',
  detail: `must be a date that exists, such as ${forms}`,
};

/** Why a number is not a date: spreadsheets store dates as the number of days since the end of 1899. */
function ofSpreadsheet(text: string): Unreadable | undefined {
  const [, days] = /^\s*([1-9]\d{4})(?:[.,]\d+)?\s*$/.exec(text) ?? [];
  if (days === undefined) return undefined;
  const day = addDays('1899-12-30', Number(days));
  return {
    code: notADate.code,
    detail: `is a number, as spreadsheets store dates (it would be ${day}): format the column as a date, and save the file again`,
  };
}

const shortYear: Unreadable = { code: 'invalid_format', detail: 'must have a year of four digits' };
const ambiguous: Unreadable = {
  code: 'ambiguous',
  detail: 'can be read in more than one way: send date_order, which is dmy, mdy or ymd',
};

function dayOf(
  text: DayText,
  { isRecent }: DateField,
  order: DateOrder | undefined,
  { given, today }: DatesOf,
): string | Unreadable {
  if (!text) return notADate;
  if ('day' in text) return text.day;
  const { inOrder, hasShortYear } = text;
  if (hasShortYear && !isRecent) return shortYear;
  const { ymd, ...others } = inOrder;
  const days = new Set(Object.values(others));
  if (days.size === 0 && order !== 'ymd') return notADate;
  const [only] = days.size === 1 ? days : [];
  const inGiven = order && inOrder[order];
  if (given !== undefined && inGiven === undefined && !(given === 'ymd' && only && !hasShortYear))
    return { code: 'invalid_format', detail: `must be a date in the order ${given}, as date_order says` };
  const day = inGiven ?? only;
  if (day === undefined) return ambiguous;
  const isElsewhere = given === undefined && ymd !== undefined && distance(ymd, today) < distance(day, today);
  return isElsewhere && ymd <= today ? ambiguous : day;
}

/** A day, unless its time and offset say a moment that is on another day in the time zone of the school. */
function inZone(day: string | Unreadable, text: string, timeZone: string): string | Unreadable {
  if (typeof day !== 'string') return day;
  const ms = momentOf(text, day);
  const own = ms === undefined ? day : dayIn(timeZone, ms);
  if (own === day) return day;
  const detail = `is ${day} where it was written, and ${own} in the time zone of the school: send the date without the time, or with a time in ${timeZone}`;
  return { code: 'ambiguous', detail };
}

const distance = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other));
