import type { Changes } from './changes.ts';
import type { AnyResource } from './resource.ts';

/** A list in the records of a kind with the ids of people. */
interface PeopleList {
  /** The filter that finds the records whose list has an id. */
  readonly filter: string;
  idsOf(record: Readonly<Record<string, unknown>>): string[];
}

/** The lists of a kind of record that refer to a resource; those in objects only if there are no others. */
export function listsOf({ references, nested }: AnyResource, target: string): PeopleList[] {
  const own = references.filter(({ isList, targets }) => isList && targets.includes(target));
  if (own.length > 0)
    return own.map(({ field }) => ({
      filter: field.replace(/_ids$/, '_id'),
      idsOf: (record) => [record[field] ?? []].flat().map(String),
    }));
  return nested
    .filter((one) => one.target === target)
    .map(({ field, member, filter }) => ({
      filter,
      idsOf: (record) => memberOf(record[field], member),
    }));
}

const memberOf = (value: unknown, member: string): string[] =>
  Object.entries(value ?? {}).flatMap(([name, ids]) => (name === member ? ids.map(String) : []));

/** The learners and guardians whom a change adds to the lists of a record. */
export function newlyListed(resource: AnyResource, changes: Changes): string[] {
  const lists = peopleLists(resource);
  if (lists.length === 0) return [];
  const side = (which: 'before' | 'after') =>
    Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, change[which]]));
  const [before, after] = [side('before'), side('after')];
  return lists.flatMap(({ idsOf }) => {
    const known = new Set(idsOf(before));
    return idsOf(after).filter((id) => !known.has(id));
  });
}

const listsOfPeople = new WeakMap<AnyResource, PeopleList[]>();

/** The lists of learners and of guardians, which are the same for every record of a kind. */
function peopleLists(resource: AnyResource): PeopleList[] {
  const lists =
    listsOfPeople.get(resource) ?? ['learners', 'guardians'].flatMap((one) => listsOf(resource, one));
  listsOfPeople.set(resource, lists);
  return lists;
}
