import { notFound, Problem } from '../contract/errors.ts';
import type { DataKeys, WorkKeys } from '../crypto/data-keys.ts';
import { iso } from '../lib/clock.ts';
import { isId } from '../lib/ids.ts';
import { fold } from '../lib/names.ts';
import { tidyLine } from '../lib/text.ts';
import type { Reader } from '../sql/database.ts';
import type { Params, Value } from '../sql/query.ts';
import type { Change } from './changes.ts';
import { seesConfidential } from './confidential.ts';
import { allWith, erasedFields } from './erase.ts';
import { externalKeyOf } from './external-ids.ts';
import { folded } from './projection.ts';
import { idValues, type ResourceQueries } from './queries.ts';
import type { AnyResource, JsonRow, Resource } from './resource.ts';
import { lastChangeMs, readState } from './school-turn.ts';
import { keysOf } from './unique.ts';

export interface Scopes {
  has(scope: string): boolean;
}

/** The sensitive fields of a record that was read. */
export interface SensitivePart {
  /** The scope that readers need to see them. */
  readonly scope: string;
  /** Their stored form; null if they were never set. */
  readonly encrypted: string | null;
  /** Decrypts them. */
  values(): Record<string, unknown>;
}

/** A stored record: its JSON text as returned by the database, parsed only when needed. */
export class Stored<T> {
  readonly id: string;
  readonly version: number;
  readonly archived: boolean;
  /** The part that every reader can see. */
  readonly json: string;
  /** Its sensitive fields, if they were read. */
  readonly sensitive: SensitivePart | undefined;
  #plain: T | undefined;
  #value: T | undefined;

  constructor(row: JsonRow, sensitive?: SensitivePart) {
    this.id = row.id;
    this.version = row.row_version;
    this.archived = row.archived_at !== null;
    this.json = row.json;
    this.sensitive = sensitive;
  }

  /** The record without its sensitive fields; nothing is decrypted. */
  get plain(): T {
    this.#plain ??= JSON.parse(this.json) as T;
    return this.#plain;
  }

  get value(): T {
    if (!this.sensitive) return this.plain;
    this.#value ??= { ...this.plain, ...this.sensitive.values() } as T;
    return this.#value;
  }

  /** The record as a reader with these scopes can see it. */
  shown(scopes: Scopes): string {
    const { sensitive } = this;
    return sensitive && scopes.has(sensitive.scope)
      ? joined(this.json, JSON.stringify(sensitive.values()))
      : this.json;
  }

  /** One field of the record, in the version of the whole record. */
  part<K extends keyof T>(field: K): Stored<T[K]> {
    return new Stored<T[K]>({
      id: this.id,
      row_version: this.version,
      archived_at: this.archived ? '' : null,
      json: JSON.stringify(this.value[field]),
    });
  }

  /** The same record with more fields, for a response with data that is not stored. */
  with<F extends object>(fields: F): Stored<T & F> {
    const json = joined(this.json, JSON.stringify(fields));
    const row = { id: this.id, row_version: this.version, archived_at: this.archived ? '' : null, json };
    return new Stored<T & F>(row, this.sensitive);
  }
}

/** Merges two JSON objects. */
const joined = (one: string, other: string): string => `${one.slice(0, -1)},${other.slice(1)}`;

/** A page of a list, each record as JSON text. */
export class Page {
  readonly records: readonly string[];
  readonly nextCursor: string | null;
  /** The time of the last change that the page can contain, in ISO 8601, if it was asked for. */
  watermark: string | undefined;

  constructor(records: readonly string[], nextCursor: string | null) {
    this.records = records;
    this.nextCursor = nextCursor;
  }

  /** The page for the rows of a query that read one row more than the limit. */
  static of<R extends { id: string; json: string }>(
    rows: readonly R[],
    limit: number,
    shown: (row: R) => string = ({ json }) => json,
  ): Page {
    const more = rows.length > limit;
    const kept = more ? rows.slice(0, limit) : rows;
    return new Page(kept.map(shown), more ? (kept.at(-1)?.id ?? null) : null);
  }
}

