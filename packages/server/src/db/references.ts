import { isDeepStrictEqual } from 'node:util';
import { type Fault, invalidBody } from '../errors.ts';
import { isId } from '../ids.ts';
import type { Transaction } from './database.ts';
import type { Params, Query } from './query.ts';
import type { RecordScope } from './readable-records.ts';
import type { AnyResource } from './resource.ts';

/** A field that refers to records, and the query that finds a live one. */
export interface Reference {
  readonly field: string;
  readonly to: AnyResource;
  readonly live: Query<Params, { id: string }>;
}

/** Refuses references to what is not there, or is archived; every one at once. What stays as it was is not looked at again. */
export async function checkReferences(
  tx: Transaction,
  { schoolId: school, held }: Pick<RecordScope, 'schoolId' | 'held'>,
  references: readonly Reference[],
  before: object,
  after: object,
): Promise<void> {
  const faults: Fault[] = [];
  for (const { field, to, live } of references) {
    const value = (after as Record<string, unknown>)[field] ?? null;
    if (value === null || isDeepStrictEqual(value, (before as Record<string, unknown>)[field])) continue;
    const isList = Array.isArray(value);
    // The document says that such a field holds a text, or several.
    for (const [index, id] of [value as string | string[]].flat().entries()) {
      if (isId(id, to.prefix) && (held.has(id) || (await tx.first(live, { school, id })))) continue;
      const pointer = isList ? `/${field}/${index}` : `/${field}`;
      const detail = `is not the id of a ${to.object.replaceAll('_', ' ')} of the school that is not archived`;
      faults.push({ pointer, code: 'unknown_reference', detail });
    }
  }
  if (faults.length > 0) throw invalidBody(faults, 'unknown_reference');
}
