import { z } from 'zod';
import {
  type OperationId,
  type Parameter,
  parametersOf,
  referredBy,
  type Schema,
  schemas,
} from '../contract.ts';
import { type Fault, invalidBody, invalidQuery, Problem } from '../errors.ts';
import { operations } from '../generated/operations.ts';
import { faultOf, pointerOf } from './faults.ts';

// A body of a megabyte could hold a hundred thousand faults, or levels: more than an answer or the stack can.
const mostFaults = 100;
const deepest = 32;

/** The checks of every operation, made once from the document. */
export class Validators {
  readonly #bodies = new Map<string, z.ZodType>();
  readonly #queries = new Map<string, Map<string, QueryParameter>>();
  readonly #times = new Map<string, string[]>();
  readonly #parsers: ReadonlyMap<string, z.ZodType>;

  constructor(parsers: ReadonlyMap<string, z.ZodType>) {
    this.#parsers = parsers;
    for (const [id, operation] of Object.entries(operations)) {
      const parser = operation.body ? parsers.get(operation.body) : z.strictObject({});
      if (!parser) throw new TypeError(`${id}: the document has no schema ${operation.body}`);
      this.#bodies.set(id, parser);
      this.#times.set(id, timesOf(operation.body));
      const declared = (parametersOf.get(id) ?? []).filter((parameter) => parameter.in === 'query');
      this.#queries.set(
        id,
        new Map(declared.map((parameter) => [parameter.name, queryParameter(parameter)])),
      );
    }
  }

  /** Checks a body and fills in its defaults; every fault at once. */
  body(operation: OperationId, body: unknown): Record<string, unknown> {
    return this.#inUtc(operation, checked(this.#bodies.get(operation), body));
  }

  /** Checks an object of a schema of the document; every field error at once. */
  object(schema: string, value: unknown): Record<string, unknown> {
    return checked(this.#parsers.get(schema), value);
  }

  /** Checks a query and fills in its defaults; every fault at once. */
  query(operation: OperationId, search: string): Record<string, unknown> {
    const declared = this.#queries.get(operation) ?? new Map<string, QueryParameter>();
    const values: Record<string, unknown> = {};
    if (search === '' && declared.size === 0) return values;
    const faults: Fault[] = [];
    const given = new Set<string>();
    let unknown = false;
    for (const [name, text] of parseSearch(search)) {
      const parameter = declared.get(name);
      if (!parameter) {
        unknown = true;
        faults.push({
          pointer: `?${name}`,
          code: 'unknown_parameter',
          detail: unknownParameter([...declared.keys()]),
        });
      } else if (given.has(name)) {
        faults.push({ pointer: `?${name}`, code: 'duplicate', detail: 'is given more than once' });
      } else {
        given.add(name);
        const fault = readParameter(parameter, text);
        if ('detail' in fault) faults.push({ pointer: `?${name}`, ...fault });
        else values[name] = fault.value;
      }
    }
    for (const [name, { required }] of declared) {
      if (required && !given.has(name))
        faults.push({ pointer: `?${name}`, code: 'required', detail: 'is required' });
    }
    if (faults.length > 0) {
      const onlyUnknown = unknown && faults.every((fault) => fault.code === 'unknown_parameter');
      throw invalidQuery(faults, onlyUnknown ? 'unknown_parameter' : 'invalid_parameter');
    }
    for (const [name, { schema }] of declared) {
      if (schema.default !== undefined) values[name] ??= schema.default;
    }
    return values;
  }

  // Times come with any offset; they are stored and compared as UTC with milliseconds.
  #inUtc(operation: OperationId, body: Record<string, unknown>): Record<string, unknown> {
    for (const field of this.#times.get(operation) ?? []) {
      const value = body[field];
      if (typeof value === 'string') body[field] = new Date(value).toISOString();
    }
    return body;
  }
}

function checked(parser: z.ZodType | undefined, value: unknown): Record<string, unknown> {
  const faults = unstorable(value);
  const result = parser?.safeParse(value);
  // The schemas of bodies and rows are those of objects.
  if (result?.success && faults.length === 0) return result.data as Record<string, unknown>;
  for (const issue of result?.error?.issues ?? []) faults.push(...faultOf(issue, value));
  throw invalidBody(faults.slice(0, mostFaults));
}

