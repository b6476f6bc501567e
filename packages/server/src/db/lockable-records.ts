import { notFound, Problem } from '../contract/errors.ts';
import { isId } from '../lib/ids.ts';
import type { Transaction } from './database.ts';
import type { Params, Query } from './query.ts';
import { type Fields, ReadableRecords } from './readable-records.ts';
import { lockAll } from './record-batch.ts';
import type { JsonRow, Resource } from './resource.ts';
import type { ResourceQueries } from './resource-queries.ts';
import type { RecordWork } from './rules.ts';
import { matchesVersion, type Stored } from './stored.ts';

/** Access to the records of one kind and school in a transaction, for reading and locking. */
export class LockableRecords<T extends object> extends ReadableRecords<T> {
  declare protected readonly scope: RecordWork;
  protected readonly tx: Transaction;

  constructor(resource: Resource<T>, queries: ResourceQueries<T>, work: RecordWork) {
    super(resource, queries, work.db, work);
    this.tx = work.db;
  }

  /** The records that a field of these records refers to. */
  override referred(field: string): LockableRecords<Fields> {
    const { resource, queries } = this.target(field);
    return new LockableRecords<Fields>(resource, queries, this.scope);
  }

  /** Reads and locks a record that will be changed: nobody else changes it before this transaction ends. */
  async lockForUpdate(id: string, expect: 'live' | 'any' = 'live'): Promise<Stored<T>> {
    const current = this.#locked(id) ?? (await this.#lockAfterOthers(id));
    this.scope.locked.set(id, current);
    this.#checkIfMatch(current);
    if (current.archived && expect === 'live') throw archived();
    return current;
  }

  /**
   * Reads and locks many records that will be changed, in the order of their ids, by one statement. Missing ones are
   * left out. Records that must be locked before them are locked by the caller.
   */
  async lockAll(ids: readonly string[]): Promise<Map<string, Stored<T>>> {
    const found = await lockAll(this.resource, this.queries, this.scope, ids);
    for (const row of found) {
      const record = this.stored(row);
      if (!this.scope.locked.has(record.id)) this.scope.locked.set(record.id, record);
      if (!record.archived) this.scope.lockedShared.add(record.id);
    }
    return new Map(found.map(({ id }) => [id, this.scope.locked.get(id) as Stored<T>]));
  }

  /**
   * Reads and locks a record that a change depends on: nobody changes it before this transaction ends, but others can
   * take the same lock.
   */
  async lockShared(id: string, expect: 'live' | 'any' = 'live'): Promise<Stored<T>> {
    const current = this.#locked(id) ?? (await this.#find(this.queries.hold, id));
    if (current.archived && expect === 'live') throw archived();
    return current;
  }

  async #lockAfterOthers(id: string): Promise<Stored<T>> {
    const { lockFirst = [] } = this.resource;
    // The fields that determine which other records are locked first do not change.
    await this.lockFirst(lockFirst.some((what) => what !== 'school') ? (await this.get(id)).plain : {});
    return this.#find(this.queries.lock, id);
  }

  /**
   * Locks the records that must be locked before a record of this kind; missing ones are reported by the checks of
   * references.
   */
  protected async lockFirst(record: object): Promise<void> {
    const { kinds } = this.queries;
    const fields: Fields = { ...record };
    for (const what of this.resource.lockFirst ?? []) {
      if (what === 'school')
        await this.scope.records(kinds.named('schools')).lockForUpdate(this.scope.schoolId);
      else await this.referred(what).#lockIfThere(String(fields[what]));
    }
  }

  async #lockIfThere(id: string): Promise<void> {
    try {
      await this.lockForUpdate(id, 'any');
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'not_found') throw error;
    }
  }

  /** The current record, if this transaction has locked it: nobody else can have changed it since. */
  #locked(id: string): Stored<T> | undefined {
    // Ids of different kinds of records are different.
    return this.scope.locked.get(id) as Stored<T> | undefined;
  }

  /** Compared only once: changes by the request itself are not a conflict. */
  #checkIfMatch({ id, version }: Stored<T>): void {
    const { ifMatch } = this.scope;
    if (ifMatch?.id !== id || ifMatch.checked) return;
    if (!matchesVersion(ifMatch.tags, version)) {
      throw new Problem(
        'precondition_failed',
        'The record has changed since you read it. Read it again and repeat the change.',
      );
    }
    ifMatch.checked = true;
  }

  async #find(query: Query<Params, JsonRow>, id: string): Promise<Stored<T>> {
    const row = isId(id, this.resource.prefix) ? await this.tx.first(query, this.params({ id })) : undefined;
    if (!row) throw notFound();
    const found = this.stored(row);
    if (!found.archived) this.scope.lockedShared.add(id);
    return found;
  }
}

const archived = (): Problem =>
  new Problem('resource_archived', 'The record is archived. Restore it before you change it.');
