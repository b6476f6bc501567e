import type { z } from 'zod';
import type { Fault } from '../errors.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

export const pointerOf = (path: Path): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Where in the body a path into the value lies that was checked. */
export type Place = (path: Path) => Path;

/** What a validator found, in the words of the API: where, which code, and what would be right. */
export function faultOf(issue: Issue, body: unknown, place: Place = (path) => path): Fault[] {
  const pointer = pointerOf(place(issue.path));
  const fault = (code: string, detail: string): Fault[] => [{ pointer, code, detail }];
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
        ? fault('required', 'is required')
        : fault('wrong_type', `takes ${article(issue.expected)}`);
    }
    case 'invalid_value':
      if (issue.path.length > 0 && at(body, issue.path) === undefined)
        return fault('required', 'is required');
      return fault('invalid_value', `takes one of ${issue.values.map(String).join(', ')}`);
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? fault(
            'too_short',
            Number(issue.minimum) === 1
              ? 'must not be empty'
              : `takes at least ${issue.minimum} ${unit(issue.origin)}`,
          )
        : fault('too_small', `takes ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`);
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' || issue.origin === 'object'
        ? fault(
            issue.origin === 'string' ? 'too_long' : 'too_many',
            `takes at most ${issue.maximum} ${unit(issue.origin)}`,
          )
        : fault('too_big', `takes at most ${issue.maximum}`);
    case 'invalid_format':
      return fault(
        'invalid_format',
        formats[issue.format] ?? `takes text of the form ${issue.pattern ?? issue.format}`,
      );
    case 'invalid_key':
      return fault('invalid_key', 'is a key of a form that is not allowed');
    case 'invalid_union': {
      // Where the value itself is of the type of one alternative, what is wrong lies inside it.
      const inside = issue.errors.filter((issues) => issues.every(({ path }) => path.length > 0));
      const [only] = inside;
      if (only && inside.length === 1)
        return only.flatMap((one) => faultOf({ ...one, path: [...issue.path, ...one.path] }, body, place));
      const alternatives = issue.errors.flat();
      const values = alternatives.flatMap((one) =>
        one.code === 'invalid_value' ? one.values.map(String) : [],
      );
      if (values.length > 0) return fault('invalid_value', `takes one of ${values.join(', ')}`);
      const types = alternatives.flatMap((one) =>
        one.code === 'invalid_type' ? [article(one.expected)] : [],
      );
      return fault(
        'wrong_type',
        types.length > 0 ? `takes ${types.join(' or ')}` : 'has a value of a wrong kind',
      );
    }
    case 'not_multiple_of':
      return fault('invalid_value', `takes a multiple of ${issue.divisor}`);
    default:
      return fault(
        issue.message.startsWith('Array items must be unique') ? 'duplicate' : 'invalid_value',
        issue.message,
      );
  }
}

const formats: Record<string, string> = {
  date: 'takes a date that exists, as YYYY-MM-DD',
  datetime: 'takes a time as 2026-01-31T09:30:00Z',
  email: 'takes an email address',
  url: 'takes a URL',
  uri: 'takes a URL',
  uuid: 'takes a UUID',
};

const article = (type: string): string => {
  const names: Record<string, string> = { int: 'a whole number', record: 'an object', null: 'null' };
  return names[type] ?? (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`);
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
