import { createServer } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { runSql } from '../support/inspect.ts';
import { refusalOf } from '../support/problems.ts';
import { sharedYears, startYear } from '../support/school-year.ts';
import { toLoopback } from '../support/server.ts';

const days = (count: number) => count * 86_400_000;

onEachDatabase('with the calendar', (open) => {
  const shared = sharedYears(open);

  it('an enrollment is completed when its term is over, once, and its receivers are notified', async () => {
    const { client, server, clock, a, terms, learner, events } = await startYear(open);
    const learner_id = await learner();
    const enrollment = await client.enrollments.create({ learner_id, class_id: a.id, term_id: terms[0].id });
    const left = await client.enrollments.create({
      learner_id: await learner(),
      class_id: a.id,
      term_id: terms[0].id,
    });
    const ended = await client.enrollments.withdraw(left.id);
    await server.drainJobs();
    expect((await client.enrollments.get(enrollment.id)).status).toBe('active');
    await events();
    clock.advance(days(53));
    await server.drainJobs();
    // The last day of the term is one of it.
    expect((await client.enrollments.get(enrollment.id)).status).toBe('active');
    clock.advance(days(1));
    await server.drainJobs();
    expect(await client.enrollments.get(enrollment.id)).toMatchObject({
      status: 'completed',
      ends_on: terms[0].ends_on,
    });
    expect(await client.enrollments.get(left.id)).toEqual(ended);
    expect(await events()).toEqual(['enrollment.ended']);
    const [entry] = (await client.auditLog.list({ resource_id: enrollment.id, limit: 1 })).data;
    expect(entry).toMatchObject({
      action: 'enrollment.completed',
      actor: { type: 'system', name: 'Calendar' },
    });
    // Holidays are no reason to be in no class.
    expect((await client.learners.get(learner_id)).class).toBe('5A');
    clock.advance(days(1));
    await server.drainJobs();
    expect(await events()).toEqual([]);
  });

  it('an enrollment that ends in the middle of a term takes the class away, whenever its end is set', async () => {
    const { client, server, clock, a, terms, learner } = await startYear(open);
    const enrolled = async () => {
      const learner_id = await learner();
      return client.enrollments.create({ learner_id, class_id: a.id, term_id: terms[0].id });
    };
    const [before, after] = [await enrolled(), await enrolled()];
    await client.enrollments.update(before.id, { ends_on: '2026-02-10' });
    clock.advance(days(10));
    await server.drainJobs();
    await client.enrollments.update(after.id, { ends_on: '2026-02-10' });
    clock.advance(days(1));
    await server.drainJobs();
    for (const { id, learner_id } of [before, after]) {
      expect(await client.enrollments.get(id)).toMatchObject({ status: 'completed', ends_on: '2026-02-10' });
      expect(await client.learners.get(learner_id)).toMatchObject({ class: null, class_id: null });
    }
    expect((await client.learners.list({ class_id: a.id })).data).toEqual([]);
  });

  it('each enrollment is completed once by two processes, of which neither stumbles over the other', async () => {
    const { client, server, database, clock, a, terms } = await startYear(open);
    const { url, masterKey } = database;
    const rows = Array.from({ length: 60 }, (_, index) => ({ external_id: `${index}`, name: 'Example' }));
    await client.imports.create({ kind: 'learners', source: 'sis', rows });
    await server.drainJobs();
    const learner_ids = (await Array.fromAsync(client.learners.list({ limit: 100 }))).map(({ id }) => id);
    await client.classes.enroll(a.id, { term_id: terms[0].id, learner_ids });
    // Not before, for it would take up the import as well.
    const second = await createServer({ database: url, masterKey, clock, ...toLoopback });
    onTestFinished(() => second.close());
    clock.advance(days(54));
    await Promise.all([server.drainJobs(), second.drainJobs()]);
    const completed = await Array.fromAsync(client.enrollments.list({ limit: 100, status: 'completed' }));
    expect(completed).toHaveLength(60);
    const ended = await Array.fromAsync(client.events.list({ limit: 100, type: 'enrollment.ended' }));
    expect(ended).toHaveLength(60);
  });

  it('enrollments that an import brings of a term that is over are completed at once', async () => {
    const { client, server, grade, events } = await startYear(open);
    const dates = { starts_on: '2025-10-07', ends_on: '2025-12-10' };
    const year = await client.academicYears.create({ name: '2025', ...dates });
    const term = await client.terms.create({
      academic_year_id: year.id,
      name: 'Term 4',
      number: 4,
      ...dates,
    });
    const former = await client.classes.create({
      academic_year_id: year.id,
      grade_level_id: grade.id,
      label: '4A',
      kind: 'register',
    });
    const learners = await Promise.all(
      [1, 2, 3].map(() => client.learners.create({ name: 'Thandi Example' })),
    );
    await server.drainJobs();
    await events();
    await client.imports.create({
      kind: 'enrollments',
      source: 'sis',
      rows: learners.map(({ id }, index) => ({
        external_id: String(index),
        learner_id: id,
        class_id: former.id,
        term_id: term.id,
        starts_on: dates.starts_on,
      })),
    });
    await server.drainJobs();
    const past = { status: 'completed', ends_on: dates.ends_on };
    expect((await client.enrollments.list({ term_id: term.id })).data).toMatchObject([past, past, past]);
    expect((await events()).filter((type) => type === 'enrollment.ended')).toHaveLength(3);
  });

  it('a learner is in the class of an enrollment from its first day on', async () => {
    const { client, server, clock, a, b, terms, learner } = await startYear(open);
    const learner_id = await learner();
    await client.enrollments.create({ learner_id, class_id: a.id, term_id: terms[0].id });
    await client.enrollments.create({ learner_id, class_id: b.id, term_id: terms[1].id });
    expect((await client.learners.get(learner_id)).class).toBe('5A');
    // 8 April, the first day of the second term.
    clock.advance(days(64));
    await server.drainJobs();
    expect((await client.learners.get(learner_id)).class).toBe('5A');
    clock.advance(days(1));
    await server.drainJobs();
    expect(await client.learners.get(learner_id)).toMatchObject({ class: '5B', class_id: b.id });
  });

  it('begin on the first day of their term, also if it is moved', async () => {
    const { client, clock, server, a, terms, learner } = await startYear(open);
    const [, , , last] = terms;
    const [early, late, member] = [await learner(), await learner(), await learner()];
    const body = { class_id: a.id, term_id: last.id };
    const enrolled = [
      await client.enrollments.create({ ...body, learner_id: early }),
      await client.enrollments.create({ ...body, learner_id: late, starts_on: '2026-10-12' }),
      await client.enrollments.create({ ...body, learner_id: member, pending: true }),
    ];
    const starts = async () =>
      (await Promise.all(enrolled.map(({ id }) => client.enrollments.get(id)))).map((one) => one.starts_on);
    await client.terms.update(last.id, { starts_on: '2026-10-08' });
    expect(await starts()).toEqual(['2026-10-08', '2026-10-12', '2026-10-08']);
    await client.terms.update(last.id, { starts_on: '2026-10-01' });
    expect(await starts()).toEqual(['2026-10-01', '2026-10-12', '2026-10-01']);
    const { data } = await client.events.list({ type: 'enrollment.updated', resource_id: enrolled[0]?.id });
    expect(data).toMatchObject([
      { data: { starts_on: '2026-10-01' } },
      { data: { starts_on: '2026-10-08' } },
    ]);
    // The days that the term has gained have registers that are missing, and nobody is left out.
    clock.advance(Date.parse('2026-10-02T08:00:00Z') - clock.now());
    await server.drainJobs();
    expect(await client.learners.get(early)).toMatchObject({ class: '5A' });
    expect((await client.attendance.missing({ date: '2026-10-01' })).data).toMatchObject([
      { class_id: a.id },
    ]);
    const taken = { class_id: a.id, date: '2026-10-01', default_status: 'present' as const, marks: [] };
    expect(await client.registers.create(taken)).toMatchObject({ counts: { present: 1 } });
    expect(await refusalOf(client.terms.update(last.id, { starts_on: '2026-10-02' }))).toMatchObject({
      ...{ status: 422, code: 'outside_term', errors: [{ pointer: '/starts_on' }] },
    });
    expect(await starts()).toEqual(['2026-10-01', '2026-10-12', '2026-10-01']);
  });

  it('an enrollment begins today if no day is sent, which the error about a term that is over says', async () => {
    const { client, a, terms, learner, clock } = await startYear(open);
    clock.advance(Date.parse('2026-04-01T08:00:00Z') - clock.now());
    const fields = { learner_id: await learner(), class_id: a.id, term_id: terms[0].id };
    expect(await refusalOf(client.enrollments.create(fields))).toMatchObject({
      code: 'outside_term',
      errors: [
        { pointer: '/starts_on', detail: expect.stringMatching(/^is today, 2026-04-01, if it is not sent/) },
      ],
    });
    expect(await client.enrollments.create({ ...fields, starts_on: '2026-03-27' })).toMatchObject({
      starts_on: '2026-03-27',
    });
  });

  it('a term keeps around its enrollments, and is not archived under them', async () => {
    const { client, a, terms, learner } = await startYear(shared);
    const [first] = terms;
    const enrollment = await client.enrollments.create({
      learner_id: await learner(),
      class_id: a.id,
      term_id: first.id,
      starts_on: '2026-01-15',
    });
    const inUse = {
      status: 409,
      code: 'resource_in_use',
      dependents: [{ type: 'enrollment', count: 1 }],
    };
    const outside = (field: string) => ({
      status: 422,
      code: 'outside_term',
      errors: [{ pointer: `/${field}` }],
    });
    expect(await refusalOf(client.terms.update(first.id, { starts_on: '2026-01-16' }))).toMatchObject(
      outside('starts_on'),
    );
    expect(await refusalOf(client.terms.archive(first.id))).toMatchObject(inUse);
    expect((await client.terms.update(first.id, { ends_on: '2026-03-20' })).ends_on).toBe('2026-03-20');
    await client.enrollments.withdraw(enrollment.id, { ends_on: '2026-03-20' });
    expect(await refusalOf(client.terms.update(first.id, { ends_on: '2026-03-19' }))).toMatchObject(
      outside('ends_on'),
    );
    await client.enrollments.archive(enrollment.id);
    await client.terms.update(first.id, { starts_on: '2026-01-15', ends_on: '2026-03-19' });
    expect((await client.terms.archive(first.id)).archived_at).not.toBeNull();
  });

  it('a learner is not moved to a class of another year by the label or id of the class', async () => {
    const { client, a, terms, grade, learner } = await startYear(shared);
    const id = await learner();
    await client.enrollments.create({ learner_id: id, class_id: a.id, term_id: terms[0].id });
    const next = await client.academicYears.create({
      name: '2027',
      starts_on: '2027-01-13',
      ends_on: '2027-12-08',
    });
    const later = await client.classes.create({
      label: '6A',
      kind: 'register',
      academic_year_id: next.id,
      grade_level_id: grade.id,
    });
    expect(await refusalOf(client.learners.update(id, { class_id: later.id }))).toMatchObject({
      status: 422,
      errors: [{ pointer: '/class_id', code: 'other_academic_year' }],
    });
    expect(await client.learners.get(id)).toMatchObject({ class: '5A', class_id: a.id });
  });

  it('does its work for all schools but one whose time zone is not known, and all records but one that fails', async () => {
    const { client, server, database, clock, a, terms, learner, schoolId } = await startYear(open);
    const another = await server.createSchool({ name: 'Another School' });
    const enrolled: string[] = [];
    for (let count = 0; count < 3; count++) {
      const request = { learner_id: await learner(), class_id: a.id, term_id: terms[0].id };
      enrolled.push((await client.enrollments.create(request)).id);
    }
    const [broken, ...others] = enrolled;
    // Whatever order they come in, one of these is not the last.
    await runSql(database, `update schools set time_zone = 'Aaa/Nowhere' where id = '${schoolId}'`);
    await runSql(database, `update schools set time_zone = 'Zzz/Nowhere' where id = '${another.schoolId}'`);
    await runSql(database, `update enrollments set metadata = 'broken' where id = '${broken}'`);
    clock.advance(days(54));
    await server.drainJobs();
    for (const id of others) expect((await client.enrollments.get(id)).status).toBe('completed');
    await runSql(database, `update enrollments set metadata = '{}' where id = '${broken}'`);
    await server.drainJobs();
    expect((await client.enrollments.get(String(broken))).status).toBe('active');
    clock.advance(3_600_000);
    await server.drainJobs();
    expect((await client.enrollments.get(String(broken))).status).toBe('completed');
  });
});
