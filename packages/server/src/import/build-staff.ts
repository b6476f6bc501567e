import type { StaffCreate } from '@rollbook/sdk';
import { emailOf } from './cells.ts';
import { type Facts, isTeaching, type Person, type Role } from './facts.ts';
import {
  atSchool,
  fullName,
  namesOf,
  ownNumbers,
  type PeopleOptions,
  rolesAs,
  sharedBy,
  told,
} from './person-fields.ts';
import type { Findings, RosterRow } from './roster.ts';

export function staffOf(
  facts: Facts,
  { source, emailDomain }: PeopleOptions,
  findings: Findings,
): RosterRow<'staff'>[] {
  const people = facts.people.filter((person) => rolesAs(person, 'staff').length > 0);
  const emails = new Emails(people, emailDomain, findings);
  const numberOf = ownNumbers(people, findings);
  return people.flatMap((person) => {
    const { id, file, line, phones } = person;
    const email = emails.of(person);
    if (email === undefined) return [];
    const roles = rolesAs(person, 'staff');
    return [
      {
        file,
        line,
        fields: {
          external_id: id,
          name: fullName(person),
          ...namesOf(person),
          email,
          staff_type: staffTypeOf(roles),
          ...told({ phone: phones[0] ?? null, employee_number: numberOf(person) }),
          ...atSchool(roles[0], source),
        },
      },
    ];
  });
}

/** One who teaches at all is a teacher; else the first role tells. */
function staffTypeOf(roles: readonly Role[]): StaffCreate['staff_type'] {
  const words = roles.map(({ name }) => name);
  if (words.some(isTeaching)) return 'teacher';
  if (words.some((name) => /administrator$|^admin$/.test(name))) return 'admin';
  return words.some((name) => /principal$|^headteacher$/.test(name)) ? 'management' : 'support';
}

/** An address for each of the staff; it must be theirs alone. */
class Emails {
  readonly #domain: string;
  readonly #findings: Findings;
  readonly #lines = new Map<string, number>();
  readonly #shared: Set<string>;

  constructor(people: readonly Person[], domain: string, findings: Findings) {
    this.#domain = domain;
    this.#findings = findings;
    this.#shared = sharedBy(people, (person) => this.#local(person));
  }

  of(person: Person): string | undefined {
    const email = (person.email ?? emailOf(person.username) ?? this.#makeUp(person)).toLowerCase();
    const former = this.#lines.get(email);
    if (former !== undefined) this.#findings.fault(person, `has the email address of line ${former}`);
    else this.#lines.set(email, person.line);
    return former === undefined ? email : undefined;
  }

  #makeUp(person: Person): string {
    this.#findings.note(`of the staff have no email address: one at ${this.#domain} was made up`);
    const local = this.#local(person);
    const own = this.#shared.has(local) ? `${local}.${mailable(person.id)}` : local;
    return `${own.slice(0, 64)}@${this.#domain}`;
  }

  #local = ({ username, id }: Person): string => mailable(username ?? '') || mailable(id) || 'staff';
}

const mailable = (text: string): string =>
  text
    .toLowerCase()
    .replace(/@.*$/, '')
    .replace(/[^a-z0-9-]+/g, '.')
    .replace(/^\.+|\.+$/g, '');
