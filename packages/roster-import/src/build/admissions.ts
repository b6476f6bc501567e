import { because } from '../report/item.ts';
import type { Person, Role } from '../source/records.ts';
import { rolesAs } from './person-fields.ts';
import type { RosterRow, WhenNew } from './roster.ts';

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
  const firstDays = new Map<string, string>();
  for (const { fields } of enrollments) {
    const { learner_external_id: id, starts_on } = fields;
    if (starts_on && starts_on < (firstDays.get(id) ?? '9999')) firstDays.set(id, starts_on);
  }
  const byLine = new Map(people.map((person) => [person.line, person]));
  for (const row of learners) {
    const person = byLine.get(row.lines[0]);
    const roles = person ? rolesAs(person, 'learner') : [];
    row.whenNew = admissionOf(row, firstDays.get(row.fields.external_id), roles);
  }
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
