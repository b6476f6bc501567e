import type { Action } from '../contract.ts';
import { alreadyExists, invalidBody, invalidTransition, notFound, Problem } from '../errors.ts';
import { isId } from '../ids.ts';
import { difference } from './changes.ts';
import type { Transaction } from './database.ts';
import { moveExternalIds } from './external-ids.ts';
import { isJson } from './projection.ts';
import type { Params, Query, Value } from './query.ts';
import { ReadableRecords, type RecordScope } from './readable-records.ts';
import { checkReferences } from './references.ts';
import type { JsonRow, Resource, Unique } from './resource.ts';
import type { ResourceQueries } from './resource-queries.ts';
import { matchesVersion, Stored } from './stored.ts';

/** What a PATCH may say of a record: in its maps, null takes a key out. */
export type Patch<T> = { [F in keyof Omit<T, 'external_ids' | 'metadata'>]?: Part<T[F]> | undefined } & {
  external_ids?: Record<string, string | null>;
  metadata?: Record<string, string | null>;
};

/** An object of fixed members is merged too; a list is taken as it is. */
type Part<V> = V extends unknown[] ? V : V extends object ? { [M in keyof V]?: V[M] | undefined } : V;

interface UpdateOptions {
  /** What was done, for the audit log; `updated` without it. */
  action?: string;
  reason?: string | undefined;
  /** Hidden columns to write; their values do not show in the audit log, their names do. */
  hidden?: Record<string, Value>;
}

/** The records of one kind and school, to be read and changed in a transaction. */
export class Records<T extends object> extends ReadableRecords<T> {
  readonly #tx: Transaction;

  constructor(resource: Resource<T>, queries: ResourceQueries<T>, tx: Transaction, scope: RecordScope) {
    super(resource, queries, tx, scope);
    this.#tx = tx;
  }

