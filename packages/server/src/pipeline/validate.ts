import * as z from 'zod';
import { invalidBody, invalidField, invalidQuery, Problem } from '../contract/errors.ts';
import {
  checkedForm,
  type OperationId,
  type Parameter,
  parametersOf,
  referredBy,
  type Schema,
  schemaOf,
  schemas,
} from '../contract/schemas.ts';
import { operations } from '../generated/operations.ts';
import { yieldToEventLoop } from '../lib/timers.ts';
import { FieldErrors, fieldErrorOf, isStorable, noteUnstorable, pointerOf } from './field-errors.ts';
import { isFreeText, type Refine, refinementOf, tidierOf } from './values.ts';

const parsers = new Map<string, z.ZodType>();

/**
 * Zod's parser for a schema of the document. It is created when it is first used, and the servers of a process share it: to
 * create all of them was most of the time that a server needed to start.
 */
export function parserOf(name: string): z.ZodType {
  return kept(parsers, name, () => createParser(name));
}

const place = '#/components/schemas/';

function createParser(name: string): z.ZodType {
  // All that the schema refers to, and nothing else: Zod looks through all definitions in each call.
  const $defs: Record<string, Schema> = {};
  const asSent = (key: string, value: unknown) => {
    // Zod trims a URL and removes tabs and line breaks in it, so URLs are validated elsewhere, as they were sent.
    if (key === 'format' && value === 'uri') return undefined;
    if (key !== '$ref' || typeof value !== 'string') return checkedForm(value);
    const referred = value.replace(place, '');
    define(referred);
    return `#/$defs/${referred}`;
  };
  const define = (wanted: string) => {
    if (wanted in $defs) return;
    $defs[wanted] = {};
    $defs[wanted] = JSON.parse(JSON.stringify(schemaOf(wanted), asSent));
  };
  define(name);
  return z.fromJSONSchema({ $defs, $ref: `#/$defs/${name}` } as Parameters<typeof z.fromJSONSchema>[0]);
}

/** The query parameters of an operation. */
export class QueryParameters {
  readonly #declared: ReadonlyMap<string, QueryParameter>;

  constructor(operation: OperationId) {
    const declared = parametersOf(operation).filter((parameter) => parameter.in === 'query');
    this.#declared = new Map(declared.map((parameter) => [parameter.name, queryParameter(parameter)]));
  }

