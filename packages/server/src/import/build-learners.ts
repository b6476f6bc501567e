import type { Grades } from './build-grades.ts';
import { clip } from './cells.ts';
import type { Facts } from './facts.ts';
import {
  atSchool,
  fullName,
  genderOf,
  namesOf,
  ownNumbers,
  type PeopleOptions,
  rolesAs,
  told,
} from './person-fields.ts';
import type { Findings, RosterRow } from './roster.ts';

export function learnersOf(
  facts: Facts,
  grades: Grades,
  { source }: PeopleOptions,
  findings: Findings,
): RosterRow<'learners'>[] {
  const people = facts.people.filter((person) => rolesAs(person, 'learner').length > 0);
  const numberOf = ownNumbers(people, findings);
  return people.map((person) => {
    const [role] = rolesAs(person, 'learner');
    const { id, middle, birth, file, line } = person;
    const grade = role?.grade ?? null;
    return {
      file,
      line,
      fields: {
        external_id: id,
        name: fullName(person),
        ...namesOf(person),
        ...(middle === undefined ? {} : { middle_names: middle === null ? null : clip(middle, 100) }),
        ...told({
          preferred_name: person.preferred,
          date_of_birth: birth,
          gender: genderOf(person),
          admission_number: numberOf(person),
          email: person.email,
          phone: person.phones[0] ?? null,
          grade_level_external_id: grade === null ? null : grades.use(grade, person),
        }),
        ...atSchool(role, source),
      },
    };
  });
}
