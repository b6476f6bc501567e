import type { z } from 'zod';
import type { FieldError } from '../contract/errors.ts';
import { withArticle } from '../lib/text.ts';
import { formats } from './values.ts';

/** A body of a megabyte could have a hundred thousand errors: more than a response can hold. */
const mostErrors = 100;

/** The errors of a request, one for each place: the first, because those after it are of the same mistake. */
export class FieldErrors {
  readonly #byPointer = new Map<string, FieldError>();

  get isFull(): boolean {
    return this.#byPointer.size >= mostErrors;
  }

  get all(): FieldError[] {
    return [...this.#byPointer.values()];
  }

  add(fieldError: FieldError): void {
    const known = this.#byPointer.get(fieldError.pointer);
    // Of two limits, the first is that of all numbers.
    if (known ? known.code === 'too_big' && fieldError.code === 'too_big' : !this.isFull)
      this.#byPointer.set(fieldError.pointer, fieldError);
  }
}

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

export const pointerOf = (path: Path): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** The path in the body of a path in the checked value. */
export type Place = (path: Path) => Path;

/** Converts a validation issue to field errors of the API: pointer, code and what is expected. */
export function fieldErrorOf(issue: Issue, body: unknown, place: Place = (path) => path): FieldError[] {
  const pointer = pointerOf(place(issue.path));
  const fieldError = (code: string, detail: string): FieldError[] => [{ pointer, code, detail }];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        pointer: pointerOf(place([...issue.path, key])),
        code: 'unknown_field',
        detail: 'is not a field of this operation',
      }));
    case 'invalid_type': {
      const missing = issue.path.length > 0 && at(body, issue.path) === undefined;
      return missing
        ? fieldError('required', 'is required')
        : fieldError('wrong_type', `must be ${article(issue.expected)}`);
    }
    case 'invalid_value':
      if (issue.path.length > 0 && at(body, issue.path) === undefined)
        return fieldError('required', 'is required');
      return fieldError('invalid_value', `must be one of ${issue.values.map(String).join(', ')}`);
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? fieldError(
            'too_short',
            Number(issue.minimum) === 1
              ? 'must not be empty'
              : `must have at least ${issue.minimum} ${unit(issue.origin)}`,
          )
        : fieldError('too_small', `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`);
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' || issue.origin === 'object'
        ? fieldError(
            issue.origin === 'string' ? 'too_long' : 'too_many',
            `must have at most ${issue.maximum} ${unit(issue.origin)}`,
          )
        : fieldError('too_big', `must be at most ${issue.maximum}`);
    case 'invalid_format':
      return fieldError('invalid_format', shapeOf(issue));
    case 'invalid_key': {
      const [wrong] = issue.issues;
      const shape = wrong?.code === 'invalid_format' ? `: it ${shapeOf(wrong)}` : '';
      return fieldError('invalid_key', `is not a valid key${shape}`);
    }
    case 'invalid_union': {
      // If the value has the type of exactly one alternative, the errors are those of that alternative.
      const inside = issue.errors.filter((issues) => issues.every(({ path }) => path.length > 0));
      const [only] = inside;
      if (only && inside.length === 1)
        return only.flatMap((one) =>
          fieldErrorOf({ ...one, path: [...issue.path, ...one.path] }, body, place),
        );
      const alternatives = issue.errors.flat();
      const values = alternatives.flatMap((one) =>
        one.code === 'invalid_value' ? one.values.map(String) : [],
      );
      if (values.length > 0) return fieldError('invalid_value', `must be one of ${values.join(', ')}`);
      const types = alternatives.flatMap((one) =>
        one.code === 'invalid_type' ? [article(one.expected)] : [],
      );
      return fieldError(
        'wrong_type',
        types.length > 0 ? `must be ${types.join(' or ')}` : 'has the wrong type',
      );
    }
    case 'not_multiple_of':
      return fieldError('invalid_value', `must be a multiple of ${issue.divisor}`);
    default:
      return issue.message.startsWith('Array items must be unique')
        ? fieldError('duplicate', 'is already in the list')
        : fieldError('invalid_value', issue.message);
  }
}

