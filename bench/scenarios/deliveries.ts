import type { DurableOptions } from '../processes/durable-sender.ts';
import type { LoadOptions } from '../processes/load.ts';
import type { Received } from '../processes/receiver.ts';
import type { RollbookOptions } from '../processes/rollbook.ts';
import type { SenderOptions } from '../processes/sender.ts';
import { type Bench, type Candidate, inRounds, type Scenario } from '../support/bench.ts';
import { openSqlite } from '../support/modules.ts';
import type { BenchProcess } from '../support/processes.ts';
import { copyDatabase } from '../support/seed.ts';

const concurrency = 64;
const base: Omit<RollbookOptions, 'database' | 'worker'> = { logLevel: 'silent', rateLimits: false };

export const deliveries: Scenario = {
  name: 'deliveries',
  async run(bench) {
    const receiver = await bench.start('processes/receiver.ts', {}, { side: 'load' });
    const url = `http://127.0.0.1:${receiver.ready.port}/webhooks`;
    const { database, events } = await backlog(bench, url);
    // A sender that takes longer is measured by what it has sent by then.
    const timeoutMs = bench.seconds * 4000;
    const notes = new Set([
      `${events} events made beforehand through the API; to one endpoint, ${concurrency} at once`,
    ]);
    const watch = async (name: string, go: () => Promise<unknown>) => {
      await receiver.call('begin');
      await go();
      const received = await receiver.call<Received>('finish', { events, timeoutMs });
      if (received.repeats > 0) notes.add(`${name}: some events arrived more than once`);
      if (received.events < events) notes.add(`${name}: had not sent all in ${timeoutMs / 1000} s`);
      return received;
    };
    const { secret } = bench.seed;
    const sends = (
      name: string,
      file: string,
      optionsOf: (round: number) => SenderOptions | DurableOptions,
    ): Candidate => ({
      name: `bare sender, ${name}`,
      measure: async (round) => {
        const sender = await bench.start(file, optionsOf(round), { side: 'measured' });
        const before = await sender.call<number>('cpu');
        const { events, perSecond } = await watch(name, async () => void sender.call('go').catch(() => {}));
        const cpuMicros = ((await sender.call<number>('cpu')) - before) / events;
        await sender.stop();
        return { value: perSecond, cpuMicros };
      },
    });
    const bare = (via: SenderOptions['via']) =>
      sends(via, 'processes/sender.ts', () => ({ database, url, secret, via, concurrency }));
    // The floor: what is left out of it is not durable.
    const durable = sends('durable', 'processes/durable-sender.ts', (round) => {
      const copy = copyDatabase(database, bench.path(`durable ${round}.db`));
      return { database: copy, url, secret, concurrency };
    });
    const engine: Candidate = {
      name: 'rollbook, engine',
      measure: async (round) => {
        const copy = copyDatabase(database, bench.path(`deliveries ${round}.db`));
        const options: RollbookOptions = { ...base, database: copy, worker: true };
        const server: { process?: BenchProcess } = {};
        const { events, perSecond } = await watch('engine', async () => {
          server.process = await bench.start('processes/rollbook.ts', options, { side: 'measured' });
        });
        // It sends before it can be asked, so this counts from where its modules were loaded.
        const atStart = Number(server.process?.ready.cpuAtStart);
        const cpuMicros = (((await server.process?.call<number>('cpu')) ?? Number.NaN) - atStart) / events;
        await server.process?.stop();
        return { value: perSecond, cpuMicros };
      },
    };
    const rows = await inRounds(bench.rounds, [durable, engine, bare('undici'), bare('node:http')]);
    await receiver.stop();
    const title = 'A backlog of events to a receiver that responds with 204';
    return { scenario: 'deliveries', title, unit: 'deliveries/s', rows, notes: [...notes] };
  },
};

/** A database in which deliveries wait: made by a server whose worker is off. */
async function backlog(bench: Bench, url: string): Promise<{ database: string; events: number }> {
  const database = copyDatabase(bench.seed.path, bench.path('deliveries.db'));
  const db = openSqlite(database);
  db.prepare('update webhooks set url = ?').run(url);
  const server = await bench.start(
    'processes/rollbook.ts',
    { ...base, database, worker: false },
    { side: 'measured' },
  );
  const load = await bench.start('processes/load.ts', {}, { side: 'load' });
  const target = {
    kind: 'write',
    port: Number(server.ready.port),
    apiKeys: [bench.seed.apiKey],
    learnerIds: [],
  } as const;
  await load.call('run', {
    ...target,
    connections: 32,
    warmMs: 0,
    ms: bench.seconds * 4000,
  } satisfies LoadOptions);
  await load.stop();
  await server.stop();
  db.pragma('wal_checkpoint(truncate)');
  const { events } = db
    .prepare<[], { events: number }>('select count(*) as events from deliveries')
    .get() ?? { events: 0 };
  db.close();
  return { database, events };
}
