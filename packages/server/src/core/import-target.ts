import type { OperationId, Schemas } from '../contract.ts';
import type { AnyResource } from '../db/resource.ts';
import { operations } from '../generated/operations.ts';
import type { ReadWork } from './unit-of-work.ts';

export type ImportKind = Schemas['Import']['kind'];
export type HasRoom = (work: ReadWork, id: string, rows: number) => Promise<boolean>;
export type ImportTargets = Readonly<Record<ImportKind, ImportTarget>>;

/** What the rows of an import are made into, and by which operations. */
export interface ImportTarget {
  resource: AnyResource;
  /** The schema of a row. */
  row: string;
  create: OperationId;
  update: OperationId;
  /** What becomes of a record that a full snapshot does not have any more. */
  remove: OperationId;
  /** Brings back a record that was archived. */
  restore?: OperationId;
  /** States in which a record is over: a row that names it begins another. */
  over?: readonly string[];
  /** States in which a record is completed: a row that leaves a field empty takes nothing away from it. */
  completed?: readonly string[];
  /** States in which a record can be removed, where it is not archived but ended. */
  open?: readonly string[];
  /** Whether any two rows can concern each other, as those whose days may not overlap. */
  inOrder?: true;
  /** By what rows can concern each other, where that is more than what is unique of the kind. */
  shared?: readonly string[];
  /** What a row says without naming it, for `shared`. */
  implied?(work: ReadWork, fields: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** Finds the record that a row means by more than one of its fields. */
  find?(work: ReadWork, fields: Record<string, unknown>): Promise<string | undefined>;
}

/** The field that takes the ids of records, for one that names them by their external ids. */
export const referenceOf = (field: string): string => field.replace(/_external_(ids?)$/, '_$1');

/** The operations of a resource, by the names that all resources have for them. */
export function importTarget(name: string, resource: AnyResource): ImportTarget {
  const operation = (verb: string): OperationId => {
    const id = `${name}.${verb}`;
    if (!isOperation(id)) throw new TypeError(`${id} is not an operation`);
    return id;
  };
  const restore = `${name}.restore`;
  const create = operation('create');
  return {
    resource,
    row: operations[create].body?.replace(/Create$/, 'Row') ?? '',
    create,
    update: operation('update'),
    remove: operation('archive'),
    ...(isOperation(restore) ? { restore } : {}),
  };
}

const isOperation = (id: string): id is OperationId => Object.hasOwn(operations, id);

/** The id of a record in its source, as text; undefined where a row has none. */
export function externalIdOf(value: unknown): string | undefined {
  if (typeof value === 'string' && value !== '') return value;
  return Number.isSafeInteger(value) ? String(value) : undefined;
}
