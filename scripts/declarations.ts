// Writes the declarations of the package in the current folder: those of its entries, and of the modules that they name. The
// compiler writes each from its own source alone, so what a package exports says its types (`isolatedDeclarations`).
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import getExePath from '../node_modules/typescript-7/lib/getExePath.js';
import { root } from './run.ts';

const { publishConfig } = JSON.parse(readFileSync('package.json', 'utf8'));
const entries = Object.values<{ import?: { types: string } }>(publishConfig.exports).flatMap(
  ({ import: esm }) => (esm ? [relative('dist', esm.types)] : []),
);

const folder = mkdtempSync(join(root, 'node_modules/.declarations-'));

/** Declarations are written to `folder`. */
function compile(names: readonly string[]): void {
  const project = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      incremental: false,
      declaration: true,
      emitDeclarationOnly: true,
      isolatedDeclarations: true,
      // Only these files are read. The types of the packages are checked by `pnpm check`.
      noResolve: true,
      noCheck: true,
      types: [],
      rootDir: join(process.cwd(), 'src'),
      outDir: folder,
    },
    files: names.map((name) => join(process.cwd(), 'src', name.replace(/\.d\.ts$/, '.ts'))),
    include: [],
  };
  const file = join(folder, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(project));
  execFileSync(getExePath(), ['-p', file], { stdio: 'inherit' });
}

/** The paths of modules of the package in a declaration. */
const own = /(?<=(?:\bfrom |\bimport\()["'])(\.[^"']+)\.ts(?=["'])/g;

const texts = new Map<string, string>();
try {
  for (let next = entries; next.length > 0; ) {
    compile(next);
    const found = new Set<string>();
    for (const name of next) {
      const text = readFileSync(join(folder, name), 'utf8');
      texts.set(name, text);
      for (const [, path = ''] of text.matchAll(own)) found.add(join(dirname(name), `${path}.d.ts`));
    }
    next = [...found].filter((name) => !texts.has(name));
  }
} finally {
  rmSync(folder, { recursive: true });
}
for (const [name, text] of texts) {
  const file = join('dist', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text.replace(own, '$1.js'));
  writeFileSync(file.replace(/\.ts$/, '.cts'), text.replace(own, '$1.cjs'));
}
