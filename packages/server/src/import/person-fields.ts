import type { LearnerCreate } from '@rollbook/sdk';
import { clip } from './cells.ts';
import { type Part, type Person, type Role, wordOf } from './facts.ts';
import type { Findings } from './roster.ts';

export interface PeopleOptions {
  /** Name under which the ids are kept. */
  source: string;
  /** Domain of the email addresses that are made up for staff without one. */
  emailDomain: string;
}

/** The roles of a person in one part, the primary ones first. */
export function rolesAs(person: Person, part: Part): Role[] {
  const roles = person.roles.filter((role) => role.part === part);
  return roles.sort((one, other) => Number(other.isPrimary) - Number(one.isPrimary));
}

export const fullName = ({ first, middle, last }: Person): string =>
  clip([first, middle, last].filter(Boolean).join(' '), 200);

export const namesOf = ({ first, last }: Person) => ({
  first_name: clip(first, 100),
  last_name: clip(last, 100),
});

/** Only what a cell tells: an empty one takes nothing away that the school has noted. */
export function told<T extends Record<string, unknown>>(fields: T): { [K in keyof T]?: Exclude<T[K], null> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: Exclude<T[K], null>;
  }; // `fromEntries` forgets the keys.
}

const genders: Record<string, LearnerCreate['gender']> = {
  female: 'female',
  f: 'female',
  male: 'male',
  m: 'male',
  other: 'other',
  unspecified: 'undisclosed',
};

/** What a sex in a file is here; null where it tells none. */
export const genderOf = ({ sex }: Person): LearnerCreate['gender'] => genders[wordOf(sex ?? '')] ?? null;

/** The school that the source has the person at. */
export const atSchool = (role: Role | undefined, source: string) =>
  role?.org ? { metadata: { [`${source}_school`]: role.org } } : {};

/** What more than one person has. */
export function sharedBy(people: readonly Person[], of: (person: Person) => string | null): Set<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const value of people.map(of)) {
    if (value !== null) (seen.has(value) ? shared : seen).add(value);
  }
  return shared;
}

/** Gives the number of a person; none where another has it too, which is a fault. */
export function ownNumbers(people: readonly Person[], findings: Findings): (person: Person) => string | null {
  const shared = sharedBy(people, ({ number }) => number);
  return (person) => {
    if (person.number === null || !shared.has(person.number)) return person.number;
    findings.fault(person, `has the number ${person.number}, that another has; taken without it`);
    return null;
  };
}
