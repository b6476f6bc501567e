import { handlers } from '@rollbook/sdk/testing';
import { setupServer } from 'msw/node';
import { expect, it, onTestFinished } from 'vitest';
import { onEachDatabase } from './support/databases.ts';
import { document } from './support/document.ts';
import { startServer } from './support/server.ts';

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

onEachDatabase('the request handlers for tests', (open) => {
  it('refuse what the server refuses for the document alone, with the same codes and pointers', async () => {
    const { server, testKey } = await startServer(open);
    const mock = setupServer(...handlers({ baseUrl: 'http://rollbook.test' }));
    mock.listen({ onUnhandledFrame: 'bypass' });
    onTestFinished(() => mock.close());
    const compare = async (what: string, path: string, method: string, body?: string) => ({
      what,
      server: await outcomeOf(server.url + path, testKey, method, body),
      mock: await outcomeOf(`http://rollbook.test${path}`, testKey, method, body),
    });
    const all = [];
    for (const { id, method, path, bodies } of operations)
      for (const [name, body] of Object.entries(bodies))
        all.push(await compare(`${id}: ${name}`, path, method, body));
    for (const query of [
      '?colour=1',
      '?limit=0',
      '?limit=x',
      '?limit=1&limit=2',
      '?status=gone',
      '?updated_after=soon',
    ])
      all.push(await compare(query, `/v1/learners${query}`, 'get'));
    all.push(await compare('a required parameter', '/v1/calendar', 'get'));
    expect(all.filter(({ server: { status } }) => status > 0).length).toBeGreaterThan(300);
    // `name` is required unless both of its parts are sent: a rule that the document says in words.
    const isRule = (what: string) => /^(learners|guardians)\.create: no fields$/.test(what);
    const different = all.filter(
      ({ what, server: real, mock: made }) => !isRule(what) && JSON.stringify(real) !== JSON.stringify(made),
    );
    expect(different).toEqual([]);
  });
});
