import { resolve } from 'node:path';

/**
 * The name of a database in output: the full path of an SQLite file; for PostgreSQL, without user, password or
 * parameters.
 */
export function databaseName(databaseUrl: string): string {
  const path = databaseUrl.replace(/^sqlite:/, '');
  if (path === ':memory:') return databaseUrl;
  if (path !== databaseUrl) return `sqlite:${resolve(path)}`;
  const { protocol, host, pathname } = new URL(databaseUrl);
  return `${protocol}//${host}${pathname}`;
}
