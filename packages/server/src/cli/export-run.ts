import { lstatSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import {
  type Exported,
  type ExportFormat,
  type ExportItem,
  type ExportOptions,
  exportRoster,
  InputError,
} from '@rollbook/roster-import';
import { AbortError } from '@rollbook/sdk';
import { UsageError } from '../contract/errors.ts';
import { withInterrupts } from './interrupts.ts';
import { fail, inPlace, plural, print, table } from './output.ts';
import { explain, remoteClient } from './remote.ts';

export interface ExportCommandOptions extends Pick<ExportOptions, 'grades' | 'usernames' | 'ids'> {
  server?: string;
  key?: string;
  out: string;
  schoolYear?: string[];
  guardians?: boolean;
  demographics?: boolean;
  phones?: boolean;
  timetable?: boolean;
  current?: boolean;
  json?: boolean;
}

/** Exports a school, and prints what is in the file and what is not. */
export async function exportSchool(format: ExportFormat, options: ExportCommandOptions): Promise<void> {
  const path = resolve(options.out);
  checkTarget(path, options.out);
  const { client, baseUrl } = remoteClient(options);
  const { grades, usernames, ids, schoolYear: years } = options;
  const { guardians = false, demographics = false, phones = false } = options;
  const { timetable = false, current = false } = options;
  let exported: Exported;
  try {
    exported = await withInterrupts((signal) =>
      exportRoster(client, path, {
        ...{
          format,
          years,
          ids,
          grades,
          usernames,
          guardians,
          demographics,
          phones,
          timetable,
          current,
          signal,
        },
        onProgress: showRows,
      }),
    );
  } catch (error) {
    if (error instanceof InputError) throw new UsageError(error.message);
    if (error instanceof AbortError) throw new Error(`Interrupted. ${options.out} was not written.`);
    throw explain(error, baseUrl);
  } finally {
    inPlace('\n');
  }
  const { report, bytes, ...about } = exported;
  const files = Array.from(report.rows, ([name, lines]) => ({ file: `${name}.csv`, lines }));
  const { leftOut: left_out, notices, dangling: errors } = report;
  const result = {
    format,
    file: bytes === null ? null : path,
    bytes,
    ...about,
    files,
    left_out,
    notices,
    errors,
  };
  print(result, options, linesOf(exported, files, options.out));
  if (bytes === null)
    await fail(
      new Error(`${options.out} was not written: ${plural(errors.length, 'reference')} would lead nowhere.`),
    );
}

function showRows(rows: number): void {
  if (rows % 100 === 0) inPlace(`\r${rows} rows`);
}

/** What cannot be written is said before anything is read. */
function checkTarget(path: string, shown: string): void {
  const existing = lstatSync(path, { throwIfNoEntry: false });
  if (existing && !existing.isFile()) throw new UsageError(`${shown} exists, and is not a regular file.`);
  const folder = lstatSync(dirname(path), { throwIfNoEntry: false });
  if (!folder) throw new UsageError(`The folder ${dirname(path)} does not exist.`);
}

function linesOf(
  { report, bytes, as_of, unchanged, reads }: Exported,
  files: readonly { file: string; lines: number }[],
  shown: string,
): string[] {
  const counts = table([['File', 'lines'], ...files.map(({ file, lines }) => [file, String(lines)])], {
    right: [1],
  });
  const moment = unchanged
    ? `The school as it was at ${as_of}.`
    : `The school changed each of the ${reads} times that it was read: what changed after ${as_of} may be missing, or be there in part, but nothing refers to a line that is not there.`;
  return [
    ...(bytes === null ? [] : [`Wrote ${shown} (${plural(bytes, 'byte')}).`, moment, '']),
    ...counts,
    ...itemLines('Left out', report.leftOut),
    ...itemLines('Written, but to be checked', report.notices),
    ...itemLines('Errors', report.dangling),
  ];
}

function itemLines(title: string, items: readonly ExportItem[]): string[] {
  if (items.length === 0) return [];
  return [
    '',
    `${title}: number, reason and first example`,
    ...items.map(
      ({ kind, reason, count, ids: [first] }) =>
        `${String(count).padStart(7)}  ${kind.replaceAll('_', ' ')} ${reason}${first === undefined ? '' : ` (${first})`}`,
    ),
  ];
}
