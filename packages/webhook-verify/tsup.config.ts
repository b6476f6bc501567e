import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/node.ts', 'src/express.ts', 'src/fetch.ts', 'src/fastify.ts', 'src/lambda.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  external: [/^node:/],
  // Deno and workers know Node's modules by this prefix alone.
  removeNodeProtocol: false,
  dts: true,
  // In both formats: one error class, whatever entry it is imported from.
  splitting: true,
  treeshake: true,
  clean: true,
});
