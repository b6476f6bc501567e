import { invalidOption } from './checks.ts';
import type { CallOptions, ResponseHead } from './options.ts';

/** A call of a resource method or a generic method. */
export interface ApiRequest {
  readonly method: string;
  /** Path template, without ids. */
  readonly path: string;
  /** Builds the path with its ids and the query; throws for an id that would address another resource. */
  readonly target: () => string;
  readonly body?: unknown;
  readonly header?: Readonly<Record<string, string | undefined>> | undefined;
  readonly options: CallOptions;
}

/** The result of a call that got a response. */
export interface Reply {
  readonly data: unknown;
  readonly head: ResponseHead;
  readonly attempts: number;
  readonly idempotencyKey: string | undefined;
}

/** Sends a call. */
export type Execute = (request: ApiRequest) => Promise<Reply>;

/**
 * A value of a query, with each Date as text in ISO 8601 (UTC).
 *
 * @throws InvalidArgumentError for an invalid Date, for null, and for an empty list.
 */
export function queryValue(name: string, value: unknown): unknown {
  const isList = Array.isArray(value);
  if (isList && value.length > 0) return value.map((item) => queryValue(name, item));
  // Not `instanceof`: a Date of another realm (a test runner, a vm) is a Date too.
  const date = Object(value);
  // Without a filter that is null or has no values, a list would be that of the whole school.
  if (value === null || isList || (date.toISOString && Number.isNaN(+date)))
    throw invalidOption(`query.${name}`, `is ${isList ? 'an empty list' : value}`);
  return date.toISOString ? date.toISOString() : value;
}

/** A query string with its `?`. Arrays repeat the name; undefined is left out. */
export function toSearch(query: Readonly<Record<string, unknown>> | undefined): string {
  let search = '';
  for (const name in query) {
    const value = queryValue(name, query[name]);
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) {
        search += `${search ? '&' : '?'}${encodeURIComponent(name)}=${encodeURIComponent(String(item))}`;
      }
    }
  }
  return search;
}
