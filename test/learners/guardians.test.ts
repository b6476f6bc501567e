import type { LearnerGuardianCreate, Rollbook } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { withoutSensitive } from '../support/document.ts';
import { importInto, rowsOf } from '../support/imports.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { auditCount, clientWith, eventTypes } from '../support/school-year.ts';
import { sharedServer } from '../support/server.ts';

const person = {
  name: 'Nomsa Example',
  first_name: 'Nomsa',
  last_name: 'Example',
  title: 'Ms',
  email: 'nomsa@example.org',
  phone: '+27820000001',
  alternate_phone: '+27820000002',
  preferred_language: 'zu',
  national_id: '8001015009087',
  occupation: 'Engineer',
  employer: 'Example Works',
  metadata: { file: '7' },
};
const nothing = { reports: false, attendance: false, fees: false, discipline: false, announcements: false };
const everything = { reports: true, attendance: true, fees: true, discipline: true, announcements: true };

async function family(client: Rollbook) {
  const learner = async (name: string) => (await client.learners.create({ name })).id;
  const guardian = async (name: string) => (await client.guardians.create({ name })).id;
  const link = (learner_id: string, guardian_id: string, more: Partial<LearnerGuardianCreate> = {}) =>
    client.learnerGuardians.create(learner_id, { guardian_id, relationship: 'mother', ...more });
  return {
    learner: await learner('Thandi Example'),
    guardian: await guardian('Nomsa Example'),
    link,
    another: { learner, guardian },
  };
}

onEachDatabase('a guardian', (open) => {
  const newSchool = sharedServer(open);

  it('is created, read, found, changed, archived and restored', async () => {
    const { client } = await newSchool();
    const { warnings, ...created } = await client.guardians.create({
      ...person,
      address: { city: 'Soweto' },
    });
    expect(warnings).toEqual([]);
    expect(created).toMatchObject({
      ...person,
      id: expect.stringMatching(/^gdn_/),
      object: 'guardian',
      address: { city: 'Soweto', country: null },
      channels: { email: true, sms: true, push: true, letter: true },
      portal_status: 'none',
    });
    expect(await client.guardians.get(created.id)).toEqual(created);
    const composed = await client.guardians.create({ first_name: 'Zoë', last_name: 'Example' });
    expect(composed.name).toBe('Zoë Example');
    const found = async (query: Parameters<typeof client.guardians.list>[0]) =>
      (await client.guardians.list(query)).data.map(({ id }) => id);
    expect(await found({ name: 'zoe' })).toEqual([composed.id]);
    expect(await found({ email: 'nomsa@example.org' })).toEqual([created.id]);
    expect(await found({ phone: '+27820000001' })).toEqual([created.id]);
    expect(await found({ name: 'xample' })).toEqual([]);
    expect(await client.guardians.update(created.id, { title: null, employer: 'Other' })).toMatchObject({
      title: null,
      employer: 'Other',
      occupation: 'Engineer',
    });
    expect((await client.guardians.archive(created.id)).archived_at).not.toBeNull();
    expect(await codeOf(client.guardians.update(created.id, { title: 'Ms' }))).toBe('resource_archived');
    expect((await client.guardians.restore(created.id)).archived_at).toBeNull();
    expect((await refusalOf(client.guardians.create({ national_id: '8001015009086' }))).errors).toMatchObject(
      [
        { pointer: '/name', code: 'required' },
        { pointer: '/national_id', code: 'invalid_check_digit' },
      ],
    );
    const wrong = { phone: '082 000 0001', email: 'nobody', preferred_language: 'Zulu' };
    expect((await refusalOf(client.guardians.update(created.id, wrong))).errors).toHaveLength(3);
    const portal = { portal_status: 'active' } as object;
    expect(await codeOf(client.guardians.update(created.id, portal))).toBe('unknown_field');
  });

  it('notifies endpoints of each change, without what is sensitive', async () => {
    const { client } = await newSchool();
    const { id } = await client.guardians.create(person);
    const updated = await client.guardians.update(id, { email: 'new@example.org' });
    await client.guardians.archive(id);
    await client.guardians.restore(id);
    const { data } = await client.events.list({ order: 'asc' });
    const types = ['created', 'updated', 'archived', 'restored'].map((done) => `guardian.${done}`);
    expect(data.map(({ type }) => type)).toEqual(types);
    expect(data[1]?.data).toEqual(withoutSensitive(updated));
  });

  it('keeps the channels that a PATCH does not send', async () => {
    const { client } = await newSchool();
    const { id, channels } = await client.guardians.create({
      name: 'Nomsa Example',
      channels: { sms: false },
    });
    expect(channels).toEqual({ email: true, sms: false, push: true, letter: true });
    const changed = await client.guardians.update(id, { channels: { push: false } });
    expect(changed.channels).toEqual({ email: true, sms: false, push: false, letter: true });
    const fax = { channels: { fax: true } } as object;
    expect(await refusalOf(client.guardians.update(id, fax))).toMatchObject({
      errors: [{ pointer: '/channels/fax', code: 'unknown_field' }],
    });
  });

  it('is archived once no link is left, and linked anew after that', async () => {
    const { client } = await newSchool();
    const { learner, guardian, link } = await family(client);
    const first = await link(learner, guardian);
    expect(await refusalOf(client.guardians.archive(guardian))).toMatchObject({
      status: 409,
      code: 'resource_in_use',
      dependents: [{ type: 'learner_guardian', count: 1 }],
    });
    await client.learnerGuardians.archive(learner, first.id);
    await client.guardians.archive(guardian);
    expect(await codeOf(link(learner, guardian))).toBe('resource_archived');
    await client.guardians.restore(guardian);
    const second = await link(learner, guardian);
    expect(second.id).not.toBe(first.id);
    expect((await client.learnerGuardians.list(learner)).data).toEqual([second]);
    expect((await client.learnerGuardians.list(learner, { archived: 'any' })).data).toHaveLength(2);
  });
});

