import { notFound } from '../contract/errors.ts';
import type { DataKeys, WorkKeys } from '../crypto/data-keys.ts';
import { iso } from '../lib/clock.ts';
import { fold } from '../lib/fold.ts';
import { isId } from '../lib/ids.ts';
import { trim } from '../lib/trim.ts';
import { valueColumn } from './batch-queries.ts';
import type { Change } from './changes.ts';
import { seesConfidential } from './confidential.ts';
import type { Reader } from './database.ts';
import { allWith, erasedFields } from './erasing.ts';
import type { ExternalKey } from './external-ids.ts';
import { folded } from './filters.ts';
import type { Params, Value } from './query.ts';
import type { AnyResource, JsonRow, Resource } from './resource.ts';
import type { ResourceQueries } from './resource-queries.ts';
import { rowsParameter } from './rows.ts';
import { lastChangeMs, readState } from './school-turn.ts';
import { invalidCursor, Page, type Scopes, Stored } from './stored.ts';
import { keysOf } from './unique.ts';

/** The context of the store: the school of every query and the author of every change. */
export interface RecordScope {
  readonly schoolId: string;
  /** ISO 8601. */
  readonly now: string;
  /** The time of the server, which the clock of a test school can be ahead of. ISO 8601. */
  readonly serverNow: string;
  /** The day in the school's time zone, YYYY-MM-DD. */
  readonly today: string;
  /** The record that the request concerns, and the versions that it must have. */
  readonly ifMatch: { id: string; tags: string; checked: boolean } | undefined;
  /** The scopes of the caller, which determine which sensitive fields are returned. */
  readonly scopes: Scopes;
  readonly dataKeys: DataKeys;
  /** The data keys of a unit of work that writes. */
  readonly keys: WorkKeys | undefined;
  /** The current state of the records that a unit of work has read. Only the store changes them. */
  readonly current: Map<string, Stored<unknown>>;
  /** Ids of records that are known not to be archived. */
  readonly live: Set<string>;
  newId(prefix: string): string;
  /** Announces a change that is about to be written, so that the data for its event is read together with it. */
  announce(action: string): void;
  /** Records a change for the audit log; with the current record, the events of the change are emitted too. */
  record(change: Change, record?: Stored<unknown>): void;
}

export interface ListRequest {
  limit: number;
  order: 'asc' | 'desc';
  archived?: 'false' | 'true' | 'any';
  starting_after?: string | undefined;
  [filter: string]: unknown;
}

/** A record whose kind is known only at run time. */
export type Fields = Record<string, unknown>;

const notFilters = new Set(['limit', 'order', 'archived', 'starting_after']);

/** Read access to the records of one kind and school. */
export class ReadableRecords<T> {
  protected readonly resource: Resource<T>;
  protected readonly queries: ResourceQueries<T>;
  protected readonly scope: RecordScope;
  readonly #reader: Reader;

  constructor(resource: Resource<T>, queries: ResourceQueries<T>, reader: Reader, scope: RecordScope) {
    this.resource = resource;
    this.queries = queries;
    this.scope = scope;
    this.#reader = reader;
  }

  /** The name of this kind of record in the document. */
  get object(): string {
    return this.resource.object;
  }

  /** Finds a record of the school, archived or not. */
  async find(id: string): Promise<Stored<T> | undefined> {
    if (!isId(id, this.resource.prefix)) return undefined;
    const query = this.#sees ? this.queries.getWhole : this.queries.get;
    const row = await this.#reader.first(query, this.params({ id }));
    return row && this.stored(row);
  }

  /** Finds the record that has an id in a source, archived or not. */
  async findExternal(source: string, externalId: string): Promise<Stored<T> | undefined> {
    const query = this.#sees ? this.queries.getExternalWhole : this.queries.getExternal;
    const row = await this.#reader.first(query, this.params(this.#externalParams(source, externalId)));
    return row && this.stored(row);
  }

  /**
   * Finds the record that is not archived and has the value of a unique field; `fields` also has the value that it is
   * unique within.
   */
  async findUnique(field: keyof T & string, fields: Partial<T>): Promise<Stored<T> | undefined> {
    const unique = this.resource.unique.find(({ fields: [first] }) => first === field);
    if (!unique) throw new TypeError(`${this.resource.object} has no unique ${field}`);
    const holder = this.queries.holder(unique);
    const row = await this.#reader.first(holder, this.params({ id: '', ...keysOf(unique, fields) }));
    return row && this.find(row.id);
  }

  /** Returns a record of the school, archived or not; throws `not_found` if there is none. */
  async get(id: string): Promise<Stored<T>> {
    const record = await this.find(id);
    if (!record) throw notFound();
    return record;
  }

  /** Returns records of the school, archived or not, in the order of their ids. */
  async getAll(ids: readonly string[]): Promise<Stored<T>[]> {
    const rows = rowsParameter(ids.map((id) => ({ [valueColumn('id')]: id })));
    const found = await this.#reader.all(this.queries.batch.get, this.params({ rows }));
    return found.map((row) => this.stored(row));
  }

