import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deliveries } from './scenarios/deliveries.ts';
import { get } from './scenarios/get.ts';
import { latency } from './scenarios/latency.ts';
import { list } from './scenarios/list.ts';
import { postgres } from './scenarios/postgres.ts';
import { processes as twoProcesses } from './scenarios/processes.ts';
import { write } from './scenarios/write.ts';
import type { Bench, Outcome } from './support/bench.ts';
import { BenchProcess } from './support/processes.ts';
import { environment, load, summary, tableOf } from './support/report.ts';
import { seed } from './support/seed.ts';

const scenarios = [list, get, write, ...postgres, deliveries, twoProcesses, latency];
const help = `node bench/run.ts [${scenarios.map(({ name }) => name).join('|')} ...]
  --rounds N       rounds of each scenario (7)
  --seconds S      length of one measurement (1)
  --learners N     learners of the school (20000)
  --schools N      schools that write-postgres writes to (1); the others begin without learners
  --json FILE      writes every sample there as well
  --cpu-prof DIR   writes a CPU profile of each measured process there`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '1' },
    learners: { type: 'string', default: '20000' },
    schools: { type: 'string', default: '1' },
    json: { type: 'string' },
    'cpu-prof': { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !scenarios.some((scenario) => scenario.name === name));
const numbers = [values.rounds, values.seconds, values.learners, values.schools].map(Number);
if (values.help || unknown.length > 0 || !numbers.every((number) => number > 0)) {
  console.log(help);
  process.exit(values.help ? 0 : 1);
}
const [rounds = 0, seconds = 0, learners = 0, schools = 1] = numbers;
const chosen = scenarios.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

const dir = mkdtempSync(join(tmpdir(), 'rollbook-bench-'));
const processes: BenchProcess[] = [];
const bench: Omit<Bench, 'seed'> = {
  rounds,
  seconds,
  schools,
  path: (name) => join(dir, name.replaceAll(/[^\w.]+/g, '-')),
  start: async (file, argument, options) => {
    const profileDir = options.side === 'measured' ? values['cpu-prof'] : undefined;
    const started = await BenchProcess.start(file, argument, { ...options, profileDir });
    processes.push(started);
    return started;
  },
};
const startedAt = performance.now();
const about = environment();
const outcomes: Outcome[] = [];
try {
  console.log(
    `Node ${about.node}; ${about.machine}\n${about.pinned}\n${rounds} rounds of ${seconds} s; load average ${about.loadBefore}\n`,
  );
  const data = await seed(dir, learners);
  for (const scenario of chosen) {
    const outcome = await scenario.run({ ...bench, seed: data });
    outcomes.push(outcome);
    console.log(tableOf(outcome));
  }
  console.log(`${Math.round((performance.now() - startedAt) / 1000)} s; load average ${load()}`);
} finally {
  for (const each of processes) await each.stop();
  rmSync(dir, { recursive: true, force: true });
}
if (values.json) {
  const results = outcomes.map((outcome) => ({
    ...outcome,
    summary: outcome.rows.map((row) => summary(row, outcome.rows[0] ?? row)),
  }));
  writeFileSync(
    values.json,
    `${JSON.stringify({ ...about, loadAfter: load(), rounds, seconds, learners, results }, null, 2)}\n`,
  );
}
