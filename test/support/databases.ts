import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, inject } from 'vitest';

/** A database of a test's own. */
export interface TestDatabase {
  url: string;
  masterKey: Uint8Array;
  [Symbol.asyncDispose](): Promise<void>;
}

export type Dialect = 'sqlite' | 'postgres';

/** Describes behaviour that is the same on both databases. `open` makes a new one. */
export function onEachDatabase(
  name: string,
  body: (open: () => Promise<TestDatabase>, dialect: Dialect) => void,
): void {
  describe(`${name} (SQLite)`, () => body(openSqlite, 'sqlite'));
  describe(`${name} (PostgreSQL)`, () => body(openPostgres, 'postgres'));
}

/** A SQLite file in a folder of its own. */
export async function openSqlite(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'rollbook-test-'));
  return {
    url: `sqlite:${join(folder, 'rollbook.db')}`,
    masterKey: randomBytes(32),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A new database on the PostgreSQL of the run. */
export async function openPostgres(): Promise<TestDatabase> {
  const name = `rollbook_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(inject('postgresUrl'));
  await administer((client) => client.query(`create database ${name}`));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    masterKey: randomBytes(32),
    [Symbol.asyncDispose]: () =>
      administer((client) => client.query(`drop database if exists ${name} with (force)`)),
  };
}

async function administer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
