import type { Node } from './source.ts';

/** The data of each event type as interfaces that need nothing else, for the verifier. */
export function webhookEvents(document: Node): string {
  const schemas: Record<string, Node> = document.components.schemas;
  const reached = new Map<string, Node>();
  const reach = (name: string): void => {
    const schema = schemas[name];
    if (!schema) throw new Error(`no schema ${name}`);
    if (reached.has(name)) return;
    reached.set(name, schema);
    for (const [, inner = ''] of JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g))
      reach(inner);
  };
  const events = Object.entries<Node>(document.webhooks).map(([type, { post }]) => {
    const envelope = schemas[refName(post.requestBody.content['application/json'].schema.$ref)];
    const data = refName(envelope?.properties.data.$ref);
    reach(data);
    return { type, data, description: `${post.summary}. Since version \`${post['x-since']}\`.` };
  });
  return [
    ...[...reached].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, schema]) => declaration(name, schema)),
    `/** The \`data\` of each event type of the catalog. */\nexport interface EventDataMap {\n${events
      .map(({ type, data, description }) => `  /** ${description} */\n  '${type}': ${data};`)
      .join('\n')}\n}`,
    `/** The event types of the catalog this package was built with. */\nexport const eventTypes = [\n${events
      .map(({ type }) => `  '${type}',`)
      .join('\n')}\n] as const;`,
  ].join('\n\n');
}

function declaration(name: string, schema: Node): string {
  const doc = comment(schema.description, '');
  return schema.properties && !schema.allOf && !schema.oneOf && !schema.anyOf
    ? `${doc}export interface ${name} ${typeOf({ ...schema, type: 'object' }, '')}`
    : `${doc}export type ${name} = ${typeOf(schema, '')};`;
}

function typeOf(schema: Node, indent: string): string {
  if (schema.$ref) return refName(schema.$ref);
  if ('const' in schema) return value(schema.const);
  if (schema.enum) return schema.enum.map(value).join(' | ');
  const choice: Node[] | undefined = schema.oneOf ?? schema.anyOf;
  if (choice) return choice.map((item) => typeOf(item, indent)).join(' | ');
  if (schema.allOf) return schema.allOf.map((item: Node) => `(${typeOf(item, indent)})`).join(' & ');
  if (Array.isArray(schema.type))
    return schema.type.map((type: string) => typeOf({ ...schema, type }, indent)).join(' | ');
  if (schema.type === 'integer') return 'number';
  if (schema.type === 'array') return `Array<${schema.items ? typeOf(schema.items, indent) : 'unknown'}>`;
  if (schema.type === 'object') return objectType(schema, indent);
  return ['string', 'number', 'boolean', 'null'].includes(schema.type) ? schema.type : 'unknown';
}

function objectType(schema: Node, indent: string): string {
  const { properties, additionalProperties, required = [] } = schema;
  if (!properties) {
    const rest = typeof additionalProperties === 'object' ? typeOf(additionalProperties, indent) : 'unknown';
    return `{ [key: string]: ${rest} }`;
  }
  const inner = `${indent}  `;
  const members = Object.entries<Node>(properties).map(
    ([key, property]) =>
      `${comment(property.description, inner)}${inner}${/^[A-Za-z_]\w*$/.test(key) ? key : value(key)}${required.includes(key) ? '' : '?'}: ${typeOf(property, inner)};`,
  );
  return `{\n${members.join('\n')}\n${indent}}`;
}

const comment = (text: string | undefined, indent: string): string =>
  text ? `${indent}/** ${text.trim().replaceAll('*/', '*\\/').replaceAll('\n', `\n${indent} * `)} */\n` : '';

const value = (literal: unknown): string =>
  typeof literal === 'string' ? `'${literal.replace(/[\\']/g, '\\$&')}'` : JSON.stringify(literal);

const refName = (ref: string): string => ref.replace('#/components/schemas/', '');
