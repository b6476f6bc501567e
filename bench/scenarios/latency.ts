import type { LatencyResult } from '../processes/latency.ts';
import type { RollbookOptions } from '../processes/rollbook.ts';
import { type Candidate, inRounds, type Scenario } from '../support/bench.ts';
import { openSqlite } from '../support/modules.ts';
import { copyDatabase } from '../support/seed.ts';
import { median } from '../support/stats.ts';

export const latency: Scenario = {
  name: 'latency',
  async run(bench) {
    const driver = await bench.start('processes/latency.ts', {}, { side: 'load' });
    const url = `http://127.0.0.1:${driver.ready.port}/webhooks`;
    const changes = Math.round(bench.seconds * 100);
    const responsesMs: number[] = [];
    const start = async (file: string, name: string, options: object) => {
      const database = copyDatabase(bench.seed.path, bench.path(`latency ${name}.db`));
      const db = openSqlite(database);
      db.prepare('update webhooks set url = ?').run(url);
      db.close();
      return bench.start(file, { ...options, database }, { side: 'measured' });
    };
    const { sample, rows, secret, apiKey } = bench.seed;
    const floor = await start('processes/floor.ts', 'floor', { sample, rows, deliverTo: { url, secret } });
    const options: Omit<RollbookOptions, 'database'> = { worker: true, logLevel: 'silent', rateLimits: true };
    const rollbook = await start('processes/rollbook.ts', 'rollbook', options);
    const candidate = (name: string, server: typeof floor): Candidate => ({
      name,
      measure: async () => {
        const port = Number(server.ready.port);
        const result = await driver.call<LatencyResult>('run', { port, apiKey, changes });
        if (server === rollbook) responsesMs.push(result.responseP50Ms);
        return { value: result.p50Ms, p50Ms: result.p50Ms, p99Ms: result.p99Ms };
      },
    });
    const candidates = [candidate('floor, sends after its commit', floor), candidate('rollbook', rollbook)];
    const measured = await inRounds(bench.rounds, candidates);
    for (const process of [floor, rollbook, driver]) await process.stop();
    const notes = [
      `${changes} single changes a round, one after the other; less is better`,
      `rollbook's own response to the change took ${median(responsesMs).toFixed(2)} ms at p50`,
    ];
    return {
      scenario: 'latency',
      title: 'From a change to the receipt of its event',
      unit: 'ms, p50',
      rows: measured,
      notes,
    };
  },
};
