import { expect, it, onTestFinished } from 'vitest';
import { onBothDatabases } from '../../../../test/support/databases.ts';
import { runSql } from '../../../../test/support/inspect.ts';
import { masterKeysOf } from '../../../../test/support/master-keys.ts';
import { connect } from '../sql/connect.ts';
import { Idempotency } from './idempotency.ts';

onBothDatabases('stored responses', (open) => {
  it('are removed once they have expired, in parts, and no others are', async () => {
    const testDatabase = await open();
    const fail = (error: Error) => {
      throw error;
    };
    const database = await connect(testDatabase.url, { onError: fail });
    onTestFinished(async () => {
      await database.close();
      await testDatabase[Symbol.asyncDispose]();
    });
    await runSql(
      testDatabase,
      `insert into idempotency_keys (school_id, caller_id, "key", fingerprint, status, headers, body, sealed, expires_at)
       with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 2600)
       select 'sch_1', 'key_1', 'k' || n, 'f', 200, '{}', '{}', 0,
         case when n > 2500 then '2026-01-03T00:00:00.000Z' else '2026-01-01T00:00:00.000Z' end from numbers`,
    );
    const transact = database.transact.bind(database);
    let parts = 0;
    database.transact = (work) => {
      parts++;
      return transact(work);
    };
    await new Idempotency(masterKeysOf(testDatabase.masterKey)).purge(database, Date.parse('2026-01-02'));
    const [left] = await runSql(testDatabase, 'select count(*) as count from idempotency_keys');
    expect(Number(left?.count)).toBe(100);
    expect(parts).toBe(3);
  });
});
