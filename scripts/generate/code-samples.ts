import { pascal } from './names.ts';
import { example, type Operation, operationsOf } from './sdk.ts';
import type { Node } from './source.ts';

/** A request of each operation for curl and for the SDK, which the reference pages show. */
export function codeSamples(document: Node): string {
  const samples = operationsOf(document).map((operation) => {
    const ids = operation.pathParameters.map((name) => exampleId(document, name));
    const typescript = example(
      operation,
      ids.map((id) => `'${id}'`),
    );
    return [operation.id, [curl(document, operation, ids), typescript]] as const;
  });
  return [
    `import type { Operations } from './types.ts';\n`,
    'export const codeSamples: Readonly<Record<keyof Operations, readonly [curl: string, typescript: string]>> = {',
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

function curl(
  document: Node,
  { method, path, query, node, pathParameters }: Operation,
  ids: string[],
): string {
  const filled = pathParameters.reduce((url, name, i) => url.replace(`{${name}}`, ids[i] ?? ''), path);
  const search = query
    .filter(({ example }) => example !== undefined)
    .map(({ name, example: value }) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  const url = `${document.servers[0].variables.base_url.default}${filled}${search && `?${search}`}`;
  const body = node.requestBody?.content['application/json'].example;
  return [
    `curl ${method === (body ? 'POST' : 'GET') ? '' : `-X ${method} `}${search ? quoted(url) : url}`,
    ...(node.security.length > 0 ? ["-H 'Authorization: Bearer sk_test_…'"] : []),
    ...(body ? ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body, null, 2))}`] : []),
  ].join(' \\\n  ');
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
