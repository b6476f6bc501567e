import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { standardOperations } from '../../packages/sdk/src/resources.ts';
import { refName, tsdoc, typeOf } from './interfaces.ts';
import { pascal } from './names.ts';
import type { Node } from './source.ts';
import { without } from './without.ts';

export interface Operation {
  id: string;
  resource: string;
  verb: string;
  method: string;
  path: string;
  node: Node;
  pathParameters: string[];
  query: Node[];
  /** Whether the query is a parameter before the options. Otherwise it is a member of the options. */
  queryFirst: boolean;
  isList: boolean;
}

const errorClasses: Record<string, string> = {
  401: 'AuthenticationError',
  403: 'PermissionError',
  404: 'NotFoundError',
  409: 'ConflictError',
  410: 'GoneError',
  412: 'PreconditionFailedError',
  422: 'ValidationError',
  429: 'RateLimitError',
};

/** The types of the document for openapi-fetch and the like: properties with a default are optional. */
export async function sdkTypes(document: Node): Promise<string> {
  const lean: Node = without(document, ['example']);
  for (const { node } of operationsOf(lean))
    for (const response of Object.values<Node>(node.responses)) delete response.headers;
  for (const response of Object.values<Node>(lean.components.responses)) delete response.headers;
  const nodes = await openapiTS(Buffer.from(JSON.stringify(lean)), {
    alphabetize: false,
    emptyObjectsUnknown: true,
    defaultNonNullable: false,
    inject: "import type * as records from './records.ts';\n",
    // A record is a named declaration, which editors show.
    transform: (_schema, { path }) => {
      const [, name] = path?.match(/^#\/components\/schemas\/(\w+)$/) ?? [];
      return name ? ts.factory.createTypeReferenceNode(`records.${name}`) : undefined;
    },
  });
  return astToString(ts.transform(nodes, [withUndefinedParameters]).transformed);
}

/** Lets optional parameters be undefined, for projects with `exactOptionalPropertyTypes`. */
const withUndefinedParameters: ts.TransformerFactory<ts.Node> = (context) => (root) => {
  const visit = (node: ts.Node, inParameters: boolean): ts.Node => {
    const isParameters =
      ts.isPropertySignature(node) && ts.isIdentifier(node.name) && node.name.text === 'parameters';
    const visited = ts.visitEachChild(node, (child) => visit(child, inParameters || isParameters), context);
    if (!inParameters || !ts.isPropertySignature(visited) || !visited.questionToken || !visited.type)
      return visited;
    // `never` says that there are none.
    if (visited.type.kind === ts.SyntaxKind.NeverKeyword) return visited;
    const type = ts.factory.createUnionTypeNode([
      visited.type,
      ts.factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword),
    ]);
    return ts.factory.updatePropertySignature(
      visited,
      visited.modifiers,
      visited.name,
      visited.questionToken,
      type,
    );
  };
  return visit(root, false);
};

/** The interfaces of the resource methods, and the table from which the client builds them. */
export function sdkResources(document: Node, recordNames: readonly string[]): string {
  const operations = operationsOf(document);
  const byResource = Map.groupBy(operations, (operation) => operation.resource);
  const resources = [...byResource.entries()];
  const descriptions = new Map<string, string>(document.tags.map((tag: Node) => [tag.name, tag.description]));
  const body = [
    `/** The API version that this client was built for. */\nexport const newestVersion = ${JSON.stringify(document['x-versions'].at(-1).date)};`,
    `/** The record path and the operations of each resource. See \`makeResource\`. */\nexport const resourceTable = {\n${resources
      .map(([name, list]) => `  ${camel(name)}: ${JSON.stringify(tableLine(list))},`)
      .join('\n')}\n};`,
    ...resources.map(([name, list]) => {
      const text = descriptions.get(name) ?? `Methods of \`client.${camel(name)}\`.`;
      return `${tsdoc([text], '')}export interface ${pascal(name)}Resource {\n${list.map((operation) => method(document, operation)).join('\n\n')}\n}`;
    }),
    `/** The resources of the client. */\nexport interface Resources {\n${resources
      .map(
        ([name]) =>
          `${tsdoc([descriptions.get(name) ?? `The \`${name}\` operations.`], '  ')}  readonly ${camel(name)}: ${pascal(name)}Resource;`,
      )
      .join('\n')}\n}`,
  ].join('\n\n');
  const used = recordNames.filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  return [
    `import type { ChangeOptions, ConditionalOptions, DocumentOptions, JsonOptions, ReadOptions, RequestOptions, WriteOptions } from '../options.ts';`,
    `import type { List } from '../pages.ts';`,
    `import type { Call } from '../result.ts';`,
    `import type { ${used.join(', ')} } from './records.ts';\n`,
    body,
  ].join('\n');
}

