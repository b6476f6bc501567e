import {
  type DocumentedParameter,
  type DocumentedSchema,
  expanded,
  openapi,
} from '../../contract/document.ts';
import type { OperationId } from '../../contract/schemas.ts';

export interface Media {
  'application/json'?: { schema: DocumentedSchema; example?: unknown };
  'text/calendar'?: { example: string };
}

export interface Operation {
  operationId: OperationId;
  tags: [string];
  summary: string;
  description: string;
  security: { apiKey?: string[] }[];
  parameters: DocumentedParameter[];
  requestBody?: { required?: boolean; content: Media };
  responses: Record<string, { 'x-codes'?: string[]; description?: string; content?: Media }>;
  'x-scopes-if'?: { body?: Record<string, unknown>; shows?: string[]; scopes: string[] }[];
  'x-emits'?: string[];
  'x-page'?: unknown;
}

export interface EventType {
  operationId: string;
  summary: string;
  description: string;
  parameters: DocumentedParameter[];
  requestBody: { content: Media };
  responses: Record<string, { description: string }>;
}

const mapValues = <V, W>(object: Record<string, V>, change: (value: V) => W): Record<string, W> =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));

/**
 * The document with shared parameters and responses inlined, and its types as the reference pages read it. The generator
 * creates it, and the linter checks it.
 */
export const document = {
  ...openapi,
  paths: mapValues(openapi.paths, (item) => mapValues(item, expanded)),
  webhooks: mapValues(openapi.webhooks, ({ post }) => ({ post: expanded(post) })),
} as unknown as {
  info: { title: string; version: string; description: string };
  servers: [{ variables: { base_url: { default: string } } }];
  'x-versions': { date: string; description: string }[];
  'x-scopes': Record<string, string>;
  'x-role-scopes': Record<string, string[]>;
  'x-errors': Record<string, { status: number; title: string; description: string }>;
  'x-values': Record<string, Record<string, string>[]>;
  tags: { name: string; description: string; 'x-displayName': string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: EventType }>;
  components: {
    securitySchemes: { apiKey: { description: string } };
    headers: Record<string, { description: string; schema: DocumentedSchema }>;
  };
};

/** An operation with its path and method. */
export interface Entry {
  method: string;
  path: string;
  operation: Operation;
}

export const entries: readonly Entry[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

export const events: readonly EventType[] = Object.values(document.webhooks).map(({ post }) => post);

export interface Family {
  name: string;
  title: string;
  description: string;
  /** By the title of their resource. */
  resources: Map<string, Entry[]>;
  events: readonly EventType[];
}

/** `Academic years` for `academic-years.list`. */
function resourceTitle({ operation }: Entry): string {
  const [name = ''] = operation.operationId.replaceAll('-', ' ').replace('api ', 'API ').split('.');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export const families: readonly Family[] = document.tags.map(
  ({ name, description, 'x-displayName': title }) => ({
    name,
    title,
    description,
    resources: Map.groupBy(
      entries.filter(({ operation }) => operation.tags.includes(name)),
      resourceTitle,
    ),
    events: name === 'webhooks' ? events : [],
  }),
);

export const operationHref = (id: string): string => `/docs/operations/${id}`;
export const eventHref = (type: string): string => `/docs/events/${type}`;

const hrefs = new Map([
  ...Object.keys(document['x-scopes']).map((scope) => [scope, `/docs/reference#${scope}`] as const),
  ...Object.keys(document['x-errors']).map((name) => [name, `/docs/errors#${name}`] as const),
  ...entries.map(({ operation: { operationId: id } }) => [id, operationHref(id)] as const),
  ...events.map(({ operationId: type }) => [type, eventHref(type)] as const),
]);

/** The page that describes a scope, an error, an operation or an event. */
export const hrefOf = (name: string): string | undefined => hrefs.get(name);

/** What the values of a field mean: the first entry with all of them, and one with exactly these before others. */
export function meaningsOf(field: string, values: readonly unknown[]): [string, string][] {
  const texts = values.filter((value) => typeof value === 'string');
  const fitting = (document['x-values'][field] ?? []).filter((meanings) =>
    texts.every((text) => text in meanings),
  );
  const meanings = fitting.find((one) => Object.keys(one).length === texts.length) ?? fitting[0];
  return meanings ? texts.map((text) => [text, meanings[text] ?? '']) : [];
}

/** The status and the response of an operation that succeeds. */
export const successOf = ({ responses }: Operation) =>
  Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];

/** The operations that emit an event. */
export const emittersOf = (type: string): Operation[] =>
  entries.flatMap(({ operation }) => (operation['x-emits']?.includes(type) ? [operation] : []));

/** The error codes that an operation can return. */
export const codesOf = ({ responses }: Operation): string[] =>
  Object.values(responses).flatMap(({ 'x-codes': codes = [] }) => codes);
