import { pino } from 'pino';
import { logDestination } from '../app/log-destination.ts';
import type { RunningServer } from '../app/server.ts';
import { databaseName } from '../db/database-url.ts';
import { systemClock } from '../lib/clock.ts';
import { existingConfig, localConfig } from './local.ts';

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
