// Starts the server from its sources for development, with the settings screen.
import { buildConsole } from './console.ts';

if ((await buildConsole()) === 0) {
  process.argv.splice(2, 0, 'serve', '--development');
  await import('../packages/server/src/cli/main.ts');
} else process.exitCode = 1;
