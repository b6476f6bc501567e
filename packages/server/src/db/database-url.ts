import { resolve } from 'node:path';

// What is behind the last @ of the first part contains neither user nor password.
const postgresUrl = /^(postgres(?:ql)?:\/\/)(?:[^/?#]*@)?([^/?#@]*)(\/[^?#@]*)?(?:\?([^#@]*))?$/;

/** Whether a text is the URL of a PostgreSQL database. */
export const isPostgresUrl = (text: string): boolean => postgresUrl.test(text);

/** Whether a text is the URL of a database. */
export const isDatabaseUrl = (text: string): boolean => /^sqlite:.+/.test(text) || isPostgresUrl(text);

export const mustBeDatabase =
  'must be sqlite:<path>, sqlite::memory: or postgres://user:password@host:port/name; in the password, write %40 for @, %2F for /, %3F for ? and %23 for #';

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
  const [, protocol = 'postgres://', inUrl, name = '', query] = postgresUrl.exec(databaseUrl) ?? [];
  // The folder of a Unix socket can be a parameter.
  const host = new URLSearchParams(query).get('host');
  return host === null ? `${protocol}${inUrl}${name}` : `${protocol}${name}?host=${host}`;
}
