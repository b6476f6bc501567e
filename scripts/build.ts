// Builds the packages that are published, in the order in which they need each other.
import { join } from 'node:path';
import { buildConsole } from './console.ts';
import { root, run, runAll } from './run.ts';

const packages = ['webhook-verify', 'sdk', 'server'];

process.exitCode = await runAll([
  { name: 'build console', run: buildConsole },
  ...packages.map((name) => ({
    name: `build ${name}`,
    run: () => run('node', ['--run', 'build'], { cwd: join(root, 'packages', name) }),
  })),
]);
