import { defineConfig } from 'tsup';

const shared = {
  target: 'node22',
  sourcemap: true,
  // The version and the OpenAPI document become part of the build.
  loader: { '.json': 'json' as const },
};

export default defineConfig([
  {
    ...shared,
    entry: { index: 'src/index.ts' },
    format: ['esm', 'cjs'],
    shims: true,
    dts: true,
    clean: true,
  },
  { ...shared, entry: { 'cli/main': 'src/cli/main.ts' }, format: ['esm'] },
]);
