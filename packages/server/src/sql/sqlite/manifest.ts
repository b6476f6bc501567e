import { createHash } from 'node:crypto';
import type Sqlite from 'better-sqlite3';

/** The table of a backup that is not part of the database: what was in it when it was made. */
const manifestTable = 'rollbook_backup';

/** The number of rows of a table, and a hash of all of them. */
export interface TableContent {
  rows: number;
  sha256: string;
}

export interface Manifest {
  format: 1;
  /** What was committed by then is in the backup. */
  created_at: string;
  /** Which database it is of: the same in all of its backups, also after one of them was restored. */
  origin: string;
  /** A hash of the definitions of all tables, indexes, views and triggers. */
  schema_sha256: string;
  tables: Record<string, TableContent>;
}

/** Counts and hashes the rows of all tables, and keeps the result in the file. */
export function writeManifest(copy: Sqlite.Database, createdAt: string): Manifest {
  removeManifest(copy);
  const manifest: Manifest = {
    format: 1,
    created_at: createdAt,
    origin: originOf(copy),
    schema_sha256: hashOfSchema(copy),
    tables: contentOf(copy),
  };
  copy.exec(`create table ${manifestTable} (content text not null)`);
  copy.prepare(`insert into ${manifestTable} values (?)`).run(JSON.stringify(manifest));
  return manifest;
}

/** When the first migration of a database ran, to the millisecond, as a short hash. */
export function originOf(copy: Sqlite.Database): string {
  const isThere = copy.prepare("select 1 from sqlite_schema where name = 'kysely_migration'").get();
  const first = isThere
    ? copy.prepare<[], string>('select min(timestamp) from kysely_migration').pluck().get()
    : undefined;
  return createHash('sha256')
    .update(first ?? '')
    .digest('hex')
    .slice(0, 16);
}

export const removeManifest = (copy: Sqlite.Database): void =>
  void copy.exec(`drop table if exists ${manifestTable}`);

/** What was in the backup when it was made; undefined if the file is not one. */
export function readManifest(copy: Sqlite.Database): Manifest | undefined {
  const isThere = copy.prepare('select 1 from sqlite_schema where name = ?').get(manifestTable);
  if (!isThere) return undefined;
  const content = copy.prepare<[], string>(`select content from ${manifestTable}`).pluck().get();
  // Only this file writes it.
  return content === undefined ? undefined : (JSON.parse(content) as Manifest);
}

/** SQLite makes some tables and indexes itself. */
const isOwn = "name not like 'sqlite\\_%' escape '\\'";

export function hashOfSchema(db: Sqlite.Database): string {
  const definitions = db
    .prepare(`select type, name, sql from sqlite_schema where ${isOwn} and name != ? order by type, name`)
    .raw()
    .all(manifestTable);
  return createHash('sha256').update(JSON.stringify(definitions)).digest('hex');
}

export function contentOf(db: Sqlite.Database): Record<string, TableContent> {
  const names = db
    .prepare<[], string>(`select name from sqlite_schema where type = 'table' and ${isOwn} order by name`)
    .pluck()
    .all();
  return Object.fromEntries(
    names.filter((name) => name !== manifestTable).map((name) => [name, contentOfTable(db, name)]),
  );
}

function contentOfTable(db: Sqlite.Database, name: string): TableContent {
  const key = db
    .prepare<[string], string>(`select '"' || name || '"' from pragma_table_info(?) where pk > 0 order by pk`)
    .pluck()
    .all(name);
  const rows = db
    .prepare(`select * from "${name}" order by ${key.length > 0 ? key.join() : 'rowid'}`)
    .safeIntegers()
    .raw();
  const hash = createHash('sha256');
  let count = 0;
  for (const row of rows.iterate()) {
    hash.update(JSON.stringify(row, exact)).update('\n');
    count++;
  }
  return { rows: count, sha256: hash.digest('hex') };
}

/** Integers come as `bigint`, so that 1 and 1.0 differ. */
const exact = (_name: string, value: unknown): unknown =>
  typeof value === 'bigint' ? { integer: String(value) } : value;
