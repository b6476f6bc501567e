import written from '../../../../openapi/openapi.json' with { type: 'json' };
import { exampleOf } from './example.ts';
import type { OperationId, Parameter, Schema } from './schemas.ts';
import { putPropertiesBack } from './shared-properties.ts';

/**
 * The whole document, for those who explain it: the reference, and tools for assistants and terminals. Requests need
 * `schemas.ts` only, which is a quarter of it.
 */
export const openapi = written as unknown as {
  paths: Record<string, Record<string, DocumentedOperation<Reference>>>;
  webhooks: Record<string, { post: DocumentedOperation<Reference> }>;
  components: {
    schemas: Record<string, DocumentedSchema>;
    parameters: Record<string, DocumentedParameter>;
    responses: Record<string, DocumentedResponse>;
  };
};
const { schemas, parameters, responses } = openapi.components;
putPropertiesBack(schemas);

export interface DocumentedSchema extends Schema {
  example?: unknown;
  description?: string;
}

export interface DocumentedParameter extends Parameter {
  description: string;
  schema: DocumentedSchema;
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
  operationId: OperationId;
  parameters: (DocumentedParameter | R)[];
  responses: Record<string, DocumentedResponse | R>;
}

/** The schema that a reference refers to, or the schema itself. */
export const documented = (schema: DocumentedSchema): DocumentedSchema =>
  schema.$ref === undefined ? schema : referredIn(schemas, { $ref: schema.$ref });

export const documentedSchema = (name: string): DocumentedSchema => referredIn(schemas, { $ref: name });

/** An operation of the document with shared parameters and responses inlined. */
export const expanded = (operation: DocumentedOperation<Reference>): DocumentedOperation => ({
  ...operation,
  parameters: operation.parameters.map((one) => referredIn(parameters, one)),
  responses: Object.fromEntries(
    Object.entries(operation.responses).map(([status, one]) => [status, referredIn(responses, one)]),
  ),
});

/** The example of a value: that of the value itself, or one that follows from its schema. */
export const exampleIn = ({ schema, example }: { schema: DocumentedSchema; example?: unknown }): unknown =>
  example ?? exampleOf(schema, documented);

/** The error codes that each operation can return. */
export const errorsOf = (): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    Object.values(openapi.paths)
      .flatMap((item) => Object.values(item))
      .map((operation) => [
        operation.operationId,
        new Set(Object.values(expanded(operation).responses).flatMap(({ 'x-codes': codes = [] }) => codes)),
      ]),
  );

function referredIn<T extends object>(components: Record<string, T>, value: T | Reference): T {
  if (!('$ref' in value)) return value;
  const found = components[value.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new TypeError(`The document has no ${value.$ref}`);
  return found;
}
