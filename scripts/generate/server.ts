import { declaration, refName, typeOf } from './interfaces.ts';
import { mapValues } from './nodes.ts';
import { documentsOf, type Operation, operationsOf } from './sdk.ts';
import type { Node } from './source.ts';
import { without } from './without.ts';

/** What a type does not show; text with known values can have other values too. */
const untyped = ['summary', 'description', 'x-extensible-enum'];

/**
 * The types of the document that handlers need: schemas, and the parameters, bodies and results of operations. Those that
 * are the same for a client are the client's.
 */
export function serverTypes(document: Node): string {
  const schemas = Object.entries<Node>(without(document.components.schemas, untyped, true));
  const clients = clientTypes(document);
  const operations = operationsOf(document);
  const resources = [...Map.groupBy(operations, ({ resource }) => resource)];
  return [
    `import type {\n${[...clients].map((name) => `  ${name},`).join('\n')}\n} from '@rollbook/sdk';`,
    ...schemas
      .filter(([name]) => !clients.has(name))
      .map(([name, schema]) => declaration(name, withDefaults(schema))),
    `export interface Schemas {\n${schemas.map(([name]) => `  ${name}: ${name};`).join('\n')}\n}`,
    `export interface Operations {\n${operations.map(handledType).join('\n')}\n}`,
    `/** The operations of each resource, by verb. */\nexport interface Resources {\n${resources
      .map(
        ([name, list]) =>
          `  '${name}': {\n${list.map(({ verb, id }) => `    '${verb}': '${id}';`).join('\n')}\n  };`,
      )
      .join('\n')}\n}`,
  ].join('\n\n');
}

/** The schemas whose types are the same for a client, and so are those to which they refer. */
function clientTypes(document: Node): Set<string> {
  const ours: Record<string, Node> = without(document.components.schemas, untyped, true);
  const theirs: Record<string, Node> = without(document.components.schemas, ['description'], true);
  const same = new Set(
    Object.keys(ours).filter(
      // A client has the union of all events in place of the envelope.
      (name) =>
        name !== 'Event' &&
        declaration(name, withDefaults(ours[name] ?? {})) === declaration(name, theirs[name] ?? {}),
    ),
  );
  const isClosed = (name: string) =>
    [...JSON.stringify(ours[name]).matchAll(/"#\/components\/schemas\/(\w+)"/g)].every(([, to = '']) =>
      same.has(to),
    );
  for (let before = 0; before !== same.size; ) {
    before = same.size;
    for (const name of same) if (!isClosed(name)) same.delete(name);
  }
  return same;
}

/** An operation as its handler sees it: validated, with the default values of the body and of pages. */
function handledType({ id, method, pathParameters, query, node, isList }: Operation): string {
  const always = (parameter: Node) =>
    parameter.required || (isList && /^(limit|order)$/.test(parameter.name));
  const body: string | undefined = node.requestBody?.content['application/json'].schema.$ref;
  const success = Object.entries<Node>(node.responses).find(([status]) => status.startsWith('2'))?.[1];
  const json = success?.content['application/json'];
  const members = {
    path: parameters(pathParameters.map((name) => ({ name, required: true, schema: { type: 'string' } }))),
    query: parameters(query.map((parameter) => ({ ...parameter, required: always(parameter) }))),
    body: !body ? 'never' : node.requestBody.required ? refName(body) : `Partial<${refName(body)}>`,
    result: json ? refName(json.schema.$ref) : 'never',
    write: method !== 'GET',
    action: Boolean(node['x-action']),
  };
  return `  '${id}': {\n${Object.entries(members)
    .map(([key, type]) => `    ${key}: ${type};`)
    .join('\n')}\n  };`;
}

function parameters(list: readonly Node[]): string {
  if (list.length === 0) return 'Record<never, never>';
  return typeOf(
    {
      type: 'object',
      required: list.filter(({ required }) => required).map(({ name }) => name),
      properties: Object.fromEntries(list.map(({ name, schema }) => [name, without(schema, untyped)])),
    },
    '    ',
  );
}

