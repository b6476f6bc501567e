import { invalidBody, Problem } from '../contract/errors.ts';
import { type OperationId, schemaOf } from '../contract/schemas.ts';
import { newestVersion, pointerDown, recordSchemaOf, requestUp } from '../contract/versions/index.ts';
import type { Caller } from '../core/caller.ts';
import { DryRun } from '../core/operation.ts';
import type { Representation } from '../core/representation.ts';
import type { Services } from '../core/services.ts';
import type { Database, Transaction } from '../db/database.ts';
import { etagOf, matchesRepresentation, Stored } from '../db/stored.ts';
import { operations } from '../generated/operations.ts';
import { iso } from '../lib/clock.ts';
import { negotiate } from './accept.ts';
import { authenticate, authorize, type KeyHolder } from './authenticate.ts';
import type { Credentials } from './credentials.ts';
import type { Call, OperationExecutor } from './execute.ts';
import { type Idempotency, type IdempotencyKey, idempotencyKey, shortened } from './idempotency.ts';
import type { KeyCache } from './key-cache.ts';
import type { KeyUsage } from './key-usage.ts';
import { parseJson } from './parse-json.ts';
import { asProblem, problemResponse, statusOf } from './problem.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { ApiRequest, ApiResponse } from './request.ts';
import { contentResponse, contentTypeOf, respond } from './respond.ts';
import type { TokenHolders } from './token.ts';
import type { Validators } from './validate.ts';
import { requestVersion } from './version.ts';

export interface PipelineParts {
  db: Database;
  services: Services;
  executor: OperationExecutor;
  validators: Validators;
  /** What an operation does with its body before the transaction starts. */
  prepare: (
    operation: OperationId,
    body: Record<string, unknown>,
    services: Services,
  ) => Promise<Record<string, unknown>>;
  idempotency: Idempotency;
  credentials: Credentials;
  tokenHolders: TokenHolders;
  keys: KeyCache;
  rateLimiter: RateLimiter;
  keyUsage: KeyUsage;
  /** Checks a response against the document; throws in tests, logs in production. Undefined to skip the check. */
  checkResponse: ((operation: OperationId, version: string, body: string) => void) | undefined;
  /** Does the same for the code of an error. */
  checkError: ((operation: OperationId, code: string) => void) | undefined;
  onError: (error: unknown, request: ApiRequest) => void;
}

/** A request that can continue, although its caller may still be unknown. */
interface Arrival {
  request: ApiRequest;
  version: string;
  now: number;
  query: Record<string, unknown>;
}

/** A request on its way through the steps. */
interface Passage extends Arrival {
  caller: Caller;
  body: unknown;
}

/** Takes requests through the steps that all operations share, each once and in this order. */
export class Pipeline {
  readonly #parts: PipelineParts;

  constructor(parts: PipelineParts) {
    this.#parts = parts;
  }

  async run(request: ApiRequest): Promise<ApiResponse> {
    const headers: Record<string, string> = {};
    try {
      const response = await this.#steps(request, headers);
      Object.assign(response.headers, headers);
      return response;
    } catch (error) {
      const response = this.#refusal(request, error);
      Object.assign(response.headers, headers);
      return response;
    }
  }

