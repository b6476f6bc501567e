import type { LearnerCreate } from '@rollbook/sdk';
import { fit } from './cells.ts';
import { type Part, type Person, type Role, wordOf } from './facts.ts';
import { because } from './ledger.ts';

export interface PeopleOptions {
  /** Name under which the ids are kept. */
  source: string;
  /** Domain of the email addresses that are made up for staff without one. */
  emailDomain: string;
}

const columns = {
  first: ['firstname', 'givenname'],
  middle: ['middlename'],
  last: ['lastname', 'familyname'],
  number: ['studentnumber', 'teachernumber', 'identifier'],
  org: ['orgsourcedid', 'orgsourcedids', 'schoolsisid', 'schooldfenumber'],
  sex: ['sex', 'gender'],
};

/** The roles of a person in one part, the primary ones first. */
export function rolesAs(person: Person, part: Part): Role[] {
  const roles = person.roles.filter((role) => role.part === part);
  return roles.sort((one, other) => Number(other.isPrimary) - Number(one.isPrimary));
}

export const fullName = ({ line, first, middle, last }: Person): string =>
  fit(line, columns.last, [first, middle, last].filter(Boolean).join(' '), 200);

export const namesOf = ({ line, first, last }: Person) => ({
  first_name: fit(line, columns.first, first, 100),
  last_name: fit(line, columns.last, last, 100),
});

/** A middle name follows its cell, an empty one too; nothing is said where there is no such column. */
export const middleNameOf = ({ line, middle }: Person) =>
  middle === undefined
    ? {}
    : { middle_names: middle === null ? null : fit(line, columns.middle, middle, 100) };

/** Only what a cell says: an empty one takes nothing away that the school has noted. */
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

/** What a sex in a file is here; null where it says none. */
export function genderOf({ sex, line, also }: Person): LearnerCreate['gender'] {
  const gender = sex === null ? null : (genders[wordOf(sex)] ?? null);
  if (sex !== null && gender === null)
    (also[0] ?? line).lose(columns.sex, because`is ${sex}, which is not a known value`);
  return gender;
}

/** The school that the source has the person at. */
export function atSchool({ line }: Person, roles: readonly Role[], source: string) {
  const [first] = roles;
  if (!first?.org) return {};
  const other = roles.find(({ org }) => org !== null && org !== first.org);
  if (other)
    (other.line ?? line).lose(
      columns.org,
      because`is also ${other.org}; only one organisation is stored, which is ${first.org}`,
      'notice',
    );
  return { metadata: { [`${source}_school`]: first.org } };
}

/** The first telephone number, where there is a place for one. */
export function onePhone({ line, phones }: Person): string | null {
  const [phone = null, other] = phones;
  if (other) line.lose(['sms'], because`is a second telephone number, and only one is stored`, 'notice');
  return phone;
}

/** What more than one person has. */
export function sharedBy(people: readonly Person[], of: (person: Person) => string | null): Set<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const value of people.map(of)) {
    if (value !== null) (seen.has(value) ? shared : seen).add(value);
  }
  return shared;
}

/** Gives the number of a person; none where another has it too: by it they would be taken for one. */
export function ownNumbers(people: readonly Person[]): (person: Person) => string | null {
  const shared = sharedBy(people, ({ number }) => number);
  return ({ number, line }) => {
    if (number === null) return null;
    if (number.length > 64) line.lose(columns.number, because`is longer than 64 characters`);
    else if (!shared.has(number)) return number;
    else line.lose(columns.number, because`is ${number}, which another person also has`);
    return null;
  };
}
