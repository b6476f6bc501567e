import { pascal } from './names.ts';
import { example, type Operation, operationsOf } from './sdk.ts';
import type { Node } from './source.ts';

/** A request of each operation for curl, for the SDK and for Python, which the reference pages show. */
export function codeSamples(document: Node): string {
  const samples = operationsOf(document).map((operation) => {
    const ids = operation.pathParameters.map((name) => exampleId(document, name));
    const typescript = example(
      operation,
      ids.map((id) => `'${id}'`),
    );
    return [
      operation.id,
      [
        { label: 'curl', source: curl(document, operation, ids) },
        { label: 'TypeScript', source: typescript },
        { label: 'Python', source: python(document, operation, ids) },
      ],
    ] as const;
  });
  return [
    `import type { Operations } from './types.ts';\n`,
    'export interface CodeSample {\n  label: string;\n  source: string;\n}\n',
    `export const codeSamples: Readonly<Record<keyof Operations, readonly CodeSample[]>> = {`,
    ...samples.map(([id, list]) => `  '${id}': ${JSON.stringify(list)},`),
    '};',
  ].join('\n');
}

/** The id in the example of the record that a path parameter such as `learner_id` refers to. */
function exampleId(document: Node, parameter: string): string {
  const id = document.components.schemas[pascal(parameter.replace(/_id$/, ''))]?.example?.id;
  if (typeof id !== 'string') throw new Error(`${parameter}: no record with an example has this id`);
  return id;
}

const filledPath = ({ path, pathParameters }: Operation, ids: readonly string[]): string =>
  pathParameters.reduce((filled, name, i) => filled.replace(`{${name}}`, ids[i] ?? ''), path);

const bodyOf = ({ node }: Operation): unknown => node.requestBody?.content['application/json'].example;

/** The query parameters that have an example, with it. */
const queryOf = ({ query }: Operation): [name: string, value: unknown][] =>
  query.filter(({ example: value }) => value !== undefined).map(({ name, example: value }) => [name, value]);

function searchOf(operation: Operation): string {
  const search = queryOf(operation).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return search.length > 0 ? `?${search.join('&')}` : '';
}

function curl(document: Node, operation: Operation, ids: readonly string[]): string {
  const { method, node } = operation;
  const search = searchOf(operation);
  const url = `${document.servers[0].variables.base_url.default}${filledPath(operation, ids)}${search}`;
  const body = bodyOf(operation);
  return [
    `curl ${method === (body ? 'POST' : 'GET') ? '' : `-X ${method} `}${search ? quoted(url) : url}`,
    ...(node.security.length > 0 ? ["-H 'Authorization: Bearer sk_test_…'"] : []),
    ...(body ? ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body, null, 2))}`] : []),
  ].join(' \\\n  ');
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** With `call` of the guide "Start"; what is no JSON is read with the standard library. */
function python(document: Node, operation: Operation, ids: readonly string[]): string {
  const filled = filledPath(operation, ids);
  if (!returnsJson(document, operation.node))
    return [
      'import os, urllib.request',
      '',
      `url = os.environ["ROLLBOOK_URL"] + ${JSON.stringify(filled + searchOf(operation))}`,
      'headers = {"Authorization": "Bearer " + os.environ["ROLLBOOK_API_KEY"]}',
      'with urllib.request.urlopen(urllib.request.Request(url, headers=headers)) as response:',
      '    text = response.read().decode()',
    ].join('\n');
  const body = bodyOf(operation);
  const search = queryOf(operation);
  const given = [
    JSON.stringify(operation.method),
    JSON.stringify(filled),
    ...(body === undefined ? [] : [pythonValue(body)]),
    // `from` is a keyword, which cannot be the name of an argument.
    ...(search.length > 0 ? [`**${pythonValue(Object.fromEntries(search))}`] : []),
  ].join(', ');
  return [
    '# rollbook.py is in the guide "Start".',
    'from rollbook import call',
    '',
    ...(operation.isList
      ? [`page = call(${given})`, 'for record in page["data"]:', '    print(record)']
      : [`result = call(${given})`]),
  ].join('\n');
}

function returnsJson(document: Node, node: Node): boolean {
  const [, given] = Object.entries<Node>(node.responses).find(([status]) => status.startsWith('2')) ?? [];
  const response = given?.$ref ? document.components.responses[given.$ref.split('/').at(-1)] : given;
  return response?.content?.['application/json'] !== undefined;
}

/** A value of JSON as Python writes it. A string of JSON is one of Python, too. */
function pythonValue(value: unknown, indent = ''): string {
  const inner = `${indent}    `;
  if (Array.isArray(value) && value.length > 0)
    return `[\n${value.map((each) => `${inner}${pythonValue(each, inner)},\n`).join('')}${indent}]`;
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
    const members = Object.entries(value);
    return `{\n${members.map(([name, each]) => `${inner}${JSON.stringify(name)}: ${pythonValue(each, inner)},\n`).join('')}${indent}}`;
  }
  const words = new Map<unknown, string>([
    [null, 'None'],
    [true, 'True'],
    [false, 'False'],
  ]);
  return words.get(value) ?? JSON.stringify(value);
}
