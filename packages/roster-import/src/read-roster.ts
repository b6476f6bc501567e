import { buildCalendar } from './build/calendar.ts';
import { buildClasses } from './build/classes.ts';
import { Grades } from './build/grades.ts';
import { guardiansOf } from './build/guardians.ts';
import { learnersOf, setAdmissions } from './build/learners.ts';
import type { PeopleOptions } from './build/person-fields.ts';
import type { RosterRows } from './build/roster.ts';
import { staffOf } from './build/staff.ts';
import { Subjects } from './build/subjects.ts';
import { isDelta, readManifest, reportMissing, tableOf } from './files/source-files.ts';
import type { Tables } from './files/tables.ts';
import { InputError } from './input-error.ts';
import { readOneRoster } from './oneroster/read-oneroster.ts';
import type { Report } from './report/report.ts';
import { because } from './report/report.ts';
import { readSds } from './sds/read-sds.ts';
import { Cells } from './source/cells.ts';
import { Dates } from './source/dates.ts';
import { type EndDates, endDatesOf } from './source/end-dates.ts';
import { onlyOrg } from './source/org-scope.ts';
import { normalizeWord, type Person, type SourceRecords } from './source/records.ts';
import type { DateOrder } from './values/days.ts';

/** The formats that can be read. */
export const formats = ['sds', 'sds-v2.1', 'oneroster'] as const;
export type Format = (typeof formats)[number];

export interface ReadOptions extends PeopleOptions {
  format: Format;
  /** Only the people and classes of this organisation and its sub-organisations. */
  school?: string | undefined;
  /** Today in the time zone of the school, which decides who teaches a class. */
  today: string;
  /** Country of telephone numbers without a country code, such as `ZA`. */
  country?: string | undefined;
  dateOrder?: DateOrder | undefined;
  /** Whether an end date is the last day or the day after it; the default depends on the format. */
  endDates?: 'inclusive' | 'exclusive' | undefined;
}

export interface Roster {
  rows: RosterRows;
  /** Whether the files contain only changes. */
  isDelta: boolean;
}

/** Detects the format of the tables, or checks that they can have the given one. */
export function formatOf(tables: Tables, asked?: Format): Format {
  const users = tables.get('users');
  const isThere = {
    sds: tables.get('student') !== undefined,
    'sds-v2.1': users !== undefined,
    oneroster: users !== undefined,
  };
  if (asked !== undefined && isThere[asked]) return asked;
  if (asked === undefined && isThere.sds) return 'sds';
  if (asked !== undefined || !users) {
    throw new InputError(
      'The files have no known format. Microsoft School Data Sync has a Student.csv (version 1) or a users.csv (version 2.1), and OneRoster has a users.csv.',
    );
  }
  const isOneRoster =
    tables.get('manifest') !== undefined ||
    ['enableduser', 'role', 'orgsourcedids'].some((column) => users.header.has(column));
  return isOneRoster ? 'oneroster' : 'sds-v2.1';
}

/** Reads the tables of a school and builds the rows to import. The results of the lines are in the report. */
export function readRoster(tables: Tables, report: Report, options: ReadOptions): Roster {
  const { format, country, dateOrder, school } = options;
  const dates = new Dates(tables.all, report, dateOrder);
  const endDates = endDatesFor(tables, dates, options);
  const cells = new Cells(dates, report, { country, endDates });
  const reading = { tables, cells, report };
  const all = format === 'sds' ? readSds(reading) : readOneRoster(reading);
  const rows = build(school === undefined ? all : onlyOrg(all, school), options);
  reportMissing(tables, format === 'sds' ? 'student' : 'users', report);
  reportDeletions(tables, report);
  for (const table of tables.all) table.reportUnread(report, format);
  return { rows, isDelta: isDelta(readManifest(tables)) };
}

/** Those that are given, otherwise those of the format. */
function endDatesFor(tables: Tables, dates: Dates, { format, endDates }: ReadOptions): EndDates {
  if (endDates !== undefined) return { areExclusive: endDates === 'exclusive' };
  return format === 'oneroster' ? endDatesOf(tables.get('academicsessions'), dates) : { areExclusive: false };
}

function build(records: SourceRecords, options: PeopleOptions & Pick<ReadOptions, 'today'>): RosterRows {
  const grades = new Grades();
  const learners = learnersOf(records, grades, options);
  const staff = staffOf(records, options);
  const accepted = {
    learners: new Map(learners.map((row) => [row.fields.external_id, row])),
    staff: new Set(staff.map(({ fields }) => fields.external_id)),
  };
  const { guardians, links } = guardiansOf(records, new Set(accepted.learners.keys()), options);
  leaveOutUnused(records.people);
  const subjects = new Subjects(records);
  const named = records.classes.flatMap((sourceClass): (string | undefined)[] => {
    const sessions = subjects.sessionsOf(sourceClass);
    return sessions.length > 0 ? sessions : [undefined];
  });
  const calendar = buildCalendar(records, new Set(named));
  const built = buildClasses(records, calendar, subjects, grades, accepted, options);
  setAdmissions(learners, built.enrollments, records.people);
  return {
    academic_years: calendar.years,
    terms: calendar.terms,
    grade_levels: grades.rows(),
    subjects: built.subjects,
    staff,
    classes: built.classes,
    learners,
    guardians,
    learner_guardians: links,
    enrollments: built.enrollments,
  };
}

/** Leaves out lines of demographics of which nothing was used. */
function leaveOutUnused(people: readonly Person[]): void {
  const reason = because`is not used: demographics are stored for learners, and the sex of a parent only decides between mother and father`;
  for (const line of people.flatMap(({ otherLines }) => otherLines))
    if (!line.hasOutcome) line.leaveOut(null, reason, 'notice');
}

/** Reports files of changes that name deleted records: only a full snapshot removes records. */
function reportDeletions(tables: Tables, report: Report): void {
  for (const [file, state] of readManifest(tables)) {
    const name = tableOf(`${file}.csv`);
    const table = state === 'delta' && name ? tables.get(name) : undefined;
    const deleted = table?.lines.filter((line) => normalizeWord(line.peek('status')) === 'tobedeleted');
    if (!table || !deleted?.length) continue;
    report.addItem({
      ...{ severity: 'error', result: 'not_read', file: table.header.file, column: 'status' },
      reason: because`has only changes; number of records that were deleted in the source, and are not removed here: ${deleted.length}. Ask for files with all records (bulk), and import them with --full-snapshot`,
    });
  }
}
