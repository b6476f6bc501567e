import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { z } from 'zod';
import type { Dates } from './dates.ts';
import { shown } from './header.ts';
import { because, type Ledger } from './ledger.ts';
import { LeftOut, type Line } from './line.ts';

/** What the cells of some files cannot say themselves. */
export interface CellOptions {
  /** Country of telephone numbers without a country code, as ISO 3166 has it: `ZA`. */
  country?: string | undefined;
  /** Whether an end date is the day after the last one, as OneRoster has it. */
  hasExclusiveEnds: boolean;
}

const email = z.email().max(254);

/** Reads cells that hold more than a text. What cannot be read is left out of the record, and said. */
export class Cells {
  readonly #dates: Dates;
  readonly #ledger: Ledger;
  readonly #options: CellOptions;
  readonly #said = new Set<string>();

  constructor(dates: Dates, ledger: Ledger, options: CellOptions) {
    this.#dates = dates;
    this.#ledger = ledger;
    this.#options = options;
  }

  /** The day in a cell; the line is left out where it is none. */
  day(line: Line, ...columns: string[]): string | null {
    return this.#dates.read(line, ...columns);
  }

  /** The last day of what ends on the day in a cell. */
  lastDay(line: Line, ...columns: string[]): string | null {
    const day = this.day(line, ...columns);
    if (day === null || !this.#options.hasExclusiveEnds) return day;
    this.#once(
      line,
      columns,
      because`is read as the day after the last day, as defined by OneRoster; use --end-dates inclusive if it is the last day`,
    );
    return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  }

  email(line: Line, ...columns: string[]): string | null {
    return line.optional(() => {
      const text = line.get(...columns);
      if (text === null || isEmail(text)) return text;
      throw new LeftOut(line.title(columns), because`is not an email address: ${shown(text)}`);
    });
  }

  /** A telephone number in E.164 form. */
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
        throw new LeftOut(
          title,
          because`has no country code: ${shown(text)}; set the country with --country`,
        );
      // What was not in the cell as such has to be borne out by the number.
      if (!found || !(text.startsWith('+') ? found.isPossible() : found.isValid()))
        throw new LeftOut(
          title,
          because`is not a telephone number${inCountry(isInternational, country)}: ${shown(text)}`,
        );
      if (!/^\+[1-9]\d{6,14}$/.test(found.number))
        throw new LeftOut(title, because`is not a telephone number: ${shown(text)}`);
      if (!isInternational)
        this.#once(
          line,
          columns,
          because`has numbers without a country code, which are read as numbers of ${country}; use --country to change this`,
        );
      if (found.ext) line.lose(columns, because`has an extension, which cannot be stored: ${shown(text)}`);
      return found.number;
    });
  }

  /** Says how a column is read: once for the file. */
  #once(line: Line, columns: readonly string[], reason: ReturnType<typeof because>): void {
    const column = line.title(columns);
    const key = JSON.stringify([line.file, column, reason.pattern]);
    if (this.#said.has(key)) return;
    this.#said.add(key);
    this.#ledger.add({ severity: 'notice', result: 'assumed', file: line.file, line: 1, column, reason });
  }
}

const countryOf = (country: string | undefined) =>
  // The library knows which countries there are; the option was checked against it.
  country === undefined ? {} : { defaultCountry: country as CountryCode };

const inCountry = (isInternational: boolean, country: string | undefined): string =>
  isInternational ? '' : ` of ${country}`;

export const isEmail = (text: string): boolean => email.safeParse(text).success;

/** The values of a cell that holds a list. */
export const listIn = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** A text no longer than a field takes, cut between letters. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text.trim();
  let end = 0;
  for (const { index, segment } of letters.segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end).trim();
}

/** A value of a line no longer than its field takes; what is cut is said. */
export function fit(line: Line, columns: readonly string[], text: string, most: number): string {
  const short = clip(text, most);
  if (short !== text)
    line.lose(columns, because`is longer than ${most} characters and was truncated: ${shown(text)}`);
  return short;
}
