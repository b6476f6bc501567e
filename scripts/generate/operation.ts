import { anyOf, capital, pascal, withArticle } from './names.ts';
import { fillEnums, schemaRef } from './nodes.ts';
import { errorCodes } from './operation-errors.ts';
import { factsOf, type OperationFacts } from './operation-facts.ts';
import { idSchema } from './relations.ts';
import { type ProblemResponses, pageHeaders, responseHeaders } from './responses.ts';
import { pageSchema } from './schemas.ts';
import { conditionalScopes } from './scopes-if.ts';
import type { Node, Source } from './source.ts';

/** Expands the operations of the sources; shared schemas and responses that they need are added to the document. */
export class Operations {
  readonly #source: Source;
  readonly #schemas: Record<string, Node>;
  readonly #problems: ProblemResponses;
  readonly #enums: Record<string, string[]>;

  constructor(source: Source, schemas: Record<string, Node>, problems: ProblemResponses) {
    this.#source = source;
    this.#schemas = schemas;
    this.#problems = problems;
    this.#enums = { scopes: Object.keys(source.root['x-scopes']), events: Object.keys(source.events) };
  }

  /** An operation with all its parameters, responses and errors. */
  expand(path: string, method: string, own: Node): Node {
    const source = this.#source;
    const operation = factsOf(source, this.#schemas, path, method, own);
    const { id, action, verb, isList, isRead, bodyName, bodySchema } = operation;
    const scopesIf = operation.scopes
      ? conditionalScopes(source, bodySchema, operation.resultSchema ?? {})
      : [];
    const emits: string[] = own['x-emits'] ?? [];
    return fillEnums(
      {
        operationId: id,
        tags: own.tags,
        ...texts(source, operation),
        security: own.security,
        ...(scopesIf.length > 0 ? { 'x-scopes-if': scopesIf } : {}),
        ...(emits.length > 0 ? { 'x-emits': emits } : {}),
        ...(operation.record ? { 'x-record': operation.recordName } : {}),
        ...(own['x-secret'] ? { 'x-secret': true } : {}),
        ...(own['x-audited'] ? { 'x-audited': true } : {}),
        ...(own['x-max-body'] ? { 'x-max-body': own['x-max-body'] } : {}),
        ...(own['x-token'] ? { 'x-token': own['x-token'] } : {}),
        ...(own['x-query-token'] ? { 'x-query-token': own['x-query-token'] } : {}),
        ...(action ? { 'x-action': verb } : {}),
        ...(isList ? { 'x-page': own['x-log'] ? 'log' : 'record' } : {}),
        parameters: parameters(source, operation),
        ...(bodyName && bodySchema
          ? {
              requestBody: {
                required:
                  verb === 'create' ||
                  Boolean(bodySchema.required?.length) ||
                  bodySchema['x-required-unless'] !== undefined,
                content: {
                  'application/json': { schema: schemaRef(bodyName), example: bodySchema.example },
                },
              },
            }
          : {}),
        responses: {
          [operation.status]: this.#success(operation),
          ...(operation.ifNoneMatch
            ? {
                304: {
                  description: 'The record has not changed.',
                  headers: responseHeaders(304, 'ETag', ...readHeaders, ...pageHeaders(own['x-media'])),
                },
              }
            : {}),
          ...this.#problems.of(errorCodes(source, operation), !isRead),
        },
      },
      this.#enums,
    );
  }

  #success({ own, verb, record, status, resultName, resultSchema, isRead, isList }: OperationFacts): Node {
    const { 'x-content': content, 'x-media': media = [] } = own;
    // A part of a record that is read and changed under the version of the record has the ETag of the record.
    const hasTag =
      !isList &&
      ((content && !content.stream) ||
        resultSchema?.['x-record'] ||
        (record && ['get', 'update'].includes(verb)));
    return {
      description: isList
        ? 'A page of results.'
        : (resultSchema?.description?.split('\n\n')[0] ?? content?.description ?? 'Done.'),
      headers: responseHeaders(
        status,
        ...(hasTag ? ['ETag'] : []),
        ...(verb === 'create' ? ['Location'] : []),
        ...(isList && record ? ['Service-Watermark'] : []),
        ...(isRead ? readHeaders : ['Idempotent-Replayed']),
        ...pageHeaders(media),
      ),
      content: content
        ? {
            [content.type]: {
              schema: { type: 'string', maxLength: content.max_length },
              example: content.example,
            },
          }
        : {
            'application/json': this.#json(resultName, resultSchema, isList),
            ...Object.fromEntries(media.map((type: string) => [type, { schema: mediaSchema(type) }])),
          },
    };
  }

