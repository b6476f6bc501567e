import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/openapi.ts', 'src/testing.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  external: [/^msw/],
  splitting: true,
  treeshake: true,
  clean: true,
  plugins: [
    {
      name: 'require-in-cjs',
      // Test runners that load CommonJS in a context of its own, such as Jest, have no `import()` there.
      renderChunk(code) {
        if (this.format !== 'cjs') return undefined;
        return {
          code: code.replace(/import\(("[^"]+\.cjs")\)/g, 'Promise.resolve().then(() => require($1))'),
        };
      },
    },
  ],
});
