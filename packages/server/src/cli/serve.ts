import { flushCompileCache } from 'node:module';
import type { Command } from 'commander';
import { type Config, reachableBecause, reachedBy } from '../app/config.ts';
import { openLog } from '../app/log-destination.ts';
import type { RunningServer } from '../app/server.ts';
import { UsageError } from '../contract/errors.ts';
import { systemClock } from '../lib/clock.ts';
import { channelLines } from '../messages/channels.ts';
import { databaseName } from '../sql/url.ts';
import type { MadeDemoSchool } from './demo/make.ts';
import { localConfig } from './local.ts';
import { print, printLines, written } from './output.ts';
import { type ShownLink, shownLink } from './settings.ts';
import { classSizeOption } from './values.ts';

interface ServeOptions {
  database?: string;
  port?: string;
  host?: string;
  api: boolean;
  worker: boolean;
  demo: boolean;
  classSize: number;
  development?: boolean;
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
    .option('--no-api', 'only send deliveries; the port serves health checks alone')
    .option('--no-worker', 'only serve the API')
    .option('--no-demo', 'do not create a demo school if the database has no schools')
    .addOption(classSizeOption('number of learners in each of the 16 classes of the demo school'))
    .option(
      '--development',
      'let test schools send webhooks to loopback addresses, unless other machines can reach the server',
    )
    .option('--json', 'print one JSON object, on one line, when the server is listening')
    .action(serve);
}

async function serve(options: ServeOptions): Promise<void> {
  if (!options.api && !options.worker)
    throw new UsageError(
      'With --no-api and --no-worker the process would do nothing. Leave one of them out.',
    );
  const config = localConfig(options);
  if (options.development) config.webhooks.allowLoopbackTargets ??= true;
  if (config.port !== 0 && config.metrics.port === config.port)
    throw new UsageError(
      `ROLLBOOK_METRICS_PORT is ${config.port}, the port of the API. Choose another one (0 for any free port).`,
    );
  const { server, log, tracing } = await startConfigured(config, options);
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    // Process managers and wrappers send a signal more than once. SIGKILL ends the process immediately.
    if (isStopping) {
      log.warn({ signal }, 'still stopping: requests and deliveries in progress are being finished');
      return;
    }
    isStopping = true;
    log.info({ signal }, 'stopping');
    server
      .close()
      .then(() => tracing?.flush())
      .then(() => {
        log.info('stopped');
        flushCompileCache();
        process.exit(0);
      })
      .catch((error) => {
        log.fatal({ err: error }, 'could not stop cleanly');
        process.exit(1);
      });
  };
  // SIGHUP: the terminal from which it was started was closed.
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(name, stop);
  const database = databaseName(config.databaseUrl);
  const isEmpty = options.api && (await server.admin.isEmpty());
  const isDemoDue = options.api && options.demo && (isEmpty || (await server.admin.hasUnshownDemo()));
  if (isDemoDue && !options.json)
    printLines([
      isEmpty
        ? 'The database has no schools: creating a demo school, which takes about half a minute (less with --class-size 4) ...'
        : 'The demo school was not completed: completing it ...',
    ]);
  // Otherwise the log lines of its own requests, about a thousand, would bury the output.
  if (isDemoDue) log.level = 'warn';
  const { demo, claim } = isDemoDue ? await prepareDemo(server, options.classSize) : noDemo;
  log.level = config.logLevel;
  const link = options.api ? await startLink(server, config) : null;
  const channels = await server.channels;
  const shown = {
    url: server.url,
    database,
    demo_school: demo,
    settings_link: link,
    channels: channels ?? null,
  };
  print(shown, options, [
    ...(demo ? demoLines(demo, server.url) : []),
    ...(link ? linkLines(link) : []),
    ...(isEmpty && !demo
      ? ['The database has no schools. To create one: rollbook school create --help']
      : []),
    ...(options.development ? [loopbackLine(server.loopbackTargets, config)] : []),
    `database ${database}`,
    ...(channels ? channelLines(channels).map((line) => `messages ${line}`) : []),
    `listening on ${server.url}`,
  ]);
  // A process that ends before its output is written must leave the keys to be shown by the next one.
  if (claim !== null) {
    await written();
    await server.admin.endDemo(claim);
  }
}

