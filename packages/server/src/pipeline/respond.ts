import type { OperationId } from '../contract/schemas.ts';
import { recordSchemaOf, schemaDown } from '../contract/versions/index.ts';
import { etagOf, Page, type Scopes, Stored } from '../db/stored.ts';
import { operations } from '../generated/operations.ts';
import type { ApiResponse } from './request.ts';

/**
 * An operation's response in the version of its request. Records that need no conversion are sent as the database
 * wrote them.
 */
export function respond(
  operation: OperationId,
  path: string,
  version: string,
  answer: unknown,
  scopes: Scopes,
): ApiResponse {
  const down = schemaDown(version, recordSchemaOf(operation));
  const text = down ? (json: string) => JSON.stringify(down(JSON.parse(json))) : (json: string) => json;
  const { status } = operations[operation];
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (answer instanceof Page) {
    const cursor = answer.nextCursor === null ? 'null' : `"${answer.nextCursor}"`;
    const body = `{"data":[${answer.records.map(text).join()}],"next_cursor":${cursor},"has_more":${answer.nextCursor !== null}}`;
    return { status, headers, body };
  }
  if (answer instanceof Stored) {
    headers.ETag = etagOf(answer.version, version);
    if (operation.endsWith('.create')) headers.Location = `${path}/${answer.id}`;
    return { status, headers, body: text(answer.shown(scopes)) };
  }
  return { status, headers, body: text(JSON.stringify(answer)) };
}
