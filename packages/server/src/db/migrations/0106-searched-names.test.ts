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

const many = 1100;
const channels = JSON.stringify({ email: true, sms: false, push: false, letter: false });
const invisible = '\u200b';

/** Writes people like the previous version did: an invisible character was a part of the name that was searched. */
async function fill(db: AnyDb): Promise<void> {
  await fillSchool(db);
  const learner = { status: 'active', boarder: 0 };
  for (let n = 1; n <= many; n++) {
    const name = n % 2 === 0 ? 'Thandi Example' : `Tha${invisible}ndi\u00a0Example`;
    const person = { name, name_folded: name.toLowerCase() };
    await db
      .insertInto('learners')
      .values({ ...record(idOf('lrn', n)), ...learner, ...person })
      .execute();
    if (n <= 2)
      await db
        .insertInto('guardians')
        .values({ ...record(idOf('gdn', n)), ...person, channels, portal_status: 'none' })
        .execute();
  }
}

onEachDatabase('a database with names that have invisible characters', (open, dialect) => {
  it('finds them by what can be seen, whenever the work was interrupted', async () => {
    const { testDatabase, database } = await formerDatabase(open, dialect, '0106');
    await database.migrating(fill);
    const { url, masterKey } = testDatabase;
    const cipher = masterKeysOf(masterKey);
    await migrateInterrupted(database, cipher, [0, 1]);
    await database.close();
    await using server = await createServer({ database: url, masterKey });
    const client = new Rollbook({ apiKey, baseUrl: server.url, maxRetries: 0 });
    for (const name of ['thandi ex', `${invisible}Thandi Example`]) {
      const learners = await Array.fromAsync(client.learners.list({ limit: 100, name }));
      expect(learners).toHaveLength(many);
      expect((await client.guardians.list({ name })).data).toHaveLength(2);
    }
  });
});