export function operationsOf(document: Node): Operation[] {
  const seen = new Set<string>();
  return Object.entries<Record<string, Node>>(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([name, node]) => {
      const id: string = node.operationId;
      const [resource = '', verb = ''] = id.split('.');
      const method = name.toUpperCase();
      if (!verb || !path.startsWith('/v1/') || seen.has(id))
        throw new Error(`${id}: ${path} cannot become a method`);
      seen.add(id);
      const pathParameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter);
      const query: Node[] = node.parameters.filter((parameter: Node) => parameter.in === 'query');
      const isList = Boolean(node['x-page']);
      const queryFirst =
        method === 'GET' &&
        query.length > 0 &&
        (isList || pathParameters.length === 0 || query.some(({ required }) => required));
      return { id, resource, verb, method, path, node, pathParameters, query, queryFirst, isList };
    }),
  );
}

/** Every byte of it is in every bundle, so it leaves out what `makeResource` can derive. */
function tableLine(operations: readonly Operation[]): string {
  const tailOf = ({ path }: Operation) => path.slice('/v1/'.length);
  const [first] = operations;
  if (!first) throw new Error('A resource has no operations');
  const get = operations.find(({ verb }) => verb === 'get');
  // Operations that read no single record have what their paths have in common.
  const record = get ? tailOf(get) : tailOf(first).replace(/\/[^/]*$/, '');
  const all = record.replace(/\/[^/]*$/, '');
  const entries = operations.map((operation) => {
    const { method, node, queryFirst, isList } = operation;
    const name = camel(operation.verb);
    const how = method + (isList ? '*' : queryFirst ? '?' : node.requestBody ? '+' : '');
    const tail = tailOf(operation);
    const path = `${tail}/`.startsWith(`${record}/`) ? tail.replace(record, '~') : tail;
    const standard = standardOperations[name] ?? 'POST';
    if (`${how} ${path === all ? '.' : path}` === standard) return name;
    if (path !== `~/${name}`) return `${name} ${how} ${path}`;
    return how === standard ? name : `${name} ${how}`;
  });
  return [record, ...entries].join(';');
}

