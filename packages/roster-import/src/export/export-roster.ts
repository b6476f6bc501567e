import type { Rollbook } from '@rollbook/sdk';
import { InputError } from '../input-error.ts';
import { ExportReport } from './export-report.ts';
import { exportFormats, type Format } from './formats.ts';
import type { ExportOptions } from './options.ts';
import { readCalendar } from './read-calendar.ts';
import { RosterFiles } from './roster-files.ts';
import { SnapshotCheck } from './snapshot-check.ts';
import { SourcedIds } from './sourced-ids.ts';
import { writeEnrollments } from './write-enrollments.ts';
import { PeopleWriter } from './write-people.ts';
import { ZipFile } from './zip-file.ts';

export interface Exported {
  report: ExportReport;
  /** Id of the school. */
  school: string;
  /** The time of the last change that the files are sure to have. */
  as_of: string;
  /** Whether nothing changed while the school was read, so that the files are those of one moment. */
  unchanged: boolean;
  /** How many times the school was read. */
  reads: number;
  /** Size of the zip file; null if it was not written, because lines refer to lines that are not there. */
  bytes: number | null;
}

/** A school that keeps changing is not read for longer than this. */
const mostReads = 3;

/**
 * Writes the roster of the school of the API key to a zip file. If records change while they are read, it is read again; the
 * third time is taken as it is. The file has its name only when it is complete, and has no line that refers to nothing.
 */
export async function exportRoster(
  client: Rollbook,
  path: string,
  options: ExportOptions,
): Promise<Exported> {
  for (let reads = 1; ; reads++) {
    const check = await SnapshotCheck.begin(client, options);
    const zip = await ZipFile.create(path);
    let isPublished = false;
    try {
      const { report, school } = await writeRoster(client, zip, options);
      const changed = await check.hasChanged();
      if (changed && reads < mostReads) continue;
      isPublished = report.dangling.length === 0;
      const bytes = isPublished ? await zip.publish() : null;
      return { report, school, as_of: check.since, unchanged: !changed, reads, bytes };
    } finally {
      if (!isPublished) await zip.discard();
    }
  }
}

async function writeRoster(
  client: Rollbook,
  zip: ZipFile,
  options: ExportOptions,
): Promise<{ report: ExportReport; school: string }> {
  const report = new ExportReport();
  const ids = new SourcedIds(options.ids);
  const { signal } = options;
  const { data: school, response } = await client.school.get({ signal }).withResponse();
  const today = dayOf(response.headers.get('Service-Time'), school.time_zone);
  const id = ids.of(school);
  const org = { id, name: school.name, identifier: school.emis_number ?? id };
  const calendar = await readCalendar(client, ids, report, { ...options, today });
  const format: Format = exportFormats[options.format];
  const files = new RosterFiles(zip, format, org, report, options.onProgress);
  const small = ['orgs', 'academicSessions', 'courses', 'classes'];
  await files.begin(small);
  await files.add('org', org);
  for (const session of calendar.sessions) await files.add('session', session);
  for (const course of calendar.courses) await files.add('course', course);
  for (const { written } of calendar.classes) await files.add('class', written);
  await files.end(small);
  const ofPeople = ['users', 'roles', ...optionalFiles(format, options)];
  await files.begin(ofPeople);
  const people = await new PeopleWriter(client, files, ids, report, options).write(calendar);
  await files.end(ofPeople);
  await files.begin(['enrollments']);
  const isCurrent = format.isUndated ?? options.current;
  for (const each of calendar.classes)
    await writeEnrollments(client, files, each, { people, report, today, isCurrent, signal });
  await files.end(['enrollments']);
  await files.finish();
  // A reader would remove everybody.
  if (report.rows.get('users') === 0)
    throw new InputError('There is nothing to export: the school has no people.');
  if (ids.withoutSource > 0)
    report.count(
      'record',
      `has no id of ${options.ids} that can be written; its own id is used`,
      ids.withoutSource,
    );
  return { report, school: school.id };
}

/** The day of a school at a time of its clock. */
const dayOf = (time: string | null, timeZone: string): string =>
  new Intl.DateTimeFormat('sv', { timeZone }).format(time === null ? new Date() : new Date(time));

const optionalFiles = ({ optional }: Format, options: ExportOptions): readonly string[] =>
  (['demographics', 'guardians'] as const).flatMap((what) => (options[what] ? optional[what] : []));
