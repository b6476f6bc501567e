import contract from '../generated/contract.json' with { type: 'json' };
import { operations as table } from '../generated/operations.ts';
import type { Operations, Schemas } from '../generated/types.ts';
import { putPropertiesBack } from './shared-properties.ts';

export type { Schemas };
export type SchemaName = keyof Schemas;
export type OperationId = keyof Operations;
/** The families of records that the retention settings distinguish. */
export type RetentionFamily = keyof Schemas['Retention'];

/** The resource whose records an id refers to; if there are several, by the value of another property. */
export interface Ref {
  to: string | Record<string, string>;
  by?: string;
  /** What archiving the referenced record does to the records that refer to it. */
  archived?: 'refuse' | 'keep' | 'end' | 'guarded';
  /** The error of `refuse`, if it is one of the family, which then looks for what is in use. */
  error?: string;
}

/** The parts of a schema of the document that the server uses for requests. */
export interface Schema {
  $ref?: string;
  /** It is the schema of a property that several schemas have. */
  'x-property'?: true;
  anyOf?: this[];
  type?: string | string[];
  enum?: unknown[];
  /** The currently known values; later versions may add more. */
  'x-extensible-enum'?: string[];
  format?: string;
  pattern?: string;
  items?: this;
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
  properties?: Record<string, this>;
  additionalProperties?: this | boolean;
  required?: string[];
  /** The schema of an item, by the value of another field, `kind`. */
  'x-rows'?: Record<string, this>;
  /** The value is the id of a record. */
  'x-ref'?: Ref;
  /** Whether the value is personal, if its type does not say so. */
  'x-personal'?: boolean;
  /** No two records that are not archived have the same value. Text is compared case-insensitively. */
  'x-unique'?: { within?: string; caseless: boolean };
  'x-record'?: {
    prefix: string;
    /** The family whose retention rule holds for its personal values, if it concerns people. */
    retention?: RetentionFamily;
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
  schema: Schema;
}

// The contract is linted, and its types are generated, from the same sources.
const { schemas, parameters, operations } = contract as {
  schemas: Record<string, Schema>;
  /** Those that several operations have. */
  parameters: Record<string, Parameter>;
  /** The parameters of each operation, or the names of shared ones. */
  operations: Record<string, (Parameter | string)[]>;
};
putPropertiesBack(schemas);

export { schemas };

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

/** The declared parameters of an operation. */
export const parametersOf = (operation: OperationId): Parameter[] =>
  (operations[operation] ?? []).map((one) => {
    const parameter = typeof one === 'string' ? parameters[one] : one;
    if (!parameter) throw new TypeError(`The document has no parameter ${one}`);
    return parameter;
  });

/** The name of the schema of the records in an operation's response; empty if it does not return JSON. */
export const recordSchemaOf = (operation: OperationId): string => {
  const { result, page } = table[operation];
  return page ? result.slice(0, -'Page'.length) : result;
};

/** A schema without the alternative null. */
export const withoutNull = <S extends Schema>(schema: S): S =>
  schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;

/** A record in another media type than JSON, or the response of an operation that does not return JSON. */
export interface Representation {
  body: string | Uint8Array;
  headers?: Record<string, string>;
}
