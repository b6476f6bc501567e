import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { raw, sharedServer } from '../support/server.ts';

onEachDatabase('a grade level', (open) => {
  const newSchool = sharedServer(open);

  it('is created, read, changed, archived and restored, and each is audited', async () => {
    const { client } = await newSchool();
    const created = await client.gradeLevels.create({ label: 'Grade R', order: 0, phase: 'foundation' });
    expect(created).toMatchObject({ object: 'grade_level', label: 'Grade R', order: 0, phase: 'foundation' });
    expect(created.id).toMatch(/^grl_/);
    expect(await client.gradeLevels.get(created.id)).toEqual(created);
    const changed = await client.gradeLevels.update(created.id, { phase: null });
    expect(changed).toMatchObject({ label: 'Grade R', phase: null });
    expect((await client.gradeLevels.archive(created.id)).archived_at).not.toBeNull();
    await expect(client.gradeLevels.update(created.id, { order: 1 })).rejects.toMatchObject({
      status: 409,
      code: 'resource_archived',
    });
    expect((await client.gradeLevels.restore(created.id)).archived_at).toBeNull();
    const { data } = await client.auditLog.list({ resource_id: created.id, order: 'asc' });
    expect(data.map(({ action }) => action)).toEqual(
      ['created', 'updated', 'archived', 'restored'].map((verb) => `grade_level.${verb}`),
    );
  });

  it('has a label that no other live one has', async () => {
    const { client } = await newSchool();
    const first = await client.gradeLevels.create({ label: 'Grade 1', order: 1 });
    await expect(client.gradeLevels.create({ label: 'Grade 1', order: 2 })).rejects.toMatchObject({
      status: 409,
      code: 'already_exists',
      problem: { existing_id: first.id },
    });
    await client.gradeLevels.archive(first.id);
    const second = await client.gradeLevels.create({ label: 'Grade 1', order: 2 });
    await expect(client.gradeLevels.restore(first.id)).rejects.toMatchObject({
      problem: { existing_id: second.id },
    });
  });

  it('is listed by label and phase', async () => {
    const { client } = await newSchool();
    await client.gradeLevels.create({ label: 'Grade 3', order: 3, phase: 'foundation' });
    await client.gradeLevels.create({ label: 'Grade 4', order: 4, phase: 'intermediate' });
    const labels = async (query: Parameters<typeof client.gradeLevels.list>[0]) =>
      (await client.gradeLevels.list(query)).data.map(({ label }) => label);
    expect(await labels({})).toEqual(['Grade 3', 'Grade 4']);
    expect(await labels({ phase: 'intermediate' })).toEqual(['Grade 4']);
    expect(await labels({ label: 'Grade 3' })).toEqual(['Grade 3']);
  });

  it('needs a label and an order, and reports every error at once', async () => {
    const { server, testKey } = await newSchool();
    const body = { label: '', phase: 'primary', ordr: 1 };
    const response = await raw(server.url, testKey, 'POST', '/v1/grade-levels', { body });
    expect(response.status).toBe(422);
    expect(response.body.errors.map((fieldError: { pointer: string }) => fieldError.pointer).sort()).toEqual([
      '/label',
      '/order',
      '/ordr',
      '/phase',
    ]);
  });
});
