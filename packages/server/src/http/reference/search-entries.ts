import type { DocumentedSchema } from '../../contract/document.ts';
import { sectionsOf } from './guide-page.ts';
import { guideHref, guides } from './guides.ts';
import { document, entries, eventHref, events, families, meaningsOf, operationHref } from './reading.ts';
import { resolved } from './schema.ts';

export interface SearchEntry {
  /** Shown before the title. */
  kind: 'Guide' | 'Package' | 'Operation' | 'Event' | 'Error' | 'Scope' | 'Field' | 'Value' | 'Family';
  title: string;
  /** Other words by which it is found. */
  names: string;
  text: string;
  href: string;
}

/** Text without the marks of Markdown, in one line. */
const plain = (text = ''): string =>
  text
    .replaceAll(/^```.*$|^[|\s:-]+$/gm, ' ')
    .replaceAll(/\]\([^)]*\)|[`*[\]]/g, '')
    .replaceAll('|', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Everything that can be found on the pages. */
export function searchEntries(): SearchEntry[] {
  return [
    ...guides.flatMap((guide) =>
      sectionsOf(guide).map(
        ({ id, title, text, code, words }): SearchEntry => ({
          kind: /README|CHANGELOG/.test(guide.source) ? 'Package' : 'Guide',
          title: id ? `${guide.title}: ${title}` : title,
          names: `${guide.name} ${words}`,
          // What a reader is shown of it first is no code.
          text: plain(`${text}\n${code}`),
          href: guideHref(guide.name) + (id && `#${id}`),
        }),
      ),
    ),
    {
      kind: 'Guide',
      title: 'API reference: introduction',
      names:
        'OpenAPI document specification download Swagger Postman generate client versions scopes roles headers',
      text: plain(document.info.description),
      href: '/docs/reference',
    },
    ...families.map(
      ({ name, title, description }): SearchEntry => ({
        kind: 'Family',
        title,
        names: name,
        text: plain(description),
        href: `/docs/${name}`,
      }),
    ),
    ...entries.map(
      ({ method, path, operation: { operationId, summary, description } }): SearchEntry => ({
        kind: 'Operation',
        title: plain(summary),
        names: `${operationId} ${method} ${path}`,
        text: plain(description),
        href: operationHref(operationId),
      }),
    ),
    ...events.map(
      ({ operationId: type, description }): SearchEntry => ({
        kind: 'Event',
        title: type,
        names: '',
        text: plain(description),
        href: eventHref(type),
      }),
    ),
    ...Object.entries(document['x-errors']).map(
      ([code, { status, title, description }]): SearchEntry => ({
        kind: 'Error',
        title: code,
        names: `${status} ${plain(title)}`,
        text: `${status}: ${plain(title)}. ${plain(description)}`,
        href: `/docs/errors#${code}`,
      }),
    ),
    ...Object.entries(document['x-scopes']).map(
      ([scope, text]): SearchEntry => ({
        kind: 'Scope',
        title: scope,
        names: '',
        text: plain(text),
        href: `/docs/reference#${scope}`,
      }),
    ),
    ...fieldEntries(),
  ];
}

/**
 * The fields of bodies, queries and records, and the values of their enumerations. What many operations have, with the same
 * description, is one entry, which leads to the first of them.
 */
function fieldEntries(): SearchEntry[] {
  const found = new Map<string, SearchEntry>();
  const add = (entry: SearchEntry) => {
    const key = `${entry.kind} ${entry.title} ${entry.text}`;
    if (!found.has(key)) found.set(key, entry);
  };
  const visit = (
    name: string,
    given: DocumentedSchema,
    description: string | undefined,
    owner: string,
    href: string,
  ) => {
    const schema = resolved(given);
    const text = plain(description ?? given.description ?? schema.description);
    add({ kind: 'Field', title: name, names: owner, text: `${owner}: ${text}`, href });
    for (const [value, meaning] of meaningsOf(name, schema.enum ?? schema.items?.enum ?? []))
      add({
        kind: 'Value',
        title: `${name}: ${value}`,
        names: owner,
        text: `${owner}: ${plain(meaning)}`,
        href,
      });
  };
  for (const { operation } of entries) {
    const { operationId, parameters, requestBody, responses } = operation;
    const page = operationHref(operationId);
    const owner = operationId.split('.')[0] ?? '';
    const fieldsOf = (schema: DocumentedSchema | undefined, place: string) => {
      const { properties = {} } = schema ? resolved(schema) : {};
      for (const [name, field] of Object.entries(properties))
        visit(name, field, undefined, owner, `${page}#${place}-${name}`);
    };
    for (const { name, schema, description, in: place } of parameters)
      if (place === 'query') visit(name, schema, description, owner, `${page}#query-${name}`);
    fieldsOf(requestBody?.content['application/json']?.schema, 'body');
    const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
    fieldsOf(success?.content?.['application/json']?.schema, 'response');
  }
  return [...found.values()];
}
