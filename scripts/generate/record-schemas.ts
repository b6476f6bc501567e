import { withArticle } from './names.ts';
import { mapValues } from './nodes.ts';
import { refIn } from './relations.ts';
import type { Node } from './source.ts';

/** A record with the fields that all records have, the bodies of requests for it, and its row of an import. */
export function expandRecord(name: string, schema: Node, common: Node): Record<string, Node> {
  const { 'x-record': record, 'x-create-example': createExample, 'x-update-example': updateExample } = schema;
  const object = schema.example.object;
  const first = {
    id: { ...common.first.id, description: `Opaque identifier, prefix \`${record.prefix}_\`.` },
    object: { ...common.first.object, const: object },
  };
  const sensitiveScope: string = record.sensitive_scope ?? 'read:sensitive';
  // If a record needs a scope of its own to be read, its external ids and metadata need that scope too.
  const last: Node = record.sensitive_scope
    ? mapValues(common.last, (p) => (p.type === 'object' ? { ...p, 'x-sensitive': true } : p))
    : common.last;
  const all: Record<string, Node> = { ...first, ...schema.properties, ...last };
  const properties = Object.fromEntries(Object.entries(all).filter(([, property]) => !property.writeOnly));
  const full: Node = {
    type: 'object',
    description: [schema.description, ...(record.states ? [statesText(record.states)] : [])].join('\n\n'),
    'x-record': {
      prefix: record.prefix,
      ...(record.retention ? { retention: record.retention } : {}),
      derived: keysWhere(properties, (p) => p['x-derived'] || p['x-counted']),
      sensitive: keysWhere(properties, (p) => p['x-sensitive']),
      sensitive_scope: sensitiveScope,
      ...(record.unique ? { unique: record.unique } : {}),
      ...(record.ended ? { ended: record.ended } : {}),
      ...(record.states ? { states: record.states } : {}),
    },
    required: keysWhere(properties, (p) => !p['x-sensitive']),
    properties: mapValues(properties, (property) => output(property, sensitiveScope)),
    example: schema.example,
  };
  const out: Record<string, Node> = { [name]: full };
  const writable = (verb: 'create' | 'update') =>
    Object.fromEntries(
      Object.entries(all)
        .filter(([, p]) => !p.readOnly && (!p['x-input'] || p['x-input'] === verb))
        .map(([key, p]) => [key, input(p, verb)]),
    );
  if (record.required) {
    if (!createExample)
      throw new Error(`${name} has no x-create-example, the body of a request that creates one`);
    out[`${name}Create`] = {
      type: 'object',
      description: `Fields of a new ${record.one}.`,
      additionalProperties: false,
      ...(record.required.length > 0 ? { required: record.required } : {}),
      ...(record.required_unless ? { 'x-required-unless': record.required_unless } : {}),
      properties: writable('create'),
      example: createExample,
    };
  }
  if (updateExample) {
    out[`${name}Update`] = {
      type: 'object',
      description: `Fields that can be changed on ${withArticle(record.one)}.`,
      additionalProperties: false,
      properties: writable('update'),
      example: updateExample,
    };
  }
  if (record.imported) out[`${name}Row`] = rowSchema(all, record, createExample);
  return out;
}

