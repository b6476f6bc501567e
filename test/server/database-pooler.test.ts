import { type CreateServerOptions, createServer } from '@rollbook/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newFolder, rollbook } from '../support/command.ts';
import { environmentOf, openPostgres } from '../support/databases.ts';
import { eventually } from '../support/expect.ts';
import { startPooler, transactionPoolers } from '../support/pooler.ts';
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
      /rollbook: Cannot use the database postgres:\/\/\S+: it is behind a pooler that shares connections between transactions, such as PgBouncer with pool_mode=transaction\. Set ROLLBOOK_DATABASE_DIRECT_URL to the URL of PostgreSQL itself, for what needs a connection of its own; or connect to PostgreSQL directly, or to a pooler with pool_mode=session\.\n$/,
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
  await eventually(async () => {
    const requests = Array.from({ length: 8 }, () =>
      raw(server.url, testKey, 'GET', `/v1/learners/${learner.id}`),
    );
    for (const { status } of await Promise.all(requests)) statuses.add(status);
    expect(await ready()).toMatchObject({
      status: 503,
      body: { detail: 'The database is behind a pooler that shares connections between transactions.' },
    });
  });
  expect([200, 503]).toEqual(expect.arrayContaining([...statuses]));
  // A connection that nobody else has used meanwhile can still be right.
  await eventually(() =>
    expect(client.learners.create({ name: 'Sipho Example' })).rejects.toMatchObject({
      status: 503,
      code: 'unavailable',
    }),
  );

  pooler.shareConnections(false);
  await eventually(async () => expect(await ready()).toMatchObject({ status: 200 }));
  await client.learners.create({ name: 'Sipho Example' });
});

describe.each(transactionPoolers)('%s, and the URL of PostgreSQL itself', (_name, start) => {
  async function open() {
    const database = await openPostgres();
    onTestFinished(() => database[Symbol.asyncDispose]());
    return { database, url: await start(database.url) };
  }

  async function serve(options: CreateServerOptions) {
    const server = await createServer(options);
    onTestFinished(() => server.close());
    return server;
  }

  it('are enough for a new database, and for many requests of two processes', async () => {
    const database = await openPostgres('nothing');
    onTestFinished(() => database[Symbol.asyncDispose]());
    const options = {
      database: await start(database.url),
      directDatabase: database.url,
      masterKey: database.masterKey,
    };
    const [one, other] = [await serve(options), await serve(options)];
    const { testKey } = await one.createSchool({ name: 'Example School' });
    const clients = [clientOf(one, testKey), clientOf(other, testKey)];
    const created = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        clients[index % 2]?.learners.create({ name: `Thandi ${index} Example` }),
      ),
    );
    const found = await Promise.all(
      created.map((learner, index) => clients[(index + 1) % 2]?.learners.get(learner?.id ?? '')),
    );
    expect(found.map((learner) => learner?.name)).toEqual(created.map((learner) => learner?.name));
    expect(await raw(one.url, null, 'GET', '/readyz')).toMatchObject({ status: 200 });
  });

  it('a revoked key is refused by the other process, which is notified', async () => {
    const { database, url } = await open();
    const options = { database: url, directDatabase: database.url, masterKey: database.masterKey };
    const [one, other] = [await serve(options), await serve(options)];
    const { testKey } = await one.createSchool({ name: 'Example School' });
    const { secret, id } = await clientOf(one, testKey).apiKeys.create({
      name: 'Reports',
      scopes: ['read:learners'],
    });
    const list = () => raw(other.url, secret, 'GET', '/v1/learners');
    expect(await list()).toMatchObject({ status: 200 });
    await clientOf(one, testKey).apiKeys.revoke(id);
    await eventually(async () => expect(await list()).toMatchObject({ status: 401 }));
  });

  it('are refused if the second is that of another database, or leads to a pooler too', async () => {
    const { database, url } = await open();
    const another = await openPostgres();
    onTestFinished(() => another[Symbol.asyncDispose]());
    const run = async (direct: string) => {
      const env = { ...environmentOf({ ...database, url }), ROLLBOOK_DATABASE_DIRECT_URL: direct };
      const { code, stderr } = await rollbook(['school', 'list'], { cwd: await newFolder(), env });
      return { code, stderr };
    };
    expect(await run(database.url)).toEqual({ code: 0, stderr: '' });
    expect(await run(another.url)).toEqual({
      code: 1,
      stderr: expect.stringMatching(/: ROLLBOOK_DATABASE_DIRECT_URL is the URL of another database\.\n$/),
    });
    expect(await run(url)).toEqual({
      code: 1,
      stderr: expect.stringMatching(
        /: ROLLBOOK_DATABASE_DIRECT_URL cannot be used: ROLLBOOK_DATABASE_DIRECT_URL is behind a pooler .* It has to be the URL of PostgreSQL itself, or of a pooler with pool_mode=session\.\n$/,
      ),
    });
  });
});
