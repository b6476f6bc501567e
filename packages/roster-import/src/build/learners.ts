import { because } from '../report/report.ts';
import { fit } from '../source/cells.ts';
import { linesOf, type Person, type Role, type SourceRecords } from '../source/records.ts';
import type { Grades } from './grades.ts';
import {
  fullName,
  genderOf,
  metadataOf,
  middleNameOf,
  namesOf,
  onePhone,
  type PeopleOptions,
  rolesAs,
  uniqueNumbers,
  withoutNulls,
} from './person-fields.ts';
import { RosterRow, type WhenNew } from './roster.ts';

export function learnersOf(
  records: SourceRecords,
  grades: Grades,
  options: PeopleOptions,
): RosterRow<'learners'>[] {
  const people = records.people.filter((person) => rolesAs(person, 'learner').length > 0);
  const numberOf = uniqueNumbers(people);
  return people.map((person) => {
    const roles = rolesAs(person, 'learner');
    const { id, line, preferred } = person;
    const grade = gradeOf(person, roles);
    const fields = {
      external_id: id,
      name: fullName(person, options),
      ...namesOf(person),
      ...middleNameOf(person),
      ...withoutNulls({
        preferred_name: preferred === null ? null : fit(line, ['preferredgivenname'], preferred, 100),
        date_of_birth: person.birth,
        gender: genderOf(person),
        admission_number: numberOf(person),
        email: person.email,
        phone: onePhone(person),
        grade_level_external_id: grade === null ? null : grades.use(grade, line),
      }),
      ...metadataOf(person, roles, options.source),
    };
    return new RosterRow('learners', fields, ...linesOf(person, 'learner'));
  });
}

/** The grade of the first role that has one. */
function gradeOf({ line }: Person, roles: readonly Role[]): string | null {
  const [first, ...others] = roles.filter(({ grade }) => grade !== null);
  for (const { grade, line: own } of others)
    if (grade !== first?.grade)
      (own ?? line).dropValue(
        ['grade', 'grades'],
        because`is also ${grade}; a learner has only one grade, which is ${first?.grade}`,
      );
  return first?.grade ?? null;
}

/**
 * Gives new learners a date of admission: the first day of their role or of an enrollment, whichever is earlier. The server
 * would use the day of the import. For learners whom the school already has, the date is not sent: the school may have
 * corrected it, and the files of the next year only have the enrollments of that year.
 */
export function setAdmissions(
  learners: readonly RosterRow<'learners'>[],
  enrollments: readonly RosterRow<'enrollments'>[],
  people: readonly Person[],
): void {
  const firstDays = firstDaysIn(enrollments);
  const byLine = new Map(people.map((person) => [person.line, person]));
  for (const row of learners) {
    const person = byLine.get(row.lines[0]);
    const roles = person ? rolesAs(person, 'learner') : [];
    row.whenNew = admissionOf(row, firstDays.get(row.fields.external_id), roles);
  }
}

/** The first day of the enrollments of each learner. */
export function firstDaysIn(enrollments: readonly RosterRow<'enrollments'>[]): ReadonlyMap<string, string> {
  const firstDays = new Map<string, string>();
  for (const { fields } of enrollments) {
    const { learner_external_id: id, starts_on } = fields;
    if (starts_on && starts_on < (firstDays.get(id) ?? '9999')) firstDays.set(id, starts_on);
  }
  return firstDays;
}

function admissionOf(
  { lines: [line] }: RosterRow<'learners'>,
  enrolled: string | undefined,
  roles: readonly Role[],
): WhenNew<'learners'> {
  const [role] = roles
    .flatMap(({ begins_on, line: own }) => (begins_on === null ? [] : [{ begins_on, line: own ?? line }]))
    .sort((one, other) => (one.begins_on < other.begins_on ? -1 : 1));
  if (role && role.begins_on <= (enrolled ?? '9999'))
    return {
      fields: { admitted_on: role.begins_on },
      line: role.line,
      columns: ['begindate', 'rolestartdate'],
      reason: because`is ${role.begins_on}; it is used as the date of admission`,
    };
  if (enrolled !== undefined)
    return {
      fields: { admitted_on: enrolled },
      line,
      columns: [],
      reason: because`${enrolled} is used as the date of admission: it is the first day of an enrollment`,
    };
  const reason = because`has no date of admission and no enrollment; the day of the import is used as the date of admission`;
  return { fields: {}, line, columns: [], reason };
}
