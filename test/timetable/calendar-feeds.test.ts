import type { SlotCreate } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { type OpenDatabase, onEachDatabase } from '../support/databases.ts';
import { everythingStored } from '../support/inspect.ts';
import { codeOf, expectProblem, refusalOf } from '../support/problems.ts';
import { raw } from '../support/server.ts';
import { type CalendarEvent, parsed, read } from './calendar-file.ts';
import { startTimetable } from './school.ts';

/** A published timetable with a lesson of class 5A on every day, given by a teacher in a room. */
async function startLessons(open: OpenDatabase, fields: Partial<SlotCreate> = {}) {
  const school = await startTimetable(open);
  const { client, timetable, slot } = school;
  const teacher = await school.teacher('Sam Example');
  const room = await school.room('Room 4');
  const slots = [];
  for (let cycle_day = 1; cycle_day <= 6; cycle_day++)
    slots.push(
      await client.slots.create(slot({ cycle_day, teacher_ids: [teacher], room_id: room, ...fields })),
    );
  await client.timetables.publish(timetable.id);
  return { ...school, teacherId: teacher, roomId: room, slots };
}

onEachDatabase('the calendar of lessons', (open) => {
  it('has the lessons of a teacher, a class, a room or a learner, in UTC', async () => {
    const school = await startLessons(open, { notes: 'Bring a calculator; and, a ruler' });
    const { client, a, terms, learner, teacherId: staff_id, roomId: room_id } = school;
    const learner_id = await learner('Lerato Example');
    await client.enrollments.create({ learner_id, class_id: a.id, term_id: terms[0].id });
    const calendars = await Promise.all(
      [{ staff_id }, { class_id: a.id }, { room_id }, { learner_id }].map((query) =>
        client.lessons.ics(query),
      ),
    );
    const [ofStaff, ofClass, ofRoom, ofLearner] = calendars.map(parsed);
    const lessons = await client.lessons.get({ staff_id, from: '2026-01-14', to: '2026-02-13' });
    // From four weeks before the day, when the term began, to twelve weeks after it.
    const first = ofStaff?.events.slice(0, lessons.data.length) ?? [];
    expect(first.map(({ uid }) => uid)).toEqual(
      lessons.data.map(({ slot_id, date }) => `${slot_id}.${date}@rollbook`),
    );
    expect(ofStaff?.events.at(-1)).toMatchObject({ start: expect.stringMatching(/^2026-04-2/) });
    expect(first[0]).toMatchObject({
      summary: 'Mathematics 5A',
      location: 'Room 4',
      description: 'Period 1\nSam Example\nBring a calculator; and, a ruler',
      start: '2026-01-14T06:00:00.000Z',
      end: '2026-01-14T06:45:00.000Z',
    });
    expect([ofStaff, ofClass, ofRoom, ofLearner].map((one) => one?.name)).toEqual([
      'Sam Example',
      '5A',
      'Room 4',
      'Lessons',
    ]);
    expect(ofClass?.events).toEqual(ofStaff?.events);
    expect(ofRoom?.events).toEqual(ofStaff?.events);
    // The learner is in the class from today to the end of the term.
    expect(ofLearner?.events).toEqual(
      ofStaff?.events.filter(({ start }) => '2026-02-02' < start && start < '2026-03-28'),
    );
    for (const file of calendars) expect(file).not.toContain('Lerato');
  });

  it('folds long lines of any script, and has no control characters', async () => {
    const name = 'Ἀριστοτέλης Παράδειγμα 😀 أحمد مثال 例子 '.repeat(4).trim();
    const school = await startLessons(open);
    const { client, subject, a } = school;
    await client.subjects.update(subject.id, { name: 'ஆங்கிலம்; English, Life\tSkills \\ 😀'.repeat(2) });
    await client.staff.update(school.teacherId, { name });
    const file = await client.lessons.ics({ class_id: a.id });
    // RFC 5545: every line ends with CRLF (3.1), and the properties of a calendar come before its components (3.6).
    const lines = file.split('\r\n');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
    expect(lines.at(-3)).toBe('END:VEVENT');
    expect(lines.slice(0, lines.indexOf('BEGIN:VEVENT'))).toContain('X-WR-TIMEZONE:Africa/Johannesburg');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(lines.join('')).not.toMatch(/\p{Cc}/u);
    const [event] = parsed(file).events;
    expect(event?.summary).toContain('ஆங்கிலம்; English, Life Skills \\ 😀');
    expect(event?.description).toContain(name);
  });

  it('shows substitutes and rooms of a day, and no lesson on a day without school', async () => {
    const school = await startLessons(open);
    const { client, clock, slots, teacherId, a } = school;
    const calendarOf = async (query: object) => parsed(await client.lessons.ics(query)).events;
    const before = await calendarOf({ class_id: a.id });
    clock.advance(60_000);
    const day = (await client.lessons.get({ class_id: a.id, from: '2026-02-03', to: '2026-02-03' })).data[0];
    const slot_id = day?.slot_id ?? '';
    expect(slots.map(({ id }) => id)).toContain(slot_id);
    const [from, to] = ['2026-02-03', '2026-02-03'];
    const substitute = await school.teacher('Naledi Example');
    const hall = await school.room('Hall');
    await client.teacherAllocations.create({ slot_id, staff_id: substitute, role: 'substitute', from, to });
    await client.roomAssignments.create({ slot_id, room_id: hall, from, to });
    await client.calendarExceptions.create({ date: '2026-03-23', kind: 'closure', name: 'Flood' });

    const after = await calendarOf({ class_id: a.id });
    const uid = `${slot_id}.2026-02-03@rollbook`;
    const of = (events: CalendarEvent[]) => events.find((event) => event.uid === uid);
    expect(of(after)).toMatchObject({
      location: 'Hall',
      description: 'Period 1\nNaledi Example (substitute)',
      start: of(before)?.start,
    });
    expect(of(after)?.sequence).toBeGreaterThan(of(before)?.sequence ?? 0);
    expect(String(of(after)?.modified) > String(of(before)?.modified)).toBe(true);
    // The lessons after the closure move to other days of the cycle; those before it that did not change are the same.
    const unchanged = (events: CalendarEvent[]) =>
      events.filter((event) => event.start < '2026-03-23' && !event.uid.startsWith(slot_id));
    expect(unchanged(after)).toEqual(unchanged(before));
    expect(after.filter(({ start }) => start.startsWith('2026-03-23'))).toEqual([]);
    expect((await calendarOf({ staff_id: substitute })).map((event) => event.uid)).toEqual([uid]);
    expect((await calendarOf({ staff_id: teacherId })).map((event) => event.uid)).not.toContain(uid);
  });

  it('changes a lesson of two classes when one of them has no school, and when it has school again', async () => {
    const school = await startTimetable(open);
    const { client, clock, year, a, timetable } = school;
    const other = await client.gradeLevels.create({ label: 'Grade 6', order: 6 });
    const six = await client.classes.create({
      ...{ label: '6A', kind: 'register', academic_year_id: year.id, grade_level_id: other.id },
    });
    const teacherId = await school.teacher();
    for (let cycle_day = 1; cycle_day <= 6; cycle_day++)
      await client.slots.create(
        school.slot({ cycle_day, class_ids: [a.id, six.id], teacher_ids: [teacherId] }),
      );
    await client.timetables.publish(timetable.id);
    const read = async () => {
      const { events } = parsed(await client.lessons.ics({ staff_id: teacherId }));
      return events.find(({ start }) => start > '2026-02-10');
    };
    const before = await read();
    expect(before?.summary).toContain('5A, 6A');
    const date = before?.start.slice(0, 10) ?? '';
    clock.advance(60_000);
    const trip = await client.calendarExceptions.create({
      ...{ date, kind: 'closure', name: 'Trip', grade_level_ids: [other.id] },
    });
    const during = await read();
    expect(during?.summary).not.toContain('6A');
    expect(during?.sequence).toBeGreaterThan(before?.sequence ?? Number.NaN);
    clock.advance(60_000);
    await client.calendarExceptions.archive(trip.id);
    const after = await read();
    expect(after?.summary).toBe(before?.summary);
    expect(after?.sequence).toBeGreaterThan(during?.sequence ?? Number.NaN);
  });

  it('is in the language of the school', async () => {
    const school = await startLessons(open);
    const { client, clock, a, terms, learner, slots } = school;
    const learner_id = await learner('Lerato Example');
    await client.enrollments.create({ learner_id, class_id: a.id, term_id: terms[0].id });
    const [day] = (await client.lessons.get({ class_id: a.id, from: '2026-02-03', to: '2026-02-03' })).data;
    const slot_id = day?.slot_id ?? slots[0]?.id ?? '';
    for (const [name, role] of [
      ['Naledi Example', 'substitute'],
      ['Jan Example', 'assistant'],
    ] as const) {
      const staff_id = await school.teacher(name);
      const dates = { from: '2026-02-03', to: '2026-02-03' };
      await client.teacherAllocations.create({ slot_id, staff_id, role, ...dates });
    }
    const read = async () => {
      const { name, events } = parsed(await client.lessons.ics({ learner_id }));
      return { name, event: events.find(({ uid }) => uid === `${slot_id}.2026-02-03@rollbook`) };
    };
    const before = await read();
    expect(before.name).toBe('Lessons');
    for (const [locale, name, substitute, assistant] of [
      ['af-ZA', 'Lesse', 'plaasvervanger', 'assistent'],
      ['de', 'Unterricht', 'Vertretung', 'Assistenz'],
      ['fr', 'Cours', 'remplacement', 'assistance'],
      ['pt-MZ', 'Aulas', 'substituição', 'assistente'],
      ['zu', 'Lessons', 'substitute', 'assistant'],
    ]) {
      clock.advance(60_000);
      await client.school.update({ locale });
      const { name: shown, event } = await read();
      expect(shown).toBe(name);
      expect(event?.description).toContain(`Naledi Example (${substitute})`);
      expect(event?.description).toContain(`Jan Example (${assistant})`);
      expect(event?.sequence).toBeGreaterThan(before.event?.sequence ?? 0);
    }
  });

  it('moves all lessons with the time zone of the school, each as a change', async () => {
    const { client, clock, a } = await startLessons(open);
    const lessons = async () => parsed(await client.lessons.ics({ class_id: a.id })).events;
    const before = new Map((await lessons()).map((event) => [event.uid, event]));
    clock.advance(60_000);
    await client.school.update({ time_zone: 'Europe/London' });
    const after = await lessons();
    expect(after.length).toBe(before.size);
    for (const { uid, start, sequence, modified } of after) {
      const previous = before.get(uid);
      expect(start).not.toBe(previous?.start);
      expect(sequence).toBeGreaterThan(previous?.sequence ?? Number.NaN);
      expect(String(modified) > String(previous?.modified)).toBe(true);
    }
  });

  it('is the same file until something changes, and is asked for with its ETag', async () => {
    const school = await startLessons(open);
    const { client, subject, a, clock } = school;
    const { url } = await client.calendarFeeds.create({ class_id: a.id });
    const first = await read(school, url);
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
    const etag = first.headers.get('etag') ?? '';
    clock.advance(3_600_000);
    const again = await read(school, url, { 'If-None-Match': `W/${etag}` });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag]);
    await client.subjects.update(subject.id, { name: 'Maths' });
    const changed = await read(school, url, { 'If-None-Match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
    expect(await client.lessons.ics({ class_id: a.id }, { ifNoneMatch: etag })).toContain('SUMMARY:Maths 5A');
  });

  it('needs exactly one of its parameters, and the scope for learners for a learner', async () => {
    const { client, server, testKey, a } = await startTimetable(open);
    const { id: learner_id } = await client.learners.create({ name: 'Thandi Example' });
    const { secret } = await client.apiKeys.create({
      name: 'Timetable',
      scopes: ['read:timetable', 'write:timetable'],
    });
    const get = (key: string, search: string) => raw(server.url, key, 'GET', `/v1/lessons.ics${search}`);
    for (const search of ['', `?class_id=${a.id}&room_id=${a.id}`])
      expectProblem(await get(testKey, search), 'invalid_parameter');
    expectProblem(await get(secret, `?learner_id=${learner_id}`), 'insufficient_scope');
    const create = { body: { learner_id } };
    expectProblem(await raw(server.url, secret, 'POST', '/v1/calendar-feeds', create), 'insufficient_scope');
    const { secret: writer } = await client.apiKeys.create({ name: 'Writer', scopes: ['write:timetable'] });
    const room = { body: { room_id: (await client.rooms.create({ name: 'Room 9', kind: 'classroom' })).id } };
    expectProblem(await raw(server.url, writer, 'POST', '/v1/calendar-feeds', room), 'insufficient_scope');
    expect(await codeOf(client.calendarFeeds.create({}))).toBe('validation_failed');
    expect(await codeOf(client.calendarFeeds.create({ class_id: a.id, learner_id }))).toBe(
      'validation_failed',
    );
    expect(await codeOf(client.calendarFeeds.create({ class_id: 'cls_none' }))).toBe('unknown_reference');
  });
});

