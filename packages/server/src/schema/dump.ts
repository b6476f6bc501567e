import Sqlite from 'better-sqlite3';
import type { Dialect } from '../sql/database.ts';
import { statementsOf } from './define.ts';
import { migrations } from './migrations.ts';

/**
 * The statements with which the migrations create a new database. They are checked in, so that changes of the schema
 * are visible.
 */
export async function dumpSchema(dialect: Dialect): Promise<string> {
  const lines: string[] = [];
  for (const [name, migration] of Object.entries(migrations))
    lines.push(`-- ${name}`, ...(await statementsOf(migration, dialect)).map((sql) => `${readable(sql)};`));
  return `${lines.join('\n')}\n`;
}

const readable = (sql: string): string =>
  sql.startsWith('create table')
    ? sql.replaceAll(/([(,]) ?(?="\w+" (?:text|integer|bigint|real|double)|constraint)/g, '$1\n  ')
    : sql;

export interface Table {
  name: string;
  columns: { name: string; type: 'TEXT' | 'INTEGER' | 'REAL'; notnull: 0 | 1 }[];
}

/** The tables that the statements of `dumpSchema('sqlite')` create. */
export function tablesOf(statements: string): Table[] {
  const db = new Sqlite(':memory:');
  db.exec(statements);
  const names = db.prepare("select name from sqlite_schema where type = 'table' order by name").pluck().all();
  const tables = names.map((name) => ({ name, columns: db.pragma(`table_info(${name})`) }));
  db.close();
  // The driver does not know what a statement returns.
  return tables as Table[];
}
