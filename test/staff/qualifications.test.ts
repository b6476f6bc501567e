import type { QualificationCreate, Rollbook } from '@rollbook/sdk';
import { ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { startServer } from '../support/server.ts';

const firstAid: QualificationCreate = { title: 'First aid', kind: 'first_aid' };

const member = async (client: Rollbook, email = 'sam@example.org') =>
  (await client.staff.create({ name: 'Sam Example', email, staff_type: 'teacher' })).id;

onEachDatabase('a qualification', (open) => {
  it('does not expire before it was awarded', async () => {
    const { client } = await startServer(open);
    const id = await member(client);
    const refused = { status: 422, errors: [{ pointer: '/expires_on', code: 'expires_before_award' }] };
    const wrong = { awarded_on: '2026-02-01', expires_on: '2026-01-31' };
    expect(await refusalOf(client.qualifications.create(id, { ...firstAid, ...wrong }))).toMatchObject(
      refused,
    );
    const made = await client.qualifications.create(id, { ...firstAid, expires_on: '2026-01-31' });
    const awarded = client.qualifications.update(id, made.id, { awarded_on: '2026-02-01' });
    expect(await refusalOf(awarded)).toMatchObject(refused);
    await client.qualifications.update(id, made.id, { awarded_on: '2026-01-31' });
  });

  it('belongs to a staff member, and is unverified at first', async () => {
    const { client } = await startServer(open);
    const id = await member(client);
    const other = await member(client, 'other@example.org');
    const maths = await client.subjects.create({ name: 'Mathematics', code: 'MATH' });
    const degree = await client.qualifications.create(id, {
      title: 'Bachelor of Education',
      kind: 'degree',
      nqf_level: 8,
      subject_ids: [maths.id],
    });
    expect(degree).toMatchObject({
      id: expect.stringMatching(/^qlf_/),
      object: 'qualification',
      staff_id: id,
      status: 'unverified',
      rejected_reason: null,
      subject_ids: [maths.id],
    });
    const aid = await client.qualifications.create(id, firstAid);
    expect((await client.qualifications.list(id)).data).toEqual([degree, aid]);
    expect((await client.qualifications.list(id, { kind: 'degree' })).data).toEqual([degree]);
    expect((await client.qualifications.list(other)).data).toEqual([]);
    expect(await codeOf(client.qualifications.verify(other, degree.id))).toBe('not_found');
    await client.qualifications.archive(id, aid.id);
    expect((await client.qualifications.list(id)).data).toEqual([degree]);
    expect(await codeOf(client.qualifications.verify(id, aid.id))).toBe('resource_archived');
    expect(await client.qualifications.restore(id, aid.id)).toMatchObject({ archived_at: null });
    expect(
      await refusalOf(client.qualifications.create(id, { ...firstAid, subject_ids: ['sbj_none'] })),
    ).toMatchObject({ code: 'unknown_reference', errors: [{ pointer: '/subject_ids/0' }] });
    expect(
      await refusalOf(client.qualifications.update(id, degree.id, { subject_ids: ['sbj_none'] })),
    ).toMatchObject({ code: 'unknown_reference', errors: [{ pointer: '/subject_ids/0' }] });
    await client.staff.archive(other);
    expect(await codeOf(client.qualifications.create(other, firstAid))).toBe('resource_archived');
  });

  it('is verified or rejected, once', async () => {
    const { client } = await startServer(open);
    const id = await member(client);
    const good = await client.qualifications.create(id, firstAid);
    const bad = await client.qualifications.create(id, firstAid);
    expect((await client.qualifications.verify(id, good.id)).status).toBe('verified');
    const rejected = await client.qualifications.reject(id, bad.id, { reason: 'Of another person' });
    expect(rejected).toMatchObject({ status: 'rejected', rejected_reason: 'Of another person' });
    expect(await refusalOf(client.qualifications.verify(id, bad.id))).toMatchObject({
      status: 409,
      code: 'invalid_state_transition',
      from: 'rejected',
      to: 'verified',
      allowed: [],
    });
    expect(await codeOf(client.qualifications.reject(id, good.id, { reason: 'No' }))).toBe(
      'invalid_state_transition',
    );
    expect(await codeOf(client.qualifications.verify(id, good.id))).toBe('invalid_state_transition');
    const [entry] = (await client.auditLog.list({ action: 'qualification.rejected' })).data;
    expect(entry).toMatchObject({ reason: 'Of another person', resource: { id: bad.id } });
  });

  it('expires when its last day is over in the school, once it is verified', async () => {
    // 23:30 of the 14th in Johannesburg.
    const clock = new ManualClock('2026-06-14T21:30:00.000Z');
    const { client } = await startServer(open, { clock });
    const id = await member(client);
    const dated = { ...firstAid, expires_on: '2026-06-14' };
    const verified = await client.qualifications.create(id, dated);
    const unverified = await client.qualifications.create(id, dated);
    expect((await client.qualifications.verify(id, verified.id)).status).toBe('verified');
    const status = async (qualification: string) =>
      (await client.qualifications.get(id, qualification)).status;
    const ids = async (query: Parameters<typeof client.qualifications.list>[1]) =>
      (await client.qualifications.list(id, query)).data.map((one) => one.id);
    expect(await ids({ status: 'expired' })).toEqual([]);
    clock.advance(3_600_000);
    expect([await status(verified.id), await status(unverified.id)]).toEqual(['expired', 'unverified']);
    expect(await ids({ status: 'expired' })).toEqual([verified.id]);
    expect(await ids({ status: 'verified' })).toEqual([]);
    expect(await ids({ expires_before: '2026-06-14' })).toEqual([]);
    expect(await ids({ expires_before: '2026-06-15' })).toEqual([verified.id, unverified.id]);
    expect(await refusalOf(client.qualifications.verify(id, verified.id))).toMatchObject({
      code: 'invalid_state_transition',
      from: 'expired',
    });
    // That it was read as expired is not written with another field.
    await client.qualifications.update(id, verified.id, { title: 'First aid level 2' });
    expect(await status(verified.id)).toBe('expired');
    const renewed = await client.qualifications.update(id, verified.id, { expires_on: '2027-06-14' });
    expect(renewed.status).toBe('verified');
  });

  it('is not taken for unchanged when it has expired', async () => {
    const clock = new ManualClock('2026-06-14T08:00:00.000Z');
    const { client } = await startServer(open, { clock });
    const id = await member(client);
    const made = await client.qualifications.create(id, { ...firstAid, expires_on: '2026-06-14' });
    const { etag } = await client.qualifications.verify(id, made.id).withResponse();
    clock.advance(24 * 3_600_000);
    const headers = { 'If-None-Match': etag ?? '' };
    expect(await client.qualifications.get(id, made.id, { headers })).toMatchObject({ status: 'expired' });
  });
});
