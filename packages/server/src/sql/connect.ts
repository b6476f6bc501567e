import { UsageError } from '../contract/errors.ts';
import type { Tracing } from '../lib/tracing.ts';
import type { Database } from './database.ts';
import { type DatabaseLimits, defaultLimits } from './limits.ts';
import { readPostgresUrl } from './postgres/url.ts';
import { isDatabaseUrl, isPostgresUrl, mustBeDatabase, sqlitePath } from './url.ts';

export interface ConnectOptions {
  limits?: DatabaseLimits;
  /** The URL of PostgreSQL itself, if the URL is that of a pooler that shares connections between transactions. */
  directUrl?: string | undefined;
  onError: (error: Error) => void;
  /** Called with warnings for the operator. */
  onWarning?: (message: string) => void;
  /** Makes a span of each transaction of a school. */
  tracing?: Tracing | undefined;
}

/**
 * Opens the database of a URL: `sqlite:<path>`, `sqlite::memory:` or `postgres://…`. The driver of the other database is not
 * loaded.
 */
export async function connect(
  url: string,
  { limits = defaultLimits, tracing, ...others }: ConnectOptions,
): Promise<Database> {
  const db = await open(url, { limits, ...others });
  return tracing ? traced(db, tracing) : db;
}

type OpenOptions = Omit<ConnectOptions, 'tracing'> & { limits: DatabaseLimits; isReplica?: boolean };

async function open(url: string, options: OpenOptions): Promise<Database> {
  const path = sqlitePath(url);
  if (path) return (await import('./sqlite/database.ts')).openSqlite(path, options);
  if (isPostgresUrl(url)) return (await import('./postgres/database.ts')).openPostgres(url, options);
  throw new UsageError(`DATABASE_URL ${mustBeDatabase}`);
}

/** Opens a standby server, to read from it. */
export function connectReplica(
  url: string,
  { limits = defaultLimits, ...others }: Omit<ConnectOptions, 'directUrl' | 'tracing'>,
): Promise<Database> {
  return open(url, { limits, isReplica: true, ...others });
}

function traced(db: Database, tracing: Tracing): Database {
  const transact = db.transact.bind(db);
  const forSchool = db.forSchool.bind(db);
  return Object.assign(db, {
    transact: (work) => tracing.bound(work, transact),
    forSchool(id) {
      const writer = forSchool(id);
      return { ...writer, transact: (work) => tracing.transaction(id, work, writer.transact) };
    },
  } satisfies Pick<Database, 'transact' | 'forSchool'>);
}

/** What is wrong with the URL of a database. */
export function databaseUrlProblems(url: string): string[] {
  if (!isDatabaseUrl(url)) return [mustBeDatabase];
  const read = isPostgresUrl(url) ? readPostgresUrl(url) : undefined;
  return Array.isArray(read) ? read : [];
}
