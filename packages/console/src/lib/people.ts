import { type List, type Page, RollbookError } from '@rollbook/sdk';
import { api } from './api.ts';
import { can } from './session.ts';

/** Somebody who was searched, or something else with a name, such as a key. */
export interface Person {
  id: string;
  name: string;
  kind: KindName;
  /** Whether they can make changes, so that they are an actor of the log. */
  isActor: boolean;
  /** What tells people with the same name apart. */
  detail: string | null;
  /** The number by which the school knows them. */
  number: string | null;
  status: string | null;
}

export type KindName =
  | 'learner'
  | 'guardian'
  | 'staff member'
  | 'API key'
  | 'class'
  | 'grade level'
  | 'subject'
  | 'term';

/** Who can be searched at once. */
export const everybody: readonly KindName[] = ['learner', 'staff member', 'guardian', 'API key'];

interface Found {
  id: string;
  name: string;
  archived_at?: string | null;
  status?: string;
}

interface Kind {
  kind: KindName;
  many: string;
  scope: string;
  isActor: boolean;
  find: (text: string, signal: AbortSignal) => Promise<FoundOfKind>;
}

interface FoundOfKind {
  people: Omit<Person, 'kind' | 'isActor'>[];
  /** Whether there are more than are listed. */
  isCut: boolean;
}

/** So many of a kind are listed. */
export const mostOfKind = 25;
// There are so few keys and classes that all of them are read: then any part of the name can be searched.
const mostRead = 1000;
/** A text for comparing, without accents and case. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

type Query = { limit: number; archived: 'any' };

type Records<T> = Pick<Page<T>, 'data' | 'has_more'>;

/** A text that is not in the form of a number or an address, as the API checks it, is that of nobody. */
function noneIfRefused(error: unknown): Records<never> {
  if (error instanceof RollbookError && error.status === 400) return { data: [], has_more: false };
  throw error;
}

/** The records that any of some lists has, each once, in the order of the lists. */
async function among<T extends Found>(
  lists: readonly ((query: Query) => List<T>)[],
  detail: (one: T) => string | null,
  number: (one: T) => string | null = () => null,
): Promise<FoundOfKind> {
  const pages = await Promise.all(
    lists.map(
      (list): PromiseLike<Records<T>> =>
        list({ limit: mostOfKind, archived: 'any' }).then((page) => page, noneIfRefused),
    ),
  );
  const found = new Map(pages.flatMap(({ data }) => data).map((one) => [one.id, one]));
  const people = [...found.values()].map((one) => ({
    ...{ id: one.id, name: one.name, detail: detail(one), number: number(one) },
    status: one.archived_at ? 'archived' : (one.status ?? null),
  }));
  return { people, isCut: pages.some(({ has_more }) => has_more) };
}

/** Those of all records of a list whose name contains a text. */
async function amongAll<T extends { id: string }>(
  list: List<T>,
  text: string,
  nameOf: (one: T) => string,
  detail: (one: T) => string | null = () => null,
): Promise<FoundOfKind> {
  const all = await list.toArray({ limit: mostRead });
  const people = all
    .filter((one) => fold(nameOf(one)).includes(fold(text)))
    .map((one) => ({ id: one.id, name: nameOf(one), detail: detail(one), number: null, status: null }));
  return { people, isCut: false };
}

/** Classes, and the kinds of records to which they refer. */
const ofClasses = <T extends { id: string }>(
  kind: KindName,
  many: string,
  records: { list(query: { limit: number }, options: { signal: AbortSignal }): List<T> },
  nameOf: (one: T) => string,
  detail?: (one: T) => string | null,
): Kind => ({
  ...{ kind, many, scope: 'read:classes', isActor: false },
  find: (text, signal) => amongAll(records.list({ limit: 100 }, { signal }), text, nameOf, detail),
});

/** Whether a text can be a number: those of schools have digits. */
const isNumber = (text: string, longest: number): boolean => /\d/.test(text) && text.length <= longest;
/** The digits of a text that can be the beginning of a telephone number, with the plus of an international one. */
function phoneIn(text: string): string | undefined {
  const digits = text.replaceAll(/[\s()./-]/g, '').replace(/^00/, '+');
  return /^\+?\d{5,15}$/.test(digits) ? digits : undefined;
}
const isEmail = (text: string): boolean => /^[^@\s]+@[^@\s]+$/.test(text);

