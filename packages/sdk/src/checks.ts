import { InvalidArgumentError } from './errors.ts';

/** What an option accepts, as text and as a test. */
type Check = readonly [accepted: string, test: (value: unknown) => boolean];

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const isFunction = (value: unknown): boolean => typeof value === 'function';
const hasMethods = (value: unknown, ...names: readonly string[]): boolean =>
  names.every((name) => typeof Object(value)[name] === 'function');
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isHeaderValue = (value: string): boolean => /^[\t -~\x80-\xff]*$/.test(value);
const headerText: Check = [
  'a non-empty string without invalid characters',
  (value) => isText(value) && isHeaderValue(value),
];

/** A number of attempts or records, which may be unlimited. */
export const count: Check = [
  'an integer, 0 or more',
  (value) => value === Number.POSITIVE_INFINITY || (Number.isInteger(value) && Number(value) >= 0),
];

/** Options of both the client and a single call. */
const shared: Record<string, Check> = {
  // The characters of a key are checked when it is sent, because a function returns the key only then.
  apiKey: [
    'a string, a function or null',
    (value) => typeof value === 'string' || value === null || isFunction(value),
  ],
  timeoutMs: ['a number of milliseconds greater than 0', (value) => typeof value === 'number' && value > 0],
  deadlineMs: ['a number of milliseconds, 0 or more', (value) => typeof value === 'number' && value >= 0],
  maxRetries: count,
  version: ['a date such as 2026-12-01, or null', (value) => value === null || isText(value)],
  headers: [
    'an object of strings',
    // A `Headers` object has no own properties, so it would be treated as an empty object.
    (value) =>
      isObject(value) &&
      !hasMethods(value, 'get') &&
      Object.values(Object(value)).every((item) => typeof (item ?? '') === 'string'),
  ],
};

export const clientChecks: Record<string, Check> = {
  baseUrl: ['a non-empty string', isText],
  fetch: ['a function', isFunction],
  middleware: ['an array of objects', (value) => Array.isArray(value) && value.every(isObject)],
  logger: ['an object with debug, info and warn', (value) => hasMethods(value, 'debug', 'info', 'warn')],
  dangerouslyAllowBrowser: ['true or false', (value) => typeof value === 'boolean'],
};

export const callChecks: Record<string, Check> = {
  signal: ['an AbortSignal', (value) => hasMethods(value, 'addEventListener')],
  accept: headerText,
  idempotencyKey: headerText,
  ifMatch: headerText,
  ifNoneMatch: headerText,
  query: ['an object', isObject],
};

/**
 * Rejects a header that fetch would reject with the value in its message, as if there were no connection.
 *
 * @throws InvalidArgumentError that names the header, up to its first invalid character.
 */
export function checkHeader(name: string, value: string): void {
  const [valid] = name.split(/[^\w!#$%&'*+.^`|~-]/);
  if (!valid || valid !== name || !isHeaderValue(value))
    throw invalidOption('headers', `has an invalid name or value: ${valid}`);
}

/** @throws InvalidArgumentError that names the first option that is unknown or invalid. */
export function checkOptions(options: object, checks: Record<string, Check>): void {
  if (!isObject(options)) throw invalidOption('options', 'must be an object');
  for (const name in options) {
    const value: unknown = Reflect.get(options, name);
    const check = shared[name] ?? checks[name];
    if (!check) {
      const known = Object.keys({ ...shared, ...checks }).join(', ');
      throw invalidOption(name, `is not an option; the options are ${known}`);
    }
    if (value !== undefined && !check[1](value)) throw invalidOption(name, `must be ${check[0]}`);
  }
}

/** The value is not part of the message, because it may be a secret. */
export function invalidOption(name: string, what: string): InvalidArgumentError {
  return new InvalidArgumentError(`${name} ${what}`, { code: 'invalid_option' });
}
