import { eitherOf } from './names.ts';
import { mapValues } from './nodes.ts';
import type { Node, Source } from './source.ts';

type Schemas = Record<string, Node>;

/** The resource that a property refers to, as in the sources. With several resources, the value of the property `by` selects one. */
export interface Ref {
  to: string | Record<string, string>;
  by?: string;
  /** What archiving the referenced record does to the records that refer to it. */
  archived?: 'refuse' | 'keep' | 'end' | 'guarded';
  /** The error of `refuse`, if it is one of the family, which then looks for what is in use. */
  error?: string;
}

/** Expands references and unique values into schemas and descriptions. */
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
        description: [schema.description, ...uniqueText(schema['x-record'])].join('\n\n'),
        properties: mapValues(written.properties, withUniqueText),
      };
    });
  }

  /** Replaces every reference in a part of the sources with the schema of an id of the referenced resource. */
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
      isDescribed && description ? `${description.replace(/\.$/, '')} (prefix ${names}).` : description;
    const id = { ...idSchema(prefixes), 'x-ref': ref };
    const described = text === undefined ? {} : { description: text };
    return [type].flat().includes('array')
      ? { ...rules, type, ...described, items: id }
      : { ...rules, ...id, type, ...described };
  }

  /** The display name of one record of a resource, and the value of its `object`. */
  namesOf(resource: string): { one: string; object: string } {
    const { record = '' } = this.#resources[resource] ?? {};
    return { one: this.#record(resource).one, object: this.#sources[record]?.example.object };
  }

  #record(resource: string): Node {
    const record = this.#sources[this.#resources[resource]?.record ?? '']?.['x-record'];
    if (!record) throw new Error(`x-ref: there is no resource ${resource}`);
    return record;
  }

  #check(schema: string, field: string, { 'x-ref': ref, type, ...property }: Node): void {
    if (!ref) return;
    const wrong = (text: string) => new Error(`${schema}.${field}: ${text}`);
    if (property['x-derived'] || property['x-counted']) {
      if (ref.archived) throw wrong('a derived field follows what it is derived from: it has no `archived`');
      return;
    }
    if (!['refuse', 'keep', 'end', 'guarded'].includes(ref.archived))
      throw wrong('x-ref needs `archived`: what archiving the referenced record does');
    if ([type].flat().includes('array') && ref.archived === 'end')
      throw wrong('a family cannot end the records that refer to a record in a list: use `refuse` or `keep`');
  }
}

/** The resources that a reference can refer to. */
export const targetsOf = ({ to }: Ref): string[] => (typeof to === 'string' ? [to] : Object.values(to));

/** The reference of a property or of its items. */
export const refIn = (property: Node): Ref | undefined => property['x-ref'] ?? property.items?.['x-ref'];

/** Whether a record refers to others that must be live while it is in use: all but optional ones with `archived: keep`. */
export const needsOthers = ({ properties }: Node): boolean =>
  Object.values<Node>(properties).some((property) => {
    const isOptional = property.items || [property.type].flat().includes('null');
    const ref = refIn(property);
    if (!ref?.archived || ref.archived === 'guarded') return false;
    return !(ref.archived === 'keep' && isOptional);
  });

/** The errors with which other records can prevent a record from being archived. */
export const errorsOfUse = ({ resources, schemas }: Source, record: string): string[] =>
  Object.values(schemas)
    .filter((schema) => schema['x-record'])
    .flatMap((schema) => Object.values<Node>(schema.properties))
    .flatMap((property) => {
      const ref = refIn(property);
      const refuses = ref?.archived === 'refuse' ? targetsOf(ref) : [];
      const isNeeded = refuses.some((name) => resources[name]?.record === record);
      return isNeeded ? [ref?.error ?? 'resource_in_use'] : [];
    });

/** The schema of an identifier with one of the prefixes. */
export const idSchema = (prefixes: string[]): Node => ({
  type: 'string',
  minLength: 1,
  maxLength: 64,
  pattern: `^${prefixes.length > 1 ? `(${prefixes.join('|')})` : prefixes[0]}_[0-9a-z]{26}$`,
});

/** The name of the parameter that filters a list by a reference. */
export const filterNameOf = (field: string): string => field.replace(/_ids$/, '_id');

/**
 * Adds to the description of a unique property how it is unique. Only free text is case-insensitive: not ids, dates or
 * enums, or text that is unique as it is written (`exact`).
 */
function withUniqueText(property: Node): Node {
  const { 'x-unique': unique, 'x-ref': ref, type, format, enum: values, description } = property;
  if (!unique) return property;
  const isFreeText = [type].flat().includes('string') && (!format || format === 'email') && !values && !ref;
  const where = unique.within ? `per ${words(unique.within)}` : 'in the school';
  const isCaseless = isFreeText && !unique.exact;
  const how = isCaseless ? ' (case-insensitive)' : '';
  return {
    ...property,
    description: `${description.replace(/\.$/, '')}; unique ${where}${how}.`,
    'x-unique': { ...(unique.within ? { within: unique.within } : {}), caseless: isCaseless },
  };
}

function uniqueText({ unique: fields, ended = [] }: Node): string[] {
  if (!fields) return [];
  const names: string[] = fields.map((field: string) => `\`${field}\``);
  const exceptions = eitherOf(['archived', ...ended.map((state: string) => `\`${state}\``)]);
  return [
    `No two records have the same ${names.slice(0, -1).join(', ')} and ${names.at(-1)}, unless one of them is ${exceptions}.`,
  ];
}

/** The name of a field, in words. */
const words = (field: string): string => field.replace(/_id$/, '').replaceAll('_', ' ');
