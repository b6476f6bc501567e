import { isDeepStrictEqual } from 'node:util';
import { type Dependents, invalidTransition, notFound, Problem, resourceInUse } from '../contract/errors.ts';
import type { Action } from '../contract/schemas.ts';
import { isId } from '../lib/ids.ts';
import { valueColumn } from './batch-queries.ts';
import { type Changes, difference, type Protected } from './changes.ts';
import { keyTakenBy } from './confidential.ts';
import type { Transaction } from './database.ts';
import { eraseWith } from './erasing.ts';
import { moveExternalIds } from './external-ids.ts';
import { type Patch, patched } from './patch.ts';
import { newlyListed } from './people-lists.ts';
import { keyNameOf, needsKey, protectedPart } from './personal.ts';
import type { Params, Value } from './query.ts';
import { encryptionContext, type Fields, ReadableRecords } from './readable-records.ts';
import type { BatchOptions, BatchWrite } from './record-batch.ts';
import { saveAll } from './record-batch.ts';
import { checkAllReferences, checkReferences, type Moves } from './references.ts';
import type { JsonRow, Resource } from './resource.ts';
import type { ResourceQueries } from './resource-queries.ts';
import { newRecord, rowValues } from './row-values.ts';
import { rowsParameter } from './rows.ts';
import { checkRules, type RecordWork } from './rules.ts';
import { matchesVersion, type SensitivePart, Stored } from './stored.ts';
import { holdsSame, keysOf } from './unique.ts';

interface UpdateOptions {
  /** The action for the audit log. The default is `updated`. */
  action?: string;
  reason?: string | undefined;
  /** Hidden columns to write; the audit log shows their names but not their values. */
  hidden?: Record<string, Value>;
  /** Changes of rows that belong to the record and are already written, for the audit log. */
  related?: Changes;
}

