import type { CallOptions, ResponseHead } from './options.ts';
import type { PathTemplate } from './path.ts';

/** One call, as a resource method or a generic method asks for it. */
export interface ApiRequest {
  readonly method: string;
  readonly template: PathTemplate;
  /** Path parameters, in the order of the template. */
  readonly values: readonly unknown[];
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly header?: Readonly<Record<string, string | undefined>> | undefined;
  readonly options: CallOptions;
}

/** What an answered call gives. */
export interface Reply {
  readonly data: unknown;
  readonly head: ResponseHead;
  readonly attempts: number;
  readonly idempotencyKey: string | undefined;
}

/** Carries out a call. */
export type Execute = (request: ApiRequest) => Promise<Reply>;

/** A query string with its `?`; arrays repeat their name, null and undefined are left out. */
export function toSearch(query: Readonly<Record<string, unknown>> | undefined): string {
  let search = '';
  for (const name in query) {
    const value = query[name];
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) {
        search += `${search ? '&' : '?'}${encodeURIComponent(name)}=${encodeURIComponent(String(item))}`;
      }
    }
  }
  return search;
}
