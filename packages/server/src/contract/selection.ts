import { type OperationId, recordSchemaOf, type Schema, schemaOf } from './schemas.ts';
import { hint, nearest, objectOf } from './unknown-names.ts';

/** A field of a record, or of objects in it and of those in lists of it: `address.city` is `['address', 'city']`. */
export type FieldPath = readonly string[];

/** Which fields to keep: by name, those of the object or of each object of the list; null for all of it. */
type Selection = Map<string, Selection | null>;

/** The schema of what an operation returns, of a list that of its records; undefined if it does not return JSON. */
export function recordSchema(operation: OperationId): Schema | undefined {
  const name = recordSchemaOf(operation);
  return name === '' ? undefined : schemaOf(name);
}

/** The object that a schema describes, or the objects of a list. */
function objectIn(schema: Schema): Schema {
  const found = objectOf(schema);
  return found.items ? objectIn(found.items) : found;
}

/** The names of a path. The keys of a map, such as `external_ids`, can have dots themselves. */
export function fieldPath(text: string, schema: Schema): FieldPath {
  const [name = '', ...rest] = text.split('.');
  if (rest.length === 0) return [name];
  const { properties = {}, additionalProperties } = objectIn(schema);
  const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (own) return [name, ...fieldPath(rest.join('.'), own)];
  if (typeof additionalProperties === 'object' && !objectIn(additionalProperties).properties) return [text];
  return [name, ...rest];
}

/** What is wrong with the paths that records do not have, with what to write instead. */
export function unknownPaths(operation: OperationId, texts: readonly string[]): string[] {
  const record = recordSchema(operation);
  if (!record)
    return texts.map((text) => `${operation} returns no field ${text}: it does not return records.`);
  return texts.flatMap((text) => {
    const missing = missingIn(record, fieldPath(text, record));
    if (!missing) return [];
    const { name, before, known } = missing;
    const elsewhere = allPaths(record).filter((path) => path.endsWith(`.${name}`));
    const advice =
      elsewhere.length > 0 && nearest(name, known).length === 0
        ? ` Did you mean ${elsewhere.slice(0, 3).join(' or ')}?`
        : hint(name, known, 'fields', before);
    return [`${operation} returns no field ${text}.${advice}`];
  });
}

interface MissingField {
  name: string;
  /** The path of the object that does not have it, with a dot at its end. */
  before: string;
  /** The fields that the object has. */
  known: string[];
}

/** The first name of a path that is not known; undefined if there is none. */
function missingIn(given: Schema, [name = '', ...rest]: FieldPath, before = ''): MissingField | undefined {
  const { properties, additionalProperties, type } = objectIn(given);
  const own = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (own) return rest.length === 0 ? undefined : missingIn(own, rest, `${before}${name}.`);
  // The data of an event, for example, has the fields of its type.
  const isOpen = properties ? Boolean(additionalProperties) : [type].flat().includes('object');
  return isOpen && name !== '' ? undefined : { name, before, known: Object.keys(properties ?? {}) };
}

/** The paths of an object and of the objects in it. */
function allPaths(given: Schema, depth = 3): string[] {
  return Object.entries(objectIn(given).properties ?? {}).flatMap(([name, field]) => [
    name,
    ...(depth > 1 ? allPaths(field, depth - 1).map((inner) => `${name}.${inner}`) : []),
  ]);
}

/** Paths as they are typed: the fields of the object that the typed text has reached, an object with a dot at its end. */
export function pathsAfter(typed: string, operation: OperationId): string[] {
  const path = typed.split('.').slice(0, -1);
  let schema = objectIn(recordSchema(operation) ?? {});
  for (const name of path) {
    const { properties = {} } = schema;
    schema = objectIn((Object.hasOwn(properties, name) ? properties[name] : undefined) ?? {});
  }
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const text = [...path, name].join('.');
    return objectIn(field).properties ? [text, `${text}.`] : [text];
  });
}

/** A function that leaves only some fields in a record, in the order in which they were selected. */
export function picker(paths: readonly FieldPath[]): (record: unknown) => unknown {
  const selection: Selection = new Map();
  for (const path of paths) add(selection, path);
  return (record) => picked(record, selection);
}

function add(selection: Selection, [name = '', ...rest]: FieldPath): void {
  const found = selection.get(name);
  if (rest.length === 0 || found === null) return void selection.set(name, null);
  const inner: Selection = found ?? new Map();
  add(inner, rest);
  selection.set(name, inner);
}

function picked(value: unknown, selection: Selection | null): unknown {
  if (selection === null || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => picked(item, selection));
  const record = new Map(Object.entries(value));
  return Object.fromEntries(
    [...selection].flatMap(([name, inner]) =>
      record.has(name) ? [[name, picked(record.get(name), inner)]] : [],
    ),
  );
}

/** The value at a path; of objects in a list, the list of their values. */
export function valueAt(value: unknown, [name, ...rest]: FieldPath): unknown {
  if (name === undefined) return value;
  if (Array.isArray(value)) return value.flatMap((item) => valueAt(item, [name, ...rest]));
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return null;
  return valueAt(Reflect.get(value, name), rest);
}
