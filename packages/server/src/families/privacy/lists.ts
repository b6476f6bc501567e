import type { AnyResource } from '../../db/resource.ts';

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