  #refusal(request: ApiRequest, error: unknown): ApiResponse {
    const { write } = operations[request.operation];
    const problem = asProblem(error, !write || request.header('idempotency-key') !== undefined);
    if (problem !== error) this.#parts.onError(error, request);
    try {
      this.#parts.checkError?.(request.operation, problem.code);
      return problemResponse(problem, request.id);
    } catch (undocumented) {
      return this.#refusal(request, undocumented);
    }
  }

  async #steps(request: ApiRequest, headers: Record<string, string>): Promise<ApiResponse> {
    const { services, validators, rateLimiter, keyUsage } = this.#parts;
    const { operation } = request;
    const { write, scopes, token, media } = operations[operation];
    if (media.length > 0) headers.Vary = 'Accept';
    const serverNow = services.clock.now();
    const holder = token ? undefined : await this.#holder(request, serverNow);
    const now = serverNow + (holder?.aheadMs ?? 0);
    const kind = write ? 'writes' : 'reads';
    Object.assign(
      headers,
      holder ? rateLimiter.take(holder.keyId, kind) : rateLimiter.takeAddress(request.ip, kind),
    );
    if (holder) keyUsage.note(holder.schoolId, holder.keyId, serverNow);
    const version = requestVersion(request.header('service-version'), holder?.version ?? newestVersion);
    headers['Service-Version'] = version;
    if (holder) authorize(holder.actor, scopes);
    const arrival = { request, version, now, query: validators.query(operation, request.search) };
    return holder && !write
      ? this.#read({ ...arrival, caller: holder, body: undefined })
      : this.#write(arrival, holder);
  }

  /** The holder of the API key, or of the token in the query that replaces it; most operations take no such token. */
  #holder(request: ApiRequest, now: number): Promise<KeyHolder> {
    const { keys, credentials, tokenHolders } = this.#parts;
    const ofKey = () => {
      const { keyHash, ip: address } = request;
      const sent = { authorization: request.header('authorization'), keyHash, address };
      return authenticate(keys, credentials, sent, iso(now));
    };
    if (operations[request.operation].queryToken === null) return ofKey();
    // A token has a rate limit of its own, like a key: many are read from the addresses of the same calendar service.
    return tokenHolders
      .inQuery(request)
      .then((found) =>
        found ? { ...found, keyId: found.actor.id ?? '', version: newestVersion, aheadMs: 0 } : ofKey(),
      );
  }

  async #read(passage: Passage): Promise<ApiResponse> {
    const { executor } = this.#parts;
    const { request, caller } = passage;
    const db = this.#parts.db.forSchool(caller.schoolId);
    const { audited, conditional, content } = operations[request.operation];
    const media = acceptedMedia(request);
    const call = this.#call(passage, undefined);
    const answer = audited
      ? await db.transact((tx) => executor.change(tx, call))
      : await executor.read(db, call);
    const ifNoneMatch = request.header('if-none-match');
    // The handler of an operation with other content returns a representation.
    if (content !== null) return contentResponse(content, answer as Representation, ifNoneMatch);
    if (media !== 'application/json') return this.#represented(passage, call, answer, media);
    if (conditional && ifNoneMatch !== undefined && answer instanceof Stored) {
      const etag = etagOf(answer.version, passage.version);
      if (matchesRepresentation(ifNoneMatch, etag))
        return { status: 304, headers: { ETag: etag }, body: null };
    }
    return this.#answer(passage, answer);
  }

  /** What an operation returned, in another media type than JSON. Only records have versions, and so an ETag. */
  async #represented(
    { version, caller }: Passage,
    call: Call,
    answer: unknown,
    media: string,
  ): Promise<ApiResponse> {
    const db = this.#parts.db.forSchool(caller.schoolId);
    const value = answer instanceof Stored ? answer.value : answer;
    const { body, headers } = await this.#parts.executor.represent(db, call, value, media);
    const ending = `-${media.replace(/^.*\//, '')}"`;
    const tag: Record<string, string> =
      answer instanceof Stored ? { ETag: etagOf(answer.version, version).replace(/"$/, ending) } : {};
    const response = {
      status: operations[call.operation].status,
      headers: { ...headers, 'Content-Type': contentTypeOf(media), ...tag },
    };
    return typeof body === 'string' ? { ...response, body } : { ...response, body: '', bytes: body };
  }

  async #write(arrival: Arrival, holder: Caller | undefined): Promise<ApiResponse> {
    const { request, version, now } = arrival;
    const { tokenHolders, idempotency, executor } = this.#parts;
    const { method } = operations[request.operation];
    const bytes = await request.readBody(holder?.schoolId ?? `address:${request.ip}`);
    const body = await this.#checkBody(arrival, bytes);
    const caller = holder ?? (await tokenHolders.of(request, body));
    const db = this.#parts.db.forSchool(caller.schoolId);
    const passage = { ...arrival, caller, body };
    const key = idempotencyKey(request.header('idempotency-key'), caller, {
      ...request,
      method,
      version,
      ifMatch: request.header('if-match'),
      body: bytes,
    });
    try {
      return await db.transact(async (tx) => {
        const stored = key && (await idempotency.claim(tx, key, now));
        if (stored) {
          this.#noteReplay(passage, tx, key, stored);
          return stored;
        }
        const answer = await executor.change(tx, this.#call(passage, key));
        const response = this.#answer(passage, answer);
        if (key) idempotency.store(tx, key, response, this.#subjectOf(answer), now);
        return response;
      });
    } catch (error) {
      if (error instanceof DryRun) return this.#answer(passage, error.answer);
      const kept =
        key &&
        error instanceof Problem &&
        error.code !== 'idempotency_key_in_use' &&
        storedFailures.has(statusOf(error.code));
      if (!kept) throw errorsDown(version, error);
      // The write was rolled back completely; its failure is stored, so that the same request gets the same response.
      const response = this.#refusal(request, error);
      await db.transact(async (tx) => idempotency.store(tx, key, response, undefined, now));
      return response;
    }
  }

  /** The person, or the account, whom the record in a response concerns. */
  #subjectOf(answer: unknown): string | undefined {
    if (!(answer instanceof Stored)) return undefined;
    const record = answer.plain as Record<string, unknown>;
    const subject = this.#parts.services.resources.find(({ object }) => object === record.object)?.personal
      ?.subject;
    return subject === undefined ? undefined : String(record[subject]);
  }

  /** A repeated stored response with data whose reads are recorded is another read. */
  #noteReplay(passage: Passage, tx: Transaction, key: IdempotencyKey, { status, body }: ApiResponse): void {
    const { operation } = passage.request;
    if (!operations[operation].audited || status >= 400 || body === null) return;
    const scope = schemaOf(recordSchemaOf(operation))['x-record']?.sensitive_scope;
    if (scope === undefined || !passage.caller.actor.scopes.has(scope)) return;
    const { author } = this.#call(passage, key);
    const { object: type, id } = JSON.parse(body);
    const read = { action: `${type}.read`, resource: { type, id }, changes: {}, eventIds: [] };
    this.#parts.services.audit.append(tx, { ...author, now: iso(author.now) }, [read]);
  }

  #call({ request, caller, version, now, query, body }: Passage, key: IdempotencyKey | undefined): Call {
    const { operation, params } = request;
    const { conditional } = operations[operation];
    const tags = request.header('if-match');
    // A request concerns the last record in its path; if there is none, it concerns the school.
    const subject = Object.values(params).at(-1) ?? caller.schoolId;
    const { schoolId, timeZone, actor } = caller;
    return {
      operation,
      params,
      query,
      body,
      caller,
      version,
      author: {
        schoolId,
        timeZone,
        actor,
        now,
        requestId: request.id,
        idempotencyKey: key ? shortened(key.key) : null,
        apiVersion: version,
        ip: request.ip,
        userAgent: request.header('user-agent')?.slice(0, 300) ?? null,
        ...(tags === undefined || !conditional ? {} : { ifMatch: { id: subject, tags } }),
      },
    };
  }

  #answer({ request, caller, version }: Passage, answer: unknown): ApiResponse {
    const response = respond(request.operation, request.path, version, answer, caller.actor.scopes);
    this.#parts.checkResponse?.(request.operation, version, response.body ?? '');
    return response;
  }

  /** The body, validated, in the newest version, and prepared for the transaction. */
  async #checkBody({ request, version }: Arrival, bytes: Uint8Array): Promise<Record<string, unknown>> {
    const { operation } = request;
    const { validators, prepare, services } = this.#parts;
    const body = requestUp(version, operation, await this.#readBody(request, bytes));
    try {
      return await prepare(operation, await validators.bodyInSlices(operation, body), services);
    } catch (error) {
      throw errorsDown(version, error);
    }
  }

  /** The body as sent; an empty object if no body is required. */
  async #readBody(request: ApiRequest, bytes: Uint8Array): Promise<unknown> {
    if (bytes.length === 0) {
      if (!operations[request.operation].bodyRequired) return {};
      throw new Problem(
        'invalid_json',
        'This operation needs a JSON object as its body, and no body was sent.',
      );
    }
    if (!isJson(request.header('content-type'))) {
      throw new Problem(
        'unsupported_media_type',
        'Send the body as JSON, encoded in UTF-8, with `Content-Type: application/json`.',
      );
    }
    return parseJson(bytes);
  }
}

