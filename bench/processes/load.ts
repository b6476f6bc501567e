import { connect, type Socket } from 'node:net';
import { answerCalls } from '../support/child.ts';
import { Framer } from '../support/framing.ts';
import { type RequestOptions, requestSource } from '../support/requests.ts';
import { quantile } from '../support/stats.ts';

export interface LoadOptions extends RequestOptions {
  connections: number;
  warmMs: number;
  ms: number;
}

export interface LoadResult {
  /** How long it measured: longer than asked where no response came in time. */
  ms: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Responses that were not 2xx. */
  refused: number;
  /** How busy this process was, from 0 to 1: near 1, it is what was measured. */
  busy: number;
}

/** Longest that a window waits for its first response, in ms. */
const patienceMs = 30_000;

/**
 * Keeps so many requests in flight, each on its own kept connection, and counts the responses in a window, which stays
 * open until there is one.
 */
async function run(options: LoadOptions): Promise<LoadResult> {
  const next = requestSource(options);
  let latencies: number[] = [];
  let refused = 0;
  let stopped = false;
  let answered = () => {};
  const sockets = Array.from({ length: options.connections }, () => {
    let sentAt = 0;
    const socket: Socket = connect(options.port, '127.0.0.1').setNoDelay();
    const send = () => {
      sentAt = performance.now();
      socket.write(next());
    };
    const framer = new Framer((head) => {
      if (stopped) return;
      latencies.push(performance.now() - sentAt);
      if (head[9] !== '2') refused++;
      answered();
      send();
    });
    socket.on('connect', send);
    socket.on('data', (chunk) => framer.push(chunk));
    // A connection lost in the window shows as responses that are missing.
    socket.on('error', () => refused++);
    return socket;
  });
  await pause(options.warmMs);
  latencies = [];
  refused = 0;
  const startedAt = performance.now();
  const cpu = process.cpuUsage();
  const first = new Promise<void>((resolve) => {
    answered = resolve;
  });
  await pause(options.ms);
  await Promise.race([first, pause(patienceMs)]);
  const ms = performance.now() - startedAt;
  const used = process.cpuUsage(cpu);
  stopped = true;
  for (const socket of sockets) socket.destroy();
  if (latencies.length === 0) throw new Error(`no response in ${Math.round(ms)} ms`);
  return {
    ms,
    perSecond: ((latencies.length - refused) / ms) * 1000,
    p50Ms: quantile(latencies, 0.5),
    p99Ms: quantile(latencies, 0.99),
    refused,
    busy: (used.user + used.system) / 1000 / ms,
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

answerCalls({}, { run });
