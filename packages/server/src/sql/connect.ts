import { UsageError } from '../contract/errors.ts';
import type { Database } from './database.ts';
import { type DatabaseLimits, defaultLimits } from './limits.ts';
import { openPostgres } from './postgres/database.ts';
import { readPostgresUrl } from './postgres/url.ts';
import { openSqlite } from './sqlite/database.ts';
import { isDatabaseUrl, isPostgresUrl, mustBeDatabase, sqlitePath } from './url.ts';

export interface ConnectOptions {
  limits?: DatabaseLimits;
  /** The URL of PostgreSQL itself, if the URL is that of a pooler that shares connections between transactions. */
  directUrl?: string | undefined;
  onError: (error: Error) => void;
  /** Called with warnings for the operator. */
  onWarning?: (message: string) => void;
}

/** Opens the database of a URL: `sqlite:<path>`, `sqlite::memory:` or `postgres://…`. */
export function connect(url: string, { limits = defaultLimits, ...others }: ConnectOptions): Database {
  const options = { limits, ...others };
  const path = sqlitePath(url);
  if (path) return openSqlite(path, options);
  if (isPostgresUrl(url)) return openPostgres(url, options);
  throw new UsageError(`DATABASE_URL ${mustBeDatabase}`);
}

/** Opens a standby server, to read from it. */
export function connectReplica(
  url: string,
  { limits = defaultLimits, ...others }: Omit<ConnectOptions, 'directUrl'>,
): Database {
  return openPostgres(url, { limits, isReplica: true, ...others });
}

/** What is wrong with the URL of a database. */
export function databaseUrlProblems(url: string): string[] {
  if (!isDatabaseUrl(url)) return [mustBeDatabase];
  const read = isPostgresUrl(url) ? readPostgresUrl(url) : undefined;
  return Array.isArray(read) ? read : [];
}
