import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { putPropertiesBack } from '../server/src/contract/shared-properties.ts';

interface Operation {
  operationId?: string;
  security?: { apiKey?: string[] }[];
  summary: string;
  'x-since': string;
  'x-scope': string;
  requestBody: { content: { 'application/json': { schema: { $ref: string } } } };
}

interface Schema {
  type?: string | string[];
  enum?: (string | null)[];
  format?: string;
  items?: Schema;
  $ref?: string;
  'x-ref'?: object;
  'x-personal'?: boolean;
  'x-record'?: { derived: string[]; sensitive: string[] };
  example?: Record<string, unknown>;
  properties?: Record<string, Schema>;
}

/** What columns of a CSV file can be mapped to: fields, and members of fields. */
const fieldsOf = ({ properties = {} }: Schema): string[] =>
  Object.entries(properties).flatMap(([name, schema]) =>
    schema.properties ? fieldsOf(schema).map((member) => `${name}.${member}`) : [name],
  );

/** The values that fields of a row, and members of fields, can have, if they are one of some. */
const valuesOf = ({ properties = {} }: Schema): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]): [string, string[]][] => {
      const { type, enum: values } = schema;
      if (schema.properties)
        return Object.entries(valuesOf(schema)).map(([member, known]) => [`${name}.${member}`, known]);
      if (values) return [[name, values.filter((value) => value !== null)]];
      return [type].flat().includes('boolean') ? [[name, ['true', 'false']]] : [];
    }),
  );

/** The fields of a row, and members of fields, that are codes of countries or languages. */
const codesOf = ({ properties = {} }: Schema): Record<string, 'country' | 'language'> =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]): [string, 'country' | 'language'][] => {
      if (schema.properties)
        return Object.entries(codesOf(schema)).map(([member, kind]) => [`${name}.${member}`, kind]);
      if (schema.format === 'country') return [[name, 'country']];
      return schema.format === 'language-tag' ? [[name, 'language']] : [];
    }),
  );

/**
 * The fields of the data of an event that the screen offers for filters, with their values if they are one of some: ids,
 * enumerations, booleans and whole numbers. The server says if another one can be used.
 */
function filterFieldsOf({ properties = {}, 'x-record': record }: Schema): Record<string, unknown[] | null> {
  const hidden = [...(record?.derived ?? []), ...(record?.sensitive ?? [])];
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]): [string, unknown[] | null][] => {
      const { type, enum: values, 'x-ref': ref } = property.items ?? property;
      if (hidden.includes(name) || property['x-personal'] === true) return [];
      const types = [type].flat();
      const isNullable = [property.type].flat().includes('null');
      if (values) return [[name, [...new Set([...values, ...(isNullable ? [null] : [])])]]];
      if (types.includes('boolean')) return [[name, [true, false, ...(isNullable ? [null] : [])]]];
      return ref || property['x-ref'] || types.includes('integer') ? [[name, null]] : [];
    }),
  );
}

/** The scopes that whoever imports rows of a kind needs: those of creating such a record. */
function scopesOf(
  kinds: string[],
  paths: Record<string, Record<string, Operation>>,
): Record<string, string[]> {
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  return Object.fromEntries(
    kinds.map((kind) => {
      const id = `${kind.replaceAll('_', '-')}.create`;
      const create = operations.find(({ operationId }) => operationId === id);
      return [kind, create?.security?.[0]?.apiKey ?? []];
    }),
  );
}

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
      const versions = document['x-versions'].map(({ date }: { date: string }) => date);
      const { schemas } = document.components;
      const named = ({ $ref = '' }: Schema): Schema => schemas[$ref.split('/').at(-1) ?? ''];
      putPropertiesBack(schemas);
      const dataOf = ({ requestBody }: Operation): Schema =>
        named(named(requestBody.content['application/json'].schema).properties?.data ?? {});
      const webhooks = Object.entries<{ post: Operation }>(document.webhooks);
      const events = webhooks.map(([type, { post }]) => ({
        type,
        summary: post.summary,
        since: post['x-since'],
        scope: post['x-scope'],
        example: { ...schemas.Event.example, type, version: versions.at(-1), data: dataOf(post).example },
      }));
      const filterFields = Object.fromEntries(
        webhooks.map(([type, { post }]) => [type, filterFieldsOf(dataOf(post))]),
      );
      const rows: Record<string, { $ref: string }> = schemas.ImportCreate.properties.rows['x-rows'];
      const ofRows = (part: (row: Schema) => unknown) =>
        JSON.stringify(
          Object.fromEntries(Object.entries(rows).map(([kind, reference]) => [kind, part(named(reference))])),
        );
      if (id === 'virtual:import-catalog')
        return `export const importFields = ${ofRows(fieldsOf)};
export const importValues = ${ofRows(valuesOf)};
export const importCodes = ${ofRows(codesOf)};
export const importScopes = ${JSON.stringify(scopesOf(Object.keys(rows), document.paths))};
export const importExamples = ${ofRows(({ example }) => example)};`;
      return `export const events = ${JSON.stringify(events)};
export const filterFields = ${JSON.stringify(filterFields)};
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
