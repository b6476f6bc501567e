import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../../../../../test/support/databases.ts';
import { eventually } from '../../../../../test/support/expect.ts';
import { connect } from '../connect.ts';
import { defaultLimits } from '../limits.ts';
import { statement } from '../query.ts';

const backend = statement<Record<string, never>, { pid: number }>(() => sql`select pg_backend_pid() as pid`);

it('a connection that has its greatest age is replaced, and this is no error', async () => {
  const database = await openPostgres();
  const errors: Error[] = [];
  const db = await connect(database.url, {
    limits: { ...defaultLimits, connections: 2, connectionAgeMs: 50 },
    onError: (error) => errors.push(error),
  });
  onTestFinished(async () => {
    await db.close();
    await database[Symbol.asyncDispose]();
  });
  const pids = new Set<number | undefined>();
  await eventually(async () => {
    pids.add((await db.first(backend, {}))?.pid);
    expect(pids.size).toBeGreaterThan(4);
  });
  for (let more = 0; more < 20; more++) await db.first(backend, {});
  expect(errors).toEqual([]);
});
