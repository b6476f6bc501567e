import { Problem } from '../contract/errors.ts';
import { knownVersions } from '../contract/versions/index.ts';
import { operations } from '../generated/operations.ts';
import type { Caller } from '../work/caller.ts';
import type { Author } from '../work/unit-of-work.ts';
import type { Call } from './execute.ts';
import { type IdempotencyKey, shortened } from './idempotency.ts';
import type { ApiRequest } from './request.ts';

/** A request that can continue, although its caller may still be unknown. */
export interface Arrival {
  readonly request: ApiRequest;
  readonly version: string;
  readonly now: number;
  readonly query: Record<string, unknown>;
}

/** A request on its way through the steps. */
export interface Passage extends Arrival {
  readonly caller: Caller;
  readonly body: unknown;
}

/** The operation that a request asks for. */
export function callOf({ request, caller, version, now, query, body }: Passage, key?: IdempotencyKey): Call {
  const { operation, params } = request;
  const author: Author = {
    schoolId: caller.schoolId,
    timeZone: caller.timeZone,
    actor: caller.actor,
    linkKeyId: caller.linkKeyId,
    now,
    requestId: request.id,
    idempotencyKey: key ? shortened(key.key) : null,
    apiVersion: version,
    ip: request.ip,
    userAgent: request.header('user-agent')?.slice(0, 300) ?? null,
  };
  const tags = operations[operation].conditional ? request.header('if-match') : undefined;
  if (tags !== undefined) {
    // A request concerns the last record in its path; if there is none, it concerns the school.
    author.ifMatch = { id: Object.values(params).at(-1) ?? caller.schoolId, tags };
  }
  return { operation, params, query, body, caller, version, author };
}

/** The media range of an `Accept` header that is the most specific one for a type; undefined if none matches. */
function qualityOf(ranges: readonly { range: string; quality: number }[], type: string): number {
  const [family = ''] = type.split('/');
  for (const range of [type, `${family}/*`, '*/*']) {
    const found = ranges.find((one) => one.range === range);
    if (found) return found.quality;
  }
  return 0;
}

/**
 * The offered media type that an `Accept` header prefers; of types that it prefers equally, the first. Undefined if it
 * accepts none. Without the header, the first.
 */
export function negotiate(header: string | undefined, offered: readonly string[]): string | undefined {
  if (header === undefined || header.trim() === '') return offered[0];
  const ranges = header.split(',').map((part) => {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const [, given] = parameters.map((text) => /^q=(.*)$/.exec(text)).find(Boolean) ?? [];
    const quality = given === undefined ? 1 : Number(given);
    return { range, quality: quality >= 0 && quality <= 1 ? quality : 0 };
  });
  const rated = offered.map((type) => ({ type, quality: qualityOf(ranges, type) }));
  const best = Math.max(...rated.map(({ quality }) => quality));
  return best > 0 ? rated.find(({ quality }) => quality === best)?.type : undefined;
}

/** The version of a request: the one in its header, otherwise the one pinned to the key. */
export function requestVersion(header: string | undefined, pinned: string): string {
  if (header === undefined) return pinned;
  return checkVersion(header, 'Service-Version');
}

/** Rejects an unknown version. */
export function checkVersion(version: string, name: string): string {
  if (knownVersions.includes(version)) return version;
  throw new Problem('unsupported_version', `\`${name}\` must be one of ${knownVersions.join(', ')}.`);
}
