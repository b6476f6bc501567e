import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

type Answer = { id: number; result?: unknown; error?: string };
type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void };

export interface ProcessOptions {
  /** What runs in it: servers and senders on one core, load and receivers on another. */
  side: 'measured' | 'load' | 'any core';
  /** Where it writes its CPU profile, if it does. */
  profileDir?: string | undefined;
  /** Whether what it writes to standard error, such as a log, goes to /dev/null. */
  muteErrors?: boolean;
}

/** Whether processes can be bound to cores of their own. */
export const canPin: boolean = ['0', '1'].every(
  (core) => spawnSync('taskset', ['-c', core, 'true']).status === 0,
);

const cores = { measured: '0', load: '1' };

/** A child process that responds to calls. Ended by its own handle, never by name. */
export class BenchProcess {
  /** What it said when it was ready. */
  ready: Record<string, unknown> = {};
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  private constructor(child: ChildProcess) {
    this.#child = child;
    child.on('message', ({ id, result, error }: Answer) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error === undefined) waiting?.resolve(result as never);
      else waiting?.reject(new Error(error));
    });
    child.on('exit', (code, signal) => {
      for (const { reject } of this.#waiting.values())
        reject(new Error(`a child ended early: ${code ?? signal}`));
    });
  }

  static async start(file: string, argument: object, options: ProcessOptions): Promise<BenchProcess> {
    const profile = options.profileDir ? ['--cpu-prof', `--cpu-prof-dir=${options.profileDir}`] : [];
    const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
    const command = [process.execPath, ...profile, path, JSON.stringify(argument)];
    if (canPin && options.side !== 'any core') command.unshift('taskset', '-c', cores[options.side]);
    const [program = '', ...rest] = command;
    const stdio = ['ignore', 'ignore', options.muteErrors ? 'ignore' : 'inherit', 'ipc'] as const;
    const started = new BenchProcess(spawn(program, rest, { stdio: [...stdio] }));
    started.ready = await started.#reply<Record<string, unknown>>(0);
    return started;
  }

  call<T>(name: string, argument?: unknown): Promise<T> {
    const id = ++this.#lastId;
    const reply = this.#reply<T>(id);
    this.#child.send({ id, name, argument });
    return reply;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exited = once(this.#child, 'exit');
    const late = setTimeout(() => this.#child.kill('SIGKILL'), 5000);
    // A child that ends before it has responded is what is wanted here.
    await Promise.allSettled([this.call('close')]);
    await exited;
    clearTimeout(late);
  }

  #reply<T>(id: number): Promise<T> {
    return new Promise<T>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }
}
