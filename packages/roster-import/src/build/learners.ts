import { fit } from '../source/cells.ts';
import { linesOf, type SourceRecords } from '../source/records.ts';
import type { Grades } from './grades.ts';
import {
  atSchool,
  fullName,
  genderOf,
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
  { source }: PeopleOptions,
): RosterRow<'learners'>[] {
  const people = records.people.filter((person) => rolesAs(person, 'learner').length > 0);
  const numberOf = uniqueNumbers(people);
  return people.map((person) => {
    const roles = rolesAs(person, 'learner');
    const { id, line, preferred } = person;
    const grade = roles.find((role) => role.grade !== null)?.grade ?? null;
    const fields = {
      external_id: id,
      name: fullName(person),
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
      ...atSchool(person, roles, source),
    };
    return new RosterRow('learners', fields, ...linesOf(person, 'learner'));
  });
}
