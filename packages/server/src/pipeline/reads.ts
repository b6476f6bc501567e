import { Problem } from '../contract/errors.ts';
import type { Representation } from '../contract/schemas.ts';
import { operations } from '../generated/operations.ts';
import type { Database, Reader } from '../sql/database.ts';
import { etagOf, matchesRepresentation, Stored } from '../store/read.ts';
import { SchoolTurn } from '../store/school-turn.ts';
import type { Streamed } from '../work/operation.ts';
import { acceptedMedia } from './accept.ts';
import type { Call, OperationExecutor } from './execute.ts';
import { callOf, type Passage } from './passage.ts';
import type { ReadReplica } from './read-replica.ts';
import type { ApiRequest, ApiResponse, CallerAgain } from './request.ts';
import { contentResponse, contentTypeOf, type Respond } from './respond.ts';

/** Performs operations that read, in the media type that the request accepts. */
export class Reads {
  readonly #db: Database;
  readonly #executor: OperationExecutor;
  readonly #respond: Respond;
  readonly #replica: ReadReplica | undefined;
  readonly #callerAgain: CallerAgain;

  constructor(
    {
      db,
      executor,
      replica,
    }: { db: Database; executor: OperationExecutor; replica: ReadReplica | undefined },
    respond: Respond,
    callerAgain: CallerAgain,
  ) {
    this.#db = db;
    this.#executor = executor;
    this.#replica = replica;
    this.#callerAgain = callerAgain;
    this.#respond = respond;
  }

  async run(passage: Passage): Promise<ApiResponse> {
    const { request, caller } = passage;
    const mayBeCopy = asksForReplica(request);
    // First, because some reads are recorded in the audit log.
    const media = acceptedMedia(request);
    const { audited } = operations[request.operation];
    const call = callOf(passage);
    if (mayBeCopy && this.#replica && !audited) {
      const work = async (db: Reader) =>
        this.#response(passage, call, db, await this.#executor.read(db, call), media);
      const found = await this.#replica.read(caller.schoolId, work);
      if (found) return readFrom(found.value, 'replica', { 'Service-Replica-Time': found.time });
    }
    const db = this.#db.forSchool(caller.schoolId);
    const result = audited
      ? await db.transact(async (tx) => {
          await SchoolTurn.of(tx, caller.schoolId);
          const now = { ...passage, caller: await this.#callerAgain(request, tx) };
          return this.#executor.change(tx, callOf(now));
        })
      : await this.#executor.read(db, call);
    const response = await this.#response(passage, call, db, result, media);
    return mayBeCopy ? readFrom(response, 'primary') : response;
  }

  async #response(
    passage: Passage,
    call: Call,
    db: Reader,
    result: unknown,
    media: string,
  ): Promise<ApiResponse> {
    const { request, version } = passage;
    const { conditional, content } = operations[request.operation];
    const ifNoneMatch = request.header('if-none-match');
    // The handler of an operation with other content returns a representation.
    if (content !== null) {
      const document = result as Representation | Streamed;
      if (!('lines' in document)) return contentResponse(content, document, ifNoneMatch);
      const headers = { 'Content-Type': contentTypeOf(content) };
      return { status: 200, headers, body: '', stream: document.lines(db) };
    }
    if (media !== 'application/json') return this.#represented(passage, call, db, result, media);
    if (conditional && ifNoneMatch !== undefined && result instanceof Stored) {
      const etag = etagOf(result.version, version);
      if (matchesRepresentation(ifNoneMatch, etag))
        return { status: 304, headers: { ETag: etag }, body: null };
    }
    return this.#respond(passage, result);
  }

  /** What an operation returned, in another media type than JSON. Only records have versions, and so an ETag. */
  async #represented(
    { version }: Passage,
    call: Call,
    db: Reader,
    result: unknown,
    media: string,
  ): Promise<ApiResponse> {
    const value = result instanceof Stored ? result.value : result;
    const { body, headers } = await this.#executor.represent(db, call, value, media);
    const ending = `-${media.replace(/^.*\//, '')}"`;
    const tag: Record<string, string> =
      result instanceof Stored ? { ETag: etagOf(result.version, version).replace(/"$/, ending) } : {};
    const response = {
      status: operations[call.operation].status,
      headers: { ...headers, 'Content-Type': contentTypeOf(media), ...tag },
    };
    return typeof body === 'string' ? { ...response, body } : { ...response, body: '', bytes: body };
  }
}

const sources = ['primary', 'replica'];

/** Whether a request can be read from a replica. */
function asksForReplica({ header }: ApiRequest): boolean {
  const asked = header('service-read-from');
  if (asked !== undefined && !sources.includes(asked))
    throw new Problem('bad_request', `\`Service-Read-From\` must be one of ${sources.join(', ')}.`);
  return asked === 'replica';
}

const readFrom = (response: ApiResponse, from: string, more: Record<string, string> = {}): ApiResponse => ({
  ...response,
  headers: { ...response.headers, 'Service-Read-From': from, ...more },
});
