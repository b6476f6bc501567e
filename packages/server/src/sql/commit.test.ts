import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { onBothDatabases } from '../../../../test/support/databases.ts';
import { connect } from './connect.ts';
import type { CommitStep, Transaction } from './database.ts';
import { query, type Rows, rowsOf, rowwise } from './query.ts';

const insertKey = query<{ id: string }>((db, p) =>
  db.insertInto('data_keys').values({ school_id: 'sch_1', subject_id: p.id, sealed: 'x' }),
);
const known = query<Record<never, never>, { subject_id: string }>((db) =>
  db
    .selectFrom('data_keys')
    .select('subject_id')
    .where(sql<boolean>`school_id = 'sch_1'`)
    .orderBy('subject_id'),
);
const columns = { id: 'text' } as const;
const insertRows = rowwise<{ rows: Rows }>(
  (p, dialect) =>
    sql`insert into data_keys (school_id, subject_id, sealed)
      select 'sch_1', r.id, 'x' from ${rowsOf(p.rows, columns, dialect)}`,
);
const removeRows = rowwise<{ rows: Rows }>(
  (p, dialect) =>
    sql`delete from data_keys where school_id = 'sch_1'
      and subject_id in (select r.id from ${rowsOf(p.rows, columns, dialect)})`,
);

onBothDatabases('transactions that are committed together', (open) => {
  async function connected(errors: Error[]) {
    const testDatabase = await open();
    const database = await connect(testDatabase.url, { onError: (error) => errors.push(error) });
    onTestFinished(async () => {
      await database.close();
      await testDatabase[Symbol.asyncDispose]();
    });
    return database;
  }

  it('fail alone, even in what is done once for all of them', async () => {
    const database = await connected([]);
    const step: CommitStep<string> = {
      run: async (_tx, items) => {
        if (items.includes('b')) throw new Error('b cannot be committed');
      },
    };
    const insert = (id: string) => async (tx: Transaction) => {
      await tx.run(insertKey, { id });
      tx.beforeCommit(step, id);
    };
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((id) => database.transact(insert(id))));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await database.all(known, {})).map(({ subject_id }) => subject_id)).toEqual(['a', 'c']);
  });

  it('are durable if they were fulfilled, and only then, whatever happened to the statements they did not wait for', async () => {
    const database = await connected([]);
    const school = database.forSchool('sch_1');
    const outcomes = await Promise.allSettled([
      school.transact((tx) => tx.run(insertKey, { id: 'a' })),
      school.transact(async (tx) => {
        await tx.run(insertKey, { id: 'b' });
        tx.run(insertKey, { id: 'a' }).catch(() => {});
      }),
      school.transact((tx) => tx.run(insertKey, { id: 'c' })),
      school.transact((tx) => tx.run(insertKey, { id: 'd' })),
    ]);
    const fulfilled = ['a', 'b', 'c', 'd'].filter((_, index) => outcomes[index]?.status === 'fulfilled');
    expect(fulfilled).toEqual(expect.arrayContaining(['a', 'c', 'd']));
    expect((await database.all(known, {})).map(({ subject_id }) => subject_id)).toEqual(fulfilled);
  });

  it('see what those before them deferred, which is kept if they fail', async () => {
    const database = await connected([]);
    const school = database.forSchool('sch_1');
    const idsIn = async (tx: Transaction) =>
      (await tx.all(known, {})).map(({ subject_id }) => subject_id).join('');
    const deferring = (id: string) => async (tx: Transaction) => tx.defer(insertRows, { rows: [{ id }] });
    const failing = async (tx: Transaction) => {
      const seen = await idsIn(tx);
      tx.defer(insertRows, { rows: [{ id: 'never' }] });
      throw new Error(`saw ${seen}`);
    };
    const trying = (tx: Transaction) => tx.attempt(() => failing(tx)).catch(({ message }) => message);
    const outcomes = await Promise.allSettled([
      school.transact(deferring('a')),
      school.transact(deferring('b')),
      school.transact(failing),
      school.transact(deferring('c')),
      school.transact(trying),
      school.transact(idsIn),
      school.transact(deferring('d')),
    ]);
    expect(outcomes[2]).toMatchObject({ reason: { message: 'saw ab' } });
    expect(outcomes[4]).toMatchObject({ value: 'saw abc' });
    expect(outcomes[5]).toMatchObject({ value: 'abc' });
    expect(await database.transact(idsIn)).toBe('abcd');
  });

  it('defer writes of the same rows in their order', async () => {
    const database = await connected([]);
    const school = database.forSchool('sch_1');
    const rows = ['a', 'b'].map((id) => ({ id }));
    const changing = (...writes: (typeof insertRows)[]) =>
      school.transact(async (tx) => {
        for (const write of writes) tx.defer(write, { rows });
      });
    await Promise.all([
      changing(insertRows),
      changing(removeRows),
      changing(insertRows, removeRows),
      changing(insertRows),
    ]);
    expect(await database.all(known, {})).toHaveLength(2);
  });

  it('are durable, whatever follows them', async () => {
    const errors: Error[] = [];
    const database = await connected(errors);
    await Promise.all(
      ['a', 'b'].map((id) =>
        database.transact(async (tx) => {
          await tx.run(insertKey, { id });
          tx.afterCommit(() => {
            throw new Error(`after ${id}`);
          });
        }),
      ),
    );
    expect(await database.all(known, {})).toHaveLength(2);
    expect(errors.map(({ message }) => message).sort()).toEqual(['after a', 'after b']);
  });
});
