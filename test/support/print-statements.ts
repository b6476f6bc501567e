// Prints, as JSON, the statements of all queries that are made when the server's modules are loaded: those of PostgreSQL that name
// no school, and those of SQLite.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { madeQueries } from './queries.ts';

const source = new URL('../../packages/server/src/', import.meta.url).pathname;
const programs = new Set(['cli/main.ts', 'app/document-worker.ts']);
for (const name of (await readdir(source, { recursive: true })).sort())
  if (name.endsWith('.ts') && !name.endsWith('.test.ts') && !programs.has(name))
    await import(join(source, name));
const sqlite = await madeQueries.onSqlite();
const unbound = await madeQueries.takeUnbound();
process.stdout.write(JSON.stringify({ count: madeQueries.count, unbound, sqlite }));
