import { type ErrorCode, type FieldError, invalidBody, isErrorCode } from '../contract/errors.ts';
import type { WorkKeys } from '../crypto/data-keys.ts';
import type { Transaction } from '../sql/database.ts';
import type { RecordScope } from './read.ts';
import type { Records } from './records.ts';
import type { Resource } from './resource.ts';

/** A change in one family that others react to, in the same transaction. */
export interface DomainChange<P> {
  readonly name: string;
  /** The value that reactions receive; it exists only for types. */
  readonly payload?: P;
}

/** A transaction in one school, as the rules of records see it. */
export interface RecordWork extends RecordScope {
  readonly db: Transaction;
  readonly keys: WorkKeys;
  records<T extends object>(resource: Resource<T>): Records<T>;
  /**
   * The time of the change, in ISO 8601, which gives the order of the changes of a school: it is later than that of every
   * earlier change, and so it can be ahead of `now`, the time by the clock.
   */
  readonly changedAt: string;
  /**
   * Before records are written: if one of them was written before in this unit of work, the time of the change is a later one
   * from now on, so that of two versions of a record the last one is the newer one.
   */
  startVersions(ids: readonly string[]): void;
  /** Sets by how much the clock of the school is ahead of the server's, for the work after this one. */
  setAhead(ms: number): void;
  /** Does work as on another day, `today`; the times of its changes are those of now. */
  onDay<T>(day: string, work: () => Promise<T>): Promise<T>;
  /** Runs the reactions of later families to a change, in the order of the families. */
  raise<P>(change: DomainChange<P>, payload: P): Promise<void>;
}

/** The rules of a kind of record, whoever writes it: a request, an import, a job or another family. */
export interface Rules<T> {
  /** Rows of the kind are also written outside of the turns of schools, so a change locks them. */
  lockRows?: boolean;
  /** Fields that are derived from the others. */
  fill?(next: T, work: RecordWork): Promise<Partial<T>>;
  /**
   * Rejects an invalid next state of a record that is created (then there is no `previous`), updated, restored, or
   * changed by an action. The records that it refers to exist. Values that
   * a read does not return may be missing, and `previous` has none that the caller sends and cannot see.
   */
  check?(next: T, previous: T | undefined, work: RecordWork): Promise<void> | void;
  /**
   * The same for records that are written together, with a number of queries that does not depend on how many there
   * are: returns the field errors of each. A kind has either this or `check`.
   */
  checkAll?(changes: readonly StateChange<T>[], work: RecordWork): Promise<readonly FieldError[][]>;
  /** Changes other rows because records of the kind were written, including archiving. */
  follow?(changes: readonly StateChange<T>[], work: RecordWork): Promise<void>;
}

/** A record that is written: its next state, and the previous one unless it is new. */
export interface StateChange<T> {
  readonly next: T;
  readonly previous: T | undefined;
}

/** Runs the rules for records that are written together. `place` is where the fields of a record are in the body. */
export async function checkRules<T>(
  { check, checkAll }: Rules<T>,
  changes: readonly StateChange<T>[],
  work: RecordWork,
  place: (index: number) => string = () => '',
): Promise<void> {
  if (check) for (const { next, previous } of changes) await check(next, previous, work);
  refuseAll((await checkAll?.(changes, work)) ?? [], place);
}

/** Rejects records that have field errors. */
export function refuseAll(
  fieldErrors: readonly (readonly FieldError[])[],
  place: (index: number) => string = () => '',
): void {
  const placed = fieldErrors.flatMap((own, index) =>
    own.map((error) => ({ ...error, pointer: place(index) + error.pointer })),
  );
  if (placed.length > 0) throw invalidBody(placed.slice(0, 100), sharedCode(placed));
}

/** The code of all field errors, if it is also the code of an error of its own. */
function sharedCode(fieldErrors: readonly FieldError[]): ErrorCode | undefined {
  const [code, ...others] = new Set(fieldErrors.map((error) => error.code));
  return others.length === 0 && code !== undefined && isErrorCode(code) ? code : undefined;
}

/** Whether one of some fields has changed; in a new record all of them have. */
export const differs = <T>(next: T, previous: T | undefined, ...fields: (keyof T)[]): boolean =>
  fields.some((field) => next[field] !== previous?.[field]);
