import { UsageError } from '../errors.ts';
import { buildCalendar } from './build-calendar.ts';
import { buildClasses } from './build-classes.ts';
import { Grades } from './build-grades.ts';
import { guardiansOf } from './build-guardians.ts';
import { learnersOf } from './build-learners.ts';
import { staffOf } from './build-staff.ts';
import type { Facts } from './facts.ts';
import { isDelta, readOneRoster } from './oneroster.ts';
import { onlyOrg } from './org-scope.ts';
import type { PeopleOptions } from './person-fields.ts';
import { Findings, type Roster } from './roster.ts';
import { readSds } from './sds.ts';
import type { Tables } from './tables.ts';

/** The formats that are read, each told by its files. */
export const formats = ['sds', 'sds-v2.1', 'oneroster'] as const;
export type Format = (typeof formats)[number];

export interface ReadOptions extends PeopleOptions {
  format: Format;
  /** Only the people and classes of this organisation and those below it. */
  school?: string | undefined;
}

export interface ReadRoster extends Roster {
  /** Whether the files hold only what has changed. */
  isDelta: boolean;
}

/** Which format a set of tables has; what is asked for must be there too. */
export function formatOf(tables: Tables, asked?: Format): Format {
  const users = tables.get('users');
  const isThere = {
    sds: tables.has('student'),
    'sds-v2.1': users !== undefined,
    oneroster: users !== undefined,
  };
  if (asked !== undefined && isThere[asked]) return asked;
  if (asked === undefined && isThere.sds) return 'sds';
  if (asked !== undefined || !users) {
    throw new UsageError(
      'What is given has no such files. Microsoft School Data Sync has a Student.csv, or a users.csv from its version 2.1 on, and OneRoster has a users.csv.',
    );
  }
  const isOneRoster = tables.has('manifest') || users.has('enableduser', 'role', 'orgsourcedids');
  return isOneRoster ? 'oneroster' : 'sds-v2.1';
}

/** Reads what the tables of a school hold, in Rollbook's terms. */
export function readRoster(tables: Tables, options: ReadOptions): ReadRoster {
  const findings = new Findings();
  const all = options.format === 'sds' ? readSds(tables, findings) : readOneRoster(tables, findings);
  const facts = options.school === undefined ? all : onlyOrg(all, options.school);
  const rows = build(facts, options, findings);
  return { rows, faults: findings.faults, notes: findings.notes, isDelta: isDelta(tables) };
}

function build(facts: Facts, options: ReadOptions, findings: Findings): Roster['rows'] {
  const grades = new Grades();
  const learners = learnersOf(facts, grades, options, findings);
  const staff = staffOf(facts, options, findings);
  const { guardians, links } = guardiansOf(facts, findings);
  const calendar = buildCalendar(facts, findings);
  const taken = {
    learners: new Map(learners.map((row) => [row.fields.external_id, row])),
    staff: new Set(staff.map(({ fields }) => fields.external_id)),
  };
  const { subjects, classes, enrollments } = buildClasses(facts, calendar, grades, taken, findings);
  return {
    academic_years: calendar.years,
    terms: calendar.terms,
    grade_levels: grades.rows(),
    subjects,
    staff,
    classes,
    learners,
    guardians,
    learner_guardians: links,
    enrollments,
  };
}
