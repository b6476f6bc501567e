import { handlers } from '@rollbook/sdk/testing';
import { setupServer } from 'msw/node';
import { beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { document } from '../support/document.ts';
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
        'no JSON': '{',
        'no object': '[]',
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
}

async function outcomeOf(url: string, key: string, method: string, body?: string): Promise<Outcome> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const response = await fetch(url, { method: method.toUpperCase(), headers, body: body ?? null });
  const { code = '', errors = [] } = (await response.json()) as {
    code?: string;
    errors?: { pointer: string; code: string }[];
  };
  // What lies behind the checks of the document (records that are not there, rules) the handlers do not know.
  if (![400, 422].includes(response.status) || !checked.has(code)) return { status: 0 };
  const codes = new Map(errors.map((error) => [error.pointer, error.code]));
  // The server says of some that they are too long as well.
  for (const error of errors) if (error.code === 'wrong_type') codes.set(error.pointer, error.code);
  const found = [...codes].map(([pointer, fault]) => `${pointer} ${fault}`);
  return { status: response.status, code, errors: found.sort() };
}

const checked = new Set([
  'invalid_json',
  'validation_failed',
  'unknown_field',
  'unknown_parameter',
  'invalid_parameter',
]);

interface Attempt {
  what: string;
  method: string;
  path: string;
  body?: string;
}

const searches = ['colour=1', 'limit=0', 'limit=x', 'limit=1&limit=2', 'status=gone', 'updated_after=soon'];

const attempts: Attempt[] = [
  ...operations.flatMap(({ id, method, path, bodies }) =>
    Object.entries(bodies).map(([name, body]) => ({ what: `${id}: ${name}`, method, path, body })),
  ),
  ...searches.map((search) => ({ what: search, method: 'get', path: `/v1/learners?${search}` })),
  { what: 'a required parameter', method: 'get', path: '/v1/calendar' },
];

/** What becomes of all attempts at an address. */
async function outcomesAt(url: string, key: string): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  for (const { what, method, path, body } of attempts)
    outcomes.set(what, await outcomeOf(url + path, key, method, body));
  return outcomes;
}

let ofHandlers: Map<string, Outcome>;

beforeAll(async () => {
  const baseUrl = 'http://rollbook.test';
  const mock = setupServer(...handlers({ baseUrl }));
  mock.listen();
  ofHandlers = await outcomesAt(baseUrl, 'sk_test_1');
  mock.close();
});

onEachDatabase('the request handlers for tests', (open) => {
  it('refuse what the server refuses for the document alone, with the same codes and pointers', async () => {
    const { server, testKey } = await startServer(open);
    const real = await outcomesAt(server.url, testKey);
    expect([...real.values()].filter(({ status }) => status > 0).length).toBeGreaterThan(300);
    // `name` is required unless both of its parts are sent: a rule that the document says in words.
    const isRule = (what: string) => /^(learners|guardians)\.create: no fields$/.test(what);
    const named = (outcomes: Map<string, Outcome>) =>
      Object.fromEntries([...outcomes].filter(([what]) => !isRule(what)));
    expect(named(ofHandlers)).toEqual(named(real));
  });
});