const kinds: readonly Kind[] = [
  {
    kind: 'learner',
    many: 'learners',
    scope: 'read:learners',
    isActor: false,
    find: (text, signal) =>
      among(
        [
          ...(isNumber(text, 64)
            ? [(query: Query) => api.learners.list({ ...query, admission_number: text }, { signal })]
            : []),
          (query) => api.learners.list({ ...query, name: text }, { signal }),
        ],
        ({ class: own, grade_level }) => own ?? grade_level,
        ({ admission_number }) => admission_number,
      ),
  },
  {
    kind: 'staff member',
    many: 'staff',
    scope: 'read:staff',
    isActor: true,
    find: (text, signal) =>
      among(
        [
          ...(isNumber(text, 64)
            ? [(query: Query) => api.staff.list({ ...query, employee_number: text }, { signal })]
            : []),
          ...(isEmail(text) ? [(query: Query) => api.staff.list({ ...query, email: text }, { signal })] : []),
          (query) => api.staff.list({ ...query, name: text }, { signal }),
        ],
        ({ job_title }) => job_title,
        ({ employee_number }) => employee_number,
      ),
  },
  {
    kind: 'guardian',
    many: 'guardians',
    scope: 'read:learners',
    isActor: true,
    find: (text, signal) => {
      const searched = phoneIn(text);
      return among(
        [
          ...(isEmail(text)
            ? [(query: Query) => api.guardians.list({ ...query, email: text }, { signal })]
            : []),
          ...(searched
            ? [(query: Query) => api.guardians.list({ ...query, phone_prefix: searched }, { signal })]
            : []),
          (query) => api.guardians.list({ ...query, name: text }, { signal }),
        ],
        () => null,
        // The one that was searched.
        ({ phone, alternate_phone }) => (searched ? (phone ?? alternate_phone) : null),
      );
    },
  },
  {
    kind: 'API key',
    many: 'API keys',
    scope: 'admin:school',
    isActor: true,
    find: (text, signal) =>
      amongAll(
        api.apiKeys.list({ limit: 100, archived: 'any' }, { signal }),
        text,
        ({ name }) => name,
        ({ hint }) => hint,
      ),
  },
  ofClasses('class', 'classes', api.classes, ({ label }) => label),
  ofClasses('grade level', 'grade levels', api.gradeLevels, ({ label }) => label),
  ofClasses(
    'subject',
    'subjects',
    api.subjects,
    ({ name }) => name,
    ({ code }) => code,
  ),
  ofClasses(
    'term',
    'terms',
    api.terms,
    ({ name }) => name,
    ({ starts_on }) => `from ${starts_on}`,
  ),
];

/** The names of those who were found, by their ids: a filter by an id shows whose it is. */
export const knownNames = new Map<string, string>();

type Get = (id: string, options: { signal: AbortSignal }) => PromiseLike<{ name: string }>;

/** Whose names can be read by their ids, by the prefixes of these. */
const readers: Readonly<Record<string, readonly [scope: string, get: Get]>> = {
  lrn: ['read:learners', (id, options) => api.learners.get(id, options)],
  gdn: ['read:learners', (id, options) => api.guardians.get(id, options)],
  stf: ['read:staff', (id, options) => api.staff.get(id, options)],
  key: ['admin:school', (id, options) => api.apiKeys.get(id, options)],
};

/** Finds out the name of somebody by the id, if whoever is signed in can read it. */
export async function readName(id: string, signal: AbortSignal): Promise<void> {
  const [scope, get] = readers[id.split('_', 1)[0] ?? ''] ?? [];
  if (scope !== undefined && get && can(scope)) knownNames.set(id, (await get(id, { signal })).name);
}

/** Everybody with a name or a number, as far as whoever is signed in can see them. */
export async function findPeople(
  text: string,
  signal: AbortSignal,
  wanted: readonly KindName[] = everybody,
): Promise<{ people: Person[]; hidden: string[]; isCut: boolean }> {
  const asked = kinds.filter(({ kind }) => wanted.includes(kind));
  const found = await Promise.all(
    asked
      .filter(({ scope }) => can(scope))
      .map(async ({ kind, isActor, find }) => {
        const { people, isCut } = await find(text, signal);
        return { people: people.map((one) => ({ ...one, kind, isActor })), isCut };
      }),
  );
  const people = found.flatMap((one) => one.people);
  for (const { id, name } of people) knownNames.set(id, name);
  return {
    people,
    hidden: asked.filter(({ scope }) => !can(scope)).map(({ many }) => many),
    isCut: found.some(({ isCut }) => isCut),
  };
}

/** Where more is shown about a person, if whoever is signed in may see it. */
export function pageOfPerson({ id, name, kind, status }: Person): string | undefined {
  // The page of the staff has nobody who is archived.
  if (kind === 'staff member' && status !== 'archived')
    return `/settings/staff?name=${encodeURIComponent(name)}`;
  return can('read:audit') ? `/settings/audit-log?resource_id=${id}` : undefined;
}
