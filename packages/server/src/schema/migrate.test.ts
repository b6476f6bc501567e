import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { onBothDatabases } from '../../../../test/support/databases.ts';
import { masterKeysOf } from '../../../../test/support/master-keys.ts';
import { connect } from '../sql/connect.ts';
import type { Database } from '../sql/database.ts';
import { statement } from '../sql/query.ts';
import type { Migration } from './define.ts';
import { isMigrated, migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

/** A database of a process that fails when it uses some of its methods for the nth time. */
const failing = (database: Database, message: string, methods: readonly string[], times = 1): Database => {
  let left = times;
  return new Proxy(database, {
    get(target, name) {
      if (methods.includes(String(name)) && --left <= 0) throw new Error(message);
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
};
const unlockable = (database: Database) =>
  failing(database, 'Somebody else has the lock', ['migrating', 'transact']);

const insert = statement<{ name: string }>((p) => sql`insert into instance values (${p.name}, 'plain')`);
const insertKind = statement<{ name: string }>(
  (p) => sql`insert into instance (name, kind) values (${p.name}, 'new')`,
);
const rows = statement<Record<never, never>, Record<string, unknown>>(
  () => sql`select * from instance order by name`,
);
const unchanged = statement<Record<never, never>, { name: string }>(
  () => sql`select name from instance where kind = 'none' order by name limit 1`,
);
const change = statement<{ name: string }>(
  (p) => sql`update instance set kind = 'changed' where name = ${p.name}`,
);

/** Changes rows one by one, each in a transaction. */
const changeRows: Migration['prepare'] = async ({ database }) => {
  for (;;) {
    const isDone = await database.transact(async (tx) => {
      const next = await tx.first(unchanged, {});
      if (next) await tx.run(change, { name: next.name });
      return !next;
    });
    if (isDone) return;
  }
};

/** The migrations of a made-up later version: a column, its values, and what is possible or unnecessary with them. */
const later: Record<string, Migration> = {
  ...migrations,
  '9002-kinds': {
    up: ({ addColumns }) => addColumns('instance', { kind: 'text!' }, { kind: 'none' }),
  },
  '9003-changed-kinds': {
    up: async ({ index, run }) => {
      await index('instance_by_kind', 'instance', ['kind', 'name'], { unique: true });
      const drop = 'alter table instance drop column value';
      await run({ sqlite: drop, postgres: drop });
    },
    prepare: changeRows,
  },
};
const added = ['9002-kinds', '9003-changed-kinds'];

onBothDatabases('migrations', (open) => {
  async function opened(content: 'schema' | 'nothing' = 'schema') {
    const own = await open(content);
    onTestFinished(() => own[Symbol.asyncDispose]());
    const connected = async () => {
      const fail = (error: Error) => {
        throw error;
      };
      const database = await connect(own.url, { onError: fail });
      onTestFinished(() => database.close());
      return database;
    };
    const database = await connected();
    if (content === 'schema')
      for (const name of ['a', 'b', 'c']) await database.transact((tx) => tx.run(insert, { name }));
    return { database, connected, cipher: masterKeysOf(own.masterKey) };
  }
  const changed = ['a', 'b', 'c'].map((name) => ({ name, kind: 'changed' }));

  it('have nothing to do where all have run, and wait for no lock', async () => {
    const { database, cipher } = await opened();
    expect(await isMigrated(unlockable(database))).toBe(true);
    expect(await migrate(unlockable(database), cipher)).toEqual([]);
  });

  it('run with a lock where some have not', async () => {
    const { database, cipher } = await opened('nothing');
    expect(await isMigrated(unlockable(database))).toBe(false);
    await expect(migrate(unlockable(database), cipher)).rejects.toThrow('Somebody else has the lock');
    expect(await migrate(database, cipher)).toEqual(Object.keys(migrations));
    expect(await isMigrated(database)).toBe(true);
  });

  it('of a later version run on a database with rows, which the earlier one then refuses', async () => {
    const { database, cipher } = await opened();
    expect(await isMigrated(database, later)).toBe(false);
    expect(await migrate(database, cipher, later)).toEqual(added);
    expect(await isMigrated(database, later)).toBe(true);
    expect(await database.all(rows, {})).toEqual(changed);
    await expect(migrate(database, cipher)).rejects.toThrow('migrated by a later version of Rollbook');
  });

  it('of a later version make the same new database', async () => {
    const { database, cipher } = await opened('nothing');
    expect(await migrate(database, cipher, later)).toEqual([...Object.keys(migrations), ...added]);
    await database.transact((tx) => tx.run(insertKind, { name: 'a' }));
    expect(await database.all(rows, {})).toEqual([{ name: 'a', kind: 'new' }]);
  });

  it('that fail change nothing, and run when what failed is corrected', async () => {
    const { database, cipher } = await opened();
    const broken: Migration = {
      up: async (define) => {
        await later['9002-kinds']?.up(define);
        throw new Error('The second statement fails');
      },
    };
    const attempt = migrate(database, cipher, { ...migrations, '9002-kinds': broken });
    await expect(attempt).rejects.toThrow('The second statement fails');
    expect(await isMigrated(database)).toBe(true);
    expect((await database.all(rows, {}))[0]).toEqual({ name: 'a', value: 'plain' });
    expect(await migrate(database, cipher, later)).toEqual(added);
  });

  it('that are interrupted continue with the rows that are left', async () => {
    const { database, cipher } = await opened();
    const ending = failing(database, 'The process ends here', ['transact'], 3);
    await expect(migrate(ending, cipher, later)).rejects.toThrow('The process ends here');
    expect((await database.all(rows, {})).map(({ kind }) => kind)).toEqual(['changed', 'changed', 'none']);
    expect(await isMigrated(database, later)).toBe(false);
    expect(await migrate(database, cipher, later)).toEqual(['9003-changed-kinds']);
    expect(await database.all(rows, {})).toEqual(changed);
  });

  it('run once if several processes start at the same time', async () => {
    const { connected, cipher } = await opened();
    const applied = await Promise.all([1, 2, 3].map(async () => migrate(await connected(), cipher, later)));
    expect(applied.flat().toSorted()).toEqual(added);
    expect(await (await connected()).all(rows, {})).toEqual(changed);
  });

  it('are complete for a process that could not prepare one, if another has', async () => {
    const { database, connected, cipher } = await opened();
    const prepare = async () => {
      await migrate(await connected(), cipher, later);
      throw new Error('The column is gone');
    };
    const overtaken = { ...later, '9003-changed-kinds': { up: async () => {}, prepare } };
    expect(await migrate(database, cipher, overtaken)).toEqual(['9002-kinds']);
    expect(await database.all(rows, {})).toEqual(changed);
  });
});

it('migrations are listed in the order in which they run', () => {
  const names = Object.keys(migrations);
  expect(names).toEqual(names.toSorted());
});
