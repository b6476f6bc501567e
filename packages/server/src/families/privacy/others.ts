import type { ReadWork } from '../../core/unit-of-work.ts';
import { allNames, fullNames, type Named, NameMatcher } from '../../lib/names.ts';
import { guardiansOf, learnersOfGroups, namesOfGuardians, namesOfLearners } from './queries.ts';

type Records = Record<string, Record<string, unknown>[]>;
type Work = Pick<ReadWork, 'db' | 'schoolId'>;

/** What stands for the id or the name of somebody else. */
const another = { lrn: '[another learner]', gdn: '[another guardian]' } as const;
const personId = /^(lrn|gdn)_[0-9a-z]{26}$/;

/**
 * A data export without other people: it is handed to the parents of one learner. Ids of other learners, and of guardians
 * of others, are replaced; so are full names of other learners in texts, and in a record that refers to another learner
 * the given name of that learner.
 */
export async function withoutOthers(work: Work, learner: string, records: Records): Promise<Records> {
  const { db, schoolId: school } = work;
  const guardians = (await db.all(guardiansOf, { school, id: learner })).map(({ id }) => id);
  const own = new Set([learner, ...guardians]);
  const people = new Map((await db.all(namesOfLearners, { school })).map((one) => [one.id, one]));
  const adults = await db.all(namesOfGuardians, { school, id: learner });
  const self = people.get(learner);
  const kept = [...(self ? [self] : []), ...adults].flatMap(allNames);
  people.delete(learner);
  const everyone = new NameMatcher([...people.values()].flatMap(fullNames), kept);
  const groups = await othersOfGroups(work, records, learner);
  const clean = (record: Record<string, unknown>) => {
    const related = [...idsIn(record), ...(groups.get(String(record.group_id)) ?? [])];
    const given = related.flatMap((id) => namesOf(people.get(id)));
    const matcher = given.length > 0 ? new NameMatcher(given, kept) : undefined;
    const text = (value: string) => {
      const once = everyone.replace(value, another.lrn);
      return matcher ? matcher.replace(once, another.lrn) : once;
    };
    return cleaned(record, own, text) as Record<string, unknown>;
  };
  return Object.fromEntries(Object.entries(records).map(([name, rows]) => [name, rows.map(clean)]));
}

const namesOf = (person: Named | undefined): string[] => (person ? allNames(person) : []);

/** The learners of the groups of incidents, by the id of the group. */
async function othersOfGroups({ db, schoolId: school }: Work, { incidents = [] }: Records, learner: string) {
  if (incidents.every(({ group_id }) => group_id === null)) return new Map<string, string[]>();
  const found = await db.all(learnersOfGroups, { school, id: learner });
  return new Map(
    [...Map.groupBy(found, ({ group_id }) => group_id)].map(([group, all]) => [
      group,
      all.map(({ id }) => id),
    ]),
  );
}

function* idsIn(value: unknown): Generator<string> {
  if (typeof value === 'string' && personId.test(value)) yield value;
  if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* idsIn(one);
}

function cleaned(value: unknown, own: ReadonlySet<string>, text: (value: string) => string): unknown {
  if (typeof value === 'string') {
    const [, kind] = personId.exec(value) ?? [];
    if (kind === undefined) return text(value);
    return own.has(value) ? value : another[kind as keyof typeof another];
  }
  if (Array.isArray(value)) {
    const isOther = (one: unknown) => typeof one === 'string' && personId.test(one) && !own.has(one);
    return value.filter((one) => !isOther(one)).map((one) => cleaned(one, own, text));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleaned(one, own, text)]));
}
