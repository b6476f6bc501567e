/**
 * Compares the engine with the least that is durable on the same PostgreSQL, and with a worker on pg-boss and on BullMQ that
 * signs and posts the same: `npm install --prefix bench/peers`, and `redis-server` or `valkey-server` for BullMQ; then
 * `node bench/peers/run.ts [--rounds N] [--deliveries N] [--endpoints N,N,...]`. What is not installed is left out, and the output
 * says so. Only loopback is used, and everything ends by itself.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from '@rollbook/server';
import { freePort } from '../../test/support/free-port.ts';
import { createDatabase } from '../../test/support/postgres.ts';
import type { Received, ReceiverOptions } from '../processes/receiver.ts';
import type { RollbookOptions } from '../processes/rollbook.ts';
import { type Candidate, inRounds } from '../support/bench.ts';
import { startDurablePostgres } from '../support/durable-postgres.ts';
import { settings } from '../support/each-database.ts';
import { BenchProcess } from '../support/processes.ts';
import { environment, load, tableOf } from '../support/report.ts';
import { type Call, callsTo } from '../support/school.ts';
import type { Backlog, WorkerOptions } from './worker.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    rounds: { ...text, default: '3' },
    deliveries: { ...text, default: '10000' },
    endpoints: { ...text, default: '1,10000' },
  },
});
const [rounds, deliveries] = [Number(values.rounds), Number(values.deliveries)];
const endpointCounts = values.endpoints.split(',').map(Number);
const concurrency = 64;
const endpointsOfSchool = 100;
const setUpAtOnce = 32;
const patienceMs = 300_000;

const processes: BenchProcess[] = [];
async function start(
  file: string,
  argument: object,
  side: 'measured' | 'load' = 'measured',
): Promise<BenchProcess> {
  const started = await BenchProcess.start(file, argument, { side });
  processes.push(started);
  return started;
}

const canRequire = (name: string): boolean => {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
};
const redisServer = ['valkey-server', 'redis-server'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
);

const dir = mkdtempSync(join(tmpdir(), 'rollbook-peers-'));
const postgres = await startDurablePostgres();
try {
  const { node, machine, pinned, loadBefore } = environment();
  console.log(`Node ${node}; ${machine}\n${pinned}; load average ${loadBefore}`);
  const receiver = await start('processes/receiver.ts', { by: 'delivery' } satisfies ReceiverOptions, 'load');
  for (const endpoints of endpointCounts) await compare(receiver, endpoints);
  console.log(`load average ${load()}`);
} finally {
  for (const each of processes) await each.stop();
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}
process.exit();

async function compare(receiver: BenchProcess, endpoints: number): Promise<void> {
  const origin = `http://127.0.0.1:${receiver.ready.port}`;
  const written = await createDatabase(postgres.url);
  const { body, secret } = await write(written.url, origin, endpoints);
  const backlog: Backlog = { count: deliveries, origin, endpoints, body, secret };
  const notes: string[] = [];
  const measured = async (sender: BenchProcess, since: number) => {
    const received = await receiver.call<Received>('finish', { events: deliveries, timeoutMs: patienceMs });
    if (received.events < deliveries || received.repeats > 0)
      throw new Error(`${received.events} of ${deliveries} received, ${received.repeats} again`);
    const cpuMicros = ((await sender.call<number>('cpu')) - since) / deliveries;
    await sender.stop();
    return { value: received.perSecond, cpuMicros };
  };
  const peer = (name: string, kind: WorkerOptions['kind'], urlOf: () => Promise<string>): Candidate => ({
    name,
    measure: async () => {
      const options: WorkerOptions = { kind, url: await urlOf(), concurrency };
      const filler = await start('peers/worker.ts', options);
      await filler.call('fill', backlog);
      await filler.stop();
      const sender = await start('peers/worker.ts', options);
      const before = await sender.call<number>('cpu');
      await receiver.call('begin');
      await sender.call('go');
      return measured(sender, before);
    },
  });
  const newDatabase = async () => (await createDatabase(postgres.url)).url;
  const engine: Candidate = {
    name: 'rollbook, engine',
    measure: async () => {
      const { url } = await createDatabase(postgres.url, written.name);
      await receiver.call('begin');
      const options: RollbookOptions = {
        ...{ database: url, masterKey: settings.masterKey.toString('hex') },
        ...{ worker: true, logLevel: 'silent', rateLimits: false },
      };
      const server = await start('processes/rollbook.ts', options);
      return measured(server, Number(server.ready.cpuAtStart));
    },
  };
  const candidates = [peer('durable sender, a table', 'table', newDatabase), engine];
  if (canRequire('pg-boss')) candidates.push(peer('pg-boss', 'pg-boss', newDatabase));
  else notes.push('pg-boss is left out: npm install --prefix bench/peers');
  const redis = redisServer && canRequire('bullmq') ? await startRedis(redisServer) : undefined;
  if (redis) {
    notes.push(
      `BullMQ on ${redisServer}, which writes its log once a second: what PostgreSQL confirms is on the disk`,
    );
    candidates.push(peer('BullMQ', 'bullmq', redis.emptied));
  } else
    notes.push(
      'BullMQ is left out: it needs npm install --prefix bench/peers, and redis-server or valkey-server',
    );
  const rows = await inRounds(rounds, candidates);
  await redis?.stop();
  const title = `${deliveries} deliveries to ${endpoints} endpoints of one receiver, ${concurrency} at once`;
  console.log(tableOf({ scenario: 'peers', title, unit: 'deliveries/s', rows, notes }));
}

/** Writes the backlog of the engine; returns a body as it is sent, and a secret. */
async function write(
  database: string,
  origin: string,
  endpoints: number,
): Promise<{ body: string; secret: string }> {
  await using server = await createServer({
    ...{ ...settings, database },
    webhooks: { allowLoopbackTargets: true, endpointsPerSchool: endpointsOfSchool },
  });
  const ofSchool = Math.min(endpoints, endpointsOfSchool);
  const schools = Math.ceil(endpoints / ofSchool);
  const calls: Call[] = [];
  for (let school = 0; school < schools; school++)
    calls.push(callsTo(server, (await server.createSchool({ name: `School ${school}` })).testKey));
  const of = (index: number): Call => {
    const call = calls[index % schools];
    if (!call) throw new RangeError('There is no school');
    return call;
  };
  let secret = '';
  await spread(endpoints, async (index) => {
    const call = of(index);
    const made = await call('POST', '/v1/webhooks', {
      url: `${origin}/${index}`,
      events: ['learner.created'],
    });
    secret = String(made.signing_secret);
  });
  await spread(deliveries / ofSchool, async (index) => {
    await of(index)('POST', '/v1/learners', { name: `Sipho Example ${index}` });
  });
  const { data } = await of(0)('GET', '/v1/events?type=learner.created&limit=1');
  const [event] = data as Record<string, unknown>[];
  return { body: JSON.stringify(event), secret };
}

/** Runs numbered jobs, some at once. */
async function spread(count: number, job: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < count) await job(next++);
  };
  await Promise.all(Array.from({ length: setUpAtOnce }, work));
}

interface Redis {
  /** Its URL, when nothing is in it. */
  emptied(): Promise<string>;
  stop(): Promise<void>;
}

async function startRedis(program: string): Promise<Redis> {
  const port = await freePort();
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, '--save', ''];
  const durable = ['--appendonly', 'yes', '--appendfsync', 'everysec'];
  let server: ChildProcess | undefined;
  const stop = async () => {
    if (!server) return;
    const ended = once(server, 'exit');
    server.kill();
    await ended;
    server = undefined;
  };
  return {
    emptied: async () => {
      await stop();
      rmSync(join(dir, 'appendonlydir'), { recursive: true, force: true });
      server = spawn(program, [...flags, ...durable], { stdio: ['ignore', 'pipe', 'inherit'] });
      // It says so once.
      for await (const chunk of server.stdout ?? []) if (String(chunk).includes('Ready to accept')) break;
      return `redis://127.0.0.1:${port}`;
    },
    stop,
  };
}
