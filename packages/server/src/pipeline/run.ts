import type { OperationId } from '../contract/schemas.ts';
import { newestVersion } from '../contract/versions/index.ts';
import { operations } from '../generated/operations.ts';
import { iso } from '../lib/clock.ts';
import { errorCode } from '../sql/database.ts';
import { authenticate, authenticateAgain, authorize } from './authenticate.ts';
import type { Credentials } from './credentials.ts';
import type { KeyCache, KeyHolder } from './key-cache.ts';
import type { KeyUsage } from './key-usage.ts';
import { type Passage, requestVersion } from './passage.ts';
import { asProblem, problemResponse } from './problem.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { ReadReplica } from './read-replica.ts';
import { Reads } from './reads.ts';
import type { ApiRequest, ApiResponse, CallerAgain } from './request.ts';
import { respond } from './respond.ts';
import { type WriteParts, Writes } from './writes.ts';

export interface PipelineParts extends WriteParts {
  credentials: Credentials;
  keys: KeyCache;
  rateLimiter: RateLimiter;
  keyUsage: KeyUsage;
  /** Called with the live school of a request; a write waits for the result. */
  noteLive: (schoolId: string) => Promise<void> | undefined;
  /** Checks a response against the document; throws in tests, logs in production. Undefined to skip the check. */
  checkResponse: ((operation: OperationId, version: string, body: string) => void) | undefined;
  /** Does the same for the code of an error. */
  checkError: ((operation: OperationId, code: string) => void) | undefined;
  onError: (error: unknown, request: ApiRequest) => void;
  /** The standby server that can be read instead of the primary. */
  replica: ReadReplica | undefined;
}

/** What is known of a request, whether it succeeds or fails. */
interface Known {
  readonly headers: Record<string, string>;
  caller?: KeyHolder | undefined;
  version?: string;
}

/** Takes requests through the steps that all operations share, each once and in this order. */
export class Pipeline {
  readonly #parts: PipelineParts;
  readonly #reads: Reads;
  readonly #writes: Writes;

  constructor(parts: PipelineParts) {
    this.#parts = parts;
    const respondTo = ({ request, caller, version }: Passage, result: unknown) => {
      const response = respond(request.operation, request.path, version, result, caller.actor.scopes);
      parts.checkResponse?.(request.operation, version, response.body ?? '');
      return response;
    };
    this.#reads = new Reads(parts, respondTo, this.#callerAgain);
    this.#writes = new Writes(
      parts,
      respondTo,
      (request, error) => this.#failure(request, error),
      this.#callerAgain,
    );
  }

  async run(request: ApiRequest): Promise<ApiResponse> {
    const known: Known = { headers: {} };
    const response = await this.#steps(request, known).catch((error) => this.#failure(request, error));
    if (response.stream) response.stream = this.#reported(response.stream, request);
    Object.assign(response.headers, known.headers);
    response.caller = known.caller;
    response.version = known.version;
    return response;
  }

  /** A stream whose failure, after the status was sent, is reported, and cuts off the response. */
  async *#reported(stream: AsyncIterable<string>, request: ApiRequest): AsyncGenerator<string> {
    try {
      yield* stream;
    } catch (error) {
      // The client has gone away, and nothing has failed.
      if (errorCode(error) !== 'ERR_STREAM_PREMATURE_CLOSE') this.#parts.onError(error, request);
      throw error;
    }
  }

  #failure(request: ApiRequest, error: unknown): ApiResponse {
    const { write } = operations[request.operation];
    const problem = asProblem(error, !write || request.header('idempotency-key') !== undefined);
    if (problem !== error) this.#parts.onError(error, request);
    try {
      this.#parts.checkError?.(request.operation, problem.code);
      return problemResponse(problem, request.id);
    } catch (undocumented) {
      return this.#failure(request, undocumented);
    }
  }

  async #steps(request: ApiRequest, known: Known): Promise<ApiResponse> {
    const { services, validators, rateLimiter, keyUsage, noteLive, onError } = this.#parts;
    const { operation } = request;
    const { headers } = known;
    const { write, scopes, token, media } = operations[operation];
    if (media.length > 0) headers.Vary = 'Accept';
    const serverNow = services.clock.now();
    const found = token ? undefined : this.#holder(request, serverNow);
    const holder = found instanceof Promise ? await found : found;
    known.caller = holder;
    const now = serverNow + (holder?.aheadMs ?? 0);
    if (holder) request.trace?.school(holder.schoolId);
    const kind = write ? 'writes' : 'reads';
    Object.assign(
      headers,
      holder ? rateLimiter.take(holder.keyId, kind) : rateLimiter.takeAddress(request.ip, kind),
    );
    if (holder && !isUnattended(request)) keyUsage.note(holder.schoolId, holder.keyId, serverNow);
    const noted = holder?.mode === 'live' ? noteLive(holder.schoolId) : undefined;
    // A read does not wait for a database that cannot be written.
    if (write) await noted;
    else noted?.catch((error) => onError(error, request));
    const version = requestVersion(request.header('service-version'), holder?.version ?? newestVersion);
    known.version = version;
    headers['Service-Version'] = version;
    headers['Service-Time'] = iso(now);
    if (holder) authorize(holder.actor, scopes);
    const arrival = { request, version, now, query: validators.query(operation, request.search) };
    if (!holder || write) return await this.#writes.run(arrival, holder);
    return await this.#reads.run({ ...arrival, caller: holder, body: undefined });
  }

  readonly #callerAgain: CallerAgain = async (request, tx) => {
    const { session } = request;
    if (session && 'holder' in session) return session.stillHolder(tx);
    const { keys, services } = this.#parts;
    const sent = { authorization: request.header('authorization'), keyHash: session?.keyHash };
    return authenticateAgain(keys, sent, iso(services.clock.now()), tx);
  };

  /** The holder of the API key, or of the token in the query that replaces it; most operations take no such token. */
  #holder(request: ApiRequest, now: number): KeyHolder | Promise<KeyHolder> {
    const { keys, credentials, tokenHolders } = this.#parts;
    const { session, ip: address } = request;
    if (session && 'holder' in session) return session.holder;
    const ofKey = () => {
      const sent = { authorization: request.header('authorization'), keyHash: session?.keyHash, address };
      return authenticate(keys, credentials, sent, iso(now));
    };
    if (operations[request.operation].queryToken === null) return ofKey();
    // A token has a rate limit of its own, like a key: many are read from the addresses of the same calendar service.
    return tokenHolders
      .inQuery(request)
      .then((found) => (found ? { ...found, keyId: found.actor.id ?? '', version: newestVersion } : ofKey()));
  }
}

/** Whether nobody uses the session of a request at the moment. */
const isUnattended = ({ session }: ApiRequest): boolean =>
  session !== undefined && 'isUnattended' in session && session.isUnattended;
