import { readFileSync } from 'node:fs';
import { exampleOf } from '../../packages/server/src/contract/example.ts';
import { putPropertiesBack } from '../../packages/server/src/contract/shared-properties.ts';

export interface DocumentedSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  properties?: Record<string, DocumentedSchema>;
  items?: DocumentedSchema;
  const?: unknown;
  required?: string[];
  example?: unknown;
  [key: string]: unknown;
}

export interface DocumentedParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: DocumentedSchema;
  example?: unknown;
}

interface Content {
  schema: DocumentedSchema;
  example?: unknown;
}

interface ResponseObject {
  description?: string;
  $ref?: string;
  'x-codes'?: string[];
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, Content>;
}

/** Scopes that only some requests of an operation need. */
interface ConditionalScopes {
  body?: Record<string, unknown>;
  shows?: string[];
  scopes: string[];
}

interface OperationObject {
  operationId: string;
  summary: string;
  description?: string;
  security: { apiKey?: string[]; feedToken?: [] }[];
  parameters: DocumentedParameter[];
  requestBody?: { required?: boolean; content: Record<string, Content> };
  responses: Record<string, ResponseObject>;
  'x-scopes-if'?: ConditionalScopes[];
  'x-emits'?: string[];
  'x-audited'?: boolean;
  'x-max-body'?: number;
  'x-token'?: string;
  /** The kind of token in its query that can replace the key. */
  'x-query-token'?: string;
  /** Of an event: the audited actions that emit it, and the values that fields then have. */
  'x-on'?: string[];
  'x-when'?: Record<string, unknown>;
  'x-record'?: string;
  'x-action'?: string;
  'x-scope'?: string;
}

interface Document {
  info: { description: string };
  tags: { name: string; 'x-displayName': string }[];
  paths: Record<string, Record<string, OperationObject>>;
  webhooks: Record<string, { post: OperationObject }>;
  components: {
    schemas: Record<string, DocumentedSchema>;
    responses: Record<string, ResponseObject>;
    headers: Record<string, object>;
  };
  'x-versions': { date: string }[];
  'x-scopes': Record<string, string>;
  'x-role-scopes': Record<'admin' | 'teacher' | 'bursar', string[]>;
  'x-errors': Record<string, { status: number; title: string; description: string }>;
}

export const documentText = readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8');
/** The document, with the shared parameters, responses and properties where they are used, and with all examples. */
export const document: Document = expanded(JSON.parse(documentText));

/** An operation of the document, and what a test wants of it at hand. */
export interface Operation extends OperationObject {
  id: string;
  /** In capitals. */
  method: string;
  path: string;
  scopes: string[];
  write: boolean;
  /** The examples of the query parameters that it needs, as the end of a path. */
  query: string;
  /** The kind of token in its body that says who calls, where it takes no key. */
  token: string | undefined;
  /** The example of its body, if it takes one. */
  example: unknown;
  /** The action of the record's graph of states that it carries out. */
  action: string | undefined;
}

/** An edge of a graph of states. */
export interface Edge {
  action: string;
  from: string[];
  to: string;
}

export const operations: Operation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    ...operation,
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    scopes: operation.security.flatMap(({ apiKey = [] }) => apiKey),
    write: method !== 'get',
    query: queryOf(operation),
    token: operation['x-token'],
    action: operation['x-action'],
    example: operation.requestBody?.content['application/json']?.example,
  })),
);

function queryOf({ operationId, parameters }: OperationObject): string {
  const needed = parameters.filter(
    (parameter) => parameter.in === 'query' && (parameter.required || parameter.example !== undefined),
  );
  const pairs = needed.map(({ name, example }): [string, string] => {
    if (example === undefined) throw new Error(`${operationId} needs ${name} and has no example of it`);
    return [name, String(example)];
  });
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

/** The names of the parameters in a path. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** A path with its parameters filled in. */
export const fillPath = (path: string, value: (name: string) => string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => value(name));

const schemaPlace = '#/components/schemas/';

/** The schema that a reference leads to. */
export function resolve(schema: DocumentedSchema): DocumentedSchema {
  const { $ref } = schema;
  const found = $ref === undefined ? schema : document.components.schemas[$ref.slice(schemaPlace.length)];
  if (!found) throw new Error(`The document has no ${schema.$ref}`);
  return found;
}

/** The graph of states of each kind of record that has one, by the name of its schema. */
export const stateGraphs: Record<string, Edge[]> = Object.fromEntries(
  Object.entries(document.components.schemas).flatMap(([name, { 'x-record': record }]) => {
    const { states } = (record ?? {}) as { states?: Record<string, Omit<Edge, 'action'>> };
    // A record with more fields, as one with its secret, has the graph of the record.
    const own = operations.some((operation) => operation['x-record'] === name);
    return states && own
      ? [[name, Object.entries(states).map(([action, edge]) => ({ action, ...edge }))]]
      : [];
  }),
);

/** The API version that handlers speak. */
export const newest = document['x-versions'].at(-1)?.date ?? '';

function expanded(written: Document): Document {
  const { components } = written as unknown as { components: Record<string, Record<string, object>> };
  const referredBy = (value: { $ref?: string }): object => {
    const [, , kind = '', name = ''] = value.$ref?.split('/') ?? [];
    const found = value.$ref === undefined ? value : components[kind]?.[name];
    if (!found) throw new Error(`The document has no ${value.$ref}`);
    return found;
  };
  const { schemas } = written.components;
  putPropertiesBack(schemas);
  const addExample = (given: { example?: unknown }, schema: DocumentedSchema): void => {
    given.example ??= exampleOf(schema, referredBy as (one: object) => DocumentedSchema);
  };
  for (const schema of Object.values(schemas)) addExample(schema, schema);
  const all = [...Object.values(written.paths), ...Object.values(written.webhooks)].flatMap(
    (item): OperationObject[] => Object.values(item),
  );
  for (const operation of all) {
    // What a reference leads to is of the kind of the place where it stands.
    operation.parameters = operation.parameters.map((one) =>
      referredBy(one as object),
    ) as DocumentedParameter[];
    for (const [status, response] of Object.entries(operation.responses))
      operation.responses[status] = referredBy(response);
    for (const { content = {} } of [operation.requestBody ?? {}, ...Object.values(operation.responses)])
      for (const media of Object.values<Content>(content)) addExample(media, media.schema);
  }
  return written;
}

/** A record as every reader is shown it, and as events carry it. */
export function withoutSensitive<R extends { object: string }>(record: R): Partial<R> {
  const schema = Object.values(document.components.schemas).find(
    ({ properties }) => properties?.object?.const === record.object,
  );
  const required = schema?.required ?? [];
  return Object.fromEntries(
    Object.entries(record).filter(([field]) => required.includes(field)),
  ) as Partial<R>;
}
