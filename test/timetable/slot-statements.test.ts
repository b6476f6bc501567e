import { expect, it } from 'vitest';
import { openCounted, quiet } from '../support/statement-counter.ts';
import { startTimetable } from './school.ts';

/** The statements of what is done with a number of slots on a PostgreSQL server. */
async function statementsFor(size: number) {
  const counter = await openCounted();
  const school = await startTimetable(counter.open, quiet);
  const { client, year, grade, subject, draft, slot } = school;
  const teachers: string[] = [];
  const rooms: string[] = [];
  const classes: string[] = [];
  for (let n = 0; n < size / 18; n++) {
    teachers.push(await school.teacher());
    rooms.push(await school.room(`Room ${n}`));
    const common = { academic_year_id: year.id, grade_level_id: grade.id, kind: 'subject' } as const;
    classes.push((await client.classes.create({ ...common, label: `M${n}`, subject_id: subject.id })).id);
  }
  /** Slots that fill all periods of the cycle for as many classes as needed. */
  const slotsOf = (periods: string[]) =>
    Array.from({ length: size }, (_, n) => {
      const { timetable_id: _id, ...fields } = slot({
        cycle_day: (Math.floor(n / 3) % 6) + 1,
        period_id: periods[n % 3] ?? '',
        class_ids: [classes[Math.floor(n / 18)] ?? ''],
        teacher_ids: [teachers[Math.floor(n / 18)] ?? ''],
        room_id: rooms[Math.floor(n / 18)] ?? null,
      });
      return fields;
    });
  /** The least of several times: the others also have when the key was used, or what a new connection begins with. */
  const bulks: number[] = [];
  for (let n = 0; n < 3; n++) {
    const { timetable, periods } = await draft({ name: `Draft ${n}` });
    const body = { timetable_id: timetable.id, slots: slotsOf(periods) };
    bulks.push(await counter.during(async () => client.slots.bulk(body)));
    if (n === 2) await client.timetables.publish(timetable.id);
  }
  const { url } = await client.calendarFeeds.create({ class_id: classes[0] ?? '' });
  const reads: number[] = [];
  for (let n = 0; n < 5; n++) {
    reads.push(
      await counter.during(async () => {
        const response = await fetch(url);
        expect((await response.text()).split('BEGIN:VEVENT').length).toBeGreaterThan(Math.min(size, 18));
      }),
    );
  }
  return { bulk: Math.min(...bulks), calendar: Math.min(...reads) };
}

it('200 slots are created with as many statements as 2, and so are the calendars of their lessons read', async () => {
  const few = await statementsFor(2);
  expect(await statementsFor(198)).toEqual(few);
  // BEGIN, COMMIT and the idempotency key included.
  expect(few.bulk).toBeLessThanOrEqual(40);
  expect(few.calendar).toBeLessThanOrEqual(16);
});
