import { resolve } from 'node:path';
import { pino } from 'pino';
import { systemClock } from '../clock.ts';
import { type Config, readConfig } from '../config.ts';
import { logDestination } from '../log-destination.ts';
import { type RunningServer, startServer } from '../server.ts';

/** The configuration of the environment, with the options of the command line over it. */
export function localConfig(options: { database?: string; port?: string; host?: string } = {}): Config {
  return readConfig({
    ...process.env,
    ...(options.database === undefined ? {} : { DATABASE_URL: options.database }),
    ...(options.port === undefined ? {} : { PORT: options.port }),
    ...(options.host === undefined ? {} : { HOST: options.host }),
  });
}

/** How output names a database: the whole path of an SQLite file; of PostgreSQL, no user, password or parameters. */
export function databaseName(databaseUrl: string): string {
  const path = databaseUrl.replace(/^sqlite:/, '');
  if (path === ':memory:') return databaseUrl;
  if (path !== databaseUrl) return `sqlite:${resolve(path)}`;
  const { protocol, host, pathname } = new URL(databaseUrl);
  return `${protocol}//${host}${pathname}`;
}

/** Works on the database itself, for as long as it takes: a server of its own that nobody else is told of. */
export async function withLocalServer<T>(
  options: { database?: string },
  work: (server: RunningServer, database: string) => Promise<T>,
): Promise<T> {
  const config = localConfig(options);
  const server = await startServer({
    config: { ...config, host: '127.0.0.1', port: 0, rateLimits: { reads: 0, writes: 0, refusedKeys: 0 } },
    clock: systemClock,
    log: pino({ level: 'error' }, logDestination()),
    api: true,
    worker: false,
    checkAnswers: false,
  });
  try {
    return await work(server, databaseName(config.databaseUrl));
  } finally {
    await server.close();
  }
}
