import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Reads a file of Swagger UI: of those that the build copied, or of the package where nothing was built. */
export function readAsset(name: string): Promise<Buffer> {
  const require = createRequire(import.meta.url);
  const built = join(dirname(require.resolve('@rollbook/server/package.json')), 'dist/swagger-ui', name);
  return readFile(existsSync(built) ? built : require.resolve(`swagger-ui-dist/${name}`));
}
