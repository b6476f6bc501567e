import { Problem } from '../errors.ts';
import type { JsonRow } from './resource.ts';

export interface Scopes {
  has(scope: string): boolean;
}

/** The sensitive fields of a record that was read. */
export interface SensitivePart {
  /** The scope of the readers to whom they are shown. */
  readonly scope: string;
  /** As they are stored; null where the record was given none. */
  readonly encrypted: string | null;
  /** Decrypts them. */
  values(): Record<string, unknown>;
}

/** A record as it is stored: its JSON text as the database gave it, parsed only when somebody asks. */
export class Stored<T> {
  readonly id: string;
  readonly version: number;
  readonly archived: boolean;
  /** What every reader is shown. */
  readonly json: string;
  /** Its sensitive fields, where they were read. */
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

  /** The record without its sensitive fields: nothing is decrypted for it. */
  get plain(): T {
    this.#plain ??= JSON.parse(this.json) as T;
    return this.#plain;
  }

  get value(): T {
    if (!this.sensitive) return this.plain;
    this.#value ??= { ...this.plain, ...this.sensitive.values() } as T;
    return this.#value;
  }

  /** The record as a reader with these scopes is shown it. */
  shown(scopes: Scopes): string {
    const { sensitive } = this;
    return sensitive && scopes.has(sensitive.scope)
      ? joined(this.json, JSON.stringify(sensitive.values()))
      : this.json;
  }

  /** Whether a reader with these scopes is shown what is stored encrypted. */
  showsEncrypted(scopes: Scopes): boolean {
    const { sensitive } = this;
    return sensitive !== undefined && sensitive.encrypted !== null && scopes.has(sensitive.scope);
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
    const row = { id: this.id, row_version: this.version, archived_at: this.archived ? '' : null, json };
    return new Stored<T & F>(row, this.sensitive);
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

  /** The page of the rows of a query that asked for one row more than the limit. */
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
