import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Sqlite from 'better-sqlite3';
import pg from 'pg';
import { expect } from 'vitest';
import type { TestDatabase } from './databases.ts';
import { eventually } from './expect.ts';

// The server's own copy: two copies of SQLite in one process would drop each other's locks on the file.
const require = createRequire(new URL('../../packages/server/package.json', import.meta.url));
const SqliteDatabase: typeof Sqlite = require('better-sqlite3');

type Row = Record<string, unknown>;

const sqlitePath = (database: TestDatabase): string => database.url.replace(/^sqlite:/, '');

/** Runs a statement and gives its rows. */
type Run = (sql: string) => Promise<Row[]>;

/** Runs SQL behind the server's back and gives the rows. */
export const runSql = (database: TestDatabase, sql: string): Promise<Row[]> =>
  onConnection(database, (run) => run(sql));

/** Lets statements have one connection: it costs more than most of them. */
export async function onConnection<T>(database: TestDatabase, work: (run: Run) => Promise<T>): Promise<T> {
  if (database.url.startsWith('sqlite:')) {
    const connection = new SqliteDatabase(sqlitePath(database));
    try {
      return await work(async (sql) => {
        const statement = connection.prepare(sql);
        if (statement.reader) return statement.all() as Row[];
        statement.run();
        return [];
      });
    } finally {
      connection.close();
    }
  }
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return await work(async (sql) => (await client.query(sql)).rows);
  } finally {
    await client.end();
  }
}

/**
 * Locks what a change needs, as another program would: every row of a table on PostgreSQL, the right to write on
 * SQLite. Gives a function that ends it.
 */
export async function lockTable(database: TestDatabase, table: string): Promise<() => Promise<void>> {
  if (database.url.startsWith('sqlite:')) {
    const connection = new SqliteDatabase(sqlitePath(database));
    connection.pragma('journal_mode = WAL');
    connection.exec('BEGIN IMMEDIATE');
    return async () => void connection.close();
  }
  return holdLock(database, `select 1 from ${table} for update`);
}

/** Locks a table of a PostgreSQL database for reading too. Gives a function that ends it. */
export const lockForReading = (database: TestDatabase, table: string): Promise<() => Promise<void>> =>
  holdLock(database, `lock table ${table} in access exclusive mode`);

/** Runs a statement in a transaction of a PostgreSQL database. Gives a function that commits it. */
export async function uncommitted(database: TestDatabase, sql: string): Promise<() => Promise<void>> {
  const client = await inTransaction(database, sql);
  return async () => {
    await client.query('commit');
    await client.end();
  };
}

async function holdLock(database: TestDatabase, sql: string): Promise<() => Promise<void>> {
  const client = await inTransaction(database, sql);
  return () => client.end();
}

async function inTransaction(database: TestDatabase, sql: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(`begin; ${sql}`);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Resolves when this number of statements wait for a lock of a PostgreSQL database. */
export async function untilBlocked(database: TestDatabase, count: number): Promise<void> {
  const blocked =
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await eventually(async () => expect(await runSql(database, blocked)).toEqual([{ count }]));
}

/** A table with the names of its columns and all of its rows. */
export interface StoredTable {
  columns: string[];
  rows: Row[];
}

/** The names of the columns of each table. */
async function columnsOfTables(database: TestDatabase, run: Run): Promise<Map<string, string[]>> {
  const rows = await run(
    database.url.startsWith('sqlite:')
      ? `select m.name as table_name, c.name as column_name from sqlite_master as m join pragma_table_info(m.name) as c
          where m.type = 'table' and m.name not like 'sqlite_%'`
      : "select table_name, column_name from information_schema.columns where table_schema = 'public'",
  );
  const tables = Map.groupBy(rows, ({ table_name }) => String(table_name));
  return new Map(
    Array.from(tables, ([name, own]) => [name, own.map(({ column_name }) => String(column_name))]),
  );
}

/** Every table by its name. */
export const storedTables = (database: TestDatabase): Promise<Map<string, StoredTable>> =>
  onConnection(database, async (run) => {
    const found = new Map<string, StoredTable>();
    for (const [name, columns] of await columnsOfTables(database, run))
      found.set(name, { columns, rows: await run(`select * from ${name}`) });
    return found;
  });

/** Everything that is stored, as text: the bytes of the SQLite files, or every row on PostgreSQL. */
export async function everythingStored(database: TestDatabase): Promise<string> {
  if (database.url.startsWith('sqlite:')) {
    const files = ['', '-wal']
      .map((suffix) => sqlitePath(database) + suffix)
      .filter((path) => existsSync(path));
    return files.map((path) => readFileSync(path, 'latin1')).join('\n');
  }
  return onConnection(database, async (run) => {
    const dumps: Row[] = [];
    for (const table of (await columnsOfTables(database, run)).keys())
      dumps.push(...(await run(`select row_to_json(t)::text as row from ${table} as t`)));
    return dumps.map(({ row }) => row).join('\n');
  });
}

/** Removes every table, behind the server's back. */
export const dropTables = (database: TestDatabase): Promise<void> =>
  onConnection(database, async (run) => {
    if (!database.url.startsWith('sqlite:')) {
      await run('drop schema public cascade');
      return;
    }
    await run('pragma foreign_keys = off');
    for (const name of (await columnsOfTables(database, run)).keys()) await run(`drop table "${name}"`);
  });

/** Locks tables of a PostgreSQL database in a mode, such as `share`. Gives a function that ends it. */
export async function holdTables(
  database: TestDatabase,
  tables: Record<string, string[]>,
): Promise<() => Promise<void>> {
  const locks = Object.entries(tables).map(([mode, names]) => `lock table ${names.join()} in ${mode} mode`);
  for (;;) {
    try {
      return await holdLock(database, locks.join('; '));
    } catch (error) {
      // What the server still does may need two of them in the other order.
      if (!(error instanceof pg.DatabaseError && error.code === '40P01')) throw error;
    }
  }
}
