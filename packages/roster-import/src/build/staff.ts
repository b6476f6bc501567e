import type { StaffCreate } from '@rollbook/sdk';
import { because } from '../report/report.ts';
import { isTeaching } from '../source/org-scope.ts';
import { linesOf, type Person, type Role, type SourceRecords } from '../source/records.ts';
import {
  emailColumns,
  fullName,
  metadataOf,
  namesOf,
  onePhone,
  type PeopleOptions,
  rolesAs,
  sharedBy,
  uniqueNumbers,
  usernameAsEmail,
  withoutNulls,
} from './person-fields.ts';
import { RosterRow } from './roster.ts';

export function staffOf(records: SourceRecords, options: PeopleOptions): RosterRow<'staff'>[] {
  const people = records.people.filter((person) => rolesAs(person, 'staff').length > 0);
  const emails = new Emails(people, options.emailDomain);
  const numberOf = uniqueNumbers(people);
  return people.flatMap((person) => {
    const email = emails.of(person);
    if (email === undefined) return [];
    const roles = rolesAs(person, 'staff');
    const fields = {
      external_id: person.id,
      name: fullName(person, options),
      ...namesOf(person),
      email,
      staff_type: staffTypeOf(roles),
      ...withoutNulls({ phone: onePhone(person), employee_number: numberOf(person) }),
      ...metadataOf(person, roles, options.source, { preferred_name: person.preferred }),
    };
    return [new RosterRow('staff', fields, ...linesOf(person, 'staff'))];
  });
}

/** Someone with any teaching role is a teacher; otherwise the roles decide. */
function staffTypeOf(roles: readonly Role[]): StaffCreate['staff_type'] {
  const words = roles.map(({ name }) => name);
  if (words.some(isTeaching)) return 'teacher';
  if (words.some((name) => /administrator$|^(it)?admin$|^officestaff$/.test(name))) return 'admin';
  return words.some((name) => /principal$|^headteacher$|^chair$/.test(name)) ? 'management' : 'support';
}

/** Assigns email addresses, which must be unique among staff. */
class Emails {
  readonly #domain: string;
  readonly #lines = new Map<string, Person>();
  readonly #shared: Set<string>;

  constructor(people: readonly Person[], domain: string) {
    this.#domain = domain;
    this.#shared = sharedBy(people, localPart);
  }

  /** Undefined if another person has the address: the server would treat both as the same person. */
  of(person: Person): string | undefined {
    const email = (person.email ?? this.#substitute(person)).toLowerCase();
    const first = this.#lines.get(email);
    if (!first) {
      this.#lines.set(email, person);
      return email;
    }
    const reason = because`is ${email}, which is also the email address of ${first.line.place}`;
    for (const line of linesOf(person, 'staff')) line.leaveOut(line.title(emailColumns), reason);
    return undefined;
  }

  #substitute(person: Person): string {
    const address = usernameAsEmail(person);
    if (address !== null) return address;
    person.line.assume(
      emailColumns,
      because`has no email address; a placeholder at ${this.#domain} was generated, which receives no mail`,
    );
    const local = localPart(person);
    const own = this.#shared.has(local) ? `${local}.${mailable(person.id)}` : local;
    return `${own.slice(0, 64)}@${this.#domain}`;
  }
}

const localPart = ({ username, id }: Person): string => mailable(username ?? '') || mailable(id) || 'staff';

const mailable = (text: string): string => {
  const [local = ''] = text.toLowerCase().split('@', 1);
  return local.replace(/[^a-z0-9-]+/g, '.').replace(/^\.|\.$/g, '');
};
