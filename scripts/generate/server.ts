import openapiTS, { astToString } from 'openapi-typescript';
import { documentsOf } from './sdk.ts';
import type { Node } from './source.ts';
import { without } from './without.ts';

const prose = ['summary', 'description', 'example', 'x-codeSamples'];

/** The types of the document that handlers need: parameters, bodies, successful responses and schemas. */
export async function serverTypes(document: Node): Promise<string> {
  const { components, paths, openapi, info } = document;
  const lean: Node = without({ openapi, info, paths, components: { schemas: components.schemas } }, prose);
  for (const item of Object.values<Node>(lean.paths)) {
    for (const operation of Object.values<Node>(item)) {
      operation.parameters = operation.parameters.filter((parameter: Node) => parameter.in !== 'header');
      const success = Object.entries<Node>(operation.responses).filter(
        ([status, { content }]) => status.startsWith('2') && content,
      );
      operation.responses = Object.fromEntries(success);
      for (const [, response] of success) delete response.headers;
    }
  }
  return astToString(
    await openapiTS(Buffer.from(JSON.stringify(lean)), {
      alphabetize: false,
      emptyObjectsUnknown: true,
      exportType: false,
    }),
  );
}

/** The operation table, the events and the error catalog, as constants from which the server derives its types. */
export function serverTable(document: Node): string {
  const operations: Record<string, Node> = {};
  for (const [path, item] of Object.entries<Record<string, Node>>(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const [status, success] =
        Object.entries<Node>(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
      const json = success?.content['application/json'];
      const body = operation.requestBody?.content['application/json'].schema.$ref;
      operations[operation.operationId] = {
        method: method.toUpperCase(),
        path,
        scopes: operation.security[0]?.apiKey ?? [],
        token: operation['x-token'] ?? null,
        queryToken: operation['x-query-token'] ?? null,
        write: method !== 'get',
        status: Number(status),
        body: body ? name(body) : null,
        bodyRequired: operation.requestBody?.required ?? false,
        result: json ? name(json.schema.$ref) : '',
        content: json ? null : Object.keys(success?.content ?? {})[0],
        page: operation['x-page'] ?? null,
        emits: operation['x-emits'] ?? [],
        conditional: operation.parameters.some((parameter: Node) =>
          /^If-(None-)?Match$/.test(parameter.name),
        ),
        audited: operation['x-audited'] ?? false,
        maxBody: operation['x-max-body'] ?? 0,
        action: operation['x-action'] ?? null,
        media: documentsOf(operation),
      };
    }
  }
  const events = mapValues(document.webhooks, (item) => ({
    since: item.post['x-since'],
    on: item.post['x-on'] ?? [],
    when: item.post['x-when'] ?? {},
    formerly: item.post['x-formerly'] ?? null,
    data: name(
      document.components.schemas[name(item.post.requestBody.content['application/json'].schema.$ref)]
        .properties.data.$ref,
    ),
  }));
  const errors = mapValues(document['x-errors'], ({ status, title }) => ({ status, title }));
  const versions = document['x-versions'].map((version: Node) => version.date);
  return [
    `export const versions = ${JSON.stringify(versions)} as const;`,
    `export const scopes = ${JSON.stringify(Object.keys(document['x-scopes']))} as const;`,
    table('operations', operations),
    table('events', events),
    table('errors', errors),
  ].join('\n\n');
}

const table = (label: string, entries: Record<string, Node>): string =>
  `export const ${label} = {\n${Object.entries(entries)
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`)
    .join('\n')}\n} as const;`;

const name = (ref: string): string => ref.replace('#/components/schemas/', '');

const mapValues = (object: Node, change: (value: Node) => Node): Record<string, Node> =>
  Object.fromEntries(Object.entries<Node>(object).map(([key, value]) => [key, change(value)]));
