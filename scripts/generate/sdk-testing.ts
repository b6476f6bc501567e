import { countryCodes, currencyCodes } from '../../packages/server/src/lib/codes.ts';
import { reachedFrom, refName } from './interfaces.ts';
import { documentsOf, operationsOf, resultName, successOf } from './sdk.ts';
import type { Node } from './source.ts';

/** The responses of the request handlers for tests, and the schemas that they check requests against. */
export function sdkTesting(document: Node): string {
  const schemas: Record<string, Node> = document.components.schemas;
  const examples: Record<string, unknown> = {};
  const bodies: string[] = [];
  const rows = operationsOf(document).map(({ id, method, path, node, query, isList }) => {
    const example = resultName(document, node, isList) ?? null;
    if (example) examples[example] = schemas[example]?.example ?? {};
    const body = node.requestBody ? refName(node.requestBody.content['application/json'].schema.$ref) : null;
    if (body) bodies.push(body);
    for (const { schema } of query) if (schema.$ref) bodies.push(refName(schema.$ref));
    return {
      id,
      method: method.toLowerCase(),
      path,
      status: Number(successOf(node)[0]),
      example,
      isPage: isList,
      ...contentOf(node),
      ...(documentsOf(node).length > 0 ? { documents: documentsOf(node) } : {}),
      headers: ofRecords.filter((name) => name in successOf(node)[1].headers),
      needsKey: node.security.length > 0,
      ...(node['x-query-token'] ? { queryToken: true } : {}),
      query: Object.fromEntries(
        query.map(({ name, schema, required }) => [
          name,
          { ...checked(schema), ...(required && { required }) },
        ]),
      ),
      body,
      bodyRequired: Boolean(node.requestBody?.required),
    };
  });
  const checkedSchemas = [...reachedFrom(bodies, schemas)].map(([name, schema]) => [name, checked(schema)]);
  const errors = Object.entries<Node>(document['x-errors']).map(([code, { status, title }]) => [
    code,
    [status, title],
  ]);
  return [
    `import type { ErrorCode } from '../errors.ts';\nimport type { Schema } from '../testing/check.ts';`,
    `export interface ExampleOperation {
  id: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  status: number;
  /** Name of the example in the response. */
  example: string | null;
  /** Whether the response is a page of them. */
  isPage: boolean;
  /** The response, if it is not JSON. */
  content?: { type: string; example: string };
  /** The media types in which it can also respond. */
  documents?: readonly string[];
  /** The headers of its response that only some operations have. */
  headers: readonly ('ETag' | 'Location')[];
  needsKey: boolean;
  /** Whether a token in the query can replace the API key. */
  queryToken?: true;
  query: Readonly<Record<string, Schema>>;
  /** Name of the schema of its body. */
  body: string | null;
  bodyRequired: boolean;
}`,
    `export const exampleOperations: readonly ExampleOperation[] = [\n${rows.map((row) => `  ${JSON.stringify(row)},`).join('\n')}\n];`,
    `/** Schemas of the request bodies. */\nexport const bodySchemas: Readonly<Record<string, Schema>> = ${table(checkedSchemas)};`,
    `export const examples: Record<string, unknown> = ${table(Object.entries(examples))};`,
    `/** The country codes that exist. */\nexport const countryCodes = ${JSON.stringify(countryCodes)};`,
    `/** The currency codes that exist. */\nexport const currencyCodes = ${JSON.stringify(currencyCodes)};`,
    `/** Status and title of each error code. */\nexport const errorCatalog: Record<ErrorCode, readonly [number, string]> = ${table(errors)};`,
  ].join('\n\n');
}

/** The media type and the example of a response that is not JSON. */
function contentOf(node: Node): Node {
  const [[type, media] = []] = Object.entries<Node>(successOf(node)[1].content ?? {});
  return !type || type === 'application/json' ? {} : { content: { type, example: media?.example } };
}

const ofRecords = ['ETag', 'Location'];

const keptExtensions = ['x-extensible-enum', 'x-required-unless', 'x-verbatim'];

/** A schema without its documentation. Names of properties are not keywords. */
function checked(schema: Node): Node {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(
        ([key]) =>
          !['description', 'example', 'default'].includes(key) &&
          // The pattern of an id is documentation: the server treats an id of another form as unknown.
          !(key === 'pattern' && 'x-ref' in schema) &&
          (!key.startsWith('x-') || keptExtensions.includes(key)),
      )
      .map(([key, value]) => {
        if (key === 'properties')
          return [
            key,
            Object.fromEntries(Object.entries<Node>(value).map(([name, one]) => [name, checked(one)])),
          ];
        return [
          key,
          typeof value === 'object' && value !== null && !Array.isArray(value) ? checked(value) : value,
        ];
      }),
  );
}

const table = (entries: readonly unknown[][]): string =>
  `{\n${entries.map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`).join('\n')}\n}`;
