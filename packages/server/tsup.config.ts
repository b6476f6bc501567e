import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { defineConfig } from 'tsup';

const shared = {
  target: 'node22',
  // The version and the OpenAPI document become part of the build.
  loader: { '.json': 'json' as const },
};

/** What the reference pages need of Swagger UI, with its licences: the package itself has an install script and 12 MB. */
const swaggerUi = {
  'swagger-ui.css': 'swagger-ui.css',
  'swagger-ui-bundle.js': 'swagger-ui-bundle.js',
  'swagger-ui-bundle.js.LICENSE.txt': 'bundle-licenses.txt',
  // Under the name LICENSE it would take the place of Rollbook's own in the tarball.
  LICENSE: 'swagger-ui-license.txt',
  NOTICE: 'swagger-ui-notice.txt',
};

function copySwaggerUi(): void {
  const require = createRequire(import.meta.url);
  const folder = join(import.meta.dirname, 'dist/swagger-ui');
  mkdirSync(folder, { recursive: true });
  for (const [from, to] of Object.entries(swaggerUi))
    copyFileSync(require.resolve(`swagger-ui-dist/${from}`), join(folder, to));
}

/** Small files that check the version of Node before they load the rest. */
const entries = {
  'node-version.cjs': 'node-version.cjs',
  'index.cjs': 'index.cjs',
  'index.js': 'index.js',
  'main.js': 'cli/main.js',
};

function copyEntries(): void {
  for (const [from, to] of Object.entries(entries))
    copyFileSync(join(import.meta.dirname, 'entry', from), join(import.meta.dirname, 'dist', to));
}

export default defineConfig([
  {
    ...shared,
    // One bundle: the library in both module formats and the command line load the same chunks.
    entry: { server: 'src/index.ts', 'cli/program': 'src/cli/main.ts' },
    format: ['esm'],
    clean: true,
    onSuccess: async () => {
      copyEntries();
      copySwaggerUi();
    },
  },
  { ...shared, entry: { index: 'src/index.ts' }, format: ['esm', 'cjs'], dts: { only: true } },
]);
