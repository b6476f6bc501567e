import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../packages/server/src/schema/migrate.ts';
import { connect } from '../../packages/server/src/sql/connect.ts';
import { buildConsole } from '../../scripts/console.ts';
import { masterKeysOf } from './master-keys.ts';
import { failIfNeverReceived } from './never-received.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { createDatabase, startPostgres } from './postgres.ts';
import { bundlePrograms } from './programs.ts';
import { scratchFolder } from './scratch.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL on which the tests may make databases of their own. */
    postgresUrl: string;
    /** The port of a PgBouncer in transaction mode before it, with TEST_BEHIND_PGBOUNCER. */
    poolerPort: string | undefined;
    /** The file, and the name of the database, that have this version's schema and nothing else. */
    templates: { sqlite: string; postgres: string };
    /** A folder to which each process writes the names of the documented responses that it received. */
    responses: string;
    /** The folder of the programs that tests start: the command line, and a server in a process of its own. */
    programs: string;
  }
}

/** Gives the tests a PostgreSQL, that of TEST_POSTGRES_URL or else one of their own, and templates to copy. */
export default async function setup({ vitest, provide }: TestProject): Promise<() => Promise<void>> {
  if (!vitest.projects.some(({ name }) => name === 'server' || name === 'whole')) return async () => {};
  if ((await buildConsole()) !== 0) throw new Error('The settings screen cannot be built');
  const given = process.env.TEST_POSTGRES_URL;
  const postgres = given ? { url: given, stop: async () => {} } : await startPostgres();
  const pooler = process.env.TEST_BEHIND_PGBOUNCER ? await startPgBouncer(postgres.url) : undefined;
  provide('poolerPort', pooler && new URL(pooler.url).port);
  const folder = await scratchFolder('templates');
  const file = join(folder, 'rollbook.db');
  const database = await createDatabase(postgres.url);
  const [programs] = await Promise.all([bundlePrograms(), ...[`sqlite:${file}`, database.url].map(migrated)]);
  provide('programs', programs.folder);
  provide('postgresUrl', postgres.url);
  const responses = join(folder, 'responses');
  await mkdir(responses);
  provide('responses', responses);
  provide('templates', { sqlite: file, postgres: database.name });
  return async () => {
    try {
      await failIfNeverReceived(vitest, responses);
    } finally {
      await pooler?.stop();
      await database.drop();
      await postgres.stop();
      await programs.remove();
      await rm(folder, { recursive: true, force: true });
    }
  };
}

async function migrated(url: string): Promise<void> {
  const fail = (error: Error) => {
    throw error;
  };
  const database = await connect(url, { onError: fail });
  await migrate(database, masterKeysOf(randomBytes(32)));
  await database.close();
}