export const invalidCursor = (): Problem =>
  new Problem(
    'invalid_cursor',
    'Pass the `next_cursor` of the previous page of the same list as `starting_after`.',
    {
      errors: [
        {
          pointer: '?starting_after',
          code: 'unknown_cursor',
          detail: 'is not the id of a record in this list',
        },
      ],
    },
  );

/**
 * Whether an `If-Match` header matches this version of a record, in any API version and media type. Weak tags match too: a
 * proxy that compresses responses makes a tag weak or appends its encoding, and the version in it still identifies the
 * record.
 */
export const matchesVersion = (header: string, version: number): boolean =>
  header.trim() === '*' ||
  tags(header).some(
    (tag) => /^(?:W\/)?"(\d+)(?:-\d{4}-\d{2}-\d{2}(?:-[a-z]+)*)?"$/.exec(tag)?.[1] === String(version),
  );

/** Whether an `If-Match` header has the form of a list of entity tags. */
export const isTagList = (header: string): boolean =>
  tags(header).every((tag) => /^(?:W\/)?"[^"]*"$/.test(tag));

/** Whether an `If-None-Match` header matches this representation of a record, also as a proxy that compresses changed it. */
export const matchesRepresentation = (header: string, etag: string): boolean =>
  header.trim() === '*' ||
  tags(header).some((tag) => {
    const strong = tag.replace(/^W\//, '');
    return strong === etag || strong.replace(/-(?:gzip|br|zstd|deflate)"$/, '"') === etag;
  });

/** The `ETag` of a record: its version, and the API version in which it is returned. */
export const etagOf = (version: number, apiVersion: string): string => `"${version}-${apiVersion}"`;

const tags = (header: string): string[] => header.split(',').map((tag) => tag.trim());

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
  /** The API key of the caller; null if it is not an API key. */
  readonly keyId: string | null;
  /** That key, or the one with whose link the caller signed in: no key or link that the caller creates outlives it. */
  readonly limitingKeyId: string | null;
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
    const query = this.queries.getUnique(unique, this.#sees);
    const row = await this.#reader.first(query, this.params(keysOf(unique, fields)));
    return row && this.stored(row);
  }

  /** Returns a record of the school, archived or not; throws `not_found` if there is none. */
  async get(id: string): Promise<Stored<T>> {
    const record = await this.find(id);
    if (!record) throw notFound();
    return record;
  }

  /** Returns records of the school, archived or not, in the order of their ids. */
  async getAll(ids: readonly string[]): Promise<Stored<T>[]> {
    const rows = idValues(ids);
    const found = await this.#reader.all(this.queries.batch.get, this.params({ rows }));
    return found.map((row) => this.stored(row));
  }

  /** Lists the records that exist for the caller. */
  async list(request: ListRequest): Promise<Page> {
    const { limit, order, archived = 'false', starting_after: after } = request;
    const sensitive = this.#sees;
    const open = this.resource.confidential !== undefined && !seesConfidential(this.scope);
    const names = Object.keys(request)
      .filter((name) => request[name] !== undefined && !notFilters.has(name))
      .sort();
    const params = this.params({ limit: limit + 1, resource: this.resource.table });
    for (const name of names) {
      const value = filterValue(request[name]);
      params[name] = value;
      if (typeof value === 'string') params[folded(name)] = fold(value);
    }
    if (typeof request.external_id === 'string') {
      const [, source = '', id = ''] = /^([^:]*):(.*)$/s.exec(request.external_id) ?? [];
      Object.assign(params, this.#externalParams(source, tidyLine(id)));
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
    const filters = names.map((name) => {
      const exact = `${name}=${request[name]}`;
      return this.resource.filters && Object.hasOwn(this.resource.filters, exact) ? exact : name;
    });
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
    const { schoolId, now, serverNow, today } = this.scope;
    const kind = { resource: this.resource, queries: this.queries as never };
    const rows = await allWith(kind, { db: this.#reader, schoolId, now, serverNow, today }, filter, value);
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
    const key = externalKeyOf(this.resource, this.scope, source, id);
    return { external_source: key.source, external_id: key.externalId };
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
