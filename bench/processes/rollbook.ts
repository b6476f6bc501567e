import { createServer } from '@rollbook/server';
import { answerCalls, childOptions } from '../support/child.ts';

export interface RollbookOptions {
  database: string;
  worker: boolean;
  logLevel: 'silent' | 'info';
  /** Counted and reported in the headers, but set so high that nothing is refused; else switched off. */
  rateLimits: boolean;
}

const { database, worker, logLevel, rateLimits } = childOptions<RollbookOptions>();
const limit = rateLimits ? 10_000_000 : 0;
const { user, system } = process.cpuUsage();
const server = await createServer({
  database: `sqlite:${database}`,
  worker,
  logLevel,
  rateLimits: { reads: limit, writes: limit },
  checkResponses: false,
});

answerCalls(
  { port: Number(new URL(server.url).port), cpuAtStart: user + system },
  { close: () => server.close() },
);
