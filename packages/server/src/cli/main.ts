#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { endWithReader } from './output.ts';
import { runCommand } from './run.ts';

enableCompileCache();

const args = process.argv.slice(2);
// A server keeps running when its output is no longer read.
if (args[0] !== 'serve') endWithReader();

await runCommand(args);
