import { document, newest, type Operation, operations, resolve } from './document.ts';
import { checkSchema } from './schema-check.ts';

/** A response as it was sent, and what it responds to. */
export interface Exchange {
  method: string;
  path: string;
  status: number;
  headers: Headers;
  body: Buffer;
}

/** What the document says about a response. */
export interface Finding {
  /** The documented response that it is, by its name; undefined if it is none. */
  response: string | undefined;
  violations: string[];
}

/** Headers of HTTP itself, of caches, of CORS and of every response, which the document does not list everywhere. */
const undeclared =
  /^(cache-control|connection|content-length|content-type|date|keep-alive|transfer-encoding|vary|x-content-type-options|access-control-.*)$/;
/** Headers that not every response with their status has; those of rate limits are sent where there are any. */
const conditional = [
  'service-read-from',
  'service-replica-time',
  'service-watermark',
  'retry-after',
  'idempotent-replayed',
  'ratelimit',
  'ratelimit-policy',
];
/** Headers of pages, which are one of the media types of some responses. */
const ofPages = ['content-security-policy', 'referrer-policy'];
/** Errors of the connection, which the document defines and no operation lists. */
const ofConnections = ['bad_request', 'request_timeout', 'expectation_failed', 'unsupported_transfer_coding'];

/** Properties by the names that they had before a version. */
const renamed = [
  { version: '2026-10-01', schemas: ['Learner'], name: 'date_of_birth', former: 'birth_date' },
  { version: '2026-12-01', schemas: ['Staff', 'Qualification'], name: 'subject_ids', former: 'subjects' },
];

interface Node {
  next: Map<string, Node>;
  operations: Map<string, Operation>;
}

const newNode = (): Node => ({ next: new Map(), operations: new Map() });
const root = newNode();
for (const operation of operations) {
  let node = root;
  for (const segment of operation.path.split('/')) {
    const key = segment.startsWith('{') ? '{}' : segment;
    const next = node.next.get(key) ?? newNode();
    node.next.set(key, next);
    node = next;
  }
  node.operations.set(operation.method, operation);
}

/** The operations of a path, by their methods. */
function operationsOf(path: string): Map<string, Operation> {
  let node: Node | undefined = root;
  for (const segment of path.split('/'))
    node = node?.next.get(segment) ?? (segment === '' ? undefined : node?.next.get('{}'));
  return node?.operations ?? new Map();
}

/** A record of an older version with the names of the newest. */
function upgraded(schema: string, version: string, record: Record<string, unknown>): Record<string, unknown> {
  const changes = renamed.filter(
    (change) => version < change.version && change.schemas.includes(schema.replace(/WithWarnings$/, '')),
  );
  if (changes.length === 0) return record;
  return Object.fromEntries(
    Object.entries(record).map(([field, value]) => {
      const change = changes.find(({ name, former }) => field === former || field === name);
      if (!change) return [field, value];
      return [field === change.former ? change.name : `${field} of a later version`, value];
    }),
  );
}

/** A response body of any version in the form of the newest. */
function newestForm(reference: string, version: string, body: unknown): unknown {
  if (version === newest || typeof body !== 'object' || body === null) return body;
  const name = reference.split('/').at(-1) ?? '';
  const { data } = body as { data?: unknown };
  if (name.endsWith('Page') && Array.isArray(data))
    return { ...body, data: data.map((record) => upgraded(name.slice(0, -'Page'.length), version, record)) };
  return upgraded(name, version, body as Record<string, unknown>);
}

function jsonOf({ body }: Exchange): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

const problem = { $ref: '#/components/schemas/Problem' };
interface Problem {
  code: string;
  request_id: string;
  errors: { pointer: string; code: string; detail: string }[];
}

const problemMedia = 'application/problem+json';

