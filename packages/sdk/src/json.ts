import { InvalidArgumentError } from './errors.ts';

/** Members whose keys are data of the user: names of other systems, subjects, variables. */
const ownKeys = /(\/(?:metadata|external_ids|context|mapping|subject_comments)\/).*/s;
const longestPointer = 100;

/**
 * A JSON pointer for a message: without keys that are data of the user or are no names of fields, and not longer than 100
 * characters.
 */
export function shortPointer(pointer: string): string {
  const named = pointer.replace(ownKeys, '$1…');
  const short = named.replace(/[^/]+/g, (key) => (/^\??\w{1,40}$/.test(key) ? key : '…'));
  return short.length > longestPointer ? `${short.slice(0, longestPointer - 1)}…` : short;
}

/**
 * The body of a request as JSON.
 *
 * @throws InvalidArgumentError that names the first value which JSON does not have. `JSON.stringify` leaves functions out
 *   without a word, makes null of NaN and of an invalid Date, and an empty object of a Map.
 */
export function toJson(body: unknown, call: { method: string; path: string }): string {
  const found = findUnsendable(body, '', '', []);
  if (found) throw invalidBody(call, `${shortPointer(found.pointer) || 'it'} ${found.what}`, found.cause);
  const text: string | undefined = JSON.stringify(body);
  if (text === undefined) throw invalidBody(call, 'it is not an object');
  return text;
}

function invalidBody(
  { method, path }: { method: string; path: string },
  what: string,
  cause?: unknown,
): InvalidArgumentError {
  const message = `${method} ${path}: the body cannot be sent as JSON: ${what}`;
  return new InvalidArgumentError(message, { method, path, code: 'invalid_body' }, cause);
}

interface Unsendable {
  pointer: string;
  what: string;
  cause?: unknown;
}

/** The first value that JSON does not have. `above` are the objects that contain it. */
function findUnsendable(
  value: unknown,
  key: string,
  pointer: string,
  above: readonly object[],
): Unsendable | undefined {
  switch (typeof value) {
    case 'bigint':
      return { pointer, what: 'is a BigInt' };
    case 'function':
      return { pointer, what: 'is a function' };
    case 'symbol':
      return { pointer, what: 'is a symbol' };
    case 'number':
      return Number.isFinite(value) ? undefined : { pointer, what: `is ${value}` };
    case 'object':
      return value === null ? undefined : findInObject(value, key, pointer, above);
    default:
      return undefined;
  }
}

function findInObject(
  value: object,
  key: string,
  pointer: string,
  above: readonly object[],
): Unsendable | undefined {
  if (above.includes(value)) return { pointer, what: 'contains itself' };
  if (value instanceof Date && Number.isNaN(value.getTime())) return { pointer, what: 'is an invalid Date' };
  const path = [...above, value];
  if ('toJSON' in value && typeof value.toJSON === 'function') {
    try {
      return findUnsendable(value.toJSON(key), key, pointer, path);
    } catch (cause) {
      return { pointer, what: 'has a toJSON method that throws', cause };
    }
  }
  if (value instanceof Map || value instanceof Set || value instanceof Promise)
    return { pointer, what: `is a ${value.constructor.name}` };
  // An index that was never assigned is not among the keys of an array.
  for (const name of Array.isArray(value) ? Array.from(value.keys(), String) : Object.keys(value)) {
    const below = `${pointer}/${name.replaceAll('/', '~1')}`;
    let member: unknown;
    try {
      member = Reflect.get(value, name);
    } catch (cause) {
      return { pointer: below, what: 'has a getter that throws', cause };
    }
    if (member === undefined && Array.isArray(value)) return { pointer: below, what: 'has no value' };
    const found = findUnsendable(member, name, below, path);
    if (found) return found;
  }
  return undefined;
}
