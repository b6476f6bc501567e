import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/testing.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  external: [/^msw/],
  dts: true,
  splitting: true,
  treeshake: true,
  clean: true,
});
