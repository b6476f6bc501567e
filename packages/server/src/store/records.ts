import { type Dependents, invalidTransition, notFound, Problem, resourceInUse } from '../contract/errors.ts';
import type { Action } from '../contract/schemas.ts';
import { operations } from '../generated/operations.ts';
import { isId } from '../lib/ids.ts';
import type { Transaction } from '../sql/database.ts';
import type { Value } from '../sql/query.ts';
import { type Changes, type Patch, patched } from './changes.ts';
import { eraseWith } from './erase.ts';
import { externalIdsOf, passAll, reclaim } from './external-ids.ts';
import { keyNameOf } from './personal.ts';
import { idValues, type ResourceQueries } from './queries.ts';
import {
  encryptionContext,
  type Fields,
  isTagList,
  matchesVersion,
  ReadableRecords,
  type SensitivePart,
  type Stored,
} from './read.ts';
import { checkReferences, type Moves } from './references.ts';
import type { JsonRow, Resource } from './resource.ts';
import type { RecordWork } from './rules.ts';
import { keyRows, type SaveOptions, save, sensitiveIn, stateBefore, type Write } from './save.ts';

type UpdateOptions = Pick<Write<object>, 'action' | 'reason' | 'hidden' | 'related' | 'rewritten' | 'logKey'>;

/** Access to the records of one kind and school in a transaction, for reading and changing. */
export class Records<T extends object> extends ReadableRecords<T> {
  declare protected readonly scope: RecordWork;
  readonly #tx: Transaction;

  constructor(resource: Resource<T>, queries: ResourceQueries<T>, work: RecordWork) {
    super(resource, queries, work.db, work);
    this.#tx = work.db;
  }

  /** The records that a field of these records refers to. */
  override referred(field: string): Records<Fields> {
    const { resource, queries } = this.target(field);
    return new Records<Fields>(resource, queries, this.scope);
  }

  /**
   * Reads a record that is about to be changed, or that a change depends on: nobody else changes it before this
   * transaction ends. Throws `precondition_failed` if it is the record of the request and has another version than the
   * request requires.
   */
  async current(id: string, expect: 'live' | 'any' = 'live'): Promise<Stored<T>> {
    // Ids of different kinds of records are different.
    const known = this.scope.current.get(id) as Stored<T> | undefined;
    const current = known ?? (await this.#read(id));
    this.scope.current.set(id, current);
    this.#checkIfMatch(current);
    if (current.archived && expect === 'live') throw archived(current.plain);
    return current;
  }

  /** Reads many such records by one statement, in the order of their ids. Missing ones are left out. */
  async currentAll(ids: readonly string[]): Promise<Map<string, Stored<T>>> {
    const { current } = this.scope;
    const own = [...new Set(ids)].filter((id) => id.startsWith(`${this.resource.prefix}_`)).sort();
    const unknown = own.filter((id) => !current.has(id));
    const rows = idValues(unknown);
    const read =
      unknown.length > 0 ? await this.#tx.all(this.queries.batch.current, this.params({ rows })) : [];
    for (const row of read) {
      current.set(row.id, this.stored(row));
    }
    return new Map(own.filter((id) => current.has(id)).map((id) => [id, current.get(id) as Stored<T>]));
  }

  /** Compared only once: changes by the request itself are not a conflict. */
  #checkIfMatch({ id, version }: Stored<T>): void {
    const { ifMatch } = this.scope;
    if (ifMatch?.id !== id || ifMatch.checked) return;
    if (!matchesVersion(ifMatch.tags, version)) {
      throw new Problem(
        'precondition_failed',
        isTagList(ifMatch.tags)
          ? 'The record has changed since you read it. Read it again and repeat the change.'
          : 'The header `If-Match` is not an `ETag`. Send the `ETag` of the record as you received it, with its quotes.',
      );
    }
    ifMatch.checked = true;
  }

