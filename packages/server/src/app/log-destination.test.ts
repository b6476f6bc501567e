import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';

const written = 30_000;
const program = `
  import { pino } from 'pino';
  import { logDestination } from '${new URL('./log-destination.ts', import.meta.url).href}';
  const log = pino({}, logDestination());
  process.on('SIGTERM', () => process.exit(0));
  for (let i = 0; i < ${written}; i++) log.info({ i, text: 'x'.repeat(100) }, 'request');
  process.stdout.write('written');
  setInterval(() => {}, 60_000);`;

/** A process that logs to a pipe from which nothing has been read yet. */
async function startLogging() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

it('drops lines of a log that nobody reads, and says how many once it is read again', async () => {
  const child = await startLogging();
  const lines: { i?: number; lines?: number }[] = [];
  for await (const line of createInterface(child.stderr)) {
    lines.push(JSON.parse(line));
    if (lines.at(-1)?.lines !== undefined) break;
  }
  const read = lines.length - 1;
  // A pipe buffers about 200 kB, and 1 MiB waits; a line has about 200 bytes.
  expect(read).toBeGreaterThan(1000);
  expect(read).toBeLessThan(10_000);
  expect(lines.slice(0, -1).map(({ i }) => i)).toEqual(Array.from({ length: read }, (_, i) => i));
  expect(lines.at(-1)).toMatchObject({ lines: written - read, msg: 'log lines were dropped' });
});

it('lets the process end while nobody reads the log', async () => {
  const child = await startLogging();
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