let parsers: ReadonlyMap<string, z.ZodType> | undefined;

/**
 * Zod's parsers for every schema of the document. They hold nothing and the document does not change, so the servers of
 * a process share them: they are most of what it takes to start one.
 */
export function schemaParsers(): ReadonlyMap<string, z.ZodType> {
  parsers ??= makeParsers();
  return parsers;
}

/** Made in one call: one by one takes fifteen times as long. */
function makeParsers(): Map<string, z.ZodType> {
  const text = JSON.stringify(schemas).replaceAll('#/components/schemas/', '#/$defs/');
  const $defs = JSON.parse(text) as Record<string, Schema>;
  const names = Object.keys($defs);
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }]));
  const all = z.fromJSONSchema({ $defs, type: 'object', properties, required: names } as Parameters<
    typeof z.fromJSONSchema
  >[0]);
  if (!(all instanceof z.ZodObject))
    throw new TypeError('The schemas of the document did not give an object');
  return new Map(Object.entries(all.shape as Record<string, z.ZodType>));
}

const timesOf = (schema: string | null): string[] =>
  Object.entries((schema && schemas[schema]?.properties) || {}).flatMap(([field, property]) =>
    property.format === 'date-time' ? [field] : [],
  );

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
  /** Made when the parameter is first sent: most never are. */
  parser(): z.ZodType;
}

function queryParameter({ schema, required = false }: Parameter): QueryParameter {
  let made: z.ZodType | undefined;
  const parser = () => {
    made ??= z.fromJSONSchema(referredBy(schema) as Parameters<typeof z.fromJSONSchema>[0]);
    return made;
  };
  return { schema, required, parser };
}

function readParameter({ schema, parser }: QueryParameter, text: string): Read {
  if (schema.type === 'integer') {
    const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    const { minimum = -Infinity, maximum = Infinity } = schema;
    if (value >= minimum && value <= maximum) return { value };
    const range = maximum === Infinity ? `from ${minimum}` : `from ${minimum} to ${maximum}`;
    return { code: 'invalid_value', detail: `takes a whole number ${range}` };
  }
  if (schema.type === 'boolean') {
    if (text === 'true' || text === 'false') return { value: text === 'true' };
    return { code: 'invalid_value', detail: 'takes true or false' };
  }
  if (text.includes('\0') || !text.isWellFormed())
    return { code: 'invalid_value', detail: 'has a character that cannot be stored' };
  const result = parser().safeParse(text);
  if (!result.success) {
    const [fault] = result.error.issues.flatMap((issue) => faultOf(issue, text));
    return { code: fault?.code ?? 'invalid_value', detail: fault?.detail ?? 'has a wrong value' };
  }
  return { value: schema.format === 'date-time' ? new Date(text).toISOString() : text };
}

const unknownParameter = (known: string[]): string =>
  known.length === 0
    ? 'is not known; this operation takes no parameters'
    : `is not known; known are ${known.join(', ')}`;

// Neither database keeps every text: PostgreSQL refuses U+0000, and half of a surrogate pair is not UTF-8.
function unstorable(value: unknown, path: (string | number)[] = []): Fault[] {
  const fault = (): Fault[] => [
    {
      pointer: pointerOf(path),
      code: 'invalid_character',
      detail: 'has a character that cannot be stored (U+0000 or half of a surrogate pair)',
    },
  ];
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? fault() : [];
  if (typeof value !== 'object' || value === null) return [];
  if (path.length > deepest)
    return [{ pointer: pointerOf(path), code: 'too_deep', detail: 'is nested too deeply' }];
  return Object.entries(value).flatMap(([key, item]) => {
    const bad = key === '__proto__' || key.includes('\0') || !key.isWellFormed();
    return bad
      ? [{ pointer: pointerOf(path), code: 'invalid_key', detail: 'has a key that cannot be stored' }]
      : unstorable(item, [...path, key]);
  });
}
