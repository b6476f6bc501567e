import type { Guardian, Learner, LearnerGuardian, Staff } from '@rollbook/sdk';
import type { ExportReport } from './export-report.ts';
import type { Agent, Role, User } from './model.ts';
import type { ExportOptions } from './options.ts';

type Person = Learner | Staff | Guardian;

/** How a guardian is related to a learner, in the words of OneRoster. */
const guardianRoles: Readonly<Record<LearnerGuardian['relationship'], Role>> = {
  mother: 'parent',
  father: 'parent',
  step_parent: 'parent',
  foster_parent: 'parent',
  legal_guardian: 'guardian',
  caregiver: 'guardian',
  grandparent: 'relative',
  sibling: 'relative',
  aunt_uncle: 'relative',
  other: 'relative',
};

const staffRoles: Readonly<Record<Staff['staff_type'], Role>> = {
  teacher: 'teacher',
  management: 'principal',
  admin: 'siteAdministrator',
  support: 'aide',
};

const sexes = { female: 'female', male: 'male', other: 'other', undisclosed: 'unspecified' } as const;

/** What a guardian is to the learners whose guardian they are. */
export interface Guardianship {
  learners: Agent[];
  relationships: LearnerGuardian['relationship'][];
}

export const guardianRole = (relationship: LearnerGuardian['relationship']): Role =>
  guardianRoles[relationship];

/** The lines of people, from their records. */
export class Users {
  readonly #report: ExportReport;
  readonly #options: ExportOptions;
  readonly #usernames = new Map<string, string>();

  constructor(report: ExportReport, options: ExportOptions) {
    this.#report = report;
    this.#options = options;
  }

  ofLearner(learner: Learner, id: string, grade: string | null, agents: readonly Agent[]): User {
    const { gender } = learner;
    return {
      ...this.#common(learner, id, learner.admission_number, null),
      ...{ role: 'student', isEnabled: true, agents, grade },
      ...{ middle: learner.middle_names, preferred: learner.preferred_name },
      ...{ begins_on: learner.admitted_on, ends_on: learner.left_on },
      demographics: this.#options.demographics
        ? { birth: learner.date_of_birth, sex: gender === null ? null : sexes[gender] }
        : null,
    };
  }

  ofStaff(staff: Staff, id: string): User {
    return {
      ...this.#common(staff, id, staff.employee_number, null),
      ...{ role: staffRoles[staff.staff_type], isEnabled: staff.status !== 'suspended' },
      ...{ middle: null, preferred: this.#ofSource(staff, 'preferred_name'), agents: [], grade: null },
      ...{ begins_on: staff.starts_on, ends_on: staff.ends_on, demographics: null },
    };
  }

  ofGuardian(guardian: Guardian, id: string, { learners, relationships }: Guardianship): User {
    const roles = relationships.map(guardianRole);
    const role = (['parent', 'guardian'] as const).find((each) => roles.includes(each)) ?? 'relative';
    return {
      ...this.#common(guardian, id, this.#ofSource(guardian, 'identifier'), guardian.alternate_phone),
      ...{ role, isEnabled: true, agents: learners, grade: null },
      ...{ middle: null, preferred: this.#ofSource(guardian, 'preferred_name') },
      ...{ begins_on: null, ends_on: null },
      demographics: this.#options.demographics ? { birth: null, sex: sexIn(relationships) } : null,
    };
  }

  #common(person: Person, id: string, identifier: string | null, sms: string | null) {
    const email = person.email?.endsWith('.invalid') ? null : person.email;
    const { phones } = this.#options;
    const names = namesOf(person);
    if (names.first === names.last)
      this.#report.notice(
        person.object,
        'has one name, which is written as first and last name, because the files need both',
        person.id,
      );
    else if (!isNameOfParts(person))
      this.#report.notice(
        person.object,
        'has a name without its first or last name, which are written: correct them if they are old',
        person.id,
      );
    else if (hasMore(person))
      this.#report.notice(
        person.object,
        'has a name with more than its first, middle and last names, which are written',
        person.id,
      );
    return {
      ...{ id, identifier, email, ...names },
      username: this.#username(person, { id, identifier, email }),
      phone: phones ? person.phone : null,
      sms: phones ? sms : null,
    };
  }

  #username(person: Person, values: { id: string; identifier: string | null; email: string | null }): string {
    const kind = person.object;
    const field = this.#options.usernames;
    const username = this.#ofSource(person, 'username') ?? values[field];
    if (username === null)
      this.#report.notice(
        kind,
        `has no ${field === 'email' ? 'email address' : 'number'}: the sourcedId is the username`,
        person.id,
      );
    if (values.email === null && !(username === null && field === 'email'))
      this.#report.notice(kind, 'has no email address', person.id);
    const own = username ?? values.id;
    const key = own.toLowerCase();
    const other = this.#usernames.get(key);
    if (other === undefined) this.#usernames.set(key, person.id);
    else this.#report.notice(kind, 'has the same username as another person', person.id);
    return own;
  }

  /** What an import from the source of the ids has stored. */
  #ofSource({ metadata }: Person, name: string): string | null {
    const { ids } = this.#options;
    const value = ids === undefined ? undefined : metadata[`${ids}_${name}`];
    return value === undefined || value === '' ? null : String(value);
  }
}

/** Both names are required. One that is missing is the rest of the full name; a person with one name has it twice. */
function namesOf({ name, first_name, last_name }: Person): { first: string; last: string } {
  if (first_name !== null && last_name !== null) return { first: first_name, last: last_name };
  // As in lists: the family name, a comma, the first names.
  const [family = '', given = '', ...others] = name.split(',').map((part) => part.trim());
  const isListed =
    family !== '' &&
    given !== '' &&
    others.length === 0 &&
    foldedName(given).startsWith(foldedName(first_name ?? '')) &&
    foldedName(family) === foldedName(last_name ?? family);
  if (isListed) return { first: first_name ?? given, last: last_name ?? family };
  const one = first_name ?? last_name;
  if (one !== null) {
    const rest = without(name, one);
    return { first: first_name ?? rest, last: last_name ?? rest };
  }
  const words = name.trim().split(/\s+/);
  const last = words.pop() ?? name;
  return { first: words.join(' ') || last, last };
}

/** Whether the full name has the first and the last name, which may have been changed apart from it. */
function isNameOfParts({ name, first_name, last_name }: Person): boolean {
  const full = foldedName(name);
  return [first_name, last_name].every((part) => full.includes(foldedName(part ?? '')));
}

/** A name without the words of a part at its beginning or end; the part, if nothing else is left. */
function without(name: string, part: string): string {
  const [words, own] = [name, part].map((text) => text.trim().split(/\s+/)) as [string[], string[]];
  const isAt = (at: number) =>
    own.every((word, index) => foldedName(words[at + index] ?? '') === foldedName(word));
  if (isAt(0)) return words.slice(own.length).join(' ') || part;
  return isAt(words.length - own.length) ? words.slice(0, -own.length).join(' ') : part;
}

/** Whether the full name has letters that no other name of the person has, of which both the first and the last are set. */
function hasMore({ name, first_name, last_name, ...person }: Person): boolean {
  if (first_name === null || last_name === null) return false;
  const { middle_names: middle = null } = person as { middle_names?: string | null };
  const names = [first_name, last_name, middle ?? ''];
  return names.reduce((rest, part) => rest.replace(foldedName(part), ''), foldedName(name)) !== '';
}

const foldedName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

function sexIn(relationships: readonly string[]): string | null {
  if (relationships.includes('mother')) return 'female';
  return relationships.includes('father') ? 'male' : null;
}
