import { isDeepStrictEqual } from 'node:util';
import { Problem } from '../contract/errors.ts';
import type { Schemas } from '../contract/schemas.ts';
import type { Query } from '../sql/query.ts';
import type { Stored } from '../store/read.ts';
import type { Resource } from '../store/resource.ts';
import type { ReadWork, UnitOfWork } from '../work/unit-of-work.ts';

/** A record, or the one into which it was merged; undefined if the school has no such record. */
export async function remaining<T extends { merged_into_id: string | null }>(
  { records }: ReadWork,
  resource: Resource<T>,
  id: string,
): Promise<Stored<T> | undefined> {
  let found = await records(resource).find(id);
  while (found && found.plain.merged_into_id !== null)
    found = await records(resource).find(found.plain.merged_into_id);
  return found;
}

/** Rejects what can only be done with the record into which this one was merged; `advice` says what to do instead. */
export function refuseMerged({ merged_into_id: into }: { merged_into_id?: unknown }, advice: string): void {
  if (typeof into !== 'string') return;
  throw new Problem('record_merged', `The record was merged into ${into}. ${advice}`, {
    members: { existing_id: into },
  });
}

export type Fields = Record<string, unknown>;

/** Two records of one person: whatever refers to `from` refers to `into` afterwards. */
export interface People {
  /** The resource of both. */
  readonly kind: 'learners' | 'guardians' | 'staff';
  readonly from: string;
  readonly into: string;
}

export type Finding = Schemas['MergeFinding'];

/** A record that refers to a merged person. */
export interface Move {
  readonly current: Stored<Fields>;
  /** The fields that refer to the person, as they will be. */
  readonly fields: Fields;
  /** The record with these fields. */
  readonly next: Fields;
}

export type Reason = Pick<Finding, 'existing_id' | 'code' | 'detail'>;

/** What becomes of such a record. */
export type Decision =
  | {
      outcome: 'moved';
      /** More fields that change, and change back if the merge is undone. */
      fields?: Fields;
      /** More fields that change and stay as they are. */
      once?: Fields;
      action?: string;
      /** What somebody should look at. */
      notice?: Reason;
    }
  /** It is moved and archived, because the person who remains has the same; `give` changes that one. */
  | { outcome: 'folded'; existing: string; give?: Fields }
  /** It stays with the merged record, and is listed. */
  | ({ outcome: 'left' } & Reason)
  /** The merge is refused. */
  | ({ outcome: 'refused' } & Reason);

/**
 * What a merge does with the records of a kind. Without a rule they are moved, and if a unique key allows only one of
 * two, equal ones are folded and others refuse the merge.
 */
export interface MergeRule {
  /** Fields in which records that are folded can differ. */
  readonly ignored?: readonly string[];
  /** Fields of a record that is moved whose change is an update of its own, with its event. */
  readonly announced?: readonly string[];
  /** What becomes of records; those that are missing are treated as without a rule. */
  decide?(work: UnitOfWork, people: People, moves: readonly Move[]): Promise<ReadonlyMap<string, Decision>>;
  /** Whether a record that is as a merge has left it can be moved back; the default is yes. */
  canReturn?(record: Fields): boolean;
  /** Changes other rows after records were moved, also back. */
  follow?(work: UnitOfWork, people: People, moved: readonly Moved[]): Promise<void>;
}

/** What counts twice for one person: records of both of one kind with the same key. */
interface Twice {
  /** The records of the person who remains, as `find` has them, with their keys. */
  find: Query<{ school: string; person: string }, { id: string; key: string }>;
  /** The key of a record that is moved; undefined if it does not count. */
  keyOf(record: Stored<Fields>): string | undefined;
  code: string;
  detail(existing: string): string;
}

/** Moves records, with a notice if the person who remains has one that counts for the same. */
export const noticeTwice = ({ find, keyOf, code, detail }: Twice): MergeRule => ({
  async decide({ db, schoolId: school }, { into }, moves) {
    const own = await db.all(find, { school, person: into });
    const byKey = new Map(own.map(({ key, id }) => [key, id]));
    return new Map(
      moves.flatMap(({ current }): [string, Decision][] => {
        const existing_id = byKey.get(keyOf(current) ?? '');
        if (existing_id === undefined) return [];
        const notice = { existing_id, code, detail: detail(existing_id) };
        return [[current.id, { outcome: 'moved', notice }]];
      }),
    );
  },
});

/** A record that was moved. */
export interface Moved {
  readonly previous: Fields;
  readonly next: Stored<Fields>;
}

/** A row that is not a record, by the id that it has in the result, and what has to be known to move it back. */
export interface MovedRow {
  readonly id: string;
  readonly before: Fields;
}

/** What is done with the rows of a table that is not a table of records. */
export interface TablePlan {
  readonly moved: readonly MovedRow[];
  /** Rows that are removed, because the person who remains has an equal one. */
  readonly folded: readonly MovedRow[];
  readonly left: readonly Finding[];
}

/** A table that is not a table of records and has rows about people. */
export interface MergedTable {
  /** The type of its rows in the result of a merge. */
  readonly type: string;
  plan(work: UnitOfWork, people: People): Promise<TablePlan>;
  move(work: UnitOfWork, people: People, plan: TablePlan): Promise<void>;
  /** Undoes it: returns what was moved back. */
  moveBack(work: UnitOfWork, people: People, plan: TablePlan): Promise<TablePlan>;
}

const own = new Set(['id', 'object', 'created_at', 'updated_at', 'archived_at', 'external_ids', 'metadata']);

/** The fields in which two records of a kind differ, apart from those that belong to each record. */
export const differing = (one: Fields, other: Fields, ignored: readonly string[] = []): string[] =>
  Object.keys(one).filter(
    (field) => !own.has(field) && !ignored.includes(field) && !isDeepStrictEqual(one[field], other[field]),
  );

/** Whether a range of days lies within another one; `null` has no end. */
export const liesWithin = (one: Range, other: Range): boolean =>
  (other.from === null || (one.from !== null && one.from >= other.from)) &&
  (other.to === null || (one.to !== null && one.to <= other.to));

/** Whether two ranges of days have a day in common. */
export const haveCommonDay = (one: Range, other: Range): boolean =>
  (one.to === null || other.from === null || other.from <= one.to) &&
  (other.to === null || one.from === null || one.from <= other.to);

interface Range {
  from: string | null;
  to: string | null;
}