/** A schema after validation, which sets the properties that have a default. */
function withDefaults(value: Node): Node {
  if (Array.isArray(value)) return value.map(withDefaults);
  if (typeof value !== 'object' || value === null) return value;
  const schema: Node = mapValues(value, withDefaults);
  if (!schema.properties) return schema;
  const set = Object.entries<Node>(schema.properties).filter(
    ([, property]) => property.default !== undefined,
  );
  return { ...schema, required: [...(schema.required ?? []), ...set.map(([name]) => name)] };
}

/** The operation table, the events and the error catalog, as constants from which the server derives its types. */
export function serverTable(document: Node): string {
  const operations: Record<string, Node> = {};
  for (const [path, item] of Object.entries<Record<string, Node>>(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const [status, success] =
        Object.entries<Node>(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
      const json = success?.content['application/json'];
      const body = operation.requestBody?.content['application/json'].schema.$ref;
      operations[operation.operationId] = {
        method: method.toUpperCase(),
        path,
        scopes: operation.security[0]?.apiKey ?? [],
        token: operation['x-token'] ?? null,
        queryToken: operation['x-query-token'] ?? null,
        write: method !== 'get',
        status: Number(status),
        body: body ? refName(body) : null,
        bodyRequired: operation.requestBody?.required ?? false,
        result: json ? refName(json.schema.$ref) : '',
        content: json ? null : Object.keys(success?.content ?? {})[0],
        page: operation['x-page'] ?? null,
        emits: operation['x-emits'] ?? [],
        conditional: operation.parameters.some((parameter: Node) =>
          /^If-(None-)?Match$/.test(parameter.name),
        ),
        audited: operation['x-audited'] ?? false,
        personal: operation.responses['410']?.$ref.includes('stored_response_erased') ?? false,
        maxBody: operation['x-max-body'] ?? 0,
        action: operation['x-action'] ?? null,
        media: documentsOf(operation),
      };
    }
  }
  const events = mapValues(document.webhooks, (item) => ({
    since: item.post['x-since'],
    scope: item.post['x-scope'],
    on: item.post['x-on'] ?? [],
    when: item.post['x-when'] ?? {},
    formerly: item.post['x-formerly'] ?? null,
    data: refName(
      document.components.schemas[refName(item.post.requestBody.content['application/json'].schema.$ref)]
        .properties.data.$ref,
    ),
  }));
  const errors = mapValues(document['x-errors'], ({ status, title }) => ({ status, title }));
  const versions = document['x-versions'].map((version: Node) => version.date);
  return [
    "import type { Operations, Schemas } from './types.ts';",
    `export const versions = ${JSON.stringify(versions)} as const;`,
    `export const scopes = ${JSON.stringify(Object.keys(document['x-scopes']))} as const;`,
    `export const roleScopes = ${JSON.stringify(document['x-role-scopes'])} as const;`,
    operationType(Object.values(operations)),
    // A type of its own for each entry would be a union of hundreds of types wherever an operation is looked up.
    `export const operations: Readonly<Record<keyof Operations, Operation>> = ${table(operations)};`,
    `export const events = ${table(events)} as const;`,
    `export const errors = ${table(errors)} as const;`,
  ].join('\n\n');
}

/** The type of an entry of the operation table. */
function operationType(entries: readonly Node[]): string {
  const values = (key: string) =>
    [...new Set(entries.map((entry) => entry[key]))].map((value) => JSON.stringify(value)).join(' | ');
  return `export interface Operation {
  readonly method: ${values('method')};
  readonly path: string;
  readonly scopes: readonly (typeof scopes)[number][];
  readonly token: ${values('token')};
  readonly queryToken: ${values('queryToken')};
  readonly write: boolean;
  readonly status: number;
  readonly body: keyof Schemas | null;
  readonly bodyRequired: boolean;
  /** Empty if the result is not JSON. */
  readonly result: keyof Schemas | '';
  /** The media type of a result that is not JSON. */
  readonly content: ${values('content')};
  readonly page: ${values('page')};
  readonly emits: readonly (keyof typeof events)[];
  readonly conditional: boolean;
  readonly audited: boolean;
  /** Whether its stored response is erased with the people whom it names. */
  readonly personal: boolean;
  readonly maxBody: number;
  readonly action: ${values('action')};
  /** Other media types in which the result can be requested. */
  readonly media: readonly string[];
}`;
}

const table = (entries: Record<string, Node>): string =>
  `{\n${Object.entries(entries)
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`)
    .join('\n')}\n}`;
