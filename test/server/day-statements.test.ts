import { createServer, ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { startServer } from '../support/server.ts';
import { openCounted, quiet } from '../support/statement-counter.ts';

it('a day begins with as many statements for many schools as for a few, if nothing of them is old', async () => {
  const counter = await openCounted();
  const clock = new ManualClock('2026-11-21T08:00:00.000Z');
  const { server } = await startServer(counter.open, { ...quiet, clock });
  const addSchools = async (count: number) => {
    for (let n = 0; n < count; n++) await server.createSchool({ name: `School ${n}` });
  };
  const day = async () => {
    clock.advance(86_400_000);
    return counter.during(() => server.drainJobs());
  };
  /** The least of several days: what a new connection begins with is counted too. */
  const least = async () => Math.min(await day(), await day(), await day());
  await addSchools(2);
  const few = await least();
  await addSchools(20);
  expect(await least()).toBe(few);
});

it('what is due on a day is looked for by one process, and by the others an hour later', async () => {
  const counter = await openCounted();
  const clock = new ManualClock('2026-11-21T08:00:00.000Z');
  const { server, database } = await startServer(counter.open, { ...quiet, clock });
  await server.drainJobs();
  const { url, masterKey } = database;
  await using other = await createServer({ ...quiet, database: url, masterKey, clock });
  const day = () => counter.during(() => other.drainJobs());
  await day();
  const shared = await day();
  clock.advance(3_600_000);
  const own = await day();
  expect(own - shared).toBeGreaterThan(15);
  clock.advance(1);
  expect(own - (await day())).toBeGreaterThan(15);
});