  /** Creates a record of these fields; those left out are null, and the id is made unless it is among them. */
  async create(fields: Partial<T>, hidden: Record<string, Value> = {}): Promise<Stored<T>> {
    const { resource, scope } = this;
    const given = fields as Record<string, unknown>;
    const id = typeof given.id === 'string' ? given.id : scope.newId(resource.prefix);
    const record: Record<string, unknown> = {};
    for (const [field, kind] of resource.columns)
      record[field] = given[field] ?? (kind === 'map' ? {} : null);
    Object.assign(record, { id, created_at: scope.now, updated_at: scope.now, archived_at: null });
    await checkReferences(this.#tx, scope, this.queries.references, {}, record);
    await this.#claimUniqueValues(id, {}, record);
    const row = await this.#tx.first(
      this.queries.insert,
      this.params({ ...this.#row(record as T), ...hidden, id }),
    );
    const created = this.#stored(row);
    const changes = difference({}, record, resource.redacted);
    scope.record({ action: `${resource.object}.created`, resource: this.#name(id), changes }, created);
    return created;
  }

  /** Changes only the fields given. Without a difference nothing is written. */
  async update(id: string, fields: Patch<T>, options: UpdateOptions = {}): Promise<Stored<T>> {
    const current = await this.lock(id);
    return this.#write(current, this.#merged(current.value, fields), options);
  }

  /** Carries out an action of the record's graph of states; `invalid_state_transition` where it has no such edge. */
  async act(
    id: string,
    action: string,
    fields: Partial<T> = {},
    options: Omit<UpdateOptions, 'action'> = {},
  ): Promise<Stored<T>> {
    const current = await this.lock(id);
    const { to, done } = this.allow(current, action);
    return this.#write(current, { ...current.value, ...fields, status: to }, { action: done, ...options });
  }

  /** The edge that an action takes from the record's state. */
  allow(current: Stored<T>, action: string): Action {
    const { actions } = this.resource;
    const edge = actions[action];
    if (!edge) throw new TypeError(`${this.resource.object} has no action ${action}`);
    const state = String((current.value as { status?: unknown }).status);
    if (edge.from.includes(state)) return edge;
    const allowed = Object.values(actions).flatMap(({ from, to }) => (from.includes(state) ? [to] : []));
    throw invalidTransition(
      state,
      edge.to,
      [...new Set(allowed)].filter((to) => to !== state),
    );
  }

  async archive(id: string): Promise<{ record: Stored<T>; changed: boolean }> {
    const current = await this.lock(id, 'any');
    if (current.archived) return { record: current, changed: false };
    const next = { ...current.value, archived_at: this.scope.now };
    this.scope.held.delete(id);
    return { record: await this.#write(current, next, { action: 'archived' }), changed: true };
  }

  async restore(id: string, fields: Partial<T> = {}): Promise<{ record: Stored<T>; changed: boolean }> {
    const current = await this.lock(id, 'any');
    if (!current.archived) return { record: current, changed: false };
    const next = { ...current.value, ...fields, archived_at: null };
    return { record: await this.#write(current, next, { action: 'restored' }), changed: true };
  }

  /** Reads a record to change it or to act on it: nobody else changes it before this transaction ends. */
  async lock(id: string, expect: 'live' | 'any' = 'live'): Promise<Stored<T>> {
    const current = await this.#find(this.queries.lock, id);
    this.#checkIfMatch(current);
    if (current.archived && expect === 'live') throw archived();
    return current;
  }

  /** Reads a record on which a change rests: nobody changes it before this transaction ends, others may hold it too. */
  async hold(id: string, expect: 'live' | 'any' = 'live'): Promise<Stored<T>> {
    const current = await this.#find(this.queries.hold, id);
    if (current.archived && expect === 'live') throw archived();
    return current;
  }

  /** Compares once: what the request itself has changed since is not a conflict. */
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
    const row = isId(id, this.resource.prefix) ? await this.#tx.first(query, this.params({ id })) : undefined;
    if (!row) throw notFound();
    const found = new Stored<T>(row);
    if (!found.archived) this.scope.held.add(id);
    return found;
  }

  async #write(
    current: Stored<T>,
    next: T,
    { action = 'updated', reason, hidden = {} }: UpdateOptions,
  ): Promise<Stored<T>> {
    const { resource, scope } = this;
    const { id } = current;
    const changes = difference(current.value, next, resource.redacted);
    for (const column of Object.keys(hidden)) changes[column] = { before: '[redacted]', after: '[redacted]' };
    if (Object.keys(changes).length === 0) return current;
    const written: T = { ...next, updated_at: scope.now };
    await checkReferences(this.#tx, scope, this.queries.references, current.value, written);
    await this.#claimUniqueValues(id, current.value, written);
    // First, for what is shown of the record may be derived from them.
    const columns = Object.keys(hidden);
    if (columns.length > 0)
      await this.#tx.run(this.queries.setHidden(columns), this.params({ ...hidden, id }));
    const row = await this.#tx.first(this.queries.update, this.params({ ...this.#row(written), id }));
    const stored = this.#stored(row);
    const change = { action: `${resource.object}.${action}`, resource: this.#name(id), changes, reason };
    scope.record(change, stored);
    return stored;
  }

  #stored(row: JsonRow | undefined): Stored<T> {
    if (!row) throw new Error(`${this.resource.table}: a locked row has vanished`);
    return new Stored<T>(row);
  }

  #merged(current: T, fields: Patch<T>): T {
    const next = { ...current };
    const faults = [];
    for (const [field, value] of Object.entries(fields)) {
      if (value === undefined) continue;
      const key = field as keyof T;
      const kind = this.resource.columns.get(field);
      if (value === null || (kind !== 'map' && kind !== 'object')) {
        next[key] = value as T[keyof T];
        continue;
      }
      if (kind === 'object') {
        next[key] = {
          ...this.resource.blanks.get(field),
          ...(current[key] as object),
          ...value,
        } as T[keyof T];
        continue;
      }
      const map = { ...(current[key] as object), ...(value as object) };
      const kept = Object.fromEntries(Object.entries(map).filter(([, entry]) => entry !== null));
      if (Object.keys(kept).length > 50)
        faults.push({ pointer: `/${field}`, code: 'too_many', detail: 'would hold more than 50 keys' });
      next[key] = kept as T[keyof T];
    }
    if (faults.length > 0) throw invalidBody(faults);
    return next;
  }

  /** Values that no two live records share are held while a record is live. */
  async #claimUniqueValues(id: string, before: object, after: object): Promise<void> {
    const held = live(before);
    const wanted = live(after);
    const valueIn = (record: Record<string, unknown>, column: string) => {
      const compute = this.resource.computed?.[column];
      // What is not live holds nothing, and is no record to compute from.
      return compute && 'id' in record ? compute(record as T) : record[column];
    };
    for (const [column, unique] of Object.entries<Unique<T>>(this.resource.unique ?? {})) {
      const value = valueIn(wanted, column);
      if (value === null || value === undefined || value === valueIn(held, column)) continue;
      const within = unique.within && { within: wanted[unique.within] as Value };
      const taken = await this.#tx.first(
        this.queries.takenBy(column, unique.within),
        this.params({ id, value: value as Value, ...within }),
      );
      if (taken) throw alreadyExists(unique.name, taken.id);
    }
    const { schoolId: school } = this.scope;
    const record = { school, resource: this.resource.table, id };
    const kept = isArchived(after) ? held : wanted;
    await moveExternalIds(
      this.#tx,
      record,
      externalIds(held),
      externalIds(kept),
      async (other) => (await this.#tx.first(this.queries.live, { school, id: other })) !== undefined,
    );
  }

  #row(record: T): Params {
    const row: Params = {};
    const values = record as Record<string, unknown>;
    for (const [column, kind] of this.resource.columns) row[column] = encode(values[column], isJson(kind));
    for (const [column, compute] of Object.entries(this.resource.computed ?? {}))
      row[column] = compute(record);
    return row;
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

function encode(value: unknown, asJson: boolean): Value {
  if (value === null || value === undefined) return null;
  if (asJson) return JSON.stringify(value);
  return typeof value === 'boolean' ? Number(value) : (value as Value);
}

const archived = (): Problem =>
  new Problem('resource_archived', 'The record is archived. Restore it before you change it.');
