import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { inject, onTestFinished } from 'vitest';
import { runCommand } from '../../packages/server/src/cli/run.ts';
import { asOwnProcess, type CommandResult, type Environment, environmentWith } from './own-process.ts';
import { scratchFolder } from './scratch.ts';

const main = () => join(inject('programs'), 'rollbook.js');

interface Options {
  cwd: string;
  env?: Environment;
}

function start(
  args: readonly string[],
  { cwd, env = {} }: Options,
  input: 'ignore' | 'pipe' = 'ignore',
): ChildProcess {
  const settings = { NODE_COMPILE_CACHE: join(inject('programs'), 'compiled'), ...env };
  return spawn(process.execPath, args, {
    cwd,
    env: environmentWith(settings),
    stdio: [input, 'pipe', 'pipe'],
  });
}

function collect(child: ChildProcess): { stdout: string; stderr: string } {
  const output = { stdout: '', stderr: '' };
  child.stdout?.setEncoding('utf8').on('data', (text) => (output.stdout += text));
  child.stderr?.setEncoding('utf8').on('data', (text) => (output.stderr += text));
  return output;
}

/**
 * Runs a command of the command line to its end, in this process, where all that it would have to load is loaded. One runs
 * at a time. `serve` is a program even here: it only ends by itself if it fails.
 */
export const rollbook = (
  args: readonly string[],
  options: Options & { input?: string },
): Promise<CommandResult> =>
  args[0] === 'serve'
    ? rollbookProgram(args, options)
    : asOwnProcess(`rollbook ${args.join(' ')}`, options, () => runCommand(args));

/**
 * Runs a command to its end as a program: for what only a process of its own shows, and for what happens while another one
 * writes. `test/command-line/programs.test.ts` runs every command in this way.
 */
export async function rollbookProgram(
  args: readonly string[],
  options: Options & { input?: string },
): Promise<CommandResult> {
  const child = start([main(), ...args], options, options.input === undefined ? 'ignore' : 'pipe');
  child.stdin?.end(options.input);
  const output = collect(child);
  const [code] = await once(child, 'close');
  return { code, ...output };
}

/** Starts a command as a program, and kills it as soon as a condition holds. Returns what it printed. */
export async function rollbookUntil(
  isReached: () => Promise<boolean>,
  args: readonly string[],
  options: Options,
): Promise<string> {
  const child = start([main(), ...args], options);
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
  { args = [], ...options }: Options & { args?: readonly string[] },
): Promise<string> => rollbookUntil(isReached, ['serve', '--port', '0', ...args], options);

export interface RunningCommand {
  output: { stdout: string; stderr: string };
  child: ChildProcess;
  /** Waits until it has printed something. */
  printed(pattern: RegExp, stream?: 'stdout' | 'stderr'): Promise<RegExpExecArray>;
  /** Asks it to stop, and gives its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts a command as a program that runs until it is stopped; it ends with the test. */
export const startCommand = (args: readonly string[], options: Options): RunningCommand =>
  startNode([main(), ...args], options);

/** Starts a program that runs until it is stopped; it ends with the test. */
export function startNode(args: readonly string[], options: Options): RunningCommand {
  const child = start(args, options);
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
export async function serve(options: Options & { args?: readonly string[] }): Promise<ServedProcess> {
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
