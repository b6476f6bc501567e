import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../../../../../test/support/databases.ts';
import { runSql } from '../../../../../test/support/inspect.ts';
import { connect } from '../connect.ts';
import { defaultLimits } from '../limits.ts';
import { statement } from '../query.ts';

const write = statement<{ from: number; to: number }, never>(
  (p) => sql`insert into fee_numbers (school_id, series, last)
    select 'sch_1', 'series ' || n, 1 from generate_series(cast(${p.from} as integer), cast(${p.to} as integer)) as n`,
);

it('a table that has grown is analyzed at once, before the changes of it are counted', async () => {
  const database = await openPostgres();
  const db = await connect(database.url, {
    // One connection for this work, which reports the number of changes once a second at most.
    limits: { ...defaultLimits, connections: 2 },
    onError: (error) => {
      throw error;
    },
  });
  onTestFinished(async () => {
    await db.close();
    await database[Symbol.asyncDispose]();
  });
  await db.transact((tx) => tx.run(write, { from: 1, to: 1 }));
  await db.transact((tx) => tx.run(write, { from: 2, to: 3000 }));
  await db.analyze();
  expect(await runSql(database, "select reltuples from pg_class where relname = 'fee_numbers'")).toEqual([
    { reltuples: 3000 },
  ]);
});
