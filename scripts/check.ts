// Everything that can be said about the code without running it.
import { run, runAll } from './run.ts';

// The compiler takes as long as all the others together, which meanwhile have the other core.
const codes = await Promise.all([
  runAll([{ name: 'types', run: () => run('tsc', ['--noEmit', '-p', '.']) }]),
  runAll([
    { name: 'lint and format', run: () => run('biome', ['ci', '--colors=off', '--error-on-warnings', '.']) },
    { name: 'the OpenAPI document', run: () => run('redocly', ['lint', '--format=stylish']) },
    { name: 'generated files', run: () => run('node', ['scripts/generate.ts', '--check']) },
    { name: 'who imports whom', run: () => run('node', ['scripts/check-imports.ts']) },
    { name: 'words', run: () => run('node', ['scripts/check-words.ts']) },
    { name: 'install scripts', run: () => run('node', ['scripts/check-install-scripts.ts']) },
    { name: 'unused code', run: () => run('knip', ['--no-progress']) },
  ]),
]);
process.exitCode = codes.find((code) => code !== 0) ?? 0;
