import type { OperationId } from '../contract/schemas.ts';
import type { RequestTrace } from '../lib/tracing.ts';
import type { Transaction } from '../sql/database.ts';
import type { Caller } from '../work/caller.ts';
import type { KeyHolder } from './key-cache.ts';

/** Finds who is signed in once more, in the transaction of a change; throws a `Problem` if nobody is. */
export type StillHolder = (tx: Transaction) => Promise<KeyHolder>;

/** Finds the caller of a request once more, in the turn for which it waited; throws a `Problem` if the access has ended since. */
export type CallerAgain = (request: ApiRequest, tx: Transaction) => Promise<Caller>;

/**
 * Who sends a request of the settings screen: the hash of the API key of the session, or a staff member, whose session can end
 * in the meantime. A page that nobody uses sends requests too.
 */
export type SessionSender =
  | { keyHash: string }
  | { holder: KeyHolder; stillHolder: StillHolder; isUnattended: boolean };

/** A request with a known operation, independent of any web framework. */
export interface ApiRequest {
  readonly operation: OperationId;
  readonly params: Readonly<Record<string, string>>;
  /** The path, without the query. */
  readonly path: string;
  /** The query, without its `?`. */
  readonly search: string;
  readonly id: string;
  readonly ip: string | null;
  readonly trace?: RequestTrace | undefined;
  readonly session?: SessionSender | undefined;
  header(name: string): string | undefined;
  /**
   * Reads the body to its end. Throws `payload_too_large` over the limit, and `unavailable` if too many bytes of
   * other bodies, or of other bodies of this sender, are in memory.
   */
  readBody(sender: string): Promise<Uint8Array>;
}

export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  body: string | null;
  /** Sent instead of the body, if the response is not text. */
  bytes?: Uint8Array;
  /** Sent instead of the body, part by part, if the response can be longer than memory. It has no `Content-Length`. */
  stream?: AsyncIterable<string>;
  /** The caller, and the API version of the request, as far as they are known. */
  caller?: KeyHolder | undefined;
  version?: string | undefined;
}
