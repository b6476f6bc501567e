import { errorsOf, type OperationId, schemaOf } from '../contract/schemas.ts';
import { type EventType, newestVersion } from '../contract/versions/index.ts';
import { operations } from '../generated/operations.ts';
import { parserOf } from './parsers.ts';

/**
 * Checks that an operation declares the error code. `bad_request` concerns the connection, so any operation can
 * return it.
 */
export function errorCheck(): (operation: OperationId, code: string) => void {
  const codes = errorsOf();
  return (operation, code) => {
    if (code !== 'bad_request' && !codes.get(operation)?.has(code))
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
    const value = JSON.parse(body);
    const { error } = parserOf(result).safeParse(value);
    if (error) throw new Error(`${operation} returned an invalid ${result}: ${error.message}`);
    const record = page ? result.slice(0, -'Page'.length) : result;
    const known = schemaOf(record).properties ?? {};
    for (const item of page ? value.data : [value]) {
      const unknown = Object.keys(item).filter((field) => !Object.hasOwn(known, field));
      if (unknown.length > 0)
        throw new Error(`${operation} returned ${unknown.join(', ')}, which ${record} does not have`);
    }
  };
}
