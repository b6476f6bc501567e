import { fillEnums, mapValues, schemaRef } from './nodes.ts';
import { problemSchema } from './problem-schema.ts';
import { expandRecord, output } from './record-schemas.ts';
import type { EventSource, Node, Source } from './source.ts';

/** Expands the schemas: records with their common fields, their request bodies, pages, problems and envelopes. */
export function expandSchemas(source: Source): Record<string, Node> {
  const out: Record<string, Node> = {};
  for (const [name, schema] of Object.entries(source.schemas)) {
    if (schema['x-record']) Object.assign(out, expandRecord(name, schema, source.common.record));
    else if (!schema['x-extends']) out[name] = plain(schema);
  }
  for (const [name, schema] of Object.entries(source.schemas)) {
    const base = schema['x-extends'] ? out[schema['x-extends']] : undefined;
    if (!base) continue;
    out[name] = {
      ...base,
      description: schema.description,
      properties: { ...base.properties, ...mapValues(schema.properties, (p) => output(p, '')) },
      required: [...base.required, ...Object.keys(schema.properties)],
      example: { ...base.example, ...schema.example },
    };
  }
  out.Problem = problemSchema(source);
  return fillEnums(out, {
    scopes: Object.keys(source.root['x-scopes']),
    events: Object.keys(source.events),
    'event-patterns': ['*', ...Object.keys(source.events)],
  });
}

export function pageSchema(name: string, example: Node | undefined): Node {
  return {
    type: 'object',
    description: 'A page of results.',
    required: ['data', 'next_cursor', 'has_more'],
    properties: {
      data: { type: 'array', description: 'Records of the page.', items: schemaRef(name) },
      next_cursor: {
        type: ['string', 'null'],
        maxLength: 64,
        description: 'Pass it as `starting_after` to get the next page; null on the last page.',
        example: null,
      },
      has_more: { type: 'boolean', description: 'Whether more records follow.', example: false },
    },
    example: { data: example ? [example] : [], next_cursor: null, has_more: false },
  };
}

/** The envelope of one event type, with data of the newest version. */
export function envelopeSchema(
  type: string,
  data: Node,
  event: EventSource,
  envelope: Node,
  version: string,
): Node {
  const { properties, example } = envelope;
  return {
    type: 'object',
    description: event.description,
    required: Object.keys(properties),
    properties: {
      ...properties,
      type: { type: 'string', const: type, description: 'Type of the event.' },
      version: { ...properties.version, example: version },
      data: schemaRef(event.data),
    },
    example: { ...example, type, version, data: data.example },
  };
}

function plain({ 'x-all-required': all, ...schema }: Node): Node {
  return all ? { ...schema, required: Object.keys(schema.properties) } : schema;
}
