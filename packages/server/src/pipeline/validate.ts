import { z } from 'zod';
import { type FieldError, invalidBody, invalidField } from '../contract/errors.ts';
import { type OperationId, type Schema, schemaOf, schemas } from '../contract/schemas.ts';
import { operations } from '../generated/operations.ts';
import { yieldToEventLoop } from '../lib/event-loop.ts';
import { fieldErrorOf, mostErrors, pointerOf } from './field-errors.ts';
import { parserOf } from './parsers.ts';
import { QueryParameters } from './query-parameters.ts';
import { noteUnstorable } from './storable.ts';
import { type Refine, refinementOf } from './values.ts';

// Number of list items that are validated in one turn of the event loop.
const itemsAtOnce = 200;

/** Accepts no value. Not `z.never()`: the compiler would compare all members of its type with those of `ZodType`. */
const nothing = z.fromJSONSchema(false);
/** The body of an operation that takes none. */
const noFields = z.fromJSONSchema({ type: 'object', properties: {}, additionalProperties: false });

/** The validators of every operation, from the document. */
export class Validators {
  readonly #queries = new Map<string, QueryParameters>();
  readonly #times = new Map<string, string[]>();
  readonly #checks = new Map<string, Check>();

  constructor() {
    for (const [id, operation] of Object.entries(operations)) {
      this.#times.set(id, timesOf(operation.body));
      this.#queries.set(id, new QueryParameters(id as OperationId));
    }
  }

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
    const known = this.#checks.get(schema);
    if (known) return known;
    const check = { parser: parserOf(schema), refine: refinementOf(schemaOf(schema)) };
    this.#checks.set(schema, check);
    return check;
  }

  /** Validates a query and fills in its defaults; reports all errors. */
  query(operation: OperationId, search: string): Record<string, unknown> {
    return this.#queries.get(operation)?.read(search) ?? {};
  }

  // Times are sent with any offset; they are stored and compared as UTC with milliseconds.
  #inUtc(operation: OperationId, body: Record<string, unknown>): Record<string, unknown> {
    for (const field of this.#times.get(operation) ?? []) {
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
  const fieldErrors: FieldError[] = [];
  const place = ([first, ...rest]: readonly PropertyKey[]) =>
    first === undefined ? path : [...path, typeof first === 'number' ? from + first : first, ...rest];
  const note = (at: readonly PropertyKey[], detail: string) => {
    if (fieldErrors.length < mostErrors)
      fieldErrors.push({ pointer: pointerOf(place(at)), code: 'invalid_value', detail });
  };
  noteUnstorable(fieldErrors, sent, [], place);
  const value = refine ? refine(sent, [], note) : sent;
  const result = parser.safeParse(value);
  if (result.success && fieldErrors.length === 0) return result.data;
  for (const issue of result.error?.issues ?? []) {
    for (const fieldError of fieldErrorOf(issue, value, place))
      if (fieldErrors.length < mostErrors) fieldErrors.push(fieldError);
  }
  throw invalidBody(fieldErrors);
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
