import { Readable, Writable } from 'node:stream';
import { onTestFinished, TestRunner } from 'vitest';

/** What a program prints, and the code with which it ends. */
export interface CommandResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

export type Environment = Record<string, string | undefined>;

/** The environment of a program that a test starts: of the settings of the product, only those that are given. */
export function environmentWith(settings: Environment): Environment {
  const others = Object.entries(process.env).filter(
    ([name]) => !/^(ROLLBOOK_|PORT$|HOST$|DATABASE_URL(_FILE)?$|LOG_LEVEL$)/.test(name),
  );
  const all = Object.entries({ ...Object.fromEntries(others), ...settings });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

class Output extends Writable {
  readonly #chunks: Buffer[] = [];

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }

  text(): string {
    return Buffer.concat(this.#chunks).toString();
  }
}

/** What runs in place of this process. A process has one folder and one environment, so there can be only one. */
let running: string | undefined;

/**
 * Runs something as if this process were its own: in its folder, with its environment and input, and gives what it printed
 * and the exit code that it set. All of that is restored afterwards, also if it fails, or when the test is over.
 */
export async function asOwnProcess(
  name: string,
  { cwd, env = {}, input }: { cwd: string; env?: Environment; input?: string },
  work: () => Promise<void>,
): Promise<CommandResult> {
  if (running !== undefined)
    throw new Error(
      `"${name}" cannot run in this process while "${running}" does. Wait for that, or start one of them with rollbookProgram.`,
    );
  const [stdout, stderr] = [new Output(), new Output()];
  const stdin = Readable.from(input === undefined ? [] : [Buffer.from(input)], { objectMode: false });
  const restore = replaceProcess({ stdin, stdout, stderr }, cwd, environmentWith(env));
  running = name;
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    running = undefined;
    restore();
  };
  if (TestRunner.getCurrentTest()) onTestFinished(end);
  try {
    await work();
    return { code: Number(process.exitCode ?? 0), stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    end();
  }
}

/** Gives this process other streams, another folder and environment, and no exit code. Returns what undoes it. */
function replaceProcess(
  streams: { stdin: Readable; stdout: Writable; stderr: Writable },
  folder: string,
  env: Environment,
): () => void {
  const own = { env: process.env, folder: process.cwd(), exitCode: process.exitCode };
  const properties = Object.keys(streams).map(
    (name) => [name, Object.getOwnPropertyDescriptor(process, name)] as const,
  );
  process.chdir(folder);
  for (const [name, value] of Object.entries(streams))
    Object.defineProperty(process, name, { value, configurable: true });
  process.env = env;
  process.exitCode = undefined;
  return () => {
    process.exitCode = own.exitCode;
    process.env = own.env;
    for (const [name, property] of properties) Object.defineProperty(process, name, property ?? {});
    process.chdir(own.folder);
  };
}
