import { createServer } from '@rollbook/server';
import { answerCalls, childOptions } from '../support/child.ts';

export interface RollbookOptions {
  /** A URL of PostgreSQL, or the path of a file of SQLite. */
  database: string;
  /** In hexadecimal; by default, the one beside the file. */
  masterKey?: string;
  worker: boolean;
  logLevel: 'silent' | 'info';
  /** Counted and reported in the headers, but set so high that nothing is refused; else switched off. */
  rateLimits: boolean;
  /** Requests are recorded in their log. */
  requestLog?: boolean;
  /** Makes and records spans, which are not sent. */
  tracing?: boolean;
}

const {
  database,
  masterKey,
  worker,
  logLevel,
  rateLimits,
  requestLog = true,
  tracing,
} = childOptions<RollbookOptions>();
const limit = rateLimits ? 10_000_000 : 0;
if (tracing) (await import('../support/tracing.ts')).register();
const { user, system } = process.cpuUsage();
const server = await createServer({
  database: database.startsWith('postgres:') ? database : `sqlite:${database}`,
  masterKey: masterKey === undefined ? undefined : Buffer.from(masterKey, 'hex'),
  worker,
  logLevel,
  rateLimits: { reads: limit, writes: limit },
  requestLogDays: requestLog ? 7 : 0,
  checkResponses: false,
  webhooks: { allowLoopbackTargets: true },
});

answerCalls(
  { port: Number(new URL(server.url).port), cpuAtStart: user + system },
  { close: () => server.close() },
);
