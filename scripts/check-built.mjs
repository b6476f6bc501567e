// Keeps a package that was not built from being packed: its archive would have no code. Runs in the folder of the package, with
// the Node of the system, which may not read TypeScript.
import { existsSync } from 'node:fs';

if (!existsSync('dist')) {
  console.error('This package is not built. Run `pnpm build` in the root of the repository first.');
  process.exitCode = 1;
}
