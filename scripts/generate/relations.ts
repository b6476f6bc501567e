import type { Node, Source } from './source.ts';

type Schemas = Record<string, Node>;

/** Which records a property refers to, as the sources say it; which of several resources is the value of `by`. */
export interface Ref {
  to: string | Record<string, string>;
  by?: string;
  /** What archiving the record referred to does to those that refer to it. */
  archived?: 'refuse' | 'keep' | 'end';
}

/** Writes out what the sources say of references and of values that no two records share. */
export class Relations {
  readonly #resources: Source['resources'];
  readonly #sources: Schemas;

  constructor(resources: Source['resources'], sources: Schemas) {
    this.#resources = resources;
    this.#sources = sources;
  }

  schemas(): Schemas {
    return mapValues(this.#sources, (schema, name) => {
      const written = this.ids(schema, true);
      if (!schema['x-record']) return written;
      for (const [field, property] of Object.entries<Node>(schema.properties))
        this.#check(name, field, property);
      return {
        ...written,
        description: [schema.description, ...uniqueText(schema['x-record'].unique)].join('\n\n'),
        properties: mapValues(written.properties, withUniqueText),
      };
    });
  }

  /** Gives every id in a part of the sources its form: that of the resource to which it refers. */
  ids<T>(part: T, isDescribed = false): T {
    if (Array.isArray(part)) return part.map((item) => this.ids(item, isDescribed)) as T;
    if (typeof part !== 'object' || part === null) return part;
    const { 'x-ref': ref, ...rest } = part as Node;
    const written = mapValues(rest, (member) => this.ids(member, isDescribed));
    return (ref ? this.#idOf(ref, written, isDescribed) : written) as T;
  }

  /** The schema of an identifier of a resource. */
  #idOf(ref: Ref, { type = 'string', description, ...rules }: Node, isDescribed: boolean): Node {
    const prefixes = targetsOf(ref).map((name) => this.#record(name).prefix);
    const names = prefixes
      .map((prefix) => `\`${prefix}_\``)
      .join(', ')
      .replace(/, (?=[^,]*$)/, ' or ');
    const text =
      isDescribed && description ? `${description.replace(/\.$/, '')}, prefix ${names}.` : description;
    const id = { ...idSchema(prefixes), 'x-ref': ref };
    const described = text === undefined ? {} : { description: text };
    return [type].flat().includes('array')
      ? { ...rules, type, ...described, items: id }
      : { ...rules, ...id, type, ...described };
  }

  /** What people call one record of a resource. */
  nameOf(resource: string): string {
    return this.#record(resource).one;
  }

  #record(resource: string): Node {
    const record = this.#sources[this.#resources[resource]?.record ?? '']?.['x-record'];
    if (!record) throw new Error(`x-ref: there is no resource ${resource}`);
    return record;
  }

  #check(schema: string, field: string, { 'x-ref': ref, type }: Node): void {
    if (!ref) return;
    const wrong = (text: string) => new Error(`${schema}.${field}: ${text}`);
    if (!['refuse', 'keep', 'end'].includes(ref.archived))
      throw wrong('x-ref needs `archived`: what archiving the record referred to does');
    if ([type].flat().includes('array') && ref.archived !== 'keep')
      throw wrong('a list of ids has no index by which those that refer to a record are found');
  }
}

/** The resources to which a reference may lead. */
export const targetsOf = ({ to }: Ref): string[] => (typeof to === 'string' ? [to] : Object.values(to));

/** The reference that a property is, or that its items are. */
export const refIn = (property: Node): Ref | undefined => property['x-ref'] ?? property.items?.['x-ref'];

/** Whether a record refers to others without which it cannot be in use; a note of one that may be archived is none. */
export const needsOthers = ({ properties }: Node): boolean =>
  Object.values<Node>(properties).some((property) => {
    const isOptional = property.items || [property.type].flat().includes('null');
    const ref = refIn(property);
    return ref && !(ref.archived === 'keep' && isOptional);
  });

/** Whether other records can keep one from being archived. */
export const isNeeded = ({ resources, schemas }: Source, record: string): boolean =>
  Object.values(schemas)
    .filter((schema) => schema['x-record'])
    .flatMap((schema) => Object.values<Node>(schema.properties))
    .some((property) => {
      const ref = refIn(property);
      return ref?.archived === 'refuse' && targetsOf(ref).some((name) => resources[name]?.record === record);
    });

/** The form of an identifier with one of some prefixes. */
export const idSchema = (prefixes: string[]): Node => ({
  type: 'string',
  minLength: 1,
  maxLength: 64,
  pattern: `^${prefixes.length > 1 ? `(${prefixes.join('|')})` : prefixes[0]}_[0-9a-z]{26}$`,
});

/** The name of the parameter that filters a list by the records to which a property refers. */
export const filterNameOf = (field: string): string => field.replace(/_ids$/, '_id');

/** A property, and what its text says of its being unique: `caseless` are texts, and no ids, dates or choices. */
function withUniqueText(property: Node): Node {
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

const mapValues = (object: Node, change: (value: Node, key: string) => Node): Node =>
  Object.fromEntries(Object.entries<Node>(object).map(([key, value]) => [key, change(value, key)]));
