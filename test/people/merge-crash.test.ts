import { Rollbook } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { killChild, killDuring, startChild } from '../support/child-server.ts';
import { onBothDatabases } from '../support/databases.ts';
import { storedTables } from '../support/inspect.ts';

const rounds = Number(process.env.CRASH_ROUNDS ?? 1);
const pairs = 4;
const notesOfEach = 8;

onBothDatabases('a server that is killed while it merges people', (open) => {
  it('has merged all records of a person or none', { timeout: 60_000 + rounds * 30_000 }, async () => {
    await using database = await open();
    let child = await startChild(database, 'Merging Example');
    const apiKey = String(child.testKey);
    let client = new Rollbook({ apiKey, baseUrl: child.url, maxRetries: 0 });
    const people: { kept: string; other: string }[] = [];
    for (let n = 0; n < pairs; n++) {
      const [kept, other] = await Promise.all(
        ['A', 'B'].map(async (sis) => {
          const external_ids = { sis: `${sis}${n}` };
          const { id } = await client.learners.create({ name: `Thandi Example ${n}`, external_ids });
          for (let note = 0; note < notesOfEach; note++)
            await client.medicalNotes.create(id, {
              kind: 'allergy',
              title: `${sis} ${note}`,
              severity: 'info',
            });
          return id;
        }),
      );
      people.push({ kept: String(kept), other: String(other) });
    }
    let turn = 0;
    for (let round = 0; round < rounds; round++) {
      await killDuring(child, { writers: 2, most: 12 }, async () => {
        const { kept, other } = people[turn++ % pairs] ?? { kept: '', other: '' };
        const { merged_into_id: into } = await client.learners.get(other);
        await client.learners[into === null ? 'merge' : 'unmerge'](kept, { learner_id: other });
      });
      child = await startChild(database);
      client = new Rollbook({ apiKey, baseUrl: child.url, maxRetries: 0 });
      for (const [n, { kept, other }] of people.entries()) {
        const { merged_into_id: into, archived_at } = await client.learners.get(other);
        expect([null, kept]).toContain(into);
        expect(archived_at === null).toBe(into === null);
        const titles = async (learner: string) =>
          (await client.medicalNotes.list(learner)).data.map(({ title = '' }) => title[0]).join('');
        const [own, theirs] = ['A'.repeat(notesOfEach), 'B'.repeat(notesOfEach)];
        const sorted = [...(await titles(kept))].sort().join('');
        expect([sorted, await titles(other)]).toEqual(into === null ? [own, theirs] : [own + theirs, '']);
        const [found] = (await client.learners.list({ external_id: `sis:B${n}` })).data;
        expect(found?.id).toBe(into ?? other);
      }
      expect(await client.auditLog.verify()).toMatchObject({ valid: true });
    }
    await killChild(child);
    const stored = await storedTables(database);
    const merges = stored.get('person_merges')?.rows.map(({ merged_id }) => merged_id) ?? [];
    const rows = stored.get('person_merge_rows')?.rows.map(({ merged_id }) => merged_id) ?? [];
    expect([...new Set(rows)].sort()).toEqual(merges.sort());
  });
});
