import type { RawBuilder, SqlBool } from 'kysely';
import type { FieldError, Problem } from '../contract/errors.ts';
import type { OperationId, Schemas } from '../contract/schemas.ts';
import { operations } from '../generated/operations.ts';
import { tidyLine } from '../lib/text.ts';
import type { Stored } from '../store/read.ts';
import type { AnyResource } from '../store/resource.ts';
import type { ReadWork, UnitOfWork } from './unit-of-work.ts';

export type ImportKind = Schemas['Import']['kind'];
export type HasRoom = (work: ReadWork, id: string, rows: number) => Promise<boolean>;
export type ImportTargets = Readonly<Record<ImportKind, ImportTarget>>;

/** A row as it is stored until it is imported, or the reason why it is not imported. */
export interface SentRow {
  row: Readonly<Record<string, unknown>>;
  /** What is wrong with its values: such a row fails. */
  errors: readonly FieldError[];
  /** The line of CSV text in which it ends. */
  line?: number;
  /** Why the row is left out, although nothing is wrong with it. */
  skip?: Skip;
  /** The cells of its columns that are not in the mapping, by their names. */
  unread?: ReadonlyMap<string, string>;
  /** The names of its columns that are in the mapping, by their fields. */
  columns?: ReadonlyMap<string, string>;
}

/** What somebody should check of a row that was imported. */
export interface RowWarning {
  code: string;
  /** Names records by their ids. */
  detail: string;
}

export interface Skip {
  code: string;
  detail: string;
}

/** The import of a row, and the source of its external ids. */
export interface RowsOfSource {
  /** The import, and those whose failed rows it corrects. */
  importIds: readonly string[];
  source: string;
}

type Values = Readonly<Record<string, unknown>>;

/** How a row makes a record that follows another one, which ends: a learner moves to another class. */
export interface Succession {
  /** Ends a record, and returns the one that follows it. */
  operation: OperationId;
  body(ended: Values, fields: Values): Record<string, unknown>;
  warning(ended: Values): RowWarning;
  /**
   * The record that ends because of a row, which has an external id. `found` is the one that the row identifies, and `isGone`
   * says of a record whether it is of the source and in no row of the import.
   */
  predecessor(
    work: ReadWork,
    fields: Values,
    found: Values | undefined,
    isGone: (record: Stored<object>) => Promise<boolean>,
  ): Promise<string | undefined>;
  /** The record that will follow one that has not ended yet. */
  planned(work: ReadWork, record: Values): Promise<string | undefined>;
}

/** Records of which each has a place that no other may have, such as lessons, which have times. */
export interface Places {
  /** The records in the way of a row that failed for a reason. */
  inTheWay(reason: Problem): readonly string[];
  /** Takes records from their places, which others can have then. */
  vacate(work: UnitOfWork, ids: readonly string[]): Promise<void>;
  /** Gives records that were not moved since their places back. */
  occupy(work: UnitOfWork, ids: readonly string[]): Promise<void>;
}