  /** Lists the records that exist for the caller. */
  async list(request: ListRequest): Promise<Page> {
    const { limit, order, archived = 'false', starting_after: after } = request;
    const sensitive = this.#sees;
    const open = this.resource.confidential !== undefined && !seesConfidential(this.scope);
    const filters = Object.keys(request)
      .filter((name) => request[name] !== undefined && !notFilters.has(name))
      .sort();
    const params = this.params({ limit: limit + 1, resource: this.resource.table });
    for (const name of filters) {
      const value = filterValue(request[name]);
      params[name] = value;
      if (typeof value === 'string') params[folded(name)] = fold(value);
    }
    if (typeof request.external_id === 'string') {
      const [, source = '', id = ''] = /^([^:]*):(.*)$/s.exec(request.external_id) ?? [];
      Object.assign(params, this.#externalParams(source, trim(id)));
    }
    if (after !== undefined) {
      params.after = after;
      const known =
        isId(after, this.resource.prefix) &&
        (await this.#reader.first(
          open ? this.queries.existsOpen : this.queries.exists,
          this.params({ id: after }),
        ));
      if (!known) throw invalidCursor();
    }
    // Before the records: a change that comes in between is not missed by whoever continues from it.
    const watermark = request.updated_after === undefined ? undefined : await this.#watermark();
    const rows = await this.#reader.all(
      this.queries.list({ order, archived, after: after !== undefined, filters, sensitive, open }),
      params,
    );
    const page = Page.of(
      rows,
      limit,
      sensitive ? (row) => this.stored(row).shown(this.scope.scopes) : undefined,
    );
    page.watermark = watermark;
    return page;
  }

  async #watermark(): Promise<string> {
    const state = await readState(this.#reader, this.scope.schoolId);
    return iso(lastChangeMs(state) + state.aheadMs);
  }

  /** All records with a value, archived or not. */
  async findAll(filter: string, value: string): Promise<Stored<T>[]> {
    const { schoolId, now, today } = this.scope;
    const kind = { resource: this.resource, queries: this.queries as never };
    const rows = await allWith(kind, { db: this.#reader, schoolId, now, today }, filter, value);
    return rows.map((row) => this.stored(row));
  }

  /** The records that a field of these records refers to. */
  referred(field: string): ReadableRecords<Fields> {
    const { resource, queries } = this.target(field);
    return new ReadableRecords<Fields>(resource, queries, this.#reader, this.scope);
  }

  protected target(field: string): { resource: AnyResource; queries: ResourceQueries<Fields> } {
    const [name, ...others] = this.resource.references.find((one) => one.field === field)?.targets ?? [];
    if (name === undefined || others.length > 0)
      throw new TypeError(`${this.resource.object} does not declare what ${field} refers to`);
    const { kinds } = this.queries;
    const resource = kinds.named(name);
    return { resource, queries: kinds.of(resource) };
  }

  /** Whether sensitive fields are read. */
  get #sees(): boolean {
    const { sensitive } = this.resource;
    return sensitive !== undefined && this.scope.scopes.has(sensitive.scope);
  }

  protected stored(row: JsonRow): Stored<T> {
    const { sensitive, table } = this.resource;
    const { id, encrypted, data_key: dataKey, subject } = row;
    if (!sensitive || encrypted === undefined) return new Stored<T>(row);
    if (dataKey && subject) this.scope.keys?.note(subject, dataKey);
    const values = () => {
      if (encrypted === null) return sensitive.blank;
      if (encrypted === erasedFields) return sensitive.erased;
      const key = dataKey && subject && this.scope.dataKeys.unwrap(dataKey, subject);
      if (!key) return sensitive.erased;
      return { ...sensitive.blank, ...JSON.parse(key.decrypt(encrypted, encryptionContext(table, id))) };
    };
    return new Stored<T>(row, { scope: sensitive.scope, encrypted, values });
  }

  #externalParams(source: string, id: string): Params {
    const key = this.externalKey(source, id);
    return { external_source: key.source, external_id: key.externalId };
  }

  /** The form in which an external id is looked up: a keyed hash if external ids are sensitive. */
  protected externalKey(source: string, externalId: string): ExternalKey {
    const { sensitive, table } = this.resource;
    if (!sensitive?.fields.includes('external_ids')) return { source, externalId };
    const { schoolId, dataKeys } = this.scope;
    return { source: '', externalId: dataKeys.lookupHash(`${schoolId} ${table}`, `${source}:${externalId}`) };
  }

  protected params(more: Params): Params {
    const { schoolId: school, now, serverNow, today } = this.scope;
    return { school, now, serverNow, today, ...more };
  }
}

/** Binds encrypted fields to their record: they cannot be decrypted for another record. */
export const encryptionContext = (table: string, id: string): string => `${table} ${id}`;

const filterValue = (value: unknown): Value =>
  typeof value === 'boolean' ? Number(value) : (value as Value);
