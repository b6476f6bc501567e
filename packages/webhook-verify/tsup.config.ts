import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['index', 'node', 'express', 'fastify', 'fetch', 'koa', 'lambda'].map((name) => `src/${name}.ts`),
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  external: [/^node:/],
  // Deno and workers know Node's modules by this prefix alone.
  removeNodeProtocol: false,
  // In both formats: one error class, whatever entry it is imported from.
  splitting: true,
  treeshake: true,
  clean: true,
});
