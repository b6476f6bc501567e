import { expect, it } from 'vitest';
import { type OpenDatabase, onBothDatabases } from '../support/databases.ts';
import { codeOf, expectProblem } from '../support/problems.ts';
import { clientWith } from '../support/school-year.ts';
import { raw } from '../support/server.ts';
import { type CalendarEvent, parsed, read } from './calendar-file.ts';
import { startTimetable } from './school.ts';

/** A school year with assessments of class 5A that are held or due. */
async function startDates(open: OpenDatabase) {
  const school = await startTimetable(open);
  const { client, a, b, subject, terms } = school;
  const common = {
    subject_id: subject.id,
    term_id: terms[0].id,
    max_mark: 50,
    weight: 1,
    status: 'open',
  } as const;
  const assess = (fields: Partial<Parameters<typeof client.assessments.create>[0]> = {}) =>
    client.assessments.create({ ...common, class_id: a.id, title: 'Fractions', kind: 'test', ...fields });
  const test = await assess({ held_on: '2026-02-20' });
  const project = await assess({
    kind: 'project',
    title: 'Shapes',
    held_on: '2026-02-23',
    due_on: '2026-03-02',
  });
  const ofOthers = await assess({ class_id: b.id, title: 'Decimals', held_on: '2026-02-24' });
  const events = async (query: Parameters<typeof client.calendar.ics>[0] = {}) =>
    parsed(await client.calendar.ics(query)).events;
  const assessed = async (query: Parameters<typeof client.calendar.ics>[0]) =>
    (await events(query)).filter(({ uid }) => uid.startsWith('asm_')).map(({ summary }) => summary);
  return { ...school, assess, test, project, ofOthers, events, assessed };
}

const shown = ({ start, end, summary }: CalendarEvent) => `${start} to ${end}: ${summary}`;

