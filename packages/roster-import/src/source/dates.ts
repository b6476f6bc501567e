import type { Table } from '../files/tables.ts';
import type { Line } from '../report/line.ts';
import { LineError } from '../report/line.ts';
import type { Report } from '../report/report.ts';
import { because, type Reason } from '../report/report.ts';
import { type DateOrder, type DayText, dayText, orderShownBy } from '../values/days.ts';

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

const unclear = because`is ambiguous: it can be read month first or day first; set the order with --date-order`;

interface Evidence {
  line: Line;
  column: string;
  text: string;
}

/** Columns with dates of any century, so that a year of two digits does not say which. */
const births = new Set(['birthdate', 'dateofbirth']);

type Ordered = Extract<DayText, { inOrder: unknown }>;

/**
 * Parses dates: as in `values/days.ts`. The order of the day and the month is the same in the whole folder: the given
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
    if (given) this.#order = given;
    else if (mdy && dmy)
      this.#order = because`is ambiguous: ${mdy.text} (${mdy.line.place}) must be read month first, and ${dmy.text} (${dmy.line.place}) day first; set the order with --date-order`;
    else if (mdy || dmy) this.#order = mdy ? 'mdy' : 'dmy';
    else this.#order = unclear;
  }

  /** The day in a cell as an ISO date; null if it is empty. */
  read(line: Line, ...names: string[]): string | null {
    const text = line.get(...names);
    if (text === null) return null;
    const column = line.title(names);
    const read = dayText(text);
    if (!read) throw new LineError(column, because`is not a date: ${text}`);
    if ('day' in read) return read.day;
    if (read.hasShortYear && names.some((name) => births.has(name)))
      throw new LineError(
        column,
        because`has a year of two digits, which can be of more than one century: ${text}`,
      );
    return this.#ordered(read, column, text);
  }

  #ordered({ inOrder }: Ordered, column: string | null, text: string): string {
    const days = new Set(Object.values(inOrder));
    const [only = '', other] = days;
    const day = typeof this.#order === 'string' ? inOrder[this.#order] : undefined;
    if (this.#given && other !== undefined && day === undefined)
      throw new LineError(column, because`is not a date in the order ${this.#order}: ${text}`);
    if (this.#given) {
      // A date with the same day and month is the same in both orders, and one with the year last has no other order.
      if (day === undefined && this.#order !== 'ymd')
        throw new LineError(column, because`is not a date: ${text}`);
      return day ?? only;
    }
    if (other === undefined) return only;
    // Whether a year of two digits is first is never concluded from other dates.
    const isYearLast = inOrder.ymd === undefined || inOrder.ymd === day;
    if (day !== undefined && isYearLast) return this.#reportOrder(day);
    const { text: why, pattern } = typeof this.#order === 'string' ? unclear : this.#order;
    throw new LineError(column, { text: `is ${text}, which ${why}`, pattern });
  }

  /** Reports once which order was concluded from the dates, when a date that has another one is first parsed with it. */
  #reportOrder(day: string): string {
    const evidence = this.#evidence;
    if (evidence && !this.#isReported) {
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
        const read = dayText(text);
        // A year of two digits may be first.
        const isClear = read && 'inOrder' in read && read.inOrder.ymd === undefined;
        if (isClear && orderShownBy(read) === order) return { line, column: header.title(column), text };
      }
    }
  }
  return undefined;
}
