import type { LearnerGuardianCreate } from '@rollbook/sdk';
import { because } from '../report/report.ts';
import { linesOf, type Person, type Relation, type SourceRecords } from '../source/records.ts';
import { composedId } from './composed-ids.ts';
import {
  fullName,
  genderOf,
  metadataOf,
  namesOf,
  type PeopleOptions,
  rolesAs,
  usernameAsEmail,
  withoutNulls,
} from './person-fields.ts';
import { RosterRow } from './roster.ts';

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
  other: 'other',
};

const role = ['relationshiprole', 'role'];

export function guardiansOf(
  records: SourceRecords,
  learners: ReadonlySet<string>,
  options: PeopleOptions,
): { guardians: RosterRow<'guardians'>[]; links: RosterRow<'learner_guardians'>[] } {
  const people = new Map(
    records.people
      .filter((person) => rolesAs(person, 'guardian').length > 0)
      .map((person) => [person.id, person]),
  );
  const links = new Map<string, RosterRow<'learner_guardians'>>();
  const linked = new Set<string>();
  for (const relation of records.relations) {
    const { line, learner, guardian } = relation;
    const external_id = composedId(learner, guardian);
    const person = people.get(guardian);
    const first = links.get(external_id);
    if (!learners.has(learner)) {
      line.leaveOut(null, ...records.ids.learner.explainMissing(learner, 'learner'));
    } else if (!person) {
      line.leaveOut(null, ...records.ids.guardian.explainMissing(guardian, 'guardian'));
    } else if (first)
      line.leaveOut(
        null,
        because`links ${guardian} to ${learner}, which ${first.lines[0].place} already does`,
      );
    else {
      linked.add(guardian);
      const { isBySex, isGeneral, relationship, ...more } = relationshipOf(relation, person);
      const fields = {
        external_id,
        learner_external_id: learner,
        guardian_external_id: guardian,
        ...(!isGeneral && { relationship }),
        ...more,
      };
      const others = isBySex ? person.otherLines : [];
      const row = new RosterRow('learner_guardians', fields, line, ...others);
      // The school may know better who it is.
      if (isGeneral) row.whenNew = { fields: { relationship }, line, columns: role, reason: undefined };
      links.set(external_id, row);
      for (const other of others)
        if (rolesAs(person, 'learner').length === 0)
          other.ignore(['birthdate'], because`is stored for learners only`);
    }
  }
  const guardians = [...people.values()].filter((person) => {
    const isLinked = linked.has(person.id);
    if (!isLinked)
      for (const line of linesOf(person, 'guardian'))
        line.leaveOut(null, because`is not the guardian of any imported learner`, 'notice');
    return isLinked;
  });
  return { guardians: guardians.map((person) => guardianRow(person, options)), links: [...links.values()] };
}

function guardianRow(person: Person, options: PeopleOptions): RosterRow<'guardians'> {
  const { id, email, phones, number: identifier, preferred: preferred_name } = person;
  const [phone = null, other = null] = phones;
  const fields = {
    external_id: id,
    name: fullName(person, options),
    ...namesOf(person),
    ...withoutNulls({ email: email ?? usernameAsEmail(person), phone, alternate_phone: other }),
    ...metadataOf(person, rolesAs(person, 'guardian'), options.source, { identifier, preferred_name }),
  };
  return new RosterRow('guardians', fields, ...linesOf(person, 'guardian'));
}

/**
 * The relationship of the guardian to the learner. Access and messages are not sent: the school decides about them, and an
 * import must not change its decision.
 */
function relationshipOf({ role: own, line }: Relation, person: Person): Relationship {
  const word = own ?? rolesAs(person, 'guardian')[0]?.name ?? '';
  if (word === 'emergencycontact') return { relationship: 'other', emergency_contact: true, isGeneral: true };
  const gender = word === 'parent' ? genderOf(person) : null;
  if (gender === 'female') return { relationship: 'mother', isBySex: true, isGeneral: true };
  if (gender === 'male') return { relationship: 'father', isBySex: true, isGeneral: true };
  const relationship = relationships[word];
  if (relationship === undefined)
    line.assume(role, because`is ${word || 'empty'}, which is not a known relationship; \`other\` is used`);
  return {
    relationship: relationship ?? 'other',
    isGeneral: relationship === undefined || word === 'guardian',
  };
}

interface Relationship extends Pick<LearnerGuardianCreate, 'relationship' | 'emergency_contact'> {
  isBySex?: boolean;
  /** Whether the word in the files does not say who it is. */
  isGeneral?: boolean;
}
