// Builds the settings screen, unless the build is newer than everything that it is made from.
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.ts';

const folder = join(root, 'packages/console');
// A folder changes when a file in it is added or removed.
const sources = [
  'packages/console/{index.html,package.json,vite.config.ts,src,src/**}',
  'packages/{sdk,webhook-verify}/src/**',
  'openapi/openapi.json',
];

function isBuilt(): boolean {
  const builtAt = statSync(join(folder, 'dist/index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return globSync(sources, { cwd: root }).every((path) => statSync(join(root, path)).mtimeMs <= builtAt);
}

/** Gives the exit code of the build; 0 if there is nothing to build. */
export async function buildConsole(): Promise<number> {
  if (isBuilt()) return 0;
  return run('../../packages/console/node_modules/.bin/vite', ['build', '--logLevel=warn'], { cwd: folder });
}
