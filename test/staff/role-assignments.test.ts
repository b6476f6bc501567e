import type { Rollbook } from '@rollbook/sdk';
import { ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { absentId } from '../support/fixtures/records.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { sharedServer, startServer } from '../support/server.ts';

let made = 0;
const member = (client: Rollbook) =>
  client.staff.create({ name: 'Sam Example', email: `sam${++made}@example.org`, staff_type: 'teacher' });

/** A staff member who owns the school. */
async function owner(client: Rollbook, dates: { starts_on?: string; ends_on?: string } = {}) {
  const { id } = await member(client);
  const role = await client.roleAssignments.create(id, { role: 'owner', ...dates });
  return { id, role: role.id };
}

const lastOwner = { status: 409, code: 'last_owner' };

onEachDatabase('a role', (open) => {
  const newSchool = sharedServer(open);

  it('is given once to a person, for the same part of the school and the same days', async () => {
    const { client } = await newSchool();
    const { id } = await member(client);
    const { id: other } = await member(client);
    const give = (to: string, more: object = {}) =>
      client.roleAssignments.create(to, { role: 'teacher', ...more });
    const first = await give(id, { ends_on: '2026-06-30' });
    const twice = { status: 409, code: 'already_exists', existing_id: first.id };
    for (const more of [{}, { starts_on: '2026-06-30' }, { ends_on: '2026-01-31' }])
      expect(await refusalOf(give(id, more))).toMatchObject(twice);
    const next = await give(id, { starts_on: '2026-07-01' });
    await give(other);
    await give(id, { role: 'counsellor' });
    const grade = await client.gradeLevels.create({ label: 'Grade 5', order: 5 });
    await give(id, { scope_type: 'grade_level', scope_id: grade.id });
    const back = client.roleAssignments.update(id, next.id, { starts_on: '2026-06-01' });
    expect(await refusalOf(back)).toMatchObject(twice);
    await client.roleAssignments.archive(id, first.id);
    await client.roleAssignments.update(id, next.id, { starts_on: null });
  });

  it('is of the whole school unless a part of it is named', async () => {
    const { client } = await newSchool();
    const { id } = await member(client);
    const grade = await client.gradeLevels.create({ label: 'Grade 5', order: 5 });
    const maths = await client.subjects.create({ name: 'Mathematics', code: 'MATH' });
    const whole = await client.roleAssignments.create(id, { role: 'principal' });
    expect(whole).toMatchObject({
      id: expect.stringMatching(/^rol_/),
      object: 'role_assignment',
      staff_id: id,
      scope_type: 'school',
      scope_id: null,
    });
    const head = await client.roleAssignments.create(id, {
      role: 'hod',
      scope_type: 'subject',
      scope_id: maths.id,
    });
    const roles = client.roleAssignments;
    expect(await roles.update(id, head.id, { scope_type: 'grade_level', scope_id: grade.id })).toMatchObject({
      scope_type: 'grade_level',
      scope_id: grade.id,
    });
    expect((await roles.list(id)).data).toHaveLength(2);
    expect((await roles.list(id, { role: 'hod' })).data).toMatchObject([{ id: head.id }]);
    await roles.archive(id, head.id);
    expect((await roles.list(id)).data).toEqual([whole]);
  });

  it('names a part of the school that is there, and only where it is of a part', async () => {
    const { client, live } = await newSchool();
    const { id } = await member(client);
    const maths = await client.subjects.create({ name: 'Mathematics', code: 'MATH' });
    const foreign = await live.subjects.create({ name: 'Art', code: 'ART' });
    const create = (scope: object) => refusalOf(client.roleAssignments.create(id, { role: 'hod', ...scope }));
    expect((await create({ scope_type: 'subject' })).errors).toMatchObject([
      { pointer: '/scope_id', code: 'required' },
    ]);
    expect((await create({ scope_id: maths.id })).errors).toMatchObject([
      { pointer: '/scope_id', code: 'not_applicable' },
    ]);
    for (const scope of [
      { scope_type: 'subject', scope_id: foreign.id },
      { scope_type: 'subject', scope_id: absentId(maths.id) },
      { scope_type: 'grade_level', scope_id: maths.id },
      { scope_type: 'class', scope_id: absentId('cls_') },
    ]) {
      expect(await create(scope)).toMatchObject({
        status: 422,
        code: 'unknown_reference',
        errors: [{ pointer: '/scope_id' }],
      });
    }
    const head = await client.roleAssignments.create(id, {
      role: 'hod',
      scope_type: 'subject',
      scope_id: maths.id,
    });
    await client.subjects.archive(maths.id);
    expect(await create({ scope_type: 'subject', scope_id: maths.id })).toMatchObject({
      code: 'unknown_reference',
    });
    const { id: role, ...rest } = await client.roleAssignments.update(id, head.id, { ends_on: '2026-12-09' });
    expect(rest).toMatchObject({ scope_id: maths.id, ends_on: '2026-12-09' });
    expect(
      await refusalOf(client.roleAssignments.update(id, role, { starts_on: '2026-12-10' })),
    ).toMatchObject({
      errors: [{ pointer: '/ends_on', code: 'ends_before_start' }],
    });
    expect(await refusalOf(client.roleAssignments.update(id, role, { scope_id: foreign.id }))).toMatchObject({
      code: 'unknown_reference',
    });
    expect(await refusalOf(client.roleAssignments.update(id, role, { scope_type: 'school' }))).toMatchObject({
      errors: [{ pointer: '/scope_id', code: 'not_applicable' }],
    });
  });

  it('is given to staff who are there, and found under them alone', async () => {
    const { client } = await newSchool();
    const { id } = await member(client);
    const other = await member(client);
    const { id: role } = await client.roleAssignments.create(id, { role: 'nurse' });
    expect(await codeOf(client.roleAssignments.get(other.id, role))).toBe('not_found');
    expect(await codeOf(client.roleAssignments.archive(other.id, role))).toBe('not_found');
    expect(await codeOf(client.roleAssignments.list(absentId(id)))).toBe('not_found');
    await client.staff.archive(other.id);
    expect(await codeOf(client.roleAssignments.create(other.id, { role: 'nurse' }))).toBe(
      'resource_archived',
    );
  });
});

onEachDatabase('a school that has an owner', (open) => {
  it('keeps one, whatever would take the last away', async () => {
    const { client } = await startServer(open, { clock: new ManualClock('2026-06-15T08:00:00.000Z') });
    const first = await owner(client);
    const roles = client.roleAssignments;
    const grade = await client.gradeLevels.create({ label: 'Grade 5', order: 5 });
    const changes = [
      () => client.staff.suspend(first.id),
      () => client.staff.leave(first.id, { ends_on: '2026-12-09' }),
      () => client.staff.update(first.id, { ends_on: '2026-12-09' }),
      () => client.staff.archive(first.id),
      () => roles.archive(first.id, first.role),
      () => roles.update(first.id, first.role, { role: 'principal' }),
      () => roles.update(first.id, first.role, { scope_type: 'grade_level', scope_id: grade.id }),
      () => roles.update(first.id, first.role, { ends_on: '2026-06-14' }),
      () => roles.update(first.id, first.role, { ends_on: '2026-12-31' }),
      () => roles.update(first.id, first.role, { starts_on: '2026-06-16' }),
    ];
    const before = [await client.staff.get(first.id), await roles.get(first.id, first.role)];
    const audited = (await client.auditLog.list({ limit: 100 })).data.length;
    // None of these owns the whole school today, or on the day after the year.
    const away = await owner(client);
    await client.staff.suspend(away.id);
    await owner(client, { starts_on: '2027-01-02' });
    await owner(client, { ends_on: '2026-06-14' });
    const { id } = await member(client);
    await roles.create(id, { role: 'owner', scope_type: 'grade_level', scope_id: grade.id });
    const others = (await client.auditLog.list({ limit: 100 })).data.length - audited;
    for (const change of changes) expect(await refusalOf(change()), String(change)).toMatchObject(lastOwner);
    expect([await client.staff.get(first.id), await roles.get(first.id, first.role)]).toEqual(before);
    expect((await client.auditLog.list({ limit: 100 })).data).toHaveLength(audited + others);
    await roles.update(first.id, first.role, { metadata: { since: 'always' } });
    const second = await owner(client);
    expect((await client.staff.leave(first.id, { ends_on: '2026-06-15' })).status).toBe('left');
    expect(await refusalOf(roles.archive(second.id, second.role))).toMatchObject(lastOwner);
  });

  it('can be handed over without a gap', async () => {
    const { client } = await startServer(open, { clock: new ManualClock('2026-06-15T08:00:00.000Z') });
    const first = await owner(client);
    const ends = { ends_on: '2026-06-30' };
    const late = await owner(client, { starts_on: '2026-07-02' });
    expect(await refusalOf(client.roleAssignments.update(first.id, first.role, ends))).toMatchObject(
      lastOwner,
    );
    await client.roleAssignments.update(late.id, late.role, { starts_on: '2026-07-01' });
    expect(await client.roleAssignments.update(first.id, first.role, ends)).toMatchObject(ends);
    expect(await refusalOf(client.staff.archive(late.id))).toMatchObject(lastOwner);
  });

  it('keeps one also when two owners go at once', async () => {
    const { client } = await startServer(open);
    let survivor = await owner(client);
    for (let round = 0; round < 6; round++) {
      const other = await owner(client);
      const settled = await Promise.all([
        codeOf(client.staff.suspend(survivor.id)),
        codeOf(
          round % 2 ? client.roleAssignments.archive(other.id, other.role) : client.staff.archive(other.id),
        ),
      ]);
      expect([...settled].sort()).toEqual(['done', 'last_owner']);
      if (settled[0] === 'done') survivor = other;
    }
  });

  it('is none before there is the first, and staff come and go', async () => {
    const { client } = await startServer(open);
    const { id } = await member(client);
    await client.staff.suspend(id);
    expect(await client.staff.archive(id)).toMatchObject({ archived_at: expect.any(String) });
  });
});
