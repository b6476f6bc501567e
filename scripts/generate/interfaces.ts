import type { Node } from './source.ts';

/** Names for lists of values that are used in many places, by the list as JSON. */
export type Aliases = ReadonlyMap<string, string>;

/** A schema as a TypeScript declaration, with its descriptions. */
export function declaration(name: string, schema: Node, aliases: Aliases = new Map()): string {
  const doc = tsdoc([schema.description], '');
  return schema.properties && !schema.allOf && !schema.oneOf && !schema.anyOf
    ? `${doc}export interface ${name} ${typeOf({ ...schema, type: 'object' }, '', aliases)}`
    : `${doc}export type ${name} = ${typeOf(schema, '', aliases)};`;
}

/** These schemas and all schemas that they refer to. */
export function reachedFrom(names: readonly string[], schemas: Record<string, Node>): Map<string, Node> {
  const reached = new Map<string, Node>();
  const reach = (name: string): void => {
    const schema = schemas[name];
    if (!schema) throw new Error(`no schema ${name}`);
    if (reached.has(name)) return;
    reached.set(name, schema);
    for (const [, inner = ''] of JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g))
      reach(inner);
  };
  for (const name of names) reach(name);
  return reached;
}

export function typeOf(schema: Node, indent: string, aliases: Aliases = new Map()): string {
  const inner = (one: Node) => typeOf(one, indent, aliases);
  if (schema.$ref) return refName(schema.$ref);
  if ('const' in schema) return literal(schema.const);
  if (schema.enum) return valuesType(schema.enum, aliases);
  if (schema['x-extensible-enum']) return openType(schema['x-extensible-enum'], aliases);
  const choice: Node[] | undefined = schema.oneOf ?? schema.anyOf;
  if (choice) return choice.map(inner).join(' | ');
  if (schema.allOf) return schema.allOf.map((item: Node) => `(${inner(item)})`).join(' & ');
  if (Array.isArray(schema.type))
    return schema.type.map((type: string) => inner({ ...schema, type })).join(' | ');
  if (schema.type === 'integer') return 'number';
  if (schema.type === 'array') return `Array<${schema.items ? inner(schema.items) : 'unknown'}>`;
  if (schema.type === 'object') return objectType(schema, indent, aliases);
  return ['string', 'number', 'boolean', 'null'].includes(schema.type) ? schema.type : 'unknown';
}

function objectType(schema: Node, indent: string, aliases: Aliases): string {
  const { properties, additionalProperties, required = [] } = schema;
  if (!properties) {
    const rest =
      typeof additionalProperties === 'object' ? typeOf(additionalProperties, indent, aliases) : 'unknown';
    return `{ [key: string]: ${rest} }`;
  }
  const inner = `${indent}  `;
  const members = Object.entries<Node>(properties).map(([key, property]) => {
    const name = /^[A-Za-z_]\w*$/.test(key) ? key : literal(key);
    const type = typeOf(property, inner, aliases);
    // Says undefined too, for projects with `exactOptionalPropertyTypes`.
    const member = required.includes(key) ? `${name}: ${type}` : `${name}?: ${type} | undefined`;
    return `${tsdoc([property.description], inner)}${inner}${member};`;
  });
  return `{\n${members.join('\n')}\n${indent}}`;
}

const valuesType = (values: readonly unknown[], aliases: Aliases): string =>
  aliases.get(JSON.stringify(values)) ?? values.map(literal).join(' | ');

/** An extensible enum: a value that is not known yet has the type of the unknown event types. */
function openType(values: readonly unknown[], aliases: Aliases): string {
  const all = values.includes('*') ? ["'*'"] : [];
  const known = values.filter((value) => value !== '*');
  return [valuesType(known, aliases), ...all, 'UnknownEventType'].join(' | ');
}

export function tsdoc(parts: readonly (string | false | undefined)[], indent: string): string {
  const lines = parts
    .filter((part): part is string => Boolean(part))
    .flatMap((part, index) => [
      ...(index > 0 ? [''] : []),
      ...part.trim().replaceAll('*/', '*\\/').split('\n'),
    ]);
  if (lines.length === 0) return '';
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} *${line ? ` ${line}` : ''}`).join('\n')}\n${indent} */\n`;
}

export const refName = (ref: string): string => ref.replace('#/components/schemas/', '');

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : JSON.stringify(value);
