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

/** The version of a request: the one in its header, otherwise the one pinned to the key. */
export function requestVersion(header: string | undefined, pinned: string): string {
  if (header === undefined) return pinned;
  return checkVersion(header, 'Service-Version');
}

/** Rejects an unknown version. */
function checkVersion(version: string, name: string): string {
  if (knownVersions.includes(version)) return version;
  throw new Problem('unsupported_version', `\`${name}\` must be one of ${knownVersions.join(', ')}.`);
}
