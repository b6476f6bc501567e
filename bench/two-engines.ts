/**
 * A backlog on PostgreSQL, sent by two processes: how fast, and whether any attempt was sent twice:
 * `node bench/two-engines.ts [events]`. Ends by itself. Each process is a child process of this file.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createServer } from '@rollbook/server';
import { startPostgres } from '../test/support/postgres.ts';
import { eventIdOf, startReceiver } from './support/receiver.ts';

const workers = 2;
const writersAtOnce = 32;
const longestRunMs = 120_000;
const masterKey = Buffer.alloc(32, 7);

const [role = '20000', url = ''] = process.argv.slice(2);
if (role === 'worker') await createServer({ database: url, masterKey, api: false, checkResponses: false });
else await compare(Number(role));

async function compare(events: number): Promise<void> {
  const postgres = await startPostgres();
  const children: ChildProcess[] = [];
  const identifiers = { attempts: new Map<string, number>(), events: new Map<string, number>() };
  try {
    const arrivals: number[] = [];
    const port = await startReceiver((body, head) => {
      arrivals.push(performance.now());
      count(identifiers.attempts, /^service-delivery: (\S+)/im.exec(head)?.[1] ?? '');
      count(identifiers.events, eventIdOf(body));
    });
    await writeBacklog(postgres.url, `http://127.0.0.1:${port}/webhooks`, events);
    for (let at = 0; at < workers; at++) {
      const file = fileURLToPath(import.meta.url);
      children.push(fork(file, ['worker', postgres.url]));
    }
    const deadline = performance.now() + longestRunMs;
    while (identifiers.events.size < events && performance.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 100));
    // What is sent a second time comes once leases have run out.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const seconds = ((arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0)) / 1000;
    const twice = [...identifiers.attempts.values()].filter((times) => times > 1).length;
    console.log(
      `${identifiers.events.size} of ${events} events in ${seconds.toFixed(1)} s by ${workers} processes, ${Math.round(arrivals.length / seconds)} deliveries/s`,
    );
    console.log(
      `${arrivals.length - identifiers.events.size} deliveries more than events, ${twice} attempts sent twice`,
    );
    process.exitCode = twice === 0 && identifiers.events.size === events ? 0 : 1;
  } finally {
    for (const child of children) {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    }
    await postgres.stop();
  }
  process.exit();
}

async function writeBacklog(database: string, url: string, events: number): Promise<void> {
  await using server = await createServer({ database, masterKey, worker: false, checkResponses: false });
  const { testKey } = await server.createSchool({ name: 'Example School' });
  const post = async (path: string, body: unknown) => {
    const headers = { Authorization: `Bearer ${testKey}`, 'Content-Type': 'application/json' };
    const response = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
  };
  await post('/v1/webhooks', { url, events: ['*'] });
  let left = events;
  const write = async () => {
    while (left-- > 0) await post('/v1/learners', { name: `Example ${left}` });
  };
  await Promise.all(Array.from({ length: writersAtOnce }, write));
}

function count(counts: Map<string, number>, id: string): void {
  counts.set(id, (counts.get(id) ?? 0) + 1);
}
