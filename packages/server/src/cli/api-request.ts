import { readFileSync } from 'node:fs';
import { UsageError } from '../contract/errors.ts';
import type { OperationId } from '../contract/schemas.ts';
import {
  bodyOf,
  hint,
  nearest,
  objectOf,
  unknownFields,
  unknownParameters,
} from '../contract/unknown-names.ts';
import { newestVersion } from '../contract/versions/index.ts';
import { operations } from '../generated/operations.ts';
import { Routes } from '../http/routes.ts';
import { fieldValue } from './values.ts';

/** A request as the command line describes it. */
export interface RequestOptions {
  query?: string[];
  header?: string[];
  field?: string[];
  data?: string;
  all?: boolean;
}

/** A request whose names are in the document. */
export interface CheckedRequest {
  operation: OperationId;
  method: string;
  /** The path template of the operation, such as `/v1/learners/{learner_id}`. */
  template: string;
  path: Record<string, string>;
  query: Record<string, string>;
  /** By their names in lower case. */
  headers: Record<string, string>;
  body: Record<string, unknown> | undefined;
  /** Whether it asks for the version that the document describes. */
  isNewest: boolean;
}

/** Reads a request, and refuses what the document does not have. */
export function readRequest(method: string, target: string, options: RequestOptions): CheckedRequest {
  const mark = target.indexOf('?');
  const path = mark === -1 ? target : target.slice(0, mark);
  const { operation, params } = findOperation(method.toUpperCase(), path);
  const headers = headersOf(options.header ?? []);
  const query = queryOf([
    ...new URLSearchParams(mark === -1 ? '' : target.slice(mark + 1)),
    ...(options.query ?? []).map((text) => assignment('--query', text, '=')),
  ]);
  // The document describes the newest version alone.
  const isNewest = (headers['service-version'] ?? newestVersion) === newestVersion;
  const body = readBody(operation, options, isNewest);
  if (isNewest) {
    const schema = bodyOf(operation);
    const unknown = [
      ...unknownParameters(operation, Object.keys(query), ['query']),
      ...(schema ? unknownFields(schema, body) : []),
    ];
    if (unknown.length > 0) throw new UsageError(unknown.join('\n'));
  }
  const { path: template, page } = operations[operation];
  if (options.all && page === null)
    throw new UsageError(`${operation} does not return pages: leave out --all.`);
  const { method: used } = operations[operation];
  return { operation, method: used, template, path: params, query, headers, body, isNewest };
}

/** The operation of a method and a path; an error says which there are. */
function findOperation(
  method: string,
  path: string,
): { operation: OperationId; params: Record<string, string> } {
  const match = new Routes().find(method, path);
  if (match.found === 'operation')
    return {
      operation: match.operation,
      params: Object.fromEntries(Object.entries(match.params).map(([name, text]) => [name, decoded(text)])),
    };
  if (match.found === 'path')
    throw new UsageError(`The path ${path} supports ${match.allow.join(', ')}, and not ${method}.`);
  const near = nearestPaths(path);
  throw new UsageError(
    `There is no path ${path}.${near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ' All paths are in /openapi.json.'}`,
  );
}

/** A segment with `{` is a template that was not filled in. */
function decoded(segment: string): string {
  if (segment.startsWith('{')) throw new UsageError(`Write an id in place of ${segment} in the path.`);
  try {
    return decodeURIComponent(segment);
  } catch (_malformed) {
    throw new UsageError(`${segment} in the path is not percent-encoded UTF-8.`);
  }
}

/** The paths that are most like another, with its ids in them. */
function nearestPaths(path: string): string[] {
  const given = path.replace(/^\/?(v1(?=\/|$))?\/?/, '/v1/').split('/');
  const filled = Object.values(operations).map((operation) =>
    operation.path
      .split('/')
      .map((segment, index) => (segment.startsWith('{') ? given[index] || segment : segment))
      .join('/'),
  );
  return nearest(given.join('/'), new Set(filled));
}

/** The two parts of an assignment, such as `name=value`. */
function assignment(option: string, text: string, sign: '=' | ':'): [string, string] {
  const at = text.indexOf(sign);
  if (at < 1) throw new UsageError(`${option} ${text}: it must be name${sign}value.`);
  return [text.slice(0, at).trim(), text.slice(at + 1)];
}

function queryOf(pairs: readonly (readonly [string, string])[]): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of pairs) {
    if (Object.hasOwn(query, name)) throw new UsageError(`The query parameter ${name} is given twice.`);
    query[name] = value;
  }
  return query;
}

const ownHeaders = ['authorization', 'cookie', 'host', 'content-length', 'content-type', 'transfer-encoding'];

function headersOf(given: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const text of given) {
    const [name, value] = assignment('--header', text, ':');
    if (ownHeaders.includes(name.toLowerCase()))
      throw new UsageError(
        `--header ${name}: the command sets it itself. The API key is read from ROLLBOOK_API_KEY.`,
      );
    headers[name.toLowerCase()] = value.trim();
  }
  return headers;
}

/** The body of `--data`, with the fields of `--field` in it; undefined if there is neither. */
function readBody(
  operation: OperationId,
  { data, field = [] }: RequestOptions,
  isNewest: boolean,
): Record<string, unknown> | undefined {
  const { method, path } = operations[operation];
  if (data === undefined && field.length === 0) return undefined;
  const schema = bodyOf(operation);
  if (!schema)
    throw new UsageError(
      `${method} ${path} takes no body${method === 'GET' ? ': filter with --query' : ': leave out --data and --field'}.`,
    );
  const body = data === undefined ? {} : parseData(data);
  const given = new Set<string>();
  for (const text of field) {
    const [name, value] = assignment('--field', text, '=');
    if (given.has(name))
      throw new UsageError(`The field ${name} is given twice. A list is JSON: --field '${name}=["…","…"]'.`);
    given.add(name);
    setField(body, schema, name.split('.'), { whole: name, text: value, isNewest });
  }
  return body;
}

function parseData(data: string): Record<string, unknown> {
  const from =
    data === '-' || data === '@-' ? 'standard input' : data.startsWith('@') ? data.slice(1) : 'its value';
  let value: unknown;
  try {
    const text =
      from === 'standard input'
        ? readFileSync(0, 'utf8')
        : from === 'its value'
          ? data
          : readFileSync(from, 'utf8');
    value = JSON.parse(text);
  } catch (error) {
    throw new UsageError(
      `--data: ${from} is not JSON that can be read: ${error instanceof Error ? error.message : error}`,
    );
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UsageError('--data: the body must be a JSON object.');
  return value as Record<string, unknown>;
}

/** Sets `address.city=Durban`: a field of the body, or of an object in it. */
function setField(
  object: Record<string, unknown>,
  given: ReturnType<typeof objectOf>,
  [name = '', ...rest]: readonly string[],
  sent: { whole: string; text: string; isNewest: boolean },
): void {
  const { whole, text, isNewest } = sent;
  const { properties = {}, additionalProperties } = objectOf(given);
  const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
  const field = own ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
  if (!field) {
    // A field of another version is sent as text: only the server knows it.
    if (additionalProperties === true || (!isNewest && rest.length === 0))
      return void Object.assign(object, { [name]: text });
    throw new UsageError(`There is no field ${whole}.${hint(name, Object.keys(properties), 'fields')}`);
  }
  if (rest.length === 0)
    return void Object.assign(object, { [name]: fieldValue(`--field ${whole}`, text, field) });
  const inner = Object.hasOwn(object, name) ? object[name] : {};
  const next = typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? { ...inner } : {};
  setField(next, field, rest, sent);
  Object.assign(object, { [name]: next });
}
