import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { sharedYears } from '../support/school-year.ts';
import { type StartedTimetable, startTimetable } from './school.ts';

/** A slot that nothing is wrong with, on another day for each number. */
const on = ({ slot }: StartedTimetable, cycle_day: number, fields: object = {}) =>
  slot({ cycle_day, ...fields });

onEachDatabase('what was changed since', (open) => {
  const shared = sharedYears(open);

  it('prevents slots and periods from being restored, changed or added', async () => {
    const school = await startTimetable(shared);
    const { client, timetable, periods, a, seasonal, terms, year } = school;
    const term2 = await seasonal('5S');
    const kept = await client.slots.create(on(school, 1));
    const notOffered = { class_ids: [term2.id] };
    expect(await codeOf(client.slots.update(kept.id, notOffered))).toBe('class_not_offered');
    const { timetable_id, ...fields } = on(school, 2, notOffered);
    expect(await codeOf(client.slots.bulk({ timetable_id, slots: [fields] }))).toBe('class_not_offered');
    const { id: moved } = await client.classes.create({
      academic_year_id: year.id,
      grade_level_id: a.grade_level_id,
      label: '5M',
      kind: 'register',
    });
    const slot = await client.slots.create(on(school, 2, { class_ids: [moved] }));
    await client.slots.archive(slot.id);
    await client.classes.update(moved, { term_ids: [terms[1].id] });
    expect(await codeOf(client.slots.restore(slot.id))).toBe('class_not_offered');

    const [, , third = ''] = periods;
    await client.periods.archive(third);
    const common = { timetable_id: timetable.id, kind: 'lesson', sequence: 4 } as const;
    const another = { ...common, name: 'Other', starts_at: '10:00', ends_at: '10:30' };
    const { id: other } = await client.periods.create(another);
    expect(await codeOf(client.periods.restore(third))).toBe('periods_overlap');
    await client.periods.archive(other);
    const gone = await client.slots.create(on(school, 3));
    await client.slots.archive(gone.id);
    await client.timetables.publish(timetable.id);
    expect(await codeOf(client.periods.create(another))).toBe('timetable_not_draft');
    expect(await codeOf(client.periods.restore(other))).toBe('timetable_not_draft');
    expect(await codeOf(client.slots.restore(gone.id))).toBe('timetable_not_draft');
  });

  it('keeps a timetable from being cloned for a term in which a class of its slots is not offered', async () => {
    const school = await startTimetable(shared);
    const { client, timetable, terms } = school;
    const { id } = await client.classes.create({
      ...{ academic_year_id: school.year.id, grade_level_id: school.grade.id, label: 'First terms' },
      ...{ kind: 'subject', subject_id: school.subject.id, term_ids: [terms[0].id, terms[1].id] },
    });
    await client.slots.create(school.slot({ class_ids: [id] }));
    expect(await refusalOf(client.timetables.clone(timetable.id, { term_ids: [terms[2].id] }))).toMatchObject(
      {
        status: 422,
        errors: [{ pointer: '/term_ids', code: 'class_not_offered', detail: expect.stringContaining(id) }],
      },
    );
    expect((await client.timetables.clone(timetable.id, { term_ids: [terms[1].id] })).status).toBe('draft');
  });

  it('prevents a timetable from being restored or changed outside its year', async () => {
    const { client, timetable, year, terms } = await startTimetable(shared);
    const after = { effective_to: '2027-01-31' };
    expect(await codeOf(client.timetables.update(timetable.id, after))).toBe('outside_academic_year');
    expect(await codeOf(client.timetables.clone(timetable.id, after))).toBe('outside_academic_year');
    await client.timetables.update(timetable.id, { effective_to: year.ends_on });
    await client.timetables.archive(timetable.id);
    await client.terms.update(terms[3].id, { ends_on: '2026-12-08' });
    await client.academicYears.update(year.id, { ends_on: '2026-12-08' });
    expect(await codeOf(client.timetables.restore(timetable.id))).toBe('outside_academic_year');
  });

  it('prevents a timetable from having the teachers of another again', async () => {
    const school = await startTimetable(shared);
    const { client, draft, teacher, year, subject, grade } = school;
    const staff = await teacher();
    const upper = await client.gradeLevels.create({ label: 'Grade 6', order: 6 });
    const of = async (grade_level_id: string, dates: object) => {
      const { timetable, periods } = await draft({
        grade_level_ids: [grade_level_id],
        cycle_mode: 'weekday',
        cycle_length: 5,
        ...dates,
      });
      const cls = await client.classes.create({
        academic_year_id: year.id,
        grade_level_id,
        label: `Class of ${grade_level_id}`,
        kind: 'register',
      });
      await client.slots.create({
        timetable_id: timetable.id,
        cycle_day: 1,
        period_id: periods[0] ?? '',
        class_ids: [cls.id],
        subject_id: subject.id,
        teacher_ids: [staff],
      });
      await client.timetables.publish(timetable.id);
      return timetable.id;
    };
    const first = await of(grade.id, { effective_to: '2026-02-28' });
    const second = await of(upper.id, { effective_from: '2026-03-01' });
    expect(await codeOf(client.timetables.update(first, { effective_to: '2026-03-31' }))).toBe(
      'timetable_conflict',
    );
    await client.timetables.archive(second);
    await client.timetables.update(first, { effective_to: '2026-03-31' });
    expect(await codeOf(client.timetables.restore(second))).toBe('timetable_conflict');
  });

  it('prevents a room from being assigned to two slots at the same time', async () => {
    const school = await startTimetable(shared);
    const { client, timetable, room, a, b, terms } = school;
    const [hall, lab] = [await room('Hall'), await room('Laboratory')];
    const day = terms[0].starts_on;
    const one = await client.slots.create(on(school, 1, { class_ids: [a.id], room_id: hall }));
    const two = await client.slots.create(on(school, 1, { class_ids: [b.id] }));
    const assign = (slot_id: string, room_id: string) =>
      client.roomAssignments.create({ slot_id, room_id, from: day, to: day });
    const away = await assign(one.id, lab);
    const inHall = await assign(two.id, hall);
    expect(timetable.status).toBe('draft');
    expect(await codeOf(client.roomAssignments.archive(away.id))).toBe('timetable_conflict');
    await client.roomAssignments.archive(inHall.id);
    await client.roomAssignments.archive(away.id);
    expect(await codeOf(client.roomAssignments.restore(inHall.id))).toBe('timetable_conflict');
  });

  it('prevents lessons from being given to somebody who has others at the same time', async () => {
    const school = await startTimetable(shared);
    const { client, teacher, a, b } = school;
    const [leaving, busy] = [await teacher(), await teacher()];
    await client.slots.create(on(school, 1, { class_ids: [a.id], teacher_ids: [leaving] }));
    await client.slots.create(on(school, 1, { class_ids: [b.id], teacher_ids: [busy] }));
    expect(await codeOf(client.staff.archive(leaving))).toBe('has_active_allocations');
    expect(await codeOf(client.staff.archive(leaving, { query: { reassign_to: busy } }))).toBe(
      'timetable_conflict',
    );
  });

  it('prevents a timetable from being published in a room that is archived', async () => {
    const school = await startTimetable(shared);
    const { client, timetable, room } = school;
    const hall = await room('Hall');
    const slot = await client.slots.create(on(school, 1, { room_id: hall }));
    await client.timetables.archive(timetable.id);
    await client.rooms.archive(hall);
    await client.timetables.restore(timetable.id);
    expect(slot.room_id).toBe(hall);
    expect(await codeOf(client.timetables.publish(timetable.id))).toBe('unknown_reference');
  });

  it('prevents no change because of the room of a past day that is archived', async () => {
    const school = await startTimetable(shared);
    const { client, timetable, room } = school;
    const [hall, lab] = [await room('Hall'), await room('Laboratory')];
    const { id: slot_id } = await client.slots.create(on(school, 1, { room_id: hall }));
    const day = '2026-01-22';
    await client.roomAssignments.create({ slot_id, room_id: lab, from: day, to: day });
    await client.rooms.archive(lab);
    await client.slots.archive(slot_id);
    expect(await codeOf(client.slots.restore(slot_id))).toBe('done');
    expect(await codeOf(client.timetables.publish(timetable.id))).toBe('done');
    const end = (effective_to: string | null) =>
      codeOf(client.timetables.update(timetable.id, { effective_to }));
    expect(await end('2026-06-01')).toBe('done');
    expect(await end(null)).toBe('done');
    await client.timetables.archive(timetable.id);
    expect(await codeOf(client.timetables.restore(timetable.id))).toBe('done');
    // A room of all days can be archived once there are no more of them.
    expect(await codeOf(client.rooms.archive(hall))).toBe('resource_in_use');
    await end('2026-01-30');
    await client.rooms.archive(hall);
    expect(await end('2026-01-29')).toBe('done');
    expect(await end('2026-02-06')).toBe('unknown_reference');
  });
});