  #json(name: string, schema: Node | undefined, isList: boolean): Node {
    if (!isList) return { schema: schemaRef(name), example: schema?.example };
    const page = `${name}Page`;
    this.#schemas[page] ??= pageSchema(name, schema?.example);
    return { schema: schemaRef(page), example: this.#schemas[page].example };
  }
}

const readHeaders = ['Service-Read-From', 'Service-Replica-Time'];

/** The schema of a response that is not JSON. */
const mediaSchema = (type: string): Node => ({
  type: 'string',
  format: type.startsWith('text/') ? 'html' : 'binary',
});

function parameters(source: Source, operation: OperationFacts): Node[] {
  const { own, direction, isList, isRead, record } = operation;
  const p = source.common.parameters;
  const paging = [
    p.limit,
    p.starting_after,
    { ...p.order, schema: { ...p.order.schema, default: direction } },
  ];
  const filters = [p.archived, p.created_after, p.created_before, p.updated_after, p.external_id];
  return [
    ...operation.pathParameters.map((name) => pathParameter(source, name)),
    ...(isList ? paging : []),
    ...(isList && record ? filters : []),
    ...(own.parameters ?? []),
    operation.isToken ? p.service_version_unpinned : p.service_version,
    ...(isRead ? [] : [p.idempotency_key]),
    ...(operation.ifMatch ? [p.if_match] : []),
    ...(operation.ifNoneMatch ? [p.if_none_match] : []),
    ...(operation.isRead && !operation.isToken ? [p.read_from] : []),
  ];
}

/** A path parameter: the identifier of a record of the kind in its name. */
function pathParameter({ schemas }: Source, name: string): Node {
  const object = name.replace(/_id$/, '');
  const { example, 'x-record': record }: Node = schemas[pascal(object)] ?? {};
  const prefix: string | undefined = example?.id?.split('_')[0];
  if (!prefix) throw new Error(`{${name}}: no schema ${pascal(object)} with an id in its example`);
  return {
    name,
    in: 'path',
    required: true,
    description: `Identifier of the ${record?.one ?? object.replaceAll('_', ' ')}, prefix \`${prefix}_\`.`,
    schema: idSchema([prefix]),
  };
}

/** The summary and the description: its own, or those of all operations with this verb. */
function texts(source: Source, { own, verb, record, path, direction, action, states }: OperationFacts) {
  const standard = source.common.verbs[verb];
  const fill = (text: string | undefined) =>
    text
      ?.replaceAll('{a}', withArticle(record?.one ?? ''))
      .replaceAll('{one}', record?.one)
      .replaceAll('{many}', record?.many)
      .replaceAll('{owner}', ownerName(source, path))
      .replaceAll('{order}', direction === 'asc' ? 'oldest' : 'newest');
  return {
    summary: own.summary ?? fill(standard?.summary ?? `${capital(verb.replaceAll('-', ' '))} {a}`),
    description: [
      (own.description ?? fill(standard?.description))?.trim(),
      action && transitionText(action, states, Boolean(own['x-secret'])),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** The name of the record that owns the records of a list: the one in its path, or the school. */
function ownerName({ schemas }: Source, path: string): string {
  const [, parameter] = path.match(/\{(\w+)_id\}/) ?? [];
  return parameter ? schemas[pascal(parameter)]?.['x-record'].one : 'school';
}

function transitionText({ from, to }: Node, states: string[], makesSecret: boolean): string {
  const repeated = from.includes(to) && !makesSecret ? ' Repeating the request has no effect.' : '';
  if (states.every((state) => from.includes(state))) return `Sets the status to \`${to}\`.${repeated}`;
  const change = from.every((state: string) => state === to) ? '' : ` and sets it to \`${to}\``;
  return `Requires the status ${anyOf(from)}${change}; with any other status the response is 409 \`invalid_state_transition\`.${repeated}`;
}