onEachDatabase('the address of a calendar', (open) => {
  it('is read without an API key, and shows the lessons of its subject only', async () => {
    const school = await startLessons(open);
    const { client, server, testKey, a } = school;
    const created = await client.calendarFeeds.create({ class_id: a.id, name: 'My lessons' });
    const { token, url, ...feed } = created;
    expect(token).toMatch(/^cftok_[A-Za-z0-9]{43}$/);
    expect(url).toBe(`${server.url}/v1/lessons.ics?token=${token}`);
    const response = await read(school, url);
    expect(parsed(response.body)).toMatchObject({ name: 'My lessons' });
    expect(parsed(response.body).events).toEqual(parsed(await client.lessons.ics({ class_id: a.id })).events);
    expect(await client.calendarFeeds.get(feed.id)).toEqual(feed);
    expect((await client.calendarFeeds.list({ class_id: a.id })).data).toEqual([feed]);
    expectProblem(await read(school, `${url}&class_id=${a.id}`), 'invalid_parameter');
    expectProblem(
      await raw(server.url, testKey, 'GET', `/v1/lessons.ics?token=${token}`),
      'invalid_parameter',
    );
    // The token is for this operation only.
    expectProblem(await raw(server.url, null, 'GET', `/v1/lessons?token=${token}`), 'missing_api_key');
    expectProblem(await raw(server.url, token, 'GET', `/v1/lessons`), 'invalid_api_key');
  });

  it('returns the same response after it was revoked as if it had never existed', async () => {
    const school = await startLessons(open);
    const { client, a } = school;
    const { id, url } = await client.calendarFeeds.create({ class_id: a.id });
    expect((await read(school, url)).status).toBe(200);
    await client.calendarFeeds.archive(id);
    const refusals = [];
    for (const one of [url, `${url.slice(0, -1)}_`, url.replace(/token=.*/, 'token=x')]) {
      const refused = await read(school, one);
      expectProblem(refused, 'not_found');
      expect(refused.headers.get('cache-control')).toBe('no-store');
      refusals.push({ ...refused.body, request_id: '' });
    }
    expect(new Set(refusals.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  it('ends while its subject is archived or suspended, and when they have left', async () => {
    const school = await startTimetable(open);
    const { client, register, room, teacher, learner, clock } = school;
    const staff_id = await teacher();
    const learner_id = await learner();
    const [room_id, class_id] = [await room('Room 9'), (await register('6A')).id];
    const urlOf = async (body: object) => (await client.calendarFeeds.create(body)).url;
    const urls = {
      staff: await urlOf({ staff_id }),
      learner: await urlOf({ learner_id }),
      room: await urlOf({ room_id }),
      class: await urlOf({ class_id }),
    };
    const statuses = async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(urls).map(async ([name, url]) => [name, (await read(school, url)).status]),
        ),
      );
    expect(await statuses()).toEqual({ staff: 200, learner: 200, room: 200, class: 200 });
    await client.staff.suspend(staff_id);
    await client.learners.archive(learner_id);
    await client.rooms.archive(room_id);
    await client.classes.archive(class_id);
    expect(await statuses()).toEqual({ staff: 404, learner: 404, room: 404, class: 404 });
    await client.staff.reactivate(staff_id);
    await client.learners.restore(learner_id);
    expect(await statuses()).toMatchObject({ staff: 200, learner: 200 });
    const left_on = new Date(clock.now()).toISOString().slice(0, 10);
    await client.staff.leave(staff_id, { ends_on: left_on });
    await client.learners.leave(learner_id, { left_on, left_reason: 'transferred' });
    expect(await statuses()).toMatchObject({ staff: 404, learner: 404 });
    // Nobody is given a URL that shows nothing.
    for (const subject of [{ staff_id }, { learner_id }, { learner_id, content: 'dates' } as const])
      expect(await refusalOf(client.calendarFeeds.create(subject))).toMatchObject({
        code: 'validation_failed',
        errors: [{ pointer: `/${Object.keys(subject)[0]}`, code: 'not_applicable' }],
      });
  });

  it('has a rate limit of its own, and its guesses are limited', async () => {
    const school = await startTimetable(open, { rateLimits: { reads: 5, writes: 100, refusedKeys: 3 } });
    const { client, a } = school;
    const first = await client.calendarFeeds.create({ class_id: a.id });
    const second = await client.calendarFeeds.create({ class_id: a.id });
    for (let n = 0; n < 5; n++) expect((await read(school, first.url)).status).toBe(200);
    expectProblem(await read(school, first.url), 'rate_limited');
    expect((await read(school, second.url)).status).toBe(200);
    for (let n = 0; n < 3; n++) expectProblem(await read(school, second.url.replace(/.$/, '_')), 'not_found');
    expectProblem(await read(school, second.url.replace(/.$/, '_')), 'rate_limited');
    expect((await read(school, second.url)).status).toBe(200);
  });

  it('is in no response but that of its creation, and in no log, audit entry, event or error', async () => {
    const school = await startLessons(open);
    const { client, server, testKey, a, database } = school;
    const headers = { 'Idempotency-Key': '0190b3f5-7a3e-4c7b-8f2e-1a2b3c4d5e6f' };
    const create = () =>
      raw(server.url, testKey, 'POST', '/v1/calendar-feeds', { body: { class_id: a.id }, headers });
    const { body } = await create();
    const replayed = await create();
    expect(replayed.body).toEqual(body);
    expect(replayed.headers.get('idempotent-replayed')).toBe('true');
    const last = async () => (await client.auditLog.list({ limit: 1 })).data[0]?.sequence;
    const entries = await last();
    const refused = await read(school, `${body.url}&room_id=x&nonsense=1`);
    expect((await read(school, body.url)).status).toBe(200);
    // A read is not a change.
    expect(await last()).toBe(entries);
    const shown = [
      refused.body,
      await client.auditLog.list({ limit: 100 }),
      await client.events.list({ limit: 100 }),
      await client.calendarFeeds.list(),
      await client.calendarFeeds.archive(body.id),
    ];
    expect(JSON.stringify(shown)).not.toContain('cftok_');
    expect(await everythingStored(database)).not.toContain(body.token);
  });
});
