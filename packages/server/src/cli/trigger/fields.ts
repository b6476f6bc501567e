import { UsageError } from '../../contract/errors.ts';
import { type OperationId, type Schema, schemaOf } from '../../contract/schemas.ts';
import { operations } from '../../generated/operations.ts';
import { wrap } from '../output.ts';

/** The fields of the body of an operation, from the document. */
function fieldsOf(operation: OperationId): Record<string, Schema> {
  const { body } = operations[operation];
  return body === null ? {} : (schemaOf(body).properties ?? {});
}

/**
 * The values of `--set field=value` for the requests of a recipe, by operation. A value goes to the first operation that
 * has the field.
 */
export function readFields(
  type: string,
  assignments: readonly string[],
  takes: readonly OperationId[],
): Map<OperationId, Record<string, unknown>> {
  const values = new Map<OperationId, Record<string, unknown>>();
  for (const assignment of assignments) {
    const at = assignment.indexOf('=');
    if (at < 1)
      throw new UsageError(`--set ${assignment}: it must be field=value, such as name="Thandi Example".`);
    const field = assignment.slice(0, at);
    const operation = takes.find((one) => Object.hasOwn(fieldsOf(one), field));
    if (operation === undefined) throw new UsageError(unknownField(type, field, takes));
    const schema = fieldsOf(operation)[field] ?? {};
    const value = parse(field, assignment.slice(at + 1), schema);
    values.set(operation, { ...values.get(operation), [field]: value });
  }
  return values;
}

function unknownField(type: string, field: string, takes: readonly OperationId[]): string {
  const known = takes.flatMap((operation) => [
    `  ${operation}:`,
    ...wrap(Object.keys(fieldsOf(operation)).join(', '), 4),
  ]);
  return `There is no field ${field} in the requests for ${type}. Fields:\n${known.join('\n')}`;
}

/** Text where the field is one, otherwise JSON. The server checks the rest. */
function parse(field: string, text: string, schema: Schema): unknown {
  const types = typesOf(schema);
  if (text === 'null' && types.includes('null')) return null;
  if (types.includes('string')) return text;
  try {
    return JSON.parse(text);
  } catch (_notJson) {
    throw new UsageError(`--set ${field}: the value must be JSON of the type ${types.join(' or ')}.`);
  }
}

function typesOf({ $ref, anyOf, type, enum: values }: Schema): string[] {
  if ($ref !== undefined) return typesOf(schemaOf($ref.slice($ref.lastIndexOf('/') + 1) as never));
  if (anyOf) return anyOf.flatMap(typesOf);
  return type === undefined ? (values ?? []).map((value) => typeof value) : [type].flat();
}
