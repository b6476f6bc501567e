import { STATUS_CODES } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import type { Node, Source } from './source.ts';

const every = ['Service-Request-Id', 'Service-Version', 'Service-Time'];
const counted = ['RateLimit', 'RateLimit-Policy'];

/** The headers that a status adds to those of every response. */
const ofStatus: Record<string, string[]> = {
  401: ['WWW-Authenticate'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

/** The codes that all responses with their status have. */
const usual = [
  ...['invalid_parameter', 'unknown_parameter', 'unsupported_version', 'missing_api_key', 'invalid_api_key'],
  ...['expired_api_key', 'school_suspended', 'not_acceptable', 'precondition_failed'],
  ...[
    'payload_too_large',
    'unsupported_media_type',
    'validation_failed',
    'unknown_field',
    'idempotency_key_reused',
    'rate_limited',
  ],
  ...['internal_error', 'unavailable', 'overloaded'],
];
/** The codes that, besides, all responses of writes with their status have. */
const usualOfWrites = ['invalid_json', 'invalid_idempotency_key', 'outcome_unknown'];

/** The headers that a response has if its media type is HTML and it is one of these. */
export const pageHeaders = (media: string[] = []): string[] =>
  media.includes('text/html') ? ['Content-Security-Policy', 'X-Content-Type-Options', 'Referrer-Policy'] : [];

/** Statuses of the failed writes that the server stores under their idempotency key. */
const storedFailures = ['404', '409', '410', '412'];

/** The headers of a response, as references. A request that is rejected with 401 does not count towards the rate limit. */
export function responseHeaders(status: string | number, ...own: string[]): Node {
  const names = [...every, ...(String(status) === '401' ? [] : counted), ...(ofStatus[status] ?? []), ...own];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** The error responses of all operations. Operations with the same errors refer to the same response. */
export class ProblemResponses {
  readonly components: Record<string, Node> = {};
  readonly #errors: Source['errors'];

  constructor(errors: Source['errors']) {
    this.#errors = errors;
  }

  /** The responses of an operation by status, as references. */
  of(codes: ReadonlySet<string>, isWrite: boolean): Record<string, Node> {
    const known = Object.keys(this.#errors);
    const unknown = [...codes].filter((code) => !known.includes(code));
    if (unknown.length > 0) throw new Error(`no such error codes: ${unknown.join(', ')}`);
    const byStatus = Object.groupBy(
      known.filter((code) => codes.has(code)),
      (code) => String(this.#errors[code]?.status),
    );
    return Object.fromEntries(
      Object.entries(byStatus).map(([status, list = []]) => {
        const replayed = isWrite && storedFailures.includes(status);
        const name = [pascal(STATUS_CODES[status] ?? status), ...shortened(list, replayed)].join('.');
        const response = this.#response(status, list, replayed);
        this.components[name] ??= response;
        if (!isDeepStrictEqual(this.components[name], response))
          throw new Error(`${name} would be two responses: an error is missing among the usual ones`);
        return [status, { $ref: `#/components/responses/${name}` }];
      }),
    );
  }

  #response(status: string, codes: string[], replayed: boolean): Node {
    return {
      description: codes.map((code) => `\`${code}\`: ${this.#errors[code]?.title}.`).join('\n'),
      'x-codes': codes,
      headers: responseHeaders(status, ...(replayed ? ['Idempotent-Replayed'] : [])),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    };
  }
}

const pascal = (text: string): string => text.replaceAll(/[^A-Za-z]+/g, '');

/** The codes that end the name of a response, which therefore does not change when other responses are added or removed. */
const shortened = (codes: readonly string[], replayed: boolean): string[] => [
  ...(replayed || codes.some((code) => usualOfWrites.includes(code)) ? ['write'] : []),
  ...codes.filter((code) => !usual.includes(code) && !usualOfWrites.includes(code)),
];
