import { resolve } from 'node:path';

// What is behind the last @ of the first part contains neither user nor password.
const postgresUrl = /^(postgres(?:ql)?:\/\/)(?:([^/?#]*)@)?([^/?#@]*)(\/[^?#@]*)?(?:\?([^#@]*))?$/;

/** Whether a text has the form of the URL of a PostgreSQL database. */
export const isPostgresUrl = (text: string): boolean => postgresUrl.test(text);

/** Whether a text has the form of the URL of a database. */
export const isDatabaseUrl = (text: string): boolean => /^sqlite:.+/.test(text) || isPostgresUrl(text);

export const mustBeDatabase =
  'must be sqlite:<path>, sqlite::memory: or postgres://user:password@host:port/name; in the password, write %40 for @, %2F for /, %3F for ? and %23 for #';

/** The path of the file of a SQLite database, or `:memory:`; undefined for PostgreSQL. */
export const sqlitePath = (databaseUrl: string): string | undefined =>
  databaseUrl.startsWith('sqlite:') ? databaseUrl.slice('sqlite:'.length) : undefined;

/** The parts of the URL of a PostgreSQL database, decoded. Hosts are separated by commas, and can have ports. */
export function splitPostgresUrl(url: string): {
  user: string | undefined;
  password: string | undefined;
  hosts: string;
  database: string | undefined;
  query: URLSearchParams;
} {
  const [, , login = '', hosts = '', path = '', query] = postgresUrl.exec(url) ?? [];
  const [, user = '', password = ''] = /^([^:]*):?(.*)$/s.exec(login) ?? [];
  const decoded = (text: string) => (text === '' ? undefined : decode(text));
  return {
    user: decoded(user),
    password: decoded(password),
    hosts: decode(hosts),
    database: decoded(path.slice(1)),
    query: new URLSearchParams(query),
  };
}

/** A text in which a % was not encoded is taken as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

/**
 * The name of a database in output: the full path of an SQLite file; for PostgreSQL, without user, password or
 * parameters.
 */
export function databaseName(databaseUrl: string): string {
  const path = sqlitePath(databaseUrl);
  if (path === ':memory:') return databaseUrl;
  if (path !== undefined) return `sqlite:${resolve(path)}`;
  const [, protocol = 'postgres://', , inUrl, name = '', query] = postgresUrl.exec(databaseUrl) ?? [];
  // The folder of a Unix socket can be a parameter.
  const host = new URLSearchParams(query).get('host');
  return host === null ? `${protocol}${inUrl}${name}` : `${protocol}${name}?host=${host}`;
}

/** The migration without which a database is not one of Rollbook. */
export const firstMigration = '0001-schema';

/** What a database is that was made before the first release, by the names of its migrations. */
export function isUnreleased(migrations: ReadonlySet<string>): boolean {
  return migrations.has('0001-spine');
}

/** Why such a database is refused, and what to do; follows its name. */
export const unreleased =
  'was made by an unreleased version of Rollbook, before 0.1.0, and cannot be migrated. Use a new database. To keep the data, read it through the API of the version that made it, and create it in the new database, for example with rollbook import.';

/** What to do about a database that another program uses too. */
export const elsewhere =
  'Use another database, or on PostgreSQL another schema: create one, and name it in the URL with `?options=-c%20search_path%3D<schema>`.';
