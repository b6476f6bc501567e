import { isDeepStrictEqual } from 'node:util';
import { type FieldError, invalidBody, unknownReference } from '../contract/errors.ts';
import { type Ref, referredBy, type Schema } from '../contract/schemas.ts';
import { isId } from '../lib/ids.ts';
import type { Transaction } from '../sql/database.ts';

import { idValues, type QueryCache } from './queries.ts';
import type { RecordScope } from './read.ts';
import type { AnyResource } from './resource.ts';

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
  const idsOf = (some: unknown) => [(some ?? []) as string | string[]].flat();
  // A list can be changed although what is in it was archived.
  const held = new Set(isList && outlives ? idsOf(before[field]) : []);
  for (const [index, id] of idsOf(value).entries())
    if (!held.has(id)) yield { id, target, pointer: isList ? `/${field}/${index}` : `/${field}` };
}

/** Records of a kind that are written together. */
export interface Moves {
  readonly resource: AnyResource;
  readonly moves: readonly Move[];
  /** Where a reference of a record is in the body; `pointer` is where it is in the record. */
  pointerOf(index: number, pointer: string): string;
}

/**
 * Rejects references of records of one or several kinds to records that do not exist or are archived, all at once, with
 * one query for each kind that they refer to. Unchanged references are checked again only if the record comes into use.
 * New records can refer to each other.
 */
export async function checkReferences(
  tx: Transaction,
  { schoolId: school, live }: Pick<RecordScope, 'schoolId' | 'live'>,
  kinds: QueryCache,
  groups: readonly Moves[],
): Promise<void> {
  // The request can have the id of a record of another kind elsewhere.
  const isOfKind = ({ id, target }: { id: string; target: string }) => isId(id, kinds.named(target).prefix);
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
    .filter((one) => !(isOfKind(one) && live.has(one.id)));
  if (wanted.length === 0) return;
  const written = groups.flatMap(({ moves }) => moves.map(({ to }) => (to as Fields).id));
  const together = new Set(written.length > 1 ? written : []);
  const byKind = Map.groupBy(wanted, ({ target }) => kinds.named(target));
  const found = await Promise.all(
    Array.from(byKind, ([kind, some]) => {
      const ids = new Set(some.map(({ id }) => id).filter((id) => !together.has(id)));
      return liveOf(tx, kinds, kind, school, ids);
    }),
  );
  for (const id of found.flat()) live.add(id);
  const fieldErrors: FieldError[] = wanted
    .filter((one) => !(isOfKind(one) && (live.has(one.id) || together.has(one.id))))
    .map(({ pointer, target }) => unknownReference(pointer, kinds.named(target).object));
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors.slice(0, 100), 'unknown_reference');
}

/** Those of some ids whose records exist and are not archived; a single one is found by a statement of its own. */
async function liveOf(
  tx: Transaction,
  kinds: QueryCache,
  kind: AnyResource,
  school: string,
  among: ReadonlySet<string>,
): Promise<string[]> {
  const ids = [...among].filter((id) => isId(id, kind.prefix)).sort();
  const [id, ...others] = ids;
  if (id === undefined) return [];
  const { live, allLive } = kinds.of(kind);
  if (others.length === 0) return (await tx.first(live, { school, id })) ? [id] : [];
  const rows = idValues(ids);
  return (await tx.all(allLive, { school, rows })).map((found) => found.id);
}