onEachDatabase('a link to a guardian', (open) => {
  const newSchool = sharedServer(open);

  it('is made with defaults, told to receivers, changed and archived', async () => {
    const { client } = await newSchool();
    const { learner, guardian, link } = await family(client);
    const events = eventTypes(client);
    const restriction_note = 'canary: court order 7';
    const created = await link(learner, guardian, { restriction_note });
    expect(created).toMatchObject({
      id: expect.stringMatching(/^lgd_/),
      object: 'learner_guardian',
      learner_id: learner,
      guardian_id: guardian,
      is_primary: false,
      access: 'full',
      receives: everything,
      emergency_order: null,
      restriction_note,
    });
    expect(await events()).toEqual(['learner.created', 'guardian.created', 'guardian.linked']);
    const [event] = (await client.events.list({ type: 'guardian.linked' })).data;
    expect(event?.data).toEqual(withoutSensitive(created));
    expect(await client.learnerGuardians.get(learner, created.id)).toEqual(created);
    const changed = await client.learnerGuardians.update(learner, created.id, {
      relationship: 'grandparent',
      emergency_order: 1,
      receives: { fees: false },
    });
    expect(changed).toMatchObject({
      relationship: 'grandparent',
      emergency_order: 1,
      receives: { ...everything, fees: false },
      restriction_note,
    });
    const order = { emergency_order: 0 };
    expect(await refusalOf(client.learnerGuardians.update(learner, created.id, order))).toMatchObject({
      errors: [{ pointer: '/emergency_order' }],
    });
    expect((await client.guardians.learners(guardian)).data).toEqual([changed]);
    const audited = JSON.stringify((await client.auditLog.list({ resource_id: created.id })).data);
    expect(audited).not.toContain('canary');
    const archived = await client.learnerGuardians.archive(learner, created.id);
    expect(await client.learnerGuardians.archive(learner, created.id)).toEqual(archived);
    expect(await codeOf(client.learnerGuardians.update(learner, created.id, order))).toBe(
      'validation_failed',
    );
    expect(await codeOf(client.learnerGuardians.update(learner, created.id, { emergency_order: 1 }))).toBe(
      'resource_archived',
    );
  });

  it('is restored as it was, unless the two have another link, the guardian is archived, or somebody else is the primary guardian', async () => {
    const { client } = await newSchool();
    const { learner, guardian, link, another } = await family(client);
    const fields = {
      is_primary: true,
      fee_payer: true,
      access: 'limited',
      restriction_note: 'canary',
    } as const;
    const first = await link(learner, guardian, { ...fields, receives: { fees: false } });
    const { learnerGuardians } = client;
    await learnerGuardians.archive(learner, first.id);
    const restored = await learnerGuardians.restore(learner, first.id);
    expect(restored).toEqual({ ...first, updated_at: restored.updated_at });
    expect(await learnerGuardians.restore(learner, first.id)).toEqual(restored);
    await learnerGuardians.archive(learner, first.id);
    const { id: other } = await client.guardians.create({ name: 'Another Example' });
    await link(learner, other, { is_primary: true });
    expect(await learnerGuardians.restore(learner, first.id)).toMatchObject({
      is_primary: false,
      fee_payer: true,
    });
    await learnerGuardians.archive(learner, first.id);
    const second = await link(learner, guardian);
    expect(await refusalOf(learnerGuardians.restore(learner, first.id))).toMatchObject({
      ...{ code: 'already_exists', existing_id: second.id },
    });
    await learnerGuardians.archive(learner, second.id);
    await client.guardians.archive(guardian);
    expect(await codeOf(learnerGuardians.restore(learner, first.id))).toBe('unknown_reference');
    expect(await codeOf(learnerGuardians.restore(await another.learner('Sipho Example'), first.id))).toBe(
      'not_found',
    );
  });

  it('shows why access is restricted to keys with `read:sensitive` alone', async () => {
    const started = await newSchool();
    const { client } = started;
    const clerk = await clientWith(started, 'read:learners', 'write:learners');
    const { learner, guardian, link } = await family(client);
    const { id } = await link(learner, guardian, { restriction_note: 'canary' });
    const shown = JSON.stringify([
      await clerk.learnerGuardians.get(learner, id),
      await clerk.learnerGuardians.list(learner),
      await clerk.guardians.learners(guardian),
      await clerk.learnerGuardians.update(learner, id, { restriction_note: 'canary 2' }),
      await clerk.learnerGuardians.archive(learner, id),
      (await client.events.list()).data,
      (await client.auditLog.list()).data,
    ]);
    expect(shown).toContain(id);
    expect(shown).not.toContain('canary');
    expect(await client.learnerGuardians.get(learner, id)).toMatchObject({ restriction_note: 'canary 2' });
  });

  it('is the only one of its learner and guardian', async () => {
    const { client } = await newSchool();
    const { learner, guardian, link, another } = await family(client);
    const { id } = await link(learner, guardian);
    const taken = { status: 409, code: 'already_exists', existing_id: id };
    expect(await refusalOf(link(learner, guardian, { relationship: 'other' }))).toMatchObject(taken);
    expect(await codeOf(link(await another.learner('Sipho Example'), guardian))).toBe('done');
    const second = await another.guardian('Lerato Example');
    const atOnce = await Promise.all([1, 2, 3, 4].map(() => codeOf(link(learner, second))));
    expect(atOnce.sort()).toEqual(['already_exists', 'already_exists', 'already_exists', 'done']);
    expect((await client.learnerGuardians.list(learner, { guardian_id: second })).data).toHaveLength(1);
  });

  it('names a learner and a guardian that are there, and its own learner in its path', async () => {
    const { client, live } = await newSchool();
    const { learner, guardian, link, another } = await family(client);
    const foreign = await live.guardians.create({ name: 'Nomsa Example' });
    for (const id of ['gdn_none', foreign.id]) {
      expect(await refusalOf(link(learner, id, { is_primary: true }))).toMatchObject({
        status: 422,
        code: 'unknown_reference',
        errors: [{ pointer: '/guardian_id' }],
      });
    }
    expect(await codeOf(link('lrn_none', guardian))).toBe('not_found');
    const { id } = await link(learner, guardian);
    const other = await another.learner('Sipho Example');
    for (const attempt of [
      () => client.learnerGuardians.get(other, id),
      () => client.learnerGuardians.update(other, id, { lives_with: true }),
      () => client.learnerGuardians.archive(other, id),
      () => client.learnerGuardians.list('lrn_none'),
      () => client.guardians.learners('gdn_none'),
      () => client.learners.siblings('lrn_none'),
    ])
      expect(await codeOf(attempt())).toBe('not_found');
    await client.learners.archive(other);
    expect(await codeOf(link(other, guardian))).toBe('resource_archived');
  });

  it('without access sends nothing, and hides the learner from the guardian', async () => {
    const { client } = await newSchool();
    const { learner, guardian, link, another } = await family(client);
    const sibling = await another.learner('Sipho Example');
    const visible = await link(sibling, guardian);
    const { id, receives } = await link(learner, guardian, { access: 'none', receives: { fees: true } });
    expect(receives).toEqual(nothing);
    const seen = async () => [
      (await client.guardians.learners(guardian)).data.map((one) => one.learner_id),
      (await client.learners.siblings(learner)).data.map((one) => one.id),
      (await client.learners.siblings(sibling)).data.map((one) => one.id),
      (await client.learners.list({ guardian_id: guardian })).data.map((one) => one.id),
    ];
    expect(await seen()).toEqual([[sibling], [], [], [sibling]]);
    const update = (body: object) => client.learnerGuardians.update(learner, id, body);
    expect((await update({ receives: { reports: true } })).receives).toEqual(nothing);
    expect((await update({ access: 'limited' })).receives).toEqual(nothing);
    expect((await update({ receives: { reports: true } })).receives).toEqual({ ...nothing, reports: true });
    expect(await seen()).toEqual([[sibling, learner], [sibling], [learner], [learner, sibling]]);
    await update({ pickup_authorised: true, emergency_contact: true, fee_payer: true });
    expect(await update({ access: 'none' })).toMatchObject({
      ...{ receives: nothing, pickup_authorised: false, emergency_contact: false, fee_payer: true },
    });
    // What somebody has decided is kept, also if a file says each night that there is no access.
    expect(await update({ pickup_authorised: true })).toMatchObject({ pickup_authorised: true });
    expect(await update({ access: 'none' })).toMatchObject({ pickup_authorised: true });
    await client.learnerGuardians.archive(sibling, visible.id);
    expect(await seen()).toEqual([[], [], [], []]);
  });

  it('that is made anew has the access that the one before had, unless another is sent', async () => {
    const { client } = await newSchool();
    const { learner, guardian, link, another } = await family(client);
    const unlink = async ({ id }: { id: string }) =>
      void (await client.learnerGuardians.archive(learner, id));
    await unlink(await link(learner, guardian, { access: 'none' }));
    const again = await link(learner, guardian, {});
    expect(again).toMatchObject({ access: 'none', receives: nothing });
    // Of another learner it says nothing.
    expect(await link(await another.learner('Sipho Example'), guardian, {})).toMatchObject({
      access: 'full',
    });
    await unlink(again);
    const limited = await link(learner, guardian, { access: 'limited' });
    expect(limited.access).toBe('limited');
    await unlink(limited);
    expect((await link(learner, guardian, {})).access).toBe('limited');
  });

  it('of the same person under another id has the access that was refused, and receives what was not declined', async () => {
    const { server, client } = await newSchool();
    const { learner, link, another } = await family(client);
    const sibling = await another.learner('Sipho Example');
    const known = { name: 'Musa Example', email: 'musa@example.org' };
    const first = await client.guardians.create({ ...known, phone: '+27821234567' });
    await link(learner, first.id, { access: 'none' });
    await link(sibling, first.id, { receives: { announcements: false } });
    const second = await client.guardians.create({ ...known, email: 'MUSA@example.org' });
    const rows = [learner, sibling].map((learner_id) => ({
      ...{ external_id: learner_id, learner_id, guardian_id: second.id, relationship: 'father' },
    }));
    const { id } = await importInto(server, client, {
      ...{ kind: 'learner_guardians', source: 'sis', rows },
    });
    expect((await rowsOf(client, id)).map(({ code }) => code)).toEqual(['access_refused', null]);
    const [refused, open] = await Promise.all(
      [learner, sibling].map(async (one) =>
        (await client.learnerGuardians.list(one)).data.find(({ guardian_id }) => guardian_id === second.id),
      ),
    );
    expect(refused).toMatchObject({ access: 'none', receives: nothing });
    expect(open).toMatchObject({ access: 'full', receives: { announcements: false, fees: true } });
    // Another contact is another person.
    const other = await client.guardians.create({ name: 'Musa Example', email: 'other@example.org' });
    expect(await link(learner, other.id)).toMatchObject({ access: 'full' });
    expect(await link(learner, (await client.guardians.create(known)).id, { access: 'full' })).toMatchObject({
      access: 'full',
    });
  });

  it('is the primary one of its learner, or another is: never two', async () => {
    const { client } = await newSchool();
    const { learner, guardian, link, another } = await family(client);
    const first = await link(learner, guardian, { is_primary: true });
    const second = await link(learner, await another.guardian('Lerato Example'), { is_primary: true });
    const primary = async () =>
      (await client.learnerGuardians.list(learner)).data.filter((one) => one.is_primary).map(({ id }) => id);
    expect(await primary()).toEqual([second.id]);
    const [entry] = (await client.auditLog.list({ resource_id: first.id })).data;
    expect(entry?.changes).toEqual({ is_primary: { before: true, after: false } });
    await client.learnerGuardians.update(learner, first.id, { is_primary: true });
    expect(await primary()).toEqual([first.id]);
    const entries = await auditCount(client);
    await client.learnerGuardians.update(learner, first.id, { is_primary: true });
    expect(await auditCount(client)).toBe(entries);
    // Of another learner.
    await link(await another.learner('Sipho Example'), guardian, { is_primary: true });
    expect(await primary()).toEqual([first.id]);

    const newcomers = [];
    for (const name of ['A', 'B', 'C']) newcomers.push(await another.guardian(name));
    const atOnce = [
      ...newcomers.map((id) => codeOf(link(learner, id, { is_primary: true }))),
      ...[first, second].map(({ id }) =>
        codeOf(client.learnerGuardians.update(learner, id, { is_primary: true })),
      ),
    ];
    expect(await Promise.all(atOnce)).toEqual(Array(5).fill('done'));
    expect(await primary()).toHaveLength(1);
    await client.learnerGuardians.update(learner, (await primary())[0] ?? '', { is_primary: false });
    expect(await primary()).toEqual([]);
  });
});
