import { because } from '../report/item.ts';
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
import { RosterRow } from './roster.ts';

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
