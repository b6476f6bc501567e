import { pino } from 'pino';
import { logDestination } from '../app/log-destination.ts';
import { type RunningServer, startServer } from '../app/server.ts';
import { databaseName } from '../db/database-url.ts';
import { systemClock } from '../lib/clock.ts';
import { localConfig } from './local.ts';

/** Runs a server in this process for the duration of a command. It does not listen for others. */
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
    checkResponses: false,
  });
  try {
    return await work(server, databaseName(config.databaseUrl));
  } finally {
    await server.close();
  }
}
