import { copyFileSync, cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'tsup';

/** Small files that check the version of Node before they load the rest. */
const entries = {
  'node-version.cjs': 'node-version.cjs',
  'index.cjs': 'index.cjs',
  'index.js': 'index.js',
  'main.js': 'cli/main.js',
};

/** What the reference pages read from the folder of their code, which is a chunk in the build. */
const assets = ['reference.css', 'reference.js'];

/** The fonts of term reports: of each package, the files that `pdf-fonts.ts` names, and their license. */
const fonts = {
  'noto-sans': [
    'latin',
    'latin-ext',
    'vietnamese',
    'greek',
    'greek-ext',
    'cyrillic',
    'cyrillic-ext',
    'devanagari',
  ].flatMap((part) => [`noto-sans-${part}-400-normal.woff`, `noto-sans-${part}-700-normal.woff`]),
  'noto-sans-hebrew': ['noto-sans-hebrew-hebrew-400-normal.woff', 'noto-sans-hebrew-hebrew-700-normal.woff'],
  'noto-sans-arabic': ['noto-sans-arabic-arabic-400-normal.woff', 'noto-sans-arabic-arabic-700-normal.woff'],
  'noto-sans-sc': ['noto-sans-sc-chinese-simplified-400-normal.woff'],
};

function copyFonts(to: string): void {
  mkdirSync(to, { recursive: true });
  for (const [family, names] of Object.entries(fonts)) {
    const from = join(import.meta.dirname, 'node_modules/@fontsource', family);
    copyFileSync(join(from, 'LICENSE'), join(to, `LICENSE-${family}`));
    for (const name of names) copyFileSync(join(from, 'files', name), join(to, name));
  }
}

function copyFiles(): void {
  const at = (...path: string[]) => join(import.meta.dirname, ...path);
  for (const [from, to] of Object.entries(entries)) copyFileSync(at('entry', from), at('dist', to));
  for (const name of assets) copyFileSync(at('src/http/reference', name), at('dist', name));
  copyFonts(at('dist/fonts'));
  // Built before this package: see scripts/build.ts.
  cpSync(at('../console/dist'), at('dist/console'), { recursive: true });
}

export default defineConfig({
  target: 'node22',
  // The version and the OpenAPI document become part of the build.
  loader: { '.json': 'json' },
  // Most of the build is the OpenAPI document, and half of that would be indentation.
  esbuildOptions(options) {
    options.minifyWhitespace = true;
  },
  // One bundle: the library in both module formats, the command line and the worker threads load the same chunks.
  entry: {
    server: 'src/index.ts',
    'cli/program': 'src/cli/main.ts',
    'document-worker': 'src/app/document-worker.ts',
  },
  format: ['esm'],
  clean: true,
  onSuccess: async () => copyFiles(),
});
