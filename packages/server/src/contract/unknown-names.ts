import { distance } from 'fastest-levenshtein';
import { operations } from '../generated/operations.ts';
import { type OperationId, parametersOf, referredBy, type Schema, schemaOf, withoutNull } from './schemas.ts';

// No name of the document is as long.
const longestName = 100;
const mostProblems = 20;

/** The names that are most like another, the nearest first; none if no name is like it. */
export function nearest(name: string, names: Iterable<string>): string[] {
  if (name.length > longestName) return [];
  const most = Math.max(2, Math.floor(name.length / 3));
  const words = (text: string) => text.split(/[^a-z0-9]+/i).filter((word) => word.length > 2);
  const own = words(name);
  const isPart = (other: string) => words(other).some((word) => own.includes(word));
  const rank = (other: string) => (other.startsWith(name) ? 0 : 1);
  return [...names]
    .map((other) => ({ other, far: distance(name.toLowerCase(), other.toLowerCase()) }))
    .filter(({ other, far }) => far <= most || isPart(other))
    .sort((one, two) => rank(one.other) - rank(two.other) || one.far - two.far)
    .slice(0, 3)
    .map(({ other }) => other);
}

/**
 * `Did you mean a or b?`, or which names there are if none is like it; in both cases after a space. Each name is shown after
 * `before`.
 */
export function hint(name: string, names: readonly string[], what: string, before = ''): string {
  const near = nearest(name, names);
  if (near.length > 0) return ` Did you mean ${near.map((one) => before + one).join(' or ')}?`;
  const shown = names.map((one) => before + one).join(', ');
  return shown === '' ? ` It has no ${what}.` : ` Its ${what} are ${shown}.`;
}

/** The names of the parameters of an operation in its path or its query. */
export const parameterNames = (operation: OperationId, place: 'path' | 'query'): string[] =>
  parametersOf(operation)
    .filter((one) => one.in === place)
    .map(({ name }) => name);

/** The schema of the body of an operation; undefined if it takes none. */
export function bodyOf(operation: OperationId): Schema | undefined {
  const { body } = operations[operation];
  return body === null ? undefined : schemaOf(body);
}

/** The object that a schema describes, also if it can be null or is a reference. */
export const objectOf = (schema: Schema): Schema => referredBy(withoutNull(schema));

/** The first fields of a body that the document does not have, with what to write instead. */
export function unknownFields(schema: Schema, body: unknown): string[] {
  const found: string[] = [];
  for (const problem of fieldsMissing(schema, body, '')) {
    found.push(problem);
    if (found.length === mostProblems) break;
  }
  return found;
}

function* fieldsMissing(given: Schema, value: unknown, path: string): Generator<string> {
  const schema = objectOf(given);
  if (Array.isArray(value))
    for (const [index, item] of value.entries())
      yield* fieldsMissing(schema.items ?? {}, item, `${path}/${index}`);
  else if (typeof value === 'object' && value !== null && schema.properties)
    for (const [name, inner] of Object.entries(value)) {
      const at = `${path}/${shown(name)}`;
      const field = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
      if (field) yield* fieldsMissing(field, inner, at);
      else if (schema.additionalProperties === false)
        yield `There is no field ${at}.${hint(name, Object.keys(schema.properties), 'fields')}`;
    }
}

/** The first parameters that an operation does not have, with what to write instead. */
export function unknownParameters(
  operation: OperationId,
  names: readonly string[],
  places: readonly ('path' | 'query')[],
): string[] {
  const known = places.flatMap((place) => parameterNames(operation, place));
  return names
    .filter((name) => !known.includes(name))
    .slice(0, mostProblems)
    .map((name) => `${operation} has no parameter ${shown(name)}.${hint(name, known, 'parameters')}`);
}

const shown = (name: string): string => (name.length > longestName ? `${name.slice(0, longestName)}…` : name);
