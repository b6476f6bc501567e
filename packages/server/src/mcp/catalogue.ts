import MiniSearch from 'minisearch';
import { type DocumentedSchema, documented, documentedSchema, exampleIn } from '../contract/document.ts';
import { type OperationId, recordSchemaOf, withoutNull } from '../contract/schemas.ts';
import { hint } from '../contract/unknown-names.ts';
import { operations } from '../generated/operations.ts';
import { codesOf, type Entry, entries, meaningsOf, type Operation } from '../http/reference/reading.ts';

/** An operation that tools show and call. */
export interface Listed extends Entry {
  id: OperationId;
  write: boolean;
  /** Why a model does not call it, if it does not. */
  notForModels: string | undefined;
}

/** The operations for which an API key is enough, by their names. */
const listed: ReadonlyMap<string, Listed> = new Map(
  entries.flatMap((entry) => {
    const id = entry.operation.operationId;
    const { token, write } = operations[id];
    return token === null
      ? [[id, { ...entry, id, write, notForModels: notForModels(id, entry.operation) }] as const]
      : [];
  }),
);

function notForModels(id: OperationId, operation: object): string | undefined {
  if ('x-secret' in operation) return 'The response contains a secret, which a model must not see';
  return operations[id].content === 'application/x-ndjson' ? 'The response is a file of any size' : undefined;
}

/** An operation by its name; otherwise which one may be meant. */
export function findOperation(name: string): Listed | string {
  const found = listed.get(name);
  if (found) return found;
  const near = hint(name, [...listed.keys()], '');
  return `There is no operation ${name}.${near.includes('Did you mean') ? near : ' Find it with search_operations.'}`;
}

const ignored = new Set([
  'a',
  'an',
  'all',
  'and',
  'are',
  'by',
  'for',
  'from',
  'how',
  'i',
  'in',
  'is',
  'of',
  'on',
  'the',
  'to',
  'which',
  'who',
  'with',
]);

/** What people call what the operations have another word for. */
const otherWords: ReadonlyMap<string, string> = new Map([
  ['pupil', 'learner'],
  ['student', 'learner'],
  ['parent', 'guardian'],
  ['teacher', 'staff'],
  ['mark', 'grade'],
  ['email', 'message'],
  ['sms', 'message'],
]);

/** What a query that asks for a change has among its words: the first words of the summaries of writes. */
const writeVerbs = new Set(
  [...listed.values()]
    .filter(({ write }) => write)
    .map(({ operation }) => operation.summary.split(' ')[0]?.toLowerCase() ?? ''),
);

/** Finds operations by words; an object of a server, because the index is only made when somebody searches. */
export class OperationSearch {
  #index: MiniSearch | undefined;

  find(query: string, kind: 'read' | 'write' | 'any', most: number): Listed[] {
    this.#index ??= indexed();
    const asksForChange = query.split(/\W+/).some((word) => writeVerbs.has(word.toLowerCase()));
    const options = {
      boostDocument: (id: OperationId) => (listed.get(id)?.write && !asksForChange ? 0.4 : 1),
    };
    return this.#index
      .search(query, options)
      .flatMap(({ id }) => listed.get(id) ?? [])
      .filter(({ write }) => kind === 'any' || write === (kind === 'write'))
      .slice(0, most);
  }
}

function wordOf(term: string): string | null {
  const word = term.toLowerCase();
  return ignored.has(word) ? null : word.replace(/(?<=\p{L}{3})s$/u, '');
}

function indexed(): MiniSearch {
  const index = new MiniSearch({
    fields: ['id', 'title', 'text', 'names'],
    processTerm: wordOf,
    searchOptions: {
      processTerm: (term) => {
        const word = wordOf(term);
        const other = word === null ? undefined : otherWords.get(word);
        return word !== null && other !== undefined ? [word, other] : word;
      },
      boost: { title: 4, id: 4, names: 0.5 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(
    [...listed.values()].map(({ id, method, path, operation }) => ({
      id,
      title: `${operation.summary} ${method}`,
      text: operation.description,
      names: [path, ...operation.parameters.map(({ name }) => name), ...fieldNames(id)].join(' '),
    })),
  );
  return index;
}

function fieldNames(id: OperationId): string[] {
  const { body } = operations[id];
  return body === null ? [] : Object.keys(documentedSchema(body).properties ?? {});
}

/** What a list of operations says of each. */
export const summaryOf = ({ id, method, path, write, operation }: Listed): object => ({
  operation: id,
  request: `${method} ${path}`,
  summary: operation.summary,
  kind: write ? 'write' : 'read',
  scopes: operations[id].scopes,
});

/** All that is needed to call an operation. */
export function description(listing: Listed): object {
  const { id, operation, notForModels: reason } = listing;
  const { body, page, emits } = operations[id];
  const record = recordSchemaOf(id);
  return {
    ...summaryOf(listing),
    description: operation.description,
    ...(reason ? { not_callable: `${reason}: call it with \`rollbook api\` or the SDK.` } : {}),
    parameters: operation.parameters
      .filter((parameter) => parameter.in !== 'header')
      .map((parameter) => ({
        name: parameter.name,
        in: parameter.in,
        ...(parameter.required ? { required: true } : {}),
        ...accepted(parameter.name, parameter.schema),
        description: parameter.description,
      })),
    ...(body === null ? {} : { body: accepted('', documentedSchema(body)), example: exampleOf(operation) }),
    returns: {
      ...(page ? { page_of: record } : {}),
      ...(record === '' ? {} : { fields: returned(documentedSchema(record)) }),
    },
    more_scopes: operation['x-scopes-if'] ?? [],
    errors: codesOf(operation),
    emits,
  };
}

function exampleOf({ requestBody }: Operation): unknown {
  const body = requestBody?.content['application/json'];
  return body && exampleIn(body);
}

const limits = [
  ...['type', 'format', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum', 'minLength', 'maxLength'],
  ...['minItems', 'maxItems', 'uniqueItems', 'default', 'required', 'x-rows'],
] as const;

/** A schema without references: what a value can be, with the meanings of the values of an enumeration. */
function accepted(name: string, given: DocumentedSchema): object {
  const schema = {
    ...documented(withoutNull(given)),
    ...(given.description ? { description: given.description } : {}),
  };
  const values = schema.enum ?? schema['x-extensible-enum'];
  const meanings = meaningsOf(name, values ?? []);
  return {
    ...Object.fromEntries(
      limits.flatMap((key) => (key in schema ? [[key, schema[key as keyof DocumentedSchema]]] : [])),
    ),
    ...(given.anyOf ? { nullable: true } : {}),
    ...(values ? { values: meanings.length > 0 ? Object.fromEntries(meanings) : values } : {}),
    ...(schema.description ? { description: schema.description } : {}),
    ...(schema.items ? { items: accepted(name, schema.items) } : {}),
    ...(schema.properties
      ? {
          properties: Object.fromEntries(
            Object.entries(schema.properties).map(([field, inner]) => [field, accepted(field, inner)]),
          ),
        }
      : {}),
  };
}

/** The fields of a record with their descriptions; those of objects in it by their names alone. */
function returned(schema: DocumentedSchema): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => {
      const { properties, description: own = '' } = documented(withoutNull(field.items ?? field));
      const inner = properties ? ` Fields: ${Object.keys(properties).join(', ')}.` : '';
      return [name, `${field.description ?? own}${inner}`];
    }),
  );
}
