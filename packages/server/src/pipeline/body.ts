import { invalidBody, Problem } from '../contract/errors.ts';
import type { OperationId } from '../contract/schemas.ts';
import { pointerDown, requestUp } from '../contract/versions/index.ts';
import { operations } from '../generated/operations.ts';
import type { Preparation } from '../work/family.ts';
import type { Services } from '../work/services.ts';
import { parseJson } from './parse-json.ts';
import type { Arrival } from './passage.ts';
import type { ApiRequest } from './request.ts';
import type { Validators } from './validate.ts';

/** What an operation does with its body before the transaction starts. */
export type Prepare = (
  operation: OperationId,
  body: Record<string, unknown>,
  services: Services,
  by: Preparation,
) => Promise<Record<string, unknown>>;

/** The parsed body of a request, validated, in the newest version, and prepared for the transaction. */
export async function checkedBody(
  { request, version }: Arrival,
  sent: unknown,
  turn: string,
  { validators, prepare, services }: { validators: Validators; prepare: Prepare; services: Services },
): Promise<Record<string, unknown>> {
  const { operation } = request;
  const body = requestUp(version, operation, sent);
  try {
    return await prepare(operation, await validators.bodyInSlices(operation, body), services, {
      turn,
      version,
    });
  } catch (error) {
    throw errorsDown(version, error);
  }
}

/** The body as sent; an empty object if no body is required. */
export async function parsedBody(request: ApiRequest, bytes: Uint8Array): Promise<unknown> {
  if (bytes.length === 0) {
    if (!operations[request.operation].bodyRequired) return {};
    throw new Problem(
      'invalid_json',
      'This operation needs a JSON object as its body, and no body was sent.',
    );
  }
  if (!isJson(request.header('content-type'))) {
    throw new Problem(
      'unsupported_media_type',
      'Send the body as JSON, encoded in UTF-8, with `Content-Type: application/json`.',
    );
  }
  return parseJson(bytes);
}

/** Whether a `Content-Type` is JSON in UTF-8, the only encoding that JSON allows. */
function isJson(contentType = ''): boolean {
  const [type = '', ...parameters] = contentType.split(';').map((part) => part.trim().toLowerCase());
  const charsets = parameters.filter((parameter) => parameter.startsWith('charset='));
  return (
    /^application\/([\w.+-]+\+)?json$/.test(type) &&
    charsets.every((charset) => /^charset="?utf-8"?$/.test(charset))
  );
}

/** Field errors of a body, with the field names of the version. */
export function errorsDown(version: string, error: unknown): unknown {
  if (!(error instanceof Problem) || !error.extras.errors) return error;
  const fieldErrors = error.extras.errors.map((fieldError) => ({
    ...fieldError,
    pointer: pointerDown(version, fieldError.pointer),
  }));
  return invalidBody(fieldErrors, error.code);
}
