import type { CallOptions, ResponseHead } from './options.ts';

/**
 * Stands in for `Request` in openapi-fetch, which builds one for each call. It only carries what was
 * asked for: no headers are checked twice and no body is streamed, so that an attempt can be repeated
 * without a clone.
 */
export class Outgoing {
  declare method: string;
  /** The path template. */
  declare path: string;
  /** Headers that openapi-fetch merged. */
  declare headers: Headers;
  /** The serialized body. */
  declare text: string | undefined;
  declare options: CallOptions;
  readonly url: string;

  constructor(url: string, init: object) {
    this.url = url;
    Object.assign(this, init);
  }
}

/** What an answered call gives. Passes for a `Response` without a body, so that openapi-fetch leaves it alone. */
export interface Reply {
  readonly data: unknown;
  readonly head: ResponseHead;
  readonly attempts: number;
  readonly idempotencyKey: string | undefined;
}
