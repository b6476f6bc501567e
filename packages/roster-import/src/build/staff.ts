import type { StaffCreate } from '@rollbook/sdk';
import type { Line } from '../report/line.ts';
import { because } from '../report/report.ts';
import { fit, isEmail } from '../source/cells.ts';
import { isTeaching } from '../source/org-scope.ts';
import { linesOf, type Person, type Role, type SourceRecords } from '../source/records.ts';
import {
  fullName,
  metadataOf,
  namesOf,
  onePhone,
  type PeopleOptions,
  rolesAs,
  sharedBy,
  uniqueNumbers,
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

const column = ['email', 'secondaryemail'];

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
    for (const line of linesOf(person, 'staff')) line.leaveOut(line.title(column), reason);
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

const mailable = (text: string): string => {
  const [local = ''] = text.toLowerCase().split('@', 1);
  return local.replace(/[^a-z0-9-]+/g, '.').replace(/^\.|\.$/g, '');
};

const before = ['it', 'pr', 'pk', 'tk', 'kg', 'k', 'r', '0'];

/** The grade levels in the files. `09` and `9` are the same, and so are `ps1` and `PS1`. */
export class Grades {
  readonly #levels = new Map<string, { label: string; line: Line }>();

  /** The external id of the grade level with this label, which is added if it is new. */
  use(label: string, line: Line): string {
    const spelled = fit(line, ['grade', 'grades'], label, 64);
    const id = spelled.toLowerCase().replace(/^0+(?=\d)/, '');
    const known = this.#levels.get(id);
    // The spelling must not depend on the order of the lines.
    if (!known) this.#levels.set(id, { label: spelled, line });
    else if (spelled < known.label) known.label = spelled;
    return id;
  }

  /** The most common grade level; the lowest one if several are equally common. */
  mostCommon(ids: readonly string[]): string | undefined {
    const counts = new Map<string, number>();
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    const [most] = [...counts].sort(
      ([one, many], [other, more]) =>
        more - many || this.#orderOf(one) - this.#orderOf(other) || (one < other ? -1 : 1),
    );
    return most?.[0];
  }

  rows(): RosterRow<'grade_levels'>[] {
    return [...this.#levels]
      .map(([external_id, { label, line }]) => ({
        external_id,
        label,
        line,
        order: this.#orderOf(external_id),
      }))
      .sort((one, other) => one.order - other.order)
      .map(({ line, ...fields }) => new RosterRow('grade_levels', fields, line));
  }

  /** The number of the grade. Kindergarten and earlier levels are 0, levels after school are last. */
  #orderOf(id: string): number {
    if (before.includes(id.replace(/^grade\s+/, ''))) return 0;
    const [, prefix = '', digits] = /^(\D*)(\d{1,2})$/.exec(id) ?? [];
    if (digits === undefined) return 900;
    return prefix.trimEnd() === 'ps' ? 100 + Number(digits) : Number(digits);
  }
}
