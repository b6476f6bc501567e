import { expect, it } from 'vitest';
import { ManualClock } from '../lib/clock.ts';
import type { Database } from '../sql/database.ts';
import type { Services } from '../work/services.ts';
import type { DailyTask } from '../work/tasks.ts';
import type { UnitsOfWork } from '../work/unit-of-work.ts';
import { CalendarJob } from './calendar.ts';

it('a time zone that does not exist is reported once, however often the job runs, and its day is that of UTC', async () => {
  const clock = new ManualClock('2026-02-02T08:00:00.000Z');
  const reported: unknown[] = [];
  const days: unknown[] = [];
  const due = { today: 'due' } as unknown as DailyTask['due'];
  // The job asks for the clocks of test schools, the time zones, and then for what is due in each.
  let asks = 0;
  const db = {
    async all(asked: unknown, params: { now?: string }) {
      if (asked !== due) return asks++ % 2 === 0 ? [] : [{ time_zone: 'Aaa/Nowhere' }];
      days.push(params.now);
      return [];
    },
    first: async () => undefined,
    transact: async () => {},
  } as unknown as Database;
  const job = new CalendarJob({
    db,
    clock,
    works: {} as UnitsOfWork,
    services: {} as Services,
    tasks: [{ due, run: async () => {} }],
    onError: (error) => reported.push(error),
  });
  const { signal } = new AbortController();
  for (let run = 0; run < 5; run++) expect(await job.run(signal)).toBe(false);
  expect(days).toEqual(['2026-02-02']);
  clock.advance(86_400_000);
  await job.run(signal);
  expect(days).toEqual(['2026-02-02', '2026-02-03']);
  expect(reported).toEqual([
    new Error('The time zone Aaa/Nowhere does not exist; UTC is used for the dates of its schools'),
  ]);
});
