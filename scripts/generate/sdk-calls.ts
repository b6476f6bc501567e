import { refName, typeOf } from './interfaces.ts';
import { pascal } from './names.ts';
import { documentsOf, type Operation, operationsOf, successOf } from './sdk.ts';
import type { Node } from './source.ts';

/**
 * The types of the generic methods: for each path and method, what differs between operations. `GenericMethod` makes the
 * types of openapi-fetch from it. The types of the whole document are twenty times as long, and in a module of their own.
 */
export function sdkCalls(document: Node, recordNames: readonly string[]): string {
  const byPath = [...Map.groupBy(operationsOf(document), ({ path }) => path)];
  const body = byPath
    .map(
      ([path, list]) =>
        `  '${path}': {\n${list.map((operation) => `    ${call(operation)};`).join('\n')}\n  };`,
    )
    .join('\n');
  const used = recordNames.filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  return [
    `import type { ${used.join(', ')} } from './records.ts';\n`,
    `/** What each method of each path takes and returns; \`path\` and \`header\` are the names of parameters. */`,
    `export interface Calls {\n${body}\n}`,
  ].join('\n');
}

function call(operation: Operation): string {
  const { id, method, node, pathParameters, query } = operation;
  const headers = node.parameters.filter((parameter: Node) => parameter.in === 'header');
  if (headers.some(({ required }: Node) => required)) throw new Error(`${id}: a header is required`);
  const { requestBody } = node;
  const { content } = successOf(node)[1];
  const json: Node | undefined = content?.['application/json']?.schema;
  const members = {
    path: names(pathParameters),
    query: query.length > 0 ? `${pascal(id)}Query` : undefined,
    header: names(headers.map(({ name }: Node) => name)),
    body: requestBody && typeOf(requestBody.content['application/json'].schema, ''),
    bodyOptional: requestBody && !requestBody.required ? 'true' : undefined,
    data: json ? (json.$ref ? refName(json.$ref) : typeOf(json, '')) : content ? 'string' : 'undefined',
    accept: names(documentsOf(node)),
  };
  const parts = Object.entries(members).flatMap(([key, type]) =>
    type === undefined ? [] : [`${key}: ${type}`],
  );
  return `${method.toLowerCase()}: { ${parts.join('; ')} }`;
}

const names = (list: readonly string[]): string | undefined =>
  list.length === 0 ? undefined : list.map((name) => `'${name}'`).join(' | ');
