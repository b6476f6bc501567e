import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

interface Loader {
  onResolve(options: object, resolve: () => object): void;
  onLoad(options: object, load: () => object): void;
}

interface Bundler {
  build(options: object): Promise<{ outputFiles: { text: string }[] }>;
}

// The one that builds the package: it comes with tsup, which has no types for it here.
const require = createRequire(createRequire(import.meta.url).resolve('tsup'));
const bundler: Bundler = require('esbuild');
const folder = fileURLToPath(new URL('../', import.meta.url));

async function bundle(options: object): Promise<string> {
  const built = await bundler.build({
    bundle: true,
    write: false,
    format: 'esm',
    // Resolves nothing of Node: an import of it would fail here.
    platform: 'neutral',
    target: 'es2022',
    ...options,
  });
  return built.outputFiles[0]?.text ?? '';
}

// As the package is published: one file, from which a bundler takes single statements and not whole modules.
const published = await bundle({ entryPoints: [`${folder}src/index.ts`] });
const fromText = {
  name: 'published',
  setup(build: Loader) {
    build.onResolve({ filter: /^published$/ }, () => ({ path: 'published', namespace: 'text' }));
    build.onLoad({ filter: /./, namespace: 'text' }, () => ({ contents: published, loader: 'js' }));
  },
};

/** One file with all that an application gets which imports this. */
const bundleOf = (exported: string): Promise<string> =>
  bundle({ stdin: { contents: `export ${exported} from 'published'` }, plugins: [fromText], minify: true });

const gzipped = (code: string) => gzipSync(code, { level: 9 }).length;

it('a bundle of everything is a single file within the size that the README names', async () => {
  const [, named] = readFileSync(`${folder}README.md`, 'utf8').match(/(\d+) kB of gzip/) ?? [];
  const code = await bundleOf('*');
  expect(gzipped(code)).toBeLessThanOrEqual(Number(named) * 1000);
  expect(code).not.toMatch(/Thandi|require\(|\b(?:from|import)\s*\(?["']/);
});

it.each(['NotFoundError', 'RollbookError', 'newestVersion'])(
  'a bundle of %s holds nothing of the client',
  async (name) => {
    const code = await bundleOf(`{ ${name} }`);
    expect(code).not.toMatch(/learners|fetch|diagnostics_channel/);
    expect(gzipped(code)).toBeLessThanOrEqual(400);
  },
);
