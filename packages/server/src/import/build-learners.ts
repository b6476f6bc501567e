import type { Grades } from './build-grades.ts';
import { clip } from './cells.ts';
import type { Facts } from './facts.ts';
import {
  atSchool,
  fullName,
  genderOf,
  namesOf,
  type PeopleOptions,
  rolesAs,
  sharedBy,
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
  const numbers = sharedBy(people, ({ number }) => number);
  return people.map((person) => {
    const [role] = rolesAs(person, 'learner');
    const { id, middle, number, birth, file, line } = person;
    const isShared = number !== null && numbers.has(number);
    if (isShared)
      findings.fault(person, `has the number ${number}, that another learner has; taken without it`);
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
          admission_number: isShared ? null : number,
          email: person.email,
          phone: person.phones[0] ?? null,
          grade_level_external_id: grade === null ? null : grades.use(grade, person),
        }),
        ...atSchool(role, source),
      },
    };
  });
}
