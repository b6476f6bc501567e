import type { AuditTrail, Origin } from '../audit-trail.ts';
import { iso } from '../clock.ts';
import type { OperationId } from '../contract.ts';
import type { Change } from '../db/changes.ts';
import type { Database, Reader, Transaction } from '../db/database.ts';
import { ReadableRecords, type RecordScope } from '../db/readable-records.ts';
import { Records } from '../db/records.ts';
import { QueryCache, type Resource } from '../db/resource.ts';
import { matches, Stored } from '../db/stored.ts';
import { invalidBody, Problem } from '../errors.ts';
import { operations } from '../generated/operations.ts';
import type { AllHandlers, Context } from '../operation.ts';
import type { Services } from '../services.ts';
import { type EventType, pointerDown, requestUp } from '../versions/index.ts';
import { authenticate, authorize, type Caller } from './authenticate.ts';
import { type Idempotency, type IdempotencyKey, idempotencyKey } from './idempotency.ts';
import type { KeyUsage } from './key-usage.ts';
import { asProblem, problemResponse, statusOf } from './problem.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { ApiRequest, ApiResponse } from './request.ts';
import { respond } from './respond.ts';
import type { Validators } from './validate.ts';
import { requestVersion } from './version.ts';

export interface PipelineParts {
  db: Database;
  services: Services;
  audit: AuditTrail;
  handlers: AllHandlers;
  validators: Validators;
  idempotency: Idempotency;
  rateLimiter: RateLimiter;
  keyUsage: KeyUsage;
  /** Checks an answer against the document; throws in tests, logs in production. Nothing where it is not wanted. */
  checkAnswer: ((operation: OperationId, version: string, body: string) => void) | undefined;
  onFault: (error: unknown, request: ApiRequest) => void;
}

// The table of handlers is exhaustive by its type; which one is called, and so which context it takes, is known at run time only.
type AnyContext = Record<keyof Context<'learners.create'>, unknown>;
type AnyHandler = (context: AnyContext) => Promise<unknown>;

/** One request on its way through the steps. */
interface Passage {
  request: ApiRequest;
  caller: Caller;
  version: string;
  now: number;
  /** The same, ISO 8601. */
  nowText: string;
  query: Record<string, unknown>;
  body: unknown;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Takes requests through every step that all operations share, in one order, each once. The only caller of handlers. */
export class Pipeline {
  readonly #parts: PipelineParts;
  readonly #handlers = new Map<string, AnyHandler>();
  readonly #queries = new QueryCache();

  constructor(parts: PipelineParts) {
    this.#parts = parts;
    for (const [resource, verbs] of Object.entries(parts.handlers)) {
      for (const [verb, handler] of Object.entries(verbs))
        this.#handlers.set(`${resource}.${verb}`, handler as unknown as AnyHandler);
    }
  }

  async run(request: ApiRequest): Promise<ApiResponse> {
    const headers: Record<string, string> = {};
    try {
      const response = await this.#steps(request, headers);
      Object.assign(response.headers, headers);
      return response;
    } catch (error) {
      const problem = asProblem(error);
      if (problem !== error) this.#parts.onFault(error, request);
      const response = problemResponse(problem, request.id);
      Object.assign(response.headers, headers);
      return response;
    }
  }

  async #steps(request: ApiRequest, headers: Record<string, string>): Promise<ApiResponse> {
    const { db, services, validators, rateLimiter, keyUsage } = this.#parts;
    const { operation } = request;
    const { write, scopes } = operations[operation];
    const now = services.clock.now();
    const nowText = iso(now);
    const caller = await authenticate(db, request.header('authorization'), nowText);
    Object.assign(headers, rateLimiter.take(caller.keyId, write ? 'writes' : 'reads'));
    keyUsage.note(caller.schoolId, caller.keyId, now);
    const version = requestVersion(request.header('service-version'), caller.version);
    headers['Service-Version'] = version;
    authorize(caller.actor, scopes);
    const query = validators.query(operation, request.search);
    const passage: Passage = { request, caller, version, now, nowText, query, body: undefined };
    if (write) return this.#write(passage);
    const answer = await this.#handle(passage, db, this.#scope(passage, []), []);
    const ifNoneMatch = request.header('if-none-match');
    if (
      ifNoneMatch !== undefined &&
      answer instanceof Stored &&
      matches(ifNoneMatch.replaceAll('W/', ''), answer.version)
    ) {
      return {
        status: 304,
        headers: { ETag: respond(operation, request.path, version, answer).headers.ETag ?? '' },
        body: null,
      };
    }
    return this.#answer(passage, answer);
  }

