import { Problem } from '../errors.ts';
import type { JsonRow } from './resource.ts';

/** A record as it is stored: its JSON text as the database gave it, parsed only when somebody asks. */
export class Stored<T> {
  readonly id: string;
  readonly version: number;
  readonly archived: boolean;
  /** What every reader is shown. */
  readonly json: string;
  /** The fields that readers of sensitive fields are shown as well. */
  readonly sensitive: string | null;
  #value: T | undefined;

  constructor(row: JsonRow) {
    this.id = row.id;
    this.version = row.row_version;
    this.archived = row.archived_at !== null;
    this.json = row.json;
    this.sensitive = row.sensitive ?? null;
  }

  get value(): T {
    this.#value ??= JSON.parse(this.shown(true)) as T;
    return this.#value;
  }

  /** The record as a reader is shown it. */
  shown(sensitive: boolean): string {
    return sensitive && this.sensitive !== null ? joined(this.json, this.sensitive) : this.json;
  }

  /** The same record with other values of some of its fields. */
  replaced(fields: Partial<T>): Stored<T> {
    return new Stored<T>({
      id: this.id,
      row_version: this.version,
      archived_at: this.archived ? '' : null,
      json: JSON.stringify({ ...this.value, ...fields }),
    });
  }

  /** One field of the record, in the version of the whole. */
  part<K extends keyof T>(field: K): Stored<T[K]> {
    return new Stored<T[K]>({
      id: this.id,
      row_version: this.version,
      archived_at: this.archived ? '' : null,
      json: JSON.stringify(this.value[field]),
    });
  }

  /** The same record with more fields, for an answer that shows what is not stored. */
  with<F extends object>(fields: F): Stored<T & F> {
    const json = joined(this.json, JSON.stringify(fields));
    return new Stored<T & F>({
      id: this.id,
      row_version: this.version,
      archived_at: this.archived ? '' : null,
      json,
      sensitive: this.sensitive,
    });
  }
}

/** Two JSON objects as one. */
const joined = (one: string, other: string): string => `${one.slice(0, -1)},${other.slice(1)}`;

/** A page of a list, each record as JSON text. */
export class Page {
  readonly records: readonly string[];
  readonly nextCursor: string | null;

  constructor(records: readonly string[], nextCursor: string | null) {
    this.records = records;
    this.nextCursor = nextCursor;
  }

  /** The same page, each record changed. */
  map<T>(change: (record: T) => T): Page {
    const records = this.records.map((json) => JSON.stringify(change(JSON.parse(json))));
    return new Page(records, this.nextCursor);
  }

  /** The page of the rows of a query that asked for one row more than the limit. */
  static of(rows: readonly { id: string; json: string; sensitive?: string | null }[], limit: number): Page {
    const more = rows.length > limit;
    const kept = more ? rows.slice(0, limit) : rows;
    return new Page(
      kept.map(({ json, sensitive }) => (sensitive ? joined(json, sensitive) : json)),
      more ? (kept.at(-1)?.id ?? null) : null,
    );
  }
}

export const invalidCursor = (): Problem =>
  new Problem(
    'invalid_cursor',
    '`starting_after` takes the `next_cursor` of the former page of the same list.',
    {
      errors: [
        {
          pointer: '?starting_after',
          code: 'unknown_cursor',
          detail: 'is not the id of a record of this list',
        },
      ],
    },
  );

/** Whether an `If-Match` header names this version of a record, in whatever API version it was read. */
export const matchesVersion = (header: string, version: number): boolean =>
  header.trim() === '*' ||
  tags(header).some((tag) => /^"(\d+)(?:-\d{4}-\d{2}-\d{2})?"$/.exec(tag)?.[1] === String(version));

/** Whether an `If-None-Match` header names this representation of a record; a weak tag serves as well. */
export const matchesRepresentation = (header: string, etag: string): boolean =>
  header.trim() === '*' || tags(header).some((tag) => tag.replace(/^W\//, '') === etag);

/** The `ETag` of a record: its version, and the API version in which it is shown. */
export const etagOf = (version: number, apiVersion: string): string => `"${version}-${apiVersion}"`;

const tags = (header: string): string[] => header.split(',').map((tag) => tag.trim());
