import { existsSync } from 'node:fs';
import { pino } from 'pino';
import { type Config, type Environment, readConfig, urlsOfPostgres } from '../app/config.ts';
import { logDestination } from '../app/log-destination.ts';
import type { RunningServer } from '../app/server.ts';
import { UsageError } from '../contract/errors.ts';
import { checkKeys, completeKeys, findKeys, type MasterKeys, registeredKeys } from '../crypto/master-keys.ts';
import { systemClock } from '../lib/clock.ts';
import { isMigrated } from '../schema/migrate.ts';
import { connect } from '../sql/connect.ts';
import type { Database } from '../sql/database.ts';
import { databaseName, sqlitePath } from '../sql/url.ts';
import { notifyError } from './output.ts';

interface LocalOptions {
  database?: string;
  port?: string;
  host?: string;
}

/** A SQLite database that is named instead of one of PostgreSQL has no other URLs. */
const withoutServers = (database: string): Environment =>
  sqlitePath(database) === undefined
    ? {}
    : Object.fromEntries(
        urlsOfPostgres.flatMap((name) => [
          [name, undefined],
          [`${name}_FILE`, undefined],
        ]),
      );

/** The environment, overridden by the options of the command line. */
export function localEnvironment(options: LocalOptions = {}): Environment {
  return {
    ...process.env,
    ...(options.database === undefined
      ? {}
      : {
          DATABASE_URL: options.database,
          DATABASE_URL_FILE: undefined,
          ...withoutServers(options.database),
        }),
    ...(options.port === undefined ? {} : { PORT: options.port }),
    ...(options.host === undefined ? {} : { HOST: options.host }),
  };
}

/** The options that are given, by the variable that each overrides. */
const givenOptions = ({ database, port, host }: LocalOptions): Record<string, string> => ({
  ...(database === undefined ? {} : { DATABASE_URL: '--database' }),
  ...(port === undefined ? {} : { PORT: '--port' }),
  ...(host === undefined ? {} : { HOST: '--host' }),
});

export const localConfig = (options: LocalOptions = {}): Config =>
  readConfig(localEnvironment(options), givenOptions(options));

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

/**
 * Runs a server in this process for the duration of a command. It does not listen for others. Only with `mayCreate` it
 * creates a SQLite database that does not exist.
 */
export async function withLocalServer<T>(
  options: { database?: string; mayCreate?: boolean },
  work: (server: RunningServer, database: string) => Promise<T>,
): Promise<T> {
  const config = options.mayCreate ? localConfig(options) : existingConfig(options);
  // Most commands that can need a server also have uses that need none, such as their help.
  const { startServer } = await import('../app/server.ts');
  const server = await startServer({
    config: { ...config, host: '127.0.0.1', port: 0, rateLimits: { reads: 0, writes: 0, refusedKeys: 0 } },
    clock: systemClock,
    log: pino({ level: 'error' }, logDestination()),
    api: true,
    worker: false,
    checkResponses: false,
  });
  try {
    return await work(server, databaseName(config.databaseUrl));
  } finally {
    await server.close();
  }
}

/** Opens an existing database, with its keys if the master key is available. Creates and changes nothing by itself. */
export async function withExistingDatabase(
  options: { database?: string },
  work: (db: Database, keys: MasterKeys | undefined) => Promise<void>,
): Promise<void> {
  const config = existingConfig(options);
  const { databaseUrl, directDatabaseUrl: directUrl, databaseLimits: limits } = config;
  const db = await connect(databaseUrl, { limits, directUrl, onError: notifyError });
  try {
    if (!(await isMigrated(db)))
      throw new UsageError(
        'The schema of the database is older than this version. Start a server on it first, or run rollbook migrate.',
      );
    const ring = findKeys(config);
    if (!ring) return await work(db, undefined);
    checkKeys(await registeredKeys(db), ring);
    await work(db, await completeKeys(db, ring));
  } finally {
    await db.close();
  }
}
