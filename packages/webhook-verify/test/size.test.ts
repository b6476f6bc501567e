import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

interface Bundler {
  build(options: object): Promise<{ outputFiles: { contents: Uint8Array }[] }>;
}

// The one that builds the package: it comes with tsup, which has no types for it here.
const require = createRequire(createRequire(import.meta.url).resolve('tsup'));
const bundler: Bundler = require('esbuild');
const source = fileURLToPath(new URL('../src/', import.meta.url));

/** What a bundle with nothing else in it holds. */
async function bundle(entry: string, exported: string, external: string[] = []): Promise<Uint8Array> {
  const built = await bundler.build({
    stdin: { contents: `export ${exported} from './${entry}.ts'`, resolveDir: source },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    external,
  });
  return built.outputFiles[0]?.contents ?? new Uint8Array();
}

// Bytes of gzip; 120 of those of `verify` are for recognising errors of another copy of the package.
// A few are left for the differences between versions of zlib and of the bundler.
it.each([
  ['index', '{ check }', 1_380],
  ['index', '{ verify }', 1_600],
  ['node', '{ check }', 1_560],
  ['node', '{ verify }', 1_780],
])('%s bundles %s within %i bytes', async (entry, exported, budget) => {
  expect(gzipSync(await bundle(entry, exported, ['node:*'])).length).toBeLessThanOrEqual(budget);
});

it.each(['index', 'fetch'])('%s needs nothing but web standards', async (entry) => {
  // Without externals, any import of a Node module fails the build.
  expect((await bundle(entry, '*')).length).toBeGreaterThan(0);
});

it('leaves explain, sign, the deduplicator and the catalog out of a bundle that only verifies', async () => {
  for (const entry of ['index', 'node']) {
    const code = Buffer.from(await bundle(entry, '{ verify }', ['node:*'])).toString();
    for (const foreign of ['body_reserialised', 'webhook-signature', 'ttlSeconds', 'learner.created']) {
      expect(code).not.toContain(foreign);
    }
  }
});
