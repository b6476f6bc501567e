import { createHash } from 'node:crypto';
import { type OperationId, type Representation, recordSchemaOf, schemaOf } from '../contract/schemas.ts';
import { type EventType, newestVersion, schemaDown } from '../contract/versions/index.ts';
import { operations } from '../generated/operations.ts';
import { etagOf, matchesRepresentation, Page, type Scopes, Stored } from '../store/read.ts';
import type { Passage } from './passage.ts';
import type { ApiResponse } from './request.ts';
import { parserOf } from './validate.ts';

/** Makes the response of an operation from what its handler returned. */
export type Respond = (passage: Passage, result: unknown) => ApiResponse;

/**
 * An operation's response in the version of its request. Records that need no conversion are sent as the database
 * wrote them.
 */
export function respond(
  operation: OperationId,
  path: string,
  version: string,
  result: unknown,
  scopes: Scopes,
): ApiResponse {
  const down = schemaDown(version, recordSchemaOf(operation));
  const text = down ? (json: string) => JSON.stringify(down(JSON.parse(json))) : (json: string) => json;
  const { status } = operations[operation];
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (result instanceof Page) {
    if (result.watermark !== undefined) headers['Service-Watermark'] = result.watermark;
    const cursor = result.nextCursor === null ? 'null' : `"${result.nextCursor}"`;
    const body = `{"data":[${result.records.map(text).join()}],"next_cursor":${cursor},"has_more":${result.nextCursor !== null}}`;
    return { status, headers, body };
  }
  if (result instanceof Stored) {
    headers.ETag = etagOf(result.version, version);
    if (operation.endsWith('.create')) headers.Location = `${path}/${result.id}`;
    return { status, headers, body: text(result.shown(scopes)) };
  }
  return { status, headers, body: text(JSON.stringify(result)) };
}

export const contentTypeOf = (media: string): string =>
  media.startsWith('text/') ? `${media}; charset=utf-8` : media;

/** A response that is not JSON. Its ETag is the hash of its body. */
export function contentResponse(
  media: string,
  { body, headers: own }: Representation,
  ifNoneMatch: string | undefined,
): ApiResponse {
  const ETag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const headers = { ...own, ETag };
  if (ifNoneMatch !== undefined && matchesRepresentation(ifNoneMatch, ETag))
    return { status: 304, headers, body: null };
  const response = { status: 200, headers: { ...headers, 'Content-Type': contentTypeOf(media) } };
  return typeof body === 'string' ? { ...response, body } : { ...response, body: '', bytes: body };
}

/** Errors of the connection and of the settings screen, which any operation can return. */
const ofNoOperation: ReadonlySet<string> = new Set(['bad_request', 'session_ended']);

/** Checks that an operation declares the error code. */
export async function errorCheck(): Promise<(operation: OperationId, code: string) => void> {
  const { errorsOf } = await import('../contract/document.ts');
  const codes = errorsOf();
  return (operation, code) => {
    if (!ofNoOperation.has(code) && !codes.get(operation)?.has(code))
      throw new Error(`${operation} returned ${code}, which the document does not declare for it`);
  };
}

/** Checks that an operation declares the event type. */
export const eventCheck = (operation: OperationId, type: EventType): void => {
  if (!operations[operation].emits.includes(type))
    throw new Error(`${operation} emitted ${type}, which the document does not declare for it`);
};

/**
 * Checks responses against the document: each matches its schema, and has no fields that the document does not
 * declare.
 */
export function responseCheck(): (operation: OperationId, version: string, body: string) => void {
  return (operation, version, body) => {
    if (version !== newestVersion) return;
    const { result, page } = operations[operation];
    const record = recordSchemaOf(operation);
    const value = JSON.parse(body);
    const { error } = parserOf(result).safeParse(value);
    if (error) throw new Error(`${operation} returned an invalid ${result}: ${error.message}`);
    const known = schemaOf(record).properties ?? {};
    for (const item of page ? value.data : [value]) {
      const unknown = Object.keys(item).filter((field) => !Object.hasOwn(known, field));
      if (unknown.length > 0)
        throw new Error(`${operation} returned ${unknown.join(', ')}, which ${record} does not have`);
    }
  };
}
