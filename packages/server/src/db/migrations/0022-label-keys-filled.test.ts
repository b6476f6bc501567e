import { Rollbook } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../../../../../test/support/databases.ts';
import { masterKeysOf } from '../../../../../test/support/master-keys.ts';
import { createServer } from '../../index.ts';
import {
  type AnyDb,
  apiKey,
  fillSchool,
  formerDatabase,
  idOf,
  migrateInterrupted,
  record,
} from './test-former.ts';

const many = 450;

/** Writes learners like the previous version did. */
async function fill(db: AnyDb): Promise<void> {
  await fillSchool(db);
  const learner = { name: 'Thandi Example', name_folded: 'thandi example', status: 'active', boarder: 0 };
  for (let n = 1; n <= many; n++) {
    const labels = {
      class: n % 3 === 0 ? null : `\u00c9cole ${n % 3}`,
      grade_level: n % 9 === 0 ? 'GRADE 5' : null,
    };
    await db
      .insertInto('learners')
      .values({ ...record(idOf('lrn', n)), ...learner, ...labels })
      .execute();
  }
}

onEachDatabase('a database with learners who have labels', (open, dialect) => {
  it('finds them in any case, whenever the work was interrupted', async () => {
    const { testDatabase, database } = await formerDatabase(open, dialect, '0021');
    await database.migrating(fill);
    const { url, masterKey } = testDatabase;
    const cipher = masterKeysOf(masterKey);
    await migrateInterrupted(database, cipher, [0, 1]);
    await database.close();
    await using server = await createServer({ database: url, masterKey });
    const client = new Rollbook({ apiKey, baseUrl: server.url, maxRetries: 0 });
    const count = async (filter: object) =>
      (await Array.fromAsync(client.learners.list({ limit: 100, ...filter }))).length;
    expect(await count({ class: '\u00e9COLE 1' })).toBe(many / 3);
    expect(await count({ grade_level: 'Grade 5' })).toBe(many / 9);
    expect(await count({})).toBe(many);
  });
});