interface WriteOptions extends UpdateOptions {
  /** Sensitive fields to write whether they differ or not. */
  rewritten?: readonly string[];
  /** The change affects nothing that a rule checks. */
  isUnchecked?: boolean;
}

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
    if (current.archived && expect === 'live') throw archived();
    return current;
  }

  /** Reads many such records by one statement, in the order of their ids. Missing ones are left out. */
  async currentAll(ids: readonly string[]): Promise<Map<string, Stored<T>>> {
    const own = [...new Set(ids)].filter((id) => id.startsWith(`${this.resource.prefix}_`));
    if (own.length === 0) return new Map();
    const rows = rowsParameter(own.map((id) => ({ [valueColumn('id')]: id })));
    const found = await this.#tx.all(this.queries.batch.current, this.params({ rows }));
    for (const row of found) {
      const record = this.stored(row);
      if (!this.scope.current.has(record.id)) this.scope.current.set(record.id, record);
      if (!record.archived) this.scope.live.add(record.id);
    }
    return new Map(found.map(({ id }) => [id, this.scope.current.get(id) as Stored<T>]));
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

  async #read(id: string): Promise<Stored<T>> {
    const { queries } = this;
    const row = isId(id, this.resource.prefix)
      ? await this.#tx.first(queries.current, this.params({ id }))
      : undefined;
    if (!row) throw notFound();
    const found = this.stored(row);
    if (!found.archived) this.scope.live.add(id);
    return found;
  }

  /** Creates a record with these fields. Missing fields are null, and a missing id is generated. */
  async create(
    fields: Partial<T>,
    hidden: Record<string, Value> = {},
    related: Changes = {},
  ): Promise<Stored<T>> {
    const { resource, scope } = this;
    const given = fields as Record<string, unknown>;
    const id = typeof given.id === 'string' ? given.id : scope.newId(resource.prefix);
    const record = newRecord(resource, given, id, scope.changedAt);
    Object.assign(record, await resource.fill?.(record as T, scope));
    await checkReferences(this.#tx, scope, this.queries.kinds, resource, {}, record);
    await checkRules(resource, [{ next: record as T, previous: undefined }], scope);
    await this.#claimUniqueValues(id, {}, record);
    const { personal } = resource;
    if (personal?.subject === 'id') scope.keys.create(keyNameOf(personal, record));
    const part = await this.#encrypt(id, record);
    const changes = { ...difference({}, record, resource.redacted), ...related };
    const person = this.#protect(record, changes);
    const action = `${resource.object}.created`;
    scope.announce(action);
    const row = await this.#tx.first(
      this.queries.insert,
      this.params({ ...this.#row(record as T, part), ...hidden, id }),
    );
    const created = this.#written(row, part);
    scope.current.set(id, created);
    scope.live.add(id);
    scope.record({ action, resource: this.#name(id), changes, person }, created);
    await resource.follow?.([{ next: record as T, previous: undefined }], scope);
    return created;
  }

  /**
   * Changes only the given fields. Nothing is written if there is no difference, except for sensitive fields: a
   * caller who cannot see them must not find out whether the value was the same.
   */
  async update(id: string, fields: Patch<T>, options: UpdateOptions = {}): Promise<Stored<T>> {
    const current = await this.current(id);
    const before = this.#before(current, fields);
    const { sensitive } = this.resource;
    const sees = sensitive && this.scope.scopes.has(sensitive.scope);
    const rewritten = sees ? [] : this.#sensitiveIn(fields);
    return this.#write(current, before, patched(this.resource, before, fields), { ...options, rewritten });
  }

  /** Recomputes the fields that are derived from other records, without applying the rules for changes by users. */
  async refill(id: string, action: string): Promise<Stored<T>> {
    const current = await this.current(id);
    const before = this.#before(current, {});
    return this.#write(current, before, before, { action, isUnchecked: true });
  }

  /** Performs an action of the record's state machine; throws `invalid_state_transition` if it is not allowed. */
  async act(
    id: string,
    action: string,
    fields: Partial<T> = {},
    options: Omit<UpdateOptions, 'action'> = {},
  ): Promise<Stored<T>> {
    const current = await this.current(id);
    const { to, done } = this.allow(current, action);
    const before = this.#before(current, fields);
    return this.#write(current, before, { ...before, ...fields, status: to }, { action: done, ...options });
  }

  /** The transition of an action from the record's current state. */
  allow(current: Stored<T>, action: string): Action {
    const { actions } = this.resource;
    const edge = actions[action];
    if (!edge) throw new TypeError(`${this.resource.object} has no action ${action}`);
    const state = String((current.plain as { status?: unknown }).status);
    if (edge.from.includes(state)) return edge;
    const allowed = Object.values(actions).flatMap(({ from, to }) => (from.includes(state) ? [to] : []));
    throw invalidTransition(
      state,
      edge.to,
      [...new Set(allowed)].filter((to) => to !== state),
    );
  }

  /** The write with which a batch performs an action. */
  acting(current: Stored<T>, action: string, fields: Partial<T>, reason?: string): BatchWrite<T> {
    const { to, done } = this.allow(current, action);
    return { current, action: done, fields: { ...fields, status: to }, reason };
  }

  async archive(id: string): Promise<{ record: Stored<T>; changed: boolean }> {
    const current = await this.current(id, 'any');
    if (current.archived) return { record: current, changed: false };
    await this.#refuseInUse(id);
    const before = this.#before(current, {});
    const next = { ...before, archived_at: this.scope.now };
    this.scope.live.delete(current.id);
    return { record: await this.#write(current, before, next, { action: 'archived' }), changed: true };
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

  async restore(id: string, fields: Partial<T> = {}): Promise<{ record: Stored<T>; changed: boolean }> {
    const current = await this.current(id, 'any');
    if (!current.archived) return { record: current, changed: false };
    const before = this.#before(current, fields);
    const next = { ...before, ...fields, archived_at: null };
    return { record: await this.#write(current, before, next, { action: 'restored' }), changed: true };
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
    return checkAllReferences(this.#tx, this.scope, this.queries.kinds, groups);
  }

  /**
   * Creates and changes many records with a number of statements that does not depend on how many there are. Returns
   * them in the order of the writes; records that do not differ are not written.
   */
  saveAll(writes: readonly BatchWrite<T>[], options: BatchOptions = {}): Promise<Stored<T>[]> {
    return saveAll(this.resource, this.queries, this.scope, writes, options);
  }

  /** A record before a change of these fields; its sensitive fields are decrypted only if they are needed. */
  #before(current: Stored<T>, fields: object): T {
    const keepsIds = this.resource.sensitive?.fields.includes('external_ids');
    return keepsIds || this.#sensitiveIn(fields).length > 0 ? current.value : current.plain;
  }

  #sensitiveIn(fields: object): string[] {
    const given = fields as Record<string, unknown>;
    return this.resource.sensitive?.fields.filter((field) => given[field] !== undefined) ?? [];
  }

  async #write(
    current: Stored<T>,
    before: T,
    next: T,
    {
      action: done = 'updated',
      reason,
      hidden = {},
      related = {},
      rewritten = [],
      isUnchecked = false,
    }: WriteOptions,
  ): Promise<Stored<T>> {
    const { resource, scope } = this;
    const { id } = current;
    // A record that is removed does not have to be valid.
    const stays = !isArchived(next);
    const filled: T = stays && resource.fill ? { ...next, ...(await resource.fill(next, scope)) } : next;
    await checkReferences(this.#tx, scope, this.queries.kinds, resource, before, filled);
    if (stays && !isUnchecked) await checkRules(resource, [{ next: filled, previous: before }], scope);
    const changes = { ...difference(before, filled, resource.redacted), ...related };
    for (const column of [...Object.keys(hidden), ...rewritten])
      changes[column] = { before: '[redacted]', after: '[redacted]' };
    if (Object.keys(changes).length === 0) return current;
    const written: T = { ...filled, updated_at: scope.changedAt };
    await this.#claimUniqueValues(id, before, written);
    // Comes first, because visible fields may be derived from them.
    const columns = Object.keys(hidden);
    if (columns.length > 0)
      await this.#tx.run(this.queries.setHidden(columns), this.params({ ...hidden, id }));
    const part = this.#sensitiveIn(changes).length > 0 ? await this.#encrypt(id, written) : current.sensitive;
    const person = this.#protect(written, changes, reason);
    const action = `${resource.object}.${done}`;
    scope.announce(action);
    const row = await this.#tx.first(this.queries.update, this.params({ ...this.#row(written, part), id }));
    const stored = this.#written(row, part);
    scope.current.set(id, stored);
    scope.record({ action, resource: this.#name(id), changes, reason, person }, stored);
    await resource.follow?.([{ next: written, previous: before }], scope);
    return stored;
  }

  #written(row: JsonRow | undefined, part: SensitivePart | undefined): Stored<T> {
    if (!row) throw new Error(`${this.resource.table}: a row has disappeared`);
    return new Stored<T>(row, part);
  }

  /** Encrypts the sensitive fields of a record with the data key of the person they concern. */
  async #encrypt(id: string, record: object): Promise<SensitivePart | undefined> {
    const { sensitive, table } = this.resource;
    if (!sensitive) return undefined;
    const { scope, fields, blank, subject, suffix } = sensitive;
    const all = record as Record<string, unknown>;
    const own = Object.fromEntries(fields.map((field) => [field, all[field] ?? blank[field]]));
    if (isDeepStrictEqual(own, blank)) return { scope, encrypted: null, values: () => blank };
    const key = await this.scope.keys.of(keyNameOf({ subject, suffix }, { ...all, id }));
    const encrypted = key.encrypt(JSON.stringify(own), encryptionContext(table, id));
    return { scope, encrypted, values: () => own };
  }

  /** The personal part of a change, with its data key under way. */
  #protect(record: object, changes: Changes, reason?: string): Protected | undefined {
    const { personal } = this.resource;
    if (!personal) return undefined;
    const person = protectedPart(personal, record, changes, newlyListed(this.resource, changes));
    if (needsKey(person, reason)) void this.scope.keys.of(person.key);
    this.scope.keys.prepare(person.listed);
    return person;
  }

  /** Unique values are claimed while a record is not archived. */
  async #claimUniqueValues(id: string, before: object, after: object): Promise<void> {
    const current = live(before);
    const wanted = live(after);
    for (const unique of isArchived(after) ? [] : this.resource.unique) {
      const keys = keysOf(unique, wanted);
      if (keys.key === null || holdsSame(unique, current, wanted)) continue;
      const taken = await this.#tx.first(this.queries.holder(unique), this.params({ id, ...keys }));
      if (taken) throw await keyTakenBy(this.#writing, unique, taken.id);
    }
    const kept = isArchived(after) ? current : wanted;
    await moveExternalIds(this.#writing, id, externalIds(current), externalIds(kept), (source, externalId) =>
      this.externalKey(source, externalId),
    );
  }

  get #writing() {
    const { resource, queries, scope } = this;
    return { resource, queries, tx: scope.db, scope };
  }

  #row(record: T, part: SensitivePart | undefined): Params {
    return { ...rowValues(this.resource, record), ...(part ? { encrypted: part.encrypted } : {}) };
  }

  #name(id: string) {
    return { type: this.resource.object, id };
  }
}

const isArchived = (record: object): boolean => 'archived_at' in record && record.archived_at !== null;

const live = (record: object): Record<string, unknown> =>
  isArchived(record) ? {} : (record as Record<string, unknown>);

const externalIds = (record: Record<string, unknown>): Record<string, string> =>
  (record.external_ids ?? {}) as Record<string, string>;

const archived = (): Problem =>
  new Problem('resource_archived', 'The record is archived. Restore it before you change it.');