  /** Validates a query and fills in its defaults; reports all errors. */
  read(search: string): Record<string, unknown> {
    const declared = this.#declared;
    const values: Record<string, unknown> = {};
    if (search === '' && declared.size === 0) return values;
    const fieldErrors = new FieldErrors();
    const given = new Set<string>();
    let unknown = false;
    for (const [name, text] of parseSearch(search)) {
      const parameter = declared.get(name);
      if (!parameter) {
        unknown = true;
        fieldErrors.add({
          pointer: `?${name}`,
          code: 'unknown_parameter',
          detail: unknownParameter([...declared.keys()]),
        });
      } else if (given.has(name)) {
        fieldErrors.add({
          pointer: `?${name}`,
          code: 'duplicate',
          detail: 'must not be sent more than once',
        });
      } else {
        given.add(name);
        const fieldError = readParameter(parameter, text);
        if ('detail' in fieldError) fieldErrors.add({ pointer: `?${name}`, ...fieldError });
        else values[name] = fieldError.value;
      }
    }
    for (const [name, { required }] of declared) {
      if (required && !given.has(name))
        fieldErrors.add({ pointer: `?${name}`, code: 'required', detail: 'is required' });
    }
    const { all } = fieldErrors;
    if (all.length > 0) {
      const onlyUnknown = unknown && all.every((fieldError) => fieldError.code === 'unknown_parameter');
      throw invalidQuery(all, onlyUnknown ? 'unknown_parameter' : 'invalid_parameter');
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
  /** The form in which the text with which it is compared is stored. */
  tidy: (text: string) => string;
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
  const tidy = isFreeText(checked) ? tidierOf(checked) : (text: string) => text;
  return { schema, required, tidy, parser };
}

function readParameter({ schema, tidy, parser }: QueryParameter, sent: string): Read {
  const text = tidy(sent);
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

// Number of list items that are validated in one turn of the event loop.
const itemsAtOnce = 200;

/** Accepts no value. Not `z.never()`: the compiler would compare all members of its type with those of `ZodType`. */
const nothing = z.fromJSONSchema(false);
/** The body of an operation that takes none. */
const noFields = z.fromJSONSchema({ type: 'object', properties: {}, additionalProperties: false });

/** The validators of every operation, from the document. Each is made when it is first used. */
export class Validators {
  readonly #queries = new Map<OperationId, QueryParameters>();
  readonly #times = new Map<OperationId, string[]>();
  readonly #checks = new Map<string, Check>();

  /** Validates a body and fills in its defaults; reports all field errors. */
  body(operation: OperationId, body: unknown): Record<string, unknown> {
    return this.#inUtc(operation, checked(this.#checkOf(operations[operation].body), body));
  }

  /** Validates a body like `body`, but long lists in slices, and yields to the event loop between them. */
  async bodyInSlices(operation: OperationId, body: unknown): Promise<Record<string, unknown>> {
    const lists = longListsOf(operations[operation].body, body);
    if (lists.length === 0) return this.body(operation, body);
    const heads = lists.map(({ field, items }) => [field, items.slice(0, itemsAtOnce)]);
    const result = this.body(operation, { ...(body as object), ...Object.fromEntries(heads) });
    const { parser } = this.#checkOf(operations[operation].body);
    const shape: Record<string, z.ZodType> = parser instanceof z.ZodObject ? parser.shape : {};
    for (const { field, schema, items } of lists) {
      const check = { parser: shape[field] ?? nothing, refine: refinementOf(schema) };
      const checkedItems = result[field] as unknown[];
      for (let from = itemsAtOnce; from < items.length; from += itemsAtOnce) {
        await yieldToEventLoop();
        const slice = items.slice(from, from + itemsAtOnce);
        for (const item of parsed(check, slice, [field], from) as unknown[]) checkedItems.push(item);
      }
    }
    return result;
  }

  /** Validates an object against a schema of the document; reports all field errors. */
  object(schema: string, value: unknown): Record<string, unknown> {
    return checked(this.#checkOf(schema), value);
  }

  #checkOf(schema: string | null): Check {
    if (schema === null) return { parser: noFields };
    return kept(this.#checks, schema, () => ({
      parser: parserOf(schema),
      refine: refinementOf(schemaOf(schema)),
    }));
  }

  /** Validates a query and fills in its defaults; reports all errors. */
  query(operation: OperationId, search: string): Record<string, unknown> {
    return kept(this.#queries, operation, () => new QueryParameters(operation)).read(search);
  }

  // Times are sent with any offset; they are stored and compared as UTC with milliseconds.
  #inUtc(operation: OperationId, body: Record<string, unknown>): Record<string, unknown> {
    for (const field of kept(this.#times, operation, () => timesOf(operations[operation].body))) {
      const value = body[field];
      if (typeof value === 'string') body[field] = new Date(value).toISOString();
    }
    return body;
  }
}

interface Check {
  parser: z.ZodType;
  refine?: Refine | undefined;
}

// The schemas of bodies and rows are object schemas.
const checked = (check: Check, value: unknown): Record<string, unknown> =>
  parsed(check, value) as Record<string, unknown>;

/** Validates a value, or the items of a list starting at `from`, at a path of the body. */
function parsed({ parser, refine }: Check, sent: unknown, path: string[] = [], from = 0): unknown {
  const fieldErrors = new FieldErrors();
  const place = ([first, ...rest]: readonly PropertyKey[]) =>
    first === undefined ? path : [...path, typeof first === 'number' ? from + first : first, ...rest];
  const note = (at: readonly PropertyKey[], detail: string) =>
    fieldErrors.add({ pointer: pointerOf(place(at)), code: 'invalid_value', detail });
  noteUnstorable(fieldErrors, sent, [], place);
  const value = refine ? refine(sent, [], note) : sent;
  const result = parser.safeParse(value);
  if (result.success && fieldErrors.all.length === 0) return result.data;
  for (const issue of result.error?.issues ?? []) {
    for (const fieldError of fieldErrorOf(issue, value, place)) fieldErrors.add(fieldError);
  }
  throw invalidBody(fieldErrors.all);
}

interface LongList {
  field: string;
  schema: Schema;
  items: unknown[];
}

/** The members of a body that are lists with so many items that they are validated in slices. */
function longListsOf(schema: string | null, body: unknown): LongList[] {
  const { properties = {} } = (schema && schemas[schema]) || {};
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([field, items]) => {
    if (!Array.isArray(items) || items.length <= itemsAtOnce || !Object.hasOwn(properties, field)) return [];
    const { [field]: schema = {} } = properties;
    const { maxItems = 0, uniqueItems } = schema;
    // A shorter list is validated at once; duplicates can be found only in the whole list.
    if (maxItems <= itemsAtOnce || uniqueItems) return [];
    if (items.length > maxItems)
      throw invalidField(`/${field}`, 'too_many', `must have at most ${maxItems} entries`);
    return [{ field, schema, items }];
  });
}

const timesOf = (schema: string | null): string[] =>
  Object.entries((schema && schemas[schema]?.properties) || {}).flatMap(([field, property]) =>
    property.format === 'date-time' ? [field] : [],
  );

/** The value of a key, made when it is first needed. */
function kept<K, V>(values: Map<K, V>, key: K, make: () => V): V {
  const known = values.get(key);
  if (known !== undefined) return known;
  const made = make();
  values.set(key, made);
  return made;
}
