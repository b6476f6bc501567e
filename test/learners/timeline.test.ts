import type { ApiKeyCreate } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf } from '../support/problems.ts';
import { clientWith, sharedYears, startYear, today } from '../support/school-year.ts';
import { raw } from '../support/server.ts';

onEachDatabase('the timeline of a learner', (open) => {
  const shared = sharedYears(open);

  it('tells what happened to the learner, in classes and with guardians, newest first', async () => {
    const { client, a, b, terms, learner } = await startYear(shared);
    const id = await learner();
    await client.learners.create({ name: 'Sipho Example' });
    const first = await client.enrollments.create({ learner_id: id, class_id: a.id, term_id: terms[0].id });
    const second = await client.enrollments.transfer(first.id, { to_class_id: b.id });
    const guardian = await client.guardians.create({ name: 'Nomsa Example' });
    const link = await client.learnerGuardians.create(id, {
      guardian_id: guardian.id,
      relationship: 'mother',
    });
    await client.medicalNotes.create(id, { kind: 'allergy', title: 'Bees', severity: 'critical' });
    await client.medicalNotes.list(id);
    await client.learners.update(id, { home_language: 'zu', religion: 'None' });
    const all = await client.learners.timeline(id, { limit: 100 });
    expect(all.data.map(({ action, resource, fields }) => [action, resource.id, fields])).toEqual([
      ['learner.updated', id, ['home_language', 'religion']],
      ['learner.updated', id, ['has_medical_alert']],
      ['learner_guardian.created', link.id, []],
      ['learner.updated', id, ['class', 'class_id']],
      ['enrollment.created', second.id, []],
      ['enrollment.transferred', first.id, ['ends_on', 'status']],
      ['learner.updated', id, ['grade_level', 'grade_level_id', 'class', 'class_id']],
      ['enrollment.created', first.id, []],
      ['learner.created', id, []],
    ]);
    const pages = await Array.fromAsync(client.learners.timeline(id, { limit: 2 }));
    expect(pages).toEqual(all.data);
    const upwards = await client.learners.timeline(id, { order: 'asc', limit: 100 });
    expect(upwards.data).toEqual(all.data.toReversed());
    expect(JSON.stringify(all.data)).not.toContain('Bees');
  });

  it('has the records about the learner that the key can read', async () => {
    const school = await startYear(shared);
    const { client, learner } = school;
    const id = await learner();
    const other = await learner('Sipho Example');
    const excuse = await client.excuses.create({
      learner_id: id,
      from: today,
      to: today,
      reason_code: 'religious',
    });
    const occurred_at = `${today}T07:00:00Z`;
    const incident = { occurred_at, category: 'disruption', level: 1, description: 'Talked.' } as const;
    const { id: confidential } = await client.incidents.create({
      ...incident,
      learner_id: id,
      confidential: true,
    });
    await client.incidents.create({ ...incident, learner_id: other });
    const idsFor = async (...scopes: ApiKeyCreate['scopes']) => {
      const { data } = await (await clientWith(school, ...scopes)).learners.timeline(id, { limit: 100 });
      return data.map(({ resource }) => resource.id).sort();
    };
    expect(await idsFor('read:learners')).toEqual([id]);
    expect(await idsFor('read:learners', 'read:attendance')).toEqual([excuse.id, id].sort());
    expect(await idsFor('read:learners', 'read:discipline')).toEqual([id]);
    expect(await idsFor('read:learners', 'read:discipline', 'read:sensitive')).toEqual(
      [confidential, id].sort(),
    );
    const all = await client.learners.timeline(id, { limit: 100 });
    expect(JSON.stringify(all.data)).not.toContain('Talked');
  });

  it('names no field that the key may not see, and those of a version by their names there', async () => {
    const school = await startYear(shared);
    const { client, server, testKey, learner } = school;
    const id = await learner();
    await client.learners.update(id, { religion: 'None', date_of_birth: '2015-03-09' });
    const clerk = await clientWith(school, 'read:learners');
    expect((await clerk.learners.timeline(id)).data[0]?.fields).toEqual(['date_of_birth']);
    const headers = { 'Service-Version': '2026-01-01' };
    const former = await raw(server.url, testKey, 'GET', `/v1/learners/${id}/timeline`, { headers });
    expect(former.body.data[0].fields).toEqual(['birth_date', 'religion']);
    expect(await codeOf(client.learners.timeline('lrn_none'))).toBe('not_found');
    await client.learners.archive(id);
    expect((await client.learners.timeline(id)).data[0]?.action).toBe('learner.archived');
  });
});