  async #write(passage: Passage): Promise<ApiResponse> {
    const { request, caller, version, now } = passage;
    const { db, idempotency, validators } = this.#parts;
    const bytes = await request.readBody();
    const { method, secret } = operations[request.operation];
    const key = idempotencyKey(request.header('idempotency-key'), caller.schoolId, {
      ...request,
      method,
      version,
      body: bytes,
    });
    const body = requestUp(version, request.operation, this.#readBody(request, bytes));
    try {
      passage.body = validators.body(request.operation, body);
      return await db.transact(async (tx) => {
        const stored = key && (await idempotency.claim(tx, key, now));
        if (stored) return stored;
        const response = await this.#change(passage, tx, key);
        if (key) await idempotency.store(tx, key, response, secret, now);
        return response;
      });
    } catch (error) {
      const kept =
        key &&
        error instanceof Problem &&
        error.code !== 'idempotency_key_in_use' &&
        storedFailures.has(statusOf(error.code));
      if (!kept) throw faultsDown(version, error);
      // The write was undone whole; that it failed is remembered, so that the same request gets the same answer.
      const response = problemResponse(error, request.id);
      await db.transact((tx) => idempotency.store(tx, key, response, secret, now));
      return response;
    }
  }

  async #change(passage: Passage, tx: Transaction, key: IdempotencyKey | undefined): Promise<ApiResponse> {
    const { request, caller, version, nowText } = passage;
    const changes: Change[] = [];
    const eventIds: string[] = [];
    const answer = await this.#handle(passage, tx, this.#scope(passage, changes), eventIds);
    const origin: Origin = {
      schoolId: caller.schoolId,
      now: nowText,
      actor: caller.actor,
      requestId: request.id,
      idempotencyKey: key?.key ?? null,
      apiVersion: version,
      ip: request.ip,
      userAgent: request.header('user-agent')?.slice(0, 300) ?? null,
    };
    await this.#parts.audit.append(tx, origin, changes, eventIds);
    return this.#answer(passage, answer);
  }

  #answer({ request, version }: Passage, answer: unknown): ApiResponse {
    const response = respond(request.operation, request.path, version, answer);
    this.#parts.checkAnswer?.(request.operation, version, response.body ?? '');
    return response;
  }

  /** The body as it was sent; an empty object where nothing need be sent. */
  #readBody(request: ApiRequest, bytes: Uint8Array): unknown {
    if (bytes.length === 0) {
      if (!operations[request.operation].bodyRequired) return {};
      throw new Problem('invalid_json', 'This operation takes a JSON object as its body, and none was sent.');
    }
    const type = request.header('content-type');
    if (type !== undefined && !jsonType.test(type)) {
      throw new Problem(
        'unsupported_media_type',
        'Send the body as JSON, with `Content-Type: application/json`.',
      );
    }
    return parseJson(bytes);
  }

  #scope({ request, caller, nowText }: Passage, changes: Change[]): RecordScope {
    return {
      schoolId: caller.schoolId,
      now: nowText,
      ifMatch: request.header('if-match'),
      newId: (prefix) => this.#parts.services.ids.next(prefix),
      record: (change) => changes.push(change),
    };
  }

  async #handle(
    passage: Passage,
    handle: Reader | Transaction,
    scope: RecordScope,
    eventIds: string[],
  ): Promise<unknown> {
    const { request, caller, version, now, query, body } = passage;
    const { services } = this.#parts;
    const context: AnyContext = {
      params: request.params,
      query,
      body,
      schoolId: caller.schoolId,
      mode: caller.mode,
      actor: caller.actor,
      version,
      now: scope.now,
      scope,
      services,
      db: handle,
      records: <T extends object>(resource: Resource<T>) => {
        const queries = this.#queries.of(resource);
        const writable = 'run' in handle;
        return writable
          ? new Records(resource, queries, handle, scope)
          : new ReadableRecords(resource, queries, handle, scope);
      },
      emit: async (type: EventType, record: Stored<unknown>) => {
        if (!('run' in handle)) throw new TypeError(`${request.operation} reads and cannot emit ${type}`);
        const event = { schoolId: caller.schoolId, type, resourceId: record.id, data: record.json };
        eventIds.push(await services.outbox.append(handle, event, now));
      },
    };
    const handler = this.#handlers.get(request.operation);
    if (!handler) throw new TypeError(`${request.operation} has no handler`);
    return handler(context);
  }
}

const storedFailures = new Set([404, 409, 410, 412]);
const jsonType = /^application\/(?:[\w.+-]+\+)?json\s*(?:;.*)?$/i;

/** Faults of a body, pointing at its fields by the names of the version. */
function faultsDown(version: string, error: unknown): unknown {
  if (!(error instanceof Problem) || !error.extras.errors) return error;
  const faults = error.extras.errors.map((fault) => ({
    ...fault,
    pointer: pointerDown(version, fault.pointer),
  }));
  return invalidBody(faults, error.code);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch (cause) {
    if (!(cause instanceof SyntaxError || cause instanceof TypeError)) throw cause;
    const reason =
      cause instanceof SyntaxError ? 'The body is not valid JSON.' : 'The body is not valid UTF-8.';
    throw new Problem('invalid_json', `${reason} Send one JSON object in UTF-8.`);
  }
}
