import { resolve } from 'node:path';

/** The path of the file of a SQLite database, or `:memory:`; undefined for PostgreSQL. */
export const sqlitePath = (databaseUrl: string): string | undefined =>
  databaseUrl.startsWith('sqlite:') ? databaseUrl.slice('sqlite:'.length) : undefined;

/**
 * The name of a database in output: the full path of an SQLite file; for PostgreSQL, without user, password or
 * parameters.
 */
export function databaseName(databaseUrl: string): string {
  const path = sqlitePath(databaseUrl);
  if (path === ':memory:') return databaseUrl;
  if (path !== undefined) return `sqlite:${resolve(path)}`;
  const { protocol, host, pathname } = new URL(databaseUrl);
  return `${protocol}//${host}${pathname}`;
}
