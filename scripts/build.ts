// Builds the packages that are published, in the order in which they need each other.
import { join } from 'node:path';
import { buildConsole } from './console.ts';
import { root, run, runAll } from './run.ts';

const packages = ['webhook-verify', 'sdk', 'server'];

process.exitCode = await runAll([
  { name: 'build console', run: buildConsole },
  ...packages.flatMap((name) => {
    const cwd = join(root, 'packages', name);
    return [
      { name: `build ${name}`, run: () => run('tsup', ['--silent'], { cwd }) },
      { name: `types of ${name}`, run: () => run('node', [join(root, 'scripts/declarations.ts')], { cwd }) },
    ];
  }),
]);
