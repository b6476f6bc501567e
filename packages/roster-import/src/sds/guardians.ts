import { LineError } from '../report/line.ts';
import { because } from '../report/report.ts';
import { checkIsGuardian } from '../source/org-scope.ts';
import {
  checkStatus,
  namesIn,
  normalizeWord,
  type Person,
  type Reading,
  type RecordIds,
  type Relation,
  type SourceRecords,
} from '../source/records.ts';

/**
 * Reads `User.csv`, in which guardians have only an email address as their id, and `GuardianRelationship.csv`, whose SIS ID
 * is that of the learner.
 */
export function readGuardians(
  { tables, cells }: Reading,
  ids: RecordIds,
): Pick<SourceRecords, 'people' | 'relations'> {
  const people = tables.read('user', [['email'], ['firstname'], ['lastname']], (line): Person => {
    const text = line.need('email');
    ids.guardian.register(idOf(text), line);
    checkStatus(line);
    const email = cells.email(line, 'email');
    if (email === null)
      throw new LineError(
        line.title(['email']),
        because`is not an email address, which is needed to identify guardians: ${text}`,
      );
    const phone = cells.phone(line, 'phone');
    const person: Person = {
      line,
      otherLines: [],
      id: idOf(email),
      ...namesIn(line, 'firstname', 'lastname'),
      middle: undefined,
      preferred: null,
      username: null,
      email,
      phones: phone === null ? [] : [phone],
      number: null,
      birth: null,
      sex: null,
      roles: [
        {
          part: 'guardian',
          name: 'guardian',
          org: null,
          grade: null,
          isPrimary: true,
          begins_on: null,
          line: null,
        },
      ],
    };
    ids.guardian.claim(person.id, line, line.title(['email']));
    return person;
  });
  const relations = tables.read('guardianrelationship', [['sisid'], ['email']], (line): Relation => {
    checkStatus(line);
    const role = normalizeWord(line.get('role') ?? 'other');
    checkIsGuardian(role, line.title(['role']));
    return { line, learner: line.need('sisid'), guardian: idOf(line.need('email')), role };
  });
  return { people, relations };
}

const idOf = (email: string): string => email.toLowerCase();
