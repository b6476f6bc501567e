import type { Rollbook } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { absentId } from '../support/fixtures/records.ts';
import { refusalOf } from '../support/problems.ts';
import { newTerm, newYear } from '../support/school-year.ts';
import { type Started, sharedServer, startServer } from '../support/server.ts';

/** A school with a first term of ten weeks and three days: 53 school days. */
async function withTerm(open: Parameters<typeof startServer>[0]) {
  const started = await startServer(open);
  const { client } = started;
  const year = await newYear(client);
  const term = await newTerm(client, year.id, 1);
  return { ...started, year, term };
}

const except = (client: Rollbook, date: string, kind: 'closure' | 'make_up_day', name = 'Day') =>
  client.calendarExceptions.create({ date, kind, name });

async function countOf({ client }: Pick<Started, 'client'>, id: string): Promise<number> {
  return (await client.terms.get(id)).school_days_count;
}

onEachDatabase('a calendar exception', (open) => {
  const newSchool = sharedServer(open);

  it('is created for the whole school, read, changed, archived and restored', async () => {
    const { client } = await newSchool();
    const created = await client.calendarExceptions.create({
      date: '2026-03-20',
      kind: 'closure',
      name: 'Flood',
    });
    expect(created).toMatchObject({
      id: expect.stringMatching(/^cal_/),
      object: 'calendar_exception',
      grade_level_ids: null,
    });
    expect(await client.calendarExceptions.get(created.id)).toEqual(created);
    expect(await client.calendarExceptions.update(created.id, { name: 'Storm' })).toMatchObject({
      name: 'Storm',
      date: '2026-03-20',
    });
    expect((await client.calendarExceptions.archive(created.id)).archived_at).not.toBeNull();
    expect(await refusalOf(client.calendarExceptions.update(created.id, { name: 'Wind' }))).toMatchObject({
      code: 'resource_archived',
    });
    expect((await client.calendarExceptions.restore(created.id)).archived_at).toBeNull();
    const { data } = await client.auditLog.list({ resource_id: created.id, order: 'asc' });
    expect(data.map(({ action }) => action)).toEqual(
      ['created', 'updated', 'archived', 'restored'].map((verb) => `calendar_exception.${verb}`),
    );
  });

  it('holds for grade levels of the school, at least one when any', async () => {
    const { client } = await newSchool();
    const grade = await client.gradeLevels.create({ label: 'Grade 7', order: 7 });
    const exam = { date: '2026-03-20', kind: 'exam_day', name: 'Exams' } as const;
    const { id } = await client.calendarExceptions.create({ ...exam, grade_level_ids: [grade.id] });
    expect((await client.calendarExceptions.get(id)).grade_level_ids).toEqual([grade.id]);
    expect(await refusalOf(client.calendarExceptions.create({ ...exam, grade_level_ids: [] }))).toMatchObject(
      { status: 422, errors: [{ pointer: '/grade_level_ids', code: 'too_short' }] },
    );
    const unknown = { grade_level_ids: [grade.id, absentId(grade.id)] };
    for (const refused of [
      () => client.calendarExceptions.create({ ...exam, ...unknown }),
      () => client.calendarExceptions.update(id, unknown),
    ])
      expect(await refusalOf(refused())).toMatchObject({
        code: 'unknown_reference',
        errors: [{ pointer: '/grade_level_ids/1' }],
      });
  });

  it('is the only one of its date, kind and grade levels', async () => {
    const { client } = await newSchool();
    const grades = await Promise.all(
      [1, 2].map((order) => client.gradeLevels.create({ label: `Grade ${order}`, order })),
    );
    const ids = grades.map(({ id }) => id);
    const closure = { date: '2026-03-20', kind: 'closure', name: 'Flood' } as const;
    const whole = await client.calendarExceptions.create(closure);
    const some = await client.calendarExceptions.create({ ...closure, grade_level_ids: ids });
    const again = client.calendarExceptions.create({ ...closure, name: 'Storm' });
    expect(await refusalOf(again)).toMatchObject({
      status: 409,
      code: 'already_exists',
      existing_id: whole.id,
    });
    const reordered = { ...closure, grade_level_ids: ids.toReversed() };
    expect(await refusalOf(client.calendarExceptions.create(reordered))).toMatchObject({
      existing_id: some.id,
    });
    const other = await client.calendarExceptions.create({ ...closure, date: '2026-03-23' });
    await client.calendarExceptions.create({ ...closure, kind: 'staff_only' });
    await client.calendarExceptions.create({ ...closure, grade_level_ids: ids.slice(0, 1) });
    expect(await refusalOf(client.calendarExceptions.update(other.id, { date: '2026-03-20' }))).toMatchObject(
      { existing_id: whole.id },
    );
    await client.calendarExceptions.archive(whole.id);
    await client.calendarExceptions.update(other.id, { date: '2026-03-20' });
    expect(await refusalOf(client.calendarExceptions.restore(whole.id))).toMatchObject({
      code: 'already_exists',
      existing_id: other.id,
    });
    const atOnce = await Promise.allSettled(
      ['a', 'b', 'c'].map((name) => except(client, '2026-04-01', 'closure', name)),
    );
    expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is listed by its kind, its dates and the grade levels for which it holds', async () => {
    const { client } = await newSchool();
    const [one, two] = await Promise.all(
      ['Grade 1', 'Grade 2'].map((label, order) => client.gradeLevels.create({ label, order })),
    );
    if (!one || !two) throw new Error('two grade levels were created');
    const add = (name: string, date: string, kind: 'closure' | 'exam_day', grades: string[] | null) =>
      client.calendarExceptions.create({ name, date, kind, grade_level_ids: grades });
    await add('a', '2026-03-18', 'closure', null);
    await add('b', '2026-03-19', 'exam_day', [one.id]);
    await add('c', '2026-03-20', 'exam_day', [one.id, two.id]);
    const names = async (query: Parameters<typeof client.calendarExceptions.list>[0]) =>
      (await client.calendarExceptions.list(query)).data.map(({ name }) => name).join('');
    expect(await names({})).toBe('abc');
    expect(await names({ kind: 'exam_day' })).toBe('bc');
    expect(await names({ from: '2026-03-19' })).toBe('bc');
    expect(await names({ to: '2026-03-19' })).toBe('ab');
    expect(await names({ from: '2026-03-19', to: '2026-03-19' })).toBe('b');
    expect(await names({ grade_level_id: two.id })).toBe('ac');
    expect(await names({ grade_level_id: one.id, kind: 'exam_day' })).toBe('bc');
  });
});

