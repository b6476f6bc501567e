import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { RollbookError } from '@rollbook/sdk';
import type { CreateServerOptions, SmtpOptions } from '@rollbook/server';
import { inject, onTestFinished } from 'vitest';
import { environmentOf, type TestDatabase } from './databases.ts';
import type { Environment } from './own-process.ts';

/** A server in a process of its own. */
export interface Child {
  process: ChildProcess;
  url: string;
  testKey: string | undefined;
  liveKey: string | undefined;
}

/**
 * Starts a server on a database, with a new school where one is named. It can claim to run on another host with another
 * process id, as in a container.
 */
export async function startChild(
  database: TestDatabase,
  newSchool = '',
  webhooks: CreateServerOptions['webhooks'] = {},
  smtp?: SmtpOptions,
  claimed?: { host: string; pid: number },
  environment: Environment = {},
): Promise<Child> {
  const programs = inject('programs');
  const env = {
    ...process.env,
    NODE_COMPILE_CACHE: join(programs, 'compiled'),
    ...environmentOf(database),
    NEW_SCHOOL: newSchool,
    WEBHOOKS: JSON.stringify({ allowLoopbackTargets: true, ...webhooks }),
    SMTP: smtp ? JSON.stringify(smtp) : '',
    CLAIMED: claimed ? JSON.stringify(claimed) : '',
    ...environment,
  };
  const child = spawn(process.execPath, [join(programs, 'crash-child.js')], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { process: child, ...(JSON.parse(line) as Omit<Child, 'process'>) };
}

/** Kills it without a word. */
export async function killChild({ process: child }: Child): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/** Lets writers send one request after the other, and kills the server at a random moment within the first `most`. */
export async function killDuring(
  child: Child,
  { writers, most }: { writers: number; most: number },
  send: () => Promise<void>,
): Promise<void> {
  const kill = Promise.withResolvers<void>();
  let left = randomInt(1, most);
  const sendUntilDeath = async (): Promise<void> => {
    for (;;) {
      try {
        await send();
        if (--left === 0) kill.resolve();
      } catch (error) {
        // A refusal is a response; anything else is the end of the server.
        if (error instanceof RollbookError && !(Number(error.status) >= 400)) return;
        throw error;
      }
    }
  };
  const lives = Promise.all(Array.from({ length: writers }, sendUntilDeath));
  await Promise.race([kill.promise, lives]);
  // Some way into the changes that are under way then.
  for (let turns = randomInt(100); turns > 0; turns--) await setImmediate();
  await killChild(child);
  await lives;
}
