import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

interface Operation {
  summary: string;
  'x-since': string;
  'x-scope': string;
  requestBody: { content: { 'application/json': { example: unknown } } };
}

interface Schema {
  type?: string | string[];
  enum?: (string | null)[];
  example?: Record<string, unknown>;
  properties?: Record<string, Schema>;
}

/** What columns of a CSV file can be mapped to: fields, and members of fields. */
const fieldsOf = ({ properties = {} }: Schema): string[] =>
  Object.entries(properties).flatMap(([name, schema]) =>
    schema.properties ? fieldsOf(schema).map((member) => `${name}.${member}`) : [name],
  );

/** The values that fields of a row can have, if they are one of some. */
const valuesOf = ({ properties = {} }: Schema): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, { type, enum: values }]): [string, string[]][] => {
      if (values) return [[name, values.filter((value) => value !== null)]];
      return [type].flat().includes('boolean') ? [[name, ['true', 'false']]] : [];
    }),
  );

/** What the screen shows of the OpenAPI document: event types with examples, fields of imports, scopes and versions. */
function catalog(): Plugin {
  // What only imports need is a module of its own, which is loaded with their page.
  const names = ['virtual:catalog', 'virtual:import-catalog'];
  const file = join(import.meta.dirname, '../../openapi/openapi.json');
  return {
    name: 'catalog',
    resolveId: (id) => (names.includes(id) ? id : undefined),
    load(id) {
      if (!names.includes(id)) return undefined;
      const document = JSON.parse(readFileSync(file, 'utf8'));
      const events = Object.entries<{ post: Operation }>(document.webhooks).map(([type, { post }]) => ({
        type,
        summary: post.summary,
        since: post['x-since'],
        scope: post['x-scope'],
        example: post.requestBody.content['application/json'].example,
      }));
      const versions = document['x-versions'].map(({ date }: { date: string }) => date);
      const { schemas } = document.components;
      const rows: Record<string, { $ref: string }> = schemas.ImportCreate.properties.rows['x-rows'];
      const importFields = Object.fromEntries(
        Object.entries(rows).map(([kind, { $ref }]) => [
          kind,
          fieldsOf(schemas[$ref.split('/').at(-1) ?? '']),
        ]),
      );
      const importValues = Object.fromEntries(
        Object.entries(rows).map(([kind, { $ref }]) => [
          kind,
          valuesOf(schemas[$ref.split('/').at(-1) ?? '']),
        ]),
      );
      const importExamples = Object.fromEntries(
        Object.entries(rows).map(([kind, { $ref }]) => [kind, schemas[$ref.split('/').at(-1) ?? ''].example]),
      );
      if (id === 'virtual:import-catalog')
        return `export const importFields = ${JSON.stringify(importFields)};
export const importValues = ${JSON.stringify(importValues)};
export const importExamples = ${JSON.stringify(importExamples)};`;
      return `export const events = ${JSON.stringify(events)};
export const scopes = ${JSON.stringify(document['x-scopes'])};
export const roleScopes = ${JSON.stringify(document['x-role-scopes'])};
export const versions = ${JSON.stringify(versions)};`;
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/settings/',
  plugins: [catalog()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
