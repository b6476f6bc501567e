import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import * as z from 'zod';
import { shown } from '../files/header.ts';
import type { Line } from '../report/line.ts';
import { LineError } from '../report/line.ts';
import type { Report } from '../report/report.ts';
import { because } from '../report/report.ts';
import type { Dates } from './dates.ts';
import { dayBefore, type EndDates } from './end-dates.ts';

/** What is not in the files themselves. */
interface CellOptions {
  /** Country of telephone numbers without a country code, as an ISO 3166 code such as `ZA`. */
  country?: string | undefined;
  endDates: EndDates;
}

const email = z.email().max(254);

/** Parses cells that are not plain text. Values that cannot be parsed are left out of the record and reported. */
export class Cells {
  readonly #dates: Dates;
  readonly #report: Report;
  readonly #options: CellOptions;
  readonly #reported = new Set<string>();

  constructor(dates: Dates, report: Report, options: CellOptions) {
    this.#dates = dates;
    this.#report = report;
    this.#options = options;
  }

  /** The day in a cell; the line is left out if it is not a date. */
  day(line: Line, ...columns: string[]): string | null {
    return this.#dates.read(line, ...columns);
  }

  /** The last day of the period whose end date is in a cell. */
  lastDay(line: Line, ...columns: string[]): string | null {
    const day = this.day(line, ...columns);
    const { areExclusive, reason, isAmbiguous } = this.#options.endDates;
    if (day === null || !reason) return areExclusive && day !== null ? dayBefore(day) : day;
    if (isAmbiguous) throw new LineError(line.title(columns), reason);
    this.#reportOnce(line, columns, reason);
    return areExclusive ? dayBefore(day) : day;
  }

  email(line: Line, ...columns: string[]): string | null {
    return line.optional(() => {
      const text = line.get(...columns);
      if (text === null || isEmail(text)) return text;
      throw new LineError(line.title(columns), because`is not an email address: ${shown(text)}`);
    });
  }

  /** A telephone number in E.164 format. */
  phone(line: Line, ...columns: string[]): string | null {
    return line.optional(() => {
      const text = line.get(...columns);
      if (text === null) return null;
      const { country } = this.#options;
      const title = line.title(columns);
      const dialled = text.replace(/^00/, '+');
      const found = parsePhoneNumberFromString(dialled, { extract: false, ...countryOf(country) });
      const isInternational = dialled.startsWith('+');
      if (!isInternational && country === undefined)
        throw new LineError(
          title,
          because`has no country code: ${shown(text)}; set the country with --country`,
        );
      // A country code that was not in the cell is used only if the number is valid in that country.
      if (!found || !(text.startsWith('+') ? found.isPossible() : found.isValid()))
        throw new LineError(
          title,
          because`is not a telephone number${inCountry(isInternational, country)}: ${shown(text)}`,
        );
      if (!/^\+[1-9]\d{6,14}$/.test(found.number))
        throw new LineError(title, because`is not a telephone number: ${shown(text)}`);
      if (!isInternational)
        this.#reportOnce(
          line,
          columns,
          because`has numbers without a country code, which are read as numbers of ${country}; use --country to change this`,
        );
      if (found.ext)
        line.dropValue(columns, because`has an extension, which cannot be stored: ${shown(text)}`);
      return found.number;
    });
  }

  /** Reports how a column is parsed, once for each file. */
  #reportOnce(line: Line, columns: readonly string[], reason: ReturnType<typeof because>): void {
    const column = line.title(columns);
    const key = JSON.stringify([line.file, column, reason.pattern]);
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    this.#report.addItem({ severity: 'notice', result: 'assumed', file: line.file, line: 1, column, reason });
  }
}

/** Whether telephone numbers of a country, such as `ZA`, can be parsed. */
export const isCountry = (code: string): boolean => isSupportedCountry(code);

const countryOf = (country: string | undefined) =>
  // The option was checked with `isCountry`.
  country === undefined ? {} : { defaultCountry: country as CountryCode };

const inCountry = (isInternational: boolean, country: string | undefined): string =>
  isInternational ? '' : ` of ${country}`;

export const isEmail = (text: string): boolean => email.safeParse(text).success;

/** The values of a comma-separated list. */
export const listIn = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Truncates a text between characters as a reader sees them (graphemes). */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text.trim();
  let end = 0;
  for (const { index, segment } of letters.segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end).trim();
}

/** Truncates a value of a line to the length of its field, and reports it. */
export function fit(line: Line, columns: readonly string[], text: string, most: number): string {
  const short = clip(text, most);
  if (short !== text)
    line.dropValue(columns, because`is longer than ${most} characters and was truncated: ${shown(text)}`);
  return short;
}
