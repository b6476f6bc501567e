import type { Transaction } from './database.ts';
import type { RecordScope } from './readable-records.ts';
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
  records<T extends object>(resource: Resource<T>): Records<T>;
  /** Runs the reactions of later families to a change, in the order of the families. */
  raise<P>(change: DomainChange<P>, payload: P): Promise<void>;
}

/** What holds of every record of a kind, whoever writes it: a request, an import, a job or another family. */
export interface Rules<T> {
  /**
   * What is locked before a record of the kind: `school`, for rules that speak of several records, where each of two
   * changes would be right without the other; or the record to which a field refers, which does not change.
   */
  lockFirst?: readonly ('school' | (keyof T & string))[];
  /** Fields that follow from the others. */
  fill?(next: T, work: RecordWork): Promise<Partial<T>>;
  /**
   * Refuses a record as it would be: created (then there is no `previous`), updated, restored, or in another state. What
   * it refers to is there, and locked where archiving it must wait. What a read does not show of it may be missing.
   */
  check?(next: T, previous: T | undefined, work: RecordWork): Promise<void> | void;
  /** Changes other records because of a change of this one, archiving included. */
  follow?(next: T, previous: T | undefined, work: RecordWork): Promise<void>;
}

/** Whether one of some fields has another value than before; in a new record they all have. */
export const differs = <T>(next: T, previous: T | undefined, ...fields: (keyof T)[]): boolean =>
  fields.some((field) => next[field] !== previous?.[field]);
