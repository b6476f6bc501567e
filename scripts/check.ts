// Everything that can be said about the code without running it.
import { run, runAll } from './run.ts';

process.exitCode = await runAll([
  { name: 'types', run: () => run('tsc', ['--noEmit', '-p', '.']) },
  { name: 'lint and format', run: () => run('biome', ['ci', '--colors=off', '--error-on-warnings', '.']) },
  { name: 'the OpenAPI document', run: () => run('redocly', ['lint', '--format=stylish']) },
  { name: 'generated files', run: () => run('node', ['scripts/generate.ts', '--check']) },
  { name: 'who imports whom', run: () => run('node', ['scripts/check-imports.ts']) },
  { name: 'install scripts', run: () => run('node', ['scripts/check-install-scripts.ts']) },
  { name: 'unused code', run: () => run('knip', ['--no-progress']) },
]);
