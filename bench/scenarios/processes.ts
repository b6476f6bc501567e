import { createServer } from '@rollbook/server';
import { createDatabase, startPostgres } from '../../test/support/postgres.ts';
import type { Received } from '../processes/receiver.ts';
import type { RollbookOptions } from '../processes/rollbook.ts';
import type { SenderOptions } from '../processes/sender.ts';
import { type Bench, type Candidate, inRounds, type Outcome, type Scenario } from '../support/bench.ts';
import type { BenchProcess } from '../support/processes.ts';

const concurrency = 64;
const writersAtOnce = 32;
const eventsPerSecond = 3000;
// Each round starts three servers.
const mostRounds = 3;
const masterKey = Buffer.alloc(32, 7);

export const processes: Scenario = {
  name: 'processes',
  async run(bench) {
    const postgres = await startPostgres();
    try {
      return await compare(bench, postgres.url);
    } finally {
      await postgres.stop();
    }
  },
};

async function compare(bench: Bench, postgres: string): Promise<Outcome> {
  const receiver = await bench.start('processes/receiver.ts', {}, { side: 'load' });
  const url = `http://127.0.0.1:${receiver.ready.port}/webhooks`;
  const events = Math.round(bench.seconds * eventsPerSecond);
  const backlog = await createDatabase(postgres);
  const secret = await write(backlog.url, url, events);
  const finish = () => receiver.call<Received>('finish', { events, timeoutMs: bench.seconds * 20_000 });
  const bare: Candidate = {
    name: 'bare sender, undici',
    measure: async () => {
      const options: SenderOptions = { database: backlog.url, url, secret, via: 'undici', concurrency };
      const sender = await bench.start('processes/sender.ts', options, { side: 'measured' });
      const before = await sender.call<number>('cpu');
      await receiver.call('begin');
      void sender.call('go').catch(() => {});
      const { perSecond } = await finish();
      const cpuMicros = ((await sender.call<number>('cpu')) - before) / events;
      await sender.stop();
      return { value: perSecond, cpuMicros };
    },
  };
  const engines = (count: number): Candidate => ({
    name: `rollbook, ${count} ${count === 1 ? 'process' : 'processes'}`,
    measure: async () => {
      const copy = await createDatabase(postgres, backlog.name);
      const options: RollbookOptions = {
        database: copy.url,
        masterKey: masterKey.toString('hex'),
        worker: true,
        logLevel: 'silent',
        rateLimits: false,
      };
      await receiver.call('begin');
      const starting = Array.from({ length: count }, () =>
        bench.start('processes/rollbook.ts', options, { side: 'measured' }),
      );
      const running = await Promise.all(starting);
      const { perSecond } = await finish();
      const cpuMicros = (await sum(running.map(cpuSinceStart))) / events;
      for (const each of running) await each.stop();
      // Also what was sent until the last one had stopped.
      const { events: received, attemptsTwice } = await finish();
      if (attemptsTwice > 0) throw new Error(`${attemptsTwice} attempts were sent twice`);
      if (received < events) throw new Error(`${events - received} of ${events} events were not sent`);
      await copy.drop();
      return { value: perSecond, cpuMicros };
    },
  });
  const rows = await inRounds(Math.min(bench.rounds, mostRounds), [bare, engines(1), engines(2)]);
  await receiver.stop();
  return {
    scenario: 'processes',
    title: 'A backlog of events in PostgreSQL, sent by one process and by two',
    unit: 'deliveries/s',
    rows,
    notes: [`${events} events, ${concurrency} at once from each process; no attempt was sent twice`],
  };
}

/** Writes events that wait to be sent; returns the secret of their endpoint. */
async function write(database: string, url: string, events: number): Promise<string> {
  await using server = await createServer({
    database,
    masterKey,
    worker: false,
    checkResponses: false,
    rateLimits: { reads: 0, writes: 0 },
    webhooks: { allowLoopbackTargets: true },
  });
  const { testKey } = await server.createSchool({ name: 'Bench School' });
  const post = async (path: string, body: unknown) => {
    const headers = { Authorization: `Bearer ${testKey}`, 'Content-Type': 'application/json' };
    const response = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  };
  const { signing_secret: secret } = await post('/v1/webhooks', { url, events: ['learner.created'] });
  let left = events;
  const writer = async () => {
    while (left-- > 0) await post('/v1/learners', { name: `Example ${left}` });
  };
  await Promise.all(Array.from({ length: writersAtOnce }, writer));
  return String(secret);
}

const cpuSinceStart = async (process: BenchProcess): Promise<number> =>
  (await process.call<number>('cpu')) - Number(process.ready.cpuAtStart);

const sum = async (values: Promise<number>[]): Promise<number> =>
  (await Promise.all(values)).reduce((total, value) => total + value, 0);
