import {
  checkStatus,
  type FactIds,
  type Facts,
  type Person,
  type Reading,
  type Relation,
  wordOf,
} from './facts.ts';
import { because } from './ledger.ts';
import { LeftOut } from './line.ts';
import { checkLooksAfter } from './roles.ts';

/**
 * Reads `User.csv`, whom School Data Sync 1 knows by their email address alone, and `GuardianRelationship.csv`, whose
 * SIS ID is that of the learner.
 */
export function readGuardians({ tables, cells }: Reading, ids: FactIds): Pick<Facts, 'people' | 'relations'> {
  const people = tables.read('user', [['email'], ['firstname'], ['lastname']], (line): Person => {
    const text = line.need('email');
    ids.guardian.note(idOf(text), line);
    checkStatus(line);
    const email = cells.email(line, 'email');
    if (email === null)
      throw new LeftOut(
        line.title(['email']),
        because`is not an email address, which is needed to identify guardians: ${text}`,
      );
    const phone = cells.phone(line, 'phone');
    const person: Person = {
      line,
      also: [],
      id: idOf(email),
      first: line.need('firstname'),
      middle: undefined,
      last: line.need('lastname'),
      preferred: null,
      username: null,
      email,
      phones: phone === null ? [] : [phone],
      number: null,
      birth: null,
      sex: null,
      roles: [{ part: 'guardian', name: 'guardian', org: null, grade: null, isPrimary: true, line: null }],
    };
    ids.guardian.take(person.id, line, line.title(['email']));
    return person;
  });
  const relations = tables.read('guardianrelationship', [['sisid'], ['email']], (line): Relation => {
    checkStatus(line);
    const role = wordOf(line.get('role') ?? 'other');
    checkLooksAfter(role, line.title(['role']));
    return { line, learner: line.need('sisid'), guardian: idOf(line.need('email')), role };
  });
  return { people, relations };
}

const idOf = (email: string): string => email.toLowerCase();