const storedFailures = new Set([404, 409, 410, 412]);

/** The media type in which a response is sent. */
function acceptedMedia({ operation, header }: ApiRequest): string {
  const { media } = operations[operation];
  if (media.length === 0) return 'application/json';
  const offered = ['application/json', ...media];
  const accepted = negotiate(header('accept'), offered);
  if (accepted === undefined) throw new Problem('not_acceptable', `Accept one of ${offered.join(', ')}.`);
  return accepted;
}

/** Whether a `Content-Type` is JSON in UTF-8, the only encoding that JSON allows. */
function isJson(contentType = ''): boolean {
  const [type = '', ...parameters] = contentType.split(';').map((part) => part.trim().toLowerCase());
  const charsets = parameters.filter((parameter) => parameter.startsWith('charset='));
  return (
    /^application\/([\w.+-]+\+)?json$/.test(type) &&
    charsets.every((charset) => /^charset="?utf-8"?$/.test(charset))
  );
}

/** Field errors of a body, with the field names of the version. */
function errorsDown(version: string, error: unknown): unknown {
  if (!(error instanceof Problem) || !error.extras.errors) return error;
  const fieldErrors = error.extras.errors.map((fieldError) => ({
    ...fieldError,
    pointer: pointerDown(version, fieldError.pointer),
  }));
  return invalidBody(fieldErrors, error.code);
}
