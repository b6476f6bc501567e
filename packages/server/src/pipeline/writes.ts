import { Problem } from '../contract/errors.ts';
import { type OperationId, recordSchemaOf, schemaOf } from '../contract/schemas.ts';
import { operations } from '../generated/operations.ts';
import type { Database, Transaction } from '../sql/database.ts';
import { severalPeople } from '../store/erase.ts';
import { Stored } from '../store/read.ts';
import { SchoolTurn } from '../store/school-turn.ts';
import type { Caller } from '../work/caller.ts';
import { DryRun } from '../work/operation.ts';
import type { Services } from '../work/services.ts';
import { checkedBody, errorsDown, type Prepare, parsedBody } from './body.ts';
import type { OperationExecutor } from './execute.ts';
import { type Idempotency, type IdempotencyKey, idempotencyKey } from './idempotency.ts';
import { type Arrival, callOf, type Passage } from './passage.ts';
import { statusOf } from './problem.ts';
import type { ApiRequest, ApiResponse, CallerAgain } from './request.ts';
import type { Respond } from './respond.ts';
import type { TokenHolders } from './token.ts';
import type { Validators } from './validate.ts';

export interface WriteParts {
  db: Database;
  services: Services;
  executor: OperationExecutor;
  validators: Validators;
  prepare: Prepare;
  idempotency: Idempotency;
  tokenHolders: TokenHolders;
}

/** Errors of a write that the same request gets again. */
const storedFailures = new Set([404, 409, 410, 412]);

/** An id of a person in a response. */
const personIn = /"(?:lrn|gdn|stf)_[0-9a-z]{26}"/;

/** Performs operations that write: each in one transaction, with the response that a repeated request gets. */
export class Writes {
  readonly #parts: WriteParts;
  readonly #respond: Respond;
  readonly #fail: (request: ApiRequest, error: unknown) => ApiResponse;
  readonly #callerAgain: CallerAgain;

  constructor(
    parts: WriteParts,
    respond: Respond,
    fail: (request: ApiRequest, error: unknown) => ApiResponse,
    callerAgain: CallerAgain,
  ) {
    this.#parts = parts;
    this.#respond = respond;
    this.#fail = fail;
    this.#callerAgain = callerAgain;
  }

  /** `holder` is undefined if a token in the body identifies the caller. */
  async run(arrival: Arrival, holder: Caller | undefined): Promise<ApiResponse> {
    const { request, version } = arrival;
    const { idempotency, executor } = this.#parts;
    const { method } = operations[request.operation];
    const turn = holder?.schoolId ?? `address:${request.ip}`;
    const bytes = await request.readBody(turn);
    const sent = await parsedBody(request, bytes);
    const body = await checkedBody(arrival, sent, turn, this.#parts);
    const known = holder && { caller: holder, now: arrival.now };
    const sender = known ?? (await this.#ofToken(arrival, body));
    const db = this.#parts.db.forSchool(sender.caller.schoolId);
    const passage = { ...arrival, ...sender, body };
    const { now } = sender;
    const key = await idempotencyKey(request.header('idempotency-key'), sender.caller, {
      ...request,
      method,
      version,
      ifMatch: request.header('if-match'),
      sent,
    });
    const settled = key && idempotency.expect(key);
    try {
      return await db.transact(async (tx) => {
        // Sent together with what follows, which waits for it.
        const turn = SchoolTurn.of(tx, passage.caller.schoolId);
        const stored = key && (await idempotency.find(tx, key, now));
        await turn;
        // The body can take minutes to arrive, and the school may have ended the access in a turn before this one.
        if (holder) passage.caller = await this.#callerAgain(request, tx);
        if (stored) {
          await this.#noteReplay(passage, tx, key, stored);
          return stored;
        }
        const result = await executor.change(tx, callOf(passage, key));
        const response = this.#respond(passage, result);
        if (key)
          idempotency.store(tx, key, response, this.#subjectOf(request.operation, result, response), now);
        return response;
      });
    } catch (error) {
      if (error instanceof DryRun) return this.#respond(passage, error.result);
      const kept =
        key &&
        error instanceof Problem &&
        // It is about the key itself.
        error.code !== 'stored_response_erased' &&
        storedFailures.has(statusOf(error.code));
      if (!kept) throw errorsDown(version, error);
      // The write was rolled back completely; its failure is stored, so that the same request gets the same response.
      const response = this.#fail(request, error);
      return await db.transact(async (tx) => {
        // The same request may have been repeated in the meantime.
        const stored = await idempotency.find(tx, key, now);
        if (!stored) idempotency.store(tx, key, response, undefined, now);
        return stored ?? response;
      });
    } finally {
      settled?.();
    }
  }

  /** The caller whom a token in the body identifies, and the time by the clock of the school, which is known only then. */
  async #ofToken({ request, now }: Arrival, body: Record<string, unknown>) {
    const caller = await this.#parts.tokenHolders.of(request, body);
    request.trace?.school(caller.schoolId);
    return { caller, now: now + caller.aheadMs };
  }

  /** The person, or the account, whom a response concerns; `severalPeople` if these may be any. */
  #subjectOf(operation: OperationId, result: unknown, { body }: ApiResponse): string | undefined {
    if (result instanceof Stored) {
      const record = result.plain as Record<string, unknown>;
      const { personal } =
        this.#parts.services.resources.find(({ object }) => object === record.object) ?? {};
      if (personal) return String(record[personal.subject] ?? record.id);
    }
    const { personal } = operations[operation];
    return personal && body !== null && personIn.test(body) ? severalPeople : undefined;
  }

  /** A repeated stored response with data whose reads are recorded is another read. */
  async #noteReplay(
    passage: Passage,
    tx: Transaction,
    key: IdempotencyKey,
    { status, body }: ApiResponse,
  ): Promise<void> {
    const { operation } = passage.request;
    if (!operations[operation].audited || status >= 400 || body === null) return;
    const scope = schemaOf(recordSchemaOf(operation))['x-record']?.sensitive_scope;
    if (scope === undefined || !passage.caller.actor.scopes.has(scope)) return;
    const { object: type, id } = JSON.parse(body);
    await this.#parts.executor.note(tx, callOf(passage, key), {
      action: `${type}.read`,
      resource: { type, id },
      changes: {},
    });
  }
}