onEachDatabase('the calendar', (open) => {
  it('says of each day whether it is a school day, and why', async () => {
    const { client, term } = await withTerm(open);
    const holiday = await client.calendarExceptions.create({
      date: '2026-03-24',
      kind: 'public_holiday',
      name: 'Founders Day',
    });
    const madeUp = await except(client, '2026-03-21', 'make_up_day', 'For the holiday');
    const fair = await client.calendarExceptions.create({
      date: '2026-03-27',
      kind: 'half_day',
      name: 'Fair',
    });
    const { data } = await client.calendar.get({ from: '2026-03-20', to: '2026-03-28' });
    const day = (
      date: number,
      school_day: boolean,
      reason: object | null,
      term_id: string | null = term.id,
    ) => ({
      date: `2026-03-${date}`,
      school_day,
      term_id,
      cycle_day: null,
      reason,
    });
    const because = ({ kind, name, id }: { kind: string; name: string; id: string }) => ({
      kind,
      name,
      exception_id: id,
    });
    const plainly = (kind: string) => ({ kind, name: null, exception_id: null });
    expect(data).toEqual([
      day(20, true, null),
      day(21, true, because(madeUp)),
      day(22, false, plainly('weekend')),
      day(23, true, null),
      day(24, false, because(holiday)),
      day(25, true, null),
      day(26, true, null),
      day(27, true, because(fair)),
      day(28, false, plainly('outside_term'), null),
    ]);
    const school = await client.school.update({ school_days: [1, 2, 3, 4, 5, 6, 7] });
    expect(school.school_days).toHaveLength(7);
    const [sunday] = (await client.calendar.get({ from: '2026-03-22', to: '2026-03-22' })).data;
    expect(sunday).toMatchObject({ school_day: true, reason: null });
    await client.terms.archive(term.id);
    const [gone] = (await client.calendar.get({ from: '2026-03-23', to: '2026-03-23' })).data;
    expect(gone).toMatchObject({ school_day: false, term_id: null, reason: { kind: 'outside_term' } });
  });

  it('counts what holds for a grade level when it is asked for, and what is archived never', async () => {
    const { client } = await withTerm(open);
    const [one, two] = await Promise.all(
      ['Grade 1', 'Grade 2'].map((label, order) => client.gradeLevels.create({ label, order })),
    );
    const outing = await client.calendarExceptions.create({
      date: '2026-03-20',
      kind: 'closure',
      name: 'Outing',
      grade_level_ids: [one?.id ?? ''],
    });
    const on = async (grade?: string) => {
      const query = { from: '2026-03-20', to: '2026-03-20' };
      return (await client.calendar.get(grade === undefined ? query : { ...query, grade_level_id: grade }))
        .data[0]?.school_day;
    };
    expect([await on(), await on(one?.id), await on(two?.id)]).toEqual([true, false, true]);
    await client.calendarExceptions.archive(outing.id);
    expect(await on(one?.id)).toBe(true);
  });

  it('is given for a year at most, in order, and for grade levels of the school', async () => {
    const { client, live } = await startServer(open);
    const leap = await client.calendar.get({ from: '2024-01-01', to: '2024-12-31' });
    expect(leap.data).toHaveLength(366);
    const foreign = await live.gradeLevels.create({ label: 'Grade 1', order: 1 });
    const asked = { from: '2026-01-01', to: '2026-01-01' };
    const refused = [
      [{ from: '2026-01-01', to: '2027-01-02' }, '?to', 'too_many'],
      [{ from: '2026-01-02', to: '2026-01-01' }, '?to', 'ends_before_start'],
      [{ from: '2026-02-30', to: '2026-03-01' }, '?from', 'invalid_format'],
      [{ to: '2026-03-01' }, '?from', 'required'],
      [{ ...asked, grade_level_id: foreign.id }, '?grade_level_id', 'unknown_reference'],
    ] as const;
    for (const [query, pointer, code] of refused) {
      // What the type of the query forbids is refused by the server too.
      const refused = client.calendar.get(query as typeof asked);
      expect(await refusalOf(refused), pointer).toMatchObject({
        status: 400,
        code: 'invalid_parameter',
        errors: [{ pointer, code }],
      });
    }
    expect(await refusalOf(client.calendar.get({} as typeof asked))).toMatchObject({
      errors: [{ pointer: '?from' }, { pointer: '?to' }],
    });
  });
});

