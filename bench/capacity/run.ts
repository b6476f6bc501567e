import { parseArgs } from 'node:util';
import { environment, load } from '../support/report.ts';
import { morning } from './morning.ts';
import { morningText } from './text.ts';

const help = `node bench/capacity/run.ts [morning] [options]
  --schools N       schools in the database (20)
  --active N        schools that take registers (all)
  --learners N      learners of each school (80)
  --classes N       classes of each school (4)
  --processes N     processes of the server (1)
  --connections N   requests in progress at once (64)
  --over S          the registers of the second day are spread over so many seconds (10)
  --postgres A=B    a setting of PostgreSQL; can be repeated
  --full            500 schools with 400 learners and 8 classes, over 60 seconds, 2 processes`;

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    schools: { type: 'string' },
    active: { type: 'string' },
    learners: { type: 'string' },
    classes: { type: 'string' },
    processes: { type: 'string' },
    connections: { type: 'string', default: '64' },
    over: { type: 'string' },
    postgres: { type: 'string', multiple: true, default: [] },
    full: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const usual = values.full
  ? { schools: 500, learners: 400, classes: 8, over: 60, processes: 2 }
  : { schools: 20, learners: 80, classes: 4, over: 10, processes: 1 };
const of = (name: keyof typeof usual) => Number(values[name] ?? usual[name]);
const schools = of('schools');

if (values.help) {
  console.log(help);
  process.exit();
}
const { node, machine, loadBefore } = environment();
console.log(`Node ${node}; ${machine}; load average ${loadBefore}\n`);
const options = {
  schools,
  active: Math.min(Number(values.active ?? schools), schools),
  size: { classes: of('classes'), learners: of('learners'), guardians: true },
  processes: of('processes'),
  connections: Number(values.connections),
  overSeconds: of('over'),
  postgresFlags: Object.fromEntries(values.postgres.map((each) => each.split('=', 2))),
};
console.log(morningText(options, await morning(options)));
console.log(`load average ${load()}`);
process.exit();
