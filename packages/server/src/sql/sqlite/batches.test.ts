import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connect } from '../connect.ts';
import { query, statement } from '../query.ts';

const insertKey = query<{ id: string }>((db, p) =>
  db.insertInto('data_keys').values({ school_id: 'sch_1', subject_id: p.id, sealed: 'x' }),
);
const known = query<Record<never, never>, { subject_id: string }>((db) =>
  db.selectFrom('data_keys').select('subject_id'),
);
/** What SQLite does by itself after some errors, when the disk is full, for example. */
const rollback = statement(() => sql`rollback`);

it('a transaction that SQLite has rolled back writes nothing more, whatever its work catches', async () => {
  const database = await connect('sqlite::memory:', { onError: () => {} });
  await database.transact((tx) =>
    tx.run(
      statement(() => sql`create table data_keys (school_id text, subject_id text, sealed text)`),
      {},
    ),
  );
  const tried = database.transact(async (tx) => {
    await tx.run(insertKey, { id: 'before' });
    await tx.run(rollback, {});
    await tx.attempt(() => tx.run(insertKey, { id: 'in an attempt' })).catch(() => {});
    await tx.run(insertKey, { id: 'alone' }).catch(() => {});
    await tx.attempt(async () => {}).catch(() => {});
  });
  const other = database.transact((tx) => tx.run(insertKey, { id: 'of others' }));
  await expect(tried).rejects.toThrow('rolled back');
  await other;
  expect(await database.all(known, {})).toEqual([{ subject_id: 'of others' }]);
  await database.close();
});
