import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { absentId } from '../support/fixtures/records.ts';
import { runSql } from '../support/inspect.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { type StartedYear, sharedYears, startYear } from '../support/school-year.ts';
import { clientOf } from '../support/server.ts';
import { startTimetable } from '../timetable/school.ts';

/** The merges of each kind of people. */
function kindsOf({ client }: StartedYear) {
  let count = 0;
  return {
    learners: {
      make: (fields: object = {}) => client.learners.create({ name: 'Thandi Example', ...fields }),
      merge: (into: string, id: string) => client.learners.merge(into, { learner_id: id }),
      unmerge: (into: string, id: string) => client.learners.unmerge(into, { learner_id: id }),
      restore: (id: string) => client.learners.restore(id),
      column: 'learner_id',
    },
    guardians: {
      make: (fields: object = {}) => client.guardians.create({ name: 'Nomsa Example', ...fields }),
      merge: (into: string, id: string) => client.guardians.merge(into, { guardian_id: id }),
      unmerge: (into: string, id: string) => client.guardians.unmerge(into, { guardian_id: id }),
      restore: (id: string) => client.guardians.restore(id),
      column: 'guardian_id',
    },
    staff: {
      make: (fields: object = {}) =>
        client.staff.create({
          name: 'Sam Example',
          email: `sam${count++}@example.org`,
          staff_type: 'teacher',
          ...fields,
        }),
      merge: (into: string, id: string) => client.staff.merge(into, { staff_id: id }),
      unmerge: (into: string, id: string) => client.staff.unmerge(into, { staff_id: id }),
      restore: (id: string) => client.staff.restore(id),
      column: 'staff_id',
    },
  } as const;
}
const names = ['learners', 'guardians', 'staff'] as const;

onEachDatabase('a merge of people that is refused', (open, dialect) => {
  const shared = sharedYears(open);

  it.each(names)('names the record to use: %s', async (name) => {
    const people = kindsOf(await startYear(shared))[name];
    const [{ id: kept }, { id: other }, { id: third }] = [
      await people.make(),
      await people.make(),
      await people.make(),
    ];
    expect(await codeOf(people.merge(kept, absentId(kept)))).toBe('unknown_reference');
    expect(await codeOf(people.unmerge(kept, absentId(kept)))).toBe('unknown_reference');
    expect(await codeOf(people.unmerge(kept, other))).toBe('validation_failed');
    await people.merge(kept, other);
    for (const call of [() => people.merge(third, other), () => people.restore(other)])
      expect(await refusalOf(call())).toMatchObject({ code: 'record_merged', existing_id: kept });
  });

  it('is that of a guardian who is to be erased, or whose links contradict each other', async () => {
    const { client, learner } = await startYear(shared);
    const child = await learner();
    const guardian = async () => (await client.guardians.create({ name: 'Nomsa Example' })).id;
    const [kept, other] = [await guardian(), await guardian()];
    const link = (guardian_id: string, access: 'full' | 'none') =>
      client.learnerGuardians.create(child, { guardian_id, relationship: 'mother', access });
    const [own, theirs] = [await link(kept, 'none'), await link(other, 'full')];
    const refused = await refusalOf(client.guardians.merge(kept, { guardian_id: other }));
    expect(refused).toMatchObject({
      code: 'merge_conflict',
      findings: [{ type: 'learner_guardian', id: theirs.id, existing_id: own.id, code: 'records_differ' }],
    });
    expect(refused.findings[0].detail).toContain('access');
    await client.learnerGuardians.archive(child, theirs.id);
    await client.guardians.merge(kept, { guardian_id: other });
    const erased = client.guardians.erase(other, { confirm: other, reason: 'Example' });
    expect(await refusalOf(erased)).toMatchObject({ code: 'record_merged', existing_id: kept });
  });

  it('is that of a staff member who would give two lessons at once', async () => {
    const school = await startTimetable(shared);
    const { client, teacher, slot, b } = school;
    const [kept, other] = [await teacher(), await teacher()];
    await client.slots.create(slot({ teacher_ids: [kept] }));
    await client.slots.create(slot({ teacher_ids: [other], class_ids: [b.id] }));
    expect(await codeOf(client.staff.merge(kept, { staff_id: other }))).toBe('timetable_conflict');
    expect(await client.staff.get(other)).toMatchObject({ archived_at: null, merged_into_id: null });
  });

  it('is one after which the school would have an owner for a shorter time', async () => {
    const school = await startYear(shared);
    const { client } = school;
    const { make, merge } = kindsOf(school).staff;
    const { id: leaving } = await make({ ends_on: '2026-06-30' });
    const { id: staying } = await make();
    await client.roleAssignments.create(staying, { role: 'owner' });
    expect(await codeOf(merge(leaving, staying))).toBe('last_owner');
    expect((await client.roleAssignments.list(staying)).data).toHaveLength(1);
  });

  it('is one of more records than the school can wait for', { timeout: 120_000 }, async () => {
    const school = await startYear(open);
    const { client, database } = school;
    const kinds = kindsOf(school);
    const { id: reader } = await kinds.staff.make({ phone: '+27820000000' });
    const sent = { channel: 'sms' as const, to: { staff_ids: [reader] }, body: 'Hello' };
    for (const name of names) {
      const people = kinds[name];
      const [{ id: kept }, { id: other }] = [await people.make(), await people.make()];
      const { id } = await client.messages.create(sent);
      await repeatCopies(dialect, database, id, {
        staff_id: 'null',
        [people.column]: `'${other}'`,
        person_id: `'${other}'`,
      });
      expect(await refusalOf(people.merge(kept, other))).toMatchObject({
        code: 'merge_too_large',
        detail: expect.stringContaining('25000'),
      });
    }
  });
});

