import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = (path: string) => readFileSync(join(root, path), 'utf8');
const schema = text('packages/server/src/generated/schema.postgres.sql');
const script = text('deploy/citus/distribute.sql');

/** The tables of the schema, with the columns of their primary keys and of their unique indexes. */
const tables = new Map(
  [...schema.matchAll(/^create table "(\w+)" \(([^;]*)\);/gm)].map(([, name = '', definition = '']) => {
    const columns = [...definition.matchAll(/^ {2}"(\w+)"/gm)].map(([, column = '']) => column);
    const key = /primary key \(([^)]*)\)/.exec(definition)?.[1] ?? '';
    return [name, { columns, unique: [key] }];
  }),
);
for (const [, name = '', columns = ''] of schema.matchAll(
  /^create unique index "\w+" on "(\w+)" \(([^)]*)\)/gm,
))
  tables.get(name)?.unique.push(columns);

const namesIn = (part: string) => [...part.matchAll(/^ {2}'(\w+)'/gm)].map(([, name = '']) => name);
const [beginning = '', distributedPart = ''] = script.split(
  "'register_marks', 'school_id', colocate_with => 'none'",
);
const reference = namesIn(beginning);
const distributed = ['register_marks', ...namesIn(distributedPart)];

test('the script for Citus names every table once', () => {
  expect([...reference, ...distributed].toSorted()).toEqual([...tables.keys()].toSorted());
});

test('what is distributed has the school in its primary key and in all of its unique indexes, as Citus requires', () => {
  const wrong = distributed.filter((name) => {
    const { columns = [], unique = [] } = tables.get(name) ?? {};
    return !columns.includes('school_id') || !unique.every((key) => key.includes('"school_id"'));
  });
  expect(wrong).toEqual([]);
});

test('a table without a school is a reference table', () => {
  const without = [...tables]
    .filter(([, { columns }]) => !columns.includes('school_id'))
    .map(([name]) => name);
  expect(reference).toEqual(expect.arrayContaining(without));
});
