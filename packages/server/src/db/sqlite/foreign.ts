import type Sqlite from 'better-sqlite3';

const firstMigration = '0001-spine';

/** Rejects the database of another program, before anything in it is changed. One without tables is new. */
export function refuseForeign(connection: Sqlite.Database): void {
  const tables = connection
    .prepare<[], string>(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'",
    )
    .pluck()
    .all();
  if (tables.length === 0 || isMigrated(connection, tables)) return;
  const others = tables.length > 3 ? ` and ${tables.length - 3} more` : '';
  throw new Error(
    `it belongs to another program (tables: ${tables.slice(0, 3).join(', ')}${others}). Choose a file that does not exist.`,
  );
}

/** Whether the migrations of this program, or none so far, have run. */
function isMigrated(connection: Sqlite.Database, tables: readonly string[]): boolean {
  if (!tables.includes('kysely_migration')) return false;
  const names = connection.prepare<[], string>('select name from kysely_migration').pluck().all();
  return names.length === 0 || names.includes(firstMigration);
}
