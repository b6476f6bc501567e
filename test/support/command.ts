import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { inject, onTestFinished } from 'vitest';
import { scratchFolder } from './scratch.ts';

const main = () => join(inject('programs'), 'rollbook.js');

export interface CommandResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

type Environment = Record<string, string | undefined>;

function start(
  args: readonly string[],
  cwd: string,
  env: Environment,
  input: 'ignore' | 'pipe' = 'ignore',
): ChildProcess {
  const clean = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(ROLLBOOK_|PORT$|HOST$|DATABASE_URL$|LOG_LEVEL$)/.test(name),
    ),
  );
  return spawn(process.execPath, args, {
    cwd,
    env: { ...clean, NODE_COMPILE_CACHE: join(inject('programs'), 'compiled'), ...env },
    stdio: [input, 'pipe', 'pipe'],
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
  options: { cwd: string; env?: Environment; input?: string },
): Promise<CommandResult> {
  const child = start(
    [main(), ...args],
    options.cwd,
    options.env ?? {},
    options.input === undefined ? 'ignore' : 'pipe',
  );
  child.stdin?.end(options.input);
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
  const child = start([main(), ...args], options.cwd, options.env ?? {});
  const output = collect(child);
  const ended = once(child, 'close');
  for await (const _ of setInterval(10)) if (child.exitCode !== null || (await isReached())) break;
  child.kill('SIGKILL');
  await ended;
  return output.stdout;
}

/** Starts `rollbook serve`, and kills it as soon as a condition holds. Returns what it printed. */
export const serveUntil = (
  isReached: () => Promise<boolean>,
  { args = [], ...options }: { cwd: string; env?: Environment; args?: readonly string[] },
): Promise<string> => rollbookUntil(isReached, ['serve', '--port', '0', ...args], options);

export interface RunningCommand {
  output: { stdout: string; stderr: string };
  child: ChildProcess;
  /** Waits until it has printed something. */
  printed(pattern: RegExp, stream?: 'stdout' | 'stderr'): Promise<RegExpExecArray>;
  /** Asks it to stop, and gives its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts a command that runs until it is stopped; it ends with the test. */
export const startCommand = (
  args: readonly string[],
  options: { cwd: string; env?: Environment },
): RunningCommand => startNode([main(), ...args], options);

/** Starts a program that runs until it is stopped; it ends with the test. */
export function startNode(
  args: readonly string[],
  options: { cwd: string; env?: Environment },
): RunningCommand {
  const child = start(args, options.cwd, options.env ?? {});
  const output = collect(child);
  const ended = once(child, 'close');
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await ended;
  });
  const printed = (pattern: RegExp, stream: 'stdout' | 'stderr' = 'stdout') =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const match = pattern.exec(output[stream]);
        if (match) resolve(match);
      };
      child[stream]?.on('data', look);
      child.once('close', () => reject(new Error(`the command ended: ${output.stdout}${output.stderr}`)));
      look();
    });
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    const [code] = await ended;
    return code;
  };
  return { output, child, printed, stop };
}

export interface ServedProcess extends RunningCommand {
  url: string;
}

/** Starts `rollbook serve` on a free port and waits until it listens; it ends with the test. */
export async function serve(options: {
  cwd: string;
  env?: Environment;
  args?: readonly string[];
}): Promise<ServedProcess> {
  const command = startCommand(['serve', '--port', '0', ...(options.args ?? [])], options);
  const [, url = ''] = await command.printed(/^(?:listening on |\{"url":")(http:\/\/[^\s"]+)/m);
  return { ...command, url };
}

/** A folder of the test's own. */
export async function newFolder(): Promise<string> {
  const folder = await scratchFolder('cli');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
