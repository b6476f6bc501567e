import { introduce } from './introduction.ts';
import { idSchema, isAboutPeople, isNeeded, needsOthers, refIn } from './relations.ts';
import { ProblemResponses, responseHeaders } from './responses.ts';
import { envelopeSchema, expandSchemas, fillEnums, pageSchema, schemaRef, withArticle } from './schemas.ts';
import { conditionalScopes } from './scopes-if.ts';
import type { Node, Source } from './source.ts';
import { describeDelivery } from './webhook-delivery.ts';

const read = new Set(['get']);

/** Joins the sources into the OpenAPI document: each operation with all its parameters, responses and errors. */
export function buildDocument(source: Source): Node {
  const schemas = expandSchemas(source);
  const problems = new ProblemResponses(source.errors);
  const { 'x-scopes': scopes, ...root } = source.root;
  const paths: Record<string, Record<string, Node>> = {};
  for (const [path, operations] of Object.entries(source.paths)) {
    paths[path] = {};
    for (const [method, operation] of Object.entries(operations)) {
      paths[path][method] = expandOperation(source, schemas, problems, path, method, operation);
    }
  }
  const webhooks: Record<string, Node> = {};
  const { parameters: headers, delivery, received, failed } = source.common.webhook;
  const newest: string = root['x-versions'].at(-1).date;
  for (const [type, event] of Object.entries(source.events)) {
    const data = schemas[event.data];
    if (!data) throw new Error(`event ${type}: no schema ${event.data}`);
    const name = `${pascal(type)}Event`;
    schemas[name] = envelopeSchema(type, data, event.data, {
      ...schemas.Event,
      description: event.description,
      // The schemas describe the data of the newest version.
      example: { ...schemas.Event?.example, version: newest },
    });
    webhooks[type] = {
      post: {
        operationId: type,
        tags: ['webhooks'],
        summary: event.description.replace(/\.$/, ''),
        description: `${event.description} Sent to endpoints of version ${event.since} and later${event.formerly ? `; endpoints of older versions receive \`${event.formerly}\`` : ''}.`,
        'x-since': event.since,
        ...(event.on ? { 'x-on': event.on } : {}),
        ...(event.when ? { 'x-when': event.when } : {}),
        ...(event.formerly ? { 'x-formerly': event.formerly } : {}),
        security: [],
        parameters: headers,
        requestBody: {
          required: true,
          content: { 'application/json': { schema: schemaRef(name), example: schemas[name].example } },
        },
        responses: {
          '2XX': { description: describeDelivery(received, delivery) },
          default: { description: describeDelivery(failed, delivery) },
        },
      },
    };
  }
  return {
    ...root,
    info: { ...root.info, description: introduce(root.info.description, source.tags, paths, scopes) },
    'x-scopes': scopes,
    'x-webhook-delivery': delivery,
    'x-errors': source.errors,
    tags: source.tags.map(({ 'x-title': title, ...tag }) => ({ ...tag, 'x-displayName': title })),
    paths,
    webhooks,
    components: {
      ...root.components,
      headers: source.common.headers,
      responses: sortKeys(problems.components),
      schemas: sortKeys(schemas),
    },
  };
}

/** The schema of a response that is not JSON. */
const mediaSchema = (type: string): Node => ({
  type: 'string',
  format: type.startsWith('text/') ? 'html' : 'binary',
});

/** Whether the last record that a path names can be archived. */
const isArchived = (source: Source, path: string): boolean =>
  source.paths[path.slice(0, path.lastIndexOf('}') + 1)]?.delete !== undefined;

function expandOperation(
  source: Source,
  schemas: Record<string, Node>,
  problems: ProblemResponses,
  path: string,
  method: string,
  operation: Node,
): Node {
  const {
    'x-record': recordName,
    'x-log': logName,
    'x-order': order,
    'x-body': bodyName,
    'x-result': resultName,
    'x-status': status,
    'x-emits': emits = [],
    'x-errors': errors = [],
    'x-secret': secret,
    'x-audited': audited,
    'x-list': lists,
    'x-media': media = [],
    'x-max-body': maxBody,
    'x-token': token,
    'x-query-token': queryToken,
    'x-content': content,
    operationId,
    summary,
    description,
    parameters = [],
    security,
    tags,
  } = operation;
  const verb: string = operationId.split('.')[1];
  const record = recordName ? source.schemas[recordName]?.['x-record'] : undefined;
  const isRead = read.has(method);
  const isList = Boolean(logName || lists) || (verb === 'list' && Boolean(record));
  const action = record?.states?.[verb];
  const direction: string = order ?? (logName ? 'desc' : 'asc');
  const pathParameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const onRecord = Boolean(record) && !isList && verb !== 'create';
  const standardBody = record && { create: `${recordName}Create`, update: `${recordName}Update` }[verb];
  const body: string | undefined = bodyName ?? standardBody;
  const one: string = resultName ?? recordName ?? logName;
  const schema = schemas[one];
  if (Boolean(schema) === Boolean(content))
    throw new Error(`${operationId}: needs either a schema for the result or other content`);
  const result = isList ? `${one}Page` : one;
  if (isList && schema) schemas[result] ??= pageSchema(one, schema.example);
  const bodySchema = body ? schemas[body] : undefined;
  if (body && !bodySchema) throw new Error(`${operationId}: no schema ${body}`);
  if (bodySchema && bodySchema.additionalProperties !== false)
    throw new Error(`${body}: a request body must refuse unknown fields`);
  const successStatus: number = status ?? (verb === 'create' ? 201 : 200);
  const texts = source.common.verbs[verb];
  const fill = (text: string | undefined) =>
    text
      ?.replaceAll('{a}', withArticle(record?.one ?? ''))
      .replaceAll('{one}', record?.one)
      .replaceAll('{many}', record?.many)
      .replaceAll('{owner}', ownerName(source, path))
      .replaceAll('{order}', direction === 'asc' ? 'oldest' : 'newest');
  const p = source.common.parameters;
  const paging = [
    p.limit,
    p.starting_after,
    { ...p.order, schema: { ...p.order.schema, default: direction } },
  ];
  const recordFilters = [p.archived, p.created_after, p.created_before, p.updated_after, p.external_id];
  const ifMatch = !isRead && onRecord;
  // Fields that are counted or computed when a record is read change without a new version of the record.
  const changesUnseen =
    Object.values<Node>(source.schemas[recordName]?.properties ?? {}).some((p) => p['x-counted']) ||
    Object.values<Node>(record?.states ?? {}).some(({ once }) => once);
  const ifNoneMatch = isRead && (Boolean(content) || (Boolean(record) && !isList && !changesUnseen));

  // A part of a record that is read and changed under the version of the record has the ETag of the record.
  const hasTag = !isList && (content || schema?.['x-record'] || (record && ['get', 'update'].includes(verb)));

  const codes = new Set<string>(errors);
  const add = (...more: string[]) => {
    for (const code of more) codes.add(code);
  };
  add('invalid_parameter', 'unknown_parameter', 'unsupported_version');
  add('rate_limited', 'internal_error', 'unavailable', 'overloaded');
  if (!isRead || audited) add('outcome_unknown');
  // An operation takes either an API key or a token in the body.
  const scopes: string[] | undefined = security[0]?.apiKey;
  if (Boolean(scopes) === Boolean(token)) throw new Error(`${operationId}: takes either a key or a token`);
  if (scopes) add('missing_api_key', 'invalid_api_key', 'expired_api_key');
  if (scopes?.length) add('insufficient_scope');
  if (isList) add('invalid_cursor');
  if (media.length > 0) add('not_acceptable');
  if (Object.values<Node>(bodySchema?.properties ?? {}).some(refIn)) add('unknown_reference');
  // A record that becomes active again needs valid references, as a new one does.
  const ended: string[] = record?.ended ?? [];
  const begins =
    action && !ended.includes(action.to) && action.from.some((state: string) => ended.includes(state));
  if ((verb === 'restore' || begins) && needsOthers(source.schemas[recordName] ?? {}))
    add('unknown_reference');
  if (verb === 'archive' && isNeeded(source, recordName)) add('resource_in_use');
  if (pathParameters.length > 0 || queryToken) add('not_found');
  if (!isRead) {
    add('invalid_json', 'validation_failed', 'unknown_field', 'payload_too_large', 'unsupported_media_type');
    add('invalid_idempotency_key', 'idempotency_key_in_use', 'idempotency_key_reused');
  }
  // External ids and other unique values are claimed when a record is created, changed or restored.
  const claims = verb === 'create' || (pathParameters.length > 0 && ['update', 'restore'].includes(verb));
  if (record && !bodyName && claims) add('already_exists');
  if (ifMatch) add('precondition_failed');
  if (ifMatch && !['archive', 'restore', 'erase'].includes(verb) && isArchived(source, path))
    add('resource_archived');
  // What is written is encrypted with the key of the person whom it concerns, which the erasure destroys.
  if (!isRead && record && verb !== 'archive' && isAboutPeople(recordName, source.schemas[recordName] ?? {}))
    add('resource_erased');
  // A sub-resource is created under a record that is not archived.
  if (record && verb === 'create' && isArchived(source, path)) add('resource_archived');
  const states: string[] = source.schemas[recordName]?.properties?.status?.enum ?? [];
  if (action && !states.every((state) => action.from.includes(state))) add('invalid_state_transition');

  const scopesIf = scopes ? conditionalScopes(source, bodySchema, schema ?? {}) : [];
  return fillEnums(
    {
      operationId,
      tags,
      summary: summary ?? fill(texts?.summary ?? `${capital(verb)} {a}`),
      description: [
        (description ?? fill(texts?.description))?.trim(),
        action && transitionText(action, states, Boolean(secret)),
      ]
        .filter(Boolean)
        .join(' '),
      security,
      ...(scopesIf.length > 0 ? { 'x-scopes-if': scopesIf } : {}),
      ...(emits.length > 0 ? { 'x-emits': emits } : {}),
      ...(record ? { 'x-record': recordName } : {}),
      ...(secret ? { 'x-secret': true } : {}),
      ...(audited ? { 'x-audited': true } : {}),
      ...(maxBody ? { 'x-max-body': maxBody } : {}),
      ...(token ? { 'x-token': token } : {}),
      ...(queryToken ? { 'x-query-token': queryToken } : {}),
      ...(action ? { 'x-action': verb } : {}),
      ...(isList ? { 'x-page': logName ? 'log' : 'record' } : {}),
      parameters: [
        ...pathParameters.map((name) => pathParameter(source, name)),
        ...(isList ? paging : []),
        ...(isList && record ? recordFilters : []),
        ...parameters,
        token ? p.service_version_unpinned : p.service_version,
        ...(isRead ? [] : [p.idempotency_key]),
        ...(ifMatch ? [p.if_match] : []),
        ...(ifNoneMatch ? [p.if_none_match] : []),
      ],
      ...(body && bodySchema
        ? {
            requestBody: {
              required: Boolean(bodySchema.required?.length) || verb === 'create',
              content: { 'application/json': { schema: schemaRef(body), example: bodySchema.example } },
            },
          }
        : {}),
      responses: {
        [successStatus]: {
          description: isList
            ? 'A page of results.'
            : (schema?.description?.split('\n\n')[0] ?? content?.description ?? 'Done.'),
          headers: responseHeaders(
            successStatus,
            ...(hasTag ? ['ETag'] : []),
            ...(verb === 'create' ? ['Location'] : []),
            ...(isRead ? [] : ['Idempotent-Replayed']),
          ),
          content: content
            ? {
                [content.type]: {
                  schema: { type: 'string', maxLength: content.max_length },
                  example: content.example,
                },
              }
            : {
                'application/json': { schema: schemaRef(result), example: schemas[result]?.example },
                ...Object.fromEntries(media.map((type: string) => [type, { schema: mediaSchema(type) }])),
              },
        },
        ...(ifNoneMatch
          ? { 304: { description: 'The record has not changed.', headers: responseHeaders(304, 'ETag') } }
          : {}),
        ...problems.of(codes, !isRead),
      },
    },
    { scopes: Object.keys(source.root['x-scopes']), events: Object.keys(source.events) },
  );
}

/** The name of the record that owns the records of a list: the one in its path, or the school. */
function ownerName({ schemas }: Source, path: string): string {
  const [, parameter] = path.match(/\{(\w+)_id\}/) ?? [];
  return parameter ? schemas[pascal(parameter)]?.['x-record'].one : 'school';
}

/** A path parameter: the identifier of a record of the kind that its name says. */
function pathParameter({ schemas }: Source, name: string): Node {
  const object = name.replace(/_id$/, '');
  const prefix: string | undefined = schemas[pascal(object)]?.example?.id?.split('_')[0];
  if (!prefix) throw new Error(`{${name}}: no schema ${pascal(object)} with an id in its example`);
  return {
    name,
    in: 'path',
    required: true,
    description: `Identifier of the ${object.replaceAll('_', ' ')}, prefix \`${prefix}_\`.`,
    schema: idSchema([prefix]),
  };
}

const transitionText = ({ from, to }: Node, states: string[], makesSecret: boolean): string => {
  const repeated = from.includes(to) && !makesSecret ? ' Repeating the request has no effect.' : '';
  if (states.every((state) => from.includes(state))) return `Sets the status to \`${to}\`.${repeated}`;
  const names = anyOf.format(from.map((state: string) => `\`${state}\``));
  const change = from.every((state: string) => state === to) ? '' : ` and sets it to \`${to}\``;
  return `Requires the status ${names}${change}; with any other status the response is 409 \`invalid_state_transition\`.${repeated}`;
};

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const pascal = (text: string): string =>
  text.replace(/(^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, _separator, letter: string) => letter.toUpperCase());

const sortKeys = (object: Record<string, Node>): Record<string, Node> =>
  Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));
