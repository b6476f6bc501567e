import { Problem } from '../contract/errors.ts';
import type { JsonRow } from './resource.ts';

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

/** Whether an `If-Match` header matches this version of a record, in any API version. */
export const matchesVersion = (header: string, version: number): boolean =>
  header.trim() === '*' ||
  tags(header).some(
    (tag) => /^"(\d+)(?:-\d{4}-\d{2}-\d{2}(?:-[a-z]+)?)?"$/.exec(tag)?.[1] === String(version),
  );

/** Whether an `If-None-Match` header matches this representation of a record; weak tags match too. */
export const matchesRepresentation = (header: string, etag: string): boolean =>
  header.trim() === '*' || tags(header).some((tag) => tag.replace(/^W\//, '') === etag);

/** The `ETag` of a record: its version, and the API version in which it is returned. */
export const etagOf = (version: number, apiVersion: string): string => `"${version}-${apiVersion}"`;

const tags = (header: string): string[] => header.split(',').map((tag) => tag.trim());
