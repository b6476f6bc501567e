import { Rollbook } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../../../../../test/support/databases.ts';
import { masterKeysOf } from '../../../../../test/support/master-keys.ts';
import { createServer } from '../../index.ts';
import { migrate } from '../migrate.ts';
import { type AnyDb, apiKey, fillSchool, formerDatabase, idOf, record, school_id } from './test-former.ts';

const maths = idOf('sbj', 1);
const metadata = { subjects: 'none', note: 'as in "subjects":[1]' };

/** Writes a school like the previous version did. */
async function fill(db: AnyDb): Promise<void> {
  await fillSchool(db);
  const insert = (table: string, values: object) => db.insertInto(table).values(values).execute();
  const names = { name: 'Sam Example', email: 'sam@example.org', staff_type: 'teacher', status: 'active' };
  await insert('staff', { ...record(idOf('stf', 1)), ...names, subjects: JSON.stringify([maths]) });
  await insert('qualifications', {
    ...record(idOf('qlf', 1)),
    staff_id: idOf('stf', 1),
    title: 'Degree',
    kind: 'degree',
    subjects: JSON.stringify([maths]),
    status: 'unverified',
  });
  const data = { id: idOf('stf', 1), object: 'staff', ...names, subjects: [maths], metadata };
  await insert('events', {
    school_id,
    id: idOf('evt', 1),
    type: 'staff.created',
    resource_id: idOf('stf', 1),
    data: JSON.stringify(data),
    is_test: 0,
    created_at: '2026-01-01T00:00:00.000Z',
  });
}

onEachDatabase('a database in which staff and qualifications have `subjects`', (open, dialect) => {
  it('has them as `subject_ids`, and shows them to earlier versions by their previous name', async () => {
    const { testDatabase, database } = await formerDatabase(open, dialect, '0018');
    await database.migrating(fill);
    const { url, masterKey } = testDatabase;
    await migrate(database, masterKeysOf(masterKey));
    await database.close();
    // Without a worker: the event is older than events are kept.
    await using server = await createServer({ database: url, masterKey, worker: false });
    const client = new Rollbook({ apiKey, baseUrl: server.url });
    const former = new Rollbook({ apiKey, baseUrl: server.url, version: '2026-11-01' });
    const read = async (reader: Rollbook) => [
      await reader.staff.get(idOf('stf', 1)),
      await reader.qualifications.get(idOf('stf', 1), idOf('qlf', 1)),
      (await reader.events.get(idOf('evt', 1))).data,
    ];
    for (const shown of await read(client)) {
      expect(shown).toMatchObject({ subject_ids: [maths] });
      expect(shown).not.toHaveProperty('subjects');
    }
    for (const shown of await read(former)) {
      expect(shown).toMatchObject({ subjects: [maths] });
      expect(shown).not.toHaveProperty('subject_ids');
    }
    expect((await client.events.get(idOf('evt', 1))).data).toMatchObject({ metadata });
  });
});
