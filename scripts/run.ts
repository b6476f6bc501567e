import { spawn } from 'node:child_process';
import { join, resolve as resolvePath } from 'node:path';

export const root = join(import.meta.dirname, '..');
const bin = join(root, 'node_modules', '.bin');

/** Runs a tool of the repository, or the program at an absolute path; gives its exit code. */
export function run(
  tool: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(resolvePath(bin, tool), args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Runs steps one after the other and stops at the first that fails. */
export async function runAll(
  steps: readonly { name: string; run: () => Promise<number> }[],
): Promise<number> {
  for (const step of steps) {
    const startedAt = performance.now();
    const code = await step.run();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${seconds} s)`);
    if (code !== 0) return code;
  }
  return 0;
}
