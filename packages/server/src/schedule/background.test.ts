import { expect, it } from 'vitest';
import { ManualClock } from '../lib/clock.ts';
import { sideBySide } from '../lib/jobs.ts';
import type { Database, Dialect } from '../sql/database.ts';
import type { Services } from '../work/services.ts';
import type { BackgroundTask } from '../work/tasks.ts';
import type { UnitsOfWork } from '../work/unit-of-work.ts';
import { BackgroundJob } from './background.ts';

const due = { what: 'due' } as unknown as BackgroundTask['due'];

/** Runs the job once for records with these names, whose steps are `step`; returns what it reported. */
async function runFor(dialect: Dialect, ids: string[], step: (id: string) => Promise<void>) {
  const reported: unknown[] = [];
  const found = ids.map((id) => ({ school_id: `sch_${id}`, id, time_zone: 'Etc/UTC' }));
  const transact = (work: (tx: unknown) => Promise<unknown>) => work({});
  const db = {
    dialect,
    all: async (asked: unknown) => (asked === due ? found : []),
    forSchool: () => ({ transact }),
  } as unknown as Database;
  const job = new BackgroundJob({
    db,
    clock: new ManualClock('2026-02-02T08:00:00.000Z'),
    works: {
      run: (_tx: unknown, _author: unknown, work: (work: unknown) => unknown) => work({}),
    } as unknown as UnitsOfWork,
    services: {} as Services,
    tasks: [{ name: 'Example', due, step: (_work, id) => step(id) }],
    onRun: () => {},
    onError: (error) => reported.push(error),
  });
  const more = await job.run(new AbortController().signal);
  return { more, reported };
}

it.each(['sqlite', 'postgres'] as const)(
  'steps of several records run at the same time, and no more than the database has room for (%s)',
  async (dialect) => {
    const room = sideBySide[dialect];
    const ids = Array.from({ length: room + 1 }, (_, index) => String(index));
    let running = 0;
    let most = 0;
    const all = Promise.withResolvers<void>();
    const { more } = await runFor(dialect, ids, async () => {
      most = Math.max(most, ++running);
      if (running === room) all.resolve();
      // None ends before as many as there is room for have begun.
      await all.promise;
      running--;
    });
    expect({ more, most }).toEqual({ more: true, most: room });
  },
);

it('a step that fails is reported, and the others are done', async () => {
  const done: string[] = [];
  const { more, reported } = await runFor('postgres', ['a', 'b', 'c'], async (id) => {
    if (id === 'b') throw new Error('No.');
    done.push(id);
  });
  expect({ more, done }).toEqual({ more: true, done: ['a', 'c'] });
  expect(reported).toEqual([new Error('Example: a step for b failed', { cause: new Error('No.') })]);
});
