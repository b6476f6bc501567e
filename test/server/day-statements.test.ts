import { createServer, ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { openPostgres } from '../support/databases.ts';
import { startServer } from '../support/server.ts';
import { countStatements } from '../support/statement-counter.ts';

it('a day begins with as many statements for many schools as for a few, if nothing of them is old', async () => {
  const database = await openPostgres();
  const counter = await countStatements(database.url);
  const clock = new ManualClock('2026-11-21T08:00:00.000Z');
  const { server } = await startServer(async () => ({ ...database, url: counter.url }), { clock });
  const addSchools = async (count: number) => {
    for (let n = 0; n < count; n++) await server.createSchool({ name: `School ${n}` });
  };
  const day = async () => {
    clock.advance(86_400_000);
    return counter.during(() => server.drainJobs());
  };
  await addSchools(2);
  await day();
  const few = await day();
  await addSchools(20);
  await day();
  // Own work of the server can be counted too.
  expect(await day()).toBeLessThanOrEqual(few + 5);
});

it('what is due on a day is looked for by one process, and by the others an hour later', async () => {
  const database = await openPostgres();
  const counter = await countStatements(database.url);
  const clock = new ManualClock('2026-11-21T08:00:00.000Z');
  const { server } = await startServer(async () => ({ ...database, url: counter.url }), { clock });
  await server.drainJobs();
  const { masterKey } = database;
  await using other = await createServer({ database: counter.url, masterKey, clock, worker: false });
  const day = () => counter.during(() => other.drainJobs());
  await day();
  const shared = await day();
  clock.advance(3_600_000);
  const own = await day();
  expect(own - shared).toBeGreaterThan(15);
  clock.advance(1);
  expect(own - (await day())).toBeGreaterThan(15);
});
