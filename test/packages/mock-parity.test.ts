import { handlers } from '@rollbook/sdk/testing';
import { getResponse } from 'msw';
import { expect, it } from 'vitest';
import { findingOf } from '../support/conformance.ts';
import { openSqlite } from '../support/databases.ts';
import { document, operations as documented, fillPath } from '../support/document.ts';
import { startServer } from '../support/server.ts';

interface Operation {
  operationId: string;
  security: object[];
  requestBody?: { content: { 'application/json': { schema: { $ref: string }; example: object } } };
}

/** What is tried in the place of every field at once. */
const wrong: Record<string, unknown> = {
  'an empty text': '',
  'a long text': 'ä'.repeat(3000),
  'a number': -1.5,
  'a truth': true,
  null: null,
  'an empty object': {},
  'a list of objects': [{}],
  'a list of texts that repeat': ['x', 'x'],
  'a blank text': ' \t ',
  'what has the form alone': 'ZZ',
  'what has the form of a currency alone': 'ZZZ',
  'what has the form of a language tag alone': 'en-ZA-ZA',
  'a text that cannot be stored': 'Thandi\0',
  'half of a surrogate pair': 'Thandi\ud83d',
  'an offset': '+02:00',
  'a date of long ago': '0026-11-01',
  'a time without seconds': '2026-11-01T08:00Z',
  'a time of long ago': '0026-11-01T08:00:00Z',
};

/** Those of the document that take a body, with bodies that are wrong. */
const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
  ([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId, requestBody, security }]) => {
      const content = requestBody?.content['application/json'];
      if (!content || security.length === 0) return [];
      const { properties = {} } = document.components.schemas[
        content.schema.$ref.split('/').at(-1) ?? ''
      ] as {
        properties?: object;
      };
      const all = (value: unknown) =>
        Object.fromEntries(Object.keys(properties).map((field) => [field, value]));
      const bodies: Record<string, string> = {
        'an unknown field': JSON.stringify({ ...content.example, 'no/such field': 1 }),
        'a blank external id': JSON.stringify({ ...content.example, external_ids: { sis: ' \t ' } }),
        'no JSON': '{',
        'no object': '[]',
        'a member that cannot be stored': '{"a\\u0000":1}',
        'a member twice': '{"a":{"b":1,"b":2}}',
        'a member twice, once with an escape': '{"a":1,"\\u0061":2}',
        'no fields': '{}',
        nothing: '',
      };
      for (const [name, value] of Object.entries(wrong)) bodies[name] = JSON.stringify(all(value));
      return [{ id: operationId, method, path: path.replace(/\{\w+\}/g, 'x_1'), bodies }];
    }),
);

interface Outcome {
  status: number;
  code?: string;
  errors?: string[];
  allow?: string | null;
  headers?: boolean;
}

type Send = (path: string, init: RequestInit) => Promise<Response>;

async function outcomeOf(
  send: Send,
  key: string,
  { method, path, body, headers: others }: Attempt,
): Promise<Outcome> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...others };
  const response = await send(path, { method: method.toUpperCase(), headers, body: body ?? null });
  const {
    code = '',
    detail = '',
    errors = [],
  } = (await response.json()) as {
    code?: string;
    detail?: string;
    errors?: { pointer: string; code: string }[];
  };
  // What lies behind the checks of the document (records that are not there, rules) the handlers do not know.
  const isAbsent = code === 'not_found' && !detail.startsWith('The path ');
  // And so they do not know that one of several fields is required.
  const isOneOf = errors.length === 1 && errors[0]?.pointer === '' && errors[0].code === 'required';
  if (!checked.has(code) || isAbsent || isOneOf) return { status: 0 };
  const found = errors.map((error) => `${error.pointer} ${error.code}`);
  return {
    status: response.status,
    code,
    errors: found.sort(),
    allow: response.headers.get('allow'),
    headers: ['service-version', 'service-request-id'].every((name) => response.headers.has(name)),
  };
}

const checked = new Set([
  'invalid_json',
  'validation_failed',
  'unknown_field',
  'unknown_parameter',
  'invalid_parameter',
  'not_found',
  'method_not_allowed',
  'invalid_api_key',
  'unsupported_media_type',
  'unsupported_version',
  'invalid_idempotency_key',
]);

