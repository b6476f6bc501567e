import { randomUUID } from 'node:crypto';
import { undici } from '../support/modules.ts';
import { quantile } from '../support/stats.ts';

export interface Request {
  path: string;
  apiKey: string;
  body: object;
}

export interface Traffic {
  requests: number;
  seconds: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  mostMs: number;
}

export interface Pace {
  /** Spread evenly over so many seconds, whether those before have had a response or not; otherwise as fast as possible. */
  overSeconds?: number;
  /** The most that are in progress at once. */
  connections: number;
}

/**
 * Sends requests to the processes in turn. Times are measured from when a request was due, so one that waits for a free
 * connection, or for this process, is not faster than its response.
 */
export async function send(
  requests: readonly Request[],
  ports: readonly number[],
  { overSeconds, connections }: Pace,
): Promise<Traffic> {
  const { Pool } = undici();
  const pools = ports.map(
    (port) => new Pool(`http://127.0.0.1:${port}`, { connections: Math.ceil(connections / ports.length) }),
  );
  const times: number[] = [];
  const started = performance.now();
  const apart = overSeconds === undefined ? 0 : (overSeconds * 1000) / requests.length;
  const one = async (index: number, due: number) => {
    const { path, apiKey, body } = requests[index] ?? { path: '/', apiKey: '', body: {} };
    const headers = {
      Authorization: `Bearer ${apiKey}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    };
    const pool = pools[index % pools.length];
    const response = await pool?.request({ method: 'POST', path, headers, body: JSON.stringify(body) });
    const text = await response?.body.text();
    times.push(performance.now() - due);
    if (response?.statusCode !== 201 && response?.statusCode !== 200)
      throw new Error(`${path}: ${response?.statusCode} ${text}`);
  };
  if (overSeconds === undefined) await atOnce(requests.length, connections, one);
  else await spread(requests.length, started, apart, one);
  const seconds = (performance.now() - started) / 1000;
  await Promise.all(pools.map((pool) => pool.close()));
  return {
    requests: requests.length,
    seconds,
    perSecond: requests.length / seconds,
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    mostMs: Math.max(...times),
  };
}

type One = (index: number, due: number) => Promise<void>;

async function atOnce(count: number, connections: number, one: One): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < count) await one(next++, performance.now());
  };
  await Promise.all(Array.from({ length: Math.min(count, connections) }, work));
}

async function spread(count: number, started: number, apart: number, one: One): Promise<void> {
  const sent: Promise<void>[] = [];
  for (let index = 0; index < count; index++) {
    const due = started + index * apart;
    const early = due - performance.now();
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
    sent.push(one(index, due));
    // Whatever fails is thrown where all are awaited.
    sent.at(-1)?.catch(() => {});
  }
  await Promise.all(sent);
}
