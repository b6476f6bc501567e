import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { refusalOf } from '../support/problems.ts';
import { sampleShape, sampleTimetable, seeded, shuffled } from './sample-timetable.ts';
import { startTimetable } from './school.ts';

const sample = sampleTimetable(9);

it('a sample timetable has the shape of that of a school, and is the same for the same seed', () => {
  expect(sampleTimetable(9)).toEqual(sample);
  expect(sampleTimetable(10)).not.toEqual(sample);
  const { days, periods, classes } = sampleShape;
  expect(sample.flatMap((lesson) => lesson.classes)).toHaveLength(days * periods * classes);
  expect(sample.length).toBeGreaterThan(900);
  expect(sample.filter((lesson) => lesson.classes.length > 1).length).toBeGreaterThan(80);
});

onEachDatabase('the timetable of a school', (open) => {
  it('is accepted in any order, and every lesson that is in it twice is refused', async () => {
    const school = await startTimetable(open);
    const { client, year, grade, subject } = school;
    const classIds: string[] = [];
    const teacherIds: string[] = [];
    const common = { academic_year_id: year.id, grade_level_id: grade.id, kind: 'register' } as const;
    for (let n = 0; n < sampleShape.classes; n++)
      classIds.push((await client.classes.create({ ...common, label: `C${n}` })).id);
    for (let n = 0; n < sampleShape.teachers; n++) teacherIds.push(await school.teacher());
    /** A draft with the periods of the sample, and the body of each lesson in it. */
    const draft = async (name: string) => {
      const { id: timetable_id } = await client.timetables.create({
        name,
        academic_year_id: year.id,
        term_ids: school.timetable.term_ids,
        cycle_length: sampleShape.days,
        cycle_mode: 'rolling',
        effective_from: year.starts_on,
      });
      const periods: string[] = [];
      for (let n = 0; n < sampleShape.periods; n++) {
        const times = { starts_at: `${10 + n}:00`, ends_at: `${10 + n}:45`, kind: 'lesson' } as const;
        periods.push(
          (await client.periods.create({ timetable_id, name: `P${n}`, sequence: n, ...times })).id,
        );
      }
      const slots = sample.map(({ day, period, classes, teacher }) => ({
        cycle_day: day,
        period_id: periods[period] ?? '',
        class_ids: classes.map((one) => classIds[one] ?? ''),
        subject_id: subject.id,
        teacher_ids: [teacherIds[teacher] ?? ''],
      }));
      return { timetable_id, slots };
    };
    const random = seeded(1);
    const whole = await draft('At once');
    const order = shuffled(whole.slots, random);
    await client.slots.bulk({ timetable_id: whole.timetable_id, slots: order });
    const parts = await draft('In parts');
    const some = shuffled(parts.slots, random).slice(0, 300);
    for (const slots of [some.slice(0, 150), some.slice(150)])
      await client.slots.bulk({ timetable_id: parts.timetable_id, slots });
    for (const { timetable_id } of [whole, parts])
      expect((await client.timetables.conflicts(timetable_id)).conflicts).toEqual([]);

    // Each row again, for its classes with no teacher, and for its teacher with a class that has no other lessons.
    const free = (await client.classes.create({ ...common, label: 'Free' })).id;
    const again = whole.slots.map((slot, index) =>
      index % 2 === 0 ? { ...slot, teacher_ids: [] } : { ...slot, class_ids: [free] },
    );
    const refusal = await refusalOf(client.slots.bulk({ timetable_id: whole.timetable_id, slots: again }));
    expect(refusal.code).toBe('timetable_conflict');
    const named = new Set((refusal.conflicts as { rows: number[] }[]).flatMap(({ rows }) => rows));
    expect(named.size).toBe(again.length);
  });
});
