import { flushCompileCache } from 'node:module';
import { Rollbook } from '@rollbook/sdk';
import type { Command } from 'commander';
import { pino } from 'pino';
import { systemClock } from '../clock.ts';
import { logDestination } from '../log-destination.ts';
import { type RunningServer, startServer } from '../server.ts';
import { fillDemoSchool } from './demo/fill.ts';
import { localConfig } from './local.ts';

interface ServeOptions {
  database?: string;
  port?: string;
  host?: string;
  api: boolean;
  worker: boolean;
}

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('Serve the API and send webhook deliveries. A new database gets a demo school first.')
    .option('--port <port>', 'port to listen on; 0 for any that is free (PORT, default 4010)')
    .option('--host <address>', 'address to listen on (HOST, default 127.0.0.1)')
    .option('--database <url>', 'sqlite:<path>, sqlite::memory: or postgres://… (DATABASE_URL)')
    .option('--no-api', 'send deliveries only')
    .option('--no-worker', 'answer requests only')
    .action(serve);
}

async function serve(options: ServeOptions): Promise<void> {
  const config = localConfig(options);
  const log = pino({ level: config.logLevel }, logDestination());
  const server = await startServer({
    config,
    clock: systemClock,
    log,
    api: options.api,
    worker: options.worker,
    checkAnswers: false,
  });
  const stop = (signal: NodeJS.Signals) => {
    log.info({ signal }, 'stopping');
    server
      .close()
      .then(() => {
        flushCompileCache();
        process.exit(0);
      })
      .catch((error) => {
        log.fatal({ err: error }, 'could not stop cleanly');
        process.exit(1);
      });
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  if (options.api && (await server.admin.isEmpty())) {
    // A thousand requests of our own would hide what the first start has to say.
    log.level = 'warn';
    await firstStart(server);
    log.level = config.logLevel;
  }
  process.stdout.write(`listening on ${server.url}\n`);
}

async function firstStart(server: RunningServer): Promise<void> {
  process.stdout.write('This database is new: making a demo school ...\n');
  const { testSchoolId, testKey } = await server.admin.createSchool({ name: 'Demo School' });
  const learners = await fillDemoSchool(new Rollbook({ apiKey: testKey, baseUrl: server.url }), {
    seed: 1,
    now: systemClock.now(),
    drainJobs: () => server.jobs.drain(),
  });
  process.stdout.write(`
There is a demo school with ${learners} learners now:

  School     ${testSchoolId} (test mode)
  Test key   ${testKey}
             Keep it: it is not shown again. More keys: rollbook key create --help
  API        ${server.url}/v1
  Reference  ${server.url}/docs

  curl ${server.url}/v1/learners -H "Authorization: Bearer ${testKey}"

`);
}
