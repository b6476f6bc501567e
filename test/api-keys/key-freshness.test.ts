import type { Rollbook } from '@rollbook/sdk';
import { type CreateServerOptions, createServer, ManualClock, type RollbookServer } from '@rollbook/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newFolder, rollbookProgram } from '../support/command.ts';
import { inMemory, type OpenDatabase, onBothDatabases, type TestDatabase } from '../support/databases.ts';
import { eventually } from '../support/expect.ts';
import { runSql } from '../support/inspect.ts';
import { clientOf, startServer } from '../support/server.ts';
import { startRequest } from '../support/slow-request.ts';

/** Another process's server, as far as the database is concerned. */
async function startBeside(
  { url, masterKey }: TestDatabase,
  options: CreateServerOptions,
): Promise<RollbookServer> {
  const server = await createServer({ database: url, masterKey, ...options });
  onTestFinished(() => server.close());
  return server;
}

/** Two servers on one database, and a key that both have just accepted. */
async function acceptedByTwo(open: OpenDatabase, options: CreateServerOptions = {}) {
  const here = await startServer(open, options);
  const elsewhere = await startBeside(here.database, options);
  const key = await here.client.apiKeys.create({ name: 'Example', scopes: ['read:learners', 'read:staff'] });
  const use = (server: RollbookServer) => clientOf(server, key.secret).learners.list();
  await use(here.server);
  await use(elsewhere);
  return { ...here, elsewhere, key, use };
}

const learner = { name: 'Thandi Example' };
const refused = (code: string) => expect.objectContaining({ code });
const outcome = (request: Pick<Promise<unknown>, 'catch'>) => request.catch((error: unknown) => error);

/** Revokes a key while requests with it wait for their turns. Returns the entries that it made in the audit log afterwards. */
async function entriesAfterRevocation(
  open: OpenDatabase,
  request: (caller: Rollbook, learnerId: string) => Promise<unknown>,
) {
  const { client, server } = await startServer(open);
  const { id } = await client.learners.create(learner);
  const key = await client.apiKeys.create({
    name: 'Example',
    scopes: ['write:learners', 'read:medical'],
  });
  const caller = clientOf(server, key.secret);
  const requests = () => Array.from({ length: 20 }, () => outcome(request(caller, id)));
  await Promise.all([...requests(), client.apiKeys.revoke(key.id), ...requests()]);
  const entries = await client.auditLog.list().toArray({ limit: 100 });
  const revoked = entries.findIndex(({ action }) => action === 'api_key.revoked');
  expect(revoked).toBeGreaterThanOrEqual(0);
  return entries.slice(0, revoked).filter(({ actor }) => actor.id === key.id);
}

onBothDatabases('an API key that was just used', (open) => {
  it('is refused once it is revoked: at once by this process, and soon by another', async () => {
    const { client, server, elsewhere, key, use } = await acceptedByTwo(open);
    await client.apiKeys.revoke(key.id);
    expect(await outcome(use(server))).toEqual(refused('invalid_api_key'));
    await eventually(async () => expect(await outcome(use(elsewhere))).toEqual(refused('invalid_api_key')));
  });

  it('is refused when it is revoked while the body of a request arrives', async () => {
    const { client, server } = await startServer(open);
    const key = await client.apiKeys.create({ name: 'Example', scopes: ['write:learners'] });
    const finish = await startRequest(server, '/v1/learners', { Authorization: `Bearer ${key.secret}` });
    await client.apiKeys.revoke(key.id);
    expect(await finish(learner)).toMatchObject({ status: 401, code: 'invalid_api_key' });
    expect((await client.learners.list()).data).toEqual([]);
  });

  it('changes nothing after it is revoked, also with requests that arrived before', async () => {
    expect(await entriesAfterRevocation(open, async ({ learners }) => learners.create(learner))).toEqual([]);
  });

  it('reads no medical notes after it is revoked, also with requests that arrived before', async () => {
    expect(await entriesAfterRevocation(open, async ({ medicalNotes }, id) => medicalNotes.list(id))).toEqual(
      [],
    );
  });

  it('is refused once it is rolled without time left', async () => {
    const { client, server, elsewhere, key, use } = await acceptedByTwo(open);
    const { secret } = await client.apiKeys.roll(key.id, { expires_in: 0 });
    expect(await outcome(use(server))).toEqual(refused('expired_api_key'));
    await eventually(async () => expect(await outcome(use(elsewhere))).toEqual(refused('expired_api_key')));
    for (const process of [server, elsewhere])
      expect((await clientOf(process, secret).learners.list()).data).toEqual([]);
  });

  it('is refused the moment it expires', async () => {
    const clock = new ManualClock();
    const { client, server, elsewhere } = await acceptedByTwo(open, { clock });
    const expires_at = new Date(clock.now() + 60_000).toISOString();
    const { secret } = await client.apiKeys.create({ name: 'Short', scopes: ['read:learners'], expires_at });
    for (const process of [server, elsewhere]) await clientOf(process, secret).learners.list();
    clock.advance(60_000);
    for (const process of [server, elsewhere]) {
      const listed = clientOf(process, secret).learners.list();
      expect(await outcome(listed)).toEqual(refused('expired_api_key'));
    }
  });

  it('loses the scopes that it loses in the database', async () => {
    const { server, elsewhere, database, key } = await acceptedByTwo(open);
    await runSql(database, `update api_keys set scopes = '["read:staff"]' where id = '${key.id}'`);
    for (const process of [server, elsewhere])
      await eventually(async () =>
        expect(await outcome(clientOf(process, key.secret).learners.list())).toEqual(
          refused('insufficient_scope'),
        ),
      );
  });

  it('has the time zone that its school has, once that is changed', async () => {
    const clock = new ManualClock(Date.parse('2026-03-02T23:00:00Z'));
    const { client, elsewhere, testKey } = await acceptedByTwo(open, { clock });
    const born = { name: 'Thandi Example', date_of_birth: '2026-03-03' };
    await client.school.update({ time_zone: 'America/New_York' });
    expect(await outcome(client.learners.create(born))).toEqual(refused('validation_failed'));
    await client.school.update({ time_zone: 'Africa/Johannesburg' });
    expect(await client.learners.create(born)).toMatchObject({ date_of_birth: '2026-03-03' });
    await eventually(() => clientOf(elsewhere, testKey).learners.create(born));
  });
});

describe('an API key in a database without a file', () => {
  it('is looked up again when another key is created while the body of a request arrives', async () => {
    const { client, server, testKey } = await startServer(inMemory);
    const finish = await startRequest(server, '/v1/learners', { Authorization: `Bearer ${testKey}` });
    await client.apiKeys.create({ name: 'Example', scopes: ['read:learners'] });
    expect(await finish(learner)).toMatchObject({ status: 201 });
  });
});

onBothDatabases('the command line', (open) => {
  it('revokes a key that a running server has just accepted', async () => {
    const { server, database, key, use } = await acceptedByTwo(open);
    const ROLLBOOK_MASTER_KEY = Buffer.from(database.masterKey).toString('hex');
    const args = ['key', 'revoke', key.id, '--database', database.url, '--json'];
    const revoked = await rollbookProgram(args, { cwd: await newFolder(), env: { ROLLBOOK_MASTER_KEY } });
    expect(JSON.parse(revoked.stdout)).toEqual({ id: key.id, revoked: true });
    await eventually(async () => expect(await outcome(use(server))).toEqual(refused('invalid_api_key')));
  });
});
