#!/usr/bin/env node
import module from 'node:module';
import problem from '../node-version.cjs';

if (problem) {
  process.stderr.write(`rollbook: ${problem}\n`);
  process.exitCode = 1;
} else {
  // Before the code is loaded, so that it is in the cache.
  module.enableCompileCache();
  import('./program.js');
}
