import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { scratchFolder } from './scratch.ts';

const main = join(import.meta.dirname, '../../packages/server/src/cli/main.ts');

export interface CommandResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

type Environment = Record<string, string | undefined>;

function start(args: readonly string[], cwd: string, env: Environment): ChildProcess {
  const clean = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(ROLLBOOK_|PORT$|HOST$|DATABASE_URL$|LOG_LEVEL$)/.test(name),
    ),
  );
  return spawn(process.execPath, [main, ...args], {
    cwd,
    env: { ...clean, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function collect(child: ChildProcess): { stdout: string; stderr: string } {
  const output = { stdout: '', stderr: '' };
  child.stdout?.setEncoding('utf8').on('data', (text) => (output.stdout += text));
  child.stderr?.setEncoding('utf8').on('data', (text) => (output.stderr += text));
  return output;
}

/** Runs a command of the command line to its end. */
export async function rollbook(
  args: readonly string[],
  options: { cwd: string; env?: Environment },
): Promise<CommandResult> {
  const child = start(args, options.cwd, options.env ?? {});
  const output = collect(child);
  const [code] = await once(child, 'close');
  return { code, ...output };
}

/** Starts a command, and kills it as soon as a condition holds. Returns what it printed. */
export async function rollbookUntil(
  isReached: () => Promise<boolean>,
  args: readonly string[],
  options: { cwd: string; env?: Environment },
): Promise<string> {
  const child = start(args, options.cwd, options.env ?? {});
  const output = collect(child);
  const ended = once(child, 'close');
  while (child.exitCode === null && !(await isReached()));
  child.kill('SIGKILL');
  await ended;
  return output.stdout;
}

/** Starts `rollbook serve`, and kills it as soon as a condition holds. Returns what it printed. */
export const serveUntil = (
  isReached: () => Promise<boolean>,
  options: { cwd: string; env?: Environment },
): Promise<string> => rollbookUntil(isReached, ['serve', '--port', '0'], options);

export interface ServedProcess {
  url: string;
  output: { stdout: string; stderr: string };
  child: ChildProcess;
  /** Asks it to stop, and gives its exit code. */
  stop(): Promise<number | null>;
}

/** Starts `rollbook serve` on a free port and waits until it listens; it ends with the test. */
export async function serve(options: {
  cwd: string;
  env?: Environment;
  args?: readonly string[];
}): Promise<ServedProcess> {
  const child = start(['serve', '--port', '0', ...(options.args ?? [])], options.cwd, options.env ?? {});
  const output = collect(child);
  const ended = once(child, 'close');
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await ended;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const line = /^(?:listening on |\{"url":")(http:\/\/[^\s"]+)/m.exec(output.stdout);
      if (line?.[1]) resolve(line[1]);
    });
    child.once('close', () => reject(new Error(`the server ended: ${output.stderr}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const [code] = await ended;
    return code;
  };
  return { url, output, child, stop };
}

/** A folder of the test's own. */
export async function newFolder(): Promise<string> {
  const folder = await scratchFolder('cli');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
