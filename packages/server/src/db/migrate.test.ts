import { expect, it, onTestFinished } from 'vitest';
import { onEachDatabase } from '../../../../test/support/databases.ts';
import { masterKeysOf } from '../../../../test/support/master-keys.ts';
import { connect } from './connect.ts';
import type { Database } from './database.ts';
import { isMigrated, migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';

/** A database that cannot take a lock. */
const unlockable = (database: Database): Database =>
  new Proxy(database, {
    get(target, name) {
      if (name === 'migrating' || name === 'transact') throw new Error('Somebody else has the lock');
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

onEachDatabase('migrations', (open) => {
  async function opened(content: 'schema' | 'nothing') {
    const own = await open(content);
    const fail = (error: Error) => {
      throw error;
    };
    const database = connect(own.url, { onError: fail });
    onTestFinished(async () => {
      await database.close();
      await own[Symbol.asyncDispose]();
    });
    return { database, cipher: masterKeysOf(own.masterKey) };
  }

  it('have nothing to do where all have run, and wait for no lock', async () => {
    const { database, cipher } = await opened('schema');
    expect(await isMigrated(unlockable(database))).toBe(true);
    expect(await migrate(unlockable(database), cipher)).toEqual([]);
  });

  it('run with a lock where some have not', async () => {
    const { database, cipher } = await opened('nothing');
    expect(await isMigrated(unlockable(database))).toBe(false);
    await expect(migrate(unlockable(database), cipher)).rejects.toThrow('Somebody else has the lock');
    expect((await migrate(database, cipher)).length).toBeGreaterThan(10);
    expect(await isMigrated(database)).toBe(true);
  });
});

it('migrations are listed in the order in which they run', () => {
  const names = Object.keys(migrations);
  expect(names).toEqual(names.toSorted());
});