  async #read(id: string): Promise<Stored<T>> {
    const { queries } = this;
    const row = isId(id, this.resource.prefix)
      ? await this.#tx.first(queries.current, this.params({ id }))
      : undefined;
    if (!row) throw notFound();
    return this.stored(row);
  }

  /** While the school has its turn, nobody else archives a record that was read. */
  protected override stored(row: JsonRow): Stored<T> {
    const record = super.stored(row);
    if (!record.archived) this.scope.live.add(record.id);
    return record;
  }

  /** Creates a record with these fields. Missing fields are null, and a missing id is generated. */
  create(fields: Partial<T>, hidden: Record<string, Value> = {}, related: Changes = {}): Promise<Stored<T>> {
    return this.#save({ fields, hidden, related });
  }

  /**
   * Changes only the given fields. Nothing is written if there is no difference, except for sensitive fields: a
   * caller who cannot see them must not find out whether the value was the same. `rewritten` is empty if the values are not
   * those of a caller.
   */
  async update(id: string, fields: Patch<T>, options: UpdateOptions = {}): Promise<Stored<T>> {
    const current = await this.current(id);
    const { sensitive } = this.resource;
    const sees = sensitive && this.scope.scopes.has(sensitive.scope);
    const rewritten = sees ? [] : sensitiveIn(sensitive, fields);
    const next = patched(this.resource, stateBefore(this.resource, current, fields), fields);
    return this.#save({ rewritten, ...options, current, fields: next });
  }

  /** Recomputes the fields that are derived from other records, without applying the rules for changes by users. */
  async refill(id: string, action: string, fields: Partial<T> = {}): Promise<Stored<T>> {
    return this.#save({ current: await this.current(id), fields, action, isUnchecked: true });
  }

  /** Performs an action of the record's state machine; throws `invalid_state_transition` if it is not allowed. */
  async act(
    id: string,
    action: string,
    fields: Partial<T> = {},
    options: Omit<UpdateOptions, 'action'> = {},
  ): Promise<Stored<T>> {
    return this.#save({ ...this.acting(await this.current(id), action, fields), ...options });
  }

  /** The transition of an action from the record's current state. */
  allow(current: Stored<T>, action: string): Action {
    const { actions } = this.resource;
    const edge = actions[action];
    if (!edge) throw new TypeError(`${this.resource.object} has no action ${action}`);
    const state = String((current.plain as { status?: unknown }).status);
    if (edge.from.includes(state)) return edge;
    const others = Object.entries(actions).filter(([, { from, to }]) => from.includes(state) && to !== state);
    const byState = Map.groupBy(others, ([, { to }]) => to);
    // Of several ways to a state, none is the one to name.
    const ways = [...byState].flatMap(([to, [[name] = [''], ...more]]) => {
      const operation = more.length === 0 ? this.#operationOf(name) : undefined;
      return operation === undefined ? [] : [[to, operation] as const];
    });
    const named = { by: this.#operationOf(action), ways: new Map(ways) };
    throw invalidTransition(state, edge.to, [...byState.keys()], named);
  }

  /** The operation that performs an action; some are performed only by other changes. */
  #operationOf(action: string): string | undefined {
    const operation = `${this.resource.name}.${action}`;
    return Object.hasOwn(operations, operation) ? operation : undefined;
  }

  /** The write that performs an action. */
  acting(current: Stored<T>, action: string, fields: Partial<T>, reason?: string): Write<T> {
    const { to, done } = this.allow(current, action);
    return { current, action: done, fields: { ...fields, status: to }, reason };
  }

  async archive(id: string): Promise<{ record: Stored<T>; changed: boolean }> {
    const current = await this.current(id, 'any');
    if (current.archived) return { record: current, changed: false };
    await this.#refuseInUse(id);
    return {
      record: await this.#setArchived(current, this.scope.now, { action: 'archived' }),
      changed: true,
    };
  }

  /** Rejects archiving a record that records in use refer to. */
  async #refuseInUse(id: string): Promise<void> {
    const dependents: Dependents[] = [];
    for (const { type, count } of this.queries.dependentKinds) {
      const found = await this.#tx.first(count, this.params({ id }));
      if (found && found.count > 0) dependents.push({ type, count: found.count });
    }
    if (dependents.length > 0) throw resourceInUse(dependents);
  }

  async restore(
    id: string,
    fields: Partial<T> = {},
    options: Pick<UpdateOptions, 'hidden'> = {},
  ): Promise<{ record: Stored<T>; changed: boolean }> {
    const current = await this.current(id, 'any');
    if (!current.archived) return { record: current, changed: false };
    return {
      record: await this.#setArchived(current, null, { ...options, action: 'restored' }, fields),
      changed: true,
    };
  }

  #setArchived(
    current: Stored<T>,
    archived_at: string | null,
    options: UpdateOptions,
    fields: Partial<T> = {},
  ): Promise<Stored<T>> {
    // Only kinds that have this field can be archived.
    const archivedAt: object = { archived_at };
    return this.#save({ ...options, current, fields: { ...fields, ...archivedAt } as Partial<T> });
  }

  /** The records that are not archived and have a unique key that others are about to get, by the ids of these. */
  async holders(wanted: readonly T[]): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (const unique of this.resource.unique) {
      const rows = keyRows(unique, wanted);
      if (rows.length === 0) continue;
      const query = this.queries.batch.holders(unique);
      for (const { wanted_by, id } of await this.#tx.all(query, this.params({ rows: rows })))
        found.set(wanted_by, id);
    }
    return found;
  }

  /** The sensitive fields of a record, encrypted with the key of the person whom its next state concerns. */
  async resealed({ id, sensitive }: Stored<T>, next: T): Promise<SensitivePart | undefined> {
    const { resource, scope } = this;
    if (!resource.sensitive || !sensitive?.encrypted) return undefined;
    const key = await scope.keys.of(keyNameOf(resource.sensitive, { ...next, id }));
    const text = JSON.stringify(sensitive.values());
    return { ...sensitive, encrypted: key.encrypt(text, encryptionContext(resource.table, id)) };
  }

  /** Lets all external ids of a record lead to another one. */
  async passExternalIds(from: string, into: string): Promise<void> {
    await this.#tx.run(passAll, { school: this.scope.schoolId, resource: this.resource.table, from, into });
  }

  /** Lets the external ids of a record that lead to another one lead to it, or to `into`, again. */
  async reclaimExternalIds(record: Stored<T>, from: string, into = record.id): Promise<void> {
    await reclaim(this.#tx, this.resource, this.scope, { ids: externalIdsOf(record.value), from, into });
  }

  /** Erases the personal values of all records with a value; returns their ids. */
  async erase(filter: string, value: string, marks: Fields = {}): Promise<string[]> {
    const { resource, queries, scope } = this;
    if (!resource.personal) return [];
    return eraseWith({ resource, queries: queries as never }, resource.personal, scope, filter, value, marks);
  }

  /**
   * Checks what records of several kinds refer to, before they are written one kind after the other.
   */
  checkReferences(groups: readonly Moves[]): Promise<void> {
    return checkReferences(this.#tx, this.scope, this.queries.kinds, groups);
  }

  /**
   * Creates and changes many records with a number of statements that does not depend on how many there are. Returns
   * them in the order of the writes; records that do not differ are not written.
   */
  saveAll(writes: readonly Write<T>[], options: SaveOptions = {}): Promise<Stored<T>[]> {
    const { resource, queries, scope } = this;
    return save({ resource, queries, scope }, writes, options);
  }

  async #save(write: Write<T>): Promise<Stored<T>> {
    const [stored] = await this.saveAll([write]);
    if (!stored) throw new Error(`${this.resource.table}: a write has no result`);
    return stored;
  }
}

function archived(record: object): Problem {
  const into = 'merged_into_id' in record ? record.merged_into_id : null;
  return new Problem(
    'resource_archived',
    typeof into === 'string'
      ? `The record was merged into ${into}. Change that record instead.`
      : 'The record is archived. Restore it before you change it.',
  );
}