const shapesOfFormats: Record<string, string> = {
  date: 'must be a valid date in the format YYYY-MM-DD',
  datetime: 'must be a date and time such as 2026-01-31T09:30:00Z',
  email: 'must be an email address',
  url: 'must be a URL',
  uri: 'must be a URL',
  uuid: 'must be a UUID',
};

const shapeOf = ({ format, pattern = '' }: Extract<Issue, { code: 'invalid_format' }>): string =>
  shapesOfFormats[format] ?? shapes[pattern] ?? `must match ${pattern || format}`;

/** What the patterns of the document mean. Others are shown as they are. */
const shapes: Record<string, string> = {
  '/^[A-Z]{3}$/': `must be ${formats.currency.name}`,
  '/^[A-Z]{2}$/': `must be ${formats.country.name}`,
  '/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/': `must be ${formats['language-tag'].name}`,
  '/^\\+[1-9][0-9]{6,14}$/': 'must be a telephone number in the international form such as +27821234567',
  '/^([01][0-9]|2[0-3]):[0-5][0-9]$/': 'must be a time of day in the format HH:MM, such as 08:30',
  '/^[0-9]{13}$/': 'must have 13 digits',
  '/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}:.{1,255}$/': 'must be an external id with its source, such as sis:13001',
  '/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/':
    'must have at most 64 letters, digits, dots, hyphens and underscores, and begin with a letter or a digit, such as my_app',
  '/^[a-z0-9][a-z0-9._-]{0,63}$/':
    'must have at most 64 small letters, digits, dots, hyphens and underscores, and begin with a letter or a digit, such as fees.reminder',
  '/^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$/':
    'must be a name of small letters, digits, underscores and dots, such as fee.amount',
  '/^[^\\u0000-\\u001f]{1,64}$/': 'must have 1 to 64 characters, and no control characters',
  '/^([0-9]{9}|[0-9]{13})$/': 'must have 9 or 13 digits',
  '/^\\+?[0-9]{5,15}$/': 'must be the first 5 to 15 digits of a telephone number, such as 0821234',
  '/^[0-9]{1,15}([.,][0-9]{1,4})?$/': 'must be an amount without separators of thousands, such as 1250.00',
  '/^https?:\\/\\//': 'must be an http or https URL',
};

const article = (type: string): string => {
  const names: Record<string, string> = {
    ...{ int: 'an integer', boolean: 'true or false', record: 'an object', null: 'null' },
  };
  return names[type] ?? withArticle(type);
};

const unit = (origin: string): string =>
  ({ string: 'characters', array: 'entries', object: 'keys' })[origin] ?? '';

function at(value: unknown, path: Path): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = (current as Record<PropertyKey, unknown>)[key];
  }
  return current;
}

// More levels than the stack can hold fit into a body of a megabyte.
const deepest = 32;

// Neither database can store every text: PostgreSQL rejects U+0000, and half of a surrogate pair is not UTF-8.
export function noteUnstorable(
  fieldErrors: FieldErrors,
  value: unknown,
  path: PropertyKey[],
  place: Place,
): void {
  if (fieldErrors.isFull) return;
  const note = (code: string, detail: string) =>
    fieldErrors.add({ pointer: pointerOf(place(path)), code, detail });
  if (typeof value === 'string') {
    if (!isStorable(value))
      note(
        'invalid_character',
        'contains a character that cannot be stored (U+0000 or half of a surrogate pair)',
      );
  } else if (Array.isArray(value)) {
    if (path.length > deepest) note('too_deep', 'is nested too deeply');
    else
      for (const [index, item] of value.entries()) noteUnstorable(fieldErrors, item, [...path, index], place);
  } else if (typeof value === 'object' && value !== null) {
    if (path.length > deepest) return void note('too_deep', 'is nested too deeply');
    for (const [key, item] of Object.entries(value)) {
      if (key !== '__proto__' && isStorable(key)) noteUnstorable(fieldErrors, item, [...path, key], place);
      else note('invalid_key', 'contains a key that cannot be stored');
    }
  }
}

export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
