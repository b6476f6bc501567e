import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase } from '../../test/support/postgres.ts';
import { startDurablePostgres } from '../support/durable-postgres.ts';
import { environment, load } from '../support/report.ts';
import { claims } from './claims.ts';
import { morning } from './morning.ts';
import { neighbours } from './neighbours.ts';
import { morningText } from './text.ts';

const parts = ['morning', 'claims', 'neighbours'];
const help = `node bench/capacity/run.ts [${parts.join('|')} ...] [options]
  --full            500 schools with 400 learners and 8 classes, over 60 seconds, by 2 processes;
                    a million deliveries that wait; a school among 1000
  --schools N       morning: schools in the database (20)
  --active N        morning: schools that take registers (all)
  --processes N     morning: processes of the server (1)
  --connections N   morning: requests in progress at once (64)
  --over S          morning: the registers of the second day are spread over so many seconds (10)
  --postgres A=B    morning: a setting of PostgreSQL; can be repeated
  --learners N      morning, neighbours: learners of each school (80)
  --classes N       morning, neighbours: classes of each school (4)
  --pending N       claims: deliveries that wait, compared with a thousand (20000)
  --endpoints N     claims: endpoints of these deliveries, at most a thousand (100)
  --among N         neighbours: schools in the database (20)
  --rounds N        claims, neighbours: how often each is measured (150)`;

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ schools: text, active: text, processes: text, over: text, learners: text, classes: text },
    ...{ pending: text, among: text },
    connections: { ...text, default: '64' },
    endpoints: { ...text, default: '100' },
    rounds: { ...text, default: '150' },
    postgres: { ...text, multiple: true, default: [] },
    full: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const usual = values.full
  ? { schools: 500, learners: 400, classes: 8, over: 60, processes: 2, pending: 1_000_000, among: 1000 }
  : { schools: 20, learners: 80, classes: 4, over: 10, processes: 1, pending: 20_000, among: 20 };
const of = (name: keyof typeof usual) => Number(values[name] ?? usual[name]);
const schools = of('schools');
const rounds = Number(values.rounds);
const size = { classes: of('classes'), learners: of('learners'), guardians: true };

if (values.help || positionals.some((part) => !parts.includes(part))) {
  console.log(help);
  process.exit(values.help ? 0 : 1);
}
const chosen = (part: string) => positionals.length === 0 || positionals.includes(part);

async function runMorning(): Promise<void> {
  const options = {
    ...{ schools, size },
    active: Math.min(Number(values.active ?? schools), schools),
    processes: of('processes'),
    connections: Number(values.connections),
    overSeconds: of('over'),
    postgresFlags: Object.fromEntries(values.postgres.map((each) => each.split('=', 2))),
  };
  console.log(morningText(options, await morning(options)));
}

/** Two empty databases of each kind, which are removed. */
async function compare(
  what: (name: string, databases: readonly [string, string]) => Promise<string>,
): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'rollbook-capacity-'));
  const postgres = await startDurablePostgres();
  const [first, second] = [await createDatabase(postgres.url), await createDatabase(postgres.url)];
  try {
    const files = ['first', 'second'].map((name) => `sqlite:${join(dir, `${name}.db`)}`);
    console.log(await what('SQLite', files as [string, string]));
    console.log(await what('PostgreSQL', [first.url, second.url]));
  } finally {
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

const { node, machine, loadBefore } = environment();
console.log(`Node ${node}; ${machine}; load average ${loadBefore}\n`);
if (chosen('morning')) await runMorning();
if (chosen('claims')) {
  const queue = { deliveries: of('pending'), endpoints: Number(values.endpoints), rounds };
  await compare((name, databases) => claims(name, databases, queue));
}
if (chosen('neighbours'))
  await compare((name, databases) => neighbours(name, databases, { size, rounds, schools: of('among') }));
console.log(`\nload average ${load()}`);
process.exit();
