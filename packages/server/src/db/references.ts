import { isDeepStrictEqual } from 'node:util';
import type { Ref, Schema } from '../contract.ts';
import { type Fault, invalidBody } from '../errors.ts';
import { isId } from '../ids.ts';
import type { Transaction } from './database.ts';
import type { RecordScope } from './readable-records.ts';
import type { QueryCache } from './resource-queries.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A field that holds the id, or ids, of records of another kind. */
export interface Reference extends Pick<Ref, 'archived'> {
  readonly field: string;
  readonly isList: boolean;
  /** The names of the resources to which it may lead. */
  readonly targets: readonly string[];
  /** The name of the resource to which that of a record leads; undefined where it leads to none. */
  targetOf(record: Fields): string | undefined;
}

/** The references of a kind of record, as its schema says. */
export function referencesIn({ properties = {} }: Schema): Reference[] {
  return Object.entries(properties).flatMap(([field, property]): Reference[] => {
    const ref = property['x-ref'] ?? property.items?.['x-ref'];
    if (!ref) return [];
    const { to, by = '', archived } = ref;
    const isList = property.items !== undefined;
    if (typeof to === 'string') return [{ field, isList, archived, targets: [to], targetOf: () => to }];
    return [
      { field, isList, archived, targets: Object.values(to), targetOf: (record) => to[String(record[by])] },
    ];
  });
}

/** Refuses references to what is not there, or is archived; every one at once. What stays as it was is not looked at again. */
export async function checkReferences(
  tx: Transaction,
  { schoolId: school, held }: Pick<RecordScope, 'schoolId' | 'held'>,
  kinds: QueryCache,
  references: readonly Reference[],
  from: object,
  to: object,
): Promise<void> {
  const before: Fields = { ...from };
  const after: Fields = { ...to };
  const faults: Fault[] = [];
  for (const { field, isList, targetOf } of references) {
    const value = after[field] ?? null;
    const target = targetOf(after);
    if (value === null || target === undefined) continue;
    if (isDeepStrictEqual(value, before[field]) && target === targetOf(before)) continue;
    const kind = kinds.named(target);
    const { live } = kinds.of(kind);
    // The document says that such a field holds a text, or several.
    for (const [index, id] of [value as string | string[]].flat().entries()) {
      if (isId(id, kind.prefix) && (held.has(id) || (await tx.first(live, { school, id })))) continue;
      const pointer = isList ? `/${field}/${index}` : `/${field}`;
      const detail = `is not the id of a ${kind.object.replaceAll('_', ' ')} of the school that is not archived`;
      faults.push({ pointer, code: 'unknown_reference', detail });
    }
  }
  if (faults.length > 0) throw invalidBody(faults, 'unknown_reference');
}