onBothDatabases('the calendar of dates', (open) => {
  it('has the first and the last day of terms, the holidays between them and the special days of the school', async () => {
    const { client, events, terms, grade } = await startDates(open);
    const other = await client.gradeLevels.create({ label: 'Grade 6', order: 6 });
    const exception = (
      date: string,
      kind: 'public_holiday' | 'closure' | 'exam_day',
      name: string,
      more = {},
    ) => client.calendarExceptions.create({ date, kind, name, ...more });
    const holiday = await exception('2026-03-21', 'public_holiday', 'Human Rights Day');
    await exception('2026-02-10', 'closure', 'Flood');
    await exception('2026-03-10', 'exam_day', 'Paper 1', { grade_level_ids: [grade.id, other.id] });
    const all = await events();
    expect(all.map(shown)).toEqual([
      '2026-01-14 to 2026-01-15: Term 1: first day',
      '2026-02-10 to 2026-02-11: School closed: Flood',
      '2026-03-10 to 2026-03-11: Exam day: Paper 1 (Grade 5, Grade 6)',
      '2026-03-21 to 2026-03-22: Public holiday: Human Rights Day',
      '2026-03-27 to 2026-03-28: Term 1: last day',
      '2026-03-28 to 2026-04-08: School holidays',
      '2026-04-08 to 2026-04-09: Term 2: first day',
      '2026-06-26 to 2026-06-27: Term 2: last day',
      '2026-06-27 to 2026-07-21: School holidays',
      '2026-07-21 to 2026-07-22: Term 3: first day',
      '2026-09-23 to 2026-09-24: Term 3: last day',
      '2026-09-24 to 2026-10-06: School holidays',
      '2026-10-06 to 2026-10-07: Term 4: first day',
      '2026-12-09 to 2026-12-10: Term 4: last day',
    ]);
    expect(all.map(({ uid }) => uid)).toContain(`${holiday.id}@rollbook`);
    expect(all[0]?.uid).toBe(`${terms[0].id}.starts@rollbook`);
    const file = await client.calendar.ics();
    expect(file).toContain('DTSTART;VALUE=DATE:20260321\r\nDTEND;VALUE=DATE:20260322\r\n');
    expect(file).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
    expect(file).toContain('X-WR-TIMEZONE:Africa/Johannesburg');
    expect(file.match(/TRANSP:TRANSPARENT/g)).toHaveLength(all.length);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('shows a learner the special days of the grade level that they have on the day', async () => {
    const { client, events, terms, grade, a, year, learner } = await startDates(open);
    const six = await client.gradeLevels.create({ label: 'Grade 6', order: 6 });
    const above = await client.classes.create({
      ...{ academic_year_id: year.id, grade_level_id: six.id },
      ...{ label: '6A', kind: 'register' },
    });
    const learner_id = await learner('Lerato Example');
    const { id } = await client.enrollments.create({ learner_id, class_id: a.id, term_id: terms[0].id });
    for (const date of ['2026-02-10', '2026-03-10'])
      for (const { id: level, label } of [grade, six])
        await client.calendarExceptions.create({
          ...{ date, kind: 'closure', name: label, grade_level_ids: [level] },
        });
    const closures = async () =>
      (await events({ learner_id })).filter(({ summary }) => summary.startsWith('School closed')).map(shown);
    expect(await closures()).toEqual([
      '2026-02-10 to 2026-02-11: School closed: Grade 5 (Grade 5)',
      '2026-03-10 to 2026-03-11: School closed: Grade 5 (Grade 5)',
    ]);
    await client.enrollments.transfer(id, { to_class_id: above.id, on: '2026-03-02' });
    expect(await closures()).toEqual([
      '2026-02-10 to 2026-02-11: School closed: Grade 5 (Grade 5)',
      '2026-03-10 to 2026-03-11: School closed: Grade 6 (Grade 6)',
    ]);
  });

  it('shows a learner who is in another class from the next term on the special days of each grade level in its time', async () => {
    const { client, events, terms, grade, a, year, learner } = await startDates(open);
    const six = await client.gradeLevels.create({ label: 'Grade 6', order: 6 });
    const above = await client.classes.create({
      ...{ academic_year_id: year.id, grade_level_id: six.id },
      ...{ label: '6A', kind: 'register' },
    });
    for (const date of ['2026-02-10', '2026-03-30', '2026-05-12', '2026-08-11'])
      for (const { id: level, label } of [grade, six])
        await client.calendarExceptions.create({
          ...{ date, kind: 'closure', name: label, grade_level_ids: [level] },
        });
    const learner_id = await learner('Lerato Example');
    const closures = async () =>
      (await events({ learner_id }))
        .filter(({ summary }) => summary.startsWith('School closed'))
        .map(({ start, summary }) => `${start} ${summary.replace(/.*\(/, '').replace(')', '')}`);
    await client.enrollments.create({ learner_id, class_id: a.id, term_id: terms[0].id });
    const five = (days: readonly string[]) => days.map((day) => `${day} Grade 5`);
    expect(await closures()).toEqual(five(['2026-02-10', '2026-03-30', '2026-05-12', '2026-08-11']));
    await client.enrollments.create({ learner_id, class_id: above.id, term_id: terms[1].id });
    const moved = [...five(['2026-02-10', '2026-03-30']), '2026-05-12 Grade 6', '2026-08-11 Grade 6'];
    expect(await closures()).toEqual(moved);
    const guardian = await client.guardians.create({ name: 'Nomsa Example' });
    await client.learnerGuardians.create(learner_id, { guardian_id: guardian.id, relationship: 'mother' });
    const summaries = (await events({ guardian_id: guardian.id })).map(shown);
    expect(summaries.filter((one) => one.includes('School closed'))).toHaveLength(moved.length);
  });

  it('shows no holidays where a weekend alone is between two terms', async () => {
    const { client, events, terms } = await startDates(open);
    await client.terms.update(terms[1].id, { starts_on: '2026-03-30' });
    const holidays = (await events()).filter(({ summary }) => summary === 'School holidays');
    expect(holidays.map(({ start }) => start)).toEqual(['2026-06-27', '2026-09-24']);
    // From today on, the school is open on Saturdays too.
    await client.school.update({ school_days: [1, 2, 3, 4, 5, 6] });
    expect((await events()).map(shown)).toContain('2026-03-28 to 2026-03-30: School holidays');
  });

  it('shows assessments of a class on the days on which they are held and due, without drafts and marks', async () => {
    const school = await startDates(open);
    const { client, a, assess, test, events, learner, terms } = school;
    await assess({ status: 'draft', title: 'Secret draft', held_on: '2026-02-25' });
    const cancelled = await assess({ title: 'Cancelled', held_on: '2026-02-26' });
    await client.assessments.cancel(cancelled.id);
    const archived = await assess({ title: 'Archived', held_on: '2026-02-26' });
    await client.assessments.archive(archived.id);
    await assess({ title: 'Without a day' });
    await assess({
      kind: 'other',
      title: 'Line one\nand; two, \\ more',
      description: 'Chapter 3\nBring: a ruler',
      held_on: '2026-03-05',
    });
    const learner_id = await learner('Lerato Example');
    await client.enrollments.create({ learner_id, class_id: a.id, term_id: terms[0].id });
    await client.grades.create(test.id, { learner_id, mark: 37 });
    await client.assessments.publish(test.id);
    const found = (await events({ class_id: a.id })).filter(({ uid }) => uid.startsWith('asm_'));
    expect(found.map(shown)).toEqual([
      '2026-02-20 to 2026-02-21: Test: Fractions (Mathematics, 5A)',
      '2026-02-23 to 2026-02-24: Project: Shapes (Mathematics, 5A)',
      '2026-03-02 to 2026-03-03: Due: Shapes (Mathematics, 5A)',
      expect.stringContaining('and; two, \\ more (Mathematics, 5A)'),
    ]);
    expect(found[0]?.uid).toBe(`${test.id}.held@rollbook`);
    expect(found[3]?.description).toBe('Chapter 3\nBring: a ruler');
    const file = await client.calendar.ics({ class_id: a.id });
    for (const secret of ['37', 'Lerato', 'Secret', 'Cancelled', 'Archived', 'Without'])
      expect(file.replaceAll(/^(UID|DT|LAST|SEQ).*$/gm, '')).not.toContain(secret);
  });

  it('shows a learner the assessments of their classes while they are enrolled, and exceptions of their grade level', async () => {
    const school = await startDates(open);
    const { client, clock, a, b, terms, grade, learner, assessed, events, assess, ofOthers } = school;
    const learner_id = await learner('Lerato Example');
    expect(await assessed({ learner_id })).toEqual([]);
    const { id } = await client.enrollments.create({ learner_id, class_id: a.id, term_id: terms[0].id });
    // Work can be due in the holidays after the term.
    await assess({ title: 'Holiday book', kind: 'assignment', due_on: '2026-04-02' });
    const own = ['Test: Fractions', 'Project: Shapes', 'Due: Shapes', 'Due: Holiday book'].map(
      (title) => `${title} (Mathematics, 5A)`,
    );
    expect(await assessed({ learner_id })).toEqual(own);
    const other = await client.gradeLevels.create({ label: 'Grade 6', order: 6 });
    // A later term, in which the learner has no enrollment yet.
    for (const [name, level] of [
      ['Ours', grade],
      ['Theirs', other],
    ] as const)
      await client.calendarExceptions.create({
        ...{ date: '2026-05-12', kind: 'half_day', name, grade_level_ids: [level.id] },
      });
    const halves = async (query: object) =>
      (await events(query)).flatMap(({ summary }) => (summary.startsWith('Half day') ? [summary] : []));
    expect(await halves({ learner_id })).toEqual(['Half day: Ours (Grade 5)']);
    expect(await halves({ class_id: a.id })).toEqual(['Half day: Ours (Grade 5)']);
    expect(await halves({})).toEqual(['Half day: Ours (Grade 5)', 'Half day: Theirs (Grade 6)']);
    await client.enrollments.transfer(id, { to_class_id: b.id, on: '2026-02-24' });
    clock.advance(1000);
    expect(await assessed({ learner_id })).toEqual([
      ...own.slice(0, 2),
      `Test: ${ofOthers.title} (Mathematics, 5B)`,
    ]);
  });

  it('shows a guardian the assessments of learners to whom the access is full, in the language that the guardian reads', async () => {
    const school = await startDates(open);
    const { client, a, b, terms, learner, assessed } = school;
    const { id: guardian_id } = await client.guardians.create({ name: 'Nomsa Example' });
    const links = [];
    for (const { id: class_id } of [a, b]) {
      const learner_id = await learner();
      await client.enrollments.create({ learner_id, class_id, term_id: terms[0].id });
      links.push(await client.learnerGuardians.create(learner_id, { guardian_id, relationship: 'mother' }));
    }
    const ofBoth = [
      'Test: Fractions (Mathematics, 5A)',
      'Project: Shapes (Mathematics, 5A)',
      'Test: Decimals (Mathematics, 5B)',
      'Due: Shapes (Mathematics, 5A)',
    ];
    expect(await assessed({ guardian_id })).toEqual(ofBoth);
    await client.guardians.update(guardian_id, { preferred_language: 'de-DE' });
    expect(await assessed({ guardian_id })).toEqual([
      'Test: Fractions (Mathematics, 5A)',
      'Projekt: Shapes (Mathematics, 5A)',
      'Test: Decimals (Mathematics, 5B)',
      'Abgabe: Shapes (Mathematics, 5A)',
    ]);
    const [first] = links;
    for (const access of ['limited', 'none'] as const) {
      await client.learnerGuardians.update(first?.learner_id ?? '', first?.id ?? '', { access });
      expect(await assessed({ guardian_id }), access).toEqual(['Test: Decimals (Mathematics, 5B)']);
    }
    // Without texts in that language they are in that of the school.
    await client.school.update({ locale: 'fr-FR' });
    await client.guardians.update(guardian_id, { preferred_language: 'zu' });
    expect(await assessed({ guardian_id })).toEqual(['Contrôle : Decimals (Mathematics, 5B)']);
  });

  it('shows a teacher the assessments of classes that they lead, or teach in the subject on the day', async () => {
    const school = await startDates(open);
    const { client, a, subject, teacher, slot, timetable, assessed, assess } = school;
    const ofA = [
      'Test: Fractions (Mathematics, 5A)',
      'Project: Shapes (Mathematics, 5A)',
      'Due: Shapes (Mathematics, 5A)',
    ];
    const lead = await teacher('Sam Example');
    const leading = await teacher('Naledi Example');
    await client.classes.update(a.id, { teacher_id: leading });
    const lesson = await client.slots.create(slot({ teacher_ids: [lead] }));
    expect(await assessed({ staff_id: leading })).toEqual(ofA);
    // Nobody teaches by a draft.
    expect(await assessed({ staff_id: lead })).toEqual([]);
    await client.timetables.publish(timetable.id);
    expect(await assessed({ staff_id: lead })).toEqual(ofA);
    const history = await client.subjects.create({ name: 'History', code: 'HIST' });
    await assess({ subject_id: history.id, title: 'Mapungubwe', held_on: '2026-02-27' });
    expect(await assessed({ staff_id: lead })).toEqual(ofA);
    expect(await assessed({ staff_id: leading })).toContain('Test: Mapungubwe (History, 5A)');
    const substitute = await teacher('Ayanda Example');
    await client.teacherAllocations.create({
      ...{
        slot_id: lesson.id,
        staff_id: substitute,
        role: 'substitute',
        from: '2026-02-20',
        to: '2026-02-20',
      },
    });
    expect(await assessed({ staff_id: substitute })).toEqual([ofA[0]]);
    expect(subject.name).toBe('Mathematics');
  });

  it('changes the sequence of events whose records, names or language changed, and of no others', async () => {
    const school = await startDates(open);
    const { client, clock, a, subject, terms, test, events } = school;
    const byUid = async () => new Map((await events({ class_id: a.id })).map((event) => [event.uid, event]));
    let before = await byUid();
    const changed = async () => {
      const after = await byUid();
      const found = [...after.values()].filter((event) => {
        const previous = before.get(event.uid);
        if (previous && JSON.stringify(previous) === JSON.stringify(event)) return false;
        if (previous) expect(event.sequence, event.uid).toBeGreaterThan(previous.sequence);
        return true;
      });
      before = after;
      return found.map(({ summary }) => summary);
    };
    clock.advance(60_000);
    expect(await changed()).toEqual([]);
    await client.assessments.update(test.id, { held_on: '2026-02-19' });
    expect(await changed()).toEqual(['Test: Fractions (Mathematics, 5A)']);
    clock.advance(60_000);
    await client.subjects.update(subject.id, { name: 'Maths' });
    expect(await changed()).toHaveLength(3);
    clock.advance(60_000);
    await client.terms.update(terms[0].id, { ends_on: '2026-03-26' });
    expect(await changed()).toEqual(['Term 1: first day', 'Term 1: last day', 'School holidays']);
    clock.advance(60_000);
    await client.school.update({ locale: 'af-ZA' });
    expect(await changed()).toContain('Toets: Fractions (Maths, 5A)');
  });

  it('changes the sequence of the events of a guardian who chooses another language', async () => {
    const { client, clock, events } = await startDates(open);
    const { id: guardian_id } = await client.guardians.create({ name: 'Nomsa Example' });
    const first = async () => {
      const found = await events({ guardian_id });
      return found.find(({ summary }) => summary.startsWith('Term 1'));
    };
    const before = await first();
    expect(before?.summary).toBe('Term 1: first day');
    clock.advance(60_000);
    await client.guardians.update(guardian_id, { preferred_language: 'de' });
    const after = await first();
    expect(after).toMatchObject({ uid: before?.uid, summary: 'Term 1: erster Tag' });
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    expect(after?.modified).not.toBe(before?.modified);
  });

  it.each([
    ['af-ZA', 'Openbare vakansiedag: Day', 'Term 1: eerste dag', 'Skoolvakansie'],
    ['de-DE', 'Feiertag: Day', 'Term 1: erster Tag', 'Schulferien'],
    ['en-ZA', 'Public holiday: Day', 'Term 1: first day', 'School holidays'],
    ['fr-FR', 'Jour férié : Day', 'Term 1 : premier jour', 'Vacances scolaires'],
    ['pt-MZ', 'Feriado: Day', 'Term 1: primeiro dia', 'Férias escolares'],
    ['zu-ZA', 'Public holiday: Day', 'Term 1: first day', 'School holidays'],
  ])('says in the language of the school what the days are (%s)', async (locale, ...expected) => {
    const { client, events } = await startDates(open);
    await client.calendarExceptions.create({ date: '2026-03-20', kind: 'public_holiday', name: 'Day' });
    await client.school.update({ locale });
    const summaries = (await events()).map(({ summary }) => summary);
    for (const summary of expected) expect(summaries).toContain(summary);
  });

  it('needs at most one of its parameters, and the scopes of what it shows', async () => {
    const { client, server, testKey, a, learner } = await startDates(open);
    const learner_id = await learner();
    const { id: guardian_id } = await client.guardians.create({ name: 'Nomsa Example' });
    const get = (search: string) => raw(server.url, testKey, 'GET', `/v1/calendar.ics${search}`);
    expectProblem(await get(`?class_id=${a.id}&learner_id=${learner_id}`), 'invalid_parameter');
    const classes = await clientWith({ client, server }, 'read:classes', 'write:timetable');
    const assessments = await clientWith(
      { client, server },
      'read:classes',
      'read:assessments',
      'write:timetable',
    );
    expect(parsed(await classes.calendar.ics()).events.length).toBeGreaterThan(0);
    expect(await codeOf(classes.calendar.ics({ class_id: a.id }))).toBe('insufficient_scope');
    expect(parsed(await assessments.calendar.ics({ class_id: a.id })).events.length).toBeGreaterThan(0);
    const content = 'dates';
    for (const person of [{ learner_id }, { guardian_id }]) {
      expect(await codeOf(assessments.calendar.ics(person))).toBe('insufficient_scope');
      expect(await codeOf(assessments.calendarFeeds.create({ content, ...person }))).toBe(
        'insufficient_scope',
      );
    }
    expect(await codeOf(classes.calendarFeeds.create({ content, class_id: a.id }))).toBe(
      'insufficient_scope',
    );
    expect((await classes.calendarFeeds.create({ content })).content).toBe(content);
    const writer = await clientWith({ client, server }, 'write:timetable', 'read:timetable');
    expect(await codeOf(writer.calendarFeeds.create({ content }))).toBe('insufficient_scope');
    const { id: room_id } = await client.rooms.create({ name: 'Hall' });
    for (const body of [
      { content, room_id },
      { content, class_id: a.id, learner_id },
      { guardian_id },
      { content: 'lessons' },
    ] as const)
      expect(await codeOf(client.calendarFeeds.create(body)), JSON.stringify(body)).toBe('validation_failed');
  });
});

onBothDatabases('the address of a calendar of dates', (open) => {
  it('is read without an API key, is the same until something changes, and ends when it is revoked', async () => {
    const school = await startDates(open);
    const { client, clock, server, a, test } = school;
    const feed = await client.calendarFeeds.create({ content: 'dates', class_id: a.id });
    expect(feed.url).toBe(`${server.url}/v1/calendar.ics?token=${feed.token}`);
    const first = await read(school, feed.url);
    expect(first.body).toBe(await client.calendar.ics({ class_id: a.id }));
    expect(parsed(first.body).name).toBe('5A');
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const etag = first.headers.get('etag') ?? '';
    clock.advance(3_600_000);
    expect((await read(school, feed.url, { 'If-None-Match': etag })).status).toBe(304);
    await client.assessments.update(test.id, { title: 'Fractions and decimals' });
    expect((await read(school, feed.url, { 'If-None-Match': etag })).status).toBe(200);
    expectProblem(await read(school, `${feed.url}&class_id=${a.id}`), 'invalid_parameter');
    await client.calendarFeeds.archive(feed.id);
    expectProblem(await read(school, feed.url), 'not_found');
  });

  it('does not read lessons, and that of lessons does not read dates', async () => {
    const school = await startDates(open);
    const { client, a } = school;
    const dates = await client.calendarFeeds.create({ content: 'dates', class_id: a.id });
    const lessons = await client.calendarFeeds.create({ class_id: a.id });
    expect(lessons.content).toBe('lessons');
    const other = ({ url }: { url: string }) =>
      url.includes('lessons.ics')
        ? url.replace('lessons.ics', 'calendar.ics')
        : url.replace('calendar.ics', 'lessons.ics');
    expectProblem(await read(school, other(dates)), 'not_found');
    expectProblem(await read(school, other(lessons)), 'not_found');
    expect((await read(school, lessons.url)).status).toBe(200);
  });

  it('of the whole school has no assessments, and the name of the school', async () => {
    const school = await startDates(open);
    const { client } = school;
    const { url } = await client.calendarFeeds.create({ content: 'dates' });
    const { name, events } = parsed((await read(school, url)).body);
    expect(name).toBe((await client.school.get()).name);
    expect(events.length).toBeGreaterThan(0);
    expect(events.filter(({ uid }) => uid.startsWith('asm_'))).toEqual([]);
  });

  it('ends while its guardian is archived', async () => {
    const school = await startDates(open);
    const { client } = school;
    const { id } = await client.guardians.create({ name: 'Nomsa Example' });
    const { url } = await client.calendarFeeds.create({ content: 'dates', guardian_id: id });
    const shownBefore = await read(school, url);
    expect(shownBefore.status).toBe(200);
    expect(shownBefore.body).not.toContain('Nomsa');
    await client.guardians.archive(id);
    expectProblem(await read(school, url), 'not_found');
    await client.guardians.restore(id);
    expect((await read(school, url)).status).toBe(200);
  });
});
