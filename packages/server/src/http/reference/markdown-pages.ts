import { type DocumentedParameter, type DocumentedSchema, exampleIn } from '../../contract/document.ts';
import { guideHref } from './guides.ts';
import {
  codesOf,
  document,
  type Entry,
  type EventType,
  emittersOf,
  eventHref,
  type Family,
  families,
  meaningsOf,
  operationHref,
  successOf,
} from './reading.ts';
import { requestSamples } from './request-samples.ts';
import { resolved, typeOf } from './schema.ts';

// The pages of the reference as Markdown, for programs that read documentation.

const block = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;
const json = (value: unknown): string => block('json', JSON.stringify(value, null, 2));
const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
const page = (...parts: (string | false | undefined)[]): string => `${parts.filter(Boolean).join('\n\n')}\n`;
const oneLine = (text = ''): string => text.trim().replaceAll(/\s+/g, ' ');

interface Named {
  name: string;
  schema: DocumentedSchema;
  description?: string | undefined;
  required?: boolean | undefined;
}

/** Fields as a list, with those of nested objects below them, and what the values mean. */
function fields(list: readonly Named[], { isSent = true, indent = '' } = {}): string {
  return list
    .map(({ name, schema: given, description, required }) => {
      const schema = resolved(given);
      const text = oneLine(description ?? given.description ?? schema.description);
      const values = meaningsOf(name, schema.enum ?? schema.items?.enum ?? []);
      const below = `${indent}  `;
      return [
        `${indent}- \`${name}\` (${typeOf(schema)}${required ? ', required' : ''})${text && `: ${text}`}`,
        ...values.map(([value, meaning]) => `${below}- \`${value}\`: ${meaning}`),
        ...[fieldsOf(resolved(schema.items ?? schema), { isSent, indent: below })].filter(Boolean),
      ].join('\n');
    })
    .join('\n');
}

/** `isSent` is for what a client sends, where some fields are required. */
function fieldsOf(given: DocumentedSchema, { isSent = false, indent = '' } = {}): string {
  const { properties = {}, required = [] } = resolved(given);
  return fields(
    Object.entries(properties).map(([name, schema]) => ({
      name,
      schema,
      required: isSent && required.includes(name),
    })),
    { isSent, indent },
  );
}

const parametersIn = (
  title: string,
  all: readonly DocumentedParameter[],
  place: DocumentedParameter['in'],
): string | false => {
  const found = all.filter((parameter) => parameter.in === place);
  return found.length > 0 && `## ${title}\n\n${fields(found)}`;
};

const languages = new Map([
  ['curl', 'sh'],
  ['TypeScript', 'ts'],
  ['Python', 'python'],
]);

export function operationMarkdown(entry: Entry): string {
  const { method, path, operation } = entry;
  const { summary, description, parameters, requestBody, security, operationId } = operation;
  const body = requestBody?.content['application/json'];
  const [status, success] = successOf(operation);
  const result = success?.content?.['application/json'];
  const scopes = security.flatMap(({ apiKey = [] }) => apiKey);
  const conditions = (operation['x-scopes-if'] ?? []).map(({ body: values = {}, shows, scopes: more }) => {
    const when = Object.entries(values).map(([name, value]) => `${name}: ${value}`);
    return `Also needs ${codes(more)} ${shows ? 'to see' : 'with'} ${codes(shows ?? when)}.`;
  });
  const needed = security.length > 0 ? 'Any API key can call it.' : 'It needs no API key.';
  const emits = operation['x-emits'] ?? [];
  const errors = codesOf(operation).map((name) => {
    const { status: number, title } = document['x-errors'][name] ?? {};
    return `- ${number} \`${name}\`: ${title}`;
  });
  return page(
    `# ${summary}`,
    `\`${method} ${path}\` (\`${operationId}\`)`,
    description,
    [scopes.length > 0 ? `It needs the scope ${codes(scopes)}.` : needed, ...conditions].join(' '),
    emits.length > 0 ? `It emits ${codes(emits)}.` : 'It emits no event.',
    parametersIn('Path parameters', parameters, 'path'),
    parametersIn('Query parameters', parameters, 'query'),
    body && `## Body\n\n${fieldsOf(body.schema, { isSent: true })}`,
    parametersIn('Headers', parameters, 'header'),
    ...requestSamples(entry).map(({ label, source }) =>
      [`## Request: ${label}`, block(languages.get(label) ?? '', source)].join('\n\n'),
    ),
    result && `## Response ${status}\n\n${fieldsOf(result.schema)}\n\n${json(exampleIn(result))}`,
    `## Errors\n\n${errors.join('\n')}`,
  );
}

export function eventMarkdown({ operationId: type, description, requestBody, responses }: EventType): string {
  const emitters = emittersOf(type);
  const payload = requestBody.content['application/json'];
  const outcomes = Object.entries(responses).map(
    ([status, { description: text }]) =>
      `- ${status === 'default' ? 'any other outcome' : status}: ${oneLine(text)}`,
  );
  return page(
    `# ${type}`,
    description,
    emitters.length > 0 && `Emitted by ${codes(emitters.map(({ operationId }) => operationId))}.`,
    `[How deliveries are signed and retried](${guideHref('webhooks')}.md)`,
    payload && `## Payload\n\n${fieldsOf(payload.schema)}\n\n${json(exampleIn(payload))}`,
    `## Your response\n\n${outcomes.join('\n')}`,
  );
}

export function familyMarkdown({ title, description, resources, events }: Family): string {
  return page(
    `# ${title}`,
    description,
    ...[...resources].map(
      ([name, all]) =>
        `## ${name}\n\n${all.map(({ method, path, operation: { operationId: id, summary } }) => `- [${summary}](${operationHref(id)}.md): \`${method} ${path}\``).join('\n')}`,
    ),
    events.length > 0 &&
      `## Event types\n\n${events.map(({ operationId: type, summary }) => `- [${type}](${eventHref(type)}.md): ${summary}`).join('\n')}`,
  );
}

/** What holds for all operations. */
export function overviewMarkdown(): string {
  const { info, components, 'x-scopes': scopes, 'x-role-scopes': roles, 'x-versions': versions } = document;
  const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
  const named = (pairs: Record<string, string>) =>
    list(Object.entries(pairs).map(([name, text]) => `\`${name}\`: ${oneLine(text)}`));
  return page(
    '# API reference',
    info.description,
    `## Authentication\n\n${components.securitySchemes.apiKey.description}`,
    `## Families\n\n${list(families.map(({ name, title }) => `[${title}](/docs/${name}.md)`))}`,
    `## Versions\n\n${list(versions.toReversed().map(({ date, description }) => `${date}: ${oneLine(description)}`))}`,
    `## Scopes\n\n${named(scopes)}`,
    `## Roles\n\n${list(Object.entries(roles).map(([role, own]) => `\`${role}\`: ${codes(own)}`))}`,
    `## Response headers\n\n${named(Object.fromEntries(Object.entries(components.headers).map(([name, { description = '' }]) => [name, description])))}`,
  );
}

export const errorsMarkdown = (): string =>
  page(
    '# Errors',
    'Every error is `application/problem+json`; its `code` is one of the following.',
    ...Object.entries(document['x-errors']).map(
      ([name, { status, title, description }]) => `## ${name}\n\n${status}: ${title}. ${description}`,
    ),
  );
