import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

interface Loader {
  onResolve(options: object, resolve: (file: { path: string }) => object): void;
  onLoad(options: object, load: (file: { path: string }) => object): void;
}

interface Bundler {
  build(options: object): Promise<{ outputFiles: { path: string; text: string }[] }>;
}

// The one that builds the package: it comes with tsup, which has no types for it here.
const require = createRequire(createRequire(import.meta.url).resolve('tsup'));
const bundler: Bundler = require('esbuild');
const folder = fileURLToPath(new URL('../', import.meta.url));

/** The files of a bundle by their names, the entry first. */
async function bundle(options: object): Promise<Map<string, string>> {
  const built = await bundler.build({
    bundle: true,
    write: false,
    outdir: folder,
    format: 'esm',
    // Resolves nothing of Node: an import of it would fail here.
    platform: 'neutral',
    target: 'es2022',
    ...options,
  });
  return new Map(built.outputFiles.map(({ path, text }) => [basename(path), text]));
}

// As the package is published: few files, from which a bundler takes single statements and not whole modules.
const published = await bundle({
  entryPoints: [`${folder}src/index.ts`],
  external: ['openapi-fetch'],
  splitting: true,
});
const fromText = {
  name: 'published',
  setup(build: Loader) {
    build.onResolve({ filter: /^\.\// }, ({ path }) => ({
      path: basename(path),
      namespace: 'text',
      sideEffects: false,
    }));
    build.onLoad({ filter: /./, namespace: 'text' }, ({ path }) => ({
      contents: published.get(path),
      loader: 'js',
      resolveDir: folder,
    }));
  },
};

/** What an application gets which imports this. */
const bundleOf = (exported: string, options: object = {}): Promise<Map<string, string>> =>
  bundle({
    stdin: { contents: `export ${exported} from './index.js'`, resolveDir: folder },
    plugins: [fromText],
    minify: true,
    ...options,
  });

const onlyFile = (files: Map<string, string>): string => {
  expect(files.size).toBe(1);
  return [...files.values()].join();
};
const gzipped = (code: string) => gzipSync(code, { level: 9 }).length;

// A text of openapi-fetch, which no minifier changes.
const text = 'Deeply-nested';

it('a bundle of everything is a single file within the size that the README names', async () => {
  const [, named] = readFileSync(`${folder}README.md`, 'utf8').match(/(\d+) kB with gzip/) ?? [];
  const code = onlyFile(await bundleOf('*'));
  expect(gzipped(code)).toBeLessThanOrEqual(Number(named) * 1000);
  expect(code).toContain(text);
  expect(code).not.toMatch(/Thandi|require\(|\b(?:from|import)\s*\(?["']/);
});

it('in a bundle of several files, openapi-fetch is in one that is loaded later', async () => {
  const files = await bundleOf('{ Rollbook }', { splitting: true });
  const [entry = '', ...others] = files.values();
  const imported = [...entry.matchAll(/(from|import\()\s*"\.\/([^"]+)"/g)];
  expect(imported.map(([, how]) => how)).toEqual(['import(']);
  expect(imported.map(([, , file = '']) => files.get(file)?.includes(text))).toEqual([true]);
  expect(entry).not.toContain(text);
  expect(others).toHaveLength(1);
  expect(gzipped(entry)).toBeLessThanOrEqual(10_100);
});

it.each(['NotFoundError', 'RollbookError', 'newestVersion'])(
  'a bundle of %s holds nothing of the client',
  async (name) => {
    const code = onlyFile(await bundleOf(`{ ${name} }`));
    expect(code).not.toMatch(/learners|fetch|diagnostics_channel/);
    expect(gzipped(code)).toBeLessThanOrEqual(410);
  },
);
