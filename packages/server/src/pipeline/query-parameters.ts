import { z } from 'zod';
import { type FieldError, invalidQuery, Problem } from '../contract/errors.ts';
import {
  checkedForm,
  type OperationId,
  type Parameter,
  parametersOf,
  referredBy,
  type Schema,
} from '../contract/schemas.ts';
import { trim } from '../lib/trim.ts';
import { fieldErrorOf } from './field-errors.ts';
import { isStorable } from './storable.ts';
import { isFreeText } from './values.ts';

/** The query parameters of an operation. */
export class QueryParameters {
  readonly #declared: ReadonlyMap<string, QueryParameter>;

  constructor(operation: OperationId) {
    const declared = (parametersOf.get(operation) ?? []).filter((parameter) => parameter.in === 'query');
    this.#declared = new Map(declared.map((parameter) => [parameter.name, queryParameter(parameter)]));
  }

  /** Validates a query and fills in its defaults; reports all errors. */
  read(search: string): Record<string, unknown> {
    const declared = this.#declared;
    const values: Record<string, unknown> = {};
    if (search === '' && declared.size === 0) return values;
    const fieldErrors: FieldError[] = [];
    const given = new Set<string>();
    let unknown = false;
    for (const [name, text] of parseSearch(search)) {
      const parameter = declared.get(name);
      if (!parameter) {
        unknown = true;
        fieldErrors.push({
          pointer: `?${name}`,
          code: 'unknown_parameter',
          detail: unknownParameter([...declared.keys()]),
        });
      } else if (given.has(name)) {
        fieldErrors.push({
          pointer: `?${name}`,
          code: 'duplicate',
          detail: 'must not be sent more than once',
        });
      } else {
        given.add(name);
        const fieldError = readParameter(parameter, text);
        if ('detail' in fieldError) fieldErrors.push({ pointer: `?${name}`, ...fieldError });
        else values[name] = fieldError.value;
      }
    }
    for (const [name, { required }] of declared) {
      if (required && !given.has(name))
        fieldErrors.push({ pointer: `?${name}`, code: 'required', detail: 'is required' });
    }
    if (fieldErrors.length > 0) {
      const onlyUnknown =
        unknown && fieldErrors.every((fieldError) => fieldError.code === 'unknown_parameter');
      throw invalidQuery(fieldErrors, onlyUnknown ? 'unknown_parameter' : 'invalid_parameter');
    }
    for (const [name, { schema }] of declared) {
      if (schema.default !== undefined) values[name] ??= schema.default;
    }
    return values;
  }
}

function* parseSearch(search: string): Generator<[string, string]> {
  if (search === '') return;
  for (const part of search.split('&')) {
    if (part === '') continue;
    const equals = part.indexOf('=');
    const decode = (text: string) => {
      try {
        return decodeURIComponent(text.replaceAll('+', ' '));
      } catch (cause) {
        if (!(cause instanceof URIError)) throw cause;
        throw new Problem('invalid_parameter', 'The query is not percent-encoded UTF-8.', {
          errors: [
            {
              pointer: `?${text.slice(0, 100)}`,
              code: 'invalid_encoding',
              detail: 'is not percent-encoded UTF-8',
            },
          ],
        });
      }
    };
    yield equals === -1
      ? [decode(part), '']
      : [decode(part.slice(0, equals)), decode(part.slice(equals + 1))];
  }
}

type Read = { value: unknown } | { code: string; detail: string };

interface QueryParameter {
  schema: Schema;
  required: boolean;
  /** Whether it is trimmed, like the text with which it is compared. */
  isFreeText: boolean;
  /** Created when the parameter is first sent, because most never are. */
  parser(): z.ZodType;
}

function queryParameter({ schema, required = false }: Parameter): QueryParameter {
  const checked = checkedForm(referredBy(schema));
  let made: z.ZodType | undefined;
  const parser = () => {
    made ??= z.fromJSONSchema(checked as Parameters<typeof z.fromJSONSchema>[0]);
    return made;
  };
  return { schema, required, isFreeText: isFreeText(checked), parser };
}

function readParameter({ schema, isFreeText, parser }: QueryParameter, sent: string): Read {
  const text = isFreeText ? trim(sent) : sent;
  if (schema.type === 'integer') {
    const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    const { minimum = -Infinity, maximum = Infinity } = schema;
    if (value >= minimum && value <= maximum) return { value };
    const range = maximum === Infinity ? `from ${minimum}` : `from ${minimum} to ${maximum}`;
    return { code: 'invalid_value', detail: `must be an integer ${range}` };
  }
  if (schema.type === 'boolean') {
    if (text === 'true' || text === 'false') return { value: text === 'true' };
    return { code: 'invalid_value', detail: 'must be true or false' };
  }
  if (!isStorable(text))
    return { code: 'invalid_value', detail: 'contains a character that cannot be stored' };
  const result = parser().safeParse(text);
  if (!result.success) {
    const [fieldError] = result.error.issues.flatMap((issue) => fieldErrorOf(issue, text));
    return { code: fieldError?.code ?? 'invalid_value', detail: fieldError?.detail ?? 'is invalid' };
  }
  if (schema.format !== 'date-time') return { value: text };
  const value = new Date(text).toISOString();
  // Times are compared as text, and other years have more digits.
  if (/^\d{4}-/.test(value)) return { value };
  return { code: 'invalid_value', detail: 'must be a time in the years 0000 to 9999 in UTC' };
}

const unknownParameter = (known: string[]): string =>
  known.length === 0
    ? 'is unknown; this operation has no query parameters'
    : `is unknown; the query parameters are ${known.join(', ')}`;
