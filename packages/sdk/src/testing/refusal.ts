import type { HttpResponse } from 'msw';
import type { ErrorCode, FieldError } from '../errors.ts';
import { bodySchemas, type ExampleOperation } from '../generated/examples.ts';
import { newestVersion } from '../generated/resources.ts';
import { isJson, parse } from './body.ts';
import { check, checkParameter, type Schema } from './check.ts';
import { problem } from './problem.ts';
import { checkCharacters, refine } from './values.ts';

/** The checked body of a request, or the error that it gets. */
export type Checked = { refusal: HttpResponse<string> } | { body: unknown };

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** What the server checks only if everything else is valid: field errors, and the code if there are no others. */
const codesOfLater: Record<string, ErrorCode> = {
  unknown_event_type: 'unknown_event_type',
  invalid_url: 'target_not_allowed',
};
const noFields: Schema = { type: 'object', properties: {}, additionalProperties: false };

/** Checks what the server checks regardless of its data, in the same order. */
export async function checkRequest(operation: ExampleOperation, request: Request): Promise<Checked> {
  const { headers } = request;
  const hasToken = operation.queryToken && new URL(request.url).searchParams.has('token');
  const needsKey = operation.needsKey && !(hasToken && !headers.has('authorization'));
  if (needsKey && !headers.has('authorization')) return refuse('missing_api_key');
  if (needsKey && !/^Bearer +\S+$/i.test(headers.get('authorization') ?? ''))
    return refuse('invalid_api_key');
  const version = headers.get('service-version') ?? newestVersion;
  if (version !== newestVersion)
    return refuse(
      'unsupported_version',
      `These handlers respond in version ${newestVersion} only. For another version, start the real server.`,
    );
  const queryErrors = checkQuery(operation.query, new URL(request.url).searchParams);
  if (queryErrors.length > 0) {
    const unknown = queryErrors.every(({ code }) => code === 'unknown_parameter');
    return refuseFields(unknown ? 'unknown_parameter' : 'invalid_parameter', queryErrors);
  }
  if (operation.method === 'get') return { body: undefined };
  const checked = await checkBody(operation, request);
  const key = headers.get('idempotency-key');
  return 'body' in checked && key !== null && !uuid.test(key) ? refuse('invalid_idempotency_key') : checked;
}

async function checkBody({ body, bodyRequired }: ExampleOperation, request: Request): Promise<Checked> {
  const encoding = (request.headers.get('content-encoding') ?? 'identity').toLowerCase();
  if (encoding !== 'identity') return refuse('unsupported_media_type');
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength === 0) return bodyRequired ? refuse('invalid_json') : { body: undefined };
  if (!isJson(request.headers.get('content-type'))) return refuse('unsupported_media_type');
  const sent = parse(bytes);
  if (sent === undefined) return refuse('invalid_json');
  const schema = (body && bodySchemas[body]) || noFields;
  const all = checkCharacters(sent);
  if (all.some(({ code }) => code === 'too_deep')) return refuseFields('validation_failed', firstOfEach(all));
  const refined = refine(schema, sent, bodySchemas, all);
  all.push(...check(schema, refined, bodySchemas));
  const errors = firstOfEach(all.filter(({ code }) => !codesOfLater[code]));
  if (errors.length > 0) {
    const unknown = errors.every(({ code }) => code === 'unknown_field');
    return refuseFields(unknown ? 'unknown_field' : 'validation_failed', errors);
  }
  const found = firstOfEach(all);
  const [first, ...others] = new Set(found.map(({ code }) => codesOfLater[code]));
  if (first) return refuseFields(others.length > 0 ? 'validation_failed' : first, found);
  const missing = checkRequiredUnless(schema, refined);
  return missing.length > 0 ? refuseFields('validation_failed', missing) : { body: refined };
}

/** The first error of each place: those after it are of the same mistake. */
function firstOfEach(errors: readonly FieldError[]): FieldError[] {
  const places = new Map<string, FieldError>();
  for (const error of errors) if (!places.has(error.pointer)) places.set(error.pointer, error);
  return [...places.values()];
}

function checkRequiredUnless(schema: Schema, body: unknown): FieldError[] {
  const fields: Record<string, unknown> = { ...(body as object) };
  return Object.entries(schema['x-required-unless'] ?? {})
    .filter(([field, others]) => fields[field] === undefined && !others.some((other) => fields[other]))
    .map(([field, others]) => ({
      pointer: `/${field}`,
      code: 'required',
      detail: `is required unless ${others.join(' or ')} is sent`,
    }));
}

function checkQuery(declared: ExampleOperation['query'], given: URLSearchParams): FieldError[] {
  const errors: FieldError[] = [];
  const report = (name: string, code: string, detail: string) =>
    errors.push({ pointer: `?${name}`, code, detail });
  for (const name of new Set(given.keys())) {
    const [text = '', ...more] = given.getAll(name);
    const schema = declared[name];
    const error = schema && checkParameter(schema, text, bodySchemas);
    if (!schema)
      report(
        name,
        'unknown_parameter',
        `is unknown; the query parameters are ${Object.keys(declared).join(', ')}`,
      );
    else if (error) report(name, error.code, error.detail);
    else if (more.length > 0) report(name, 'duplicate', 'must not be sent more than once');
  }
  for (const [name, { required }] of Object.entries(declared))
    if (required && !given.has(name)) report(name, 'required', 'is required');
  return errors;
}

const refuse = (code: ErrorCode, detail?: string): Checked => ({
  refusal: problem(code, detail === undefined ? {} : { detail }),
});

function refuseFields(code: ErrorCode, errors: FieldError[]): Checked {
  const [first] = errors;
  return { refusal: problem(code, { errors, detail: `${first?.pointer || 'The body'}: ${first?.detail}` }) };
}
