import { isDeepStrictEqual } from 'node:util';
import { type FieldError, invalidBody, unknownReference } from '../contract/errors.ts';
import { type Ref, referredBy, type Schema } from '../contract/schemas.ts';
import { isId } from '../lib/ids.ts';
import { valueColumn } from './batch-queries.ts';
import type { Transaction } from './database.ts';
import type { RecordScope } from './readable-records.ts';
import type { AnyResource } from './resource.ts';
import type { QueryCache } from './resource-queries.ts';
import { rowsParameter } from './rows.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A field with the id, or ids, of records of another kind. */
export interface Reference extends Pick<Ref, 'archived' | 'error'> {
  readonly field: string;
  readonly isList: boolean;
  /**
   * Whether a record can be in use although the record that it refers to is archived, because the reference is
   * optional.
   */
  readonly outlives: boolean;
  /** The names of the resources that it can refer to. */
  readonly targets: readonly string[];
  /** The name of the resource that the reference of a record refers to; undefined if it refers to none. */
  targetOf(record: Fields): string | undefined;
}

/** The references of a kind of record, from its schema. */
export function referencesIn({ properties = {} }: Schema): Reference[] {
  return Object.entries(properties).flatMap(([field, property]): Reference[] => {
    const ref = property['x-ref'] ?? property.items?.['x-ref'];
    if (!ref) return [];
    const { to, by = '', archived, error } = ref;
    const isList = property.items !== undefined;
    const outlives = archived === 'keep' && (isList || [property.type].flat().includes('null'));
    const reference = { field, isList, outlives, archived, ...(error ? { error } : {}) };
    return typeof to === 'string'
      ? [{ ...reference, targets: [to], targetOf: () => to }]
      : [{ ...reference, targets: Object.values(to), targetOf: (record) => to[String(record[by])] }];
  });
}

/** A list of ids in a member of an object, such as the learners in the audience of an announcement. */
export interface NestedReference {
  /** The field with the object. */
  readonly field: string;
  readonly member: string;
  readonly target: string;
  /** The name of the filter that finds records by an id in the list. */
  readonly filter: string;
}

/** The lists of ids in objects of a kind of record, from its schema. Nothing checks them: that is done by the family. */
export function nestedReferencesIn(properties: Readonly<Record<string, Schema>>): NestedReference[] {
  return Object.entries(properties).flatMap(([field, property]) =>
    Object.entries(referredBy(property).properties ?? {}).flatMap(([member, { items }]) => {
      const target = items?.['x-ref']?.to;
      return typeof target === 'string' ? [{ field, member, target, filter: `${field}_${member}` }] : [];
    }),
  );
}

/**
 * Whether a record prevents the records that it refers to from being archived: it is not archived itself, and has not
 * ended.
 */
function isInUse(
  { ended, columns }: Pick<AnyResource, 'ended' | 'columns'>,
  { archived_at: archived, status }: Fields,
): boolean {
  // A status that is derived from other records is not known before the record is written.
  return archived === null && !(columns.has('status') && ended.includes(String(status)));
}

/**
 * Rejects references to records that do not exist or are archived, all at once. Unchanged references are checked
 * again only if the record comes into use.
 */
export async function checkReferences(
  tx: Transaction,
  { schoolId: school, live }: Pick<RecordScope, 'schoolId' | 'live'>,
  kinds: QueryCache,
  resource: AnyResource,
  from: object,
  to: object,
): Promise<void> {
  const fieldErrors: FieldError[] = [];
  for (const reference of resource.references) {
    for (const { id, target, pointer } of idsToCheck(resource, reference, { from, to })) {
      if (live.has(id)) continue;
      const kind = kinds.named(target);
      if (isId(id, kind.prefix) && (await tx.first(kinds.of(kind).live, { school, id }))) {
        live.add(id);
        continue;
      }
      fieldErrors.push(unknownReference(pointer, kind.object));
    }
  }
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors, 'unknown_reference');
}

/** A record before and after a change. */
interface Move {
  from: object;
  to: object;
}

/** The ids in a field of a record that must be those of live records. */
function* idsToCheck(
  resource: AnyResource,
  { field, isList, archived, outlives, targetOf }: Reference,
  { from, to }: Move,
): Generator<{ id: string; target: string; pointer: string }> {
  const before: Fields = { ...from };
  const after: Fields = { ...to };
  const value = after[field] ?? null;
  const target = targetOf(after);
  // A derived field follows the records that it is derived from.
  if (value === null || target === undefined || archived === undefined || archived === 'guarded') return;
  const isKept = isDeepStrictEqual(value, before[field]) && target === targetOf(before);
  const begins = isInUse(resource, after) && !isInUse(resource, before);
  if (isKept && (outlives || !begins)) return;
  // According to the document, such a field is a string or a list of strings.
  for (const [index, id] of [value as string | string[]].flat().entries())
    yield { id, target, pointer: isList ? `/${field}/${index}` : `/${field}` };
}

/** Records of a kind that are written together. */
export interface Moves {
  readonly resource: AnyResource;
  readonly moves: readonly Move[];
  /** Where a reference of a record is in the body; `pointer` is where it is in the record. */
  pointerOf(index: number, pointer: string): string;
}

/**
 * Does the same for many records of one or several kinds, with one query for each kind that they refer to. New records
 * can refer to each other.
 */
export async function checkAllReferences(
  tx: Transaction,
  { schoolId: school, live }: Pick<RecordScope, 'schoolId' | 'live'>,
  kinds: QueryCache,
  groups: readonly Moves[],
): Promise<void> {
  const own = new Set(groups.flatMap(({ moves }) => moves.map(({ to }) => (to as Fields).id)));
  const wanted = groups
    .flatMap(({ resource, moves, pointerOf }) =>
      resource.references.flatMap((reference) =>
        moves.flatMap((move, index) =>
          [...idsToCheck(resource, reference, move)].map(({ id, target, pointer }) => ({
            id,
            target,
            pointer: pointerOf(index, pointer),
          })),
        ),
      ),
    )
    .filter(({ id }) => !live.has(id) && !own.has(id));
  const fieldErrors: FieldError[] = [];
  for (const [target, some] of Map.groupBy(wanted, (one) => one.target)) {
    const kind = kinds.named(target);
    const ids = [...new Set(some.map(({ id }) => id))].filter((id) => isId(id, kind.prefix)).sort();
    const rows = rowsParameter(ids.map((id) => ({ [valueColumn('id')]: id })));
    const found = ids.length > 0 ? await tx.all(kinds.of(kind).allLive, { school, rows }) : [];
    for (const { id } of found) live.add(id);
    for (const { id, pointer } of some)
      if (!live.has(id)) fieldErrors.push(unknownReference(pointer, kind.object));
  }
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors.slice(0, 100), 'unknown_reference');
}
