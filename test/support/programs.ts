import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const packages = join(import.meta.dirname, '../../packages');
const server = join(packages, 'server');

/**
 * Bundles the programs that tests start, with their libraries: from its sources, a program takes three times as long to
 * start. Beside them is what the server reads from the folder of its code. Gives the folder, and what removes it.
 */
export async function bundlePrograms(): Promise<{ folder: string; remove: () => Promise<void> }> {
  // In this folder the libraries that stay files are found.
  const modules = join(server, 'node_modules');
  await mkdir(modules, { recursive: true });
  const folder = await mkdtemp(join(modules, '.programs-'));
  await build({
    entryPoints: {
      rollbook: join(server, 'src/cli/main.ts'),
      'crash-child': join(import.meta.dirname, 'crash-child.ts'),
    },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    // These read files from their own folders, or are not installed.
    external: ['better-sqlite3', 'fontkit', 'pdfkit', 'pg-native'],
    banner: {
      js: "import { createRequire as programRequire } from 'node:module';\nconst require = programRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  // Otherwise Node parses every file to find out what it is.
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  for (const name of ['reference.css', 'reference.js', 'search.js'])
    await copyFile(join(server, 'src/http/reference', name), join(folder, name));
  await symlink(join(packages, 'console/dist'), join(folder, 'console'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