onEachDatabase('the school days of a term', (open) => {
  it('are counted when its dates change', async () => {
    const { client, term, year } = await withTerm(open);
    expect(term.school_days_count).toBe(53);
    await except(client, '2026-03-27', 'closure');
    expect((await client.terms.update(term.id, { ends_on: '2026-03-26' })).school_days_count).toBe(52);
    expect((await client.terms.update(term.id, { ends_on: '2026-03-31' })).school_days_count).toBe(54);
    const actions = (await client.auditLog.list({ resource_id: term.id })).data.map(({ action }) => action);
    expect(actions.filter((action) => action === 'term.updated')).toHaveLength(2);
    const second = await client.terms.create({
      academic_year_id: year.id,
      name: 'Term 2',
      number: 2,
      starts_on: '2026-04-04',
      ends_on: '2026-04-05',
    });
    expect(second.school_days_count).toBe(0);
  });

  it('are counted when exceptions of the whole school are made, moved, archived and restored', async () => {
    const { client, term } = await withTerm(open);
    const count = () => countOf({ client }, term.id);
    const { id } = await except(client, '2026-03-20', 'closure');
    expect(await count()).toBe(52);
    await client.calendarExceptions.update(id, { date: '2026-03-28' });
    expect(await count()).toBe(53);
    await client.calendarExceptions.update(id, { date: '2026-03-23', kind: 'half_day' });
    expect(await count()).toBe(53);
    await client.calendarExceptions.update(id, { kind: 'staff_only' });
    expect(await count()).toBe(52);
    const grade = await client.gradeLevels.create({ label: 'Grade 1', order: 1 });
    await client.calendarExceptions.update(id, { grade_level_ids: [grade.id] });
    expect(await count()).toBe(53);
    await client.calendarExceptions.update(id, { grade_level_ids: null });
    expect(await count()).toBe(52);
    await client.calendarExceptions.archive(id);
    expect(await count()).toBe(53);
    await client.calendarExceptions.restore(id);
    expect(await count()).toBe(52);
    await except(client, '2026-03-21', 'make_up_day');
    expect(await count()).toBe(53);
  });

  it('are counted when the school meets on other weekdays', async () => {
    const { client, term } = await withTerm(open);
    await client.school.update({ school_days: [1, 2, 3, 4, 5, 6] });
    expect(await countOf({ client }, term.id)).toBe(63);
    await client.school.update({ school_days: [3] });
    expect(await countOf({ client }, term.id)).toBe(11);
  });

  it('are counted again when the term is restored, and stay as they are in a closed one', async () => {
    const { client, term } = await withTerm(open);
    await client.terms.archive(term.id);
    const { id } = await except(client, '2026-03-20', 'closure');
    await client.school.update({ school_days: [1, 2, 3, 4, 5, 6] });
    expect((await client.terms.get(term.id)).school_days_count).toBe(53);
    expect((await client.terms.restore(term.id)).school_days_count).toBe(62);
    await client.terms.open(term.id);
    const reopened = await except(client, '2026-03-18', 'closure');
    await client.calendarExceptions.archive(reopened.id);
    await client.terms.close(term.id);
    const closed = { school_days: [1, 2, 3, 4, 5, 6], school_days_count: 62, status: 'closed' };
    await client.school.update({ school_days: [1, 2, 3, 4] });
    const { data } = await client.calendar.get({ from: '2026-03-13', to: '2026-03-14' });
    expect(data.map(({ school_day }) => school_day)).toEqual([true, true]);
    for (const change of [
      () => except(client, '2026-03-19', 'closure'),
      () => client.calendarExceptions.update(id, { date: '2026-05-01' }),
      () => client.calendarExceptions.archive(id),
      () => client.calendarExceptions.restore(reopened.id),
    ])
      expect(await refusalOf(change())).toMatchObject({ status: 409, code: 'term_closed' });
    expect(await client.terms.get(term.id)).toMatchObject(closed);
    // It has its own weekdays until the school changes them again.
    await client.terms.reopen(term.id);
    expect(await client.terms.get(term.id)).toMatchObject({ ...closed, status: 'open' });
    await client.school.update({ school_days: [1, 2, 3, 4] });
    expect(await client.terms.get(term.id)).toMatchObject({ school_days: [1, 2, 3, 4], status: 'open' });
  });

  it('are those of the present weekdays in a term that was open when it was archived', async () => {
    const { client, term } = await withTerm(open);
    await client.terms.open(term.id);
    await client.terms.archive(term.id);
    const school_days = [1, 2, 3, 4, 5, 6];
    await client.school.update({ school_days });
    const restored = { status: 'open', school_days, school_days_count: 63 };
    expect(await client.terms.restore(term.id)).toMatchObject(restored);
    expect(await client.terms.restore(term.id)).toMatchObject(restored);
  });

  it('give a term another version and an entry in the audit log only when they change', async () => {
    const { client, term, year } = await withTerm(open);
    const other = await client.terms.create({
      academic_year_id: year.id,
      name: 'Term 2',
      number: 2,
      starts_on: '2026-04-08',
      ends_on: '2026-06-26',
    });
    const before = await client.terms.get(term.id).withResponse();
    await except(client, '2026-03-21', 'closure');
    await except(client, '2026-03-27', 'make_up_day');
    expect((await client.terms.get(term.id).withResponse()).etag).toBe(before.etag);
    await except(client, '2026-03-20', 'closure');
    expect((await client.terms.get(term.id).withResponse()).etag).not.toBe(before.etag);
    const recounted = (await client.auditLog.list({ action: 'term.recounted' })).data;
    expect(recounted).toMatchObject([
      { resource: { id: term.id }, changes: { school_days_count: { before: 53, after: 52 } } },
    ]);
    expect((await client.terms.get(other.id)).updated_at).toBe(other.updated_at);
  });

  it('warn when they are fewer or more than is usual', async () => {
    const { client, term } = await withTerm(open);
    expect(term.warnings).toEqual([]);
    const short = await client.terms.update(term.id, { starts_on: '2026-01-29' });
    expect(short).toMatchObject({
      school_days_count: 42,
      warnings: [
        { code: 'short_term', detail: 'The term has 42 school days; the usual number is 43 to 60.' },
      ],
    });
    await client.terms.update(term.id, { starts_on: '2026-01-28' });
    expect((await client.terms.list()).data).toMatchObject([{ school_days_count: 43, warnings: [] }]);
    const long = await client.terms.update(term.id, { starts_on: '2026-01-14', ends_on: '2026-04-08' });
    expect(long).toMatchObject({ school_days_count: 61, warnings: [{ code: 'long_term' }] });
    await except(client, '2026-04-08', 'closure');
    expect(await client.terms.get(term.id)).toMatchObject({ school_days_count: 60, warnings: [] });
  });

  it('are right whatever changes at once', async () => {
    const { client, term } = await withTerm(open);
    const closures = ['2026-03-16', '2026-03-17', '2026-03-18', '2026-03-19'];
    await Promise.all([
      ...closures.map((date) => except(client, date, 'closure')),
      except(client, '2026-03-21', 'make_up_day'),
      client.terms.update(term.id, { ends_on: '2026-03-26' }),
      client.school.update({ school_days: [1, 2, 3, 4] }),
      client.terms.open(term.id),
    ]);
    const { starts_on: from, ends_on: to, school_days_count, status } = await client.terms.get(term.id);
    const { data } = await client.calendar.get({ from, to });
    expect(school_days_count).toBe(data.filter(({ school_day }) => school_day).length);
    expect({ to, status, school_days_count }).toEqual({
      to: '2026-03-26',
      status: 'open',
      school_days_count: 39,
    });
    await Promise.all([client.terms.archive(term.id), except(client, '2026-03-23', 'closure')]);
    expect((await client.terms.restore(term.id)).school_days_count).toBe(38);
  });
});
