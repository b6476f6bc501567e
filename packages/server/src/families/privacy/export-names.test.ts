import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { personalTables, resources } from '../index.ts';
import { isExported } from './export.ts';
import { labelIn, names, type Translations, values } from './export-names.ts';
import { chosenFields } from './export-page.ts';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
  'x-record'?: unknown;
}

const root = join(import.meta.dirname, '../../../../..');
const { schemas }: { schemas: Record<string, Schema> } = JSON.parse(
  readFileSync(join(root, 'openapi/openapi.json'), 'utf8'),
).components;
const tables = readFileSync(join(root, 'packages/server/src/generated/schema.sqlite.sql'), 'utf8');

const resolve = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : { ...schemas[schema.$ref.split('/').at(-1) ?? ''], ...schema };

/** What an export about a learner can contain, by the document and the tables that are no records. */
const exported = { names: new Set<string>(), values: new Map<string, Set<string>>() };

function look(schema: Schema, field = ''): void {
  const { properties = {}, items, anyOf = [], enum: list = [], const: only } = resolve(schema);
  for (const [name, property] of Object.entries(properties)) {
    if (name === 'object') continue;
    exported.names.add(name);
    // What other systems have stored is shown as it is.
    if (name !== 'metadata' && name !== 'external_ids') look(property, name);
  }
  for (const value of [...list, only])
    if (typeof value === 'string')
      exported.values.set(value, (exported.values.get(value) ?? new Set()).add(field));
  for (const inner of [...(items ? [items] : []), ...anyOf]) look(inner, field);
}

for (const resource of resources) {
  if (!isExported(resource)) continue;
  const { name, object } = resource;
  exported.names.add(name);
  look(
    Object.values(schemas).find(
      (schema) => schema['x-record'] && resolve(schema.properties?.object ?? {}).const === object,
    ) ?? {},
  );
}

/** The schemas that describe the rows of these tables: their values. */
const schemasOfTables: Record<string, string> = {
  register_marks: 'RegisterMark',
  ledger_entries: 'LedgerEntry',
  message_recipients: 'MessageRecipient',
};
/** Columns that are never in an export. */
const never = new Set(['school_id', 'person_id', 'about', 'claimed_by', 'next_attempt_at']);

for (const { table, root: of, exported: shown } of personalTables) {
  if (of !== 'learners' || shown === false) continue;
  exported.names.add(table);
  const [, columns = ''] = new RegExp(`create table "${table}" \\(([^;]*)`).exec(tables) ?? [];
  for (const [, name = ''] of columns.matchAll(/"([a-z_0-9]+)" (?:text|integer|bigint|real)/g))
    if (!name.endsWith('_encrypted') && !never.has(name)) exported.names.add(name);
  const { properties = {} } = schemas[schemasOfTables[table] ?? ''] ?? {};
  for (const [name, property] of Object.entries(properties)) {
    if (name === 'object') continue;
    if (name === 'source') look(resolve(property).properties?.type ?? {}, 'source_type');
    else look(property, name);
  }
}

it('finds what an export can contain', () => {
  for (const name of ['learners', 'date_of_birth', 'minutes_late', 'ledger_account', 'delivered_at', 'line1'])
    expect(exported.names).toContain(name);
  for (const value of ['active', 'left_early', 'debit', 'bounced'])
    expect([...exported.values.keys()]).toContain(value);
});

it('has a translation of every name that an export can contain, and of no other', () => {
  expect(Object.keys(names).sort()).toEqual([...exported.names].sort());
});

it('has a translation of every value of a list that an export can contain, and of no other', () => {
  expect(Object.keys(values).sort()).toEqual([...exported.values.keys()].sort());
});

it('knows every field whose values are those of a list', () => {
  expect([...chosenFields].sort()).toEqual(
    [...new Set([...exported.values.values()].flatMap((fields) => [...fields]))].sort(),
  );
});

it.each(['af', 'de', 'fr', 'pt'])('writes every name and every value in the language %s', (locale) => {
  const label = labelIn(locale);
  const untranslated = (words: Readonly<Record<string, Translations>>) =>
    Object.keys(words).filter((name) => label(name, words).trim() === '' || /_/.test(label(name, words)));
  expect([...untranslated(names), ...untranslated(values)]).toEqual([]);
});

it('writes names in English by the document, and leaves those of other systems as they are', () => {
  const label = labelIn('zu-ZA');
  expect(label('date_of_birth')).toBe('Date of birth');
  expect(label('class_ids')).toBe('Class IDs');
  expect(label('emis_number')).toBe('EMIS number');
  expect(labelIn('de-AT')('Feld des Anbieters')).toBe('Feld des Anbieters');
});
