import { expect, it } from 'vitest';
import { ManualClock } from '../clock.ts';
import type { UnitsOfWork } from '../core/unit-of-work.ts';
import type { Database } from '../db/database.ts';
import { CalendarJob } from './calendar.ts';

it('a time zone that is not known is reported once in an hour, however often the job runs', async () => {
  const clock = new ManualClock('2026-02-02T08:00:00.000Z');
  const reported: unknown[] = [];
  // The job asks for the time zones first, and for nothing more of one that it does not know.
  const db = { all: async () => [{ time_zone: 'Aaa/Nowhere' }] } as unknown as Database;
  const job = new CalendarJob({
    db,
    clock,
    works: {} as UnitsOfWork,
    tasks: [],
    onFault: (error) => reported.push(error),
  });
  const { signal } = new AbortController();
  for (let run = 0; run < 5; run++) expect(await job.run(signal)).toBe(false);
  expect(reported).toHaveLength(1);
  clock.advance(3_600_000);
  await job.run(signal);
  expect(reported).toHaveLength(2);
});
