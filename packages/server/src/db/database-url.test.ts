import { expect, it } from 'vitest';
import { databaseName } from './database-url.ts';

it.each([
  ['sqlite:/srv/rollbook.db', 'sqlite:/srv/rollbook.db'],
  ['sqlite::memory:', 'sqlite::memory:'],
  [
    'postgres://rollbook:hunter2@db.example:5432/rollbook?password=hunter3',
    'postgres://db.example:5432/rollbook',
  ],
])('the database %s is shown as %s', (url, name) => {
  expect(databaseName(url)).toBe(name);
});