function method(document: Node, operation: Operation): string {
  const { id, verb, pathParameters, query, queryFirst, node, isList } = operation;
  const parameters = pathParameters.map((parameter) => `${camel(parameter)}: string`);
  if (queryFirst)
    parameters.push(`query${query.some(({ required }) => required) ? '' : '?'}: ${pascal(id)}Query`);
  if (node.requestBody)
    parameters.push(
      `body${node.requestBody.required ? '' : '?'}: ${typeOf(node.requestBody.content['application/json'].schema, '  ')}`,
    );
  const extra = query.length > 0 && !queryFirst ? ` & { query?: ${pascal(id)}Query | undefined }` : '';
  const type = resultType(document, operation);
  const result = isList ? `List<${type}>` : `Call<${type}>`;
  const signature = (options: string, returns: string) =>
    `  ${camel(verb)}(${[...parameters, options].join(', ')}): ${returns};`;
  const takes = (header: string) => node.parameters.some(({ name }: Node) => name === header);
  const doc = methodDoc(document, operation);
  if (operation.method === 'GET' && takes('If-None-Match')) {
    // The options of the second signature are required, and so are the parameters before them.
    const conditional = signature(`options: ConditionalOptions${extra}`, `Call<${type} | null>`).replace(
      'query?:',
      'query:',
    );
    return [
      `${doc}${signature(`options?: ReadOptions${extra}`, result)}`,
      `${tsdoc([`As above, but resolves to null if the ETag of the record is still \`ifNoneMatch\`.`], '  ')}${conditional}`,
    ].join('\n');
  }
  const media = documentsOf(node);
  if (media.length > 0)
    return [
      `${doc}${signature(`options?: JsonOptions${extra}`, result)}`,
      ...media.map((type) => {
        const data = type.startsWith('text/') ? 'string' : 'Uint8Array';
        return `${tsdoc([`As above, but resolves to a document of the type \`${type}\`.`], '  ')}${signature(`options: DocumentOptions<'${type}'>${extra}`, `Call<${data}>`)}`;
      }),
    ].join('\n');
  const options =
    operation.method === 'GET' ? 'RequestOptions' : takes('If-Match') ? 'ChangeOptions' : 'WriteOptions';
  return `${doc}${signature(`options?: ${options}${extra}`, result)}`;
}

function resultType(document: Node, { node, isList }: Operation): string {
  const named = resultName(document, node, isList);
  if (named) return named;
  const [, success] = successOf(node);
  const schema = success.content?.['application/json']?.schema;
  if (schema) return typeOf(isList ? schema.properties.data.items : schema, '  ');
  return success.content ? 'string' : 'void';
}

/** The media types in which an operation that responds with JSON can also respond. */
export function documentsOf(node: Node): string[] {
  const types = Object.keys(successOf(node)[1].content ?? {});
  return types.includes('application/json') ? types.filter((type) => type !== 'application/json') : [];
}

/** The name of the schema of the result, or of the records of a page, if it has one. */
export function resultName(document: Node, node: Node, isList: boolean): string | undefined {
  const ref: string | undefined = successOf(node)[1].content?.['application/json']?.schema.$ref;
  if (!ref || !isList) return ref && refName(ref);
  const item: string | undefined = document.components.schemas[refName(ref)].properties.data.items.$ref;
  return item && refName(item);
}

function methodDoc(document: Node, operation: Operation): string {
  const { node, pathParameters, query, queryFirst } = operation;
  const scopes: string[] = node.security?.[0]?.apiKey ?? [];
  const emits: string[] = node['x-emits'] ?? [];
  const errors = Object.entries<Node>(node.responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, { $ref: ref = '' }]) => {
      const codes: string[] =
        document.components.responses[ref.replace('#/components/responses/', '')]['x-codes'];
      const kind = errorClasses[status] ?? (Number(status) >= 500 ? 'ServerError' : 'BadRequestError');
      return `@throws ${kind} ${status}: ${codes.map((code) => `\`${code}\``).join(', ')}`;
    });
  const parameters: Node[] = node.parameters.filter((parameter: Node) => parameter.in === 'path');
  return tsdoc(
    [
      `${node.summary}.`,
      node.description,
      scopes.length > 0 && `Required scope: ${scopes.map((scope) => `\`${scope}\``).join(', ')}.`,
      node.security?.length === 0 && 'Does not need an API key.',
      emits.length > 0 && `Emits ${emits.map((event) => `\`${event}\``).join(', ')}.`,
      [
        ...pathParameters.map(
          (name) =>
            `@param ${camel(name)} - ${parameters.find((parameter) => parameter.name === name)?.description}`,
        ),
        ...(queryFirst ? [`@param query - ${query.map(({ name }) => `\`${name}\``).join(', ')}.`] : []),
        ...(node.requestBody ? ['@param body - The request body.'] : []),
        '@param options - Timeouts, retries, headers and abort signal of this call.',
        ...errors,
      ].join('\n'),
      `@example\n\`\`\`ts\n${example(operation, pathParameters.map(camel))}\n\`\`\``,
    ],
    '  ',
  );
}

/** Example code that calls the method with these path parameters. */
export function example({ resource, verb, query, node, isList }: Operation, path: readonly string[]): string {
  const needed = query.filter(({ example }) => example !== undefined);
  const body = node.requestBody?.content['application/json'].example;
  const objects = [
    ...(needed.length > 0
      ? [Object.fromEntries(needed.map(({ name, example: value }) => [name, value]))]
      : []),
    ...(body ? [body] : []),
  ];
  const call = (width?: number) => {
    const values = [...path, ...objects.map((value) => literal(value, '', width))];
    return `client.${camel(resource)}.${camel(verb)}(${values.join(', ')})`;
  };
  const [line = ''] = call().split('\n');
  const whole = line.length > 60 ? call(0) : call();
  if (isList) return `for await (const record of ${whole}) {\n  console.log(record);\n}`;
  const documents = documentsOf(node).map((type) => {
    const name = type === 'application/pdf' ? 'pdf' : 'page';
    return `\nconst ${name} = await ${whole.slice(0, -1)}, { accept: '${type}' });`;
  });
  return `const result = await ${whole};${documents.join('')}`;
}

/** A JSON value as a TypeScript literal, on several lines if one line would be longer than `width`. */
function literal(value: unknown, indent = '', width = 40): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const [open, close, pad] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', ' '];
  const members = Array.isArray(value)
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(
        ([key, item]) => `${/^\w+$/.test(key) ? key : literal(key)}: ${literal(item, inner)}`,
      );
  if (members.length === 0) return open + close;
  const line = `${open}${pad}${members.join(', ')}${pad}${close}`;
  return line.length > width || line.includes('\n')
    ? `${open}\n${members.map((member) => `${inner}${member},\n`).join('')}${indent}${close}`
    : line;
}

export function successOf(node: Node): [string, Node] {
  const [status, response] =
    Object.entries<Node>(node.responses).find(([code]) => code.startsWith('2')) ?? [];
  if (!status || !response) throw new Error(`${node.operationId}: no response for success`);
  return [status, response];
}

const camel = (text: string): string =>
  text.replace(/[-_.]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
