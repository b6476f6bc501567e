import { expect, it } from 'vitest';
import { type OpenDatabase, onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { today } from '../support/school-year.ts';
import { startTimetable } from '../timetable/school.ts';

/** A published timetable in which 5A has two lessons today, and one on the next day of the cycle. */
async function startLessons(open: OpenDatabase) {
  const school = await startTimetable(open);
  const { client, timetable, periods, slot, learner, a, terms } = school;
  const [first = '', second = ''] = periods;
  const one = await client.slots.create(slot({ cycle_day: 2, period_id: first }));
  const two = await client.slots.create(slot({ cycle_day: 2, period_id: second }));
  const other = await client.slots.create(slot({ cycle_day: 3, period_id: first }));
  await client.timetables.publish(timetable.id);
  const learner_id = await learner();
  const { starts_on } = terms[0];
  await client.enrollments.create({ learner_id, class_id: a.id, term_id: terms[0].id, starts_on });
  const take = (slot_id: string, fields: object = {}) =>
    client.registers.create({
      class_id: a.id,
      date: today,
      slot_id,
      marks: [],
      default_status: 'present',
      ...fields,
    });
  return { ...school, one, two, other, learner_id, take };
}

onEachDatabase('a register of a lesson', (open) => {
  it('keeps its timetable from ending before it, until it is void', async () => {
    const { client, timetable, one, take } = await startLessons(open);
    const { id } = await take(one.id);
    const end = (effective_to: string | null) => client.timetables.update(timetable.id, { effective_to });
    await end('2026-02-20');
    expect(await refusalOf(end('2026-01-30'))).toMatchObject({
      ...{ status: 409, code: 'registers_exist', registers: 1, detail: expect.stringContaining(today) },
    });
    expect((await end(today)).effective_to).toBe(today);
    await client.registers.void(id, { reason: 'Example' });
    expect((await end('2026-01-30')).effective_to).toBe('2026-01-30');
  });

  it('keeps its day of the cycle when a day before it turns out to have no school', async () => {
    const { client, one, take } = await startLessons(open);
    const register = await take(one.id);
    const friday = { date: '2026-01-30', kind: 'closure', name: 'Storm' } as const;
    const slotsOn = async (date: string) =>
      (await client.lessons.get({ date, class_id: one.class_ids[0] ?? '' })).data.map(
        ({ slot_id }) => slot_id,
      );
    const planned = await slotsOn(today);
    expect(planned).toContain(one.id);
    expect(await refusalOf(client.calendarExceptions.create(friday))).toMatchObject({
      ...{ status: 409, code: 'registers_exist', registers: 1 },
      detail: expect.stringMatching(new RegExp(`The first is on ${today}\\..*keeps_cycle`)),
    });
    const saturday = { date: '2026-01-31', kind: 'make_up_day', name: 'Storm' } as const;
    expect(await codeOf(client.calendarExceptions.create(saturday))).toBe('registers_exist');
    const sunday = { ...friday, date: '2026-02-01', keeps_cycle: true };
    await client.calendarExceptions.create(sunday);
    const closure = await client.calendarExceptions.create({ ...friday, keeps_cycle: true });
    expect(closure.keeps_cycle).toBe(true);
    expect(await slotsOn(today)).toEqual(planned);
    expect((await client.calendar.get({ from: friday.date, to: today })).data).toMatchObject([
      { school_day: false, cycle_day: null },
      { school_day: false, cycle_day: null },
      { school_day: false, cycle_day: null },
      { school_day: true, cycle_day: 2 },
    ]);
    const update = () => client.calendarExceptions.update(closure.id, { keeps_cycle: false });
    expect(await codeOf(update())).toBe('registers_exist');
    // Its lessons are counted, with or without it.
    await client.calendarExceptions.archive(closure.id);
    await client.calendarExceptions.restore(closure.id);
    await client.registers.void(register.id, { reason: 'Example' });
    await update();
    expect((await client.calendar.get({ from: today, to: today })).data).toMatchObject([{ cycle_day: 1 }]);
  });

  it('keeps its day of the cycle when the school has other weekdays, or a term other dates', async () => {
    const { client, one, take, year, timetable, terms } = await startLessons(open);
    await client.terms.archive(terms[3].id);
    // Its days are counted from the first day of the year.
    const before = { academic_year_id: year.id, name: 'Orientation', number: 4 };
    await client.academicYears.update(year.id, { starts_on: '2026-01-01' });
    const again = await client.timetables.clone(timetable.id);
    await client.timetables.archive(timetable.id);
    const first = '2026-01-01';
    await client.timetables.update(again.id, { effective_from: first, cycle_start_date: first });
    const [term] = (await client.terms.list({ academic_year_id: year.id })).data;
    await client.timetables.publish(again.id);
    const [slot] = (await client.lessons.get({ date: today, class_id: one.class_ids[0] ?? '' })).data;
    const register = await take(slot?.slot_id ?? '');
    const lessons = async () => (await client.lessons.get({ date: today })).data;
    const planned = await lessons();
    const refused = async (change: Promise<unknown>) =>
      expect(await refusalOf(change)).toMatchObject({
        ...{ status: 409, code: 'registers_exist', registers: 1 },
        detail: expect.stringContaining(`lessons that would move to other days`),
      });
    await refused(client.school.update({ school_days: [1, 2, 3, 4, 5, 6] }));
    await refused(client.terms.update(term?.id ?? '', { starts_on: '2026-01-12' }));
    const short = { starts_on: '2026-01-05', ends_on: '2026-01-05' };
    await refused(client.terms.create({ ...before, ...short }));
    // On a weekend, a term moves nothing.
    const weekend = { starts_on: '2026-01-10', ends_on: '2026-01-11' };
    const { id } = await client.terms.create({ ...before, ...weekend });
    await client.terms.archive(id);
    await client.terms.restore(id);
    expect(await lessons()).toEqual(planned);
    await client.registers.void(register.id, { reason: 'Example' });
    await client.terms.update(id, short);
    const retaken = await take((await lessons())[0]?.slot_id ?? '');
    await refused(client.terms.archive(id));
    await client.registers.void(retaken.id, { reason: 'Example' });
    await client.terms.archive(id);
    await take((await lessons())[0]?.slot_id ?? '');
    await refused(client.terms.restore(id));
    expect(await codeOf(client.timetables.archive(again.id))).toBe('registers_exist');
  });

  it('keeps its term from being archived, also when its timetable is retired', async () => {
    const { client, timetable, one, take, terms } = await startLessons(open);
    const { id } = await take(one.id);
    await client.timetables.retire(timetable.id);
    const [enrollment] = (await client.enrollments.list()).data;
    await client.enrollments.withdraw(enrollment?.id ?? '', { ends_on: today });
    const archive = () => client.terms.archive(terms[0].id);
    expect(await refusalOf(archive())).toMatchObject({ code: 'registers_exist', registers: 1 });
    await client.registers.void(id, { reason: 'Example' });
    expect(await codeOf(archive())).toBe('done');
  });

  it('is taken for a lesson that the class has on the day, and is the only one of it', async () => {
    const { client, one, two, other, take, b, learner_id, events } = await startLessons(open);
    const [lesson] = (await client.lessons.get({ date: today, class_id: one.class_ids[0] ?? '' })).data;
    expect(lesson).toMatchObject({ slot_id: one.id, starts_at: '08:00' });
    await events();
    const late = { learner_id, status: 'late' as const };
    const register = await take(one.id, { marks: [{ ...late, arrived_at: '08:07' }] });
    expect(register).toMatchObject({ session: null, slot_id: one.id, marks: [{ minutes_late: 7 }] });
    expect(await events()).toEqual(['attendance.recorded']);
    const [event] = (await client.events.list({ type: 'attendance.recorded' })).data;
    expect(event?.data).toMatchObject({ session: null, slot_id: one.id });
    expect(await refusalOf(take(one.id))).toMatchObject({ code: 'already_exists', existing_id: register.id });
    expect((await take(two.id, { marks: [{ ...late, arrived_at: '09:10' }] })).marks).toMatchObject([
      { minutes_late: 10 },
    ]);
    expect(await codeOf(client.registers.create({ class_id: b.id, date: today, marks: [] }))).toBe('done');
    const refused = async (slot_id: string, fields: object = {}) => {
      const { status, code, errors } = await refusalOf(take(slot_id, fields));
      return [status, code, errors[0].pointer];
    };
    expect(await refused(other.id)).toEqual([422, 'not_a_lesson', '/slot_id']);
    expect(await refused(one.id, { class_id: b.id })).toEqual([422, 'not_a_lesson', '/slot_id']);
    expect(await refused('slt_none')).toEqual([422, 'unknown_reference', '/slot_id']);
    expect(await refused(one.id, { session: 'am' })).toEqual([422, 'validation_failed', '/session']);
    expect((await client.registers.list({ slot_id: one.id })).data).toMatchObject([{ id: register.id }]);
    const amended = await client.registers.update(register.id, {
      marks: [{ ...late, arrived_at: '08:20' }],
    });
    expect(amended.marks).toMatchObject([{ minutes_late: 20, arrived_at: '08:20' }]);
  });

  it('of a draft, or of a timetable that was retired, cannot be taken; what was taken stays', async () => {
    const { client, one, two, take, timetable, learner_id, clock } = await startLessons(open);
    const register = await take(one.id);
    await client.timetables.retire(timetable.id);
    clock.advance(7 * 86_400_000);
    expect(await codeOf(take(two.id, { date: '2026-02-09' }))).toBe('not_a_lesson');
    expect((await client.registers.get(register.id)).slot_id).toBe(one.id);
    const marks = [{ learner_id, status: 'late' as const, minutes_late: 3 }];
    expect((await client.registers.update(register.id, { marks })).counts.late).toBe(1);
    expect(await codeOf(client.registers.void(register.id, { reason: 'Mistake' }))).toBe('done');
  });

  it('is expected of every lesson, if the school takes attendance in lessons', async () => {
    const { client, one, two, take, a } = await startLessons(open);
    const missing = async () =>
      (await client.attendance.missing({ date: today })).data.map(({ class_id, session, slot_id }) => [
        class_id,
        session,
        slot_id,
      ]);
    expect(await missing()).toEqual([[a.id, 'day', null]]);
    await client.school.update({ attendance_mode: 'per_slot' });
    expect(await missing()).toEqual([
      [a.id, null, one.id],
      [a.id, null, two.id],
    ]);
    const register = await take(one.id);
    expect(await missing()).toEqual([[a.id, null, two.id]]);
    await client.registers.void(register.id, { reason: 'Mistake' });
    expect(await missing()).toHaveLength(2);
    // On an outing, that of the day counts instead.
    const outing = await client.registers.create({
      ...{ class_id: a.id, date: today, session: 'day', marks: [], default_status: 'present' },
    });
    expect(await missing()).toEqual([]);
    await client.registers.void(outing.id, { reason: 'Mistake' });
    await client.school.update({ session_times: { pm: '09:00' } });
    await client.calendarExceptions.create({ date: today, kind: 'half_day', name: 'Sports' });
    expect(await missing()).toEqual([[a.id, null, one.id]]);
  });

  it('of parallel lessons has the learners who have the lesson', async () => {
    const { client, clock, timetable, periods, slot, learner, a, b, terms, subject, year, grade } =
      await startTimetable(open);
    const french = await client.subjects.create({ name: 'French', code: 'FRE' });
    const option = async (label: string, subject_id: string) =>
      (
        await client.classes.create({
          ...{ academic_year_id: year.id, grade_level_id: grade.id, kind: 'subject', label, subject_id },
        })
      ).id;
    const [german, other] = [await option('German', subject.id), await option('French', french.id)];
    const fields = { cycle_day: 2, period_id: periods[0] ?? '', block: 'L2' };
    const first = await client.slots.create(slot({ ...fields, subject_id: subject.id }));
    const second = await client.slots.create(slot({ ...fields, subject_id: french.id }));
    await client.timetables.publish(timetable.id);
    await client.school.update({ attendance_mode: 'per_slot' });
    const join = async (learner_id: string, class_id: string) =>
      client.enrollments.create({
        ...{ learner_id, class_id, term_id: terms[0].id, starts_on: terms[0].starts_on },
      });
    const [one, two, both] = [await learner('One'), await learner('Two'), await learner('Neither')];
    for (const id of [one, two, both]) await join(id, a.id);
    await join(one, german);
    await join(two, other);
    const take = async (slot_id: string) =>
      client.registers.create({
        ...{ class_id: a.id, date: today, slot_id, marks: [], default_status: 'present' },
      });
    const marked = ({ marks }: { marks: { learner_id: string }[] }) => marks.map((mark) => mark.learner_id);
    const ofFirst = await take(first.id);
    expect(marked(ofFirst)).toEqual([one, both].sort());
    const missing = async () => (await client.attendance.missing({ date: today, class_id: a.id })).data;
    expect(await missing()).toMatchObject([{ slot_id: second.id, register_id: null }]);
    expect(marked(await take(second.id))).toEqual([two, both].sort());
    expect(await missing()).toEqual([]);
    // Whoever comes later is missing in the lesson that they have.
    const late = await learner('Late');
    await join(late, a.id);
    await join(late, german);
    expect(await missing()).toMatchObject([{ register_id: ofFirst.id, learner_ids: [late] }]);
    const summary = await client.attendance.summary({ learner_id: one, term_id: terms[0].id });
    expect(summary.data).toMatchObject([{ sessions: 1, days_present: 1, rate: 100 }]);
    // Some options are lessons of a subject class alone.
    const { id: arts } = await client.subjects.create({ name: 'Art', code: 'ART' });
    const art = await option('Art', arts);
    const again = await client.timetables.clone(timetable.id, { effective_from: '2026-02-03' });
    await client.timetables.update(timetable.id, { effective_to: today });
    const [inDraft] = (await client.slots.list({ timetable_id: again.id, subject_id: subject.id })).data;
    await client.slots.create({
      ...{ timetable_id: again.id, cycle_day: 2, period_id: inDraft?.period_id ?? '', block: 'L2' },
      ...{ class_ids: [art], subject_id: arts, kind: 'lesson' },
    });
    await client.timetables.publish(again.id);
    await join(both, art);
    clock.advance(8 * 86_400_000);
    const { data: days } = await client.calendar.get({ from: '2026-02-03', to: '2026-02-10' });
    const date = days.find(({ cycle_day }) => cycle_day === 2)?.date ?? '';
    const register = await client.registers.create({
      ...{ class_id: a.id, date, slot_id: inDraft?.id ?? '', marks: [], default_status: 'present' },
    });
    expect(marked(register)).toEqual([one, late].sort());
    // A register is expected of the options that somebody of 5A has.
    const expected = async () =>
      (await client.attendance.missing({ date, class_id: a.id })).data.map(({ slot_id }) => slot_id);
    const [french2] = (await client.slots.list({ timetable_id: again.id, subject_id: french.id })).data;
    expect(await expected()).toEqual([french2?.id]);
    const chosen = (await client.learners.enrollments(two)).data.find(({ class_id }) => class_id === other);
    await client.enrollments.transfer(chosen?.id ?? '', { to_class_id: german, on: '2026-02-03' });
    // The register that was taken lacks them now.
    expect(await expected()).toEqual([inDraft?.id]);
    const stranger = await learner('Stranger');
    await join(stranger, b.id);
    const marks = [{ learner_id: two, status: 'present' as const }];
    expect(await codeOf(client.registers.update(ofFirst.id, { marks }))).toBe('learner_not_enrolled');
  });
});
