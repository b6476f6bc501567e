import type { Table } from '../files/tables.ts';
import { because, type Reason } from '../report/item.ts';
import type { Line } from '../report/line.ts';
import { LineError } from '../report/line-error.ts';
import type { Report } from '../report/report.ts';

/** Whether the month or the day is first in dates such as 4/5/2026. */
export type DateOrder = 'mdy' | 'dmy';

const columns = [
  'birthdate',
  'dateofbirth',
  'termstartdate',
  'termenddate',
  'startdate',
  'begindate',
  'rolestartdate',
  'enddate',
];

interface Evidence {
  line: Line;
  column: string;
  text: string;
}

const slashed = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?:[ T]\d.*)?$/;

/**
 * Parses dates: ISO, or with slashes, dots or dashes. The order of the latter is the same in the whole folder: the given
 * one, or the only one in which some date is valid. If no date shows the order, or dates contradict each other, dates that
 * are valid in both orders are errors.
 */
export class Dates {
  readonly #order: DateOrder | Reason;
  readonly #given: boolean;
  readonly #evidence: Evidence | undefined;
  readonly #report: Report;
  #isReported = false;

  constructor(tables: readonly Table[], report: Report, given?: DateOrder) {
    this.#report = report;
    this.#given = given !== undefined;
    const mdy = this.#given ? undefined : evidenceOf('mdy', tables);
    const dmy = this.#given ? undefined : evidenceOf('dmy', tables);
    this.#evidence = mdy ?? dmy;
    const how = 'set the order with --date-order';
    if (given) this.#order = given;
    else if (mdy && dmy)
      this.#order = because`is ambiguous: ${mdy.text} (${mdy.line.place}) must be read month first, and ${dmy.text} (${dmy.line.place}) day first; ${how}`;
    else if (mdy || dmy) this.#order = mdy ? 'mdy' : 'dmy';
    else this.#order = because`is ambiguous: it can be read month first or day first; ${how}`;
  }

  /** The day in a cell as an ISO date; null if it is empty. */
  read(line: Line, ...names: string[]): string | null {
    const text = line.get(...names);
    if (text === null) return null;
    const column = line.title(names);
    const parts = slashed.exec(text);
    const day = parts
      ? this.#slashed(line, column, text, parts)
      : /^\d{4}-\d\d-\d\d(?=$|[T ]\d)/.exec(text)?.[0];
    if (day !== undefined && isDay(day)) return day;
    throw new LineError(column, because`is not a date: ${text}`);
  }

  #slashed(
    line: Line,
    column: string | null,
    text: string,
    [, one = '', , two = '', year]: string[],
  ): string {
    const mdy = `${year}-${one.padStart(2, '0')}-${two.padStart(2, '0')}`;
    const dmy = `${year}-${two.padStart(2, '0')}-${one.padStart(2, '0')}`;
    if (this.#order === 'mdy' && isDay(mdy)) return this.#reportOrder(mdy, dmy);
    if (this.#order === 'dmy' && isDay(dmy)) return this.#reportOrder(dmy, mdy);
    if (mdy === dmy || this.#given) return this.#order === 'dmy' ? dmy : mdy;
    if (!isDay(mdy) || !isDay(dmy)) return isDay(dmy) ? dmy : mdy;
    const { text: why, pattern } = this.#order as Reason; // An order has been tried above.
    throw new LineError(column ?? line.title(columns), {
      text: `is ${text}, which ${why}`,
      pattern,
    });
  }

  /** Reports once which order was concluded from the dates, when a date is first parsed with it. */
  #reportOrder(day: string, other: string): string {
    const evidence = this.#evidence;
    if (evidence && !this.#isReported && day !== other && isDay(other)) {
      this.#isReported = true;
      const first = this.#order === 'mdy' ? 'month' : 'day';
      this.#report.addItem({
        severity: 'notice',
        result: 'assumed',
        file: evidence.line.file,
        line: evidence.line.number,
        column: evidence.column,
        reason: because`dates are read ${first} first, because ${evidence.text} cannot be read otherwise; use --date-order to change this`,
      });
    }
    return day;
  }
}

/** The first date that is valid only in this order. */
function evidenceOf(order: DateOrder, tables: readonly Table[]): Evidence | undefined {
  for (const { header, lines } of tables) {
    for (const column of columns.filter((each) => header.has(each))) {
      for (const line of lines) {
        const text = line.peek(column);
        const [, one, , two] = slashed.exec(text) ?? [];
        const [month, day] = order === 'mdy' ? [Number(one), Number(two)] : [Number(two), Number(one)];
        if (month <= 12 && day > 12 && day <= 31) return { line, column: header.title(column), text };
      }
    }
  }
  return undefined;
}

function isDay(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}
