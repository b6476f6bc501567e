import { flushCompileCache } from 'node:module';
import type { Command } from 'commander';
import { pino } from 'pino';
import { systemClock } from '../clock.ts';
import { logDestination } from '../log-destination.ts';
import { startServer } from '../server.ts';
import { type MadeDemoSchool, makeDemoSchool } from './demo/make.ts';
import { databaseName, localConfig } from './local.ts';
import { print } from './output.ts';

interface ServeOptions {
  database?: string;
  port?: string;
  host?: string;
  api: boolean;
  worker: boolean;
  demo: boolean;
  json?: boolean;
}

export function addServe(program: Command): void {
  program
    .command('serve')
    .description(
      'Serve the API and send webhook deliveries. If the database has no schools, a demo school is created first.',
    )
    .option('--port <port>', 'port to listen on; 0 for any free port (PORT, default 4010)')
    .option('--host <address>', 'address to listen on (HOST, default 127.0.0.1)')
    .option('--database <url>', 'sqlite:<path>, sqlite::memory: or postgres://… (DATABASE_URL)')
    .option('--no-api', 'only send deliveries')
    .option('--no-worker', 'only serve the API')
    .option('--no-demo', 'do not create a demo school if the database has no schools')
    .option('--json', 'print one JSON object, on one line, when the server is listening')
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
  const database = databaseName(config.databaseUrl);
  const isEmpty = options.api && (await server.admin.isEmpty());
  let demo: MadeDemoSchool | null = null;
  if (isEmpty && options.demo) {
    if (!options.json) process.stdout.write('The database has no schools: creating a demo school ...\n');
    // Otherwise the log lines of its own requests, about a thousand, would bury the output.
    log.level = 'warn';
    demo = await makeDemoSchool(server, { name: 'Demo School', seed: 1 });
    log.level = config.logLevel;
  }
  print({ url: server.url, database, demo_school: demo }, options, [
    ...(demo ? demoLines(demo, server.url) : []),
    ...(isEmpty && !demo
      ? ['The database has no schools. To create one: rollbook school create --help']
      : []),
    `database ${database}`,
    `listening on ${server.url}`,
  ]);
}

const demoLines = ({ learners, test_school_id, test_key }: MadeDemoSchool, url: string): string[] => [
  '',
  `The demo school has ${learners} learners:`,
  '',
  `  School     ${test_school_id} (test mode)`,
  `  Test key   ${test_key}`,
  '             Save the key: it is not shown again. To create more: rollbook key create --help',
  `  API        ${url}/v1`,
  `  Reference  ${url}/docs`,
  '',
  `  curl ${url}/v1/learners -H "Authorization: Bearer ${test_key}"`,
  '',
];
