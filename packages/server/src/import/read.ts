import { UsageError } from '../contract/errors.ts';
import { buildCalendar } from './build-calendar.ts';
import { buildClasses } from './build-classes.ts';
import { Grades } from './build-grades.ts';
import { guardiansOf } from './build-guardians.ts';
import { learnersOf } from './build-learners.ts';
import { staffOf } from './build-staff.ts';
import { Cells } from './cells.ts';
import { type DateOrder, Dates } from './dates.ts';
import type { Facts } from './facts.ts';
import type { Ledger } from './ledger.ts';
import { isDelta, readManifest, reportMissing } from './manifest.ts';
import { readOneRoster } from './oneroster.ts';
import { onlyOrg } from './org-scope.ts';
import type { PeopleOptions } from './person-fields.ts';
import type { RosterRows } from './roster.ts';
import { readSds } from './sds.ts';
import { Subjects } from './subjects.ts';
import type { Tables } from './tables.ts';

/** The formats that are read, each told by its files. */
export const formats = ['sds', 'sds-v2.1', 'oneroster'] as const;
export type Format = (typeof formats)[number];

export interface ReadOptions extends PeopleOptions {
  format: Format;
  /** Only the people and classes of this organisation and those below it. */
  school?: string | undefined;
  /** The day on which the school is read, as it is there: it decides who teaches a class. */
  today: string;
  /** Country of telephone numbers without a country code: `ZA`. */
  country?: string | undefined;
  dateOrder?: DateOrder | undefined;
  /** Whether an end date is the last day, or the day after it; as the format has it where it is not said. */
  endDates?: 'inclusive' | 'exclusive' | undefined;
}

export interface Roster {
  rows: RosterRows;
  /** Whether the files hold only what has changed. */
  isDelta: boolean;
}

/** Which format a set of tables has; what is asked for must be there too. */
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
    throw new UsageError(
      'The files have no known format. Microsoft School Data Sync has a Student.csv (version 1) or a users.csv (version 2.1), and OneRoster has a users.csv.',
    );
  }
  const isOneRoster =
    tables.get('manifest') !== undefined ||
    ['enableduser', 'role', 'orgsourcedids'].some((column) => users.header.has(column));
  return isOneRoster ? 'oneroster' : 'sds-v2.1';
}

/** Reads what the tables of a school hold, in Rollbook's terms. What becomes of each line is in the ledger. */
export function readRoster(tables: Tables, ledger: Ledger, options: ReadOptions): Roster {
  const { format, country, dateOrder, school } = options;
  const hasExclusiveEnds =
    (options.endDates ?? (format === 'oneroster' ? 'exclusive' : 'inclusive')) === 'exclusive';
  const cells = new Cells(new Dates(tables.all, ledger, dateOrder), ledger, { country, hasExclusiveEnds });
  const reading = { tables, cells, ledger };
  const all = format === 'sds' ? readSds(reading) : readOneRoster(reading);
  const rows = build(school === undefined ? all : onlyOrg(all, school), options);
  reportMissing(tables, format === 'sds' ? 'student' : 'users', ledger);
  for (const table of tables.all) table.reportUnread(ledger, format);
  return { rows, isDelta: isDelta(readManifest(tables)) };
}

function build(facts: Facts, options: PeopleOptions & Pick<ReadOptions, 'today'>): RosterRows {
  const grades = new Grades();
  const learners = learnersOf(facts, grades, options);
  const staff = staffOf(facts, options);
  const taken = {
    learners: new Map(learners.map((row) => [row.fields.external_id, row])),
    staff: new Set(staff.map(({ fields }) => fields.external_id)),
  };
  const { guardians, links } = guardiansOf(facts, new Set(taken.learners.keys()));
  const subjects = new Subjects(facts);
  const named = facts.classes.flatMap((fact): (string | undefined)[] => {
    const sessions = subjects.sessionsOf(fact);
    return sessions.length > 0 ? sessions : [undefined];
  });
  const calendar = buildCalendar(facts, new Set(named));
  const built = buildClasses(facts, calendar, subjects, grades, taken, options.today);
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
