import { exampleIn, openapi } from '../../contract/document.ts';
import { codeSamples } from '../../generated/code-samples.ts';
import { type Entry, successOf } from './reading.ts';

export interface RequestSample {
  label: 'curl' | 'TypeScript' | 'Python';
  source: string;
}

/** A request of an operation in each language. */
export function requestSamples(entry: Entry): RequestSample[] {
  const [curl, typescript] = codeSamples[entry.operation.operationId];
  return [
    { label: 'curl', source: curl },
    { label: 'TypeScript', source: typescript },
    { label: 'Python', source: python(entry) },
  ];
}

/**
 * A request of an operation in Python, with `call` of the guide "Start"; what is no JSON is read with the standard library.
 * It is created from the document when it is shown: as text in the package, those of all operations would be 90 kB.
 */
function python({ method, path, operation }: Entry): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => exampleId(name));
  const query = operation.parameters
    .filter((parameter) => parameter.in === 'query' && parameter.example !== undefined)
    .map(({ name, example }) => [name, example] as const);
  const [, success] = successOf(operation);
  if (!success?.content?.['application/json']) return textRequest(filled, query);
  const body = operation.requestBody?.content['application/json'];
  const given = [
    JSON.stringify(method),
    JSON.stringify(filled),
    ...(body ? [literal(exampleIn(body))] : []),
    // `from` is a keyword, which cannot be the name of an argument.
    ...(query.length > 0 ? [`**${literal(Object.fromEntries(query))}`] : []),
  ].join(', ');
  return [
    '# rollbook.py is in the guide "Start".',
    'from rollbook import call',
    '',
    ...(operation['x-page']
      ? [`page = call(${given})`, 'for record in page["data"]:', '    print(record)']
      : [`result = call(${given})`]),
  ].join('\n');
}

function textRequest(path: string, query: readonly (readonly [string, unknown])[]): string {
  const search = query.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
  return [
    'import os, urllib.request',
    '',
    `url = os.environ["ROLLBOOK_URL"] + ${JSON.stringify(path + (search && `?${search}`))}`,
    'headers = {"Authorization": "Bearer " + os.environ["ROLLBOOK_API_KEY"]}',
    'with urllib.request.urlopen(urllib.request.Request(url, headers=headers)) as response:',
    '    text = response.read().decode()',
  ].join('\n');
}

/** The id in the example of the record that a path parameter such as `learner_id` refers to. */
function exampleId(parameter: string): string {
  const kind = parameter
    .replace(/_id$/, '')
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  const example = openapi.components.schemas[kind]?.example;
  if (typeof example !== 'object' || example === null || !('id' in example))
    throw new TypeError(`${parameter}: no record with an example has this id`);
  return String(example.id);
}

/** A value of JSON as Python writes it. A string of JSON is one of Python, too. */
function literal(value: unknown, indent = ''): string {
  const inner = `${indent}    `;
  if (Array.isArray(value) && value.length > 0)
    return `[\n${value.map((each) => `${inner}${literal(each, inner)},\n`).join('')}${indent}]`;
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
    const members = Object.entries(value);
    return `{\n${members.map(([name, each]) => `${inner}${JSON.stringify(name)}: ${literal(each, inner)},\n`).join('')}${indent}}`;
  }
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
}
