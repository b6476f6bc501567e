import { randomBytes } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { type OpenDatabase, onBothDatabases } from '../../../../test/support/databases.ts';
import { runSql } from '../../../../test/support/inspect.ts';
import { ManualClock } from '../lib/clock.ts';
import { connect } from '../sql/connect.ts';
import type { Database } from '../sql/database.ts';
import { KeyUse } from './key-use.ts';
import { claimKeys, KeyRing, MasterKey, MasterKeys } from './master-keys.ts';
import { Rotation } from './rotation.ts';
import { dataKeyContext } from './sealed-columns.ts';

/** A database that calls back before each of its transactions. */
const calling = (
  database: Database,
  before: (transaction: number) => Promise<unknown> | undefined,
): Database => {
  let transactions = 0;
  return new Proxy(database, {
    get(target, name) {
      if (name === 'transact')
        return async (work: Parameters<Database['transact']>[0]) => {
          await before(++transactions);
          return target.transact(work);
        };
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
};

/** A database with one data key under an old master key. */
async function oneValue(open: OpenDatabase) {
  const testDatabase = await open();
  const fail = (error: Error) => {
    throw error;
  };
  const database = await connect(testDatabase.url, { onError: fail });
  onTestFinished(async () => {
    await database.close();
    await testDatabase[Symbol.asyncDispose]();
  });
  const [old, next] = [new MasterKey(testDatabase.masterKey), new MasterKey(randomBytes(32))];
  const before = new KeyRing(old, [next]);
  await claimKeys(database, new MasterKeys(before, randomBytes(32)));
  const write = (text: string) => {
    const sealed = before.encrypt(text, dataKeyContext('lrn_1'));
    return runSql(
      testDatabase,
      `insert into data_keys (school_id, subject_id, sealed) values ('sch_1', 'lrn_1', '${sealed}')
       on conflict (school_id, subject_id) do update set sealed = excluded.sealed`,
    );
  };
  await write('first');
  const after = new KeyRing(next, [old]);
  const read = async () => {
    const [row] = await runSql(testDatabase, 'select sealed from data_keys');
    return after.decrypt(String(row?.sealed), dataKeyContext('lrn_1'));
  };
  const states = async () => {
    const rows = await runSql(testDatabase, 'select name, state from master_keys');
    return Object.fromEntries(rows.map(({ name, state }) => [name === old.name ? 'old' : 'next', state]));
  };
  const clock = new ManualClock('2026-11-21T08:00:00.000Z');
  const rotation = (db: Database) =>
    new Rotation({ db, ring: after, clock, use: new KeyUse(database, after, clock, 'rotation') });
  return { database, clock, before, old, write, read, states, rotation };
}

onBothDatabases('a rotation of the master key', (open) => {
  it('keeps a value that is changed after it was read, and encrypts it again', async () => {
    const { database, write, read, states, rotation } = await oneValue(open);
    // The first transaction marks the old key, and the others replace values: first the derivation key.
    const changing = calling(database, (transaction) => (transaction === 3 ? write('second') : undefined));
    const result = await rotation(changing).run(() => {});
    expect(result).toMatchObject({ complete: true, renewed: 2, unreadable: [] });
    expect(await read()).toBe('second');
    expect(await states()).toEqual({ old: 'retired', next: 'used' });
  });

  it('does not retire a key with which a process has started in the meantime', async () => {
    const { database, clock, before, old, states, rotation } = await oneValue(open);
    const process = new KeyUse(database, before, clock, 'prc_1');
    const starting = calling(database, (transaction) => (transaction === 3 ? process.show() : undefined));
    expect(await rotation(starting).run(() => {})).toMatchObject({
      complete: false,
      renewed: 2,
      writers: [{ process_id: 'prc_1', key_name: old.name }],
    });
    expect(await states()).toEqual({ old: 'used', next: 'used' });
    await process.end();
    expect(await rotation(database).run(() => {})).toMatchObject({ complete: true, renewed: 0 });
    expect(await states()).toEqual({ old: 'retired', next: 'used' });
  });

  it('waits three minutes for a process that does not say that it has ended, and notices if it has not', async () => {
    const { database, clock, before, states, rotation } = await oneValue(open);
    const process = new KeyUse(database, before, clock, 'prc_1');
    await process.show();
    clock.advance(180_000);
    expect(await rotation(database).run(() => {})).toMatchObject({ complete: false, renewed: 2 });
    clock.advance(1);
    expect(await rotation(database).run(() => {})).toMatchObject({ complete: true, renewed: 0 });
    expect(await states()).toEqual({ old: 'retired', next: 'used' });
    await process.show();
    expect(await states()).toEqual({ old: 'used', next: 'used' });
    expect(await rotation(database).run(() => {})).toMatchObject({ complete: false });
  });
});
