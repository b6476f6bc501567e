import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = (path: string) => readFileSync(join(root, path), 'utf8');

interface Kept {
  tables: string[];
  kept: string;
}

/** The rows of the table in the guide. */
function keptRows(): Kept[] {
  const guide = text('docs/guides/self-hosting.md');
  const [, section = ''] = guide.split('## What grows, and for how long it is kept\n');
  const [own = ''] = section.split('\n## ');
  const rows = own.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((row) => {
    const [, first = '', , kept = ''] = row.split('|');
    return { tables: [...first.matchAll(/`(\w+)`/g)].map(([, name = '']) => name), kept: kept.trim() };
  });
}

const schema = text('packages/server/src/generated/schema.postgres.sql');
const tables = [...schema.matchAll(/^create table "(\w+)"/gm)].map(([, name = '']) => name);

test('the guide says of every table, once, for how long its rows are kept', () => {
  const named = keptRows().flatMap((row) => row.tables);
  expect(named.toSorted()).toEqual(tables.toSorted());
});

test('the server deletes the rows of every table whose rows are not kept for good', () => {
  const source = globSync('packages/server/src/**/*.ts', { cwd: root })
    .filter((path) => !path.includes('/schema/') && !path.endsWith('.test.ts'))
    .map(text)
    .join('\n');
  const isDeleted = (table: string) =>
    source.includes(`deleteFrom('${table}')`) || source.includes(`delete from ${table} `);
  const limited = keptRows().filter(({ kept }) => /\d|minutes after|until it was sent/.test(kept));
  expect(limited.length).toBeGreaterThanOrEqual(7);
  const kept = limited.flatMap((row) => row.tables.filter((table) => !isDeleted(table)));
  expect(kept).toEqual([]);
});
