import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

interface Bundler {
  build(options: object): Promise<{ outputFiles: { path: string; text: string }[] }>;
}

// The one that builds the package: it comes with tsup, which has no types for it here.
const require = createRequire(createRequire(import.meta.url).resolve('tsup'));
const bundler: Bundler = require('esbuild');

/** What is loaded with an entry, without what is imported later. */
async function bundle(entry: string): Promise<string> {
  const built = await bundler.build({
    entryPoints: [fileURLToPath(new URL(`../src/${entry}`, import.meta.url))],
    bundle: true,
    splitting: true,
    outdir: 'out',
    minify: true,
    write: false,
    format: 'esm',
    // Resolves nothing of Node: a static import of it would fail here.
    platform: 'neutral',
    target: 'es2022',
  });
  const texts = new Map(built.outputFiles.map(({ path, text }) => [basename(path), text]));
  const take = (name: string): string => {
    const text = texts.get(name) ?? '';
    texts.delete(name);
    const imported = [...text.matchAll(/(?:from|^import)\s*"\.\/([^"]+)"/gm)];
    return text + imported.map(([, file = '']) => take(file)).join('');
  };
  return take(entry.replace(/ts$/, 'js'));
}

it('what is loaded with the client is at most 8 kB of gzip', async () => {
  const code = await bundle('index.ts');
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(8 * 1024);
});

it('the client holds neither the examples nor a static import', async () => {
  const code = await bundle('index.ts');
  // What it imports are its own pieces.
  expect(code.match(/Thandi|require\(|\b(?:from|import)\s*\(?["'](?!\.\/)/g)).toBeNull();
});
