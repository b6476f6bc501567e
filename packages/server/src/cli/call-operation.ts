import type { Rollbook } from '@rollbook/sdk';
import type { OperationId } from '../contract/schemas.ts';
import { operations } from '../generated/operations.ts';

/** A call of an operation that is known only when the program runs. */
export interface OperationCall {
  operation: OperationId;
  path: Record<string, string>;
  query: Record<string, string>;
  /** By their names in lower case. */
  headers: Record<string, string>;
  body: Record<string, unknown> | undefined;
}

export interface Reply {
  /** JSON; text or bytes of a document; null if the record has not changed. */
  data: unknown;
  head: { status: number; headers: { get(name: string): string | null } };
}

type AnyMethod = (path: string, init: object) => Promise<{ data: unknown; response: Reply['head'] }>;

/** Calls an operation through the client, with its retries and errors. */
export async function callOperation(
  client: Rollbook,
  { operation, path, query, headers: given, body }: OperationCall,
  signal?: AbortSignal,
): Promise<Reply> {
  const { method, path: template } = operations[operation];
  const { accept, ...headers } = given;
  // The types of the client are those of one operation; the document has checked the names.
  const call = client[method].bind(client) as unknown as AnyMethod;
  const { data, response } = await call(template, {
    params: { path, query },
    headers,
    ...(body === undefined ? {} : { body }),
    ...(accept === undefined || accept === 'application/json' ? {} : { accept }),
    ...(signal === undefined ? {} : { signal }),
  });
  return { data, head: response };
}
