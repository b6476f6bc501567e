import type { z } from 'zod';
import { errorsOf, type OperationId, schemaOf } from './contract.ts';
import { operations } from './generated/operations.ts';
import { type EventType, newestVersion } from './versions/index.ts';

/** Checks that an operation may answer with the code of an error; `bad_request` is of the connection, whatever was asked. */
export function errorCheck(): (operation: OperationId, code: string) => void {
  const codes = errorsOf();
  return (operation, code) => {
    if (code !== 'bad_request' && !codes.get(operation)?.has(code))
      throw new Error(`${operation} returned ${code}, which the document does not declare for it`);
  };
}

/** Checks that an operation may emit an event of a type. */
export const eventCheck = (operation: OperationId, type: EventType): void => {
  if (!(operations[operation].emits as readonly string[]).includes(type))
    throw new Error(`${operation} emitted ${type}, which the document does not declare for it`);
};

/** Checks answers against the document: each is what its schema says, and has no field that the document does not know. */
export function answerCheck(
  parsers: ReadonlyMap<string, z.ZodType>,
): (operation: OperationId, version: string, body: string) => void {
  return (operation, version, body) => {
    if (version !== newestVersion) return;
    const { result, page } = operations[operation];
    const value = JSON.parse(body);
    const parsed = parsers.get(result)?.safeParse(value);
    if (!parsed?.success)
      throw new Error(
        `${operation} returned an invalid ${result}: ${parsed?.error.message ?? 'the schema does not exist'}`,
      );
    const record = page ? result.slice(0, -'Page'.length) : result;
    const known = Object.keys(schemaOf(record).properties ?? {});
    for (const item of page ? value.data : [value]) {
      const unknown = Object.keys(item).filter((field) => !known.includes(field));
      if (unknown.length > 0)
        throw new Error(`${operation} returned ${unknown.join(', ')}, which ${record} does not have`);
    }
  };
}
