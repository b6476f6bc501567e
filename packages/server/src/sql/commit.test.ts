import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { onBothDatabases } from '../../../../test/support/databases.ts';
import { connect } from './connect.ts';
import type { CommitStep, Transaction } from './database.ts';
import { query } from './query.ts';

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
