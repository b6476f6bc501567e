import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { fontFiles } from './src/documents/fonts.ts';
import { guides } from './src/http/reference/guides.ts';

/** Small files that check the version of Node before they load the rest. */
const entries = {
  'node-version.cjs': 'node-version.cjs',
  'index.cjs': 'index.cjs',
  'index.js': 'index.js',
  'main.js': 'cli/main.js',
};

/** What the reference pages read from the folder of their code, which is a chunk in the build. */
const assets = ['reference.css', 'reference.js', 'search.js'];

/**
 * Libraries of hundreds of small modules, which would be a third of the time in which the server starts; and what only the
 * tools for the Model Context Protocol need, in chunks of its own: docs/decisions/tools.md.
 */
const bundled = [
  ...['commander', 'kysely', 'zod', 'minisearch'],
  ...['@modelcontextprotocol/server', '@modelcontextprotocol/core'],
];

const licenses = {
  commander: 'commander/LICENSE',
  kysely: 'kysely/LICENSE',
  minisearch: 'minisearch/LICENSE.txt',
  modelcontextprotocol: '@modelcontextprotocol/server/LICENSE',
  zod: 'zod/LICENSE',
};

/** The fonts of documents, and the licenses of their packages. */
function copyFonts(to: string): void {
  mkdirSync(to, { recursive: true });
  for (const { family, name } of fontFiles) {
    const from = join(import.meta.dirname, 'node_modules/@fontsource', family);
    copyFileSync(join(from, 'LICENSE'), join(to, `LICENSE-${family}`));
    copyFileSync(join(from, 'files', name), join(to, name));
  }
}

/** The guides, in one folder, with their pictures. */
function copyGuides(to: string): void {
  mkdirSync(to, { recursive: true });
  const root = join(import.meta.dirname, '../..');
  for (const { name, source } of guides) copyFileSync(join(root, source), join(to, `${name}.md`));
  copyFileSync(join(root, 'docs/data-model.svg'), join(to, 'data-model.svg'));
  copyFileSync(join(root, 'packages/console/src/icon.svg'), join(to, 'icon.svg'));
}

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** The OpenAPI document, and what requests need of it. */
const documents = ['../../openapi/openapi.json', 'src/generated/contract.json'];

/**
 * They stay files, which are parsed as JSON: as objects in the code they take several times as long, and the text of the
 * code stays in memory.
 */
const documentFiles: Plugin = {
  name: 'documents',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](openapi|generated)[\\/](openapi|contract)\.json$/ }, ({ path }) => ({
      loader: 'js',
      contents: `import { readFileSync } from 'node:fs';
export default JSON.parse(readFileSync(new URL('${basename(path)}', import.meta.url), 'utf8'));`,
    }));
  },
};

function copyDocument(source: string): void {
  const text = JSON.stringify(JSON.parse(readFileSync(join(import.meta.dirname, source), 'utf8')));
  writeFileSync(join(import.meta.dirname, 'dist', basename(source)), text);
}

function copyFiles(): void {
  const at = (...path: string[]) => join(import.meta.dirname, ...path);
  for (const source of documents) copyDocument(source);
  for (const [from, to] of Object.entries(entries)) copyFileSync(at('entry', from), at('dist', to));
  for (const name of assets) copyFileSync(at('src/http/reference', name), at('dist', name));
  for (const [name, file] of Object.entries(licenses))
    copyFileSync(at('node_modules', file), at('dist', `LICENSE-${name}`));
  copyGuides(at('dist/guides'));
  copyFonts(at('dist/fonts'));
  // Built before this package: see scripts/build.ts.
  cpSync(at('../console/dist'), at('dist/console'), { recursive: true });
}

const server = defineConfig({
  target: 'node22',
  // The version becomes part of the build.
  loader: { '.json': 'json' },
  esbuildPlugins: [documentFiles],
  esbuildOptions(options) {
    options.minifyWhitespace = true;
    options.alias = {
      // The validator for schemas that only clients need: 220 kB.
      '@modelcontextprotocol/server/_shims': join(import.meta.dirname, 'entry/mcp-shims.js'),
    };
  },
  // One bundle: the library in both module formats, the command line and the worker threads load the same chunks.
  entry: {
    server: 'src/index.ts',
    'cli/program': 'src/cli/main.ts',
    'document-worker': 'src/app/document-worker.ts',
  },
  format: ['esm'],
  noExternal: bundled,
  clean: true,
  onSuccess: async () => copyFiles(),
});

/** What the reference pages load when somebody searches, without its comments. */
const search = defineConfig({
  entry: { minisearch: 'node_modules/minisearch/dist/es/index.js' },
  target: 'es2022',
  format: ['esm'],
  minify: true,
});

export default [server, search].flat();
