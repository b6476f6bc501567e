import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { CreateServerOptions } from '@rollbook/server';
import { onTestFinished } from 'vitest';
import type { TestDatabase } from './databases.ts';

/** A server in a process of its own. */
export interface Child {
  process: ChildProcess;
  url: string;
  testKey: string | undefined;
}

/** Starts a server on a database, with a new school where one is named. */
export async function startChild(
  { url, masterKey }: TestDatabase,
  newSchool = '',
  webhooks: CreateServerOptions['webhooks'] = {},
): Promise<Child> {
  const file = fileURLToPath(new URL('./crash-child.ts', import.meta.url));
  const env = {
    ...process.env,
    DATABASE_URL: url,
    ROLLBOOK_MASTER_KEY: Buffer.from(masterKey).toString('hex'),
    NEW_SCHOOL: newSchool,
    WEBHOOKS: JSON.stringify(webhooks),
  };
  const child = spawn(process.execPath, [file], { env, stdio: ['pipe', 'pipe', 'inherit'] });
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
