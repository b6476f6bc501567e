import type { StaffCreate } from '@rollbook/sdk';
import { isEmail } from './cells.ts';
import { type Facts, linesOf, type Person, type Role } from './facts.ts';
import { because } from './ledger.ts';
import {
  atSchool,
  fullName,
  namesOf,
  onePhone,
  ownNumbers,
  type PeopleOptions,
  rolesAs,
  sharedBy,
  told,
} from './person-fields.ts';
import { isTeaching } from './roles.ts';
import { RosterRow } from './roster.ts';

export function staffOf(facts: Facts, { source, emailDomain }: PeopleOptions): RosterRow<'staff'>[] {
  const people = facts.people.filter((person) => rolesAs(person, 'staff').length > 0);
  const emails = new Emails(people, emailDomain);
  const numberOf = ownNumbers(people);
  return people.flatMap((person) => {
    const email = emails.of(person);
    if (email === undefined) return [];
    const roles = rolesAs(person, 'staff');
    const fields = {
      external_id: person.id,
      name: fullName(person),
      ...namesOf(person),
      email,
      staff_type: staffTypeOf(roles),
      ...told({ phone: onePhone(person), employee_number: numberOf(person) }),
      ...atSchool(person, roles, source),
    };
    return [new RosterRow('staff', fields, ...linesOf(person, 'staff'))];
  });
}

/** One who teaches at all is a teacher; else the first role says it. */
function staffTypeOf(roles: readonly Role[]): StaffCreate['staff_type'] {
  const words = roles.map(({ name }) => name);
  if (words.some(isTeaching)) return 'teacher';
  if (words.some((name) => /administrator$|^(it)?admin$|^officestaff$/.test(name))) return 'admin';
  return words.some((name) => /principal$|^headteacher$|^chair$/.test(name)) ? 'management' : 'support';
}

const column = ['email', 'secondaryemail'];

/** An address for each of the staff; it must be theirs alone. */
class Emails {
  readonly #domain: string;
  readonly #lines = new Map<string, Person>();
  readonly #shared: Set<string>;

  constructor(people: readonly Person[], domain: string) {
    this.#domain = domain;
    this.#shared = sharedBy(people, localPart);
  }

  /** Undefined where another has it: by it the two would be taken for one. */
  of(person: Person): string | undefined {
    const email = (person.email ?? this.#substitute(person)).toLowerCase();
    const first = this.#lines.get(email);
    if (!first) {
      this.#lines.set(email, person);
      return email;
    }
    const reason = because`is ${email}, which is also the email address of ${first.line.place}`;
    for (const line of linesOf(person, 'staff')) line.omit(line.title(column), reason);
    return undefined;
  }

  #substitute(person: Person): string {
    const { username, line } = person;
    if (username !== null && isEmail(username)) {
      line.assume(column, because`has no email address; the username is used, because it is a valid address`);
      return username;
    }
    line.assume(
      column,
      because`has no email address; a placeholder at ${this.#domain} was generated, which receives no mail`,
    );
    const local = localPart(person);
    const own = this.#shared.has(local) ? `${local}.${mailable(person.id)}` : local;
    return `${own.slice(0, 64)}@${this.#domain}`;
  }
}

const localPart = ({ username, id }: Person): string => mailable(username ?? '') || mailable(id) || 'staff';

const mailable = (text: string): string =>
  text
    .toLowerCase()
    .replace(/@.*$/, '')
    .replace(/[^a-z0-9-]+/g, '.')
    .replace(/^\.+|\.+$/g, '');
