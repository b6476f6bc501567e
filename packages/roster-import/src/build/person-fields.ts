import { createHash } from 'node:crypto';
import type { LearnerCreate } from '@rollbook/sdk';
import type { Line } from '../report/line.ts';
import { because } from '../report/report.ts';
import { clip, fit, isEmail } from '../source/cells.ts';
import { normalizeWord, type Part, type Person, type Role } from '../source/records.ts';

export interface PeopleOptions {
  /** Name under which the ids are stored. */
  source: string;
  /** Domain of the placeholder email addresses for staff without one. */
  emailDomain: string;
  /** Composes a full name in the order of names at the school; undefined without a first or a last name. */
  composeName(parts: NameParts): string | undefined;
}

interface NameParts {
  first_name: string | null;
  middle_names: string | null | undefined;
  last_name: string | null;
}

const columns = {
  first: ['firstname', 'givenname'],
  middle: ['middlename'],
  last: ['lastname', 'familyname'],
  preferred: ['preferredgivenname', 'preferredfirstname'],
  number: ['studentnumber', 'teachernumber', 'identifier'],
  org: ['orgsourcedid', 'orgsourcedids', 'schoolsisid', 'schooldfenumber'],
  sex: ['sex', 'gender'],
};

/** The roles of a person as a learner, guardian or staff member, the primary ones first. */
export function rolesAs(person: Person, part: Part): Role[] {
  const roles = person.roles.filter((role) => role.part === part);
  return roles.sort((one, other) => Number(other.isPrimary) - Number(one.isPrimary));
}

/** The full name of a person, composed in the order of the school. */
export const fullName = ({ line, first, middle, last }: Person, { composeName }: PeopleOptions): string =>
  fit(
    line,
    columns.last,
    composeName({ first_name: first, middle_names: middle, last_name: last }) ?? '',
    200,
  );

export const namesOf = ({ line, first, last }: Person): { first_name?: string; last_name?: string } => ({
  ...(first === null ? {} : { first_name: fit(line, columns.first, first, 100) }),
  ...(last === null ? {} : { last_name: fit(line, columns.last, last, 100) }),
});

/** An empty cell clears the middle name; without the column it is not changed. */
export const middleNameOf = ({ line, middle }: Person) =>
  middle === undefined
    ? {}
    : { middle_names: middle === null ? null : fit(line, columns.middle, middle, 100) };

/** Leaves out empty values, because they must not clear values that the school has entered. */
export function withoutNulls<T extends Record<string, unknown>>(
  fields: T,
): { [K in keyof T]?: Exclude<T[K], null> } {
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

/** The gender for a sex in a file; null if there is none. */
export function genderOf({ sex, line, otherLines }: Person): LearnerCreate['gender'] {
  const gender = sex === null ? null : (genders[normalizeWord(sex)] ?? null);
  if (sex !== null && gender === null)
    (otherLines[0] ?? line).dropValue(columns.sex, because`is ${sex}, which is not a known value`);
  return gender;
}

/** Metadata of a person: the values in the source for which the record has no field. */
export function metadataOf(
  person: Person,
  roles: readonly Role[],
  source: string,
  own: { identifier?: string | null; preferred_name?: string | null } = {},
): { metadata?: Record<string, string> } {
  const { line, username } = person;
  const { identifier = null, preferred_name = null } = own;
  const values = [
    ['school', columns.org, schoolOf(person, roles)],
    ['username', ['username'], username],
    ['identifier', columns.number, identifier],
    ['preferred_name', columns.preferred, preferred_name],
  ] as const;
  return metadata(source, line, values);
}

/** Metadata for values of a line. Empty values are not sent. */
export function metadata(
  source: string,
  line: Line,
  values: readonly (readonly [name: string, columns: readonly string[], value: string | null])[],
): { metadata?: Record<string, string> } {
  const entries = values.flatMap(([name, from, value]) =>
    value === null ? [] : [[`${source}_${name}`, fit(line, from, value, 500)]],
  );
  return entries.length > 0 ? { metadata: Object.fromEntries(entries) } : {};
}

/** The organisation of a person in the source. */
function schoolOf({ line }: Person, roles: readonly Role[]): string | null {
  const first = roles.find(({ org }) => org !== null);
  const other = roles.find(({ org }) => org !== null && org !== first?.org);
  if (first && other)
    (other.line ?? line).dropValue(
      columns.org,
      because`is also ${other.org}; only one organisation is stored, which is ${first.org}`,
      'notice',
    );
  return first?.org ?? null;
}

/** The first telephone number, for records that have only one. */
export function onePhone({ line, phones }: Person): string | null {
  const [phone = null, other] = phones;
  if (other) line.dropValue(['sms'], because`is a second telephone number, and only one is stored`, 'notice');
  return phone;
}

/** The values that several people have. */
export function sharedBy(people: readonly Person[], of: (person: Person) => string | null): Set<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const value of people.map(of)) {
    if (value !== null) (seen.has(value) ? shared : seen).add(value);
  }
  return shared;
}

export const emailColumns = ['email', 'secondaryemail'];

/** The username of somebody without an email address, if it is one. */
export function usernameAsEmail({ username, line }: Person): string | null {
  if (username === null || !isEmail(username)) return null;
  line.assume(
    emailColumns,
    because`has no email address; the username is used, because it is a valid address`,
  );
  return username;
}

/** Returns the number of a person; null if another has the same one: the server would treat both as the same person. */
export function uniqueNumbers(people: readonly Person[]): (person: Person) => string | null {
  const shared = sharedBy(people, ({ number }) => number);
  return ({ number, line }) => {
    if (number === null) return null;
    if (number.length > 64) line.dropValue(columns.number, because`is longer than 64 characters`);
    else if (!shared.has(number)) return number;
    else line.dropValue(columns.number, because`is ${number}, which another person also has`);
    return null;
  };
}

interface Named {
  id: string;
  name: string;
  /** A short code for the record, if the files have one. */
  code: string | null;
  line: Line;
}

/**
 * Makes names unique: all records with the same name get their code as a suffix, or their id if the codes are the same
 * too. All of them, so that the order of the lines does not matter. Changed names are reported at the columns that they come
 * from.
 */
export function uniqueNames(
  items: readonly Named[],
  columns: readonly string[],
  most: number,
): Map<string, string> {
  const names = new Map<string, string>();
  const alike = Map.groupBy(items, ({ name }) => clip(name, most).toLowerCase());
  for (const group of alike.values()) {
    const codes = new Set(group.map(({ code, id }) => code ?? id));
    const isTold = codes.size === group.length;
    for (const { id, name, code, line } of group) {
      if (group.length === 1) names.set(id, fit(line, columns, name, most));
      else {
        const marked = withMark(name, (isTold && code) || id, most);
        line.assume(columns, because`is the same as another name (${name}); it is changed to ${marked}`);
        names.set(id, marked);
      }
    }
  }
  return names;
}

function withMark(name: string, mark: string, most: number): string {
  const marked = `${name} (${mark})`;
  if (marked.length <= most) return marked;
  // A truncated suffix would not be unique.
  const short = mark.length <= 12 ? mark : createHash('sha256').update(mark).digest('hex').slice(0, 8);
  return `${clip(name, most - short.length - 3)} (${short})`;
}
