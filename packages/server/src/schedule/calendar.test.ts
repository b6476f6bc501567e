import { expect, it } from 'vitest';
import { ManualClock } from '../lib/clock.ts';
import type { Database } from '../sql/database.ts';
import { timeZones } from '../store/school-clocks.ts';
import type { Services } from '../work/services.ts';
import type { DailyTask, DueRecord } from '../work/tasks.ts';
import type { UnitsOfWork } from '../work/unit-of-work.ts';
import { CalendarJob } from './calendar.ts';

const due = { inZone: 'zone', inSchool: 'school' } as unknown as DailyTask['due'];

/** A job with one task, on a database with a time zone, that finds records for it: what it asks for and records. */
function startJob(zone: string, found: (params: object) => DueRecord[] = () => []) {
  const clock = new ManualClock('2026-02-02T08:00:00.000Z');
  const asked: { now?: string; school?: string }[] = [];
  const looks: string[] = [];
  const reported: unknown[] = [];
  const db = {
    dialect: 'sqlite',
    async all(query: unknown, params: { now?: string; school?: string }) {
      if (query === timeZones) return [{ time_zone: zone }];
      if (query !== due.inZone && query !== due.inSchool) return [];
      asked.push(params);
      return found(params);
    },
    first: async () => undefined,
    transact: async () => void looks.push('look'),
    forSchool: () => ({ transact: (work: (tx: unknown) => unknown) => work(undefined) }),
  } as unknown as Database;
  const job = new CalendarJob({
    db,
    clock,
    works: { run: async () => {} } as unknown as UnitsOfWork,
    services: {} as Services,
    tasks: [{ due, run: async () => {} }],
    onError: (error) => reported.push(error),
  });
  return { job, clock, asked, looks, reported };
}

const { signal } = new AbortController();

it('a time zone that does not exist is reported once, however often the job runs, and its day is that of UTC', async () => {
  const { job, clock, asked, reported } = startJob('Aaa/Nowhere');
  for (let run = 0; run < 5; run++) expect(await job.run(signal)).toBe(false);
  expect(asked.map(({ now }) => now)).toEqual(['2026-02-02']);
  clock.advance(86_400_000);
  await job.run(signal);
  expect(asked.map(({ now }) => now)).toEqual(['2026-02-02', '2026-02-03']);
  expect(reported).toEqual([
    new Error('The time zone Aaa/Nowhere does not exist; UTC is used for the dates of its schools'),
  ]);
});

it('a school whose records were added later is looked at alone, until nothing is due', async () => {
  const timeZone = 'Africa/Johannesburg';
  let left = 0;
  const { job, asked } = startJob(timeZone, () => (left-- > 0 ? [{ school_id: 'sch_1', id: 'enr_1' }] : []));
  await job.run(signal);
  asked.length = 0;
  left = 1;
  job.lookAgain({ id: 'sch_1', timeZone });
  expect(await job.run(signal)).toBe(true);
  expect(await job.run(signal)).toBe(false);
  expect(await job.run(signal)).toBe(false);
  expect(asked).toMatchObject([
    { school: 'sch_1', now: '2026-02-02' },
    { school: 'sch_1', now: '2026-02-02' },
  ]);
});

it('the tasks of a day are not recorded as done if the process stops before they are', async () => {
  const { job, looks } = startJob('Africa/Johannesburg', () => [{ school_id: 'sch_1', id: 'enr_1' }]);
  await job.run(AbortSignal.abort());
  expect(looks).toEqual([]);
});
