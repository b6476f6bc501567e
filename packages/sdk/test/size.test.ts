import { readFileSync } from 'node:fs';
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
const folder = fileURLToPath(new URL('../', import.meta.url));

/** One file with all that an application gets which imports this. */
async function bundle(exported: string): Promise<string> {
  const built = await bundler.build({
    stdin: { contents: `export ${exported} from './src/index.ts'`, resolveDir: folder },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    // Resolves nothing of Node: an import of it would fail here.
    platform: 'neutral',
    target: 'es2022',
  });
  return built.outputFiles[0]?.text ?? '';
}

const gzipped = (code: string) => gzipSync(code, { level: 9 }).length;

it('a bundle of everything is a single file within the size that the README names', async () => {
  const [, named] = readFileSync(`${folder}README.md`, 'utf8').match(/(\d+) kB of gzip/) ?? [];
  const code = await bundle('*');
  expect(gzipped(code)).toBeLessThanOrEqual(Number(named) * 1000);
  expect(code).not.toMatch(/Thandi|require\(|\b(?:from|import)\s*\(?["']/);
});

it.each(['NotFoundError', 'RollbookError', 'newestVersion'])(
  'a bundle of %s holds nothing of the client',
  async (name) => {
    const code = await bundle(`{ ${name} }`);
    expect(code).not.toMatch(/learners|fetch|diagnostics_channel/);
    expect(gzipped(code)).toBeLessThanOrEqual(400);
  },
);