/** Starts a server, and its log, with a configuration. */
export async function startConfigured(config: Config, { api, worker }: { api: boolean; worker: boolean }) {
  const { log, tracing } = await openLog(config.logLevel);
  const { startServer } = await import('../app/server.ts');
  const server = await startServer({
    config,
    clock: systemClock,
    log,
    tracing,
    api,
    worker,
    checkResponses: false,
  }).catch((error) => {
    throw explainListening(error, config);
  });
  return { server, log, tracing };
}

/**
 * A link for the owner of the only test school that has one, if nobody but this machine can reach the server. Its output
 * may be kept in a log, so there is none for live schools.
 */
async function startLink({ admin, url }: RunningServer, config: Config): Promise<ShownLink | null> {
  if (reachableBecause(config, reachedBy).length > 0) return null;
  const [owner, ...others] = (await admin.owners()).filter(({ mode }) => mode === 'test');
  if (!owner || others.length > 0) return null;
  return shownLink(await admin.createSettingsLink(owner.staff_id, startSeconds), url);
}

const startSeconds = 3600;

const linkLines = ({ name, school_name, url }: ShownLink): string[] => [
  `Sign in to the settings screen as ${name} (${school_name}), once, within an hour:`,
  '',
  `  ${url}`,
  '',
];

/** Whether webhooks can be sent to this machine, and if not, why not. */
function loopbackLine(targets: RunningServer['loopbackTargets'], config: Config): string {
  if (targets === 'allowed') return 'test schools can send webhooks to loopback addresses';
  const reasons = reachableBecause(config, reachedBy);
  if (reasons.length === 0)
    reasons.push(
      targets === 'inLiveUse'
        ? 'a live school of this server is in use'
        : 'ROLLBOOK_WEBHOOK_ALLOW_LOOPBACK_TARGETS is false',
    );
  return `webhooks cannot be sent to loopback addresses, because ${reasons.join(' and ')}`;
}

/** The error for an address that cannot be listened on: which one, why, and what to do. */
function explainListening(error: unknown, { host, port: ofApi }: Config): unknown {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return error;
  const port = 'port' in error ? Number(error.port) : ofApi;
  const setting = port === ofApi ? '--port or PORT' : 'ROLLBOOK_METRICS_PORT';
  if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') return error;
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is in use, perhaps by another \`rollbook serve\`. Stop that process, or choose another port with ${setting} (0 for any free port). Every process needs its own, also with --no-api, for health checks.`,
    EACCES: `This user is not allowed to listen on port ${port}. Choose a port of 1024 or higher with ${setting}.`,
    EADDRNOTAVAIL: `${host} is not an address of this machine. Choose one that is with --host or HOST.`,
    ENOTFOUND: `${host} is not an address of this machine. Choose one that is with --host or HOST.`,
  };
  const reason = reasons[String(error.code)];
  return reason === undefined ? error : new Error(reason, { cause: error });
}

interface PreparedDemo {
  demo: MadeDemoSchool | null;
  /** The right to show the keys of the school. */
  claim: string | null;
}
const noDemo: PreparedDemo = { demo: null, claim: null };

/** Creates the demo school, or completes the one whose keys were never shown. */
async function prepareDemo(server: RunningServer, size: number): Promise<PreparedDemo> {
  // Few starts need it, and it loads the SDK.
  const { fillTestSchool } = await import('./demo/make.ts');
  const { created, keyIds, classSize, claim } = await server.admin.startDemo('Demo School', size);
  try {
    // More requests than a key may send in a minute. Nobody knows the keys before they are shown.
    const fill = () => fillTestSchool(server, created, { seed: 1, classSize });
    return { demo: await server.rateLimiter.exempt(keyIds, fill), claim };
  } catch (error) {
    if (await server.admin.holdsDemo(claim)) throw error;
    // Another process that was started has revoked the key, and will show its own.
    return noDemo;
  }
}

const demoLines = ({ learners, test_school_id, test_key }: MadeDemoSchool, url: string): string[] => [
  '',
  `The demo school has ${learners} learners:`,
  '',
  `  School     ${test_school_id} (test mode)`,
  `  Test key   ${test_key}`,
  '             Save the key: it is not shown again. To create more: rollbook key create --help',
  `  API        ${url}/v1`,
  `  Settings   ${url}/settings`,
  `  Reference  ${url}/docs`,
  '',
  `  curl ${url}/v1/learners -H "Authorization: Bearer ${test_key}"`,
  '',
];
