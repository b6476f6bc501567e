import { emailOf, phoneOf } from './cells.ts';
import { type Facts, looksAfter, type Person, type Relation, wordOf } from './facts.ts';
import type { Findings } from './roster.ts';
import { isLeftOut, UniqueIds } from './rows.ts';
import type { Tables } from './tables.ts';

/**
 * Reads `User.csv`, whom School Data Sync 1 knows by their email address alone, and `GuardianRelationship.csv`, whose
 * SIS ID is that of the learner.
 */
export function readGuardians(tables: Tables, findings: Findings): Pick<Facts, 'people' | 'relations'> {
  const people = new Map<string, Person>();
  const ids = new UniqueIds(findings);
  for (const line of tables.get('user')?.linesWith(findings, ['email'], ['firstname'], ['lastname']) ?? []) {
    if (isLeftOut(line, findings)) continue;
    const email = emailOf(line.get('email'));
    const first = line.get('firstname');
    const last = line.get('lastname');
    const phone = phoneOf(line.get('phone'));
    if (!email || !first || !last)
      findings.fault(line, 'lacks an email address, a first name or a last name');
    else if (ids.add(idOf(email), line))
      people.set(idOf(email), {
        file: line.file,
        line: line.line,
        id: idOf(email),
        first,
        middle: undefined,
        last,
        preferred: null,
        username: null,
        email,
        phones: phone === null ? [] : [phone],
        number: null,
        birth: null,
        sex: null,
        roles: [{ part: 'guardian', name: 'guardian', org: null, grade: null, isPrimary: true }],
      });
  }
  const relations: Relation[] = [];
  for (const line of tables.get('guardianrelationship')?.linesWith(findings, ['sisid'], ['email']) ?? []) {
    if (isLeftOut(line, findings)) continue;
    const learner = line.get('sisid');
    const email = line.get('email');
    const role = wordOf(line.get('role') ?? 'other');
    if (learner === null || email === null)
      findings.fault(line, 'lacks the id of the learner or an email address');
    else if (looksAfter(role, line, findings))
      relations.push({ file: line.file, line: line.line, learner, guardian: idOf(email), role });
  }
  return { people: [...people.values()], relations };
}

const idOf = (email: string): string => email.toLowerCase();
