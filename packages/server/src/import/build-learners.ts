import type { Grades } from './build-grades.ts';
import { fit } from './cells.ts';
import { type Facts, linesOf } from './facts.ts';
import {
  atSchool,
  fullName,
  genderOf,
  middleNameOf,
  namesOf,
  onePhone,
  ownNumbers,
  type PeopleOptions,
  rolesAs,
  told,
} from './person-fields.ts';
import { RosterRow } from './roster.ts';

export function learnersOf(facts: Facts, grades: Grades, { source }: PeopleOptions): RosterRow<'learners'>[] {
  const people = facts.people.filter((person) => rolesAs(person, 'learner').length > 0);
  const numberOf = ownNumbers(people);
  return people.map((person) => {
    const roles = rolesAs(person, 'learner');
    const { id, line, preferred } = person;
    const grade = roles.find((role) => role.grade !== null)?.grade ?? null;
    const fields = {
      external_id: id,
      name: fullName(person),
      ...namesOf(person),
      ...middleNameOf(person),
      ...told({
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
