import { api } from '../../lib/api.ts';
import { can } from '../../lib/session.ts';

/** Somebody, or a key, whose name was searched. */
export interface Person {
  id: string;
  name: string;
  kind: string;
  /** Whether they can make changes, so that they are an actor of the log. */
  isActor: boolean;
  /** What tells people with the same name apart. */
  detail: string | null;
}

interface Kind {
  kind: string;
  many: string;
  scope: string;
  isActor: boolean;
  find: (
    name: string,
    signal: AbortSignal,
  ) => PromiseLike<{ id: string; name: string; detail?: string | null }[]>;
}

const most = 20;
// There are so few of these that all of them are read: then any part of the name can be searched.
const mostOfFew = 1000;
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const among = <T extends { name: string }>(name: string, all: readonly T[]): T[] =>
  all.filter((each) => fold(each.name).includes(fold(name)));

const kinds: readonly Kind[] = [
  {
    kind: 'learner',
    many: 'learners',
    scope: 'read:learners',
    isActor: false,
    find: async (name, signal) => {
      const { data } = await api.learners.list({ name, limit: most, archived: 'any' }, { signal });
      return data.map((each) => ({ id: each.id, name: each.name, detail: each.class ?? each.grade_level }));
    },
  },
  {
    kind: 'guardian',
    many: 'guardians',
    scope: 'read:learners',
    isActor: true,
    find: async (name, signal) =>
      (await api.guardians.list({ name, limit: most, archived: 'any' }, { signal })).data,
  },
  {
    kind: 'staff member',
    many: 'staff',
    scope: 'read:staff',
    isActor: true,
    find: async (name, signal) => {
      const { data } = await api.staff.list({ name, limit: most, archived: 'any' }, { signal });
      return data.map((each) => ({ ...each, detail: each.job_title }));
    },
  },
  {
    kind: 'API key',
    many: 'API keys',
    scope: 'admin:school',
    isActor: true,
    find: async (name, signal) => {
      const all = api.apiKeys.list({ limit: 100, archived: 'any' }, { signal }).toArray({ limit: mostOfFew });
      return among(name, await all).map((each) => ({ ...each, detail: each.hint }));
    },
  },
];

/** Everybody with a name, as far as whoever is signed in can see them. */
export async function findPeople(
  name: string,
  signal: AbortSignal,
): Promise<{ people: Person[]; hidden: string[] }> {
  const found = await Promise.all(
    kinds
      .filter(({ scope }) => can(scope))
      .map(async ({ kind, isActor, find }) =>
        (await find(name, signal)).map(({ id, name: full, detail = null }) => ({
          id,
          name: full,
          kind,
          isActor,
          detail,
        })),
      ),
  );
  return {
    people: found.flat(),
    hidden: kinds.filter(({ scope }) => !can(scope)).map(({ many }) => many),
  };
}
