// Prints, as JSON, the statements that name no school, of all queries that are made when the server's modules are loaded.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { madeQueries } from './queries.ts';

const source = new URL('../../packages/server/src/', import.meta.url).pathname;
const programs = new Set(['cli/main.ts', 'app/document-worker.ts']);
for (const name of (await readdir(source, { recursive: true })).sort())
  if (name.endsWith('.ts') && !name.endsWith('.test.ts') && !programs.has(name))
    await import(join(source, name));
const unbound = await madeQueries.takeUnbound();
process.stdout.write(JSON.stringify({ count: madeQueries.count, unbound }));