interface Attempt {
  what: string;
  method: string;
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

/** Headers with which a request is sent that is valid without them. */
const headers: Record<string, string>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=latin1' },
  { 'content-type': 'application/vnd.api+json ; Charset="UTF-8"' },
  { 'content-encoding': 'gzip' },
  { 'idempotency-key': 'nope' },
  { 'service-version': '2026-02-30' },
  { authorization: 'Basic eDp5' },
];

const paths: [method: string, path: string][] = [
  ['get', '/v1'],
  ['get', '/v1/nothing'],
  ['get', '/v1/learners/'],
  ['get', '/v1/Learners'],
  ['post', '/v1/learners/x_1/nothing'],
  ['put', '/v1/learners'],
  ['post', '/v1/school'],
  ['delete', '/v1/audit-log/verify'],
  ['get', '/v1/api-keys/x_1/roll'],
];

const searches = [
  'colour=1',
  'limit=0',
  'limit=x',
  'limit=1&limit=2',
  'limit=x&limit=2',
  'status=gone',
  'updated_after=soon',
  'updated_after=2026-11-01T08:00Z',
];

const attempts: Attempt[] = [
  ...operations.flatMap(({ id, method, path, bodies }) =>
    Object.entries(bodies).map(([name, body]) => ({ what: `${id}: ${name}`, method, path, body })),
  ),
  ...searches.map((search) => ({ what: search, method: 'get', path: `/v1/learners?${search}` })),
  ...headers.flatMap((given) => {
    const what = JSON.stringify(given);
    const valid = { path: '/v1/learners', headers: given };
    return [
      { what: `a write with ${what}`, method: 'post', body: '{"name":"Thandi Example"}', ...valid },
      { what: `a read with ${what}`, method: 'get', ...valid },
    ];
  }),
  ...paths.map(([method, path]) => ({ what: `${method} ${path}`, method, path })),
  { what: 'a required parameter', method: 'get', path: '/v1/calendar' },
];

async function outcomesOf(send: Send, key: string): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  for (const attempt of attempts) outcomes.set(attempt.what, await outcomeOf(send, key, attempt));
  return outcomes;
}

const baseUrl = 'http://rollbook.test';
const all = handlers({ baseUrl });

/** Without the interception of `fetch`, which takes most of the time of a request and is not ours. */
const sendToHandlers: Send = async (path, init) =>
  (await getResponse(all, new Request(baseUrl + path, init))) ?? Response.error();

it('the request handlers for tests respond as the document says', async () => {
  const violationsOf = async ({ method, path, query, example }: (typeof documented)[number], key: string) => {
    const sent = fillPath(path, () => 'x_1');
    const headers = { ...(key && { authorization: `Bearer ${key}` }), 'content-type': 'application/json' };
    const body = example === undefined ? null : JSON.stringify(example);
    const response = await sendToHandlers(sent + query, { method, headers, body });
    const received = Buffer.from(await response.arrayBuffer());
    const exchange = {
      method,
      path: sent,
      status: response.status,
      headers: response.headers,
      body: received,
    };
    return { status: response.status, violations: findingOf(exchange).violations };
  };
  const violations: string[] = [];
  for (const operation of documented) {
    const { id, responses } = operation;
    const accepted = await violationsOf(operation, 'sk_test_1');
    if (!Object.keys(responses).some((status) => Number(status) === accepted.status && accepted.status < 300))
      violations.push(`${id}: its example has ${accepted.status}`);
    violations.push(...accepted.violations, ...(await violationsOf(operation, '')).violations);
  }
  expect(violations).toEqual([]);
});

// What the document alone refuses does not get to the database.
it('the request handlers for tests refuse what the server refuses for the document alone, with the same codes and pointers', async () => {
  const { server, testKey } = await startServer(openSqlite);
  const real = await outcomesOf((path, init) => fetch(server.url + path, init), testKey);
  expect([...real.values()].filter(({ status }) => status > 0).length).toBeGreaterThan(300);
  const ofHandlers = await outcomesOf(sendToHandlers, 'sk_test_1');
  expect(ofHandlers).toEqual(real);
});
