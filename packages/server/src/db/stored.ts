import { Problem } from '../errors.ts';
import type { JsonRow } from './resource.ts';

/** A record as it is stored: its JSON text as the database gave it, parsed only when somebody asks. */
export class Stored<T> {
  readonly id: string;
  readonly version: number;
  readonly archived: boolean;
  readonly json: string;
  #value: T | undefined;

  constructor(row: JsonRow) {
    this.id = row.id;
    this.version = row.row_version;
    this.archived = row.archived_at !== null;
    this.json = row.json;
  }

  get value(): T {
    this.#value ??= JSON.parse(this.json) as T;
    return this.#value;
  }

  /** The same record with more fields, for an answer that shows what is not stored. */
  with<F extends object>(fields: F): Stored<T & F> {
    const json = `${this.json.slice(0, -1)},${JSON.stringify(fields).slice(1)}`;
    return new Stored<T & F>({
      id: this.id,
      row_version: this.version,
      archived_at: this.archived ? '' : null,
      json,
    });
  }
}

/** A page of a list, each record as JSON text. */
export class Page {
  readonly records: readonly string[];
  readonly nextCursor: string | null;

  constructor(records: readonly string[], nextCursor: string | null) {
    this.records = records;
    this.nextCursor = nextCursor;
  }

  /** The page of the rows of a query that asked for one row more than the limit. */
  static of(rows: readonly { id: string; json: string }[], limit: number): Page {
    const more = rows.length > limit;
    const kept = more ? rows.slice(0, limit) : rows;
    return new Page(
      kept.map((row) => row.json),
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

/** Whether an `If-Match` or `If-None-Match` header names this version. */
export const matches = (header: string, version: number): boolean =>
  header.trim() === '*' || header.split(',').some((tag) => tag.trim() === etag(version));

export const etag = (version: number): string => `"${version}"`;
