import { resolve } from 'node:path';
import { type Config, readConfig } from '../app/config.ts';

/** The configuration from the environment, overridden by the options of the command line. */
export function localConfig(options: { database?: string; port?: string; host?: string } = {}): Config {
  return readConfig({
    ...process.env,
    ...(options.database === undefined ? {} : { DATABASE_URL: options.database }),
    ...(options.port === undefined ? {} : { PORT: options.port }),
    ...(options.host === undefined ? {} : { HOST: options.host }),
  });
}

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