/** The state transitions of a record, as a Markdown table. */
function statesText(states: Node): string {
  const rows = Object.entries<Node>(states).map(
    ([action, { from, to, once }]) =>
      `| ${once ? `automatic, when \`${once}\` has passed` : `\`${action}\``} | ${from.map((state: string) => `\`${state}\``).join(', ')} | \`${to}\` |`,
  );
  return ['| action | from | to |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The fields of an import row: those of a new record, none of them required. */
function rowSchema(all: Record<string, Node>, { many }: Node, example: Node | undefined): Node {
  const properties: Record<string, Node> = {
    external_id: externalId(
      'Id of the record in the source. An integer, up to 2^53 - 1, is converted to its decimal digits.',
      ['null'],
    ),
  };
  for (const [key, property] of Object.entries(all)) {
    const isField = property['x-in-path'] || (!property.readOnly && property['x-input'] !== 'update');
    if (!isField) continue;
    const { readOnly: _readOnly, ...field } = input(property, 'row');
    properties[key] = field;
    const reference = refIn(property);
    if (!reference) continue;
    properties[key.replace(/_id(s?)$/, '_external_id$1')] = byExternalId(key, field);
    if (reference.to === 'learners' && !property.items)
      properties[key.replace(/_id$/, '_admission_number')] = byAdmissionNumber(key);
  }
  return {
    type: 'object',
    description: `A row of an import of ${many}.`,
    additionalProperties: false,
    properties,
    example: { external_id: '13001', ...example },
  };
}

/** A field that refers to records by their external ids, as an alternative to one that refers to them by their ids. */
function byExternalId(key: string, { type, items, description: _description, ...rules }: Node): Node {
  const nullable = [type].flat().includes('null') ? ['null'] : [];
  const description = `Can be sent instead of \`${key}\`: ${items ? 'the external ids of the records' : 'the external id of the record'} in the same source.`;
  return items
    ? {
        ...rules,
        type: nullable.length > 0 ? ['array', 'null'] : 'array',
        description,
        items: externalId('An external id.', []),
      }
    : externalId(description, nullable);
}

/** A field that refers to a learner by what people call one by, as lists that do not come from a system do. */
const byAdmissionNumber = (key: string): Node => ({
  type: ['string', 'integer'],
  description: `Can be sent instead of \`${key}\`: the admission number of the learner.`,
  minLength: 1,
  maxLength: 64,
});

const externalId = (description: string, also: string[]): Node => ({
  type: ['string', 'integer', ...also],
  description,
  minLength: 1,
  maxLength: 255,
});

export function output(property: Node, sensitiveScope: string): Node {
  const {
    'x-input': _input,
    'x-in-path': _inPath,
    'x-create-enum': _enum,
    'x-derived': _derived,
    'x-counted': _counted,
    'x-timed': _timed,
    'x-sensitive': sensitive,
    'x-sent': _sent,
    'x-row': _row,
    default: _default,
    readOnly: _readOnly,
    ...rest
  } = property;
  const needs = `Returned only if the API key has \`${sensitiveScope}\`.`;
  const described = sensitive ? { ...rest, description: `${rest.description} ${needs}` } : rest;
  // An object with fixed members always has all of them.
  return rest.properties
    ? {
        ...described,
        required: Object.keys(rest.properties),
        properties: mapValues(rest.properties, (member) => output(member, sensitiveScope)),
      }
    : described;
}

function input(property: Node, verb: 'create' | 'update' | 'row'): Node {
  if (verb === 'row' && property['x-row']) return property['x-row'];
  if (property['x-sent']) return property['x-sent'];
  const {
    'x-row': _row,
    'x-input': _input,
    'x-unique': _unique,
    'x-in-path': _inPath,
    'x-create-enum': createEnum,
    'x-sensitive': _sensitive,
    'x-derived': _derived,
    'x-counted': _counted,
    'x-timed': _timed,
    'x-personal': _personal,
    writeOnly: _writeOnly,
    default: fallback,
    ...rest
  } = property;
  const schema: Node = verb !== 'update' && createEnum ? { ...rest, enum: createEnum } : rest;
  if (verb === 'create') return fallback === undefined ? schema : { ...schema, default: fallback };
  const { additionalProperties } = schema;
  // A PATCH merges an object with fixed members as well: members that are left out keep their values.
  if (schema.properties)
    return { ...schema, properties: mapValues(schema.properties, (p) => input(p, verb)) };
  // A PATCH merges a map: null removes a key.
  return schema.type === 'object' && additionalProperties?.type === 'string'
    ? { ...schema, additionalProperties: { ...additionalProperties, type: ['string', 'null'] } }
    : schema;
}

function keysWhere(properties: Record<string, Node>, test: (property: Node) => unknown): string[] {
  return Object.keys(properties).filter((key) => test(properties[key] ?? {}));
}
