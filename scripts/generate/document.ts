import { introduce } from './introduction.ts';
import { pascal } from './names.ts';
import { schemaRef, sortKeys } from './nodes.ts';
import { Operations } from './operation.ts';
import { ProblemResponses } from './responses.ts';
import { envelopeSchema, expandSchemas } from './schemas.ts';
import { roleScopes } from './scopes-if.ts';
import type { EventSource, Node, Source } from './source.ts';
import { describeDelivery } from './webhook-delivery.ts';

/** Joins the sources into the OpenAPI document: each operation with all its parameters, responses and errors. */
export function buildDocument(source: Source): Node {
  const schemas = expandSchemas(source);
  const problems = new ProblemResponses(source.errors);
  const operations = new Operations(source, schemas, problems);
  const { 'x-scopes': scopes, 'x-role-scopes': _listed, ...root } = source.root;
  const paths: Record<string, Record<string, Node>> = {};
  for (const [path, methods] of Object.entries(source.paths)) {
    paths[path] = {};
    for (const [method, operation] of Object.entries(methods))
      paths[path][method] = operations.expand(path, method, operation);
  }
  const webhooks: Record<string, Node> = {};
  const { parameters: headers, delivery, received, failed } = source.common.webhook;
  const newest: string = root['x-versions'].at(-1).date;
  for (const [type, event] of Object.entries(source.events)) {
    const data = schemas[event.data];
    if (!data) throw new Error(`event ${type}: no schema ${event.data}`);
    const name = `${pascal(type)}Event`;
    schemas[name] = envelopeSchema(type, data, event, schemas.Event ?? {}, newest);
    webhooks[type] = {
      post: {
        operationId: type,
        tags: ['webhooks'],
        // The first sentence.
        summary: event.description.replace(/\.(\s.*)?$/s, ''),
        description: `${event.description} Sent to endpoints that can read its records (scope \`${scopeOf(type, event, paths, schemas)}\`), of version ${event.since} and later${event.formerly ? `; endpoints of older versions receive \`${event.formerly}\`` : ''}.`,
        'x-since': event.since,
        'x-scope': scopeOf(type, event, paths, schemas),
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
    'x-versions': describeVersions(root['x-versions'], source.events),
    info: { ...root.info, description: introduce(root.info.description, source.tags, paths, scopes) },
    'x-scopes': scopes,
    'x-role-scopes': roleScopes(source),
    'x-webhook-delivery': delivery,
    'x-errors': source.errors,
    'x-values': source.values,
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

/** What changed in each version, with the event types that it added. All of those of the first version are new. */
function describeVersions(
  [first, ...later]: Node[],
  events: Record<string, EventSource>,
): (Node | undefined)[] {
  const described = later.map(({ date, description }) => {
    const added = Object.entries(events).filter(([, { since }]) => since === date);
    const names = added.map(([type]) => `\`${type}\``);
    const replaced = added.flatMap(([type, { formerly }]) =>
      formerly ? [`\`${formerly}\` instead of \`${type}\``] : [],
    );
    const sentences = [
      description,
      names.length > 0 && `Adds the events ${names.join(', ')}.`,
      replaced.length > 0 && `Endpoints of older versions receive ${replaced.join(', ')}.`,
    ];
    return { date, description: sentences.filter(Boolean).join(' ') };
  });
  return [first, ...described];
}

/** The scope for reading the records of an event: that of the operation that returns the kind of record that it is about. */
function scopeOf(
  type: string,
  { on = [], scope }: EventSource,
  paths: Record<string, Record<string, Node>>,
  schemas: Record<string, Node>,
): string {
  if (scope) return scope;
  const [object] = on[0]?.split('.') ?? [];
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const gets = operations.find(
    (operation) =>
      operation.operationId.endsWith('.get') &&
      schemas[operation['x-record']]?.properties.object.const === object,
  );
  const [only, ...others]: string[] = gets?.security[0]?.apiKey ?? [];
  if (only === undefined || others.length > 0)
    throw new Error(`event ${type}: name the \`scope\` of its records`);
  return only;
}
