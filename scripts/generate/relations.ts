import type { Node } from './source.ts';

/** Writes out what the schemas say of values that no two records share: the texts of these properties and records. */
export function relate(schemas: Record<string, Node>): Record<string, Node> {
  return mapValues(schemas, (schema) =>
    schema['x-record']
      ? {
          ...schema,
          description: [schema.description, ...uniqueText(schema['x-record'].unique)].join('\n\n'),
          properties: mapValues(schema.properties, described),
        }
      : schema,
  );
}

/** A property, and what its text says of its being unique: `caseless` are texts, and no ids, dates or choices. */
function described(property: Node): Node {
  const { 'x-unique': unique, 'x-ref': ref, type, format, enum: values, description } = property;
  if (!unique) return property;
  const isFreeText = [type].flat().includes('string') && (!format || format === 'email') && !values && !ref;
  const where = unique.within ? `per ${words(unique.within)}` : 'in the school';
  const how = isFreeText ? ', without regard to case' : '';
  return {
    ...property,
    description: `${description.replace(/\.$/, '')}; unique ${where}${how}.`,
    'x-unique': { ...(unique.within ? { within: unique.within } : {}), caseless: isFreeText },
  };
}

function uniqueText(fields: string[] | undefined): string[] {
  if (!fields) return [];
  const names = fields.map((field) => `\`${field}\``);
  return [`No two that are not archived have the same ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`];
}

/** The name of a field as people say it. */
const words = (field: string): string => field.replace(/_id$/, '').replaceAll('_', ' ');

function mapValues(object: Record<string, Node>, change: (value: Node) => Node): Record<string, Node> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
