import type { Morning, MorningOptions } from './morning.ts';
import type { Traffic } from './traffic.ts';

const mega = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;
const kilo = (bytes: number): string => (bytes / 1024).toFixed(1);

export function morningText(
  { schools, active, size, processes, overSeconds }: MorningOptions,
  result: Morning,
): string {
  const { connections, vacuum, delivered } = result;
  const total = [...result.sizes.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  const yearly = result.growth.reduce((sum, { bytesAYear }) => sum + bytesAYear, 0);
  return [
    `morning: ${schools} schools of ${size.learners} learners, of which ${active} take registers of ${size.classes} classes; ${processes} processes`,
    `what is due on the day was looked for in all schools ${result.lookedForAfter.toFixed(1)} s after the start`,
    traffic('registers, as fast as possible', result.registers),
    traffic(`registers, over ${overSeconds} s`, result.spread),
    traffic('notices about absences, as fast as possible', result.notices),
    `all copies of the notices were sent ${result.noticesSentAfter.toFixed(1)} s after the first request`,
    `events of registers delivered: ${delivered.events} of ${result.events}, ${delivered.repeats} of them more than once`,
    ...result.memory.map(({ name, bytes }) => `${name}: at most ${mega(bytes)} of memory`),
    `connections to PostgreSQL: at most ${connections.count}, ${connections.bytesEach === undefined ? 'whose memory is not known here' : `${mega(connections.bytesEach)} of memory of its own each`}`,
    `vacuum of one day: ${vacuum.deadRows} dead rows, ${vacuum.seconds.toFixed(2)} s, ${mega(vacuum.walBytes)} of write-ahead log`,
    `database: ${mega(total)}`,
    '',
    `what the second day added for a school; ${mega(yearly)} a school year of 195 days, with what is kept for fewer days`,
    table([
      ['table', 'rows a day', 'kB a day', 'rows a year', 'MB a year'],
      ...result.growth.map((one) => [
        one.table,
        one.rowsEachDay.toFixed(1),
        kilo(one.bytesEachDay),
        one.rowsAYear.toFixed(0),
        (one.bytesAYear / 2 ** 20).toFixed(2),
      ]),
    ]),
  ].join('\n');
}

const traffic = (name: string, { requests, seconds, perSecond, p50Ms, p99Ms, mostMs }: Traffic): string =>
  `${name}: ${requests} in ${seconds.toFixed(1)} s, ${perSecond.toFixed(0)}/s; p50 ${p50Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms, at most ${mostMs.toFixed(0)} ms`;

/** Rows of cells, the first of which is the header, in columns. */
export function table(rows: readonly string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(cell).join('  ')).join('\n');
}