/** What the rows of an import become, and the operations that they use. */
export interface ImportTarget {
  resource: AnyResource;
  /** The schema of a row. */
  row: string;
  create: OperationId;
  update: OperationId;
  /** What happens to a record that is no longer in a full snapshot. Without it there are no such snapshots. */
  remove?: OperationId;
  /** What undoing an import does with a record that it created. */
  discard: { operation: OperationId; body: Readonly<Record<string, unknown>> };
  /** Restores an archived record. */
  restore?: OperationId;
  /** Whether a record, which can be archived, has ended, so that a row for it starts a new record, unless it is about the past. */
  isOver?(record: Values, fields: Values, work: ReadWork): boolean | Promise<boolean>;
  /**
   * What somebody should check of a record that has ended, if a row is about a time that is over, and so about this
   * record; undefined if the row starts a new one.
   */
  past?(record: Values, fields: Values, today: string): RowWarning[] | undefined;
  /** Why a row that would make a record is left out: it is about a time that is over, and says nothing new of it. */
  leftOut?(work: ReadWork, fields: Values, found: Values | undefined): Promise<Skip | undefined>;
  succession?: Succession;
  places?: Places;
  /** States in which a record is completed: an empty field in a row does not clear its value. */
  completed?: readonly string[];
  /** States in which a record can be removed; in others it stays. */
  open?: readonly string[];
  /** Under which condition in SQL a record can be removed, if it is not a state of the record; otherwise it stays. */
  removable?: RawBuilder<SqlBool>;
  /** Whether any two rows can affect each other, such as rows whose dates must not overlap. */
  inOrder?: true;
  /** The fields by which rows can affect each other, if there are more than the unique fields of the kind. */
  shared?: readonly string[];
  /** Implicit values of a row, for `shared`. */
  implied?(work: ReadWork, fields: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** The fields with dates that rows can contain as other systems write them. In CSV text these are all dates. */
  dates?: readonly string[];
  /** Reads the values of all rows that other systems write in their own way, before the rows are stored. */
  read?(
    rows: readonly SentRow[],
    school: { currency: string; locale: string },
    work: ReadWork,
  ): SentRow[] | Promise<SentRow[]>;
  /** Converts the fields of a row to those of a request. */
  complete?(work: ReadWork, fields: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** What else changes in a record in which a row changes some fields. */
  follows?(
    work: ReadWork,
    record: Record<string, unknown>,
    patch: Record<string, unknown>,
  ): Promise<Record<string, unknown>>;
  /** Fields that are filled from other records while they are empty, together: that is no change of somebody. */
  filled?: readonly (readonly string[])[];
  /** The other record of the kind that changes with one that gets these values; undoing the import gives it its own back. */
  beside?(work: ReadWork, fields: Values): Promise<string | undefined>;
  /** What is different in a record that a row makes. */
  fresh?(work: ReadWork, fields: Values): Promise<Record<string, unknown>>;
  /** What somebody should check of a record, as it is after the row. */
  warnings?(
    work: ReadWork,
    record: Record<string, unknown>,
    row: Record<string, unknown>,
  ): Promise<RowWarning[]>;
  /** What somebody should check of a record besides that, if the row has made it. */
  made?(work: ReadWork, record: Record<string, unknown>, rows: RowsOfSource): Promise<RowWarning[]>;
  /** What somebody should check of the record that a row has found, as it was, also if the row changes nothing in it. */
  standing?(
    work: ReadWork,
    record: Record<string, unknown>,
    row: Record<string, unknown>,
    rows: RowsOfSource,
  ): Promise<RowWarning[]>;
  /** The fields of a new record that a row does not have. */
  defaults?: Readonly<Record<string, unknown>>;
  /** The fields that together identify a record, if they are not a unique key of the kind. */
  identity?: readonly string[];
  /** The fields that name the record of a row, and that the record need not have. */
  naming?: readonly string[];
  /** Finds the record that a row refers to by more than one of its fields; of equal rows, each has its own. */
  find?(work: ReadWork, fields: Record<string, unknown>, rows: RowsOfSource): Promise<string | undefined>;
}

/** The field for ids of records that corresponds to a field for their external ids, or for admission numbers. */
export const referenceOf = (field: string): string =>
  isByAdmissionNumber(field)
    ? field.replace(/admission_number$/, 'id')
    : field.replace(/_external_(ids?)$/, '_$1');

/** Whether a field refers to a learner by an admission number, which is the same in capital letters. */
export const isByAdmissionNumber = (field: string): boolean => field.endsWith('_admission_number');

/** The fields of a row that can be sent instead of a field that refers to a record. */
export const alternativesOf = (field: string): string[] =>
  ['external_id', ...(field === 'learner_id' ? ['admission_number'] : [])].map((name) =>
    field.replace(/id$/, name),
  );

/** The reason with which undoing an import reverses a record. It is not the record of a row that is sent again. */
export const undoneReason = 'The import was undone';

/** The operations of a resource, by their standard names. */
export function importTarget(name: string, resource: AnyResource): ImportTarget {
  const operation = (verb: string): OperationId => {
    const id = `${name}.${verb}`;
    if (!isOperation(id)) throw new TypeError(`${id} is not an operation`);
    return id;
  };
  const [restore, remove] = [`${name}.restore`, `${name}.archive`];
  const create = operation('create');
  return {
    resource,
    row: operations[create].body?.replace(/Create$/, 'Row') ?? '',
    create,
    update: operation('update'),
    discard: isOperation(remove)
      ? { operation: remove, body: {} }
      : { operation: operation('reverse'), body: { reason: undoneReason } },
    ...(isOperation(remove) ? { remove } : {}),
    ...(isOperation(restore) ? { restore } : {}),
  };
}

const isOperation = (id: string): id is OperationId => Object.hasOwn(operations, id);

/** The id of a record in its source, as it is stored; undefined if a row has none. */
export function externalIdOf(value: unknown): string | undefined {
  if (typeof value === 'string') return tidyLine(value) || undefined;
  return Number.isSafeInteger(value) ? String(value) : undefined;
}
