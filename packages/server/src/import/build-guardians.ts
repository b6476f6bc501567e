import type { LearnerGuardianCreate } from '@rollbook/sdk';
import { emailOf } from './cells.ts';
import type { Facts, Person, Relation } from './facts.ts';
import { fullName, genderOf, namesOf, rolesAs, told } from './person-fields.ts';
import type { Findings, RosterRow } from './roster.ts';

const relationships: Record<string, LearnerGuardianCreate['relationship']> = {
  guardian: 'legal_guardian',
  mother: 'mother',
  father: 'father',
  stepparent: 'step_parent',
  stepmother: 'step_parent',
  stepfather: 'step_parent',
  grandparent: 'grandparent',
  grandmother: 'grandparent',
  grandfather: 'grandparent',
  fosterparent: 'foster_parent',
  sibling: 'sibling',
  brother: 'sibling',
  sister: 'sibling',
  aunt: 'aunt_uncle',
  uncle: 'aunt_uncle',
  caregiver: 'caregiver',
};

export function guardiansOf(
  facts: Facts,
  findings: Findings,
): { guardians: RosterRow<'guardians'>[]; links: RosterRow<'learner_guardians'>[] } {
  const learners = new Set(
    facts.people.filter((person) => rolesAs(person, 'learner').length > 0).map(({ id }) => id),
  );
  const people = new Map(
    facts.people
      .filter((person) => rolesAs(person, 'guardian').length > 0)
      .map((person) => [person.id, person]),
  );
  const links = new Map<string, RosterRow<'learner_guardians'>>();
  const linked = new Set<string>();
  for (const relation of facts.relations) {
    const { file, line, learner, guardian } = relation;
    const external_id = `${learner}:${guardian}`;
    const person = people.get(guardian);
    if (!learners.has(learner)) findings.fault(relation, `names the learner ${learner}, who is not taken`);
    else if (!person) findings.fault(relation, `names the guardian ${guardian}, who is not taken`);
    else if (links.has(external_id)) findings.fault(relation, `links ${guardian} to ${learner} once more`);
    else {
      linked.add(guardian);
      const fields = {
        external_id,
        learner_external_id: learner,
        guardian_external_id: guardian,
        ...relationshipOf(relation, person),
      };
      links.set(external_id, { file, line, fields });
    }
  }
  const guardians = [...people.values()].filter(({ id }) => {
    if (!linked.has(id)) findings.note('guardians are of no learner that is taken, and left out');
    return linked.has(id);
  });
  return { guardians: guardians.map(guardianRow), links: [...links.values()] };
}

function guardianRow(person: Person): RosterRow<'guardians'> {
  const { id, file, line, email, phones, username } = person;
  const [phone = null, other = null] = phones;
  const fields = {
    external_id: id,
    name: fullName(person),
    ...namesOf(person),
    ...told({
      email: email ?? emailOf(username),
      phone,
      alternate_phone: other === phone ? null : other,
    }),
  };
  return { file, line, fields };
}

/**
 * What the guardian is to the learner. Nothing is said of access and of what is sent: that the school decides, and an
 * import must not undo it.
 */
function relationshipOf(
  { role }: Relation,
  person: Person,
): Pick<LearnerGuardianCreate, 'relationship' | 'emergency_contact'> {
  const word = role ?? rolesAs(person, 'guardian')[0]?.name ?? '';
  if (word === 'parent') {
    const gender = genderOf(person);
    return { relationship: gender === 'female' ? 'mother' : gender === 'male' ? 'father' : 'other' };
  }
  if (word === 'emergencycontact') return { relationship: 'other', emergency_contact: true };
  return { relationship: relationships[word] ?? 'other' };
}
