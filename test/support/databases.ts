import { randomBytes } from 'node:crypto';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, inject } from 'vitest';
import { createDatabase } from './postgres.ts';
import { scratchFolder } from './scratch.ts';

/** A database of a test's own. */
export interface TestDatabase {
  url: string;
  masterKey: Uint8Array;
  [Symbol.asyncDispose](): Promise<void>;
}

/** The URL of the pooler of the run in front of a database, if there is one, and the URL is that of PostgreSQL itself. */
export function pooledUrl(url: string): string | undefined {
  const port = inject('poolerPort');
  const pooled = URL.parse(url);
  if (port === undefined || pooled?.port !== new URL(inject('postgresUrl')).port) return undefined;
  pooled.port = port;
  return pooled.href;
}

/** The environment in which a command or a server uses a database. */
export const environmentOf = ({ url, masterKey }: Pick<TestDatabase, 'url' | 'masterKey'>) => ({
  DATABASE_URL: pooledUrl(url) ?? url,
  ...(pooledUrl(url) === undefined ? {} : { ROLLBOOK_DATABASE_DIRECT_URL: url }),
  ROLLBOOK_MASTER_KEY: Buffer.from(masterKey).toString('hex'),
});

export type Dialect = 'sqlite' | 'postgres';

/** Makes a database: one of this version's schema, or one with nothing in it. */
export type OpenDatabase = (content?: 'schema' | 'nothing') => Promise<TestDatabase>;

type DatabaseTests = (open: OpenDatabase, dialect: Dialect) => void;

/** Describes what depends on the database: order, concurrency, crashes, SQL. `open` makes a new one. */
export function onBothDatabases(name: string, body: DatabaseTests): void {
  describe(`${name} (SQLite)`, () => body(openSqlite, 'sqlite'));
  describe(`${name} (PostgreSQL)`, () => body(openPostgres, 'postgres'));
}

/** Describes behaviour that is the same on each database: tested on SQLite alone where TEST_DATABASES=sqlite. */
export function onEachDatabase(name: string, body: DatabaseTests): void {
  if (process.env.TEST_DATABASES === 'sqlite') describe(`${name} (SQLite)`, () => body(openSqlite, 'sqlite'));
  else onBothDatabases(name, body);
}

/** A SQLite database without a file: reads and writes share one connection. */
export const inMemory: OpenDatabase = async () => ({
  url: 'sqlite::memory:',
  masterKey: randomBytes(32),
  [Symbol.asyncDispose]: async () => {},
});

/** A SQLite file in a folder of its own. */
export async function openSqlite(content: 'schema' | 'nothing' = 'schema'): Promise<TestDatabase> {
  const folder = await scratchFolder('test');
  const file = join(folder, 'rollbook.db');
  if (content === 'schema') await copyFile(inject('templates').sqlite, file);
  return {
    url: `sqlite:${file}`,
    masterKey: randomBytes(32),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A new database on the PostgreSQL of the run. */
export async function openPostgres(content: 'schema' | 'nothing' = 'schema'): Promise<TestDatabase> {
  const template = content === 'schema' ? inject('templates').postgres : undefined;
  const { url, drop } = await createDatabase(inject('postgresUrl'), template);
  return { url, masterKey: randomBytes(32), [Symbol.asyncDispose]: drop };
}
