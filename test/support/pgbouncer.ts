import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { freePort } from './free-port.ts';
import { scratchFolder } from './scratch.ts';

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** The PgBouncer of this machine, or that of TEST_PGBOUNCER; undefined if there is none. */
export const pgbouncer: string | undefined =
  process.env.TEST_PGBOUNCER ?? folders.map((folder) => join(folder, 'pgbouncer')).find(existsSync);

/** Starts a PgBouncer in transaction mode in front of the server of a URL, with few connections to it. */
export async function startPgBouncer(
  serverUrl: string,
  settings: Record<string, string | number> = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  if (pgbouncer === undefined) throw new Error('There is no pgbouncer on this machine');
  const { port: target, username, password } = new URL(serverUrl);
  const port = await freePort();
  const folder = await scratchFolder('pgbouncer');
  await chmod(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: 5,
    max_client_conn: 500,
    ...settings,
  };
  await writeFile(
    file,
    [
      '[databases]',
      `* = host=127.0.0.1 port=${target} user=${username} password=${password}`,
      '[pgbouncer]',
      ...Object.entries(all).map(([name, value]) => `${name} = ${value}`),
    ].join('\n'),
  );
  // It does not run as root.
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(pgbouncer, [...asUser, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  await started(child);
  const url = new URL(serverUrl);
  url.port = String(port);
  return {
    url: url.href,
    stop: async () => {
      const ended = once(child, 'exit');
      if (child.kill('SIGKILL')) await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves when it says that it is up. */
function started(child: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += String(chunk);
    if (said.includes('process up')) resolve();
  });
  child.on('error', reject).on('exit', () => reject(new Error(`PgBouncer did not start: ${said}`)));
  return promise;
}
