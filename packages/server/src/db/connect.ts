import { UsageError } from '../errors.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

export interface ConnectOptions {
  poolSize: number;
  onError: (error: Error) => void;
}

/** Opens the database of a URL: `sqlite:<path>`, `sqlite::memory:` or `postgres://…`. */
export function connect(url: string, options: ConnectOptions): Database {
  if (url.startsWith('sqlite:')) {
    const path = url.slice('sqlite:'.length);
    if (path !== '') return openSqlite(path);
  }
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url, options);
  throw new UsageError(
    'DATABASE_URL takes sqlite:<path>, sqlite::memory: or postgres://user:password@host:port/name',
  );
}
