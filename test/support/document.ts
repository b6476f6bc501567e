import { readFileSync } from 'node:fs';

export interface DocumentedSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  properties?: Record<string, DocumentedSchema>;
  required?: string[];
  example?: unknown;
  [key: string]: unknown;
}

export interface DocumentedParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  schema: DocumentedSchema;
}

interface Content {
  schema: DocumentedSchema;
  example?: unknown;
}

interface OperationObject {
  operationId: string;
  summary?: string;
  description?: string;
  security: { apiKey: string[] }[];
  parameters: DocumentedParameter[];
  requestBody?: { required?: boolean; content: Record<string, Content> };
  responses: Record<string, { 'x-codes'?: string[]; content?: Record<string, Content> }>;
  'x-emits'?: string[];
  'x-token'?: string;
}

interface Document {
  paths: Record<string, Record<string, OperationObject>>;
  webhooks: Record<string, { post: OperationObject }>;
  components: { schemas: Record<string, DocumentedSchema> };
  'x-versions': { date: string }[];
  'x-scopes': Record<string, string>;
  'x-errors': Record<string, { status: number; title: string; description: string }>;
}

export const documentText = readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8');
export const document: Document = JSON.parse(documentText);

/** An operation of the document, and what a test wants of it at hand. */
export interface Operation extends OperationObject {
  id: string;
  /** In capitals. */
  method: string;
  path: string;
  scopes: string[];
  write: boolean;
  /** The kind of token in its body that says who calls, where it takes no key. */
  token: string | undefined;
  /** The example of its body, if it takes one. */
  example: unknown;
}

export const operations: Operation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    ...operation,
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    scopes: operation.security.flatMap(({ apiKey }) => apiKey),
    write: method !== 'get',
    token: operation['x-token'],
    example: operation.requestBody?.content['application/json']?.example,
  })),
);

/** The names of the parameters in a path. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** A path with its parameters filled in. */
export const fillPath = (path: string, value: (name: string) => string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => value(name));

/** The schema that a reference leads to. */
export function resolve(schema: DocumentedSchema): DocumentedSchema {
  const name = schema.$ref?.split('/').at(-1);
  const found = name === undefined ? schema : document.components.schemas[name];
  if (!found) throw new Error(`The document has no ${schema.$ref}`);
  return found;
}
