import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../../../../../test/support/databases.ts';
import { runSql } from '../../../../../test/support/inspect.ts';
import { transactionPoolers } from '../../../../../test/support/pooler.ts';
import { connect } from '../connect.ts';
import { defaultLimits } from '../limits.ts';
import { statement } from '../query.ts';

const limits = statement<Record<never, never>, { statement: string; lock: string }>(
  () =>
    sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
);

it.each(transactionPoolers)(
  'behind %s, each transaction has its time limits, and connections keep none',
  async (_name, start) => {
    const database = await openPostgres();
    onTestFinished(() => database[Symbol.asyncDispose]());
    const url = await start(database.url);
    const db = await connect(url, {
      directUrl: database.url,
      limits: { ...defaultLimits, connections: 4, statementTimeoutMs: 4321, waitMs: 2345 },
      onError: () => {},
    });
    onTestFinished(() => db.close());
    const expected = { statement: '4321ms', lock: '2345ms' };
    // More often than a query is run before it is prepared, and at the same time.
    for (let time = 0; time < 12; time++) {
      const all = [
        db.first(limits, {}),
        db.transact((tx) => tx.first(limits, {})),
        db.forSchool('sch_1').transact((tx) => tx.first(limits, {})),
      ];
      expect(await Promise.all(all)).toEqual([expected, expected, expected]);
    }
    const { sql: text = '' } = limits.compiled.get('postgres') ?? {};
    for (let time = 0; time < 4; time++)
      expect(await runSql({ ...database, url }, text)).toEqual([{ statement: '0', lock: '0' }]);
    await expect(
      db.first(
        statement(() => sql`select pg_sleep(60)`),
        {},
      ),
    ).rejects.toMatchObject({ code: '57014' });
  },
);

const isolation = statement<Record<never, never>, { level: string }>(
  () => sql`select current_setting('transaction_isolation') as level`,
);

it.each([['a direct URL', async (url: string) => url] as const, ...transactionPoolers])(
  'behind %s, statements see what was committed before them, whatever the default of the database is',
  async (_name, start) => {
    const database = await openPostgres();
    onTestFinished(() => database[Symbol.asyncDispose]());
    const name = new URL(database.url).pathname.slice(1);
    await runSql(database, `alter database ${name} set default_transaction_isolation = serializable`);
    const url = await start(database.url);
    const directUrl = url === database.url ? undefined : database.url;
    const db = await connect(url, { directUrl, limits: defaultLimits, onError: () => {} });
    onTestFinished(() => db.close());
    const all = [
      db.first(isolation, {}),
      db.transact((tx) => tx.first(isolation, {})),
      db.forSchool('sch_1').transact((tx) => tx.first(isolation, {})),
    ];
    expect(await Promise.all(all)).toEqual(Array(3).fill({ level: 'read committed' }));
  },
);
