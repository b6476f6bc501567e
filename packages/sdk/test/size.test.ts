import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

interface Bundler {
  build(options: object): Promise<{ outputFiles: { text: string }[] }>;
}

// The one that builds the package: it comes with tsup, which has no types for it here.
const require = createRequire(createRequire(import.meta.url).resolve('tsup'));
const bundler: Bundler = require('esbuild');

async function bundle(entry: string): Promise<string> {
  const built = await bundler.build({
    entryPoints: [fileURLToPath(new URL(`../src/${entry}`, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    // Resolves nothing of Node: a static import of it would fail here.
    platform: 'neutral',
    target: 'es2022',
  });
  return built.outputFiles[0]?.text ?? '';
}

it('the whole client is at most 8 kB of gzip', async () => {
  const code = await bundle('index.ts');
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(8 * 1024);
});

it('the client holds neither the examples nor a static import', async () => {
  const code = await bundle('index.ts');
  expect(code).not.toMatch(/Thandi|^import|\bimport\s*["'{*]|require\(/m);
});
