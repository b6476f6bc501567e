// No package that is installed with a published one runs a script on the user's machine, except those named here.
import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.ts';

/** It has a `binding.gyp`, from which some package managers compile it; its native parts come with it. */
const allowed = new Set(['better-sqlite3']);

interface Manifest {
  name: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const read = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The folder of a dependency, as Node finds it; nothing where an optional one is not installed. */
function find(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(candidate)) return realpathSync(candidate);
    if (folder === dirname(folder)) return undefined;
  }
}

const runsScript = (folder: string, { scripts = {} }: Manifest): boolean =>
  ['preinstall', 'install', 'postinstall'].some((name) => name in scripts) ||
  existsSync(join(folder, 'binding.gyp'));

const seen = new Set<string>();
const fieldErrors: string[] = [];

function visit(folder: string, path: readonly string[]): void {
  if (seen.has(folder)) return;
  seen.add(folder);
  const manifest = read(folder);
  const here = [...path, manifest.name];
  if (runsScript(folder, manifest) && !allowed.has(manifest.name))
    fieldErrors.push(`${here.join(' > ')} runs a script when it is installed`);
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
    const dependency = find(name, folder);
    if (dependency) visit(dependency, here);
    else if (name in (manifest.dependencies ?? {}))
      fieldErrors.push(`${here.join(' > ')} > ${name} is not installed`);
  }
}

for (const file of globSync('packages/*/package.json', { cwd: root })) visit(dirname(join(root, file)), []);
if (fieldErrors.length > 0) {
  console.error(fieldErrors.join('\n'));
  process.exitCode = 1;
} else {
  console.log(
    `${seen.size} packages are installed with those that are published; ${[...allowed].join(', ')} alone may run a script`,
  );
}