onEachDatabase('a merge of people that is not undone', (open) => {
  it('is too old', async () => {
    const school = await startYear(open);
    const people = Object.values(kindsOf(school));
    const merged = [];
    for (const { make, merge, unmerge } of people) {
      const [{ id: kept }, { id: other }] = [await make(), await make()];
      await merge(kept, other);
      merged.push(() => unmerge(kept, other));
    }
    school.clock.advance(31 * 86_400_000);
    for (const undo of merged) expect(await codeOf(undo())).toBe('merge_expired');
  });

  it('is one whose values another record has now', async () => {
    const school = await startYear(open);
    const { client } = school;
    const { learners, guardians, staff } = kindsOf(school);
    const taken = async (
      { make, merge, unmerge }: typeof learners | typeof guardians | typeof staff,
      fields: object,
      free: (kept: string) => PromiseLike<unknown>,
    ) => {
      const [{ id: kept }, { id: other }] = [await make(), await make(fields)];
      await merge(kept, other);
      await free(kept);
      await make(fields);
      return codeOf(unmerge(kept, other));
    };
    const forget = { external_ids: { sis: null } };
    const number = { admission_number: '042' };
    expect(
      await taken(learners, number, (id) => client.learners.update(id, { admission_number: null })),
    ).toBe('already_exists');
    expect(
      await taken(guardians, { external_ids: { sis: 'B' } }, (id) => client.guardians.update(id, forget)),
    ).toBe('already_exists');
    expect(await taken(staff, { email: 'taken@example.org' }, () => Promise.resolve())).toBe(
      'already_exists',
    );
  });

  it('is that of a staff member whose login somebody else has, or without whom the school has an owner longer', async () => {
    const school = await startYear(open);
    const { client } = school;
    const { make, merge, unmerge } = kindsOf(school).staff;
    const identity = { issuer: 'https://id.example', subject: '1' };
    const join = async (email: string) => {
      const { token, staff_id } = await client.invitations.create({
        name: 'Sam Example',
        email,
        staff_type: 'teacher',
        roles: ['teacher'],
      });
      await client.invitations.accept({ token, identity });
      return staff_id;
    };
    const { id: kept } = await make();
    const other = await join('joined@example.org');
    await merge(kept, other);
    await join('another@example.org');
    expect(await codeOf(unmerge(kept, other))).toBe('identity_in_use');

    const { id: leaving } = await make({ ends_on: '2026-06-30' });
    await client.roleAssignments.create(leaving, { role: 'owner' });
    await merge(kept, leaving);
    expect(await codeOf(unmerge(kept, leaving))).toBe('last_owner');
  });

  it('gives a staff member a role again that the key may not give', async () => {
    const school = await startYear(open);
    const { client, server } = school;
    const { make, merge } = kindsOf(school).staff;
    const [{ id: kept }, { id: other }, { id: first }] = [await make(), await make(), await make()];
    await client.roleAssignments.create(first, { role: 'owner' });
    const own = await client.roleAssignments.create(kept, { role: 'owner' });
    await client.roleAssignments.create(other, { role: 'owner' });
    await merge(kept, other);
    // That of the other one was folded into it.
    await client.roleAssignments.archive(kept, own.id);
    const [key] = (await client.apiKeys.list()).data;
    const scopes = key?.scopes.filter((scope) => scope !== 'admin:school') ?? [];
    const { secret } = await client.apiKeys.create({ name: 'Office', scopes });
    const office = clientOf(server, secret);
    for (const dry_run of [true, false])
      expect(await refusalOf(office.staff.unmerge(kept, { staff_id: other, dry_run }))).toMatchObject({
        code: 'insufficient_scope',
        detail: expect.stringContaining('`admin:school`'),
      });
    expect((await client.staff.get(other)).archived_at).not.toBeNull();
    await client.staff.unmerge(kept, { staff_id: other });
    expect((await client.roleAssignments.list(other)).data).toMatchObject([{ role: 'owner' }]);
  });
});

/** Adds copies of other messages for another person, behind the server's back. */
async function repeatCopies(
  dialect: 'sqlite' | 'postgres',
  database: StartedYear['database'],
  message: string,
  person: Record<string, string>,
): Promise<void> {
  const [copy] = await runSql(database, `select * from message_recipients where message_id = '${message}'`);
  const columns = Object.keys(copy ?? {});
  const number = dialect === 'sqlite' ? "printf('%010d', n)" : "lpad(n::text, 10, '0')";
  const series =
    dialect === 'sqlite'
      ? '(with recursive s(n) as (select 1 union all select n + 1 from s where n < 25001) select n from s) as s'
      : '(select generate_series(1, 25001) as n) as s';
  const values = columns.map((column) => {
    if (column === 'id') return `'${message.slice(-10)}' || ${number}`;
    if (column === 'message_id') return `'${message}' || ${number}`;
    return person[column] ?? `c.${column}`;
  });
  await runSql(
    database,
    `insert into message_recipients (${columns.join()}) select ${values.join()}
      from message_recipients as c cross join ${series} where c.message_id = '${message}'`,
  );
}
