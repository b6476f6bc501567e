import { existsSync } from 'node:fs';
import { type Config, readConfig } from '../app/config.ts';
import { UsageError } from '../contract/errors.ts';
import { databaseName, sqlitePath } from '../db/database-url.ts';

/** The configuration from the environment, overridden by the options of the command line. */
export function localConfig(options: { database?: string; port?: string; host?: string } = {}): Config {
  return readConfig({
    ...process.env,
    ...(options.database === undefined ? {} : { DATABASE_URL: options.database }),
    ...(options.port === undefined ? {} : { PORT: options.port }),
    ...(options.host === undefined ? {} : { HOST: options.host }),
  });
}

/** The configuration for a command on a database that a server has made. A SQLite file has to exist. */
export function existingConfig(options: { database?: string }): Config {
  const config = localConfig(options);
  const path = sqlitePath(config.databaseUrl);
  if (path !== undefined && !existsSync(path))
    throw new UsageError(
      `The database ${databaseName(config.databaseUrl)} does not exist. Run the command in the folder of the server, or name its database with --database or DATABASE_URL.`,
    );
  return config;
}
