#!/usr/bin/env node
import problem from '../node-version.cjs';

if (problem) {
  process.stderr.write(`rollbook: ${problem}\n`);
  process.exitCode = 1;
} else {
  import('./program.js');
}
