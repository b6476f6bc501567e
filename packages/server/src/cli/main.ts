#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { Command, CommanderError } from 'commander';
import { addDemo } from './demo.ts';
import { addImport } from './import.ts';
import { addKey } from './key.ts';
import { addMigrate } from './migrate.ts';
import { exitCodes, fail } from './output.ts';
import { addSchool } from './school.ts';
import { addServe } from './serve.ts';

enableCompileCache();

const program = new Command('rollbook')
  .description('School administration server: REST/JSON with signed webhooks, on SQLite or PostgreSQL.')
  .showHelpAfterError('(--help tells more)')
  .exitOverride();

for (const add of [addServe, addMigrate, addSchool, addKey, addDemo, addImport]) add(program);

try {
  await program.parseAsync();
} catch (error) {
  // Commander has said what is wrong already; asking for help is no error.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : exitCodes.usage;
  else fail(error);
}
