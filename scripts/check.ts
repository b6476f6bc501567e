// Everything that can be said about the code without running it.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import getExePath from '../node_modules/typescript-7/lib/getExePath.js';
import { root, run, runAll } from './run.ts';

// TypeScript 7 checks the types in a third of the time of TypeScript 6, which stays beside it for the tools that need the
// JavaScript API of the compiler. One checker is nearly as fast as several, with two thirds of their memory.
// This is the program itself; the script of the package that starts it takes 60 ms each time.
const compiler = getExePath();
// Each project reads the declarations of those before it: docs/decisions/type-check.md. No project reads those of the last
// two, so nothing is written for them. What the compiler would keep to check less the next time costs a tenth of the time.
const once = ['--incremental', 'false'];
const declarations = [...once, '--composite', 'false', '--declaration'];
const projects = {
  'the SDK, the verifier and the roster import': ['tsconfig.clients.json', ...declarations],
  'the server': ['tsconfig.server.json', ...declarations],
  'tests, scripts and examples': ['tsconfig.json', ...once],
  'the console': ['packages/console', ...once],
};
// The declarations of an earlier run can be out of date without their sources being newer, such as after an update of a
// dependency.
rmSync(join(root, 'node_modules/.types'), { recursive: true, force: true });
// The collector runs when the memory reaches the limit, and not before. The tests need no collection below theirs.
const memory = (project: string) => ({
  GOGC: 'off',
  GOMEMLIMIT: project === 'tests, scripts and examples' ? '475MiB' : '450MiB',
});
const codes = await Promise.all([
  runAll(
    Object.entries(projects).map(([name, project]) => ({
      name: `types of ${name}`,
      run: () => run(compiler, ['--checkers', '1', '-p', ...project], { env: memory(name) }),
    })),
  ),
  runAll([
    { name: 'lint and format', run: () => run('biome', ['ci', '--colors=off', '--error-on-warnings', '.']) },
    { name: 'the OpenAPI document', run: () => run('redocly', ['lint', '--format=stylish']) },
    { name: 'generated files', run: () => run('node', ['scripts/generate.ts', '--check']) },
    { name: 'breaking changes of the API', run: () => run('node', ['scripts/check-api.ts']) },
    { name: 'who imports whom', run: () => run('node', ['scripts/check-imports.ts']) },
    { name: 'regular expressions', run: () => run('node', ['scripts/check-regular-expressions.ts']) },
    { name: 'words', run: () => run('node', ['scripts/check-words.ts']) },
    { name: 'install scripts', run: () => run('node', ['scripts/check-install-scripts.ts']) },
    { name: 'unused code', run: () => run('knip', ['--no-progress']) },
  ]),
]);
process.exitCode = codes.find((code) => code !== 0) ?? 0;
