import { createServer } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { type StartedYear, startYear, today } from '../support/school-year.ts';

const dayMs = 86_400_000;
const last = '2026-02-10';

/** A new learner with an enrollment in 5A for the first term. */
async function inA(school: StartedYear, more: { ends_on?: string } = {}) {
  const { client, a, terms, learner } = school;
  const learner_id = await learner();
  const body = { learner_id, class_id: a.id, term_id: terms[0].id, starts_on: '2026-01-14', ...more };
  return await client.enrollments.create(body);
}

async function pass({ clock, server }: StartedYear, count: number) {
  clock.advance(count * dayMs);
  await server.drainJobs();
}

onEachDatabase('a planned withdrawal', (open) => {
  it('leaves the enrollment active until its last day is over, and is carried out once', async () => {
    const school = await startYear(open);
    const { client, a, events } = school;
    const { id, learner_id } = await inA(school);
    await events();
    const before = await client.enrollments.get(id).withResponse();
    const planned = await client.enrollments.withdraw(id, { ends_on: last, reason: 'Moves house' });
    expect(planned).toMatchObject({
      status: 'active',
      ends_on: last,
      ends_as: 'withdrawn',
      reason: 'Moves house',
    });
    expect((await client.enrollments.get(id).withResponse()).etag).not.toBe(before.etag);
    expect(await events()).toEqual(['enrollment.updated']);
    await pass(school, 8);
    expect(await client.enrollments.get(id)).toEqual(planned);
    expect(await client.classes.get(a.id)).toMatchObject({ learner_count: 1 });
    expect(await client.learners.get(learner_id)).toMatchObject({ class: '5A' });
    expect((await client.learners.list({ enrolled_on: last })).data).toHaveLength(1);
    expect((await client.learners.list({ enrolled_on: '2026-02-11' })).data).toEqual([]);
    expect(await events()).toEqual([]);
    await pass(school, 1);
    const withdrawn = await client.enrollments.get(id);
    expect(withdrawn).toMatchObject({
      ...{ status: 'withdrawn', ends_on: last, ends_as: null, reason: 'Moves house' },
    });
    expect(await client.classes.get(a.id)).toMatchObject({ learner_count: 0 });
    expect(await client.learners.get(learner_id)).toMatchObject({ class: null, class_id: null });
    expect(await events()).toEqual(['enrollment.ended', 'learner.updated']);
    const [event] = (await client.events.list({ type: 'enrollment.ended' })).data;
    expect(event?.data).toEqual(withdrawn);
    expect(await refusalOf(client.enrollments.update(id, { ends_on: null }))).toMatchObject({
      code: 'validation_failed',
      errors: [{ pointer: '/ends_on', code: 'immutable' }],
    });
    const [entry] = (await client.auditLog.list({ resource_id: id, limit: 1 })).data;
    expect(entry).toMatchObject({
      action: 'enrollment.withdrawn',
      actor: { type: 'system', name: 'Calendar' },
      event_ids: [event?.id],
    });
    await pass(school, 1);
    expect(await events()).toEqual([]);
  });

  it('can be moved, taken back and carried out at once', async () => {
    const school = await startYear(open);
    const { client, clock, server, events } = school;
    const [again, moved, back, now] = [
      await inA(school),
      await inA(school),
      await inA(school),
      await inA(school),
    ];
    const plan = { ends_on: last, reason: 'Moves house' };
    for (const { id } of [again, moved, back, now]) await client.enrollments.withdraw(id, plan);
    await client.enrollments.withdraw(again.id, { ends_on: '2026-02-20' });
    expect(await client.enrollments.update(moved.id, { ends_on: '2026-02-20' })).toMatchObject({
      ...{ status: 'active', ends_on: '2026-02-20', ends_as: 'withdrawn', reason: 'Moves house' },
    });
    expect(await client.enrollments.update(back.id, { ends_on: null })).toMatchObject({
      ...{ status: 'active', ends_on: null, ends_as: null, reason: null },
    });
    expect(await client.enrollments.withdraw(now.id)).toMatchObject({
      ...{ status: 'withdrawn', ends_on: today, ends_as: null },
    });
    await events();
    await pass(school, 10);
    expect(await events()).toEqual([]);
    // Several days in which no process ran.
    clock.advance(15 * dayMs);
    await server.drainJobs();
    for (const { id } of [again, moved])
      expect(await client.enrollments.get(id)).toMatchObject({ status: 'withdrawn', ends_on: '2026-02-20' });
    expect((await client.enrollments.get(back.id)).status).toBe('active');
    await pass(school, 40);
    expect(await client.enrollments.get(back.id)).toMatchObject({ status: 'completed' });
  });

  it('holds on the last day of the term, and is not copied to the next one', async () => {
    const school = await startYear(open);
    const { client, terms } = school;
    const { id } = await inA(school);
    await client.enrollments.withdraw(id, { ends_on: terms[0].ends_on });
    const rollover = () => client.terms.rollover(terms[1].id, { from_term_id: terms[0].id });
    expect(await rollover()).toMatchObject({ created: 0, failed: [] });
    // The term cannot end before it.
    expect(await refusalOf(client.terms.update(terms[0].id, { ends_on: '2026-03-20' }))).toMatchObject({
      code: 'outside_term',
    });
    await pass(school, 60);
    expect(await client.enrollments.get(id)).toMatchObject({
      status: 'withdrawn',
      ends_on: terms[0].ends_on,
    });
    expect(await rollover()).toMatchObject({ created: 0, failed: [] });
  });

  it('is carried out in a closed term, which refuses other changes', async () => {
    const school = await startYear(open);
    const { client, terms } = school;
    const { id } = await inA(school);
    await client.enrollments.withdraw(id, { ends_on: last });
    await client.terms.close(terms[0].id);
    expect(await codeOf(client.enrollments.update(id, { ends_on: null }))).toBe('term_closed');
    expect(await codeOf(client.enrollments.withdraw(id, { ends_on: '2026-02-12' }))).toBe('term_closed');
    await pass(school, 9);
    expect(await client.enrollments.get(id)).toMatchObject({ status: 'withdrawn', ends_on: last });
  });

  it('does not matter if the learner leaves before it, also after days in which no process ran', async () => {
    const school = await startYear(open);
    const { client, clock, server } = school;
    const [now, later] = [await inA(school), await inA(school)];
    for (const { id } of [now, later]) await client.enrollments.withdraw(id, { ends_on: '2026-02-20' });
    await client.learners.leave(now.learner_id, { left_on: today, left_reason: 'other' });
    expect(await client.enrollments.get(now.id)).toMatchObject({
      ...{ status: 'withdrawn', ends_on: today, ends_as: null },
    });
    await client.learners.leave(later.learner_id, { left_on: last, left_reason: 'other' });
    clock.advance(30 * dayMs);
    await server.drainJobs();
    expect(await client.enrollments.get(later.id)).toMatchObject({ status: 'withdrawn', ends_on: last });
    expect(await client.learners.get(later.learner_id)).toMatchObject({ status: 'left', left_on: last });
  });

  it('outlasts that the record is archived', async () => {
    const school = await startYear(open);
    const { client } = school;
    const { id } = await inA(school);
    const planned = await client.enrollments.withdraw(id, { ends_on: last });
    await client.enrollments.archive(id);
    const { updated_at, ...restored } = await client.enrollments.restore(id);
    expect({ ...restored, updated_at: planned.updated_at }).toEqual(planned);
    expect(updated_at).not.toBeNull();
    await client.enrollments.archive(id);
    await pass(school, 20);
    expect((await client.enrollments.get(id)).status).toBe('active');
    await client.enrollments.restore(id);
    await pass(school, 1);
    expect(await client.enrollments.get(id)).toMatchObject({ status: 'withdrawn', ends_on: last });
  });

  it('leaves room for what follows it, and cannot be moved over it', async () => {
    const school = await startYear(open);
    const { client, b, terms } = school;
    const { id, learner_id } = await inA(school);
    await client.enrollments.withdraw(id, { ends_on: last });
    const next = { learner_id, class_id: b.id, term_id: terms[0].id, starts_on: '2026-02-16' };
    const { id: following } = await client.enrollments.create(next);
    const clash = { code: 'already_enrolled', existing_id: following };
    expect(await refusalOf(client.enrollments.withdraw(id, { ends_on: '2026-02-16' }))).toMatchObject(clash);
    expect(await refusalOf(client.enrollments.update(id, { ends_on: null }))).toMatchObject(clash);
    expect((await client.enrollments.withdraw(id, { ends_on: '2026-02-15' })).ends_on).toBe('2026-02-15');
  });

  it('is not an end that an import or a client set without it: that completes the enrollment', async () => {
    const school = await startYear(open);
    const { client, server, a, terms, learner } = school;
    const set = await inA(school, { ends_on: last });
    expect(set.ends_as).toBeNull();
    const rows = [
      {
        external_id: '1',
        learner_id: await learner(),
        class_id: a.id,
        term_id: terms[0].id,
        ends_on: last,
      },
    ];
    await client.imports.create({ kind: 'enrollments', source: 'sis', rows });
    await server.drainJobs();
    await pass(school, 9);
    const { data } = await client.enrollments.list({ status: 'completed' });
    expect(data.map(({ ends_on }) => ends_on)).toEqual([last, last]);
  });

  it('outlasts the rows of a full snapshot that name the enrollment, and not one without it', async () => {
    const school = await startYear(open);
    const { client, server, a, b, terms, learner, events } = school;
    const row = async (external_id: string) => ({
      external_id,
      learner_id: await learner(),
      class_id: a.id,
      term_id: terms[0].id,
    });
    const rows = [await row('1'), await row('2'), await row('3')];
    const send = async (some: typeof rows) => {
      const options = {
        kind: 'enrollments',
        source: 'sis',
        full_snapshot: true,
        max_removal_ratio: 1,
      } as const;
      const { id } = await client.imports.create({ ...options, rows: some });
      await server.drainJobs();
      return (await client.imports.get(id)).counts;
    };
    await send(rows);
    const { data } = await client.enrollments.list();
    const [one, two, three] = data.map(({ id }) => id) as [string, string, string];
    const planned = await client.enrollments.withdraw(one, { ends_on: last });
    await client.enrollments.withdraw(two, { ends_on: last });
    const next = await client.enrollments.transfer(three, { to_class_id: b.id, on: '2026-02-11' });
    await events();
    expect(await send(rows)).toMatchObject({ unchanged: 3, removed: 0 });
    expect(await events()).toEqual([]);
    const there = {
      ...rows[2],
      external_id: '4',
      class_id: b.id,
      starts_on: '2026-02-11',
    } as (typeof rows)[0];
    const later = [...rows.slice(0, 1), there];
    // The snapshot has what follows the third one, which ends by itself.
    expect(await send(later)).toMatchObject({ updated: 1, unchanged: 2, removed: 1 });
    expect(await client.enrollments.get(one)).toEqual(planned);
    const withdrawn = { status: 'withdrawn', ends_on: today, ends_as: null };
    expect(await client.enrollments.get(two)).toMatchObject(withdrawn);
    expect(await client.enrollments.get(three)).toMatchObject({ status: 'active', ends_as: 'transferred' });
    expect((await client.enrollments.get(next.id)).status).toBe('pending');
    expect(await send(rows.slice(0, 1))).toMatchObject({ unchanged: 1, removed: 1 });
    expect(await client.enrollments.get(three)).toMatchObject(withdrawn);
    expect((await client.enrollments.get(next.id)).status).toBe('cancelled');
  });

  it('is carried out once by two processes', async () => {
    const school = await startYear(open);
    const { client, server, database, clock, events } = school;
    for (let n = 0; n < 15; n++) await client.enrollments.withdraw((await inA(school)).id, { ends_on: last });
    await events();
    const { url, masterKey } = database;
    const second = await createServer({ database: url, masterKey, clock });
    onTestFinished(() => second.close());
    clock.advance(20 * dayMs);
    await Promise.all([server.drainJobs(), second.drainJobs()]);
    const seen = await events();
    expect(seen.filter((type) => type === 'enrollment.ended')).toHaveLength(15);
    expect(await client.enrollments.list({ status: 'withdrawn' })).toMatchObject({
      data: Array.from({ length: 15 }, () => ({ ends_on: last })),
    });
  });

  it('gives each version of a record a later time, also if several are made at once', async () => {
    const school = await startYear(open);
    const { client, a, b, terms, events } = school;
    const { learner_id } = await inA(school, { ends_on: last });
    await client.enrollments.create({
      ...{ learner_id, class_id: b.id, term_id: terms[0].id, starts_on: '2026-02-11' },
    });
    const { id } = await client.staff.create({
      ...{ name: 'Nomsa Example', email: 'nomsa@example.org', staff_type: 'teacher', ends_on: last },
    });
    await client.staff.archive(id);
    await events();
    await pass(school, 9);
    await client.staff.restore(id);
    expect(await client.classes.get(a.id)).toMatchObject({ learner_count: 0 });
    for (const resource_id of [learner_id, id]) {
      const { data } = await client.events.list({ resource_id, order: 'asc', limit: 100 });
      const versions = data.map((event) => String((event.data as { updated_at: string }).updated_at));
      expect(versions).toEqual([...new Set(versions)].toSorted());
      expect(data.map(({ created_at }) => created_at)).toEqual(versions);
    }
    expect(await client.learners.get(learner_id)).toMatchObject({ class: '5B' });
    const copies = (await client.events.list({ resource_id: learner_id, limit: 1 })).data;
    expect(copies).toMatchObject([{ data: { class: '5B' } }]);
    expect(await client.staff.get(id)).toMatchObject({ status: 'left' });
    expect((await client.auditLog.verify()).valid).toBe(true);
  });
});