/** Compares a response with what the document says about it. */
export function findingOf(exchange: Exchange): Finding {
  const { method, path, status, headers } = exchange;
  const byMethod = operationsOf(path);
  const operation = byMethod.get(method === 'HEAD' ? 'GET' : method);
  const violations: string[] = [];
  const name = operation?.id ?? `${method} ${path}`;
  const report = (text: string) => violations.push(`${name} ${status}: ${text}`);
  const media = headers.get('content-type')?.split(';', 1)[0] ?? '';
  const hasBody = method !== 'HEAD' && status !== 304;
  const body = hasBody && /[/+]json$/.test(media) ? jsonOf(exchange) : undefined;
  const isError = status >= 400 && hasBody;
  const { code, detail } = (isError ? (body ?? {}) : {}) as { code?: string; detail?: string };
  if (isError) reportProblem(exchange, body, report);
  const finding = { response: undefined, violations };
  if (code !== undefined && ofConnections.includes(code)) return finding;
  if (!operation || detail?.startsWith('The path does not exist')) {
    // A process without the API has no paths.
    const expected = operation || byMethod.size === 0 ? 404 : 405;
    if (status !== expected) report(`a path without this operation has ${expected}`);
    return finding;
  }
  const declared = operation.responses[status];
  if (!declared) report(`undocumented status ${code ?? ''}`);
  else if (isError && !declared['x-codes']?.includes(code ?? '')) report(`undocumented error ${code}`);
  reportHeaders(exchange, Object.keys(declared?.headers ?? {}), media, report);
  if (declared && hasBody && !isError) reportBody(declared, media, exchange, body, report);
  const response =
    violations.length > 0 ? undefined : responseName(operation, status, code ?? (hasBody ? media : ''));
  return { ...finding, response };
}

type Report = (text: string) => void;

function reportProblem({ status, headers }: Exchange, body: unknown, report: Report): void {
  checkSchema(problem, body, (pointer, mismatch) => report(`${pointer} ${mismatch}`));
  const { code = '', request_id, errors = [] } = (body ?? {}) as Partial<Problem>;
  const texts = errors.map((one) => JSON.stringify([one.pointer, one.code, one.detail]));
  if (new Set(texts).size < texts.length) report(`an error is named twice: ${texts.join()}`);
  if (document['x-errors'][code]?.status !== status) report(`${code} has another status`);
  if (!headers.get('content-type')?.startsWith(problemMedia)) report(`an error is not ${problemMedia}`);
  // A stored response has the id of the request that it was made for.
  if (!headers.has('idempotent-replayed') && headers.get('service-request-id') !== request_id)
    report('the ids of the request are not the same');
}

function reportHeaders(
  { status, headers }: Exchange,
  declared: string[],
  media: string,
  report: Report,
): void {
  const names = declared.map((name) => name.toLowerCase());
  for (const name of headers.keys())
    if (!undeclared.test(name) && !names.includes(name)) report(`undocumented header ${name}`);
  if (headers.get('x-content-type-options') !== 'nosniff') report('no header x-content-type-options');
  const isNeeded = (name: string) =>
    name === 'retry-after'
      ? [429, 503].includes(status)
      : ofPages.includes(name)
        ? media === 'text/html'
        : !conditional.includes(name);
  for (const name of names) if (isNeeded(name) && !headers.has(name)) report(`no header ${name}`);
}

function reportBody(
  { content = {} }: Operation['responses'][string],
  media: string,
  { headers }: Exchange,
  body: unknown,
  report: Report,
): void {
  const { schema } = content[media] ?? {};
  if (!schema) report(`undocumented media type '${media}'`);
  if (!schema || media !== 'application/json') return;
  const reference = schema.$ref ?? '';
  const version = headers.get('service-version') ?? '';
  const converted = newestForm(reference, version, body);
  const reportAt = (pointer: string, mismatch: string) => void report(`${pointer} ${mismatch}`);
  checkSchema(schema, converted, reportAt);
  if (version !== newest) return;
  const events = reference.endsWith('/EventPage') ? (body as { data: unknown[] }).data : [];
  for (const event of reference.endsWith('/Event') ? [body] : events) reportEvent(event, reportAt);
}

/** An event has the data that the document defines for its type. */
function reportEvent(event: unknown, report: (pointer: string, mismatch: string) => void): void {
  const { type, version, data } = event as { type: string; version: string; data: unknown };
  const envelope = document.webhooks[type]?.post.requestBody?.content['application/json']?.schema;
  const schema = envelope && resolve(envelope).properties?.data;
  if (!schema) report('/type', `is ${type}, which is not in the catalog`);
  else if (version === newest) checkSchema(schema, data, report, '/data');
}

/** A response of an operation by its status, and by its code or its media type. */
const responseName = ({ id }: Operation, status: number | string, kind: string): string =>
  `${id} ${status} ${kind}`.trim();

/** Every response that the document has, by its name. */
export const documentedResponses: string[] = operations.flatMap((operation) =>
  Object.entries(operation.responses).flatMap(([status, { 'x-codes': codes, content = {} }]) => {
    const kinds = codes ?? Object.keys(content);
    return (kinds.length > 0 ? kinds : ['']).map((kind) => responseName(operation, status, kind));
  }),
);
