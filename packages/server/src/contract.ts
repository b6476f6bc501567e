import document from '../../../openapi/openapi.json' with { type: 'json' };
import type { operations } from './generated/operations.ts';
import type { components } from './generated/types.ts';

export type Schemas = components['schemas'];
export type SchemaName = keyof Schemas;
export type OperationId = keyof typeof operations;

/** The resource to whose records an id leads; where that is one of several, by the value of another property. */
export interface Ref {
  to: string | Record<string, string>;
  by?: string;
  /** What archiving the record referred to does to those that refer to it. */
  archived?: 'refuse' | 'keep' | 'end';
}

/** What the server reads of a schema of the document. */
export interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  type?: string | string[];
  enum?: unknown[];
  /** Values that there are today; another version may have more. */
  'x-extensible-enum'?: string[];
  format?: string;
  pattern?: string;
  items?: Schema;
  /** Text that is not trimmed. */
  'x-verbatim'?: boolean;
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  maxProperties?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  /** The schema of an item by the value of another field, `kind`. */
  'x-rows'?: Record<string, Schema>;
  example?: unknown;
  description?: string;
  /** It is the id of a record. */
  'x-ref'?: Ref;
  /** No two live records share its value: texts do not where only their case differs. */
  'x-unique'?: { within?: string; caseless: boolean };
  'x-record'?: {
    prefix: string;
    /** States in which a record is over: it keeps nothing that it refers to from being archived. */
    ended?: string[];
    /** Properties whose values no two live records share together. */
    unique?: string[];
    /** Properties that are no columns. */
    derived: string[];
    /** Properties that are encrypted where they are stored. */
    sensitive: string[];
    /** The scope of the keys to which they are shown. */
    sensitive_scope: string;
    states?: Record<string, Action>;
  };
}

/** An edge of a record's graph of states. */
export interface Action {
  from: string[];
  to: string;
  /** What it is called in the audit log. */
  done: string;
  /** It happens by itself, once the time or the day in this field is past. */
  once?: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description: string;
  schema: Schema;
  example?: unknown;
}

interface Reference {
  $ref: string;
}

interface DocumentedResponse {
  /** Of an error response: its codes. */
  'x-codes'?: string[];
}

/** An operation; of the document itself, its parameters and responses may be references to shared ones. */
interface DocumentedOperation<R = never> {
  operationId: string;
  parameters: (Parameter | R)[];
  responses: Record<string, DocumentedResponse | R>;
}

// The document is linted, and its types are generated, from the same sources.
const parsed = document as {
  paths: Record<string, Record<string, DocumentedOperation<Reference>>>;
  webhooks: Record<string, { post: DocumentedOperation<Reference> }>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, DocumentedResponse>;
  };
};

const mapValues = <V, W>(object: Record<string, V>, change: (value: V) => W): Record<string, W> =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));

function referredIn<T extends object>(components: Record<string, T>, value: T | Reference): T {
  if (!('$ref' in value)) return value;
  const found = components[value.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new TypeError(`The document has no ${value.$ref}`);
  return found;
}

const expanded = (operation: DocumentedOperation<Reference>): DocumentedOperation => ({
  ...operation,
  parameters: operation.parameters.map((one) => referredIn(parsed.components.parameters, one)),
  responses: mapValues(operation.responses, (one) => referredIn(parsed.components.responses, one)),
});

/** The document as it is served. */
export const openapi = parsed;
/** The document with the shared parameters and responses where they are used. */
export const expandedDocument = {
  ...parsed,
  paths: mapValues(parsed.paths, (item) => mapValues(item, expanded)),
  webhooks: mapValues(parsed.webhooks, ({ post }) => ({ post: expanded(post) })),
};
export const schemas: Record<string, Schema> = parsed.components.schemas;

export function schemaOf(name: string): Schema {
  const schema = schemas[name];
  if (!schema) throw new TypeError(`The document has no schema ${name}`);
  return schema;
}

/** The schema that a reference leads to, or the schema itself. */
export const referredBy = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : schemaOf(schema.$ref.replace('#/components/schemas/', ''));

/**
 * A schema as values are checked against it. The form of an id is for readers: one of another form is the id of no
 * record, and is refused or not found like any other such id.
 */
export function checkedForm<S>(schema: S): S {
  const isId = typeof schema === 'object' && schema !== null && 'x-ref' in schema;
  return isId ? { ...schema, pattern: undefined } : schema;
}

const documented = Object.values(expandedDocument.paths).flatMap((item) => Object.values(item));

/** The declared parameters of each operation. */
export const parametersOf: ReadonlyMap<string, Parameter[]> = new Map(
  documented.map(({ operationId, parameters }) => [operationId, parameters]),
);

/** The codes of the errors that each operation may answer with. */
export const errorsOf = (): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    documented.map(({ operationId, responses }) => [
      operationId,
      new Set(Object.values(responses).flatMap(({ 'x-codes': codes = [] }) => codes)),
    ]),
  );
