#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { Command, CommanderError } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { commands } from './commands.ts';
import { endWithReader, exitCodes, fail } from './output.ts';

enableCompileCache();

// A server keeps running when its output is no longer read.
if (process.argv[2] !== 'serve') endWithReader();

const program = new Command('rollbook')
  .description('School administration server: REST/JSON with signed webhooks, on SQLite or PostgreSQL.')
  .version(manifest.version, '--version', 'print the version')
  .addHelpText(
    'after',
    '\nTo run a command in a project, run `npm install @rollbook/server` and then `npx rollbook <command>`.',
  )
  .showHelpAfterError('(run with --help for usage)')
  .exitOverride();

const called = commands.get(process.argv[2]);
for (const load of called ? [called] : commands.values()) (await load())(program);

try {
  await program.parseAsync();
} catch (error) {
  // Commander has already printed the error; asking for help is not an error.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : exitCodes.usage;
  else fail(error);
}
