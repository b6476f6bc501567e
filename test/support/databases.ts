import { randomBytes } from 'node:crypto';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, inject } from 'vitest';
import { createDatabase } from './postgres.ts';
import { scratchFolder } from './scratch.ts';

/** A database of a test's own. */
export interface TestDatabase {
  url: string;
  /** The URL of a pooler in front of it, by which servers use it. */
  pooledUrl?: string | undefined;
  masterKey: Uint8Array;
  [Symbol.asyncDispose](): Promise<void>;
}

/** The environment in which a command or a server uses a database. */
export const environmentOf = ({
  url,
  pooledUrl,
  masterKey,
}: Pick<TestDatabase, 'url' | 'pooledUrl' | 'masterKey'>) => ({
  DATABASE_URL: pooledUrl ?? url,
  ...(pooledUrl === undefined ? {} : { ROLLBOOK_DATABASE_DIRECT_URL: url }),
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
  const port = inject('poolerPort');
  const pooled = new URL(url);
  if (port !== undefined) pooled.port = port;
  const pooledUrl = port === undefined ? undefined : pooled.href;
  return { url, pooledUrl, masterKey: randomBytes(32), [Symbol.asyncDispose]: drop };
}
