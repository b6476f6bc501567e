import { Rollbook } from '@rollbook/sdk';
import pg from 'pg';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Dialect, onBothDatabases } from '../../../../test/support/databases.ts';
import { readConfig } from '../app/config.ts';
import { type RunningServer, startServer } from '../app/server.ts';
import { ManualClock } from '../lib/clock.ts';

/** Counts reads of a school's learners and data keys. */
function statementsOf({ db }: RunningServer, school: string, dialect: Dialect): () => number {
  if (dialect === 'sqlite') {
    const spies = [vi.spyOn(db, 'all'), vi.spyOn(db, 'first')];
    return () =>
      spies.flatMap(({ mock }) => mock.calls).filter(([, params]) => params.school === school).length;
  }
  const { mock } = vi.spyOn(pg.Client.prototype, 'query');
  // The log of requests, which names their paths, is written whenever it is due.
  const isRead = (text: string) => /from [\\"]*(learners|data_keys)/.test(text);
  return () => mock.calls.filter((call) => isRead(JSON.stringify(call))).length;
}

onBothDatabases('a list with sensitive fields', (open, dialect) => {
  it('takes as many queries for many records as for one, and as many as a list without them', async () => {
    const { url, masterKey, ...database } = await open();
    const server = await startServer({
      config: {
        ...readConfig({}),
        databaseUrl: url,
        masterKey,
        port: 0,
        rateLimits: { reads: 0, writes: 0, refusedKeys: 0 },
      },
      clock: new ManualClock(),
      log: pino({ level: 'silent' }),
      api: true,
      worker: false,
      checkResponses: true,
    });
    onTestFinished(async () => {
      await server.close();
      await database[Symbol.asyncDispose]();
    });
    const { testKey, testSchoolId } = await server.admin.createSchool({ name: 'Example School' });
    const client = new Rollbook({ apiKey: testKey, baseUrl: server.url });
    const { secret } = await client.apiKeys.create({ name: 'Clerk', scopes: ['read:learners'] });
    const clerk = new Rollbook({ apiKey: secret, baseUrl: server.url });
    for (let number = 0; number < 20; number++)
      await client.learners.create({ name: `Learner ${number}`, race: `Race ${number}` });
    const statements = statementsOf(server, testSchoolId, dialect);
    const counted = async (by: Rollbook, limit: number) => {
      const before = statements();
      const { data } = await by.learners.list({ limit });
      expect(data).toHaveLength(limit);
      return { data, queries: statements() - before };
    };
    const one = await counted(client, 1);
    const many = await counted(client, 20);
    const without = await counted(clerk, 20);
    expect(many.data.map(({ race }) => race)).toEqual(Array.from({ length: 20 }, (_, n) => `Race ${n}`));
    expect(one.queries).toBeGreaterThan(0);
    expect(many.queries).toEqual(one.queries);
    expect(without.queries).toEqual(one.queries);
    expect(without.data[0]).not.toHaveProperty('race');
  });
});
