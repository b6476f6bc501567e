import document from '../../../../openapi/openapi.json' with { type: 'json' };
import type { Operations, Schemas } from '../generated/types.ts';
import { exampleOf } from './example.ts';

export type { Schemas };
export type SchemaName = keyof Schemas;
export type OperationId = keyof Operations;

/** The resource whose records an id refers to; if there are several, by the value of another property. */
export interface Ref {
  to: string | Record<string, string>;
  by?: string;
  /** What archiving the referenced record does to the records that refer to it. */
  archived?: 'refuse' | 'keep' | 'end' | 'guarded';
  /** The error of `refuse`, if it is one of the family, which then looks for what is in use. */
  error?: string;
}

/** The parts of a schema of the document that the server uses. */
export interface Schema {
  $ref?: string;
  /** It is the schema of a property that several schemas have. */
  'x-property'?: true;
  anyOf?: Schema[];
  type?: string | string[];
  enum?: unknown[];
  /** The currently known values; later versions may add more. */
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
  /** The schema of an item, by the value of another field, `kind`. */
  'x-rows'?: Record<string, Schema>;
  example?: unknown;
  description?: string;
  /** The value is the id of a record. */
  'x-ref'?: Ref;
  /** Whether the value is personal, if its type does not say so. */
  'x-personal'?: boolean;
  /** No two records that are not archived have the same value. Text is compared case-insensitively. */
  'x-unique'?: { within?: string; caseless: boolean };
  'x-record'?: {
    prefix: string;
    /** States in which a record has ended: it no longer prevents records that it refers to from being archived. */
    ended?: string[];
    /** Properties that are unique together among records that are not archived. */
    unique?: string[];
    /** Properties that are not columns. */
    derived: string[];
    /** Properties that are encrypted in the database. */
    sensitive: string[];
    /** The scope that a key needs to see them. */
    sensitive_scope: string;
    states?: Record<string, Action>;
  };
}

/** A transition of a record's state machine. */
export interface Action {
  from: string[];
  to: string;
  /** The name of the action in the audit log. */
  done: string;
  /** The transition is automatic when the time or the day in this field has passed. */
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
  /** The error codes of an error response. */
  'x-codes'?: string[];
}

/** An operation. In the document itself, its parameters and responses can be references to shared ones. */
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

function referredIn<T extends object>(components: Record<string, T>, value: T | Reference): T {
  if (!('$ref' in value)) return value;
  const found = components[value.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new TypeError(`The document has no ${value.$ref}`);
  return found;
}

/** The document, with the shared properties where they are used. */
export const openapi = parsed;
export const schemas: Record<string, Schema> = parsed.components.schemas;
for (const schema of Object.values(schemas)) inlineProperties(schema);

function inlineProperties({ properties, items }: Schema): void {
  for (const name in properties) {
    const property = properties[name] ?? {};
    const shared = property.$ref === undefined ? property : referredBy(property);
    if (shared['x-property']) properties[name] = shared;
    else inlineProperties(property);
  }
  if (items) inlineProperties(items);
}

/** An operation of the document with shared parameters and responses inlined. */
export const expanded = (operation: DocumentedOperation<Reference>): DocumentedOperation => ({
  ...operation,
  parameters: operation.parameters.map((one) => referredIn(parsed.components.parameters, one)),
  responses: Object.fromEntries(
    Object.entries(operation.responses).map(([status, one]) => [
      status,
      referredIn(parsed.components.responses, one),
    ]),
  ),
});

/** The example of a value: that of the value itself, or one that follows from its schema. */
export const exampleIn = ({ schema, example }: { schema: Schema; example?: unknown }): unknown =>
  example ?? exampleOf(schema, referredBy);

export function schemaOf(name: string): Schema {
  const schema = schemas[name];
  if (!schema) throw new TypeError(`The document has no schema ${name}`);
  return schema;
}

/** The schema that a reference refers to, or the schema itself. */
export function referredBy(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : schemaOf(schema.$ref.replace('#/components/schemas/', ''));
}

/**
 * A schema without what is only documentation. The pattern of an id is documentation: an id of another form is
 * treated as the id of a record that does not exist.
 */
export function checkedForm<S>(schema: S): S {
  const isId = typeof schema === 'object' && schema !== null && 'x-ref' in schema;
  return isId ? { ...schema, pattern: undefined } : schema;
}

const documented = new Map(
  Object.values(parsed.paths).flatMap((item) =>
    Object.values(item).map((operation) => [operation.operationId, operation]),
  ),
);

/** The declared parameters of an operation. */
export const parametersOf = (operation: OperationId): Parameter[] =>
  (documented.get(operation)?.parameters ?? []).map((one) => referredIn(parsed.components.parameters, one));

/** The error codes that each operation can return. */
export const errorsOf = (): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    [...documented].map(([id, operation]) => [
      id,
      new Set(Object.values(expanded(operation).responses).flatMap(({ 'x-codes': codes = [] }) => codes)),
    ]),
  );

/** A record in another media type than JSON, or the response of an operation that does not return JSON. */
export interface Representation {
  body: string | Uint8Array;
  headers?: Record<string, string>;
}
