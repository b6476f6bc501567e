/**
 * All classes of a school take their registers at the same time, on both databases: how long it takes, and how many
 * statements one register is: `node bench/registers.ts [classes] [learners in a class]`. Ends by itself.
 */
import { createServer } from '@rollbook/server';
import { countStatements } from '../test/support/statement-counter.ts';
import { day, onEachDatabase, settings } from './support/each-database.ts';
import { callsTo, furnish, take } from './support/school.ts';
import { quantile } from './support/stats.ts';

const [classCount = 200, classSize = 40] = process.argv.slice(2).map(Number);
const rounds = 5;

await onEachDatabase(measure);

async function measure(name: string, database: string): Promise<void> {
  await using server = await createServer({ ...settings, database });
  const { testKey } = await server.createSchool({ name: 'Example School' });
  const call = callsTo(server, testKey);
  const size = { classes: classCount, learners: classCount * classSize, guardians: false };
  const classes = await furnish(server, call, size);
  const walls: number[] = [];
  const times: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const started = performance.now();
    const timed = async (id: string) => {
      await take(call, id, day(-round));
      times.push(performance.now() - started);
    };
    await Promise.all(classes.map(timed));
    walls.push(performance.now() - started);
  }
  const wall = quantile(walls, 0.5);
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  console.log(
    `${name}: ${classes.length} registers of ${classSize} learners at once in ${ms(wall)} (median of ${rounds}), ${Math.round((classes.length / wall) * 1000)}/s; response after ${ms(quantile(times, 0.5))} (p50), ${ms(quantile(times, 0.99))} (p99)`,
  );
  if (database.startsWith('postgres')) await count(name, database, testKey, classes);
}

/** Counts the statements of one register, through another server, when it has read what it reads once. */
async function count(name: string, database: string, apiKey: string, classes: string[]): Promise<void> {
  const counter = await countStatements(database);
  await using server = await createServer({ ...settings, database: counter.url });
  const call = callsTo(server, apiKey);
  const [last = '', ...others] = classes;
  for (const id of others.slice(0, 10)) await take(call, id, day(0));
  const statements = await counter.during(() => take(call, last, day(0)));
  console.log(`${name}: ${statements} statements for one register, BEGIN and COMMIT included`);
}
