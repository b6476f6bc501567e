import { createServer } from '@rollbook/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { newFolder, rollbook } from '../support/command.ts';
import { environmentOf, openPostgres } from '../support/databases.ts';
import { startPooler } from '../support/pooler.ts';
import { clientOf, raw } from '../support/server.ts';

/** A database behind a pooler, which ends with the test. */
async function openBehindPooler(isShared: boolean) {
  const database = await openPostgres();
  onTestFinished(() => database[Symbol.asyncDispose]());
  const url = new URL(database.url);
  const pooler = await startPooler(Number(url.port), isShared);
  url.port = String(pooler.port);
  return { pooler, behind: { ...database, url: url.href } };
}

it.each([['migrate'], ['serve --port 0'], ['school list']])(
  'a pooler that shares connections between transactions is refused by %s',
  async (command) => {
    const { behind } = await openBehindPooler(true);
    const options = { cwd: await newFolder(), env: environmentOf(behind) };
    const { code, stdout, stderr } = await rollbook(command.split(' '), options);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(
      /rollbook: Cannot use the database postgres:\/\/\S+: it is behind a pooler that shares connections between transactions, such as PgBouncer with pool_mode=transaction\. Connect to PostgreSQL directly, or to a pooler with pool_mode=session\.\n$/,
    );
  },
);

it('a pooler that gives each connection a session can be used; if it begins to share them, the server is not ready', async () => {
  const { behind, pooler } = await openBehindPooler(false);
  const server = await createServer({ database: behind.url, masterKey: behind.masterKey });
  onTestFinished(() => server.close());
  const { testKey } = await server.createSchool({ name: 'Example School' });
  const client = clientOf(server, testKey);
  const ready = () => raw(server.url, null, 'GET', '/readyz');
  expect(await ready()).toMatchObject({ status: 200 });
  const learner = await client.learners.create({ name: 'Thandi Example' });

  pooler.shareConnections(true);
  const statuses = new Set<number>();
  await vi.waitFor(
    async () => {
      const requests = Array.from({ length: 8 }, () =>
        raw(server.url, testKey, 'GET', `/v1/learners/${learner.id}`),
      );
      for (const { status } of await Promise.all(requests)) statuses.add(status);
      expect(await ready()).toMatchObject({
        status: 503,
        body: { detail: 'The database is behind a pooler that shares connections between transactions.' },
      });
    },
    { timeout: 30_000 },
  );
  expect([200, 503]).toEqual(expect.arrayContaining([...statuses]));
  await expect(client.learners.create({ name: 'Sipho Example' })).rejects.toMatchObject({
    status: 503,
    code: 'unavailable',
  });

  pooler.shareConnections(false);
  await vi.waitFor(async () => expect(await ready()).toMatchObject({ status: 200 }), { timeout: 10_000 });
  await client.learners.create({ name: 'Sipho Example' });
});
