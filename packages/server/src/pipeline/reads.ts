import { Problem } from '../contract/errors.ts';
import type { Representation } from '../contract/schemas.ts';
import { operations } from '../generated/operations.ts';
import type { Database } from '../sql/database.ts';
import { etagOf, matchesRepresentation, Stored } from '../store/read.ts';
import type { Call, OperationExecutor } from './execute.ts';
import { callOf, negotiate, type Passage } from './passage.ts';
import type { ApiRequest, ApiResponse } from './request.ts';
import { contentResponse, contentTypeOf, type Respond } from './respond.ts';

/** Performs operations that read, in the media type that the request accepts. */
export class Reads {
  readonly #db: Database;
  readonly #executor: OperationExecutor;
  readonly #respond: Respond;

  constructor(db: Database, executor: OperationExecutor, respond: Respond) {
    this.#db = db;
    this.#executor = executor;
    this.#respond = respond;
  }

  async run(passage: Passage): Promise<ApiResponse> {
    const { request, caller, version } = passage;
    const db = this.#db.forSchool(caller.schoolId);
    const { audited, conditional, content } = operations[request.operation];
    const media = acceptedMedia(request);
    const call = callOf(passage);
    const result = audited
      ? await db.transact((tx) => this.#executor.change(tx, call))
      : await this.#executor.read(db, call);
    const ifNoneMatch = request.header('if-none-match');
    // The handler of an operation with other content returns a representation.
    if (content !== null) return contentResponse(content, result as Representation, ifNoneMatch);
    if (media !== 'application/json') return this.#represented(passage, call, result, media);
    if (conditional && ifNoneMatch !== undefined && result instanceof Stored) {
      const etag = etagOf(result.version, version);
      if (matchesRepresentation(ifNoneMatch, etag))
        return { status: 304, headers: { ETag: etag }, body: null };
    }
    return this.#respond(passage, result);
  }

  /** What an operation returned, in another media type than JSON. Only records have versions, and so an ETag. */
  async #represented(
    { version, caller }: Passage,
    call: Call,
    result: unknown,
    media: string,
  ): Promise<ApiResponse> {
    const db = this.#db.forSchool(caller.schoolId);
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

/** The media type in which a response is sent. */
function acceptedMedia({ operation, header }: ApiRequest): string {
  const { media } = operations[operation];
  if (media.length === 0) return 'application/json';
  const offered = ['application/json', ...media];
  const accepted = negotiate(header('accept'), offered);
  if (accepted === undefined) throw new Problem('not_acceptable', `Accept one of ${offered.join(', ')}.`);
  return accepted;
}
